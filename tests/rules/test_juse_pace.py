"""Pauses at Juse tell nothing but what kind of action was made, and people do not wait long for computer players."""

from collections import defaultdict
from statistics import fmean
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import Event, Juse, may_act_out_of_turn
from cogs.juse.player.levels import choose
from cogs.juse.rules.game import DRAW, GAME, JUSE, TO_OWN
from cogs.juse.rules.state import Call, Drew, Placed, State
from tests.rules.juse_positions import NO_CHANCE, act, position
from tests.rules.test_juse_random import REFEREES, SEATS, steps

COMPUTER_PAUSE, TIME_FOR_A_JUSE = 1.0, 3.0
PERSON, AT_TABLE = 0, 3
"""A person among two computer players."""
GAMES = 40


def seconds(state: State, events: list[Event]) -> float:
    return GAME.seconds_to_see(GAME.view(state, None), events)


def test_where_players_call_there_is_time_to_do_so() -> None:
    state = position("5S / 4S", "6S / 9D", "7S / 8D", players_call=True)
    after, events = GAME.apply(state, 0, DRAW, NO_CHANCE)
    assert seconds(after, list(events)) == 1.5
    after, events = GAME.apply(after, 0, TO_OWN, NO_CHANCE)
    assert seconds(after, list(events)) == 3.0


@pytest.mark.parametrize(("piles", "draw", "placement"), [(2, 1.2, 2.0), (3, 0.0, 0.0)])
def test_where_the_bot_calls_two_see_what_the_other_did_and_more_see_whole_turns(
    piles: int, draw: float, placement: float
) -> None:
    state = position(*["5S 8S / KS"] * piles)
    after, events = GAME.apply(state, 0, DRAW, NO_CHANCE)
    assert seconds(after, list(events)) == draw
    after, events = GAME.apply(after, 0, TO_OWN, NO_CHANCE)
    assert seconds(after, list(events)) == placement


@pytest.mark.parametrize("seats", SEATS)
def test_right_and_wrong_actions_of_a_kind_take_equally_long(seats: int) -> None:
    """All that nobody has called, whatever the cards."""
    found = defaultdict[type[Event], set[tuple[float, bool]]](set)
    for number in range(20):
        for state, *_ in steps(seats, f"pace/{seats}/{number}", misplays=0.3, referee="table"):
            for action in set(GAME.possible(state, state.turn)) - {JUSE}:
                after, events = GAME.apply(state, state.turn, action, NO_CHANCE)
                if after.winner is None and not any(isinstance(event, Juse) for event in events):
                    found[type(events[0])].add((seconds(after, list(events)), after.uncalled is None))
    assert found == {Drew: {(1.5, True), (1.5, False)}, Placed: {(3.0, True), (3.0, False)}}


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_first_draw_of_a_turn_without_a_pile_happens_by_itself(seats: int, referee: str) -> None:
    for number in range(8):
        begins = True
        for state, _, action, after, _ in steps(seats, f"first/{seats}/{number}", misplays=0.3, referee=referee):
            can = set(GAME.possible(state, state.turn)) - {JUSE}
            assert GAME.automatic(state) == ((state.turn, DRAW) if begins and can == {DRAW} else None)
            begins = after.turn != state.turn or (begins and isinstance(action, Call))


def test_it_happens_in_everybodys_first_turn() -> None:
    state = position("2S 5S / ", "2H 7S / ", "2D 9S / ", first_turn=True)
    for seat in range(3):
        assert GAME.automatic(state) == (seat, DRAW)
        state = act(state, "draw")
        assert GAME.automatic(state) is None
        state = act(state, "own")
    assert GAME.automatic(state) is None


def test_it_never_happens_in_the_middle_of_a_turn() -> None:
    state = act(position("5S 2S / AS", "6S / KD", centre="AH", base="A"), "centre")
    assert GAME.possible(state, 0) == (DRAW,)
    assert GAME.automatic(state) is None


# ---------------------------------------------------------------- how long a person waits


class _Evening:
    """A game in which a person acts at once and computer players when people have seen what happened."""

    def __init__(self, seed: str) -> None:
        self.chance = Seeded(seed)
        self.roll = Seeded(f"{seed}/choices").below
        self.state, events = GAME.deal(AT_TABLE, {"reminders": False, "referee": "table"}, self.chance)
        self.memories: list[Any] = [GAME.recall(seat, None, events) for seat in range(AT_TABLE)]
        self.pause = 0.0
        self.waits: list[float] = []

    def play(self) -> list[float]:
        waited = 0.0
        while self.state.winner is None:
            if self.state.turn == PERSON:
                if waited:
                    self.waits.append(waited)
                waited = 0.0
                self.apply(PERSON, self.chosen(PERSON))
                continue
            waited += self.pause
            callers = sorted(may_act_out_of_turn(GAME, self.state) - {PERSON})
            calls = [seat for seat in callers if self.chosen(seat) == JUSE]
            seat = calls[0] if calls else self.state.turn
            self.apply(seat, JUSE if calls else self.chosen(seat))
        return self.waits

    def chosen(self, seat: int) -> Any:
        return choose(GAME.view(self.state, seat), self.memories[seat], seat, self.roll)

    def apply(self, seat: int, action: Any) -> None:
        self.state, events = GAME.apply(self.state, seat, action, self.chance)
        self.memories = [GAME.recall(number, memory, events) for number, memory in enumerate(self.memories)]
        called = any(isinstance(event, Juse) for event in events)
        self.pause = max(COMPUTER_PAUSE, seconds(self.state, list(events)), TIME_FOR_A_JUSE if called else 0.0)


def test_where_players_call_a_person_waits_less_than_sixteen_seconds_for_two_computers() -> None:
    waits = [wait for number in range(GAMES) for wait in _Evening(f"evening {number}").play()]
    assert len(waits) > 10 * GAMES
    assert fmean(waits) <= 16
