"""How a finished game was played: worked out when somebody looks, from the seats and the log."""

from typing import Any

import pytest

from bot.core.game import Juse
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Place, Tally
from bot.tables.steps.model import COMPUTER, Move, Phase, Seat, TableData
from bot.tables.steps.results import caught_whom, summary_of
from bot.tables.steps.table_log import Position, Story
from cogs.juse.rules.state import Misplayed
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, GUILD

pytestmark = pytest.mark.sqlite

SEATS = (Seat(ALICE, "Alice"), Seat(BOB, "Bob", tally=Tally(catches=1)), Seat(COMPUTER, "Kumari", level="hard"))


def over(*seats: Seat, **fields: Any) -> TableData:
    return with_fields(TableData(1, "juse", ALICE, {}, seats, Phase.OVER, place=Place(GUILD, CHANNEL)), **fields)


def caught(takes: int, caller: int | None = 1, **fields: Any) -> Juse:
    return Misplayed(seat=0, fault="centre-first", card=7, to=None, takes=takes, caller=caller, **fields)


def story(*events: Juse, user_id: int = BOB) -> Story:
    moves = [Move(number, 1, "juse", (), user_id, 0.0) for number in range(1, len(events) + 1)]
    return [Position(move, None, [event]) for move, event in zip(moves, events, strict=True)]


def test_the_best_catch_is_the_one_that_cost_most_of_those_that_all_heard_and_of_equals_the_last() -> None:
    catches = [caught(2), caught(4), caught(4), caught(3), caught(5, audience=(0, 1))]
    assert summary_of(over(*SEATS), story(*catches)).best_catch is catches[2]


def test_each_catch_says_who_caught_whom_but_for_those_of_the_computer_in_a_persons_place() -> None:
    catches = story(caught(2), caught(3, caller=2), caught(3, caller=None), caught(4))
    assert summary_of(over(*SEATS), catches).catches == [(1, 0), (2, 0), (1, 0)]
    by_computer = story(caught(4), caught(3, caller=2), user_id=COMPUTER)
    assert summary_of(over(*SEATS), by_computer).catches == [(2, 0)]
    assert summary_of(over(*SEATS), by_computer).best_catch is by_computer[1].events[0]


@pytest.mark.parametrize(("offender", "caller", "counted"), [(ALICE, BOB, 1), (COMPUTER, BOB, 0), (ALICE, COMPUTER, 0)])
def test_who_caught_whom_counts_nothing_that_the_computer_did_in_a_persons_place(
    offender: int, caller: int, counted: int
) -> None:
    slip, call = Move(1, 0, "own", (), offender, 0.0), Move(2, 1, "juse", (), caller, 0.0)
    found = caught_whom(over(*SEATS), [Position(slip, None, []), Position(call, None, [caught(2)])])
    assert found[1, 0] == counted
