"""PURE: what a place is worth, and how those stand who play a night together."""

from collections.abc import Collection, Sequence

import msgspec

BEST = 100


class Score(msgspec.Struct, frozen=True):
    """The points of a person in all games of a night so far."""

    user_id: int
    name: str
    points: int
    gained: int = 0
    """Points gained in the latest game."""


class PlacedScore(msgspec.Struct, frozen=True):
    place: int
    """Equals share it."""
    score: Score


def points_for(place: int, of: int) -> int:
    """Return the points of a place among `people`: from `BEST` for the first to nothing for the last."""
    return round(BEST * (of - place) / (of - 1))


def standing(scores: Sequence[Score]) -> list[PlacedScore]:
    """Return the scores with their places, the best first."""
    ordered = sorted(scores, key=lambda score: (-score.points, score.name.casefold(), score.user_id))
    return [PlacedScore(1 + sum(other.points > score.points for other in ordered), score) for score in ordered]


def pickers(scores: Sequence[Score], here: Collection[int]) -> list[int]:
    """Return the people here with the fewest points: they pick the next game. Somebody new has none."""
    reached = dict.fromkeys(here, 0) | {score.user_id: score.points for score in scores if score.user_id in here}
    least = min(reached.values(), default=0)
    return [user_id for user_id, points in reached.items() if points == least]
