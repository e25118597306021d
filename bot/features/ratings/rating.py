"""Ratings of people, from the places that they reach. Only this module knows openskill."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.util import find_spec
from math import hypot, lcm, log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from bot.tables.steps.standings import RatedPlace
from bot.tables.store.session import Row

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

# It takes time and memory to import, so that is done when the first game is rated. That it is missing must be found out
# when the bot starts all the same.
if find_spec("openskill") is None:
    raise ModuleNotFoundError("No module named 'openskill'", name="openskill")

# These were chosen by simulated seasons of people whose true strengths are known.
UNCERTAIN_ABOVE = 110.0
"""Spread above which a number is shown with a question mark."""
FIRST_NUMBER = 3
"""The rated games of a kind, over all seasons, until somebody has a number."""
MOST_LOST = 40
"""Points that one game takes at most from somebody who is uncertain, as all are who are new."""
_LUCK = 400 / log(10)
"""The luck in a game: with this, 400 points more mean to win ten times as often as to lose, as in chess."""
_DRIFT = 3.0
"""People change: with every game that they play, their strength is less certain by this."""
_BETWEEN_SEASONS = 80.0
"""The widening from one season to the next."""
_DIGITS = 3
_SAME = 0.002
"""Another machine may round the last digit the other way."""

_EARLY = 5
"""The moves of each seat before which whoever leaves is not rated, and nobody is rated against them."""
_MOST_BY_COMPUTER = 1 / 5
"""The share of somebody's moves above which they gain nothing."""


class Rating(msgspec.Struct, frozen=True):
    mean: float
    spread: float
    """The standard deviation of what the strength may be in truth."""

    @property
    def shown(self) -> int:
        return round(self.mean)

    @property
    def is_uncertain(self) -> bool:
        return self.spread > UNCERTAIN_ABOVE


START = Rating(1500.0, 200.0)


class Entrant(msgspec.Struct, frozen=True):
    """A person in a rated game."""

    before: Rating
    place: int
    against: Collection[int] | None = None
    """The entrants they are rated against; None: all the others."""
    gains: bool = True
    """True if their number may rise."""
    most_lost: int | None = None
    """The points by which it may fall; None: by any."""


def left_early(place: RatedPlace, seats: int, movers: Sequence[int]) -> bool:
    """Return whether somebody left before the game was well under way. `movers`: the seat of each move."""
    before = movers[: place.left_after]
    return place.left_after is not None and any(before.count(seat) < _EARLY for seat in range(seats))


def gains(place: RatedPlace, moves: Sequence[tuple[int, bool]]) -> bool:
    """Return False if the computer made too many of somebody's moves. `moves`: the seat of each, and whether it did."""
    by_computer = [computer for seat, computer in moves if seat == place.seat]
    return sum(by_computer) <= _MOST_BY_COMPUTER * len(by_computer)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return what a game makes of its people's ratings. Equal places are shared ones, and 1 is the best. Who shares a
    place gets the mean of what they would get in each of the places that it stands for: openskill itself would give who
    comes right after a shared win no less than the winners.
    """
    model = _model(len(before))
    each: list[list[PlackettLuceRating]] = []
    for order in _orders(places):
        teams = [[model.create_rating([rating.mean, rating.spread])] for rating in before]
        each.append([player for [player] in model.rate(teams, ranks=list(order))])
    return [
        Rating(
            round(fmean(after[index].mu for after in each), _DIGITS),
            round(fmean(after[index].sigma for after in each), _DIGITS),
        )
        for index in range(len(before))
    ]


def rated_each(entrants: Sequence[Entrant]) -> list[Rating]:
    """Rate each entrant like `rated`, but only against those whom they are rated against."""
    ratings = rated([entrant.before for entrant in entrants], [entrant.place for entrant in entrants])
    for number, entrant in enumerate(entrants):
        if entrant.against is not None:
            met = [entrant, *(entrants[other] for other in sorted(entrant.against))]
            ratings[number] = rated([entrant.before for entrant in met], [entrant.place for entrant in met])[0]
        if not entrant.gains:
            ratings[number] = Rating(min(ratings[number].mean, entrant.before.mean), ratings[number].spread)
        if entrant.most_lost is not None:
            least = round(entrant.before.mean - entrant.most_lost, _DIGITS)
            ratings[number] = Rating(max(ratings[number].mean, least), ratings[number].spread)
    return ratings


def _orders(places: Sequence[int]) -> list[Sequence[float]]:
    """Return orders without shared places; over all of them, each has every place that it shares equally often."""
    groups = [[index for index, found in enumerate(places) if found == place] for place in sorted(set(places))]
    orders: list[Sequence[float]] = []
    for turn in range(lcm(*map(len, groups))):
        turned = [index for group in groups for index in group[turn % len(group) :] + group[: turn % len(group)]]
        orders.append([float(turned.index(index)) for index in range(len(places))])
    return orders


def in_new_season(rating: Rating) -> Rating:
    """Carry a rating into a season: the number stays, the uncertainty grows, though never beyond a newcomer's."""
    return Rating(rating.mean, round(min(START.spread, hypot(rating.spread, _BETWEEN_SEASONS)), _DIGITS))


def season_of(time: float) -> str:
    """Return the three calendar months in UTC, as year and quarter: 2026-4."""
    day = datetime.fromtimestamp(time, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def season_before(season: str) -> str:
    year, quarter = map(int, season.split("-"))
    return f"{year}-{quarter - 1}" if quarter > 1 else f"{year - 1}-4"


def load() -> None:
    """Import openskill, which takes some hundredths of a second the first time."""
    _model(2)


@cache
def _model(people: int) -> "PlackettLuce":
    """Return a model in which luck does not grow with the number of people, and spreads shrink fast enough, as what one
    learns from a game counts whole.
    """
    from openskill.models import PlackettLuce

    beta = _LUCK / sqrt(people)
    return PlackettLuce(mu=START.mean, sigma=START.spread, beta=beta, gamma=lambda *_: 1.0, tau=_DRIFT)


# ------------------------------------------------------------ computed again from their ledger


class LedgerLine(msgspec.Struct, frozen=True):
    scope: int
    number: int
    line: int
    game: str
    season: str
    place: int
    before: Rating
    user_id: int | None
    """The person; None for somebody who was erased."""
    after: Rating | None
    against: str | None
    no_gain: bool
    most_lost: int | None
    """The most that they could lose; None also for those rated before there was a limit."""

    @property
    def entrant(self) -> Entrant:
        against = None if self.against is None else [int(line) - 1 for line in self.against.split()]
        return Entrant(self.before, self.place, against, not self.no_gain, self.most_lost)

    @property
    def name(self) -> str:
        return f"line {self.line} of rated game {self.number}, server {self.scope}"


class Reckoning:
    def __init__(self) -> None:
        self.faults: list[str] = []
        self.ends: dict[tuple[int, str, str, int], tuple[Rating, int, int, int]] = {}
        """The outcome of each season, by scope, game, season and user: the rating, as a row of it is."""
        self._last: dict[tuple[int, str, int], tuple[str, Rating, int]] = {}

    def follow(self, lines: Sequence[LedgerLine]) -> None:
        """Rate one game anew from the ratings that it says were there before; whether that was so is checked apart."""
        for line, computed in zip(lines, rated_each([line.entrant for line in lines]), strict=True):
            if line.user_id is None:
                continue
            person = (line.scope, line.game, line.user_id)
            season, last, played = self._last.get(person, (line.season, START, 0))
            self._compare(f"{line.name}, before", line.before, last if season == line.season else in_new_season(last))
            self._compare(f"{line.name}, after", line.after, computed)
            after = line.after or computed
            self._last[person] = line.season, after, played + 1
            key = (line.scope, line.game, line.season, line.user_id)
            games = self.ends[key][1] if key in self.ends else 0
            self.ends[key] = after, games + 1, line.number, played + 1

    def compare_rating(self, row: Row) -> None:
        scope, game, season, _, user_id, mean, spread, games, number, played = row
        name = f"the rating of {user_id} at {game} in {season}, server {scope}"
        end = self.ends.pop((scope, game, season, user_id), None)
        if end is None:
            self.faults.append(f"{name}, comes from nothing in the ledger")
            return
        rating, *counted = end
        self._compare(name, Rating(mean, spread), rating)
        if [games, number, played] != counted:
            said = f"{games} games up to number {number} ({played} over all seasons)"
            ledger = "{} up to {} ({} over all seasons)".format(*counted)
            self.faults.append(f"{name}, is of {said}, but the ledger has {ledger}")

    def _compare(self, name: str, stored: Rating | None, computed: Rating) -> None:
        if stored is None or max(abs(stored.mean - computed.mean), abs(stored.spread - computed.spread)) > _SAME:
            said = "missing" if stored is None else _written(stored)
            self.faults.append(f"{name}, is {said}, but should be {_written(computed)}")


def _written(rating: Rating) -> str:
    return f"{rating.mean:.3f} ± {rating.spread:.3f}"
