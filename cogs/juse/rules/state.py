"""The state of a game of Juse, what a viewer sees of it, and its actions and events. Plain values only.

Those made at every action are `gc=False`: they cannot form cycles, so the garbage collector can skip them.
"""

from typing import TypeAlias

import msgspec

from bot.core.cards import Card
from bot.core.game import AfterLook, Calling, Event, Juse, MayBeCalled, WrongCall

Pile: TypeAlias = tuple[Card, ...]
"""Bottom to top."""

CENTRE, OWN = -1, -2
"""Places for a card. All others are seat numbers and mean that seat's discard pile; `OWN` is the lowest place."""


class Draw(AfterLook, frozen=True, tag="draw"):
    """Take the top of one's own draw pile into the hand."""


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put the held card, or with an empty hand the top of one's own discard pile, somewhere."""

    to: int


class Call(Calling, frozen=True, tag="juse"):
    """Call the last action a misplay, at a table where the players call (J27)."""


Action: TypeAlias = Draw | Place | Call


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The last action, as everybody saw it; the picture marks it. `to` is None for a draw."""

    seat: int
    card: Card
    to: int | None
    from_hand: bool
    fault: str = ""
    """Set when it was a misplay that has been called."""
    no_pile: bool = False
    """A draw without a face-up pile to play from instead, as all could see."""


class Uncalled(msgspec.Struct, frozen=True, gc=False):
    """The fault of the last action, while nobody has called it (J27). No view shows it."""

    fault: str
    better: int | None = None
    """The seat where the card belongs, if the fault is about one."""
    turned_over: bool = False
    """The discard pile was turned over for the early draw."""


class State(msgspec.Struct, frozen=True, gc=False):
    base: int
    """The rank that starts a centre pile. Without `reminders` it is not shown after the first turn (J26)."""
    centre: tuple[int, ...]
    """The number of cards on each suit's centre pile."""
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
    """The seats that called wrongly and may not call: until the turn passes, or until a turn of theirs has ended."""
    silenced_for_lap: bool = False
    """The option `wrong_calls` at `lap` (J28)."""
    catches: tuple[int, ...] = ()
    """The number of others' misplays that each seat has called; empty until the first one."""


class SeatView(msgspec.Struct, frozen=True):
    draw: int
    """The number of cards in the face-down pile."""
    discard: int
    top: Card | None


class View(msgspec.Struct, frozen=True):
    """Everything is played in the open, so every seat and every bystander has the same view."""

    seats: tuple[SeatView, ...]
    centre: tuple[Card | None, ...]
    """The top of each suit's centre pile, in the order of `SUITS`, but never its height."""
    base: int | None
    turn: int
    held: Card | None
    last: LastAction | None
    winner: int | None
    scores: tuple[int, ...]
    players_call: bool = False
    silenced: tuple[int, ...] = ()
    catches: tuple[int, ...] = ()


def may_call(table: State | View, seat: int) -> bool:
    """Return True for anyone but the last to act, whether there is something to call or not (J27)."""
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


class Drew(MayBeCalled, frozen=True, gc=False, tag="drew"):
    seat: int
    card: Card
    turned_over: bool
    """The discard pile was turned over first, because the draw pile was empty."""
    covered: Card | None = None
    """The top of the pile that was turned over, which everybody had seen."""


class Placed(MayBeCalled, frozen=True, gc=False, tag="placed"):
    seat: int
    card: Card
    to: int
    from_hand: bool
    under: Card | None = None
    """The card under it on the mover's own pile, if it came from there."""


class Misplayed(Juse, frozen=True, tag="juse"):
    card: Card
    to: int | None
    """The place where the card was wrongly put; None for a draw that came too early."""
    better: int | None = None
    """The seat whose pile it fits on, if the fault is about one."""
    takes: int = 0
    """The number of cards that the penalty gives."""

    @property
    def cost(self) -> int:
        return self.takes


class CalledWrongly(WrongCall, frozen=True, tag="called-wrongly"):
    """J27: the last action was no misplay."""

    for_lap: bool = False
    """True if they may not call again until a turn of their own has ended (J28)."""


class Won(Event, frozen=True, gc=False, tag="won"):
    seat: int


class Memory(msgspec.Struct, frozen=True):
    base: int
    covered: Card | None = None
    """The top of the discard pile that was turned over for the last draw."""
    chain: int = 0
    """The number of cards played in this turn."""
