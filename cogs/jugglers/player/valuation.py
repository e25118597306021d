"""What it is worth to the hard player if the policies on the table pass, as its chance to win the match."""

from collections.abc import Callable, Sequence
from functools import cache

from bot.core.cards import Card
from bot.core.game import FULL, Effort
from cogs.jugglers.rules.scoring import SHARING, sigil_count
from cogs.jugglers.rules.state import Memory, View

Random = Callable[[], float]
"""Returns numbers from 0 up to 1."""

DEALS = 120
"""The number of ways to deal the sigils and the policies to come that are tried."""

_PASSES = {
    2: (0.07, 0.58, 0.75),
    3: (0.06, 0.35, 0.6, 0.8),
    4: (0.06, 0.23, 0.51, 0.76, 0.85),
    5: (0.03, 0.12, 0.46, 0.62, 0.86, 0.9),
}
"""By number of players: how often a policy passes that shares with nobody's sigil, with one, with two and so on."""
OUTCOMES = ((False, False), (False, True), (True, False), (True, True))
"""Whether the left and the right policy pass."""


@cache
def match_value(won: tuple[int, ...], wins: int, seat: int) -> float:
    """Return the share of the match that this seat wins on average, if all are as likely to win each round to come."""
    winners = [other for other, count in enumerate(won) if count >= wins]
    if winners:
        return (seat in winners) / len(winners)
    each = (tuple(count + (other == winner) for other, count in enumerate(won)) for winner in range(len(won)))
    return sum(match_value(after, wins, seat) for after in each) / len(won)


def _drawn(cards: list[Card], count: int, random: Random) -> list[Card]:
    """Draw this many random cards, which are moved to the front."""
    size = len(cards)
    for at in range(min(count, size)):
        other = at + int(random() * (size - at))
        cards[at], cards[other] = cards[other], cards[at]
    return cards[:count]


def outcome_values(
    view: View,
    memory: Memory,
    seat: int,
    likely_sigils: dict[int, dict[Card, float]],
    random: Random,
    effort: Effort = FULL,
) -> list[float]:
    """Return the value of each of the `OUTCOMES`, as the mean over many deals."""
    sharing_left, sharing_right = (SHARING[policy] for policy in memory.policies[-1])
    unseen = list(next(iter(likely_sigils.values())))
    dummies = sigil_count(view.seats, view.dummy_sigils) - view.seats
    to_come = 2 * (view.gatherings - view.gathering)
    totals = [0.0] * len(OUTCOMES)
    deals = round(effort * DEALS)
    for _ in range(deals):
        sigils = _sigils(view.seats, seat, memory.sigil or 0, likely_sigils, random)
        rest = [card for card in unseen if card not in sigils]
        _drawn(rest, dummies + to_come, random)
        village = [*view.village, *_passing(rest[dummies : dummies + to_come], sigils, random)]
        everyone = [*sigils, *rest[:dummies]]
        points = [_points(sigil, village, everyone) for sigil in sigils]
        gains = [(sigil in sharing_left, sigil in sharing_right) for sigil in sigils]
        for number, (left_passes, right_passes) in enumerate(OUTCOMES):
            after = [
                had + (left_passes and of_left) + (right_passes and of_right)
                for had, (of_left, of_right) in zip(points, gains, strict=True)
            ]
            totals[number] += _value(after, view, seat)
    return [total / deals for total in totals]


def _sigils(seats: int, seat: int, own: Card, likely: dict[int, dict[Card, float]], random: Random) -> list[Card]:
    """Draw a sigil for each seat; no card can be two players' sigil."""
    while True:
        found = [own if other == seat else _random_card(likely[other], random) for other in range(seats)]
        if len(set(found)) == seats:
            return found


def _random_card(likely: dict[Card, float], random: Random) -> Card:
    number = random()
    for card, probability in likely.items():
        number -= probability
        if number < 0:
            return card
    return next(iter(likely))


def _passing(policies: Sequence[Card], sigils: Sequence[Card], random: Random) -> list[Card]:
    passes = _PASSES[len(sigils)]
    return [policy for policy in policies if random() < passes[len(SHARING[policy].intersection(sigils))]]


def _points(sigil: Card, village: Sequence[Card], everyone: Sequence[Card]) -> float:
    """Count points (G20). Everyone's sigils include this one, which is not its own ally."""
    sharing = SHARING[sigil]
    return len(sharing.intersection(village)) + (len(sharing.intersection(everyone)) - 1) / 2


def _value(points: Sequence[float], view: View, seat: int) -> float:
    most = max(points)
    won = tuple(count + (had == most) for count, had in zip(view.won, points, strict=True))
    return match_value(won, view.wins, seat)
