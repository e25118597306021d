"""The bot's own messages for tables, cached: needed whenever a table is shown, and written by the bot alone."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.core.lru_cache import LruCache
from bot.tables.store.database import Database
from bot.tables.store.uncancelled import uncancelled

CALL = "turn"
ABSENT = "absent"
"""The kind of a message that calls people to their turn begins with this."""

RESULT = "result"
"""The kind of a message with the result of a round begins with this, and ends with its number."""

_TABLES_KEPT = 1024


class Message(msgspec.Struct, frozen=True):
    kind: str
    channel_id: int
    message_id: int


class Messages:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = LruCache[int, dict[str, Message]](_TABLES_KEPT)
        self.deleted: dict[tuple[int, str], int] = {}
        """The ids of messages that are deleted on Discord but not yet in the database, by table and kind."""

    async def find(self, table_id: int, kind: str) -> tuple[int, int] | None:
        """Return the channel and the id of a message."""
        found = (await self._known(table_id)).get(kind)
        return (found.channel_id, found.message_id) if found is not None else None

    async def kinds(self, table_id: int, beginning: str) -> list[str]:
        """Return the kinds of the messages whose kind begins so."""
        return [kind for kind in await self._known(table_id) if kind.startswith(beginning)]

    async def newest(self, table_id: int) -> int:
        """Return the id of the newest message of a table."""
        return max((message.message_id for message in (await self._known(table_id)).values()), default=0)

    async def set(self, table_id: int, kind: str, channel_id: int, message_id: int | None) -> None:
        if message_id is not None:
            await uncancelled(self._put(table_id, Message(kind, channel_id, message_id)))
        else:
            await uncancelled(self._delete(table_id, kind))

    async def note_moved(self, table_id: int, channel_id: int, message_id: int, old: int | None) -> None:
        """Note the new message that shows the table; the old one is a leftover until it is deleted."""
        leftover = [] if old is None else [Message("leftover", channel_id, old)]
        await uncancelled(self._put(table_id, Message("table", channel_id, message_id), *leftover))

    def note_deleted(self, table_id: int, kind: str, message_id: int) -> None:
        """Note a deletion, in memory until the next heartbeat: after a crash, deleting a message a second time does no
        harm.
        """
        self.deleted[table_id, kind] = message_id
        self._drop(table_id, kind)

    def drop(self, tables: Iterable[int]) -> None:
        """Forget what is cached of these tables: somebody else has changed their rows."""
        for table_id in tables:
            self._cache.pop(table_id)

    def drop_all(self) -> None:
        """Forget the cache: another process may have changed any of it."""
        self._cache.clear()

    async def _known(self, table_id: int) -> Mapping[str, Message]:
        known = self._cache.get(table_id)
        if known is None:
            rows = await self._database.rows(
                "SELECT kind, channel_id, message_id FROM messages WHERE table_id = ?", table_id
            )
            there = [Message(*row) for row in rows if self.deleted.get((table_id, row["kind"])) != row["message_id"]]
            known = {message.kind: message for message in there}
            self._cache.put(table_id, known)
        return known

    async def _put(self, table_id: int, *messages: Message) -> None:
        rows = [(table_id, new.kind, new.channel_id, new.message_id) for new in messages]
        put = (
            "INSERT INTO messages (table_id, kind, channel_id, message_id) VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (table_id, kind) DO UPDATE"
            " SET channel_id = excluded.channel_id, message_id = excluded.message_id"
        )
        await self._database.transaction(lambda db: db.do_each(put, rows))
        known = self._cache.get(table_id)
        if known is not None:
            known.update({new.kind: new for new in messages})

    async def _delete(self, table_id: int, kind: str) -> None:
        await self._database.rows("DELETE FROM messages WHERE table_id = ? AND kind = ?", table_id, kind)
        self._drop(table_id, kind)

    def _drop(self, table_id: int, kind: str) -> None:
        known = self._cache.get(table_id)
        if known is not None:
            known.pop(kind, None)
