"""How strong somebody is against computers: a place on the scale of their levels, by how often they have won alone. A
game given up is one that was not won.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, prod

from bot.features.stats.store import Played

LATEST, LEAST = 30, 5
"""So many of the latest games count, and there must be so many."""
BARS = 10
EASY_BAR, NORMAL_BAR, HARD_BAR = 3, 6, 9
"""The bar that somebody reaches who is just as strong."""

_PLACES: Mapping[str, float] = {"easy": EASY_BAR, "normal": NORMAL_BAR, "hard": HARD_BAR}
_STEP, _HIGHEST = 0.25, 12
_SCALE = [place * _STEP for place in range(round(_HIGHEST / _STEP) + 1)]
_EXPECTED, _SPREAD = 3.0, 3.0
"""Before any game is known, most people are thought to be about as strong as an easy computer."""


def counted(games: Sequence[Played], apart: Mapping[int, tuple[int, int]]) -> Sequence[Played]:
    """Return the games that tell something: against computers, at tables for which their strength is known."""
    return [game for game in games if game.levels and game.seats in apart][:LATEST]


def bars(games: Sequence[Played], apart: Mapping[int, tuple[int, int]]) -> int:
    """Return how many bars the counted games have lit: the mean of what they leave likely."""
    kinds = Counter((game.seats, game.levels, game.won) for game in games)
    weights = [
        exp(-(((place - _EXPECTED) / _SPREAD) ** 2) / 2)
        * prod(_chance(place, *kind, apart) ** games_of_it for kind, games_of_it in kinds.items())
        for place in _SCALE
    ]
    mean = sum(place * weight for place, weight in zip(_SCALE, weights, strict=True)) / sum(weights)
    return min(max(round(mean), 1), BARS)


def _chance(place: float, seats: int | None, levels: str, won: bool, apart: Mapping[int, tuple[int, int]]) -> float:
    """Return how likely somebody so strong was to do as they did: among all, the strong win as often as their strength
    is a share of the whole.
    """
    assert seats is not None
    own = _strength(place, apart[seats])
    wins = own / (own + sum(_strength(_PLACES[level], apart[seats]) for level in levels.split()))
    return wins if won else 1 - wins


def _strength(place: float, apart: tuple[int, int]) -> float:
    """Return the strength in relation to a normal computer: 400 rating points more are ten times as much."""
    below, above = apart
    steps = (place - NORMAL_BAR) / (HARD_BAR - NORMAL_BAR)
    return 10 ** (steps * (below if steps < 0 else above) / 400)
