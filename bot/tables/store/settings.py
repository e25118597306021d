"""The settings of servers and of players."""

from sqlite3 import Row
from typing import get_args

import msgspec

from bot.core.cards import BackDesign, Deck, OwnLook
from bot.core.recent import Recent
from bot.tables.store.database import Database
from bot.tables.store.snapshot import encode
from bot.tables.store.uncancelled import uncancelled

_PLAYERS_KEPT = 4096
_COLUMNS = "pings, deck, back, everywhere"


class GuildSettings(msgspec.Struct, frozen=True):
    pings: bool = True
    channels: tuple[int, ...] = ()


class PlayerSettings(msgspec.Struct, frozen=True):
    """On every server alike."""

    pings: bool = True
    look: OwnLook = OwnLook()
    """Of their private pictures."""
    everywhere: bool = False
    """Whether they are named in lists across servers."""


class SettingsBook:
    """A player's settings are cached: every private picture needs them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._players = Recent[int, PlayerSettings](_PLAYERS_KEPT)

    async def of_guild(self, guild_id: int) -> GuildSettings:
        rows = await self._database.rows("SELECT pings, channels FROM guild_settings WHERE guild_id = ?", guild_id)
        if not rows:
            return GuildSettings()
        return GuildSettings(bool(rows[0]["pings"]), tuple(msgspec.json.decode(rows[0]["channels"])))

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        await self._database.write(
            "INSERT INTO guild_settings (guild_id, pings, channels) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (guild_id) DO UPDATE SET pings = ?2, channels = ?3",
            guild_id,
            settings.pings,
            encode(settings.channels).decode(),
        )

    async def of_player(self, user_id: int) -> PlayerSettings:
        known = self._players.get(user_id)
        if known is None:
            rows = await self._database.rows(f"SELECT {_COLUMNS} FROM player_settings WHERE user_id = ?", user_id)  # noqa: S608
            read = _settings_in(rows[0]) if rows else PlayerSettings()
            known = self._players.get_or_put(user_id, lambda: read)  # what was set meanwhile is newer
        return known

    async def set_pings(self, user_id: int, pings: bool) -> None:
        await uncancelled(self._set(user_id, "pings", pings))

    async def set_deck(self, user_id: int, deck: Deck | None) -> None:
        await uncancelled(self._set(user_id, "deck", deck))

    async def set_back(self, user_id: int, back: BackDesign | None) -> None:
        await uncancelled(self._set(user_id, "back", back))

    async def set_everywhere(self, user_id: int, on: bool) -> None:
        await uncancelled(self._set(user_id, "everywhere", on))

    def note_forgotten(self, user_id: int) -> None:
        self._players.put(user_id, PlayerSettings())

    async def _set(self, user_id: int, column: str, value: bool | str | None) -> None:
        """All are read back: another command may have changed another."""
        [row] = await self._database.rows(
            f"INSERT INTO player_settings (user_id, {column}) VALUES (?1, ?2)"  # noqa: S608
            f" ON CONFLICT (user_id) DO UPDATE SET {column} = ?2 RETURNING {_COLUMNS}",
            user_id,
            value,
        )
        self._players.put(user_id, _settings_in(row))


def _settings_in(row: Row) -> PlayerSettings:
    """A back that there is no longer counts as none chosen."""
    back = row["back"] if row["back"] in get_args(BackDesign) else None
    return PlayerSettings(bool(row["pings"]), OwnLook(row["deck"], back), bool(row["everywhere"]))
