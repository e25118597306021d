"""Sessions, which the store's modules speak to, whichever engine keeps the tables; and SQL that several of them share.
It is written once, in what SQLite and PostgreSQL both understand: placeholders are `?` or, where one comes twice, `?1`,
`?2` and so on; a value of which a statement does not tell the type is cast; and the bytes of a text, which may be
damaged, are `CAST(… AS BLOB)`.
"""

import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

Result = TypeVar("Result")


Row: TypeAlias = Any
"""A row, whose values are found by number or by name."""


class Session(Protocol):
    """A transaction."""

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]: ...

    async def row(self, sql: str, *values: Any) -> Row | None:
        """Return the first row."""
        ...

    async def do(self, sql: str, *values: Any) -> int:
        """Return how many rows were changed."""
        ...

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None: ...

    async def lock_subject(self, subject: str) -> None:
        """Serialize read-modify-write on `subject`: no other transaction is at it until this one ends."""
        ...


Work = Callable[[Session], Coroutine[Any, Any, Result]]
"""A piece of work that is done, or not, as a whole. It waits for nothing but its session, and neither begins nor ends a
transaction, as others may share it. It may be done again, if the server has undone it as it collided with another.
"""


Statement: TypeAlias = tuple[Any, ...]
"""A statement: its SQL, then its values."""


async def change_all(db: Session, statements: Sequence[Statement]) -> bool:
    """Execute these statements, unless the first changes nothing; return whether it has changed something."""
    first, *others = statements
    changed = await db.do(*first) > 0
    if changed:
        for statement in others:
            await db.do(*statement)
    return changed


async def secret_of(db: Session) -> str:
    """Return the secret, made when it is first needed, and then always the same."""
    await db.do("UPDATE bot SET daily_secret = ? WHERE daily_secret = ''", secrets.token_hex(32))
    [(secret,)] = await db.rows("SELECT daily_secret FROM bot")
    return secret


async def delete_some(db: Session, table: str, key: str, which: str, *values: Any) -> bool:
    """Delete a piece of what there is `which` is true of; return False if nothing was left. `key`: the columns."""
    some = f"SELECT {key} FROM {table} WHERE {which} LIMIT 100"  # noqa: S608
    return await db.do(f"DELETE FROM {table} WHERE ({key}) IN ({some})", *values) > 0  # noqa: S608


GOES_ON = (
    "(private_to IS NOT NULL OR NOT EXISTS"
    " (SELECT 1 FROM servers WHERE servers.guild_id = tables.guild_id AND left_at IS NOT NULL))"
)
"""A condition that is true of an open table, unless it is set aside because the bot has left its server."""

NOTE_NEWS = "UPDATE shard_owners SET news = news + 1 WHERE shard = (CAST(? AS BIGINT) >> 22) % shards"
"""Lets the owner of a server find within seconds that there is something to do, where others have shards, too."""


async def note_news(db: Session, guild_id: int) -> None:
    await db.do(NOTE_NEWS, guild_id)
