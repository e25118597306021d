"""Invitations to a night that has yet to begin: who is in, and how long it is to be. It begins in the transaction in
which a game for exactly these people is opened.
"""

import secrets

import msgspec

from bot.core.errors import Refused
from bot.tables.steps.model import HOST_QUIET, LOBBY_IDLE, Channel, Phase, Seat, TableData
from bot.tables.store.database import Database
from bot.tables.store.people import key_of, note_person
from bot.tables.store.session import Row, Session

SUBJECT = "nights"
LONGEST = 12 * 60
"""Minutes after which a night ends whose games were not all played."""
_BETWEEN = 5 * 60.0
"""Seconds after a night was begun in a channel in which only its players begin another."""


class Length(msgspec.Struct, frozen=True):
    """How long a night is: one of them."""

    minutes: int | None = None
    games: int | None = None

    @property
    def seconds(self) -> float:
        return 60.0 * (self.minutes or LONGEST)


class Invitation(msgspec.Struct, frozen=True):
    id: int
    guild_id: int
    channel_id: int
    pressed_at: float
    """Table time: since then its host has pressed nothing."""
    until: float
    """Table time at which it ends by itself."""
    minutes: int | None
    games: int | None
    message_id: int | None
    over: int
    """1: the night has begun; 2: it will not."""
    host: int | None
    """None: they were forgotten."""

    @property
    def length(self) -> Length:
        return Length(self.minutes, self.games)

    @property
    def anybodys_at(self) -> float:
        """Return since when anybody who is in may begin: their host may have vanished."""
        return self.pressed_at + HOST_QUIET


_COLUMNS = (
    "SELECT id, night_invitations.guild_id, channel_id, pressed_at, until, minutes, games, message_id, over,"
    " user_id AS host FROM night_invitations LEFT JOIN people ON key = person"
)
_GUESTS = "SELECT user_id, name FROM night_guests JOIN people ON key = person WHERE invitation_id = ? ORDER BY number"
_OPEN_IN = "SELECT id, minutes, games, begun_at, person FROM night_invitations WHERE channel_id = ? AND over = 0"


def _invitation(row: Row) -> Invitation:
    return msgspec.convert(dict(row), Invitation, strict=False)


class InvitationBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def _found(self, where: str, *values: int) -> list[Invitation]:
        return [_invitation(row) for row in await self._database.rows(f"{_COLUMNS} WHERE {where}", *values)]

    async def all(self) -> list[Invitation]:
        return await self._found("over >= 0")

    async def find(self, invitation_id: int) -> Invitation | None:
        return next(iter(await self._found("id = ?", invitation_id)), None)

    async def now_in(self, channel_id: int) -> Invitation | None:
        return next(iter(await self._found("over = 0 AND channel_id = ?", channel_id)), None)

    async def guests(self, invitation: Invitation) -> list[Seat]:
        """Return who is in, in the order in which they came."""
        return [Seat(row["user_id"], row["name"]) for row in await self._database.rows(_GUESTS, invitation.id)]

    async def open(
        self, place: Channel, person: tuple[int, str], at: float, now: float, length: Length, *, is_player: bool
    ) -> int:
        """Invite to a night, with its host in; `Refused` if there is one, or as `check_may_begin`. `person`: user and
        name. `at` is the time of day, `now` table time.
        """
        number = 1 + secrets.randbelow(2**48)

        async def work(db: Session) -> None:
            await check_may_begin(db, place, at, is_player=is_player)
            if await db.row(_OPEN_IN, place[1]) is not None:
                raise Refused("night-invited", link=f"<#{place[1]}>")
            await note_person(db, place[0], *person)
            await db.do(
                "INSERT INTO night_invitations"  # noqa: S608
                " (id, guild_id, channel_id, person, begun_at, pressed_at, until, minutes, games)"
                f" VALUES (?1, ?2, ?3, {key_of('?4', '?2')}, ?5, ?6, ?7, ?8, ?9)",
                *(number, *place, person[0], at, now, now + LOBBY_IDLE, length.minutes, length.games),
            )
            await _join(db, number, place[0], person)

        await self._database.transaction(work)
        return number

    async def join(self, invitation: Invitation, person: tuple[int, str], most: int) -> None:
        """Let somebody in; `Refused` if they are, or if so many are."""

        async def work(db: Session) -> None:
            guests = await _guests_of_open(db, invitation)
            if person[0] in guests:
                raise Refused("night-in")
            if len(guests) >= most:
                raise Refused("night-full", seats=most)
            await note_person(db, invitation.guild_id, *person)
            await _join(db, invitation.id, invitation.guild_id, person)

        await self._database.transaction(work)

    async def leave(self, invitation: Invitation, user_id: int) -> None:
        """Let somebody out. The next one is its host when that leaves; it ends with the last one."""

        async def work(db: Session) -> None:
            guests = await _guests_of_open(db, invitation)
            if user_id not in guests:
                raise Refused("night-not-in")
            guests.remove(user_id)
            key = key_of("?2", "?3")
            await db.do(
                f"DELETE FROM night_guests WHERE invitation_id = ?1 AND person = {key}",  # noqa: S608
                *(invitation.id, user_id, invitation.guild_id),
            )
            if not guests:
                await _end(db, invitation.id, 2)
            elif invitation.host not in guests:
                await db.do(
                    f"UPDATE night_invitations SET person = {key} WHERE id = ?1",  # noqa: S608
                    *(invitation.id, guests[0], invitation.guild_id),
                )

        await self._database.transaction(work)

    async def note_pressed(self, invitation: Invitation, now: float, length: Length) -> None:
        """Note that its host is there, and how long they want the night to be."""
        await self._database.write(
            "UPDATE night_invitations SET pressed_at = ?, minutes = ?, games = ? WHERE id = ? AND over = 0",
            *(now, length.minutes, length.games, invitation.id),
        )

    async def note_posted(self, invitation: Invitation, message_id: int) -> None:
        await self._database.write(
            "UPDATE night_invitations SET message_id = ? WHERE id = ?", message_id, invitation.id
        )

    async def expire(self, invitation: Invitation) -> None:
        await self._database.transaction(lambda db: _end(db, invitation.id, 2))

    async def drop(self, invitation: Invitation) -> None:
        """Drop one whose message has said the last."""

        async def work(db: Session) -> None:
            await db.do("DELETE FROM night_guests WHERE invitation_id = ?", invitation.id)
            await db.do("DELETE FROM night_invitations WHERE id = ?", invitation.id)

        await self._database.transaction(work)


async def check_may_begin(db: Session, place: Channel, at: float, *, is_player: bool) -> None:
    """Raise `Refused` if the channel has a night, or had one just now and this is no player of the channel."""
    await db.lock_subject(SUBJECT)
    if await db.row("SELECT 1 FROM nights WHERE channel_id = ? AND over = 0", place[1]) is not None:
        raise Refused("night-on")
    lately = "SELECT 1 FROM nights WHERE guild_id = ? AND channel_id = ? AND begun_at > ? AND begun_at <= ?"
    if not is_player and await db.row(lately, *place, at - _BETWEEN, at) is not None:
        raise Refused("night-just-begun")


async def end_invitation(db: Session, channel_id: int) -> None:
    """End the invitation in a channel, as its night has begun."""
    for row in await db.rows(_OPEN_IN, channel_id):
        await _end(db, row["id"], 1)


async def begin_with(db: Session, table: TableData) -> None:
    """Begin the night to which people are invited in a channel, if this table is dealt to exactly those who are in."""
    if table.private:
        return
    await db.do(
        "DELETE FROM night_votes WHERE night_id IN (SELECT id FROM nights WHERE channel_id = ?)", table.channel_id
    )
    row = None if table.phase is not Phase.PLAYING else await db.row(_OPEN_IN, table.channel_id)
    if row is None:
        return
    guests = {guest["user_id"] for guest in await db.rows(_GUESTS, row["id"])}
    if len(guests) < 2 or guests != {seat.user_id for seat in table.people}:
        return
    until = table.touched_at + Length(row["minutes"]).seconds
    await db.do(
        "INSERT INTO nights (id, guild_id, channel_id, person, begun_at, until, games) VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(row["id"], table.guild_id, table.channel_id, row["person"], row["begun_at"], until, row["games"]),
    )
    await _end(db, row["id"], 1)


async def _guests_of_open(db: Session, invitation: Invitation) -> list[int]:
    await db.lock_subject(SUBJECT)
    if await db.row("SELECT 1 FROM night_invitations WHERE id = ? AND over = 0", invitation.id) is None:
        raise Refused("night-invitation-over")
    return [row["user_id"] for row in await db.rows(_GUESTS, invitation.id)]


async def _join(db: Session, invitation_id: int, guild_id: int, person: tuple[int, str]) -> None:
    await db.do(
        "INSERT INTO night_guests (invitation_id, guild_id, person, number)"  # noqa: S608
        f" SELECT ?1, ?2, {key_of('?3', '?2')}, coalesce(max(number), 0) + 1 FROM night_guests"
        " WHERE invitation_id = ?1",
        *(invitation_id, guild_id, person[0]),
    )


async def _end(db: Session, invitation_id: int, how: int) -> None:
    await db.do("UPDATE night_invitations SET over = ? WHERE id = ? AND over = 0", how, invitation_id)
