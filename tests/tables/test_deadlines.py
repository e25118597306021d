"""Deadlines: whose time runs, until when, and what happens when it is up."""

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps import lobby, play, timing
from bot.tables.steps.model import Step, TableData, with_seat
from cogs.juse.rules.game import DRAW, GAME
from tests.core.dice_game import DICE
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, new_table, the_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


def after(table: TableData, step: Step, user: int, seconds: float = 0.0) -> TableData:
    """What a table is then, so many seconds after the deal."""
    game = DICE if table.game == DICE.name else GAME
    actor = by(user, NOW + seconds) if user else the_bot(NOW + seconds)
    return timing.with_deadlines_and_calls(table, step(table, game, actor), game).table


def begun(game: AnyGame, clock: ClockName, *people: int) -> TableData:
    return after(new_table(*people, game=game, clock=clock), lobby.start("seed"), people[0])


def dues(table: TableData) -> list[float | None]:
    """Seconds after the deal."""
    return [None if seat.clock.due is None else seat.clock.due - NOW for seat in table.seats]


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_blitz_and_a_soft_clock_start_again_at_every_action_and_the_other_clocks_run_for_a_whole_turn(
    clock: ClockName,
) -> None:
    """The first player of Juse draws after ten seconds and has to place the card."""
    table, limit = after(begun(GAME, clock, ALICE, BOB), play.act(DRAW), ALICE, 10), TIME_LIMITS[clock]
    assert dues(table) == [limit + 10 * (clock in ("blitz", "soft")), None]
    while table.state.turn == 0:
        table = after(table, play.act(GAME.legal(table.state, 0)[0]), ALICE, 20)
    assert dues(table) == [None, 20 + limit]


def back_after_five_seconds(clock: ClockName) -> TableData:
    """Three are to roll, one of whom had left for a moment."""
    left = after(begun(DICE, clock, ALICE, BOB, CAROL), play.leave, BOB, 3)
    return after(left, play.come_back, BOB, 5)


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_players_who_choose_at_once_have_separate_deadlines(clock: ClockName) -> None:
    table, limit = back_after_five_seconds(clock), TIME_LIMITS[clock]
    assert dues(table) == [limit, 5 + limit, limit]
    table = after(table, play.act("roll"), ALICE, 8)
    assert dues(table) == [None, 5 + limit, limit], "what the others do gives nobody more time"
    assert table.deadline == NOW + limit


def test_the_computer_plays_only_for_those_whose_time_is_up() -> None:
    with pytest.raises(Refused, match="moved-on"):
        after(back_after_five_seconds("live"), timing.time_up, 0, 59.9)
    table = after(back_after_five_seconds("live"), timing.time_up, 0, 60)
    assert [seat.clock.late for seat in table.seats] == [True, False, True]
    assert dues(table) == [None, 65, None]


def test_votes_of_an_absent_player_are_withdrawn() -> None:
    table = after(begun(DICE, "blitz", ALICE, BOB, CAROL, DAVE), play.end, ALICE, 1)
    table = after(with_seat(table, 1, missed=1), play.remove(1), ALICE, 2)
    assert (len(table.votes.end_votes), len(table.votes.removal_votes)) == (1, 1)
    table = with_seat(table, 0, missed=1)
    for number in (1, 2, 3):
        table = with_seat(table, number, due=NOW + 99)
    table = after(table, timing.time_up, 0, 15)
    assert [seat.presence.away for seat in table.seats] == [True, False, False, False]
    assert (table.votes.end_votes, table.votes.removal_votes) == ((), ())
