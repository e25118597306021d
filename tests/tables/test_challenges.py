"""The deal of a finished game, played again by others: one try each, and what is kept of it."""

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
from bot.tables.steps.groups import Place
from bot.tables.steps.lobby import OPEN_FOR, seat_to_play
from bot.tables.steps.model import COMPUTER, Phase, Seat, TableData
from bot.tables.steps.results import standing_of
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


async def offer(bot: OfflineBot, table: Table, user: int = ALICE, channel: int = CHANNEL) -> Challenge:
    data, game = table.data, table.game
    outcome = game.outcome(data.state)
    people = [number for number, seat in enumerate(data.seats) if seat.user_id > 1]
    standings = {number: standing_of(data, game, outcome, number) for number in people}
    seat = seat_to_play(data, game, user)
    now = bot.tables.clock.table_time(GUILD)
    return await bot.deals.book.offer(data, seat, (data.guild_id, channel), (user, NAMES[user]), now, standings)


async def taken_up(bot: OfflineBot, source: Table, user: int, *, private: bool = True) -> Table:
    seat = seat_to_play(source.data, source.game, ALICE)
    return await bot.deals.open(source.data, seat, HERE, bot.by(user), private=private)


async def test_the_cards_and_the_seat_are_the_same_and_computers_have_all_others(bot: OfflineBot) -> None:
    source = await bot.played(ALICE, BOB, computers=2)
    hard = [replace(seat, level="hard") for seat in source.data.seats[2:]]
    source.data = replace(source.data, seats=(*source.data.seats[:2], *hard))
    await offer(bot, source, BOB)
    again = await bot.deals.open(source.data, 1, HERE, bot.by(CAROL), private=True)
    names = [seat.name for seat in source.data.seats]
    assert [seat.user_id for seat in again.data.seats] == [COMPUTER, CAROL, COMPUTER, COMPUTER]
    assert [seat.level for seat in again.data.seats] == ["normal", "normal", "hard", "hard"]
    assert [seat.name for seat in again.data.seats][2:] == names[2:]
    assert len({seat.name for seat in again.data.seats}) == 4
    first, again_dealt = [(await bot.tables.store.moves(table.data.id))[0].chance for table in (source, again)]
    assert again_dealt == first
    assert again.data.options == source.data.options
    assert again.data.terms.clock == "none"


def test_it_is_the_seat_of_whoever_asks_or_of_the_best_person() -> None:
    class Ended(JuseGame):
        def outcome(self, state: Any) -> Outcome:
            return Outcome(True, (3,), (7, 5, 2, 0))

    seats = (Seat(ALICE, "Alice"), Seat(BOB, "Bob"), Seat(COMPUTER, "c"), Seat(COMPUTER, "d"))
    data = TableData(1, "juse", ALICE, {}, seats, Phase.OVER, place=Place(*HERE))
    assert [seat_to_play(data, Ended(), user) for user in (ALICE, BOB, CAROL)] == [0, 1, 1]


@pytest.mark.sqlite
async def test_only_so_many_may_try_and_only_for_a_while_unless_it_is_offered_again(
    bot: OfflineBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_TRIES", 2)
    junk = await bot.junk(ALICE)
    await bot.finish_junk(junk)
    challenge = await offer(bot, junk)
    await taken_up(bot, junk, BOB)
    with pytest.raises(Refused, match="challenge-full"):
        await taken_up(bot, junk, CAROL)
    assert len(bot.rows("SELECT 1 FROM tables")) == 2
    assert not bot.deals.is_over(challenge)
    bot.skip(OPEN_FOR + 60)
    assert bot.deals.is_over(challenge)
    assert not bot.deals.is_over(await offer(bot, junk))


async def test_who_has_opened_a_game_is_noted_for_two_weeks(bot: OfflineBot) -> None:
    book, day = bot.deals.book, utc_day(bot.now())
    for _ in range(2):
        await book.note_view(str(GUILD), GUILD, BOB, day)
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
    await offer(bot, source)
    await bot.lobby(DAVE)
    with pytest.raises(Refused, match="channel-taken"):
        await taken_up(bot, source, BOB, private=False)
    assert await bot.deals.book.player(source.data.deal_key, BOB) is None, "it was no try"
    await bot.run(await bot.tables.in_channel(CHANNEL), lobby.give_up_own, DAVE)
    table = await taken_up(bot, source, BOB, private=False)
    assert await bot.tables.in_channel(CHANNEL) is table
    assert to_move(table)[0] == 0 or table.computers_asked
