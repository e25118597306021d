"""How long what happens stays to be seen: by the kinds of events and the number of dice, never by cards."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from bot.core.game import Event
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import GatheringEnded, Misplayed, Placed, SecretsIncluded, Settled, View
from tests.random_games import random_steps

NO_CARDS = ((), (), ())


def changes(seats: int) -> Iterator[tuple[View, list[Event]]]:
    """Yield everybody's view after each action of a random match, and what everybody saw of it."""
    for step in random_steps(GAME, seats, {"wins": 2}, f"pace {seats}"):
        yield GAME.view(step.after, None), [event for event in step.events if event.shown_to(None)]


def seconds(seats: int) -> Iterator[tuple[Sequence[Event], float]]:
    for view, events in changes(seats):
        yield events, GAME.seconds_to_see(view, events)


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


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_card_changes_how_long_it_takes(seats: int) -> None:
    compared = 0
    for view, events in changes(seats):
        others = [_without_cards(event) for event in events]
        assert GAME.seconds_to_see(view, events) == GAME.seconds_to_see(view, others)
        compared += others != events
    assert compared > 40


def _without_cards(event: Event) -> Event:
    """The same kind of event with the same dice, and all cards exchanged or gone."""
    if isinstance(event, Settled):
        return replace(event, turned=tuple(replace(turned, card=1) for turned in event.turned))
    if isinstance(event, SecretsIncluded):
        return replace(event, opened=())
    if isinstance(event, GatheringEnded):
        return replace(event, account=replace(event.account, hands=NO_CARDS, passed=(False, False), policies=(0, 0)))
    return event
