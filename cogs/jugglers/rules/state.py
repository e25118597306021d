"""The state of a match, what a viewer sees of it, its actions and its events. Plain values only.

Drafts are numbered 0 to 2 here, left to right, and written 1 to 3; the middle one is the joker's. Places are numbered
as in `seating`. Structs created at every action are `gc=False`: they cannot form cycles.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias, final

import msgspec

from bot.core.cards import Card
from bot.core.game import Event, Juse, Milestone, PartEnded

Pile: TypeAlias = tuple[Card, ...]

LEFT, JOKER, RIGHT = DRAFTS = 0, 1, 2
NOBODY = -1
"""The place of a secret influence, which nobody put there."""


@final
class Secret(msgspec.Struct, frozen=True, gc=False, tag="secret"):
    """The chair includes this many secret influences."""

    count: int


@final
class Place(msgspec.Struct, frozen=True, gc=False, tag="place"):
    card: Card
    draft: int


@final
class FromDeck(msgspec.Struct, frozen=True, gc=False, tag="deck"):
    """Put the top of the deck on a draft, instead of a hand card."""

    draft: int


@final
class ForDummy(msgspec.Struct, frozen=True, gc=False, tag="dummy"):
    """Put the top of the deck on a draft, for one's dummy."""

    draft: int


Action: TypeAlias = Secret | Place | FromDeck | ForDummy


class Means(StrEnum):
    """Where a card that lies face down came from."""

    HAND = "hand"
    DECK = "deck"
    DUMMY = "dummy"


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """A card that lies face down, and the place that put it there."""

    card: Card
    place: int


Down: TypeAlias = tuple[tuple[Contribution, ...], ...]
"""The cards face down on each draft, in the order placed."""


class SecretInfluence(msgspec.Struct, frozen=True, gc=False):
    card: Card
    draft: int


class Turned(msgspec.Struct, frozen=True, gc=False):
    """What settling did to one draft's hand (G14)."""

    draft: int
    card: Card
    place: int
    """The place that put it there."""
    count: int
    """The number of cards it was chosen from."""
    die: int | None
    """The die; None if there was only one."""


class Gathering(msgspec.Struct, frozen=True, gc=False):
    chair: int
    policies: tuple[Card, Card]
    """The policies of the left and the right draft."""
    deck: Pile
    """Top first."""
    hands: tuple[Pile, ...]
    poker: tuple[Pile, ...]
    """The cards turned up on each draft, in the order turned."""
    down: Down
    secrets: tuple[SecretInfluence, ...]
    """The secret influences, until they move into their hands (G13)."""
    turn: int
    """The number of turns taken; -1 while the chair is asked about secret influences."""


class Account(msgspec.Struct, frozen=True, gc=False):
    """How a gathering ended."""

    chair: int
    policies: tuple[Card, Card]
    passed: tuple[bool, bool]
    hands: tuple[Pile, ...]


class AccountView(msgspec.Struct, frozen=True, gc=False):
    """How a gathering ended, as everybody sees it. A policy that did not pass lies face down again: None (G15)."""

    chair: int
    policies: tuple[Card | None, Card | None]
    passed: tuple[bool, bool]
    hands: tuple[Pile, ...]
    strengths: tuple[int, ...]


class Round(msgspec.Struct, frozen=True, gc=False):
    sigils: tuple[Card, ...]
    """The sigils by place; without `dummy_sigils` the players' only."""
    policies: Pile
    """Still face down, next first."""
    accounts: tuple[Account, ...] = ()


class Line(msgspec.Struct, frozen=True, gc=False):
    """What one player scored in a round (G20)."""

    matches: tuple[Card, ...]
    """The passed policies that share rank or suit with the sigil."""
    allies: tuple[int, ...]
    """The other places whose sigils share rank or suit with it."""

    @property
    def points(self) -> float:
        return len(self.matches) + len(self.allies) / 2


class RoundResult(msgspec.Struct, frozen=True, gc=False):
    sigils: tuple[Card, ...]
    village: tuple[Card, ...]
    lines: tuple[Line, ...]
    """The line of each seat."""
    winners: tuple[int, ...]


class DieRoll(msgspec.Struct, frozen=True, gc=False):
    """A die that chose the draft for a secret influence or for a dummy's card."""

    die: int
    draft: int
    place: int
    """The dummy's; `NOBODY` for a secret influence."""


class LastAction(msgspec.Struct, frozen=True, gc=False):
    """The last action as everybody saw it, with all that followed from it. The picture marks it."""

    seat: int
    kind: str
    """The first word of the move: `secret`, `place`, `deck` or `dummy`."""
    draft: int | None = None
    fault: str = ""
    rolls: tuple[DieRoll, ...] = ()
    turned: tuple[Turned, ...] = ()
    ended: AccountView | None = None
    """The end of the gathering, if it ended with this action."""


class State(msgspec.Struct, frozen=True, gc=False):
    seats: int
    wins: int
    """Round wins needed to win the match."""
    dummy_sigils: bool
    round: Round
    gathering: Gathering
    results: tuple[RoundResult, ...] = ()
    won: tuple[int, ...] = ()
    """The round wins of each seat."""
    finished: bool = False
    last: LastAction | None = None


class DraftView(msgspec.Struct, frozen=True):
    policy: Card | None
    """The policy; None for the joker's."""
    cards: Pile
    strength: int
    """The strength of the cards turned up, as `poker` counts it."""
    down: tuple[int, ...]
    """The places whose cards lie face down there, in order; `NOBODY` for a secret influence that has moved in."""


class View(msgspec.Struct, frozen=True):
    """What lies on the table, and this seat's own hand and sigil. Rounds, gatherings and cycles are numbered from 1."""

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
    """The places in the order of this cycle's turns; the last one also starts the next cycle."""
    done: int
    """The number of turns taken in this cycle."""
    waiting: int | None
    """The seat that the game waits for."""
    asking: str
    """The question: `secret`, `place` or `dummy`; empty when the match is over."""
    allowance: int
    """The most secret influences that the chair may include."""
    drafts: tuple[DraftView, ...]
    secrets: tuple[int, ...]
    """The drafts of the secret influences that have not moved in yet."""
    deck: int
    hand_counts: tuple[int, ...]
    viewer: int | None
    """Whose view it is; None: a bystander's."""
    sigil: Card | None
    hand: Pile
    village: tuple[Card, ...]
    results: tuple[RoundResult, ...]
    won: tuple[int, ...]
    winners: tuple[int, ...]
    last: LastAction | None

    @property
    def between_rounds(self) -> bool:
        """Return True if a round has just been scored, and nobody has acted in the next one."""
        return bool(self.results) and (not self.asking or (self.asking == "secret" and self.gathering == 1))


def points_in(results: Sequence[RoundResult], seats: int) -> tuple[float, ...]:
    """Add up the points of each seat in all rounds."""
    return tuple(sum(result.lines[seat].points for result in results) for seat in range(seats))


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
    """The whole hand, with the cards kept."""


class SecretsIncluded(Event, frozen=True, gc=False, tag="secrets"):
    seat: int
    rolls: tuple[DieRoll, ...]
    opened: Pile
    """The cards then dealt face up to the three hands (G9)."""


class Placed(Event, frozen=True, gc=False, tag="placed"):
    place: int
    draft: int
    means: Means
    die: int | None = None


class OwnPlaced(Event, frozen=True, gc=False, tag="own"):
    """Follows `Placed`, for the player who placed it: which card it was, and which was drawn."""

    card: Card
    drew: Card | None


class SecretsMoved(Event, frozen=True, gc=False, tag="moved"):
    drafts: tuple[int, ...]


class Settled(Event, frozen=True, gc=False, tag="settled"):
    cycle: int
    turned: tuple[Turned, ...]


class GatheringEnded(PartEnded, frozen=True, gc=False, tag="account"):
    number: int
    account: Account


class RoundEnded(Milestone, frozen=True, gc=False, tag="result"):
    number: int
    result: RoundResult
    won: tuple[int, ...]
    """The round wins of each seat."""
    wins: int = 2
    """Round wins needed to win the match."""
    earlier: tuple[RoundResult, ...] = ()
    """The rounds before it."""


class Ended(Event, frozen=True, gc=False, tag="ended"):
    winners: tuple[int, ...]


class Misplayed(Juse, frozen=True, tag="juse"):
    """A misplay. It does not tell which card it would have been."""

    kind: str
    draft: int
    waiting: int
    """The seat that was to move."""


class KnownContribution(msgspec.Struct, frozen=True, gc=False):
    """A card put on a draft, as far as this seat knows it."""

    gathering: int
    cycle: int
    place: int
    draft: int
    means: Means
    card: Card | None = None
    turned_up: bool = False


class Memory(msgspec.Struct, frozen=True, gc=False):
    """The memory of this round: the sigil, every policy shown, and who put what where."""

    sigil: Card | None = None
    policies: tuple[tuple[Card, Card], ...] = ()
    """The policies of each gathering, this one included."""
    opened: tuple[Pile, ...] = ()
    """The cards dealt face up in each gathering."""
    contributions: tuple[KnownContribution, ...] = ()
    cycle: int = 1
    secrets: tuple[tuple[int, Card], ...] = ()
    """The secret influences that were turned up, each with its gathering."""
