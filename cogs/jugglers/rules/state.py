"""What a match of Jugglers is at one moment, what a viewer sees of it, and what can happen. Plain values only.

Drafts are counted from 0 here, left to right, and written 1 to 3; the middle one is the joker's. Places are numbered
as `layout` says. What is made at every action is `gc=False`: values cannot form cycles.
"""

from enum import StrEnum
from typing import TypeAlias, final

import msgspec

from bot.core.cards import Card
from bot.core.game import Event, Juse

Pile: TypeAlias = tuple[Card, ...]

LEFT, JOKER, RIGHT = DRAFTS = 0, 1, 2
NOBODY = -1
"""In place of a place: a secret influence was put there by nobody."""


@final
class Secret(msgspec.Struct, frozen=True, gc=False, tag="secret"):
    """So many secret influences, by the chairman."""

    count: int


@final
class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    card: Card
    draft: int


@final
class Deck(msgspec.Struct, frozen=True, gc=False, tag="deck"):
    """The top of the deck instead of a hand card."""

    draft: int


@final
class Dummy(msgspec.Struct, frozen=True, gc=False, tag="dummy"):
    """The top of the deck, for one's dummy."""

    draft: int


Action: TypeAlias = Secret | Place | Deck | Dummy


class Means(StrEnum):
    """How a card came to lie face down."""

    HAND = "hand"
    DECK = "deck"
    DUMMY = "dummy"


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """A card that lies face down, and whose place put it there."""

    card: Card
    place: int


Down: TypeAlias = tuple[tuple[Contribution, ...], tuple[Contribution, ...], tuple[Contribution, ...]]
"""What lies face down on each draft's hand, in the order placed."""


class SecretInfluence(msgspec.Struct, frozen=True, gc=False):
    card: Card
    draft: int


class Turned(msgspec.Struct, frozen=True, gc=False):
    """What settling did to one draft's hand (G14)."""

    draft: int
    card: Card
    place: int
    """Who had put it there."""
    count: int
    """Out of how many cards it was taken."""
    die: int | None
    """None where there was only one."""


class Gathering(msgspec.Struct, frozen=True, gc=False):
    chair: int
    policies: tuple[Card, Card]
    """The left and the right draft's."""
    deck: Pile
    """Top first."""
    hands: tuple[Pile, ...]
    poker: tuple[Pile, Pile, Pile]
    """The cards turned up, in the order in which they came."""
    down: Down
    secrets: tuple[SecretInfluence, ...]
    """Until they move into their hands (G13)."""
    turn: int
    """How many turns were taken; -1 while the chairman is asked for secret influences."""


class Account(msgspec.Struct, frozen=True, gc=False):
    """How a gathering ended."""

    chair: int
    policies: tuple[Card, Card]
    passed: tuple[bool, bool]
    hands: tuple[Pile, Pile, Pile]


class AccountView(msgspec.Struct, frozen=True, gc=False):
    """Of a past gathering. A policy that did not pass lies face down again: None (G15)."""

    chair: int
    policies: tuple[Card | None, Card | None]
    passed: tuple[bool, bool]
    hands: tuple[Pile, Pile, Pile]
    strengths: tuple[int, int, int]


class Round(msgspec.Struct, frozen=True, gc=False):
    sigils: tuple[Card, ...]
    """By place; without `dummy_sigils` only the humans'."""
    policies: Pile
    """Still face down, next first."""
    accounts: tuple[Account, ...] = ()


class Line(msgspec.Struct, frozen=True, gc=False):
    """What one human scored in a round (G20)."""

    matches: tuple[Card, ...]
    """The passed policies that share rank or suit with the sigil."""
    allies: tuple[int, ...]
    """The other places whose sigils do."""

    @property
    def points(self) -> float:
        return len(self.matches) + len(self.allies) / 2


class RoundResult(msgspec.Struct, frozen=True, gc=False):
    sigils: tuple[Card, ...]
    village: tuple[Card, ...]
    lines: tuple[Line, ...]
    """By seat."""
    winners: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die that chose a draft: of a secret influence, or of a dummy's card."""

    die: int
    draft: int
    place: int
    """Whose card; `NOBODY` for a secret influence."""


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The action just made, as everybody saw it, with all that followed from it: the picture marks it."""

    seat: int
    kind: str
    """As the move is written: `secret`, `place`, `deck` or `dummy`."""
    draft: int | None = None
    fault: str = ""
    rolls: tuple[Roll, ...] = ()
    turned: tuple[Turned, ...] = ()
    ended: AccountView | None = None
    """Of the gathering, where that is over with it."""


class State(msgspec.Struct, frozen=True, gc=False):
    seats: int
    wins: int
    """How many round wins take the match."""
    dummy_sigils: bool
    round: Round
    gathering: Gathering
    results: tuple[RoundResult, ...] = ()
    won: tuple[int, ...] = ()
    """Each seat's round wins."""
    finished: bool = False
    last: LastAction | None = None


class DraftView(msgspec.Struct, frozen=True):
    policy: Card | None
    """None in the middle: the joker's."""
    cards: Pile
    strength: int
    """Of the cards turned up, as `hands` counts it."""
    down: tuple[int, ...]
    """The places whose cards lie there face down, in order; `NOBODY` for a secret influence that has moved in."""


class View(msgspec.Struct, frozen=True):
    """What lies on the table, and this seat's own hand and sigil. Rounds, gatherings and cycles count from 1."""

    seats: int
    wins: int
    dummy_sigils: bool
    round: int
    gathering: int
    gatherings: int
    cycle: int
    cycles: int
    chair: int
    ring: tuple[int, ...]
    """The places clockwise from seat 0."""
    order: tuple[int, ...]
    """The places in the order of this cycle's turns; the last one starts the next cycle too."""
    done: int
    """How many of these turns were taken."""
    waiting: int | None
    """The seat the game waits for."""
    asking: str
    """What for: `secret`, `place` or `dummy`; empty when the match is over."""
    allowance: int
    drafts: tuple[DraftView, DraftView, DraftView]
    secrets: tuple[int, ...]
    """The drafts of the secret influences that have not moved in yet."""
    deck: int
    hand_counts: tuple[int, ...]
    sigil: Card | None
    hand: Pile
    village: tuple[Card, ...]
    accounts: tuple[AccountView, ...]
    """This round's gatherings so far."""
    results: tuple[RoundResult, ...]
    won: tuple[int, ...]
    winners: tuple[int, ...]
    last: LastAction | None

    @property
    def between_rounds(self) -> bool:
        """A round has just been counted, and nobody has done anything in another."""
        return bool(self.results) and (not self.asking or (self.asking == "secret" and self.gathering == 1))


class RoundBegun(Event, frozen=True, gc=False, tag="round"):
    number: int


class SigilDealt(Event, frozen=True, gc=False, tag="sigil"):
    sigil: Card


class GatheringBegun(Event, frozen=True, gc=False, tag="gathering"):
    number: int
    chair: int
    policies: tuple[Card, Card]


class HandDealt(Event, frozen=True, gc=False, tag="hand"):
    cards: Pile
    """The whole hand, what was kept included."""


class SecretsIncluded(Event, frozen=True, gc=False, tag="secrets"):
    seat: int
    rolls: tuple[Roll, ...]
    opened: Pile
    """The cards dealt face up to the three hands after that (G9)."""


class Placed(Event, frozen=True, gc=False, tag="placed"):
    place: int
    draft: int
    means: Means
    die: int | None = None


class OwnPlaced(Event, frozen=True, gc=False, tag="own"):
    """To the one who placed it, after `Placed`: which card it was, and what was drawn for it."""

    card: Card
    drew: Card | None


class SecretsMoved(Event, frozen=True, gc=False, tag="moved"):
    drafts: tuple[int, ...]


class Settled(Event, frozen=True, gc=False, tag="settled"):
    cycle: int
    turned: tuple[Turned, ...]


class GatheringEnded(Event, frozen=True, gc=False, tag="account"):
    number: int
    account: Account


class RoundEnded(Event, frozen=True, gc=False, tag="result"):
    number: int
    result: RoundResult
    won: tuple[int, ...]


class Ended(Event, frozen=True, gc=False, tag="ended"):
    winners: tuple[int, ...]


class Misplayed(Juse, frozen=True, tag="juse"):
    """Which card it would have been is not told."""

    kind: str
    draft: int
    waiting: int
    """The seat to move."""


class Contributed(msgspec.Struct, frozen=True, gc=False):
    """One card put on a draft's hand, as far as this seat knows."""

    gathering: int
    cycle: int
    place: int
    draft: int
    means: Means
    card: Card | None = None
    turned_up: bool = False


class Memory(msgspec.Struct, frozen=True, gc=False):
    """Of this round: the sigil, every policy that was shown and what became of it, who put what where."""

    round: int = 0
    sigil: Card | None = None
    policies: tuple[tuple[Card, Card], ...] = ()
    """Of each gathering, this one included."""
    passed: tuple[tuple[bool, bool], ...] = ()
    opened: tuple[Pile, ...] = ()
    """Of each gathering, the cards that were dealt face up."""
    contributions: tuple[Contributed, ...] = ()
    cycle: int = 1
