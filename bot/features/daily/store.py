"""The deal of the day: the same for everybody on one UTC day, one try for each, and their results, which are of the
person wherever they are. Of each try a hash is kept for two days more.
"""

import hmac
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta
from hashlib import sha256

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.features.daily.board_store import put_on_board
from bot.features.daily.results import (
    Board,
    DailyAverage,
    DailyResult,
    DayDeal,
    DayPlace,
    DayScore,
    SharedScore,
    day_of,
    result_of,
)
from bot.tables.steps.days import counts_until, in_a_row
from bot.tables.steps.model import NO_SERVER, Change, Channel, TableData
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, key_of, keys_of, note_person, own_key
from bot.tables.store.session import Session, delete_some, note_news, secret_of
from bot.tables.store.stored import Stored

BOARD_DAYS = 30
"""The days for which boards are kept."""

TRY_DAYS = 2
"""The days after its own for which a try is known: the clock of a host may be wrong by one for a moment."""
_PLAYED_WITHIN = 14
"""Days: a deal that somebody has played so lately is one of theirs."""
_THEIRS = f"person = {own_key('?1')}"
_ITS = f"{_THEIRS} AND game = ?2 AND day = ?3"
_NAMED = (
    "JOIN people AS own ON own.key = person JOIN people AS named ON named.user_id = own.user_id AND named.guild_id = ?4"
)
"""The join that leaves out people who are not known on the server of a list."""
_WORTH = "place, score * CAST(?5 AS DOUBLE PRECISION), -clean, misplays"
"""The one order of results: lower is better. ?5 is 1 where low scores win, and -1 elsewhere."""
_ALL_KEYS = keys_of("?1", "NULL")
_BOARDS = "SELECT game, day, channel_id, guild_id, message_id, posted_at, version FROM daily_boards"
_AVERAGE_WORTH = "place, mean * CAST(?5 AS DOUBLE PRECISION), clean * 1.0 / days DESC, misplays, days DESC"


class DailyBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def seed(self, game: str, day: str) -> str:
        """Derive the seed from the date and a secret of this installation: nobody can work out tomorrow's deal."""
        secret = await self._database.transaction(secret_of)
        return sha256(f"{secret}/{game}/{day}".encode()).hexdigest()

    async def first_table(self, game: str, day: str) -> int | None:
        [(first,)] = await self._database.rows("SELECT min(id) FROM tables WHERE game = ? AND day = ?", game, day)
        return first

    async def list_on(self, table: TableData, guild_id: int, name: str) -> None:
        """Put the result on this server's list, too: its player, who has that name there, has asked for it. Outside
        servers there is no list.
        """
        if guild_id in (NO_SERVER, table.guild_id):
            return

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, table.opener_id)
            await note_person(db, guild_id, table.opener_id, name)
            await _put_on_list(db, table, guild_id)

        await self._database.transaction(work)

    async def scores(self, guild_id: int, game: AnyGame, day: str) -> list[DayScore]:
        """Return a server's list, or that of all who want to be named `EVERYWHERE`: the best first."""
        sql = (
            "SELECT named.user_id, named.name, place, score, misplays, clean"  # noqa: S608
            f" FROM ({_listed(guild_id)}) AS listed {_NAMED} ORDER BY {_WORTH}, named.name"
        )
        rows = await self._database.rows_beside(sql, game.name, day, day, guild_id, _direction(game))
        return [DayScore(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]

    async def place(self, guild_id: int, game: AnyGame, day: str, user_id: int) -> DayPlace | None:
        """Return somebody's place, which equals share; None if they are not on that list."""
        sql = (
            f"WITH listed AS MATERIALIZED (SELECT named.user_id, place, score, misplays, clean"  # noqa: S608
            f" FROM ({_listed(guild_id)}) AS results {_NAMED}),"
            f" own AS (SELECT {_WORTH} FROM listed WHERE user_id = ?6)"
            f" SELECT count(*) FILTER (WHERE ({_WORTH}) < (SELECT * FROM own)), count(*),"
            f" count(*) FILTER (WHERE ({_WORTH}) > (SELECT * FROM own)), (SELECT count(*) FROM own) FROM listed"
        )
        [(better, of, worse, listed)] = await self._database.rows_beside(
            sql, game.name, day, day, guild_id, _direction(game), user_id
        )
        return DayPlace(1 + better, of, worse) if listed else None

    async def is_shared(self, user_id: int, game: str, day: str) -> bool | None:
        """Return None if this person has no result that counts."""
        rows = await self._database.rows(f"SELECT shared FROM daily_results WHERE {_ITS}", user_id, game, day)  # noqa: S608
        return bool(rows[0]["shared"]) if rows else None

    async def has_played(self, user_id: int, game: str, day: str) -> bool:
        """Return whether they had their try at that deal, then or later, and it is over: also if they gave it up."""
        ended = "phase IN ('over', 'closed')"
        over = f"SELECT 1 FROM tables WHERE game = ?2 AND day = ?3 AND {ended} AND private_to IN {_ALL_KEYS}"  # noqa: S608
        return bool(await self._database.rows(over, user_id, game, day))

    async def best(self, game: str, day: str) -> int | None:
        """Return the best possible score, if somebody has worked that out."""
        rows = await self._database.rows("SELECT best FROM daily_deals WHERE game = ? AND day = ?", game, day)
        return rows[0]["best"] if rows else None

    async def standings(self, guild_id: int, game: AnyGame, since: str, most: int) -> list[DailyAverage]:
        """Return the best on a list, of all who have finished a deal since that day: the best on average first; of
        equals, the one with more days. Only those who have one of so many places are named.
        """
        sql = (
            "SELECT ranked.at, named.user_id, named.name, days, won, place, mean, clean"  # noqa: S608
            f" FROM (SELECT summed.*, rank() OVER (ORDER BY {_AVERAGE_WORTH}) AS at"
            " FROM (SELECT person, count(*) AS days, count(*) FILTER (WHERE place = 1) AS won, avg(place) AS place,"
            " avg(score) AS mean, sum(clean) AS clean, avg(misplays) AS misplays"
            f" FROM ({_listed(guild_id)}) AS listed GROUP BY person) AS summed) AS ranked {_NAMED}"
            " WHERE ranked.at <= ?6 ORDER BY 1, 3"
        )
        about = (game.name, since, "9999-12-31", guild_id, _direction(game), most)
        rows = await self._database.rows_beside(sql, *about)
        return [DailyAverage(*row) for row in rows]

    async def streak(self, user_id: int, game: str, today: str) -> int:
        """Return how many days in a row this person has finished the day's deal; today's may still come."""
        done = await self.days(user_id)
        return in_a_row({day for day in done.get(game, ()) if day <= today}, today)

    async def days(self, user_id: int) -> Mapping[str, Collection[str]]:
        """Return by game the days whose deal this person has finished in time."""
        sql = f"SELECT game, day FROM daily_results WHERE person = {own_key()}"  # noqa: S608
        done = defaultdict[str, set[str]](set)
        for game, day in await self._database.rows_beside(sql, user_id):
            done[game].add(day)
        return done

    async def tries(self, user_id: int, games: Sequence[str], day: str) -> Mapping[str, int]:
        """Return by game the table at which this person plays, or has played, the deal of a day."""
        sql = (
            f"SELECT game, max(id) FROM tables WHERE game IN ({', '.join('?' * len(games))}) AND day = ?"  # noqa: S608
            f" AND private_to IN {keys_of('?', 'NULL')} GROUP BY game"
        )
        return dict(await self._database.rows(sql, *games, day, user_id)) if games else {}

    # -------------------------------------------------------- boards

    async def place_of(self, guild_id: int, channel_id: int) -> tuple[int, int]:
        """Return where a board is kept: of a channel where the bot is on no server, a keyed hash says which it is."""
        if guild_id != NO_SERVER:
            return guild_id, channel_id
        secret = await self._database.transaction(secret_of)
        digest = hmac.digest(secret.encode(), f"channel/{channel_id}".encode(), "sha256")
        return NO_SERVER, int.from_bytes(digest[:7], "big")

    async def share(self, table: TableData, place: Channel, name: str, heights: Sequence[int], now: float) -> bool:
        """Put the result of the opener on the board there. Return whether it was: each is shared only once, however
        often and quickly somebody asks.
        """
        deal = table.game, day_of(table)

        async def work(db: Session) -> bool:
            taken = f"UPDATE daily_results SET shared = 1 WHERE {_ITS} AND shared = 0"  # noqa: S608
            if not await db.do(taken, table.opener_id, *deal):
                return False
            await put_on_board(db, deal, place, table.opener_id, name, heights, now, table.id)
            return True

        return await self._database.transaction(work)

    async def take_back(self, table: TableData, place: Channel) -> None:
        """Take a result off its board, so that it can be shared again."""
        deal, its = (table.opener_id, table.game, day_of(table)), "game = ?2 AND day = ?3 AND channel_id = ?5"

        async def work(db: Session) -> None:
            person = key_of("?1", "?4")
            await db.do(f"DELETE FROM daily_shares WHERE {its} AND person = {person}", *deal, *place)  # noqa: S608
            await db.do(f"UPDATE daily_results SET shared = 0 WHERE {_ITS}", *deal)  # noqa: S608

        await self._database.transaction(work)

    async def find(self, game: str, day: str, channel_id: int) -> Board | None:
        where = "WHERE game = ? AND day = ? AND channel_id = ?"
        rows = await self._database.rows(f"{_BOARDS} {where}", game, day, channel_id)
        return Board(*rows[0]) if rows else None

    async def unposted(self, today: str) -> list[Board]:
        """Return the boards that do not show all results, or not that their day is over."""
        which = f"WHERE guild_id <> {NO_SERVER} AND (shown_version < version OR (over = 0 AND day < ?))"
        return [Board(*row) for row in await self._database.rows_beside(f"{_BOARDS} {which}", today)]

    async def shared_scores(self, board: Board, game: AnyGame) -> list[SharedScore]:
        """Return the results on the board, the best first."""
        rows = await self._database.rows_beside(
            "SELECT named.user_id, named.name, place, score, misplays, clean, shared_at, heights,"  # noqa: S608
            " (SELECT id || '.' || mark FROM tables WHERE id = table_id)"
            " FROM daily_shares AS shared JOIN people AS named ON named.key = shared.person AND named.guild_id = ?4"
            f" JOIN people AS own ON own.user_id = named.user_id AND own.guild_id = {EVERYWHERE}"
            " JOIN daily_results AS result ON result.person = own.key AND result.game = ?1 AND result.day = ?2"
            " WHERE shared.game = ?1 AND shared.day = ?2 AND shared.channel_id = ?3"
            f" ORDER BY {_WORTH}, named.name",
            board.game,
            board.day,
            board.channel_id,
            board.guild_id,
            _direction(game),
        )
        scores: list[SharedScore] = []
        for user_id, name, place, score, misplays, clean, shared_at, heights, table in rows:
            high = tuple(map(int, heights.split()))
            scores.append(SharedScore(user_id, name, place, score, misplays, bool(clean), shared_at, high, table))
        return scores

    async def has_shared(self, table_id: int, channel_id: int) -> bool:
        """Return whether the result of that game is on a board of this channel."""
        shared = "SELECT 1 FROM daily_shares WHERE table_id = ? AND channel_id = ?"
        return bool(await self._database.rows(shared, table_id, channel_id))

    async def note_shown(self, board: Board, message_id: int | None, posted_at: float, *, over: bool) -> None:
        """Note that this version of the board is shown, and when it was posted."""
        await self._database.write(
            "UPDATE daily_boards SET message_id = ?4, posted_at = ?5, over = ?6,"
            " shown_version = CASE WHEN shown_version < ?7 THEN ?7 ELSE shown_version END"
            " WHERE game = ?1 AND day = ?2 AND channel_id = ?3",
            board.game,
            board.day,
            board.channel_id,
            message_id,
            posted_at,
            over,
            board.version,
        )


def counted(person: str, table_id: str) -> str:
    """Return SQL that is true if somebody has finished the deal of a day in time at a table. `person` and `table_id`
    are columns, the first with a key of theirs.
    """
    return (
        "EXISTS (SELECT 1 FROM people JOIN people AS own ON own.user_id = people.user_id"  # noqa: S608
        f" AND own.guild_id = {EVERYWHERE} JOIN daily_results ON daily_results.person = own.key"
        f" JOIN tables USING (game, day) WHERE people.key = {person} AND tables.id = {table_id})"
    )


def summed_days(figures: str) -> str:
    """Return SQL for figures of everybody on a server's list of a game for one: ?1 is the server, ?2 the game. They are
    of all their days, each of which is one look-up.
    """
    return (
        f"SELECT named.key AS person, summed.* FROM (SELECT person AS own_key, {figures} FROM"  # noqa: S608
        " (SELECT person, 0 AS won, 1 AS people, misplays, clean, score FROM daily_lists"
        " JOIN daily_results USING (person, game, day) WHERE guild_id = ?1 AND game = ?2) AS listed GROUP BY person)"
        " AS summed JOIN people AS own ON own.key = own_key"
        " JOIN people AS named ON named.user_id = own.user_id AND named.guild_id = ?1"
    )


def _listed(guild_id: int) -> str:
    """Return the query of a list: ?1 is the game, ?2 and ?3 are the first and the last day, ?4 is the server."""
    which = "daily_lists USING (person, game, day) WHERE guild_id = ?4"
    if guild_id == EVERYWHERE:
        which = "player_settings USING (person) WHERE everywhere = 1"
    return (
        f"SELECT person, place, score, misplays, clean FROM daily_results JOIN {which}"  # noqa: S608
        " AND game = ?1 AND day BETWEEN ?2 AND ?3"
    )


def _direction(game: AnyGame) -> int:
    return 1 if game.low_score_wins else -1


async def waits(db: Session, user_id: int, game: str, today: str) -> bool:
    """Return whether today's deal is one that this person plays, and still can."""
    first = date.fromisoformat(today)
    days = [(first - timedelta(days=ago)).isoformat() for ago in range(1, _PLAYED_WITHIN + 1)]
    trying = f"SELECT phase FROM tables WHERE game = ?2 AND day = ?3 AND private_to IN {keys_of('?1', 'NULL')}"  # noqa: S608
    if (tried := await db.row(trying, user_id, game, today)) is not None:
        return tried["phase"] == "playing"
    some = ", ".join("?" * len(days))
    played = f"SELECT 1 FROM daily_results WHERE person = {own_key()} AND game = ? AND day IN ({some})"  # noqa: S608
    if await db.row(played, user_id, game, *days) is None:
        return False
    tried_and_gone = "SELECT 1 FROM daily_tries WHERE try = ?"
    return await db.row(tried_and_gone, await _hash(db, user_id, game, today)) is None


async def _hash(db: Session, user_id: int, game: str, day: str) -> bytes:
    secret = await secret_of(db)
    return hmac.digest(secret.encode(), f"try/{game}/{day}/{user_id}".encode(), "sha256")


async def _put_on_list(db: Session, table: TableData, guild_id: int) -> None:
    """Put the result of its opener, who has been noted, on a server's list."""
    await db.do(
        "INSERT INTO daily_lists (person, game, day, guild_id) SELECT key, ?, ?, ? FROM people"
        " WHERE user_id = ? AND guild_id = ? ON CONFLICT DO NOTHING",
        table.game,
        day_of(table),
        guild_id,
        table.opener_id,
        EVERYWHERE,
    )


# ------------------------------------------------------------ what the frame asks


async def _check_try(db: Session, table: TableData) -> None:
    """Raise `Refused` if somebody has had their try at a day's deal, with the table."""
    if (day := day_of(table)) is not None:
        of_theirs = f"SELECT id FROM tables WHERE game = ?2 AND day = ?3 AND private_to IN {keys_of('?1', 'NULL')}"  # noqa: S608
        if (found := await db.row(of_theirs, table.opener_id, table.game, day)) is not None:
            raise Refused("one-try-a-day", table=str(found["id"]))


async def _note_try(db: Session, table: TableData) -> None:
    """Note somebody's try at a day's deal; `Refused` if it would count and they have had one, whatever became of it."""
    if (day := day_of(table)) is not None:
        noted = "INSERT INTO daily_tries (try, day) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not await db.do(noted, await _hash(db, table.opener_id, table.game, day), day) and table.terms.counts:
            raise Refused("try-deleted")
        await db.do("UPDATE tables SET day = ? WHERE id = ?", day, table.id)


async def _note_end(db: Session, change: Change) -> None:
    if (result := result_of(change)) is not None:
        await add_daily_result(db, change.table, result, change.moved_at)


async def add_daily_result(db: Session, table: TableData, result: DailyResult, finished_at: float) -> None:
    """Add the result unless it comes too late."""
    if finished_at <= counts_until(result.day):
        await note_person(db, EVERYWHERE, result.user_id, result.name)
        await db.do(
            "INSERT INTO daily_results (person, game, day, place, score, misplays, clean)"
            " SELECT key, ?, ?, ?, ?, ?, ? FROM people WHERE user_id = ? AND guild_id = ?",
            table.game,
            result.day,
            result.place,
            result.score,
            result.misplays,
            result.clean,
            result.user_id,
            EVERYWHERE,
        )
        if table.guild_id != NO_SERVER:
            await _put_on_list(db, table, table.guild_id)


async def _best(database: Database, table: TableData) -> int | None:
    day = day_of(table)
    return None if day is None else await DailyBook(database).best(table.game, day)


async def _note_best(database: Database, table: TableData, best: int) -> None:
    if (day := day_of(table)) is not None:
        await database.write(
            "INSERT INTO daily_deals (game, day, best) VALUES (?, ?, ?)"
            " ON CONFLICT (game, day) DO UPDATE SET best = excluded.best",
            table.game,
            day,
            best,
        )


async def _forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Take somebody off the lists and boards of a server, or of all."""
    its = f"{_THEIRS} AND (guild_id = ?2 OR CAST(?2 AS BIGINT) IS NULL)"
    await db.do(f"DELETE FROM daily_lists WHERE {its}", user_id, guild_id)  # noqa: S608
    shared = f"FROM daily_shares WHERE person IN {keys_of()}"
    changed = await db.rows(
        "UPDATE daily_boards SET version = version + 1"  # noqa: S608
        f" WHERE (game, day, channel_id) IN (SELECT game, day, channel_id {shared}) RETURNING guild_id",
        user_id,
        guild_id,
    )
    await db.do(f"DELETE {shared}", user_id, guild_id)
    for server in sorted({row["guild_id"] for row in changed}):
        await note_news(db, server)


async def _delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of the lists of a server that was deleted; return False if nothing was left."""
    of_nobody = (
        "guild_id = ?1 AND NOT EXISTS (SELECT 1 FROM people AS own JOIN people AS named"
        " ON named.user_id = own.user_id AND named.guild_id = ?1 WHERE own.key = person)"
    )
    return await delete_some(db, "daily_lists", "person, game, day, guild_id", of_nobody, guild_id)


STORED = Stored(
    part=DayDeal,
    opening=_check_try,
    opened=_note_try,
    ended=_note_end,
    best=_best,
    note_best=_note_best,
    forget=_forget,
    delete_of_server=_delete_of_server,
    about={
        "daily results": (
            "SELECT game, day, place, score, misplays, clean, shared FROM daily_results AS result"  # noqa: S608
            f" WHERE {_THEIRS} AND (CAST(?2 AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM daily_lists AS listed"
            " WHERE (listed.person, listed.game, listed.day) = (result.person, result.game, result.day)"
            " AND listed.guild_id = ?2)) ORDER BY game, day"
        ),
        "lists of daily results": (
            f"SELECT game, day, guild_id AS server FROM daily_lists WHERE {_THEIRS}"  # noqa: S608
            " AND coalesce(?2, guild_id) = guild_id ORDER BY day, game, guild_id"
        ),
        "shared daily results": (
            "SELECT game, day, guild_id AS server, CASE WHEN guild_id = 0 THEN NULL ELSE channel_id END AS channel,"  # noqa: S608
            f' table_id AS "table", shared_at, heights FROM daily_shares WHERE person IN {keys_of()} ORDER BY day, game'
        ),
    },
    of_server=("daily_boards", "daily_shares"),
    of_days=(
        ("daily_tries", "try", TRY_DAYS),
        ("daily_boards", "game, day, channel_id", BOARD_DAYS),
        ("daily_shares", "game, day, channel_id, person", BOARD_DAYS),
    ),
)
