"""Connections and sessions on a PostgreSQL server, one bot per database; and in plain words, why that does not work."""

import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from bot.tables.store.session import Row
from bot.tables.store.store_errors import Collided, InUse, Outage, StoreError

Connection = asyncpg.Connection

_PARTS = re.compile(r"'[^']*'|\?(?P<number>\d*)|CAST\((?P<text>[\w.]+) AS BLOB\)")


_NUMBERS = re.compile(r"[$](\d+)")


class PostgresSession:
    """A session on a connection that is in a transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        return await self._db.fetch(translated(sql), *values)

    async def row(self, sql: str, *values: Any) -> Row | None:
        return await self._db.fetchrow(translated(sql), *values)

    async def do(self, sql: str, *values: Any) -> int:
        status = await self._db.execute(translated(sql), *values)
        return int(status.rpartition(" ")[2])

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        await self._db.executemany(translated(sql), rows)

    async def lock_subject(self, subject: str) -> None:
        await self._db.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", subject)


@cache
def translated(sql: str, count: int = 0) -> str:
    """Write placeholders as `$1`, `$2` and so on, or as those after the first `count`."""
    before = count

    def part(found: re.Match[str]) -> str:
        nonlocal count
        if found["text"]:
            return f"convert_to({found['text']}, 'UTF8')"
        if found["number"] is None:
            return found[0]
        count += 1
        return f"${before + int(found['number']) if found['number'] else count}"

    return _PARTS.sub(part, sql)


@cache
def in_one(statements: tuple[str, ...], fence: str | None) -> str:
    """Write statements as one, which divides by zero, and so changes nothing, if the first changes nothing or the fence
    finds nothing.
    """
    first, *others = statements
    parts = [f"{first} RETURNING 1", *others]
    needed = [0]
    if fence is not None:
        needed.append(len(parts))
        parts.append(fence)
    named = list[str]()
    count = 0
    for number, part in enumerate(parts):
        own = translated(part, count)
        named.append(f"part{number} AS ({own})")
        count = max([count, *map(int, _NUMBERS.findall(own))])
    return f"WITH {', '.join(named)} SELECT {', '.join(f'1 / (SELECT count(*) FROM part{part})' for part in needed)}"  # noqa: S608


CONNECT_WITHIN = 10
ANSWERED_WITHIN = 30
"""Seconds: after that, the server counts as out of reach."""
A_DAY = 24 * 3600
"""The time limit of work that goes through everything."""

SETTINGS = {
    "application_name": "juse",
    # A move is on the disk before anybody sees it.
    "synchronous_commit": "on",
    # A process that is stopped in the middle of a transaction must not block the others.
    "idle_in_transaction_session_timeout": "30s",
    # Just-in-time compilation never pays for statements as small as these.
    "jit": "off",
}

_LOCK = (0x4A555345, 1)
"""Any number that other programs are not likely to use."""

_OF_ASYNCPG = (asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The second one too, if the server goes in the middle of an answer."""

LINE_ERRORS = (OSError, asyncpg.PostgresConnectionError, *_OF_ASYNCPG)
"""The line to the server broke: what it was asked for last it may have done."""
ERRORS = (OSError, asyncpg.PostgresError, *_OF_ASYNCPG)
_OTHERWISE = "The database {name} cannot be used ({error}): the server's log tells more."
_POOLER = (
    "The pooler before the database {name} does not keep sessions: let it, as PgBouncer does with pool_mode = session,"
    " or write the address of the server itself into JUSE_DATABASE."
)
_MEANINGS: tuple[tuple[Any, type[StoreError], str], ...] = (
    (
        asyncpg.InvalidAuthorizationSpecificationError,
        StoreError,
        "The server refuses the user of the database {name} ({error}): put the right user and password into"
        " JUSE_DATABASE.",
    ),
    (
        asyncpg.InvalidCatalogNameError,
        StoreError,
        "There is no database {name} ({error}): make it with createdb, or name another in JUSE_DATABASE.",
    ),
    (
        asyncpg.ClientConfigurationError,
        StoreError,
        "The address of the database {name} is not right ({error}): write it into JUSE_DATABASE as"
        " postgresql://USER:PASSWORD@HOST/NAME.",
    ),
    (
        asyncpg.InsufficientPrivilegeError,
        StoreError,
        "The bot may not use the database {name} ({error}): make its user the owner of the database.",
    ),
    (
        (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError),
        StoreError,
        "The database {name} is damaged ({error}): put a backup in its place.",
    ),
    ((asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError), StoreError, _POOLER),
    ((asyncpg.DeadlockDetectedError, asyncpg.SerializationError), Collided, _OTHERWISE),
    (
        (asyncpg.OperatorInterventionError, *LINE_ERRORS),
        Outage,
        "The server of the database {name} cannot be reached ({error}): check that it runs, and the address in"
        " JUSE_DATABASE.",
    ),
    (ERRORS, Outage, _OTHERWISE),
)
"""The message and class for each error; the first that fits counts."""


def name_of(url: str) -> str:
    """Return what hosts may be told of the database: its address without the password."""
    found = urlsplit(url)
    return f"{found.path.removeprefix('/') or '?'} at {found.hostname or 'this machine'}"


@contextmanager
def translated_errors(url: str) -> Iterator[None]:
    """Turn what goes wrong with the server into a sentence."""
    try:
        yield
    except ERRORS as error:
        said = str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
        _, kind, sentence = next(meaning for meaning in _MEANINGS if isinstance(error, meaning[0]))
        raise kind(sentence.format(name=name_of(url), error=said)) from error


async def connected(url: str, settings: Mapping[str, str] = SETTINGS) -> Connection:
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_WITHIN, command_timeout=ANSWERED_WITHIN)
    except ValueError as error:  # such as a port that is no number
        raise asyncpg.ClientConfigurationError(str(error)) from error
    await prepare(connection, settings)
    return connection


async def prepare(connection: Connection, settings: Mapping[str, str]) -> None:
    """Make settings, after the start as poolers refuse them there; and sums and averages numbers as in SQLite."""
    await connection.execute("; ".join(f"SET {name} TO '{value}'" for name, value in settings.items()))
    await connection.set_type_codec("numeric", schema="pg_catalog", encoder=str, decoder=_number, format="text")


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)


class Lock:
    """A lock on a connection of its own: its holder may write. It goes with the connection, so it may have to be taken
    again after the server was out of reach; if another bot was quicker, that one has it.
    """

    TAKE = "SELECT pg_try_advisory_lock($1, $2)"

    def __init__(self, url: str, settings: Mapping[str, str] = SETTINGS) -> None:
        self.settings = settings
        self._url = url
        self._held: Connection | None = None
        self._taking = asyncio.Lock()

    async def require(self) -> Connection:
        if self._held is None or self._held.is_closed():
            async with self._taking:
                if self._held is None or self._held.is_closed():
                    self._held = await self._taken()
        return self._held

    async def _taken(self) -> Connection:
        connection = await connected(self._url, self.settings)
        try:
            if not await connection.fetchval(self.TAKE, *_LOCK):
                raise InUse(
                    f"Another bot is already using the database {name_of(self._url)}: stop it first, or give this one a"
                    " database of its own with JUSE_DATABASE."
                )
            await require_own_session(self._url, connection)
            await self._note_taken(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _note_taken(self, connection: Connection) -> None:
        """Do what is to be done on each connection that has the lock."""

    async def close(self) -> None:
        if self._held is not None:
            await closed(self._held)


async def require_own_session(url: str, connection: Connection) -> None:
    """Refuse a pooler that lends a session to the next transaction of anybody: the lock would go with it."""
    other = await connected(url)
    try:
        session = "SELECT pg_backend_pid()"
        before = await connection.fetchval(session)
        async with other.transaction():
            if before == await other.fetchval(session) or before != await connection.fetchval(session):
                raise StoreError(_POOLER.format(name=name_of(url)))
    finally:
        await closed(other)


async def closed(connection: Connection) -> None:
    """Close it without waiting long for a server that does not answer."""
    try:
        await connection.close(timeout=CONNECT_WITHIN)
    except ERRORS:
        connection.terminate()
