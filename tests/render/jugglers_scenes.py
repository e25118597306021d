"""Matches to look at, and what is in a picture of them."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest

from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import Event
from bot.text import words_for
from bot.text.voice import Voice
from cogs.jugglers.picture.table import scene
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import State, View
from render.scene import CardAt, Item, Label, Scene
from tests.quick import quick

NAMES = ("alice", "bob", "carol", "dave", "eve")
WORDS = words_for("", "jugglers")
READER = Voice(NAMES, WORDS)
each_table = pytest.mark.parametrize(
    ("seats", "dummy_sigils"),
    quick([(2, True), (2, False), (3, True), (4, True), (5, True)], [(2, True), (4, True)]),
)
T = TypeVar("T", bound=Item)


def voice(seats: int) -> Voice:
    return Voice(NAMES[:seats], WORDS)


def of(view: View) -> Scene:
    return scene(view, voice(view.seats))


def all_of(kind: type[T], shown: Scene) -> list[T]:
    return [item for item in shown.items if isinstance(item, kind)]


def texts(shown: Scene) -> list[str]:
    return [label.text for label in all_of(Label, shown)]


def faces(shown: Scene) -> list[Card]:
    return [item.card for item in all_of(CardAt, shown) if item.card is not None]


def played(seats: int, dummy_sigils: bool, seed: str) -> Iterator[State]:
    """A random match. Every tenth action is by a random seat."""
    yield from (state for state, _ in played_on(seats, dummy_sigils, seed))


def played_on(seats: int, dummy_sigils: bool, seed: str) -> Iterator[tuple[State, Sequence[Event]]]:
    """With what led to each state."""
    seed = f"{seed} {seats}"
    chance, below = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(seats, {"wins": 2, "dummy_sigils": dummy_sigils}, chance)
    while not state.finished:
        yield state, events
        seat = to_move(state)
        choices = GAME.legal(state, seat)
        if below(10) == 0:
            seat = below(seats)
            choices = GAME.possible(state, seat)
        events = ()
        if choices:
            state, events = GAME.apply(state, seat, choices[below(len(choices))], chance)
    yield state, events


def hidden(state: State) -> set[Card]:
    """Every card that not everybody may see."""
    table = state.gathering
    down = {contribution.card for pile in table.down for contribution in pile}
    secrets = {secret.card for secret in table.secrets}
    held = {card for hand in table.hands for card in hand}
    return down | secrets | held | set(table.deck) | set(state.round.policies) | set(state.round.sigils)
