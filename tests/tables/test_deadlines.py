"""Deadlines: whose time runs, until when, and what happens when it is up."""

from typing import Any

import msgspec
import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps import lobby, play, timing
from bot.tables.steps.model import Actor, Step
from cogs.juse.rules.game import DRAW, GAME
from tests.core.dice_game import DICE
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, new_table, the_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

TURN_CLOCKS: tuple[ClockName, ...] = ("live", "relaxed", "slow")


class Session:
    """A table that is changed step by step."""

    def __init__(
        self,
        game: AnyGame,
        clock: ClockName,
        *people: int,
    ) -> None:
        options = {} if game is DICE else {"referee": "bot"}
        self.game = game
        self.table = new_table(*people, game=game, options=options, clock=clock)
        self.do(lobby.start("seed"), by(people[0]))

    def do(self, step: Step, actor: Actor) -> None:
        self.table = timing.with_deadlines_and_calls(self.table, step(self.table, self.game, actor), self.game).table

    def act(self, user: int, action: Any, now: float) -> None:
        self.do(play.act(action), by(user, now))

    def time_up(self, now: float) -> None:
        self.do(timing.time_up, the_bot(now))

    @property
    def dues(self) -> list[float | None]:
        return [seat.due for seat in self.table.seats]

    @property
    def asked(self) -> int:
        [seat] = self.game.to_act(self.table.state)
        return seat


def long_turn(clock: ClockName, *people: int) -> tuple[Session, int, int]:
    """A game of Juse in which the first player drew after ten seconds and has to place the card; seat and user."""
    session = Session(GAME, clock, *people)
    seat = session.asked
    user = session.table.seats[seat].user_id
    session.act(user, DRAW, NOW + 10)
    assert session.asked == seat
    return session, seat, user


def test_blitz_starts_again_at_every_action() -> None:
    session, seat, _ = long_turn("blitz", ALICE, BOB)
    assert session.dues[seat] == NOW + 10 + 15


@pytest.mark.parametrize("clock", TURN_CLOCKS)
def test_the_other_clocks_run_for_a_whole_turn(clock: ClockName) -> None:
    session, seat, user = long_turn(clock, ALICE, BOB)
    assert session.dues[seat] == NOW + TIME_LIMITS[clock]
    while session.asked == seat:
        session.act(user, GAME.legal(session.table.state, seat)[0], NOW + 20)
    assert session.dues[seat] is None
    assert session.dues[session.asked] == NOW + 20 + TIME_LIMITS[clock]


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_players_who_choose_at_once_have_separate_deadlines(clock: ClockName) -> None:
    session = Session(DICE, clock, ALICE, BOB, CAROL)
    session.do(play.leave, by(BOB, NOW + 3))
    session.do(play.come_back, by(BOB, NOW + 5))
    limit = TIME_LIMITS[clock]
    assert session.dues == [NOW + limit, NOW + 5 + limit, NOW + limit]
    session.act(ALICE, "roll", NOW + 8)
    assert session.dues == [None, NOW + 5 + limit, NOW + limit], "what the others do gives nobody more time"
    assert session.table.deadline == NOW + limit


def test_nothing_is_done_before_the_time_is_up() -> None:
    session = Session(GAME, "live", ALICE, BOB)
    with pytest.raises(Refused, match="moved-on"):
        session.time_up(NOW + 59.9)


def test_the_computer_plays_only_for_those_whose_time_is_up() -> None:
    session = Session(DICE, "live", ALICE, BOB, CAROL)
    session.do(play.leave, by(BOB, NOW + 3))
    session.do(play.come_back, by(BOB, NOW + 5))
    session.time_up(NOW + 60)
    assert [seat.late for seat in session.table.seats] == [True, False, True]
    assert session.dues == [None, NOW + 65, None]


def test_votes_of_an_absent_player_are_withdrawn() -> None:
    session = Session(DICE, "blitz", ALICE, BOB, CAROL, DAVE)
    session.do(play.end, by(ALICE, NOW + 1))
    missed = tuple(msgspec.structs.replace(seat, missed=1) for seat in session.table.seats)
    session.table = msgspec.structs.replace(session.table, seats=missed)
    session.do(play.remove(1), by(ALICE, NOW + 2))
    table = session.table
    late = msgspec.structs.replace(
        table, seats=(table.seats[0], *(msgspec.structs.replace(seat, due=NOW + 99) for seat in table.seats[1:]))
    )
    after = timing.time_up(late, GAME, the_bot(NOW + 15)).table
    assert [seat.away for seat in after.seats] == [True, False, False, False]
    assert (after.end_votes, after.removal_votes) == ((), ())
