"""Pauses at Juse tell nothing but what kind of action was made."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from bot.core.game import Event, Juse
from cogs.juse.rules.game import DRAW, GAME, JUSE, TO_OWN
from cogs.juse.rules.state import Drew, Placed, State
from tests.random_games import random_steps
from tests.rules.juse_positions import NO_CHANCE, position

SEATS = pytest.mark.parametrize("seats", range(2, 9))


def seconds(state: State, events: list[Event]) -> float:
    return GAME.seconds_to_see(GAME.view(state, None), events)


def states(seats: int, seed: str, referee: str) -> Iterator[State]:
    steps = random_steps(GAME, seats, {"referee": referee}, seed, misplays=0.3, most=600)
    return (step.state for step in steps)


def test_where_players_call_there_is_time_to_do_so() -> None:
    for piles, draw in (("5S / 4S", 1.5), ("5S / ", 0.7)):
        state = position(piles, "6S / 9D", "7S / 8D", players_call=True)
        after, events = GAME.apply(state, 0, DRAW, NO_CHANCE)
        assert seconds(after, list(events)) == draw, "less where there was no pile to play from, as all could see"
        after, events = GAME.apply(after, 0, TO_OWN, NO_CHANCE)
        assert seconds(after, list(events)) == 1.7


@pytest.mark.parametrize(("piles", "draw", "placement"), [(2, 1.2, 1.7), (3, 0.0, 0.0)])
def test_where_the_bot_calls_two_see_what_the_other_did_and_more_see_whole_turns(
    piles: int, draw: float, placement: float
) -> None:
    state = position(*["5S 8S / KS"] * piles)
    after, events = GAME.apply(state, 0, DRAW, NO_CHANCE)
    assert seconds(after, list(events)) == draw
    after, events = GAME.apply(after, 0, TO_OWN, NO_CHANCE)
    assert seconds(after, list(events)) == placement


@SEATS
def test_right_and_wrong_actions_of_a_kind_take_equally_long(seats: int) -> None:
    """All that nobody has called, whatever the cards."""
    found = defaultdict[tuple[type[Event], bool], set[tuple[float, bool]]](set)
    for number in range(25):
        for state in states(seats, f"pace/{seats}/{number}", "table"):
            for action in set(GAME.possible(state, state.turn)) - {JUSE}:
                after, events = GAME.apply(state, state.turn, action, NO_CHANCE)
                if after.winner is None and not any(isinstance(event, Juse) for event in events):
                    kind = type(events[0]), bool(state.discards[state.turn])
                    found[kind].add((seconds(after, list(events)), after.uncalled is None))
    assert found == {
        (Drew, True): {(1.5, True), (1.5, False)},
        (Drew, False): {(0.7, True)},
        (Placed, True): {(1.7, True), (1.7, False)},
        (Placed, False): {(1.7, True), (1.7, False)},
    }


@pytest.mark.parametrize("referee", ["bot", "table"])
@SEATS
def test_whatever_is_the_only_thing_possible_happens_by_itself(seats: int, referee: str) -> None:
    for number in range(8):
        for state in states(seats, f"first/{seats}/{number}", referee):
            can = set(GAME.possible(state, state.turn)) - {JUSE}
            assert GAME.automatic(state) == ((state.turn, DRAW) if can == {DRAW} else None)
