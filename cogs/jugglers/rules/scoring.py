"""The sigils of a round, its Village Order, and the points they make (G3–G5, G20, G21)."""

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from cogs.jugglers.rules.layout import LAYOUTS
from cogs.jugglers.rules.state import Line, Round, RoundResult

POLICIES: tuple[Card, ...] = tuple(card for card in PACK if RANK_OF[card] in (0, 10, 11, 12))
"""The aces, jacks, queens and kings."""


def shares(one: Card, other: Card) -> bool:
    return RANK_OF[one] == RANK_OF[other] or SUIT_OF[one] == SUIT_OF[other]


SHARING: dict[Card, frozenset[Card]] = {
    card: frozenset(other for other in POLICIES if shares(card, other)) for card in POLICIES
}
"""By policy: those that share rank or suit with it, itself included."""


def sigil_count(seats: int, dummy_sigils: bool) -> int:
    """Count the sigils that are dealt (G4)."""
    return 2 if seats == 2 and not dummy_sigils else LAYOUTS[seats].places


def gathering_count(seats: int, dummy_sigils: bool) -> int:
    """Count the gatherings of a round: two policies each, as long as there are two (G5)."""
    return (len(POLICIES) - sigil_count(seats, dummy_sigils)) // 2


def deal_round(seats: int, dummy_sigils: bool, chance: Chance) -> Round:
    shuffled = chance.shuffle(POLICIES)
    count = sigil_count(seats, dummy_sigils)
    return Round(sigils=shuffled[:count], policies=shuffled[count:])


def village_of(round_: Round) -> tuple[Card, ...]:
    return tuple(
        policy
        for account in round_.accounts
        for policy, passed in zip(account.policies, account.passed, strict=True)
        if passed
    )


def score_round(seats: int, round_: Round) -> RoundResult:
    village = village_of(round_)
    lines = tuple(_line(seat, round_.sigils, village) for seat in range(seats))
    points = [line.points for line in lines]
    most = max(points)
    winners = tuple(seat for seat, had in enumerate(points) if had == most)
    return RoundResult(sigils=round_.sigils, village=village, lines=lines, winners=winners)


def _line(seat: int, sigils: tuple[Card, ...], village: tuple[Card, ...]) -> Line:
    sharing = SHARING[sigils[seat]]
    return Line(
        tuple([policy for policy in village if policy in sharing]),
        tuple([place for place, other in enumerate(sigils) if other in sharing and place != seat]),
    )
