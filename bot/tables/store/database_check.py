"""Checks for the host, who wants to know before the players do: every open table can be read, and every rating is what
its ledger leads to, as all of them are computed again.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from itertools import groupby

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import Unreadable
from bot.tables.steps.rating import START, Entrant, Rating, in_new_season, rated_each
from bot.tables.steps.table_log import replayed_events
from bot.tables.store.database import Database
from bot.tables.store.progress_reports import ReportProgress, report_counts, report_nothing
from bot.tables.store.session import Row
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store


async def table_faults(
    store: Store, find_game: Callable[[str], AnyGame], report: ReportProgress = report_nothing
) -> tuple[int, list[str]]:
    """Return how many tables are open, and a line for each that is damaged or was set aside."""
    numbers = await store.all_open()
    faults: list[str] = []
    report_tables = report_counts(len(numbers), report)
    for done, number in enumerate(numbers, 1):
        if fault := await _fault(store, find_game, number):
            faults.append(fault)
        report_tables(done)
    aside = [
        f"table {number} ({game}) was set aside because it could not be read, as the bot's log tells: put a backup from"
        " before that in the database's place, or leave it, and play on at other tables"
        for number, game in await store.all_aside()
    ]
    return len(numbers), faults + aside


async def _fault(store: Store, find_game: Callable[[str], AnyGame], number: int) -> str:
    stored = await store.load(number)
    assert stored is not None  # everything read is of one moment
    try:
        game = find_game(stored.game)
        table = decode(stored, game)
        if table.state is not None:
            replayed_events(table, game, await store.moves(number))
    except Unreadable as error:
        return str(error)
    except Refused:
        return f"table {number}: the bot has no game called {stored.game}"
    return ""


MOST_FAULTS = 10
_AT_ONCE = 500


class _Line(msgspec.Struct, frozen=True):
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

    @property
    def entrant(self) -> Entrant:
        against = None if self.against is None else [int(line) - 1 for line in self.against.split()]
        return Entrant(self.before, self.place, against, not self.no_gain)

    @property
    def name(self) -> str:
        return f"line {self.line} of rated game {self.number}, server {self.scope}"


class _Standing(msgspec.Struct):
    """The state that the ledger has led to so far."""

    rating: Rating
    games: int
    number: int


class _Reckoning:
    def __init__(self) -> None:
        self.faults: list[str] = []
        self.ends: dict[tuple[int, str, str, int], _Standing] = {}
        """The standing at the end of a season, by scope, game, season and user."""
        self._last: dict[tuple[int, str, int], tuple[str, Rating]] = {}

    def follow(self, lines: Sequence[_Line]) -> None:
        """Rate one game anew from what it says was before; whether that was so is checked apart."""
        for line, computed in zip(lines, rated_each([line.entrant for line in lines]), strict=True):
            if line.user_id is None:
                continue
            person = (line.scope, line.game, line.user_id)
            season, last = self._last.get(person, (line.season, START))
            self._compare(f"{line.name}, before", line.before, last if season == line.season else in_new_season(last))
            self._compare(f"{line.name}, after", line.after, computed)
            after = line.after or computed
            self._last[person] = line.season, after
            key = (line.scope, line.game, line.season, line.user_id)
            before = self.ends.get(key)
            self.ends[key] = _Standing(after, 1 if before is None else before.games + 1, line.number)

    def compare_rating(self, row: Row) -> None:
        scope, game, season, _, user_id, mean, spread, games, number = row
        name = f"the rating of {user_id} at {game} in {season}, server {scope}"
        end = self.ends.pop((scope, game, season, user_id), None)
        if end is None:
            self.faults.append(f"{name}, comes from nothing in the ledger")
            return
        self._compare(name, Rating(mean, spread), end.rating)
        if (games, number) != (end.games, end.number):
            said = f"{games} games up to number {number}, but the ledger has {end.games} up to {end.number}"
            self.faults.append(f"{name}, is of {said}")

    def _compare(self, name: str, stored: Rating | None, computed: Rating) -> None:
        if stored is None or not stored.is_close_to(computed):
            said = "missing" if stored is None else _written(stored)
            self.faults.append(f"{name}, is {said}, but should be {_written(computed)}")


async def rating_faults(database: Database, report: ReportProgress = report_nothing) -> tuple[int, list[str]]:
    """Return how many rated games there are, and a line for each difference."""
    [(expected,)] = await database.rows("SELECT count(*) FROM ledger")
    report_count, reckoning, games, done = report_counts(expected, report), _Reckoning(), 0, 0
    async for lines in _games(database):
        reckoning.follow(lines)
        games, done = games + 1, done + len(lines)
        report_count(done)
    ratings = (
        "SELECT scope, game, season, person, user_id, mean, spread, games, number FROM ratings"
        " JOIN people ON key = person WHERE (scope, game, season, person) > (?, ?, ?, ?)"
        " ORDER BY scope, game, season, person LIMIT ?"
    )
    last: tuple[object, ...] = (0, "", "", 0)
    while rows := await database.rows(ratings, *last, _AT_ONCE):
        for row in rows:
            reckoning.compare_rating(row)
        last = tuple(rows[-1])[:4]
    faults = reckoning.faults + [
        f"the rating of {user_id} at {game} in {season}, server {scope}, is missing"
        for scope, game, season, user_id in reckoning.ends
    ]
    more = [f"and {len(faults) - MOST_FAULTS} more"] if len(faults) > MOST_FAULTS else []
    return games, faults[:MOST_FAULTS] + more


async def _games(database: Database) -> AsyncIterator[Sequence[_Line]]:
    """Yield the games in the order in which they were rated."""
    sql = (
        "SELECT scope, number, line, game, season, place, mean_before, spread_before, user_id, mean_after,"
        " spread_after, against, no_gain FROM ledger LEFT JOIN people ON key = person"
        " WHERE (scope, number, line) > (?, ?, ?) ORDER BY scope, number, line LIMIT ?"
    )
    begun: list[_Line] = []
    last = (0, 0, 0)
    while rows := await database.rows(sql, *last, _AT_ONCE):
        lines = begun + [_line(row) for row in rows]
        *whole, begun = [list(game) for _, game in groupby(lines, lambda line: (line.scope, line.number))]
        last = (lines[-1].scope, lines[-1].number, lines[-1].line)
        for game in whole:
            yield game
    if begun:
        yield begun


def _line(row: Row) -> _Line:
    scope, number, line, game, season, place, mean, spread, user_id, mean_after, spread_after, against, no_gain = row
    after = None if mean_after is None or spread_after is None else Rating(mean_after, spread_after)
    return _Line(scope, number, line, game, season, place, Rating(mean, spread), user_id, after, against, bool(no_gain))


def _written(rating: Rating) -> str:
    return f"{rating.mean:.3f} ± {rating.spread:.3f}"
