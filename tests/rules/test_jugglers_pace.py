"""How long what happens stays to be seen: by the kinds of events and the number of dice."""

from collections.abc import Iterator, Sequence

import pytest

from bot.core.game import Event
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import GatheringEnded, Misplayed, Placed, SecretsIncluded, Settled
from tests.random_games import random_steps


def seconds(seats: int) -> Iterator[tuple[Sequence[Event], float]]:
    """Yield what everybody saw of each action of a random match, and how long it stays to be seen."""
    for step in random_steps(GAME, seats, {"wins": 2}, f"pace {seats}"):
        events = [event for event in step.events if event.shown_to(None)]
        yield events, GAME.seconds_to_see(GAME.view(step.after, None), events)


def has(kind: type[Event], events: Sequence[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


@pytest.mark.parametrize("seats", range(2, 6))
def test_dice_settled_cycles_and_verdicts_take_some_seconds_to_see(seats: int) -> None:
    found = list(seconds(seats))
    verdicts = {time for events, time in found if has(GatheringEnded, events)}
    assert verdicts == {6.0}
    settled = {time for events, time in found if has(Settled, events) and not has(GatheringEnded, events)}
    assert settled == {3.5, 4.0}, "with more cards than drafts, at least one die is rolled"
    secrets = {
        (len(event.rolls) > 0, time) for events, time in found for event in events if isinstance(event, SecretsIncluded)
    }
    assert secrets == {(False, 0.0), (True, 3.0)}


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_card_placed_stays_to_be_seen_only_where_two_play(seats: int) -> None:
    placed = {time for events, time in seconds(seats) if {type(event) for event in events} == {Placed}}
    assert placed == {2.0 if seats == 2 else 0.0}
    assert {time for events, time in seconds(seats) if has(Misplayed, events)} == {0.0}
