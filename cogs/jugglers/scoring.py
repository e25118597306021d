"""A round's sigils, its Village Order and what they are worth (G3–G5, G20, G21)."""

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from cogs.jugglers.layout import LAYOUTS
from cogs.jugglers.state import Line, Round, RoundResult

POLICIES: tuple[Card, ...] = tuple(card for card in PACK if RANK_OF[card] in (0, 10, 11, 12))
"""The aces, jacks, queens and kings."""


def shares(one: Card, other: Card) -> bool:
    return RANK_OF[one] == RANK_OF[other] or SUIT_OF[one] == SUIT_OF[other]


def sigil_count(seats: int, dummy_sigils: bool) -> int:
    """G4."""
    return 2 if seats == 2 and not dummy_sigils else LAYOUTS[seats].places


def gathering_count(seats: int, dummy_sigils: bool) -> int:
    """Two policies each, as far as they go (G5)."""
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
    most = max(line.points for line in lines)
    winners = tuple(seat for seat, line in enumerate(lines) if line.points == most)
    return RoundResult(sigils=round_.sigils, village=village, lines=lines, winners=winners)


def _line(seat: int, sigils: tuple[Card, ...], village: tuple[Card, ...]) -> Line:
    sigil = sigils[seat]
    return Line(
        matches=tuple(policy for policy in village if shares(policy, sigil)),
        allies=tuple(place for place, other in enumerate(sigils) if place != seat and shares(other, sigil)),
    )
