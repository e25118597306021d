"""The settings of servers and of players."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from bot.core.cards import BackDesign, OwnLook
from bot.core.lru_cache import LruCache
from bot.tables.store.database import Database
from bot.tables.store.people import EVERYWHERE, note_person, own_key
from bot.tables.store.session import Row, Session
from bot.tables.store.snapshot import encode
from bot.tables.store.uncancelled import uncancelled

_KEPT = 4096
_COLUMNS = "pings, deck, back, in_words, everywhere, hide_ratings, news, language, emojis"

PlayerSetting = Literal["pings", "deck", "back", "in_words", "everywhere", "hide_ratings", "news", "language", "emojis"]


class GuildSettings(msgspec.Struct, frozen=True):
    pings: bool = True
    channels: tuple[int, ...] = ()
    language: str = ""
    """The language of public texts; empty: that of the server at Discord, or of whoever opens a table."""
    in_words: Mapping[int, bool] = {}
    """The channels and threads with a choice of their own: words, or pictures. `set_guild` leaves it as it is."""


class PlayerSettings(msgspec.Struct, frozen=True):
    """Settings of a player, on every server alike."""

    pings: bool = True
    look: OwnLook = OwnLook()
    """The look of what only they see."""
    everywhere: bool = False
    """The daily scores of all servers name them."""
    hide_ratings: bool = False
    """Hide all ratings from this person."""
    news: bool = True
    """Tell this person's news at the end of a game."""
    language: str = ""
    """The language of this person's private texts; empty: that of their Discord."""


class SettingsBook:
    """All settings, cached: every message needs them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._players = LruCache[int, PlayerSettings](_KEPT)
        self._guilds = LruCache[int, GuildSettings](_KEPT)

    async def of_guild(self, guild_id: int) -> GuildSettings:
        known = self._guilds.get(guild_id)
        if known is None:
            read = await _guild_in(self._database, guild_id)
            known = self._guilds.get_or_put(guild_id, lambda: read)  # what was set meanwhile is newer
        return known

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        sql = (
            "INSERT INTO guild_settings (guild_id, pings, channels, language) VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (guild_id) DO UPDATE SET pings = ?2, channels = ?3, language = ?4"
        )
        channels = encode(settings.channels).decode()
        await uncancelled(self._change_guild(guild_id, sql, settings.pings, channels, settings.language or None))

    async def set_channel_in_words(self, guild_id: int, channel_id: int, in_words: bool) -> None:
        sql = (
            "INSERT INTO channel_words (guild_id, channel_id, in_words) VALUES (?, ?, ?) ON CONFLICT (channel_id)"
            " DO UPDATE SET guild_id = excluded.guild_id, in_words = excluded.in_words"
        )
        await uncancelled(self._change_guild(guild_id, sql, channel_id, in_words))

    async def forget_channel(self, guild_id: int, channel_id: int) -> None:
        """Forget the choice of a channel that is gone."""
        if channel_id in (await self.of_guild(guild_id)).in_words:
            sql = "DELETE FROM channel_words WHERE guild_id = ? AND channel_id = ?"
            await uncancelled(self._change_guild(guild_id, sql, channel_id))

    async def _change_guild(self, guild_id: int, sql: str, *values: Any) -> None:
        """Change something and read all back, as of one moment: another command may change another."""

        async def work(db: Session) -> GuildSettings:
            await db.lock_subject(f"settings of {guild_id}")
            await db.do(sql, guild_id, *values)
            return await _guild_in(db, guild_id)

        self._guilds.put(guild_id, await self._database.transaction(work))

    async def of_player(self, user_id: int) -> PlayerSettings:
        known = self._players.get(user_id)
        if known is None:
            sql = f"SELECT {_COLUMNS} FROM player_settings WHERE person = {own_key()}"  # noqa: S608
            rows = await self._database.rows(sql, user_id)
            read = _settings_in(rows[0]) if rows else PlayerSettings()
            known = self._players.get_or_put(user_id, lambda: read)  # what was set meanwhile is newer
        return known

    async def set_player(self, user_id: int, setting: PlayerSetting, value: bool | str | None) -> None:
        await uncancelled(self._set_player(user_id, setting, value))

    def read_again(self) -> None:
        """Forget the cache: somebody was forgotten, or other processes may have changed them."""
        self._players.clear()
        self._guilds.clear()

    async def _set_player(self, user_id: int, column: PlayerSetting, value: bool | str | None) -> None:
        """Set one setting and read all back: another command may have changed another one."""
        put = (
            f"INSERT INTO player_settings (person, {column}) VALUES ({own_key('?1')}, ?2)"  # noqa: S608
            f" ON CONFLICT (person) DO UPDATE SET {column} = ?2 RETURNING {_COLUMNS}"
        )

        async def work(db: Session) -> Row:
            await note_person(db, EVERYWHERE, user_id)
            return await db.row(put, user_id, value)

        self._players.put(user_id, _settings_in(await self._database.transaction(work)))


async def _guild_in(db: Database | Session, guild_id: int) -> GuildSettings:
    sql = "SELECT channel_id, in_words FROM channel_words WHERE guild_id = ?"
    in_words = {row["channel_id"]: bool(row["in_words"]) for row in await db.rows(sql, guild_id)}
    sql = "SELECT pings, channels, language FROM guild_settings WHERE guild_id = ?"
    for row in await db.rows(sql, guild_id):
        channels = tuple(msgspec.json.decode(row["channels"]))
        return GuildSettings(bool(row["pings"]), channels, row["language"] or "", in_words)
    return GuildSettings(in_words=in_words)


def _settings_in(row: Row) -> PlayerSettings:
    """Read a row. A back that no longer exists counts as none chosen."""
    back = row["back"] if row["back"] in get_args(BackDesign) else None
    look = OwnLook(row["deck"], back, bool(row["in_words"]), bool(row["emojis"]))
    language = row["language"] or ""
    return PlayerSettings(
        bool(row["pings"]), look, bool(row["everywhere"]), bool(row["hide_ratings"]), bool(row["news"]), language
    )
