"""Deals of finished games that are offered to others, and who has played them: one try each."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.tables.steps.model import SOMEONE, Change, Channel, Part, Phase, TableData, TableRef
from bot.tables.steps.standings import Standing
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, OF_NOBODY, PEOPLE, key_of, keys_of, note_person, own_key
from bot.tables.store.session import Row, Session, delete_some, note_news
from bot.tables.store.stored import Stored
from bot.text import Words

MOST_TRIES = 100
"""The most tries at one deal."""

_CHALLENGES = (
    "SELECT deal, seat, challenges.channel_id, challenges.guild_id, table_id || '.' || mark, challenges.game, seats,"  # noqa: S608
    f" user_id, coalesce(name, '{SOMEONE}') AS name, offered_at, message_id, challenges.version,"
    f" challenges.shown_version >= challenges.version AS is_shown FROM challenges JOIN tables ON id = table_id {PEOPLE}"
)
_PLAYERS = (
    "SELECT user_id, name, table_id, first, watched, ended, place, score, misplays, hints FROM deal_players"
    " JOIN people ON key = person"
)
_PLAYER = f"{_PLAYERS} WHERE deal = ? AND person IN {keys_of('?', 'NULL')}"
_VIEWED = f"SELECT 1 FROM viewers WHERE person = {own_key()} AND deal = ?"  # noqa: S608


class Challenge(msgspec.Struct, frozen=True):
    deal: str
    seat: int
    channel_id: int
    guild_id: int
    ref: TableRef
    """A finished game of this deal."""
    game: str
    seats: int
    user_id: int | None
    """The person who offered it first, and who can withdraw it. None: they were forgotten; whoever offers
    it next can.
    """
    name: str
    offered_at: float
    message_id: int | None
    version: int
    is_shown: bool
    """True if its message tells all of this version."""


class Try(Part, frozen=True):
    """A table at which a deal that was offered is played."""

    feature = "challenge"

    def title(self, usual: str, table: TableData, game: str, words: Words) -> str:
        return words.say("challenge-table", game=game) if table.private else usual

    def described(self, table: TableData, words: Words) -> str:
        return words.say("running-challenge", table=str(table.id))


class DealPlayer(msgspec.Struct, frozen=True):
    """A person who knows the cards of a deal, or is about to."""

    user_id: int
    name: str
    table_id: int | None
    """The table of their own game; None: they have only watched."""
    first: bool
    """True if the cards were dealt for them in the first place."""
    watched: bool
    """True if they had opened a game of this deal before they played it."""
    ended: str | None
    standing: Standing | None

    @property
    def is_playing(self) -> bool:
        return self.table_id is not None and self.ended is None


class DealsBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def offer(
        self,
        source: TableData,
        seat: int,
        place: Channel,
        by: tuple[int, str],
        now: float,
        standings: Mapping[int, Standing | None],
    ) -> Challenge:
        """Offer a deal, or offer it once more. `place`: server and channel; a private game may have been played
        elsewhere. `by`: user and name. `standings`: for the seat of each person; None is compared with nobody's.
        """
        guild_id, channel_id = place
        deal = source.deal_key

        async def work(db: Session) -> None:
            for number, standing in standings.items() if Try.of(source) is None else ():
                player = source.seats[number]
                result = {} if standing is None else msgspec.structs.asdict(standing)
                how = {"table_id": source.id, "first": 1, "ended": Phase.OVER, **result}
                await _note_player(db, deal, guild_id, (player.user_id, player.name), seat=number, **how)
            await note_person(db, guild_id, *by)
            await db.do(
                "INSERT INTO challenges (deal, seat, channel_id, guild_id, table_id, game, seats, person, offered_at)"  # noqa: S608
                f" VALUES (?, ?, ?, ?, ?, ?, ?, {key_of()}, ?)"
                " ON CONFLICT (deal, seat, channel_id) DO UPDATE SET offered_at = excluded.offered_at,"
                " table_id = excluded.table_id, version = challenges.version + 1, person = CASE WHEN EXISTS"
                " (SELECT 1 FROM people WHERE key = challenges.person) THEN challenges.person ELSE excluded.person END",
                deal,
                seat,
                channel_id,
                guild_id,
                source.id,
                source.game,
                len(source.seats),
                by[0],
                guild_id,
                now,
            )

        await self._database.transaction(work)
        found = await self.find(deal, seat, channel_id)
        assert found is not None
        return found

    async def find(self, deal: str, seat: int, channel_id: int) -> Challenge | None:
        where = f"{_CHALLENGES} WHERE deal = ? AND seat = ? AND challenges.channel_id = ?"
        rows = await self._database.rows(where, deal, seat, channel_id)
        return _challenge(rows[0]) if rows else None

    async def of_deal(self, deal: str, guild_id: int) -> list[Challenge]:
        """Return the challenges of a deal in all channels of a server."""
        where = f"{_CHALLENGES} WHERE deal = ? AND challenges.guild_id = ?"
        return [_challenge(row) for row in await self._database.rows(where, deal, guild_id)]

    async def withdraw(self, challenge: Challenge, user_id: int) -> bool:
        """Withdraw a challenge; return whether it was this person's. Whoever is playing the deal plays on."""
        sql = (
            f"DELETE FROM challenges WHERE deal = ?3 AND seat = ?4 AND channel_id = ?5 AND person IN {keys_of()}"  # noqa: S608
            " RETURNING 1"
        )
        its = (challenge.deal, challenge.seat, challenge.channel_id)
        return bool(await self._database.rows(sql, user_id, challenge.guild_id, *its))

    async def unposted(self) -> list[tuple[str, int]]:
        """Return the deals, each with its server, whose messages are out of date."""
        rows = await self._database.rows("SELECT DISTINCT deal, guild_id FROM challenges WHERE shown_version < version")
        return [(row["deal"], row["guild_id"]) for row in rows]

    async def note_shown(self, challenge: Challenge, message_id: int | None) -> None:
        """Note that this version of the message is shown."""
        await self._database.write(
            "UPDATE challenges SET message_id = ?1, shown_version = CASE WHEN shown_version < ?2 THEN ?2"
            " ELSE shown_version END WHERE deal = ?3 AND seat = ?4 AND channel_id = ?5",
            message_id,
            challenge.version,
            challenge.deal,
            challenge.seat,
            challenge.channel_id,
        )

    async def player(self, deal: str, user_id: int) -> DealPlayer | None:
        rows = await self._database.rows(_PLAYER, deal, user_id)
        return _player(rows[0]) if rows else None

    async def has_played_day(self, deal: str, user_id: int) -> bool:
        """Return whether the deal was one of the day and they had their try on that day."""
        game, _, day = deal.partition(" ")
        return bool(
            day
            and await self._database.rows(
                f"SELECT 1 FROM tables WHERE private_to IN {keys_of('?1', 'NULL')} AND game = ?2 AND day = ?3",  # noqa: S608
                user_id,
                game,
                day,
            )
        )

    async def players(self, deal: str, seat: int, guild_id: int) -> list[DealPlayer]:
        """Return who plays this seat, or has played it, and who has only watched."""
        of_seat = (
            f"{_PLAYERS} WHERE deal = ?1 AND coalesce(seat, ?2) = ?2 AND deal_players.guild_id = ?3 ORDER BY user_id"
        )
        return [_player(row) for row in await self._database.rows(of_seat, deal, seat, guild_id)]

    async def sat_there(self, deal: str, guild_id: int) -> list[str]:
        """Return the names of those for whom the cards were dealt in the first place, whatever their seats."""
        sql = f"{_PLAYERS} WHERE deal = ? AND deal_players.guild_id = ? AND first = 1 ORDER BY name, user_id"
        return [row["name"] for row in await self._database.rows(sql, deal, guild_id)]

    async def note_view(self, deal: str, guild_id: int, user_id: int, day: str) -> None:
        """Note that this person has opened a finished game of the deal, of that server."""

        async def work(db: Session) -> None:
            await note_person(db, EVERYWHERE, user_id)
            await db.do(
                f"INSERT INTO viewers (person, deal, day, guild_id) VALUES ({own_key()}, ?, ?, ?)"  # noqa: S608
                " ON CONFLICT (person, deal) DO UPDATE SET day = excluded.day",
                user_id,
                deal,
                day,
                guild_id,
            )

        if not await self._database.rows(f"{_VIEWED} AND day = ?", user_id, deal, day):
            await self._database.transaction(work)

    async def has_viewed(self, deal: str, user_id: int) -> bool:
        return bool(await self._database.rows(_VIEWED, user_id, deal))

    async def note_watched(self, deal: str, guild_id: int, user_id: int, name: str) -> None:
        """Note that a person knows the cards, unless that is known already."""

        async def work(db: Session) -> None:
            if await _note_player(db, deal, guild_id, (user_id, name)):
                await _note_news(db, deal, guild_id)

        await self._database.transaction(work)


async def _note_try(db: Session, table: TableData) -> None:
    """Note the try when a table that plays a deal again is opened. `Refused` if its player has had theirs."""
    if Try.of(table) is None:
        return
    played = "SELECT count(*) FROM deal_players WHERE deal = ? AND table_id IS NOT NULL"
    [(tries,)] = await db.rows(played, table.deal_key)
    if tries >= MOST_TRIES:
        raise Refused("challenge-full", most=MOST_TRIES)
    number = table.require_seat(table.opener_id)
    watched = await db.row(_VIEWED, table.opener_id, table.deal_key) is not None
    player = (table.opener_id, table.seats[number].name)
    tried = {"seat": number, "table_id": table.id, "watched": watched}
    if not await _note_player(db, table.deal_key, table.guild_id, player, **tried):
        [known] = await db.rows(_PLAYER, table.deal_key, table.opener_id)
        raise Refused("challenge-played", table=str(known["table_id"] or 0))


async def _note_player(db: Session, deal: str, guild_id: int, player: tuple[int, str], **fields: Any) -> bool:
    """Note how somebody knows the cards; return False if they have known them before, on whatever server. `player`:
    user and name.
    """
    await db.lock_subject(f"deal {deal}")
    await note_person(db, guild_id, *player)
    columns = {"deal": deal, **fields}
    noted = await db.do(
        f"INSERT INTO deal_players (guild_id, person, {', '.join(columns)})"  # noqa: S608
        f" SELECT guild_id, key, {', '.join('?' * len(columns))} FROM people WHERE user_id = ? AND guild_id = ?"
        f" AND NOT EXISTS ({_PLAYER})",
        *columns.values(),
        player[0],
        guild_id,
        deal,
        player[0],
    )
    return noted > 0


async def _note_end(db: Session, change: Change) -> None:
    """Note how the table of a challenge has ended."""
    table = change.table
    if Try.of(table) is None:
        return
    await db.do(
        "UPDATE deal_players SET ended = ?, place = ?, score = ?, misplays = ?, hints = ?"
        " WHERE deal = ? AND table_id = ?",
        table.phase,
        *((None,) * 4 if change.standing is None else msgspec.structs.astuple(change.standing)),
        table.deal_key,
        table.id,
    )
    await _note_news(db, table.deal_key, table.guild_id)


async def _note_news(db: Session, deal: str, guild_id: int) -> None:
    if await db.do("UPDATE challenges SET version = version + 1 WHERE deal = ? AND guild_id = ?", deal, guild_id):
        await note_news(db, guild_id)


async def _forget(db: Session, user_id: int, guild_id: int | None) -> None:
    """Delete what somebody has opened, and let the challenges that name them be shown without them."""
    its = f"person = {own_key('?1')} AND guild_id = coalesce(CAST(?2 AS BIGINT), guild_id)"
    await db.do(f"DELETE FROM viewers WHERE {its}", user_id, guild_id)  # noqa: S608
    changed = await db.rows(
        "UPDATE challenges SET version = version + 1 WHERE guild_id = coalesce(CAST(?2 AS BIGINT), guild_id)"  # noqa: S608
        f" AND deal IN (SELECT deal FROM deal_players WHERE person IN {keys_of()}"
        f" UNION SELECT deal FROM challenges WHERE person IN {keys_of()}) RETURNING guild_id",
        user_id,
        guild_id,
    )
    for server in sorted({row["guild_id"] for row in changed}):
        await note_news(db, server)


async def _delete_of_server(db: Session, guild_id: int) -> bool:
    """Delete a piece of what is left of a server that was deleted; return False if there was nothing."""
    of_nobody = f"guild_id = ? AND {OF_NOBODY}"
    challenges = await delete_some(db, "challenges", "deal, seat, channel_id", of_nobody, guild_id)
    return await delete_some(db, "deal_players", "deal, person", of_nobody, guild_id) or challenges


def _challenge(row: Row) -> Challenge:
    return Challenge(*tuple(row)[:-1], is_shown=bool(row["is_shown"]))


def _player(row: Row) -> DealPlayer:
    user_id, name, table_id, first, watched, ended, *standing = row
    how = None if standing[0] is None else Standing(*standing)
    return DealPlayer(user_id, name, table_id, bool(first), bool(watched), ended, how)


STORED = Stored(
    part=Try,
    opened=_note_try,
    ended=_note_end,
    forget=_forget,
    delete_of_server=_delete_of_server,
    about={
        "deals": (
            'SELECT deal, guild_id AS server, table_id AS "table", seat, first, watched, ended, place, score,'  # noqa: S608
            f" misplays, hints FROM deal_players WHERE person IN {keys_of()} ORDER BY deal"
        ),
        "challenges": (
            'SELECT deal, guild_id AS server, channel_id AS channel, table_id AS "table", seat FROM challenges'  # noqa: S608
            f" WHERE person IN {keys_of()} ORDER BY deal"
        ),
        "games seen": (
            f"SELECT deal, guild_id AS server, day FROM viewers WHERE person = {own_key('?1')}"  # noqa: S608
            " AND coalesce(?2, guild_id) = guild_id ORDER BY deal"
        ),
    },
    of_table=("challenges",),
    of_server=("viewers",),
    of_days=(("viewers", "person, deal", 14),),
)
