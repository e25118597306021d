"""Ratings: written in the transaction of a game's last move, where what was before is read, so that of two games that
end at the same time one comes after the other; and read as people see them.
"""

import asyncio
import hmac
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from itertools import combinations, groupby
from typing import Any

import msgspec

from bot.features.ratings.rating import (
    FIRST_NUMBER,
    MOST_LOST,
    START,
    UNCERTAIN_ABOVE,
    Entrant,
    LedgerLine,
    Rating,
    Reckoning,
    gains,
    in_new_season,
    left_early,
    load,
    rated_each,
    season_of,
)
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import Change, TableData
from bot.tables.steps.results import counts_for_ratings, is_for_ratings
from bot.tables.steps.standings import RatedPlace
from bot.tables.store.database import Database
from bot.tables.store.people import OF_NOBODY, key_of, keys_of
from bot.tables.store.progress_reports import ReportProgress, report_counts, report_nothing
from bot.tables.store.session import Row, Session, delete_some, secret_of
from bot.tables.store.stored import Check, PagedSection, Stored

_SUBJECT = "ratings"


async def _load(change: Change) -> None:
    if change.places:
        await asyncio.to_thread(load)  # in nobody's way


async def add_rated_game(db: Session, change: Change) -> None:
    """Rate a game, without people who were erased just now."""
    table, finished_at = change.table, change.moved_at
    if not is_for_ratings(table):
        return
    places = [*change.places, *await _given_up(db, table, change.places)]
    if len(places) < 2:
        return
    log = "SELECT seat, by_computer FROM moves WHERE table_id = ? AND number > 0 ORDER BY number"
    moves = [(seat, bool(by_computer)) for seat, by_computer in await db.rows(log, table.id)]
    movers = [seat for seat, _ in moves]
    met = [place for place in places if not left_early(place, len(table.seats), movers)]
    if len(met) < 2:
        return
    await db.lock_subject(_SUBJECT)
    apart = await count_pairs(db, table.game, utc_day(finished_at), [place.user_id for place in met])
    if apart:
        await db.do("INSERT INTO unrated (table_id) VALUES (?)", table.id)
    counted = [place for place in met if _opponents(place, met, apart)]
    season = season_of(finished_at)
    people: list[tuple[RatedPlace, Entrant, int, int]] = []
    for place in counted:
        before, games, played = await _before(db, table.guild_id, table.game, season, place.user_id)
        against = _opponents(place, counted, apart)
        limited = against if len(against) < len(counted) - 1 else None
        most_lost = MOST_LOST if before.is_uncertain else None
        people.append((place, Entrant(before, place.place, limited, gains(place, moves), most_lost), games, played))
    if people:
        await _rate(db, table, people, season, finished_at)


async def note_given_up(db: Session, table: TableData, _: TableData, number: int) -> None:
    """Note the former player of a seat that somebody takes over: it does not spare them the rating."""
    seat = table.seats[number]
    if counts_for_ratings(seat):
        await db.do(
            f"INSERT INTO seats_given_up (table_id, seat, person, left_after) VALUES (?, ?, {key_of()}, ?)",  # noqa: S608
            *(table.id, number, seat.user_id, table.guild_id, seat.presence.left_after or 0),
        )


async def _given_up(db: Session, table: TableData, others: Sequence[RatedPlace]) -> list[RatedPlace]:
    """Return the places of those whose seats were taken over: they are last, with all who have left."""
    rows = await db.rows(
        "SELECT user_id, name, seat, left_after FROM seats_given_up JOIN people ON key = person"
        " WHERE table_id = ? ORDER BY seat",
        table.id,
    )
    last = 1 + sum(place.left_after is None for place in others)
    return [RatedPlace(row["user_id"], row["name"], last, row["seat"], row["left_after"]) for row in rows]


def _opponents(person: RatedPlace, people: Sequence[RatedPlace], apart: Collection[frozenset[int]]) -> list[int]:
    """Return which of the people somebody is rated against."""
    pairs = [frozenset((person.user_id, other.user_id)) for other in people]
    return [number for number, pair in enumerate(pairs) if len(pair) > 1 and pair not in apart]


async def _before(db: Session, scope: int, game: str, season: str, user_id: int) -> tuple[Rating, int, int]:
    """Return somebody's last rating, whenever that was, and how many of their games were rated: in this season, and in
    all.
    """
    known = await db.rows(
        "SELECT season, mean, spread, games, played FROM ratings"  # noqa: S608
        f" WHERE person = {key_of()} AND game = ? ORDER BY number DESC",
        user_id,
        scope,
        game,
    )
    if not known:
        return START, 0, 0
    last = Rating(known[0]["mean"], known[0]["spread"])
    begun = last if known[0]["season"] == season else in_new_season(last)
    return begun, sum(row["games"] for row in known if row["season"] == season), known[0]["played"]


async def _rate(
    db: Session,
    table: TableData,
    people: Sequence[tuple[RatedPlace, Entrant, int, int]],
    season: str,
    finished_at: float,
) -> None:
    after, scope = rated_each([entrant for _, entrant, _, _ in people]), table.guild_id
    [(number,)] = await db.rows("SELECT coalesce(max(number), 0) + 1 FROM ledger WHERE scope = ?", scope)
    about = (table.game, season, table.id, finished_at)
    lines: list[tuple[Any, ...]] = []
    for line, ((place, entrant, games, played), now) in enumerate(zip(people, after, strict=True), start=1):
        was = entrant.before
        # The entrants are numbered from 0, and their lines from 1.
        against = None if entrant.against is None else " ".join(str(other + 1) for other in entrant.against)
        how = (was.mean, was.spread, now.mean, now.spread, against, not entrant.gains, entrant.most_lost)
        lines.append((scope, number, line, *about, place.user_id, scope, place.place, *how))
        await db.do(
            "INSERT INTO ratings (scope, game, season, person, mean, spread, games, number, played)"
            " SELECT guild_id, ?, ?, key, ?, ?, ?, ?, ? FROM people WHERE user_id = ? AND guild_id = ?"
            " ON CONFLICT (scope, game, season, person) DO UPDATE SET"
            " mean = excluded.mean, spread = excluded.spread, games = excluded.games, number = excluded.number,"
            " played = excluded.played",
            table.game,
            season,
            now.mean,
            now.spread,
            games + 1,
            number,
            played + 1,
            place.user_id,
            scope,
        )
    await db.do_each(
        "INSERT INTO ledger (scope, number, line, game, season, table_id, finished_at, person, place, mean_before,"  # noqa: S608
        " spread_before, mean_after, spread_after, against, no_gain, most_lost)"
        f" VALUES (?, ?, ?, ?, ?, ?, ?, {key_of()}, ?, ?, ?, ?, ?, ?, ?, ?)",
        lines,
    )


async def _forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Delete somebody's ratings. The ledger, from which those of others are computed, keeps the key."""
    await db.lock_subject(_SUBJECT)
    await db.do(f"DELETE FROM ratings WHERE person IN {keys_of()}", user_id, guild_id)  # noqa: S608


async def _delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of what is left of a server that was deleted; return False if there was nothing."""
    deleted = "scope = ?1 AND table_id <= (SELECT up_to FROM deleted_servers WHERE guild_id = ?1)"
    ratings = await delete_some(db, "ratings", "scope, game, season, person", f"scope = ?1 AND {OF_NOBODY}", guild_id)
    return await delete_some(db, "ledger", "scope, number, line", deleted, guild_id) or ratings


MOST_A_DAY = 5
"""Rated games of one kind between the same two people, on whatever servers."""


async def count_pairs(db: Session, game: str, day: str, people: Sequence[int]) -> set[frozenset[int]]:
    """Count the pairs of a game that is to be rated, but for those that have had enough; return these."""
    secret = (await secret_of(db)).encode()
    pairs = {
        frozenset((person, other)): (day, hmac.digest(secret, f"pair/{game}/{day}/{person}/{other}".encode(), "sha256"))
        for person, other in combinations(sorted(people), 2)
    }
    enough = f"SELECT 1 FROM rated_pairs WHERE day = ? AND pair = ? AND games >= {MOST_A_DAY}"  # noqa: S608
    had_enough = {people for people, pair in pairs.items() if await db.row(enough, *pair) is not None}
    await db.do_each(
        "INSERT INTO rated_pairs (day, pair, games) VALUES (?, ?, 1)"
        " ON CONFLICT (day, pair) DO UPDATE SET games = rated_pairs.games + 1",
        [pair for people, pair in pairs.items() if people not in had_enough],
    )
    return had_enough


_LISTED = "scope = ?1 AND game = ?2 AND season = ?3"
_NEW = f"played < {FIRST_NUMBER}"
_UNCERTAIN = f"spread > {UNCERTAIN_ABOVE}"
_RANKED = (
    "SELECT user_id, name, mean, spread, games, played FROM ratings JOIN people ON key = person"  # noqa: S608
    f" WHERE {_LISTED}"
)
_COUNTED = (
    f"SELECT count(*), count(*) FILTER (WHERE NOT {_NEW}), count(*) FILTER (WHERE NOT {_NEW} AND NOT {_UNCERTAIN})"  # noqa: S608
    f" FROM ratings WHERE {_LISTED}"
)


class Ranked(msgspec.Struct, frozen=True):
    """A line of a list."""

    place: int
    """Equals share it; 0 for somebody new."""
    user_id: int
    name: str
    rating: Rating | None
    """The rating; None for somebody new."""
    games: int
    """Rated in that season."""
    played: int
    """Rated up to then, over all seasons."""


class Ladder(msgspec.Struct, frozen=True):
    """The list of one game in one season. Whose number is uncertain comes after all others: after two lucky games
    somebody's may be the highest of all. Who is new comes last, with no place.
    """

    season: str
    players: int = 0
    """The number of all rated people, listed or not."""
    best: Sequence[Ranked] = ()
    new: Sequence[Ranked] = ()


class RatingChange(msgspec.Struct, frozen=True):
    """The change of somebody's rating by a game."""

    before: Rating
    after: Rating
    played: int
    """The number of their games that were rated with it; of many not all are counted."""
    name: str


class Rated(msgspec.Struct, frozen=True):
    """The changes that a game has made to ratings."""

    changes: Mapping[int, RatingChange]
    """The change of each user; the best place first."""
    too_often: bool
    """True if some of its people are not rated against each other: they had played enough rated games on that day."""


class RatingsBook:
    """The ratings of all servers. `scope`: a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ladder(self, scope: int, game: str, season: str, most: int) -> Ladder:
        about, best_first = (scope, game, season), "ORDER BY mean DESC, user_id LIMIT ?4"
        [(players, _, certain)] = await self._database.rows_beside(_COUNTED, *about)
        ranked = f"{_RANKED} AND NOT {_NEW}"
        best = _ranked(await self._database.rows_beside(f"{ranked} AND NOT {_UNCERTAIN} {best_first}", *about, most), 0)
        if len(best) < most:
            others = await self._database.rows_beside(
                f"{ranked} AND {_UNCERTAIN} {best_first}", *about, most - len(best)
            )
            best += _ranked(others, certain)
        nearest_first = "ORDER BY played DESC, user_id LIMIT ?4"
        new = await self._database.rows_beside(f"{_RANKED} AND {_NEW} {nearest_first}", *about, most - len(best))
        return Ladder(season, players, best, _ranked(new, 0))

    async def own(self, scope: int, game: str, user_id: int, season: str) -> Ranked | None:
        """Return somebody's line of the list; None if they are not in it."""
        rows = await self._database.rows_beside(
            f"{_RANKED} AND person = {key_of('?4', '?1')}", scope, game, season, user_id
        )
        if not rows:
            return None
        [own] = _ranked(rows, 0)
        if own.rating is None:
            return own
        uncertain = f"CASE WHEN {_UNCERTAIN} THEN 1 ELSE 0 END"
        [(better,)] = await self._database.rows_beside(
            f"SELECT count(*) FROM ratings WHERE {_LISTED} AND NOT {_NEW}"  # noqa: S608
            f" AND ({uncertain} < ?4 OR ({uncertain} = ?4 AND mean > ?5))",
            scope,
            game,
            season,
            own.rating.is_uncertain,
            own.rating.mean,
        )
        return msgspec.structs.replace(own, place=better + 1)

    async def ranked(self, scope: int, game: str, season: str) -> int:
        """Return the number of people in the list."""
        [(_, ranked, _)] = await self._database.rows_beside(_COUNTED, scope, game, season)
        return ranked

    async def past(self, scope: int, game: str, season: str, seasons: int, most: int) -> list[Ladder]:
        """Return the best of the last so many seasons before this one, the latest first."""
        found: list[Ladder] = []
        while len(found) < seasons:
            [(before,)] = await self._database.rows_beside(
                "SELECT max(season) FROM ratings WHERE scope = ? AND game = ? AND season < ?", scope, game, season
            )
            if before is None:
                break
            season = before
            ladder = await self.ladder(scope, game, season, most)
            found += [ladder] if ladder.best else []
        return found

    async def curve(self, scope: int, game: str, season: str, person: Ranked, most: int) -> list[int]:
        """Return the number that somebody had after each of their last rated games of that season, oldest first; not
        those with which they were new. `person`: as they are in its list.
        """
        rows = await self._database.rows_beside(
            "SELECT mean_after, spread_after FROM ledger"  # noqa: S608
            f" WHERE person = {key_of()} AND game = ? AND season = ? ORDER BY number DESC LIMIT ?",
            *(person.user_id, scope, game, season, max(0, min(most, person.played - FIRST_NUMBER + 1))),
        )
        return [Rating(mean, spread).shown for mean, spread in reversed(rows)]

    async def of_table(self, table_id: int, guild_id: int) -> Rated:
        """Return the changes of the game in its server's list."""
        rows = await self._database.rows_beside(
            "SELECT user_id, mean_before, spread_before, mean_after, spread_after, (SELECT count(*) FROM (SELECT 1"  # noqa: S608
            " FROM ledger AS earlier WHERE earlier.person = ledger.person AND earlier.game = ledger.game"
            f" AND earlier.number <= ledger.number LIMIT {FIRST_NUMBER + 1}) AS counted), name FROM ledger"
            # The plus keeps SQLite from going through all lines of the server.
            " JOIN people ON key = person WHERE table_id = ? AND +scope = ? ORDER BY place, line",
            table_id,
            guild_id,
        )
        too_often = await self._database.rows_beside("SELECT 1 FROM unrated WHERE table_id = ?", table_id)
        changes = {row[0]: RatingChange(Rating(row[1], row[2]), Rating(row[3], row[4]), *row[5:]) for row in rows}
        return Rated(changes, bool(too_often))


def _ranked(rows: Sequence[Row], above: int) -> list[Ranked]:
    """Return ranked lines. `above`: how many are better than all of these."""
    ranked: list[Ranked] = []
    for number, (user_id, name, mean, spread, games, played) in enumerate(rows, start=1):
        shared = number > 1 and rows[number - 2]["mean"] == mean
        place = ranked[-1].place if shared else above + number
        is_new = played < FIRST_NUMBER
        ranked.append(
            Ranked(0 if is_new else place, user_id, name, None if is_new else Rating(mean, spread), games, played)
        )
    return ranked


# ------------------------------------------------------------ what the ledger leads to


MOST_FAULTS = 10
_AT_ONCE = 500


async def rating_faults(database: Database, report: ReportProgress = report_nothing) -> tuple[int, list[str]]:
    """Return how many rated games there are, and a line for each difference."""
    [(expected,)] = await database.rows("SELECT count(*) FROM ledger")
    report_count, reckoning, games, done = report_counts(expected, report), Reckoning(), 0, 0
    async for lines in _rated_games(database):
        reckoning.follow(lines)
        games, done = games + 1, done + len(lines)
        report_count(done)
    ratings = (
        "SELECT scope, game, season, person, user_id, mean, spread, games, number, played FROM ratings"
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


async def _rated_games(database: Database) -> AsyncIterator[Sequence[LedgerLine]]:
    """Yield the games in the order in which they were rated."""
    sql = (
        "SELECT scope, number, line, game, season, place, mean_before, spread_before, user_id, mean_after,"
        " spread_after, against, no_gain, most_lost FROM ledger LEFT JOIN people ON key = person"
        " WHERE (scope, number, line) > (?, ?, ?) ORDER BY scope, number, line LIMIT ?"
    )
    begun: list[LedgerLine] = []
    last = (0, 0, 0)
    while rows := await database.rows(sql, *last, _AT_ONCE):
        lines = begun + [_line(row) for row in rows]
        *whole, begun = [list(game) for _, game in groupby(lines, lambda line: (line.scope, line.number))]
        last = (lines[-1].scope, lines[-1].number, lines[-1].line)
        for game in whole:
            yield game
    if begun:
        yield begun


def _line(row: Row) -> LedgerLine:
    scope, number, line, game, season, place, mean, spread, user_id, mean_after, spread_after, *how = row
    after = None if mean_after is None or spread_after is None else Rating(mean_after, spread_after)
    against, no_gain, most_lost = how
    about = (scope, number, line, game, season, place, Rating(mean, spread))
    return LedgerLine(*about, user_id, after, against, bool(no_gain), most_lost)


async def _check(database: Database, report: ReportProgress) -> tuple[str, Sequence[str]]:
    games, faults = await rating_faults(database, report)
    return f"{games:,} rated games, which lead to every rating there is", faults


STORED = Stored(
    seat_taken=note_given_up,
    ending=_load,
    ended=add_rated_game,
    forget=_forget,
    delete_of_server=_delete_of_server,
    about={
        "ratings": (
            "SELECT scope AS server, game, season, mean, spread, games, played FROM ratings"  # noqa: S608
            f" WHERE person IN {keys_of()} ORDER BY scope, game, number"
        ),
        "seats given up": (
            f'SELECT table_id AS "table", seat, left_after FROM seats_given_up WHERE person IN {keys_of()}'  # noqa: S608
            " ORDER BY table_id"
        ),
    },
    paged={
        "rated games": PagedSection(
            'SELECT number, table_id AS "table", scope AS server, game, season, place, mean_before, spread_before,'
            " mean_after, spread_after, against, no_gain, most_lost, finished_at FROM ledger"
            " WHERE person = ?1 AND (game, number) > (?2, ?3) ORDER BY game, number LIMIT ?4",
            {"game": "", "number": 0},
        ),
    },
    checks=(Check("ratings", "also compute all ratings again, from their ledger", "of the rated games", _check),),
    of_table=("unrated", "seats_given_up"),
    of_days=(("rated_pairs", "day, pair", 0),),
)
