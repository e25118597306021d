"""The state of a game of Junk, the view of it, and its actions and events. Plain values only."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bot.core.cards import PACK, Card
from bot.core.game import Event, Juse
from bot.core.summary import Finding, TurningPoint

Pile: TypeAlias = tuple[Card, ...]
"""Bottom to top."""


class Action(StrEnum):
    """Actions as the rule book writes them. None names a card, because every pile is used from its top."""

    DRAW = "draw"
    PLAY = "play"
    JUNK = "junk"
    RESCUE = "rescue"
    GRACE = "grace"
    STOP = "stop"


class LastAction(msgspec.Struct, frozen=True):
    """The last action, as it was seen; the picture marks it. Only `stop` has no card."""

    action: Action
    card: Card | None
    fault: str = ""


class State(msgspec.Struct, frozen=True):
    deal: tuple[Card, ...]
    """The pack as it was shuffled, in drawing order. The solver needs all of it at the end."""
    naked: bool
    drawn: int = 0
    held: Card | None = None
    play: Pile = ()
    junk: Pile = ()
    grace: Pile = ()
    clean: bool = True
    stopped: bool = False
    last: LastAction | None = None


class View(msgspec.Struct, frozen=True):
    """What lies on the table, the same for everybody: the tops and the heights of the piles."""

    draw: int
    next: Card | None
    """The top of the Draw Pile, if it lies face up (K12)."""
    held: Card | None
    play: int
    play_top: Card | None
    junk: int
    junk_top: Card | None
    grace: int
    grace_top: Card | None
    naked: bool
    last: LastAction | None
    finished: bool
    deal: tuple[Card, ...] | None
    """The pack as it was shuffled, once the game is over and has no secret left."""
    chain: tuple[Card, ...] = ()
    """All cards rescued onto the last one that was played from the hand, in this order."""

    @property
    def first_phase(self) -> bool:
        return self.draw > 0 or self.held is not None


class Dealt(Event, frozen=True, tag="dealt"):
    next: Card | None = None


class Drew(Event, frozen=True, tag="drew"):
    card: Card
    next: Card | None = None
    """The card that was uncovered (K12)."""


class Moved(Event, frozen=True, tag="moved"):
    action: Action
    """One of `play`, `junk`, `rescue` and `grace`, which tell where the card came from and where it went."""
    card: Card


class Misplayed(Juse, frozen=True, tag="juse"):
    action: Action
    card: Card
    """The card that was moved and went back."""
    onto: Card | None = None
    """The card that it does not fit on, if that is the fault."""


class Ended(Event, frozen=True, tag="ended"):
    left: int
    clean: bool


class Memory(msgspec.Struct, frozen=True):
    """An attentive player knows every pile to its bottom: each card was seen going there."""

    held: Card | None = None
    next: Card | None = None
    play: Pile = ()
    junk: Pile = ()
    grace: Pile = ()

    def unseen(self) -> tuple[Card, ...]:
        """Return what the Draw Pile still hides, sorted: nobody knows its order."""
        seen = {*self.play, *self.junk, *self.grace, self.held, self.next}
        return tuple(card for card in PACK if card not in seen)


class Loss(TurningPoint, frozen=True):
    """The move that lost most, the first one of equals."""

    action: LastAction | None
    lost: int


class Reachable(Finding, frozen=True):
    """What a game that is over could still have come to after a move."""

    best: int
    """The cards left by the best play from here, for somebody who knows the deal."""
    move: LastAction | None = None
    """The move; None: the deal."""
    lost: int = 0
    """The number of cards by which `best` was lower before this move."""
    better: Action | None = None
    """A move that would have lost nothing, if this one lost something."""

    @property
    def is_slip(self) -> bool:
        return self.lost > 0
