"""What servers and players have set for themselves."""

from collections import OrderedDict

import msgspec

from bot.tables.steps.model import Deck
from bot.tables.store.snapshot import encode
from bot.tables.store.store import Store
from bot.tables.store.uncancelled import uncancelled

_KEPT = 4096


class GuildSettings(msgspec.Struct, frozen=True):
    pings: bool = True
    channels: tuple[int, ...] = ()


class PlayerSettings(msgspec.Struct, frozen=True):
    """On every server alike."""

    pings: bool = True
    deck: Deck | None = None
    """How many colours their private pictures show; None: as many as the table has."""


class SettingsBook:
    """A player's are kept at hand once read: every private picture is made by them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._players: OrderedDict[int, PlayerSettings] = OrderedDict()

    async def of_guild(self, guild_id: int) -> GuildSettings:
        rows = await self._store.rows("SELECT pings, channels FROM guild_settings WHERE guild_id = ?", guild_id)
        if not rows:
            return GuildSettings()
        return GuildSettings(bool(rows[0]["pings"]), tuple(msgspec.json.decode(rows[0]["channels"])))

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        await self._store.write(
            "INSERT OR REPLACE INTO guild_settings (guild_id, pings, channels) VALUES (?, ?, ?)",
            guild_id,
            settings.pings,
            encode(settings.channels).decode(),
        )

    async def of_player(self, user_id: int) -> PlayerSettings:
        if user_id not in self._players:
            rows = await self._store.rows("SELECT pings, deck FROM player_settings WHERE user_id = ?", user_id)
            read = PlayerSettings(bool(rows[0]["pings"]), rows[0]["deck"]) if rows else PlayerSettings()
            # What was set while this was read is newer.
            self._keep(user_id, self._players.get(user_id, read))
        self._players.move_to_end(user_id)
        return self._players[user_id]

    async def set_pings(self, user_id: int, pings: bool) -> None:
        await uncancelled(self._set(user_id, "pings", pings))

    async def set_deck(self, user_id: int, deck: Deck | None) -> None:
        await uncancelled(self._set(user_id, "deck", deck))

    def note_forgotten(self, user_id: int) -> None:
        self._keep(user_id, PlayerSettings())

    async def _set(self, user_id: int, column: str, value: bool | str | None) -> None:
        """The other settings stay; both are read back, as another command may have come in between."""
        [row] = await self._store.rows(
            f"INSERT INTO player_settings (user_id, {column}) VALUES (?1, ?2)"  # noqa: S608
            f" ON CONFLICT (user_id) DO UPDATE SET {column} = ?2 RETURNING pings, deck",
            user_id,
            value,
        )
        self._keep(user_id, PlayerSettings(bool(row["pings"]), row["deck"]))

    def _keep(self, user_id: int, settings: PlayerSettings) -> None:
        self._players[user_id] = settings
        if len(self._players) > _KEPT:
            self._players.popitem(last=False)
