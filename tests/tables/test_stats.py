"""How people are doing: which games count, for whom, and who comes first."""

from typing import Any

import msgspec
import pytest

from bot.core.game import AnyGame, Outcome
from bot.features.stats.store import StatsBook, add_results
from bot.tables.steps import play
from bot.tables.steps.model import COMPUTER, Change, Move, PersonalResult, Phase, Seat, TableData
from bot.tables.steps.results import results_of
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, KEEPER, NAMES, OfflineBot

FOUR = (ALICE, BOB, CAROL, DAVE)


def over(*seats: Seat, **fields: Any) -> TableData:
    return TableData(0, "juse", GUILD, CHANNEL, ALICE, {"reminders": False}, seats, Phase.OVER, **fields)


def outcome(*winners: int, seats: int = 4) -> Outcome:
    return Outcome(finished=True, winners=winners, scores=tuple(range(seats)))


async def entered(
    bot: OfflineBot, user: int, game: AnyGame = JUSE, *, at: float = 0.0, guild: int = GUILD, **fields: Any
) -> None:
    """A finished game as it is stored."""
    result = PersonalResult(
        user, NAMES.get(user, str(user)), won=False, people=2, score=0.0, misplays=0, clean=True, private=False
    )
    last = Move(1, 0, "", (), user, at)
    table = msgspec.structs.replace(over(), game=game.name, guild_id=guild)
    stored = await bot.tables.store.open_table(table, 1)

    async def work(db: Session) -> None:
        await note_person(db, guild, user, result.name)
        await add_results(db, Change(stored, (last,), results=[msgspec.structs.replace(result, **fields)]))

    await bot.tables.store.transaction(work)


async def listed(bot: OfflineBot, game: AnyGame = JUSE) -> list[str]:
    return [placed.figures.name for placed in (await StatsBook(bot.tables.store).of_server(GUILD, game, 10)).best]


# ---------------------------------------------------------------- which games count, and for whom


@pytest.mark.sqlite
async def test_running_and_closed_games_do_not_count(bot: OfflineBot) -> None:
    await bot.game(ALICE, BOB)
    ended = await bot.game(ALICE, BOB, channel=CHANNEL + 1)
    await bot.run(ended, play.end, KEEPER, moderator=True)
    left = await bot.game(ALICE, computers=1, channel=CHANNEL + 2)
    await bot.run(left, play.leave, ALICE)
    private = await bot.junk(ALICE)
    await bot.run(private, play.give_up, ALICE)
    assert bot.rows("SELECT * FROM results") == []
    assert await StatsBook(bot.tables.store).of_player(GUILD, ALICE, "juse", own=True) is None
    assert await listed(bot) == []


def test_a_player_who_had_left_by_the_end_has_not_won() -> None:
    seats = (Seat(ALICE, "Alice", away=True, misplays=2), Seat(BOB, "Bob"), Seat(COMPUTER, "Kumari"))
    alice, bob = results_of(over(*seats), JUSE, outcome(0, 1, seats=3))
    assert (alice.won, alice.misplays) == (False, 2)
    assert (bob.won, bob.people) == (True, 2), "the one who left was an opponent"


# ---------------------------------------------------------------- the server's list


async def test_a_list_is_of_one_server_and_one_game(bot: OfflineBot) -> None:
    await entered(bot, ALICE, guild=GUILD + 1)
    await entered(bot, BOB, JUNK)
    await entered(bot, CAROL)
    assert await listed(bot) == ["Carol"]
    assert await StatsBook(bot.tables.store).of_player(GUILD, ALICE, "juse", own=True) is None
