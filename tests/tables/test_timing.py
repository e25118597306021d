"""The clocks as pure steps: whose time runs, until when, and what is done when it is up."""

from typing import Any

import msgspec
import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps import deadlines, lobby, play
from bot.tables.steps.actor import Actor, Step, the_bot
from bot.tables.steps.model import COMPUTER, GAME_IDLE, LOBBY_IDLE, Intent, Phase, Seat, TableData
from cogs.juse.rules.game import DRAW, GAME, JUSE, TO_OWN
from tests.core.dice_game import DICE
from tests.tables.house import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, NOW, by

TURN_CLOCKS: tuple[ClockName, ...] = ("live", "relaxed", "slow")
DICE_OPTIONS = {"target": 6, "mood": "calm", "loud": False}


class Evening:
    """A table that is changed step by step, each as the hall does it."""

    def __init__(
        self,
        game: AnyGame,
        clock: ClockName,
        *people: int,
        computers: int = 0,
        referee: str = "bot",
        seed: str = "seed",
    ) -> None:
        seats = (*(Seat(user, f"user {user}") for user in people), *(Seat(COMPUTER, f"c{n}") for n in range(computers)))
        options = DICE_OPTIONS if game is DICE else {"reminders": False, "referee": referee}
        self.game = game
        self.table = TableData(1, game.name, GUILD, CHANNEL, people[0], options, seats, touched_at=NOW, clock=clock)
        self.do(lobby.start(seed), by(people[0]))

    def do(self, step: Step, actor: Actor) -> None:
        self.table = deadlines.with_deadlines(self.table, step(self.table, self.game, actor), self.game).table

    def act(self, user: int, action: Any, now: float) -> None:
        self.do(play.act(action), by(user, now))

    def computer_acts(self, seat: int, now: float) -> None:
        self.do(play.act_for_computer(Intent(self.table.version, seat, None)), the_bot(now))

    def time_up(self, now: float) -> None:
        self.do(deadlines.time_up, the_bot(now))

    @property
    def dues(self) -> list[float | None]:
        return [seat.due for seat in self.table.seats]

    @property
    def missed(self) -> list[int]:
        return [seat.missed for seat in self.table.seats]

    @property
    def asked(self) -> int:
        [seat] = self.game.to_act(self.table.state)
        return seat

    def turn_by_computer(self, seat: int, now: float) -> None:
        """All that the computer has to do there."""
        while self.table.seats[seat].by_computer and seat in self.game.to_act(self.table.state):
            self.computer_acts(seat, now)


def long_turn(clock: ClockName, *people: int) -> tuple[Evening, int, int]:
    """A game of Juse in which who begins has drawn after ten seconds, and has to place the card: seat and user."""
    evening = Evening(GAME, clock, *people)
    seat = evening.asked
    user = evening.table.seats[seat].user_id
    evening.act(user, DRAW, NOW + 10)
    assert evening.asked == seat
    return evening, seat, user


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_the_time_runs_for_the_seat_that_is_asked_and_for_no_other(clock: ClockName) -> None:
    evening = Evening(GAME, clock, ALICE, BOB)
    expected: list[float | None] = [None, None]
    expected[evening.asked] = NOW + TIME_LIMITS[clock]
    assert evening.dues == expected
    assert evening.table.deadline == NOW + TIME_LIMITS[clock]


def test_the_limits_are_what_players_are_told() -> None:
    assert TIME_LIMITS == {"blitz": 15, "live": 60, "relaxed": 600, "slow": 86400}


def test_without_a_clock_nobody_s_time_runs() -> None:
    evening, _, user = long_turn("none", ALICE, BOB)
    evening.act(user, TO_OWN, NOW + 10**6)
    assert evening.dues == [None, None]
    assert evening.table.deadline == NOW + 10**6 + GAME_IDLE


def test_blitz_begins_anew_at_every_action() -> None:
    evening, seat, _ = long_turn("blitz", ALICE, BOB)
    assert evening.dues[seat] == NOW + 10 + 15


@pytest.mark.parametrize("clock", TURN_CLOCKS)
def test_the_other_clocks_run_for_a_whole_turn(clock: ClockName) -> None:
    evening, seat, user = long_turn(clock, ALICE, BOB)
    assert evening.dues[seat] == NOW + TIME_LIMITS[clock]
    while evening.asked == seat:
        evening.act(user, GAME.legal(evening.table.state, seat)[0], NOW + 20)
    assert evening.dues[seat] is None
    assert evening.dues[evening.asked] == NOW + 20 + TIME_LIMITS[clock]


def test_a_computer_s_time_does_not_run() -> None:
    evening = Evening(DICE, "live", ALICE, computers=2)
    assert evening.dues == [NOW + 60, None, None]


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_of_those_who_choose_at_once_each_has_a_time_of_their_own(clock: ClockName) -> None:
    evening = Evening(DICE, clock, ALICE, BOB, CAROL)
    evening.do(play.leave, by(BOB, NOW + 3))
    evening.do(play.come_back, by(BOB, NOW + 5))
    limit = TIME_LIMITS[clock]
    assert evening.dues == [NOW + limit, NOW + 5 + limit, NOW + limit]
    evening.act(ALICE, "roll", NOW + 8)
    assert evening.dues == [None, NOW + 5 + limit, NOW + limit], "what the others do gives nobody more time"
    assert evening.table.deadline == NOW + limit


def test_what_changes_nothing_for_a_seat_leaves_its_time() -> None:
    evening = Evening(DICE, "blitz", ALICE, BOB)
    evening.do(play.choose_deck("four"), by(ALICE, NOW + 5))
    evening.do(play.remove(1), by(DAVE, NOW + 6, moderator=True))
    assert evening.dues == [NOW + 15, None]


def test_nothing_is_done_before_the_time_is_up() -> None:
    evening = Evening(GAME, "live", ALICE, BOB)
    with pytest.raises(Refused, match="moved-on"):
        evening.time_up(NOW + 59.9)


def test_past_it_in_blitz_the_computer_makes_one_action_and_the_seat_is_its_player_s_again() -> None:
    evening, seat, user = long_turn("blitz", ALICE, BOB)
    evening.time_up(NOW + 25)
    assert evening.table.seats[seat].by_computer
    assert (evening.missed[seat], evening.dues[seat]) == (1, None)
    with pytest.raises(Refused, match="time-up"):
        evening.act(user, TO_OWN, NOW + 25.5)
    evening.turn_by_computer(seat, NOW + 26)
    assert evening.table.moves == 2
    assert not evening.table.seats[seat].by_computer
    assert evening.dues[evening.asked] == NOW + 26 + 15


@pytest.mark.parametrize("clock", TURN_CLOCKS)
def test_past_it_in_the_other_clocks_the_computer_ends_the_turn(clock: ClockName) -> None:
    evening, seat, _ = long_turn(clock, ALICE, BOB)
    late = NOW + TIME_LIMITS[clock]
    evening.time_up(late)
    evening.turn_by_computer(seat, late + 1)
    assert evening.asked != seat
    assert evening.dues[evening.asked] == late + 1 + TIME_LIMITS[clock]
    assert (evening.missed[seat], evening.table.seats[seat].by_computer) == (1, False)


def test_only_those_whose_time_is_up_are_played_for() -> None:
    evening = Evening(DICE, "live", ALICE, BOB, CAROL)
    evening.do(play.leave, by(BOB, NOW + 3))
    evening.do(play.come_back, by(BOB, NOW + 5))
    evening.time_up(NOW + 60)
    assert [seat.late for seat in evening.table.seats] == [True, False, True]
    assert evening.dues == [None, NOW + 65, None]


def test_after_two_in_a_row_the_computer_keeps_the_seat_until_its_player_is_back() -> None:
    evening = Evening(GAME, "blitz", ALICE, BOB)
    seat, user = evening.asked, evening.table.seats[evening.asked].user_id
    evening.time_up(NOW + 15)
    evening.turn_by_computer(seat, NOW + 16)
    assert evening.asked == seat
    evening.time_up(NOW + 31)
    assert evening.table.seats[seat].away
    evening.turn_by_computer(seat, NOW + 32)
    assert evening.asked != seat
    with pytest.raises(Refused, match="seat-away"):
        evening.act(user, DRAW, NOW + 33)
    evening.do(play.come_back, by(user, NOW + 40))
    assert (evening.table.seats[seat].away, evening.missed[seat]) == (False, 0)


def test_a_move_of_its_player_resets_the_count() -> None:
    evening = Evening(GAME, "blitz", ALICE, BOB)
    seat, user = evening.asked, evening.table.seats[evening.asked].user_id
    evening.time_up(NOW + 15)
    evening.turn_by_computer(seat, NOW + 16)
    assert evening.missed[seat] == 1
    evening.act(user, GAME.legal(evening.table.state, seat)[0], NOW + 20)
    assert evening.missed[seat] == 0


def test_what_a_computer_or_another_does_does_not_reset_it() -> None:
    evening = Evening(DICE, "live", ALICE, BOB, CAROL)
    evening.act(BOB, "roll", NOW + 1)
    evening.time_up(NOW + 60)
    evening.turn_by_computer(0, NOW + 61)
    assert evening.missed == [1, 0, 1]


def begun_and_called(clock: ClockName, caller: int) -> tuple[Evening, int]:
    """Seat 0 has drawn and kept its card, whose turn is over; then somebody else calls that wrongly."""
    for seed in range(50):
        evening = Evening(GAME, clock, ALICE, BOB, CAROL, referee="table", seed=f"calls {seed}")
        evening.act(ALICE, DRAW, NOW + 1)
        if TO_OWN in GAME.legal(evening.table.state, 0):
            evening.act(ALICE, TO_OWN, NOW + 2)
            evening.table = with_missed(evening.table)
            evening.act(evening.table.seats[caller].user_id, JUSE, NOW + 9)
            return evening, evening.asked
    pytest.fail("no card to keep")


def with_missed(table: TableData) -> TableData:
    return msgspec.structs.replace(table, seats=tuple(msgspec.structs.replace(seat, missed=1) for seat in table.seats))


@pytest.mark.parametrize("caller", [1, 2])
@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_a_call_resets_nothing_whose_turn_it_is_or_not(clock: ClockName, caller: int) -> None:
    evening, asked = begun_and_called(clock, caller)
    assert asked == 1
    assert evening.dues == [None, NOW + 2 + TIME_LIMITS[clock], None]
    assert evening.missed == [1, 1, 1]


def test_who_comes_back_has_the_whole_time_again() -> None:
    evening = Evening(GAME, "relaxed", ALICE, BOB)
    seat, user = evening.asked, evening.table.seats[evening.asked].user_id
    evening.do(play.leave, by(user, NOW + 100))
    assert evening.dues[seat] is None
    evening.do(play.come_back, by(user, NOW + 200))
    assert evening.dues[seat] == NOW + 200 + 600


def deserted(clock: ClockName) -> Evening:
    """Everybody has let the time run out twice."""
    evening, now = Evening(GAME, clock, ALICE, BOB), NOW
    for _ in range(20):
        if evening.table.is_deserted:
            return evening
        now = evening.table.deadline or 0.0
        seat = evening.asked
        evening.time_up(now)
        if not evening.table.is_deserted:
            evening.turn_by_computer(seat, now)
            while evening.table.seats[evening.asked].by_computer:
                evening.turn_by_computer(evening.asked, now)
    pytest.fail("somebody is still there")


@pytest.mark.parametrize("clock", TIME_LIMITS)
def test_when_the_clock_has_taken_the_last_seat_the_table_waits_and_then_closes(clock: ClockName) -> None:
    evening = deserted(clock)
    waits = max(LOBBY_IDLE, TIME_LIMITS[clock])
    assert evening.table.phase is Phase.PLAYING
    assert evening.table.deadline == evening.table.touched_at + waits
    with pytest.raises(Refused, match="moved-on"):
        evening.time_up(evening.table.touched_at + waits - 1)
    evening.time_up(evening.table.touched_at + waits)
    assert (evening.table.phase, evening.table.why_closed) == (Phase.CLOSED, "nobody-left")
    assert evening.dues == [None, None]


def test_whoever_comes_back_to_a_deserted_table_plays_on() -> None:
    evening = deserted("live")
    back = evening.table.touched_at + 100
    evening.do(play.come_back, by(BOB, back))
    assert not evening.table.is_deserted
    assert evening.table.deadline is not None
    assert evening.table.deadline > back


def test_who_goes_absent_takes_their_votes_along() -> None:
    evening = Evening(DICE, "blitz", ALICE, BOB, CAROL)
    evening.do(play.end, by(ALICE, NOW + 1))
    evening.do(play.remove(1), by(ALICE, NOW + 2))
    table = with_missed(evening.table)
    late = msgspec.structs.replace(
        table, seats=(table.seats[0], *(msgspec.structs.replace(seat, due=NOW + 99) for seat in table.seats[1:]))
    )
    after = deadlines.time_up(late, GAME, the_bot(NOW + 15)).table
    assert [seat.away for seat in after.seats] == [True, False, False]
    assert (after.end_votes, after.removal_votes) == ((), ())


@pytest.mark.parametrize("clock", ["none", "slow"])
def test_a_game_in_which_nothing_happens_for_fourteen_days_is_closed(clock: ClockName) -> None:
    evening = Evening(GAME, clock, ALICE, BOB)
    evening.table = msgspec.structs.replace(
        evening.table, seats=tuple(msgspec.structs.replace(seat, due=None) for seat in evening.table.seats)
    )
    with pytest.raises(Refused, match="moved-on"):
        evening.time_up(NOW + GAME_IDLE - 1)
    evening.time_up(NOW + GAME_IDLE)
    assert (evening.table.phase, evening.table.why_closed) == (Phase.CLOSED, "idle")


def test_a_closed_table_does_nothing_any_more() -> None:
    evening = Evening(GAME, "live", ALICE, BOB)
    evening.do(play.end, by(ALICE, moderator=True))
    assert (evening.dues, evening.table.deadline) == ([None, None], None)
    with pytest.raises(Refused, match="moved-on"):
        evening.time_up(NOW + 10**9)


def test_the_clock_is_chosen_in_the_lobby_by_its_opener_or_a_moderator() -> None:
    table = TableData(1, "juse", GUILD, CHANNEL, ALICE, {}, (Seat(ALICE, "Alice"), Seat(BOB, "Bob")))
    assert lobby.choose_clock("blitz")(table, GAME, by(ALICE)).table.clock == "blitz"
    assert lobby.choose_clock("slow")(table, GAME, by(DAVE, moderator=True)).table.clock == "slow"
    with pytest.raises(Refused, match="opener-only"):
        lobby.choose_clock("blitz")(table, GAME, by(BOB))
    with pytest.raises(Refused, match="already-begun"):
        lobby.choose_clock("none")(Evening(GAME, "live", ALICE, BOB).table, GAME, by(ALICE, moderator=True))
