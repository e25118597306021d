"""Nights: begun for a channel, and counted in the transaction of each game's last move there; and what their people
want to play next.
"""

import secrets

import msgspec

from bot.features.night.invitation_store import begin_with, check_may_begin, end_invitation
from bot.features.night.standing import Score, points_for
from bot.tables.steps.model import Change, Channel
from bot.tables.store.database import Database
from bot.tables.store.people import key_of, keys_of, note_person
from bot.tables.store.session import Row, Session
from bot.tables.store.stored import Stored


class Night(msgspec.Struct, frozen=True):
    id: int
    guild_id: int
    channel_id: int
    until: float
    """Table time. A game that has begun by then is played to its end."""
    games: int | None
    """The most games to be played, if it is for some games."""
    played: int
    over: bool


_COLUMNS = "nights.id, nights.guild_id, nights.channel_id, until, games, played, over"
_THERE = "guild_id = ? AND channel_id = ?"
_UNPOSTED = "over = 1 AND shown = 0"
_VOTES = "SELECT user_id, game FROM night_votes JOIN people ON key = person WHERE night_id = ?"


def _night(row: Row) -> Night:
    return msgspec.convert(dict(row), Night, strict=False)


class NightBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def _nights(self, where: str, *values: int) -> list[Night]:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM nights WHERE {where}", *values)  # noqa: S608
        return [_night(row) for row in rows]

    async def now_in(self, guild_id: int, channel_id: int) -> Night | None:
        return next(iter(await self._nights(f"over = 0 AND {_THERE}", guild_id, channel_id)), None)

    async def unposted(self) -> list[Night]:
        """Return the nights whose result is not posted yet."""
        return await self._nights(_UNPOSTED)

    async def unposted_in(self, guild_id: int, channel_id: int) -> Night | None:
        return next(iter(await self._nights(f"{_UNPOSTED} AND {_THERE}", guild_id, channel_id)), None)

    async def note_shown(self, night: Night, *, film: bool = False) -> None:
        """Note that the result was posted. `film`: the film is still to be."""
        await self._database.write("UPDATE nights SET shown = 1, film = ? WHERE id = ?", int(film), night.id)

    async def unposted_films(self) -> list[Night]:
        """Return the nights whose film is not posted yet."""
        return await self._nights("film = 1")

    async def is_film_unposted(self, night: Night) -> bool:
        return bool(await self._database.rows("SELECT 1 FROM nights WHERE id = ? AND film = 1", night.id))

    async def note_filmed(self, night: Night) -> None:
        await self._database.write("UPDATE nights SET film = 0 WHERE id = ?", night.id)

    async def tables(self, night: Night) -> list[int]:
        """Return the games of a night, the first one first."""
        sql = "SELECT table_id FROM night_games WHERE night_id = ? ORDER BY number"
        return [row["table_id"] for row in await self._database.rows(sql, night.id)]

    async def all_now(self) -> list[Night]:
        return await self._nights("over = 0")

    async def of_table(self, table_id: int) -> tuple[Night, int] | None:
        """Return the night in which a game has counted, and its number among the games."""
        sql = (
            f"SELECT {_COLUMNS}, number FROM night_games JOIN nights ON nights.id = night_id"  # noqa: S608
            " WHERE table_id = ?"
        )
        rows = await self._database.rows(sql, table_id)
        return (_night(rows[0]), rows[0]["number"]) if rows else None

    async def scores(self, night: Night, games: int) -> list[Score]:
        """Return everybody's points after so many games."""
        sql = (
            "SELECT user_id, name, sum(points) AS points, sum(CASE WHEN number = ?2 THEN points ELSE 0 END) AS gained"
            " FROM night_games"
            " JOIN night_scores ON night_scores.table_id = night_games.table_id JOIN people ON key = person"
            " WHERE night_id = ?1 AND number <= ?2 GROUP BY user_id, name"
        )
        return [
            Score(row[0], row[1], int(row[2]), int(row[3]))
            for row in await self._database.rows_beside(sql, night.id, games)
        ]

    async def begun_there(self, night: Night) -> list[float]:
        """Return when this night began, and those before it in its channel in which anything was played, the newest
        first.
        """
        sql = (
            f"SELECT begun_at FROM nights WHERE {_THERE} AND played > 0"  # noqa: S608
            " AND begun_at <= (SELECT begun_at FROM nights WHERE id = ?) ORDER BY begun_at DESC LIMIT 200"
        )
        return [at for (at,) in await self._database.rows_beside(sql, night.guild_id, night.channel_id, night.id)]

    async def whole(self, user_id: int, least: int) -> list[int]:
        """Return the last game of each night of so many games or more of which somebody has played all."""
        theirs = keys_of("?1", "NULL")
        sql = (
            "SELECT max(night_games.table_id) AS last FROM nights JOIN night_games ON night_id = nights.id"  # noqa: S608
            " LEFT JOIN night_scores ON night_scores.table_id = night_games.table_id"
            f" AND night_scores.person IN {theirs}"
            " WHERE over = 1 AND played >= ?2 AND nights.id IN (SELECT night_id FROM night_scores AS own"
            f" JOIN night_games AS of_night ON of_night.table_id = own.table_id WHERE own.person IN {theirs})"
            " GROUP BY nights.id HAVING count(night_scores.person) = count(*) ORDER BY last"
        )
        return [row["last"] for row in await self._database.rows_beside(sql, user_id, least)]

    async def begin(
        self,
        place: Channel,
        person: tuple[int, str],
        at: float,
        until: float,
        games: int | None,
        *,
        is_player: bool,
    ) -> Night:
        """Begin a night for a while, or for so many games in it; `Refused` as `check_may_begin`. `person`: user and
        name.
        """
        night, (guild_id, channel_id), (user_id, name) = 1 + secrets.randbelow(2**62), place, person

        async def work(db: Session) -> None:
            await check_may_begin(db, place, at, is_player=is_player)
            await end_invitation(db, channel_id)
            await note_person(db, guild_id, user_id, name)
            await db.do(
                "INSERT INTO nights (id, guild_id, channel_id, person, begun_at, until, games)"  # noqa: S608
                f" VALUES (?1, ?2, ?3, {key_of('?4', '?2')}, ?5, ?6, ?7)",
                *(night, guild_id, channel_id, user_id, at, until, games),
            )

        await self._database.transaction(work)
        return Night(night, guild_id, channel_id, until, games, played=0, over=False)

    async def has_begun(self, night: Night, user_id: int) -> bool:
        """Return whether this person has begun the night."""
        sql = f"SELECT 1 FROM nights WHERE id = ?1 AND person = {key_of('?2', '?3')}"  # noqa: S608
        return bool(await self._database.rows(sql, night.id, user_id, night.guild_id))

    async def votes(self, night: Night) -> dict[int, str]:
        """Return who wants to play what next."""
        rows = await self._database.rows(_VOTES, night.id)
        return {row["user_id"]: row["game"] for row in rows}

    async def vote(self, night: Night, user_id: int, game: str) -> None:
        """Note what somebody of its last game wants to play next, in place of what they wanted before."""
        sql = (
            "INSERT INTO night_votes (night_id, guild_id, person, game)"
            " SELECT ?1, guild_id, key, ?2 FROM people WHERE user_id = ?3 AND guild_id = ?4"
            " ON CONFLICT (night_id, person) DO UPDATE SET game = excluded.game"
        )
        await self._database.write(sql, night.id, game, user_id, night.guild_id)

    async def end(self, night: Night) -> bool:
        """End a night; return False if it was over."""
        return bool(
            await self._database.rows("UPDATE nights SET over = 1 WHERE id = ? AND over = 0 RETURNING 1", night.id)
        )

    async def end_in_time(self, night: Night) -> bool:
        """End a night whose time is up, unless a game is under way: then that is its last. Return whether it ended."""
        sql = (
            "UPDATE nights SET over = 1 WHERE id = ? AND over = 0 AND NOT EXISTS (SELECT 1 FROM tables"
            " WHERE tables.channel_id = nights.channel_id AND phase = 'playing'"
            " AND phase IN ('lobby', 'playing') AND private_to IS NULL) RETURNING 1"  # as the index says
        )
        return bool(await self._database.rows(sql, night.id))


async def _count(db: Session, change: Change) -> None:
    """Count a game that has ended in its channel's night, if it was one for several people, and see if it was the
    last.
    """
    table = change.table
    if table.private:
        return
    # An update, so that whoever ends it at this moment comes before or after.
    touched = f"UPDATE nights SET over = 0 WHERE guild_id = ? AND channel_id = ? AND over = 0 RETURNING {_COLUMNS}"  # noqa: S608
    found = await db.row(touched, table.guild_id, table.channel_id)
    if found is None:
        return
    night = _night(found)
    played, places = night.played, change.places or change.places_so_far
    if len(places) > 1:
        played += 1
        await db.do("INSERT INTO night_games (table_id, night_id, number) VALUES (?, ?, ?)", table.id, night.id, played)
        for place in places:
            await db.do(
                "INSERT INTO night_scores (table_id, person, points)"
                " SELECT ?, key, ? FROM people WHERE user_id = ? AND guild_id = ?",
                *(table.id, points_for(place.place, len(places)), place.user_id, table.guild_id),
            )
    is_last = played == night.games or table.touched_at >= night.until
    await db.do("UPDATE nights SET played = ?, over = ? WHERE id = ?", played, int(is_last), night.id)


_THEIRS = f"person IN {keys_of()}"
STORED = Stored(
    opened=begin_with,
    ended=_count,
    about={
        "game nights begun": (
            "SELECT guild_id AS server, channel_id AS channel, begun_at, games FROM nights"  # noqa: S608
            f" WHERE {_THEIRS} ORDER BY begun_at"
        ),
        "game nights to begin": (
            "SELECT night_invitations.guild_id AS server, channel_id AS channel, begun_at FROM night_guests"  # noqa: S608
            f" JOIN night_invitations ON id = invitation_id WHERE night_guests.{_THEIRS} ORDER BY begun_at"
        ),
        "votes for the next game of a night": (
            f"SELECT guild_id AS server, game FROM night_votes WHERE {_THEIRS} ORDER BY server"  # noqa: S608
        ),
        "points in game nights": (
            f'SELECT table_id AS "table", points FROM night_scores WHERE {_THEIRS} ORDER BY table_id'  # noqa: S608
        ),
    },
    of_person=("night_scores", "night_guests", "night_votes"),
    of_table=("night_games", "night_scores"),
    of_server=("nights", "night_invitations", "night_guests", "night_votes"),
)
