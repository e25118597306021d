"""PURE: what a place is worth, how those stand who play a night together, and what they want to play next."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

import msgspec

from bot.tables.steps.model import FORGOTTEN, TableData

BEST = 100
_WEEK, _EVENING = 7 * 24 * 3600.0, 12 * 3600.0


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


def here(data: TableData) -> list[int]:
    """Return who was there to the end of a game."""
    return [seat.user_id for seat in data.people if not seat.clock.missed and seat.user_id != FORGOTTEN]


def most_wanted(
    votes: Mapping[int, str], people: Sequence[int], last: Collection[int], *, is_over: bool
) -> Sequence[str]:
    """Return the games with the most votes of these people; of equals, what those want who are last. None as long as
    the others could change that, unless the time to vote `is_over`.
    """
    counts = Counter(votes[user_id] for user_id in people if user_id in votes)
    most = max(counts.values(), default=0)
    is_settled = is_over or 2 * most > len(people) or counts.total() == len(people)
    if not counts or not is_settled:
        return ()
    best = [game for game, count in counts.items() if count == most]
    return [votes[user_id] for user_id in last if votes.get(user_id) in best] or best


def pickers(scores: Sequence[Score], here: Collection[int]) -> list[int]:
    """Return the people here with the fewest points: of equal votes theirs decide. Somebody new has none."""
    reached = dict.fromkeys(here, 0) | {score.user_id: score.points for score in scores if score.user_id in here}
    least = min(reached.values(), default=0)
    return [user_id for user_id, points in reached.items() if points == least]


def weeks_in_a_row(begun: Sequence[float]) -> int:
    """Return in how many weeks in a row there was a night at about this time. `begun`: the newest first."""
    weeks, last = 1, begun[0]
    for at in begun:
        if abs(last - at - _WEEK) <= _EVENING:
            weeks, last = weeks + 1, at
    return weeks
