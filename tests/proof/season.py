"""Season

Ratings put people into the order of their true strengths, and tell when they can be relied on.

10,000 people play one season, by the bot's own code and into a file of its own; only the games are not played but
drawn. Each person has a true strength that the bot does not know, normally distributed, and the same scale as the
numbers: with 400 points more one wins ten times as often as one loses. How far people differ depends on the game.
Between two neighbouring levels of computer players it is some 40 points in Juse and some 450 in Roundup
([strength.md](strength.md)). So there are two games: one of skill, in which people differ by 300 points (standard
deviation), and one of luck, by 60.

Half of the people play eight games or fewer, some play hundreds. They live on 400 servers, most of which are small;
of seven seats one is taken by a guest from another server. Tables have 2 to 5 people (45, 25, 20 and 10 % of them).
Whoever shows the most in a game wins: their strength and a luck of their own (Gumbel's distribution, of which the
scale above follows); close ones share a place. In one game of fifty somebody leaves and is last. Each game is
entered as the last move of a game enters it, with the limit of five a day between the same two people.

*Order* is Spearman's rank correlation of the numbers on people's own servers with the true strengths, among all who
have played so many rated games there. *Pairs* are two people of one server's list whose numbers are certain, that is
without a question mark, and the share of the pairs whose order is right. *By the places* they are ordered by the share
of opponents that each has beaten in all games, as a simple list would do it. At last all ratings are computed again
from the ledger.

The time is that of entering a game, in a transaction for each, compared with a transaction that writes one number;
both wait until the disk has it. A game in which a place is shared takes longer, as openskill is asked once for each
order.
"""

import asyncio
import random
import sqlite3
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import accumulate, pairwise
from math import ceil, log
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from bot.tables.store.rating_check import rating_faults

from bot.progress import steps
from bot.tables.steps.model import RatedPlace, TableData
from bot.tables.steps.rating import START, UNCERTAIN_ABOVE, Rating, rated
from bot.tables.store.rating_log import add_rated_game
from bot.tables.store.sqlite_session import SqliteSession, done
from bot.tables.store.store import Store
from tests.new_database import put_new_database
from tests.proof.isolated import folder_on_disk
from tests.proof.plots import Line, Lines, Plot
from tests.proof.report import Figure, at_least, at_most, none_of, ratio

PEOPLE, FEW = 10_000, 500
SERVERS, FEW_SERVERS = 400, 10
SKILL, LUCK = 300.0, 60.0
"""Standard deviations of the true strengths."""
_SCALE = 400 / log(10)
_MEDIAN_GAMES, _SPREAD_OF_GAMES, _MOST_GAMES = 8.0, 1.2, 400.0
_SEATS, _SEATS_TO = (2, 3, 4, 5), (0.45, 0.70, 0.90, 1.0)
_GUEST, _LEAVES = 1 / 7, 1 / 50
_ALIKE = 12.0
"""Who shows no more than so much less shares the place."""
_BEGUN = 1_790_812_800.0
"""1 October 2026."""
_DAYS = 90
_AT_ONCE = 500
CLASSES = ((1, 4), (5, 9), (10, 19), (20, 49), (50, 10**6))
MIN_PAIRS = {"skill": 0.85, "luck": 0.6}
MIN_ORDER = {"skill": 0.9, "luck": 0.45}
MOST_UNTIL_CERTAIN = 20
_PAIRS = 50_000
_TIMED = 300


class Person(msgspec.Struct):
    strength: float
    server: int
    activity: float
    met: int = 0
    beaten: float = 0.0

    @property
    def share(self) -> float:
        return self.beaten / self.met


class Season:
    """In a file: its people are numbered from 100."""

    def __init__(self, path: Path, people: int, servers: int, deviation: float, seed: str) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.people = [self._person(servers, deviation) for _ in range(people)]
        self._at_home: dict[int, list[int]] = defaultdict(list)
        for number, person in enumerate(self.people):
            self._at_home[person.server].append(number)
        self._drawn = {server: self._sums(members) for server, members in self._at_home.items()}
        self._drawn_of_all = self._sums(range(people))
        self.path = path
        put_new_database(path)

    def _person(self, servers: int, deviation: float) -> Person:
        games = min(_MOST_GAMES, self.chance.lognormvariate(log(_MEDIAN_GAMES), _SPREAD_OF_GAMES))
        server = int(servers * self.chance.random() ** 2)  # the first ones are large
        return Person(self.chance.gauss(START.mean, deviation), 1 + server, games)

    def _sums(self, members: Sequence[int]) -> list[float]:
        return list(accumulate(self.people[member].activity for member in members))

    def play(self, unit: str) -> int:
        """Returns how many games were played."""
        games = ceil(sum(person.activity for person in self.people) / 3)
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            db.execute("PRAGMA synchronous = OFF")
            db.execute("BEGIN")
            for number in steps(range(1, games + 1), unit):
                self.enter(db, number, _BEGUN + number / games * _DAYS * 86_400)
                if number % _AT_ONCE == 0:
                    db.execute("COMMIT")
                    db.execute("BEGIN")
            db.execute("COMMIT")
        return games

    def enter(self, db: sqlite3.Connection, number: int, at: float) -> None:
        host = self.people[self._drawn_from(range(len(self.people)), self._drawn_of_all)].server
        places = self._played(self._seated(host))
        db.execute(
            "INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, touched_at)"
            " VALUES (?, 'a game', ?, 1, 'over', 1, 1, '', ?)",
            (number, host, at),
        )
        done(add_rated_game(SqliteSession(db), TableData(number, "a game", host, 1, 1, {}, ()), places, at))

    def _seated(self, host: int) -> list[int]:
        seats = _SEATS[bisect(_SEATS_TO, self.chance.random())]
        seated: dict[int, None] = {}
        while len(seated) < seats:
            guest = len(self._at_home[host]) <= len(seated) or self.chance.random() < _GUEST
            found = (
                self._drawn_from(range(len(self.people)), self._drawn_of_all)
                if guest
                else self._drawn_from(self._at_home[host], self._drawn[host])
            )
            seated[found] = None
        return list(seated)

    def _drawn_from(self, members: Sequence[int], sums: Sequence[float]) -> int:
        return members[bisect(sums, self.chance.random() * sums[-1])]

    def _played(self, seated: Sequence[int]) -> list[RatedPlace]:
        luck = {number: -_SCALE * log(-log(1 - self.chance.random())) for number in seated}
        shown = {number: self.people[number].strength + luck[number] for number in seated}
        if self.chance.random() < _LEAVES:
            shown[self.chance.choice(seated)] = -1e9
        ranked = sorted(seated, key=lambda number: -shown[number])
        places = [1]
        for better, worse in pairwise(ranked):
            alike = shown[better] - shown[worse] <= _ALIKE
            places.append(places[-1] if alike else len(places) + 1)
        for number, place in zip(ranked, places, strict=True):
            person = self.people[number]
            person.met += len(ranked) - 1
            person.beaten += sum((place < other) + (place == other) / 2 for other in places) - 1 / 2
        return [RatedPlace(100 + number, str(number), place) for number, place in zip(ranked, places, strict=True)]


class Standing(msgspec.Struct, frozen=True):
    person: Person
    rating: Rating
    games: int
    scope: int


def prove(*, short: bool) -> list[Figure]:
    people, servers = (FEW, FEW_SERVERS) if short else (PEOPLE, SERVERS)
    figures: list[Figure] = []
    with folder_on_disk() as folder:
        for kind, deviation in (("skill", SKILL), ("luck", LUCK)):
            season = Season(Path(folder) / f"{kind}.sqlite3", people, servers, deviation, kind)
            games = season.play(f"games of {kind}")
            figures += _figures(kind, season, games)
        figures += _times(Path(folder), 30 if short else _TIMED)
    return figures


def _figures(kind: str, season: Season, games: int) -> Iterator[Figure]:
    at_home = [one for one in _standings(season) if one.scope == one.person.server]
    yield Figure(f"A game of {kind}: people, and games", f"{len(season.people):,}, {games:,}")
    for least, most in CLASSES:
        among = [one for one in at_home if least <= one.games <= most]
        name = f"{least} to {most} rated games" if most < CLASSES[-1][1] else f"{least} rated games or more"
        remark = f"{len(among):,} people"
        yield Figure(f"A game of {kind}, order, {name}", ratio(_order(among)), remark=remark)
    certain = [one for one in at_home if not one.rating.is_uncertain]
    what = f"A game of {kind}, order, all who are certain"
    yield at_least(what, _order(certain), MIN_ORDER[kind], ratio, anywhere=True)
    lists: dict[int, list[Standing]] = defaultdict(list)
    for one in certain:
        lists[one.scope].append(one)
    right, simply = _pairs(list(lists.values()), season.chance)
    what = f"A game of {kind}, pairs in the right order on their server"
    yield at_least(what, right, MIN_PAIRS[kind], _percent, anywhere=True)
    yield Figure(f"A game of {kind}, the same pairs by the places", _percent(simply))
    far = median(abs(one.rating.mean - one.person.strength) for one in certain)
    yield Figure(f"A game of {kind}, numbers that are certain: half are off by at most", f"{far:.0f}")
    yield _until_certain(kind, season)
    _, faults = asyncio.run(_checked(season.path))
    yield none_of(f"A game of {kind}, ratings that do not follow from the ledger", len(faults))


def _until_certain(kind: str, season: Season) -> Figure:
    """From the ledger of the servers: with which game of theirs the mark went."""
    lines = "SELECT scope, user_id, spread_after FROM ledger ORDER BY scope, number"
    counts: dict[tuple[int, int], int] = defaultdict(int)
    until: dict[tuple[int, int], int] = {}
    for scope, user, spread in _rows(season.path, lines):
        counts[scope, user] += 1
        if spread <= UNCERTAIN_ABOVE:
            until.setdefault((scope, user), counts[scope, user])
    deciles = quantiles(until.values(), n=10)
    return at_most(
        f"A game of {kind}, rated games until a number is certain, half of the people",
        deciles[4],
        MOST_UNTIL_CERTAIN,
        _count,
        anywhere=True,
        remark=f"nine in ten: at most {deciles[8]:.0f}",
        plot=_plot(season) if kind == "skill" else None,
    )


def _standings(season: Season) -> list[Standing]:
    rows = _rows(season.path, "SELECT scope, user_id, mean, spread, games FROM ratings")
    return [
        Standing(season.people[user - 100], Rating(mean, spread), games, scope)
        for scope, user, mean, spread, games in rows
    ]


def _plot(season: Season) -> Plot:
    """How far numbers are off, game by game."""
    off: dict[int, list[float]] = defaultdict(list)
    spreads: dict[int, list[float]] = defaultdict(list)
    counts: dict[tuple[int, int], int] = defaultdict(int)
    lines = "SELECT scope, user_id, mean_after, spread_after FROM ledger ORDER BY scope, number"
    for scope, user, mean, spread in _rows(season.path, lines):
        counts[scope, user] += 1
        games = counts[scope, user]
        if games <= 40:
            off[games].append(abs(mean - season.people[user - 100].strength))
            spreads[games].append(spread)
    drawn = [
        Line("off by, half of the people", [(games, median(found)) for games, found in sorted(off.items())]),
        Line("spread, half of the people", [(games, median(found)) for games, found in sorted(spreads.items())]),
    ]
    limit = Line("certain below this spread", [(1, UNCERTAIN_ABOVE), (40, UNCERTAIN_ABOVE)])
    alt = (
        "How far numbers are off the true strengths in a game of skill, after each of the first forty rated games: it"
        " falls quickly at first and then slowly, and so does the spread, which comes below the limit after seventeen."
    )
    return Plot("season", alt, [Lines("A game of skill", "rated games", "points", drawn, limit)])


def _times(folder: Path, games: int) -> Iterator[Figure]:
    season = Season(folder / "timed.sqlite3", 400, 4, SKILL, "timed")
    empty: list[float] = []
    entered: list[float] = []
    with closing(sqlite3.connect(season.path, isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        for number in steps(range(1, games + 1), "timed games"):
            begun = time.perf_counter()
            db.execute("BEGIN IMMEDIATE")
            db.execute("UPDATE bot SET heartbeat = ?", (number,))
            db.execute("COMMIT")
            between = time.perf_counter()
            db.execute("BEGIN IMMEDIATE")
            season.enter(db, number, _BEGUN + number * 3600)
            db.execute("COMMIT")
            empty.append(between - begun)
            entered.append(time.perf_counter() - between)
    yield Figure(
        "Entering a game, compared with a transaction of one number",
        ratio(median(entered) / median(empty)),
    )
    for people in (2, 4, 8):
        yield Figure(f"Rating a game of {people}", f"{1e6 * _seconds_of(people, 10 * games):.0f} µs")


def _seconds_of(people: int, times: int) -> float:
    taken: list[float] = []
    for _ in range(times):
        begun = time.perf_counter()
        rated([START] * people, range(1, people + 1))
        taken.append(time.perf_counter() - begun)
    return median(taken)


def _order(standings: Sequence[Standing]) -> float:
    """Spearman's correlation: that of the ranks."""
    first = _ranks([one.rating.mean for one in standings])
    second = _ranks([one.person.strength for one in standings])
    middle = (len(standings) - 1) / 2
    around = sum((rank - middle) ** 2 for rank in first) * sum((rank - middle) ** 2 for rank in second)
    together = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    return together / around**0.5 if around else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    """Equals share the middle of theirs."""
    ordered = sorted(range(len(values)), key=lambda index: values[index])
    ranks = [0.0] * len(values)
    begin = 0
    while begin < len(ordered):
        end = begin
        while end + 1 < len(ordered) and values[ordered[end + 1]] == values[ordered[begin]]:
            end += 1
        for index in ordered[begin : end + 1]:
            ranks[index] = (begin + end) / 2
        begin = end + 1
    return ranks


def _pairs(lists: Sequence[Sequence[Standing]], chance: random.Random) -> tuple[float, float]:
    """The share of drawn pairs, of each list as many as it has, that are in the right order; and by the places."""
    several = [one for one in lists if len(one) > 1]
    sums = list(accumulate(len(one) * (len(one) - 1) for one in several))
    right = simply = 0
    for _ in range(_PAIRS):
        one, other = chance.sample(several[bisect(sums, chance.random() * sums[-1])], 2)
        stronger = one.person.strength > other.person.strength
        right += stronger == (one.rating.mean > other.rating.mean)
        simply += stronger == (one.person.share > other.person.share)
    return right / _PAIRS, simply / _PAIRS


async def _checked(path: Path) -> tuple[int, list[str]]:
    store = await Store.open(path)
    try:
        return await rating_faults(store)
    finally:
        await store.close()


def _rows(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _count(value: float) -> str:
    return f"{value:.0f}"
