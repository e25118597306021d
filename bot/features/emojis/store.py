"""The emojis that were uploaded, for each application: another one cannot use them."""

from typing import NamedTuple

from bot.tables.store.database import Database


class EmojiUpload(NamedTuple):
    picture: str
    """The hash of the picture."""
    begun_at: float
    """A time of day."""
    emoji_id: int | None
    """The emoji; None: Discord has it no more, or it is not known whether it has."""


class EmojiBook:
    def __init__(self, database: Database, application_id: int) -> None:
        self._database = database
        self._application_id = application_id

    async def uploads(self) -> dict[str, EmojiUpload]:
        """Return the uploads by the names of the emojis."""
        sql = "SELECT name, hash, uploaded_at, emoji_id FROM emojis WHERE application_id = ?"
        return {name: EmojiUpload(*values) for name, *values in await self._database.rows(sql, self._application_id)}

    async def put(self, name: str, upload: EmojiUpload) -> None:
        await self._database.write(
            "INSERT INTO emojis (application_id, name, hash, uploaded_at, emoji_id) VALUES (?1, ?2, ?3, ?4, ?5)"
            " ON CONFLICT (application_id, name) DO UPDATE SET hash = ?3, uploaded_at = ?4, emoji_id = ?5",
            self._application_id,
            name,
            *upload,
        )

    async def drop(self, name: str) -> None:
        sql = "DELETE FROM emojis WHERE application_id = ? AND name = ?"
        await self._database.write(sql, self._application_id, name)
