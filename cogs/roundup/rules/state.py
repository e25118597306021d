"""The state of a match of Roundup, what a viewer sees of it, its actions and its events. Plain values only.

Those made at every action are `gc=False`: they cannot form cycles, so the garbage collector need not track them.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Event, Juse, Milestone

Cards: TypeAlias = tuple[Card, ...]
Hand: TypeAlias = bytes
"""A byte for each card: finding and removing cards, most of what the rules do, is far faster than in a tuple."""


Tie: TypeAlias = Literal["on", "once"]
"""The option: how many more rounds are played while the highest total is shared (R18, R22)."""


class Phase(StrEnum):
    """What the game waits for. Bids and shows are placed face down and turned up together."""

    BID = "bid"
    SHOW = "show"
    TURN = "turn"
    GIVE = "give"
    OVER = "over"


# In Python 3.11 looking up an enum member takes as long as a whole step of the rules, hence these names.
BID, SHOW, TURN, GIVE, OVER = Phase


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    card: Card


class Show(msgspec.Struct, frozen=True, gc=False, tag="show"):
    card: Card


class Up(msgspec.Struct, frozen=True, gc=False, tag="up"):
    """Cards of the face-up hand onto the stacks, in this order."""

    cards: Cards


class Down(msgspec.Struct, frozen=True, gc=False, tag="down"):
    """A card of the face-down hand onto its stack."""

    card: Card


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """A pass; without a card if the face-down hand is empty: then it is free."""

    card: Card | None = None


class Jack(msgspec.Struct, frozen=True, gc=False, tag="jack"):
    card: Card
    target: int


class Queen(msgspec.Struct, frozen=True, gc=False, tag="queen"):
    card: Card
    target: int
    suit: int


class King(msgspec.Struct, frozen=True, gc=False, tag="king"):
    card: Card
    target: int
    number: int
    """1 to 10."""


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    card: Card


FacePlay: TypeAlias = Jack | Queen | King
Action: TypeAlias = Bid | Show | Up | Down | Pass | FacePlay | Give


def cards_of(action: Action) -> "Cards":
    """Return the cards of its own that an action names."""
    if isinstance(action, Up):
        return action.cards
    return () if action.card is None else (action.card,)


Move: TypeAlias = Literal["bid", "show", "up", "down", "pass", "face", "give"]
"""The kinds of action, as misplays and pictures name them. Face cards are one kind: misplayed, they go back unseen."""


class Owed(msgspec.Struct, frozen=True, gc=False):
    """A Queen (suit) or a King (number) asks a seat for a card, and it has several to choose from (R14)."""

    seat: int
    suit: int | None = None
    number: int | None = None


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The last action as everybody saw it, to be marked in the picture."""

    seat: int
    move: Move
    cards: Cards = ()
    """The seat's own cards that were seen; after a misplay only those laid on the table."""
    target: int | None = None
    suit: int | None = None
    number: int | None = None
    hit: Card | None = None
    """The card that a face card brought out of the target's face-down hand at once."""
    fault: str = ""


class RoundScore(msgspec.Struct, frozen=True):
    """A finished round: one line of the score table."""

    number: int
    bids: Cards
    closed: tuple[int, ...]
    """The suits in the order in which they were closed."""
    first_empty: int | None
    points: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def right(self) -> Sequence[int]:
        """Return who had bid on the suit that was closed last (R16)."""
        return [seat for seat, bid in enumerate(self.bids) if SUIT_OF[bid] == self.closed[-1]]


class DealtHands(msgspec.Struct, frozen=True, gc=False, eq=False):
    """What each seat was dealt in this round, for the places of the buttons in its hand. It makes no two states
    differ: states stored before it existed have none.
    """

    hands: tuple[Hand, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealtHands)

    def __hash__(self) -> int:
        return 0


class State(msgspec.Struct, frozen=True, gc=False):
    goal: int
    """The option `points`."""
    round: int
    """The rounds that were finished before this one."""
    phase: Phase
    down: tuple[Hand, ...]
    """The face-down hands, sorted. A placed card stays among them until it is turned up."""
    up: tuple[Hand, ...]
    """The face-up hands, their cards in the order in which they came."""
    placed: tuple[Card | None, ...]
    totals: tuple[int, ...]
    asked: tuple[int, ...] = ()
    """The seats that must show a card to break a tie."""
    bids: Cards = ()
    """The bids; empty until they are turned up."""
    nexts: Cards = (0, 13, 26, 39)
    """R6: the card that each suit's stack takes next. For a closed one this is the Jack, which never fits."""
    closed: tuple[int, ...] = ()
    discards: Cards = ()
    turn: int = -1
    """-1 until it is known who begins."""
    owed: Owed | None = None
    first_empty: int | None = None
    history: tuple[RoundScore, ...] = ()
    last: LastAction | None = None
    dealt: DealtHands = DealtHands()
    rounds: int = 0
    """The option: the match ends after so many (R22). 0: however many it takes."""
    tie: Tie = "on"

    @property
    def stacks(self) -> tuple[int, ...]:
        """Return how high each suit's stack is."""
        return tuple([RANK_OF[card] for card in self.nexts])

    @property
    def placers(self) -> Sequence[int]:
        """Return the seats that bid, or show a card to break a tie."""
        return self.asked or range(len(self.down))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        phase = self.phase
        if phase is TURN:
            return (self.turn,)
        if phase is GIVE:
            assert self.owed is not None
            return (self.owed.seat,)
        if phase is OVER:
            return ()
        placed = self.placed
        return tuple([seat for seat in self.placers if placed[seat] is None])


class SeatView(msgspec.Struct, frozen=True):
    down: int
    """The number of cards in the face-down hand, a placed one included."""
    up: Cards
    bid: Card | None
    placed: bool
    score: int


class View(msgspec.Struct, frozen=True):
    """What one seat sees. `hand` and `placed` are its own; for a bystander they are empty."""

    seat: int | None
    goal: int
    round: int
    phase: Phase
    hand: Cards
    placed: Card | None
    seats: tuple[SeatView, ...]
    waiting: tuple[int, ...]
    """The seats that the game waits for."""
    asked: tuple[int, ...]
    stacks: tuple[int, ...]
    closed: tuple[int, ...]
    discards: Cards
    turn: int
    owed: Owed | None
    first_empty: int | None
    history: tuple[RoundScore, ...]
    last: LastAction | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    dealt: Cards = ()
    """The own cards of this round, those played since included; empty in a round that an older version began."""
    rounds: int = 0
    tie: Tie = "on"

    @property
    def between_rounds(self) -> bool:
        """Return True when the table shows nothing but the scores of the rounds so far."""
        return bool(self.history) and self.phase in (Phase.BID, Phase.OVER)


# Every event is public: what only one seat may know is in its view alone.


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    round: int
    counts: tuple[int, ...]
    voids: int
    """The number of void deals before this one (R3)."""


class CardPlaced(Event, frozen=True, gc=False, tag="placed"):
    """A bid or show lies face down."""

    seat: int
    move: Move


class TurnedUp(Event, frozen=True, gc=False, tag="turned-up"):
    move: Move
    seats: tuple[int, ...]
    cards: Cards
    """The card of each of the seats."""


class Tied(Event, frozen=True, gc=False, tag="tied"):
    seats: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats that have a number card to show. If fewer than two do, nobody is asked."""


class Began(Event, frozen=True, gc=False, tag="began"):
    seat: int


class Stacked(Event, frozen=True, gc=False, tag="stacked"):
    seat: int
    cards: Cards
    face_up: bool
    """True if it came from the face-up hand; otherwise it is a single card from the face-down hand."""


class Passed(Event, frozen=True, gc=False, tag="passed"):
    seat: int
    card: Card | None
    discarded: bool


class FacePlayed(Event, frozen=True, gc=False, tag="face-played"):
    seat: int
    card: Card
    target: int
    suit: int | None
    number: int | None


class Missed(Event, frozen=True, gc=False, tag="missed"):
    """A face card found no such card in the face-down hand; a Jack, no card at all."""

    seat: int
    suit: int | None
    number: int | None


class BroughtOut(Event, frozen=True, gc=False, tag="brought-out"):
    """A face card moved this card out of the seat's face-down hand."""

    seat: int
    card: Card
    discarded: bool
    chosen: bool
    """True if its owner had several to choose from."""
    suit: int | None = None
    number: int | None = None
    """The number that was asked for; neither number nor suit for a Jack."""


class Closed(Event, frozen=True, gc=False, tag="closed"):
    suit: int


class Emptied(Event, frozen=True, gc=False, tag="emptied"):
    """The event that this seat is the first in the round without any cards."""

    seat: int


class RoundEnded(Milestone, frozen=True, tag="round-ended"):
    score: RoundScore


class Won(Event, frozen=True, tag="won"):
    seats: tuple[int, ...]


class Misplayed(Juse, frozen=True, tag="juse"):
    move: Move
    card: Card | None = None
    """The card that `up` or `down` laid on the table for all to see; in any other misplay it stays hidden."""


class Knowledge(msgspec.Struct, frozen=True):
    """What this round has shown of a seat's face-down hand."""

    holds: frozenset[Card] = frozenset()
    lacks: frozenset[Card] = frozenset()
    """Face-down hands only shrink, so a card that is not there stays away."""
    spared: frozenset[Card] = frozenset()
    """Cards that would have fitted when it passed or played a face card: it does not have them, or holds them back."""


class Memory(msgspec.Struct, frozen=True):
    seats: tuple[Knowledge, ...]
    stacks: tuple[int, ...] = (0, 0, 0, 0)
