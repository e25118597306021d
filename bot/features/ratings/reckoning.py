"""All ratings, computed again from their ledger: for the host, who wants to know before the players do."""

from collections.abc import Sequence

import msgspec

from bot.features.ratings.rating import START, Entrant, Rating, in_new_season, rated_each
from bot.tables.store.session import Row


class Line(msgspec.Struct, frozen=True):
    scope: int
    number: int
    line: int
    game: str
    season: str
    place: int
    before: Rating
    user_id: int | None
    """None for somebody who was forgotten."""
    after: Rating | None
    against: str | None
    no_gain: bool
    most_lost: int | None
    """None also for those rated before there was a limit."""

    @property
    def entrant(self) -> Entrant:
        against = None if self.against is None else [int(line) - 1 for line in self.against.split()]
        return Entrant(self.before, self.place, against, not self.no_gain, self.most_lost)

    @property
    def name(self) -> str:
        return f"line {self.line} of rated game {self.number}, server {self.scope}"


class _Standing(msgspec.Struct):
    """The state that the ledger has led to so far."""

    rating: Rating
    games: int
    number: int
    played: int


class Reckoning:
    def __init__(self) -> None:
        self.faults: list[str] = []
        self.ends: dict[tuple[int, str, str, int], _Standing] = {}
        """The standing at the end of a season, by scope, game, season and user."""
        self._last: dict[tuple[int, str, int], tuple[str, Rating, int]] = {}

    def follow(self, lines: Sequence[Line]) -> None:
        """Rate one game anew from what it says was before; whether that was so is checked apart."""
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
            before = self.ends.get(key)
            self.ends[key] = _Standing(after, 1 if before is None else before.games + 1, line.number, played + 1)

    def compare_rating(self, row: Row) -> None:
        scope, game, season, _, user_id, mean, spread, games, number, played = row
        name = f"the rating of {user_id} at {game} in {season}, server {scope}"
        end = self.ends.pop((scope, game, season, user_id), None)
        if end is None:
            self.faults.append(f"{name}, comes from nothing in the ledger")
            return
        self._compare(name, Rating(mean, spread), end.rating)
        if (games, number, played) != (end.games, end.number, end.played):
            said = f"{games} games up to number {number} ({played} over all seasons)"
            ledger = f"{end.games} up to {end.number} ({end.played} over all seasons)"
            self.faults.append(f"{name}, is of {said}, but the ledger has {ledger}")

    def _compare(self, name: str, stored: Rating | None, computed: Rating) -> None:
        if stored is None or not stored.is_close_to(computed):
            said = "missing" if stored is None else _written(stored)
            self.faults.append(f"{name}, is {said}, but should be {_written(computed)}")


def _written(rating: Rating) -> str:
    return f"{rating.mean:.3f} ± {rating.spread:.3f}"
