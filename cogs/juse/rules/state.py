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
"""Places a card can go besides another seat's discard pile, which is written as that seat's number. `OWN` is the lowest
number that is a place.
"""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Turn the top of one's own draw pile into the hand."""


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put the held card, or with an empty hand the top of one's own discard pile, somewhere."""

    to: int


class Call(msgspec.Struct, frozen=True, tag="juse"):
    """Say that the last action was a misplay, where the players call them themselves (J27)."""


Action: TypeAlias = Draw | Place | Call


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The action just made, as everybody saw it: the picture marks it. `to` is None for a draw."""

    seat: int
    card: Card
    to: int | None
    from_hand: bool
    fault: str = ""
    """Of a misplay that was called."""


class Uncalled(msgspec.Struct, frozen=True, gc=False):
    """What is wrong with the action just made, while nobody has said so (J27). No view ever tells."""

    fault: str
    better: int | None = None
    """The seat where the card belongs, if the fault is about one."""
    turned_over: bool = False
    """The draw that came too early had the discard pile turned over first."""


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
    players_call: bool = False
    """The option `referee` at `table` (J27)."""
    uncalled: Uncalled | None = None
    silenced: tuple[int, ...] = ()
    """Who has called wrongly since the turn last passed, and may not call until it passes again."""


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
    players_call: bool = False
    silenced: tuple[int, ...] = ()


def may_call(table: State | View, seat: int) -> bool:
    """J27: anyone but who acted last, whether there is something to call or not."""
    last = table.last
    return (
        table.players_call
        and table.winner is None
        and last is not None
        and last.seat != seat
        and seat not in table.silenced
    )


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    first: Card


class Drew(Event, frozen=True, gc=False, tag="drew"):
    seat: int
    card: Card
    turned_over: bool
    """The discard pile was turned over first, because the draw pile was empty."""
    covered: Card | None = None
    """What lay on top of the pile that was turned over, as everybody saw."""


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
    caller: int | None = None
    """The seat that called it (J27); None: the bot did."""


class CalledWrongly(Juse, frozen=True, tag="called-wrongly"):
    """`seat` called where there was nothing to call (J27)."""

    accused: int


class Won(Event, frozen=True, gc=False, tag="won"):
    seat: int


class Memory(msgspec.Struct, frozen=True):
    base: int
    covered: Card | None = None
    """What lay on top of the discard pile that was turned over for the draw just made."""
