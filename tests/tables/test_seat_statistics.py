"""What is counted at a seat: catches, wrong calls, clean runs, and the time of a clean game that is all one's own."""

from typing import Any

import msgspec
import pytest

from bot.tables.steps import play
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import Change, Proposal, TableData, with_seat
from cogs.juse.rules.game import DRAW, GAME, JUSE
from tests.rules.juse_calls import STANDING
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, the_bot
from tests.tables.test_play import before_a_misplay, moved, playing, turn

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

PEOPLE = (ALICE, BOB, CAROL, DAVE)
STANDING_STATE, STANDING_MOVE, _ = STANDING[0]
OFFENDER, CALLER = 1, 2
MISPLAY = GAME.parse(STANDING_MOVE)


def with_seats(table: TableData, **fields: Any) -> TableData:
    """With the same of each field at each seat."""
    return msgspec.structs.replace(table, seats=tuple(with_fields(seat, **fields) for seat in table.seats))


def before_the_misplay() -> TableData:
    table = msgspec.structs.replace(playing(*PEOPLE), state=STANDING_STATE)
    assert turn(table)[0] == OFFENDER
    return table


def misplayed() -> TableData:
    """Bob has misplayed, and nobody has called it yet."""
    return acted(before_the_misplay(), OFFENDER, MISPLAY).table


def acted(table: TableData, seat: int, action: Any) -> Change:
    return play.act(action)(table, GAME, by(table.seats[seat].user_id))


def acted_by_computer(table: TableData, seat: int, action: Any) -> Change:
    return play.act_for_computer(Proposal(table.version, seat, action))(table, GAME, the_bot(NOW))


def left(table: TableData, seat: int) -> TableData:
    return play.leave(table, GAME, by(table.seats[seat].user_id)).table


def late(table: TableData, seat: int) -> TableData:
    return with_seat(table, seat, late=True)


def counts(table: TableData, field: str) -> list[int]:
    return [getattr(seat.tally, field) for seat in table.seats]


# ---------------------------------------------------------------- catches and wrong calls


@pytest.mark.parametrize("gone", [left, late])
def test_what_the_computer_calls_in_a_persons_place_is_not_theirs(gone: Any) -> None:
    right = acted_by_computer(gone(misplayed(), CALLER), CALLER, JUSE).table
    assert counts(right, "catches") == [0, 0, 0, 0]
    assert counts(right, "misplays") == [0, 1, 0, 0], "it was a misplay all the same"
    wrong = acted_by_computer(gone(right, 0), 0, JUSE).table
    assert wrong.moves == right.moves + 1
    assert counts(wrong, "wrong_calls") == [0, 0, 0, 0]


# ---------------------------------------------------------------- whose a misplay is that is called later


def test_a_misplay_of_the_one_move_that_the_computer_made_for_a_late_player_is_not_theirs() -> None:
    table = acted_by_computer(late(before_the_misplay(), OFFENDER), OFFENDER, MISPLAY).table
    table = with_seats(table, late=False)
    assert counts(acted(table, CALLER, JUSE).table, "misplays") == [0, 0, 0, 0]


# ---------------------------------------------------------------- the longest clean run


def test_a_misplay_ends_the_run_and_the_longest_one_stays() -> None:
    table, seat, wrong = before_a_misplay(with_seats(playing(ALICE, BOB), run=8))
    before = table.seats[seat].tally.run
    table = moved(table, wrong)
    assert (table.seats[seat].tally.run, table.seats[seat].tally.clean_run) == (0, before)
    table, again, wrong = before_a_misplay(with_seats(table, run=3))
    assert (again, moved(table, wrong).seats[again].tally.clean_run) != (seat, 3)


def test_a_call_is_no_move_of_a_run_and_a_wrong_one_does_not_end_it() -> None:
    table = with_seats(misplayed(), run=5)
    table = acted(table, CALLER, JUSE).table
    table = acted(table, 0, JUSE).table
    assert (table.seats[CALLER].tally.catches, table.seats[0].tally.wrong_calls) == (1, 1)
    assert [table.seats[seat].tally.run for seat in (0, CALLER)] == [5, 5]


# ---------------------------------------------------------------- the fastest clean game


@pytest.mark.parametrize("gone", [left, late])
def test_one_move_or_call_by_the_computer_makes_it_another_game(gone: Any) -> None:
    table = acted_by_computer(gone(misplayed(), CALLER), CALLER, JUSE).table
    assert counts(table, "helped") == [False, False, True, False]
    moving = turn(table)[0]
    if gone is late or moving != CALLER:
        table = gone(table, moving)
    table = acted_by_computer(table, moving, DRAW if table.state.held is None else MISPLAY).table
    assert table.seats[moving].tally.helped
