"""The deal of a finished game, played again by others: one try each, and what is kept of it."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import Outcome
from bot.features.challenge import store
from bot.features.challenge.store import Challenge
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.days import utc_day
from bot.tables.steps.lobby import OPEN_FOR, seat_to_play
from bot.tables.steps.model import COMPUTER, Phase, Seat, TableData
from bot.tables.steps.results import standing_of
from bot.tables.store.export import stored_about
from cogs.juse.rules.game import JuseGame
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DAVE,
    DAY,
    GUILD,
    NAMES,
    OfflineBot,
    to_move,
)

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

HERE = (GUILD, CHANNEL)


async def offered(bot: OfflineBot, table: Table, user: int = ALICE, channel: int = CHANNEL) -> Challenge:
    data, game = table.data, table.game
    outcome = game.outcome(data.state)
    people = [number for number, seat in enumerate(data.seats) if seat.user_id > 1]
    standings = {number: standing_of(data, game, outcome, number) for number in people}
    seat = seat_to_play(data, game, user)
    now = bot.tables.clock.table_time(GUILD)
    return await bot.deals.book.offer(data, seat, (GUILD, channel), (user, NAMES[user]), now, standings)


async def taken_up(bot: OfflineBot, source: Table, user: int, *, private: bool = True) -> Table:
    seat = seat_to_play(source.data, source.game, ALICE)
    return await bot.deals.open(source.data, seat, HERE, bot.by(user), private=private)


@pytest.fixture
async def junk(bot: OfflineBot) -> Table:
    """Alice's game, played to its end and offered."""
    table = await bot.junk(ALICE)
    await bot.finish_junk(table)
    await offered(bot, table)
    return table


async def found(bot: OfflineBot, deal: str, seat: int = 0) -> Challenge:
    challenge = await bot.deals.book.find(deal, seat, CHANNEL)
    assert challenge is not None
    return challenge


async def test_the_cards_and_the_seat_are_the_same_and_computers_have_all_others(bot: OfflineBot) -> None:
    source = await bot.played(ALICE, BOB, computers=2)
    for number in (2, 3):
        source.data = replace(
            source.data,
            seats=tuple(
                replace(seat, level="hard") if place == number else seat for place, seat in enumerate(source.data.seats)
            ),
        )
    await offered(bot, source, BOB)
    again = await bot.deals.open(source.data, 1, HERE, bot.by(CAROL), private=True)
    names = [seat.name for seat in source.data.seats]
    assert [seat.user_id for seat in again.data.seats] == [COMPUTER, CAROL, COMPUTER, COMPUTER]
    assert [seat.level for seat in again.data.seats] == ["normal", "normal", "hard", "hard"]
    assert [seat.name for seat in again.data.seats][2:] == names[2:]
    assert len({seat.name for seat in again.data.seats}) == 4
    first, again_dealt = [(await bot.tables.store.moves(table.data.id))[0].chance for table in (source, again)]
    assert again_dealt == first
    assert again.data.options == source.data.options
    assert again.data.clock == "none"


def test_it_is_the_seat_of_whoever_asks_or_of_the_best_person() -> None:
    class Ended(JuseGame):
        def outcome(self, state: Any) -> Outcome:
            return Outcome(True, (3,), (7, 5, 2, 0))

    seats = (Seat(ALICE, "Alice"), Seat(BOB, "Bob"), Seat(COMPUTER, "c"), Seat(COMPUTER, "d"))
    data = TableData(1, "juse", *HERE, ALICE, {}, seats, Phase.OVER)
    assert [seat_to_play(data, Ended(), user) for user in (ALICE, BOB, CAROL)] == [0, 1, 1]


@pytest.mark.sqlite
async def test_only_so_many_may_try(bot: OfflineBot, junk: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_TRIES", 2)
    await taken_up(bot, junk, BOB)
    with pytest.raises(Refused, match="challenge-full"):
        await taken_up(bot, junk, CAROL)
    assert len(bot.rows("SELECT 1 FROM tables")) == 2


@pytest.mark.sqlite
async def test_after_a_while_it_cannot_be_taken_up_unless_it_is_offered_again(bot: OfflineBot, junk: Table) -> None:
    challenge = await found(bot, junk.data.deal_key)
    assert not bot.deals.is_over(challenge)
    bot.skip(OPEN_FOR + 60)
    assert bot.deals.is_over(challenge)
    assert not bot.deals.is_over(await offered(bot, junk))
    assert len(bot.rows("SELECT 1 FROM challenges")) == 1


# ---------------------------------------------------------------- forgetting, and what is told of somebody


async def test_what_is_stored_of_it_is_in_the_export_and_never_a_seed_or_anothers_result(
    bot: OfflineBot, junk: Table
) -> None:
    await bot.finish_junk(await taken_up(bot, junk, BOB))
    assert junk.data.chance is not None
    for user, challenges in ((ALICE, 1), (BOB, 0)):
        text = (await stored_about(bot.tables.store, user, GUILD, bot.now())).decode()
        export = json.loads(text)
        assert len(export["deals"]) == 1
        assert export["deals"][0]["first"] == (user == ALICE)
        assert len(export["challenges"]) == challenges
        assert junk.data.chance.seed not in text


# ---------------------------------------------------------------- who knows the cards


async def test_who_has_opened_a_game_is_noted_for_two_weeks_exported_and_forgotten(bot: OfflineBot) -> None:
    book, day = bot.deals.book, utc_day(bot.now())
    for user, guild in ((ALICE, GUILD), (ALICE, GUILD + 1), (BOB, GUILD)):
        await book.note_view(str(guild), guild, user, day)
        await book.note_view(str(guild), guild, user, day)
    exports = [json.loads(await stored_about(bot.tables.store, ALICE, guild, 0.0)) for guild in (GUILD, None)]
    assert exports[0]["games seen"] == [{"deal": str(GUILD), "server": str(GUILD), "day": day}]
    assert [view["deal"] for view in exports[1]["games seen"]] == [str(GUILD), str(GUILD + 1)]
    await bot.forget(ALICE)
    assert sorted(bot.rows("SELECT deal FROM viewers")) == [(str(GUILD),), (str(GUILD + 1),)]
    assert not await book.has_viewed(str(GUILD), ALICE)
    await bot.background_jobs(14 * DAY)
    assert await book.has_viewed(str(GUILD), BOB)
    await book.note_view(str(GUILD), GUILD, BOB, utc_day(bot.now()))
    await bot.background_jobs(DAY)
    assert await book.has_viewed(str(GUILD), BOB), "the note of who opens it again is kept again"
    await bot.background_jobs(14 * DAY)
    assert bot.rows("SELECT * FROM viewers") == []


@pytest.mark.sqlite
async def test_in_public_it_is_a_game_of_its_channel(bot: OfflineBot) -> None:
    source = await bot.played(ALICE, computers=3)
    await offered(bot, source)
    await bot.lobby(DAVE)
    with pytest.raises(Refused, match="channel-taken"):
        await taken_up(bot, source, BOB, private=False)
    assert await bot.deals.book.player(source.data.deal_key, BOB) is None, "it was no try"
    await bot.run(await bot.tables.in_channel(CHANNEL), lobby.give_up_own, DAVE)
    table = await taken_up(bot, source, BOB, private=False)
    assert await bot.tables.in_channel(CHANNEL) is table
    assert to_move(table)[0] == 0 or table.computers_asked
