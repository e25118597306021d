"""What a game of Juse is at one moment, what a viewer sees of it, and what can happen. Plain values only.

Those made at every action are `gc=False`: values cannot form cycles, and the collector need not look for any.
"""

from typing import TypeAlias

import msgspec

from bot.core.cards import Card
from bot.core.game import Event, Juse

Pile: TypeAlias = tuple[Card, ...]
"""Bottom to top."""

CENTRE, OWN = -1, -2
"""Places a card can go besides another seat's discard pile, which is written as that seat's number."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Turn the top of one's own draw pile into the hand."""


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put the held card, or with an empty hand the top of one's own discard pile, somewhere."""

    to: int


Action: TypeAlias = Draw | Place


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The action just made, as everybody saw it: the picture marks it. `to` is None for a draw."""

    seat: int
    card: Card
    to: int | None
    from_hand: bool
    fault: str = ""


class State(msgspec.Struct, frozen=True, gc=False):
    base: int
    """The rank that starts a centre pile: with `reminders` off nobody is told it after the first turn (J26)."""
    centre: tuple[int, ...]
    """How many cards lie on each suit's centre pile."""
    draws: tuple[Pile, ...]
    discards: tuple[Pile, ...]
    reminders: bool
    turn: int = 0
    held: Card | None = None
    first_turn: bool = True
    last: LastAction | None = None
    winner: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    draw: int
    """How many cards the face-down pile holds."""
    discard: int
    top: Card | None


class View(msgspec.Struct, frozen=True):
    """Everything is played in the open, so every seat and every bystander sees the same."""

    seats: tuple[SeatView, ...]
    centre: tuple[Card | None, ...]
    """The top of each suit's centre pile, in the order of `SUITS`; never how high it is."""
    base: int | None
    turn: int
    held: Card | None
    last: LastAction | None
    winner: int | None
    scores: tuple[int, ...]


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    first: Card


class Drew(Event, frozen=True, gc=False, tag="drew"):
    seat: int
    card: Card
    turned_over: bool
    """The discard pile was turned over first, because the draw pile was empty."""


class Placed(Event, frozen=True, gc=False, tag="placed"):
    seat: int
    card: Card
    to: int
    from_hand: bool


class Misplayed(Juse, frozen=True, tag="juse"):
    card: Card
    to: int | None
    """Where the card was wrongly put; None for a draw that came too early."""
    better: int | None = None
    """The other seat's pile where it fits, where the fault is about one."""
    takes: int = 0
    """How many cards the penalty gives."""


class Won(Event, frozen=True, gc=False, tag="won"):
    seat: int


class Memory(msgspec.Struct, frozen=True):
    base: int
