"""How a finished game was played: worked out when somebody looks, from the seats and the log."""

from typing import Any

import pytest

from bot.core.game import Juse
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move, Phase, Seat, TableData
from bot.tables.steps.results import summary_of
from bot.tables.store.database import Place
from cogs.juse.rules.game import JUSE, TO_OWN
from cogs.juse.rules.state import Misplayed
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, OfflineBot, running_bot, to_move
from tests.tables.test_out_of_turn import no_call

pytestmark = pytest.mark.sqlite

SEATS = (Seat(ALICE, "Alice"), Seat(BOB, "Bob", catches=1), Seat(COMPUTER, "Kumari", level="hard"))


def over(*seats: Seat, **fields: Any) -> TableData:
    return TableData(1, "juse", GUILD, CHANNEL, ALICE, {}, seats, Phase.OVER, **fields)


def caught(takes: int, caller: int | None = 1, **fields: Any) -> Juse:
    return Misplayed(seat=0, fault="centre-first", card=7, to=None, takes=takes, caller=caller, **fields)


def story(*events: Juse, user_id: int = BOB) -> list[tuple[Move, list[Juse]]]:
    return [(Move(number, 1, "juse", (), user_id, 0.0), [event]) for number, event in enumerate(events, start=1)]


def test_the_best_catch_is_the_one_that_cost_most_and_of_equals_the_last() -> None:
    catches = [caught(2), caught(4), caught(4), caught(3)]
    assert summary_of(over(*SEATS), story(*catches)).best_catch is catches[2]


def test_what_not_everybody_heard_is_no_best_catch() -> None:
    assert summary_of(over(*SEATS), story(caught(4, audience=(0, 1)))).best_catch is None


def test_a_call_by_the_computer_in_a_persons_place_is_none_but_one_of_its_own_is() -> None:
    assert summary_of(over(*SEATS), story(caught(4), user_id=COMPUTER)).best_catch is None
    assert summary_of(over(*SEATS), story(caught(4, caller=2), user_id=COMPUTER)).best_catch is not None


# ---------------------------------------------------------------- of a real table


async def with_a_catch(bot: OfflineBot) -> Table:
    """A game to its end in which Alice kept what belongs elsewhere, and was caught."""
    table = await bot.game(ALICE, BOB, CAROL, referee="table")
    while table.data.is_open:
        seat, user = to_move(table)
        state = table.data.state
        right = no_call(state)
        wrong = seat == 0 and state.held is not None and right != TO_OWN and state.draws[seat]
        if wrong and not table.data.seats[1].catches:
            await bot.act(table, user, TO_OWN)
            await bot.act(table, BOB, JUSE)
        else:
            await bot.act(table, user, right)
    return table


@pytest.mark.sqlite
async def test_after_a_restart_it_is_the_same(place: Place) -> None:
    async with running_bot(place, pause=3600) as bot:
        table = await with_a_catch(bot)
        number, before = table.data.id, await table.summary()
    assert before is not None
    assert before.best_catch is not None
    assert (before.best_catch.seat, before.best_catch.caller, before.best_catch.cost) == (0, 1, 2)
    assert [seat.catches for seat in before.seats] == [0, 1, 0]
    async with running_bot(place, pause=3600, skipped=500) as bot:
        assert await (await bot.tables.find(number)).summary() == before
