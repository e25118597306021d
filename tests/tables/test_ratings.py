"""Which games are rated, who gains and who loses by them, and that each is rated once, with its last move."""

import asyncio
from typing import Any

import pytest

from bot.core.game import Outcome
from bot.features.daily.results import DailyResult, DayDeal, result_of
from bot.features.ratings.rating import START, in_new_season
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Place
from bot.tables.steps.model import COMPUTER, Change, Phase, Seat, TableData
from bot.tables.steps.results import rated_places, results_of, with_results
from bot.tables.store.store_errors import StoreError
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DAVE,
    GUILD,
    NAMES,
    OfflineBot,
    tamper,
)
from tests.tables.rated_games import WINTER, faults, ledger, rate, rating_of
from tests.traces import traces

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

FOUR = (ALICE, BOB, CAROL, DAVE)
OTHER_GUILD = GUILD + 1
LAST = 54
"""How many actions a short game has."""
OF = "person IN (SELECT key FROM people WHERE user_id = ?)"


def seat(user: int, **fields: Any) -> Seat:
    return with_fields(Seat(user, NAMES.get(user, "Kumari")), **fields)


def over(*seats: Seat, **fields: Any) -> TableData:
    table = TableData(7, "juse", ALICE, {"reminders": False}, seats, place=Place(GUILD, CHANNEL))
    return with_fields(table, **{"phase": Phase.OVER, **fields})


def places(table: TableData, winners: tuple[int, ...], *scores: float) -> list[tuple[int, int]]:
    found = rated_places(table, JUSE, Outcome(finished=True, winners=winners, scores=scores))
    return [(placed.user_id, placed.place) for placed in found]


# ---------------------------------------------------------------- who takes part, and in which place


def test_where_the_highest_score_wins_it_comes_first() -> None:
    outcome = Outcome(finished=True, winners=(1,), scores=(3, 9, 5))
    found = rated_places(over(seat(ALICE), seat(BOB), seat(CAROL)), ROUNDUP, outcome)
    assert [placed.user_id for placed in found] == [BOB, CAROL, ALICE]


@pytest.mark.parametrize(
    "fields",
    [
        {"learning": True},
        {"private": True},
        {"deal": "3"},
        DayDeal.facts("juse", "2026-10-10"),
        {"phase": Phase.CLOSED},
        {"phase": Phase.PLAYING},
    ],
    ids=str,
)
def test_learning_private_replayed_daily_and_stopped_games_do_not_count(fields: dict[str, Any]) -> None:
    assert places(over(seat(ALICE), seat(BOB)), (0,), 0, 1) == [(ALICE, 1), (BOB, 2)]
    assert places(over(seat(ALICE), seat(BOB), **fields), (0,), 0, 1) == []


def test_who_had_left_by_the_end_has_not_won() -> None:
    seats = (seat(ALICE, away=True, misplays=2), seat(BOB), Seat(COMPUTER, "Kumari"))
    alice, bob = results_of(over(*seats), JUSE, Outcome(finished=True, winners=(0, 1), scores=(0, 1, 2)))
    assert (alice.won, alice.misplays) == (False, 2)
    assert (bob.won, bob.people) == (True, 2), "the one who left was an opponent"


def test_a_deal_of_the_day_with_a_misplay_is_not_clean() -> None:
    table = over(seat(ALICE, misplays=1), private=True, **DayDeal.facts("juse", "2026-10-10"))
    result = with_results(Change(table), JUSE, Outcome(finished=True, winners=(0,), scores=(3,)))
    assert result_of(result) == DailyResult("2026-10-10", ALICE, "Alice", 1, 3, misplays=1, clean=False)


# ---------------------------------------------------------------- with the last move, and once


@pytest.mark.sqlite
async def test_last_move_and_ratings_are_one_transaction(bot: OfflineBot) -> None:
    """What kills the bot between two of its statements undoes them all."""
    table = await bot.lobby(*FOUR)
    await bot.start_short(table)
    before: dict[str, Any] = {}
    kept = ("ledger", "ratings", "rated_pairs", "results")
    for statement in ("INSERT ON ledger", "INSERT ON ratings", "INSERT ON rated_pairs", "INSERT ON results"):
        tamper(bot.place, f"CREATE TRIGGER full BEFORE {statement} BEGIN SELECT raise(ABORT, 'no room'); END")
        with pytest.raises(StoreError, match="no room"):
            await bot.play_on(table)
        tamper(bot.place, "DROP TRIGGER full")
        before |= {name: bot.rows(f"SELECT * FROM {name}") for name in kept}  # noqa: S608
        assert not any(before.values()), statement
        assert bot.rows("SELECT phase FROM tables") == [("playing",)]
        assert table.data.moves == LAST - 1
    await bot.play_on(table)
    assert [len(bot.rows(f"SELECT * FROM {name}")) for name in kept] == [4, 4, 6, 4]  # noqa: S608
    assert await faults(bot.tables.store) == []


async def test_two_games_of_the_same_person_that_end_at_once_count_one_after_the_other(bot: OfflineBot) -> None:
    tables = [await bot.lobby(*FOUR, channel=CHANNEL + number) for number in range(3)]
    for table in tables:
        await bot.start_short(table)
        await bot.play_on(table, lambda data: data.moves == LAST - 1)
    await asyncio.gather(*(bot.play_on(table) for table in tables))
    assert [len(ledger(bot, table.data.id)) for table in tables] == [4, 4, 4]
    assert bot.rows("SELECT DISTINCT number FROM ledger ORDER BY 1") == [(1,), (2,), (3,)]
    for user in FOUR:
        lines = bot.rows(f"SELECT mean_before, mean_after FROM ledger WHERE {OF} ORDER BY number", user)  # noqa: S608
        assert [before for before, _ in lines] == [START.mean, *(after for _, after in lines[:-1])]
        assert rating_of(bot, user).mean == lines[-1][1]
    assert await faults(bot.tables.store) == []


# ---------------------------------------------------------------- seasons


async def test_a_season_begins_with_the_last_number_and_less_certainty(bot: OfflineBot) -> None:
    for _ in range(3):
        await rate(bot, ALICE, BOB)
    autumn = rating_of(bot, ALICE)
    await rate(bot, BOB, ALICE, at=WINTER)
    found = bot.rows(f"SELECT season, games, mean FROM ratings WHERE {OF} ORDER BY 1", ALICE)  # noqa: S608
    assert [games for _, games, _ in found] == [3, 1]
    winter = f"SELECT mean_before, spread_before FROM ledger WHERE {OF} AND season = '2027-1'"  # noqa: S608
    [before] = bot.rows(winter, ALICE)
    begun = in_new_season(autumn)
    assert before == (begun.mean, begun.spread)
    assert begun.spread > autumn.spread
    assert found[0] == ("2026-4", 3, autumn.mean)
    assert await faults(bot.tables.store) == []


# ---------------------------------------------------------------- erasure


async def test_the_rows_of_who_is_forgotten_go_and_the_others_numbers_stay_and_can_be_computed_again(
    bot: OfflineBot,
) -> None:
    for guild in (GUILD, OTHER_GUILD):
        await rate(bot, ALICE, BOB, CAROL, guild=guild)
        await rate(bot, BOB, ALICE, at=WINTER, guild=guild)
    await rate(bot, CAROL, (ALICE, BOB), game="roundup")
    await rate(bot, BOB, CAROL)
    before = {(user, guild): rating_of(bot, user, guild) for user in (BOB, CAROL) for guild in (GUILD, OTHER_GUILD)}
    lines = ledger(bot)
    await bot.forget(ALICE, None)
    assert traces(bot.place, ALICE, "Alice") == []
    assert {place: rating_of(bot, *place) for place in before} == before
    assert ledger(bot) == [(None if user == ALICE else user, place) for user, place in lines]
    assert await faults(bot.tables.store) == []
    await bot.forget(BOB, None)
    assert {user for user, _ in ledger(bot)} == {None, CAROL}, "a game in which nobody is left still counts"
    assert await faults(bot.tables.store) == []
