"""All tables: opening and finding them, and what they do by themselves (computer players, closing idle lobbies)."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Hashable, Mapping

from bot.core.errors import Refused
from bot.core.game import AnyGame, OptionValue
from bot.tables import lobby, play
from bot.tables.clock import Clock
from bot.tables.database import StoreError
from bot.tables.model import Change, Phase, Seat, TableData
from bot.tables.store import ChannelTaken, Store, StoredTable, Unreadable, decode
from bot.tables.table import Choose, Table, deadline

log = logging.getLogger(__name__)

HEARTBEAT = 20.0
_RETRY = 5.0

OnChange = Callable[[Table, Change | None], Awaitable[None]]
"""Told of what happens without a person's doing; no change means that the table is to be shown again."""

Step = Callable[[TableData], Change]


class Hall:
    def __init__(self, store: Store, now: Callable[[], float], computer_pause: float, on_change: OnChange) -> None:
        self.store = store
        self.now = now
        self._games: dict[str, AnyGame] = {}
        self._players: dict[str, Choose] = {}
        self._tables: dict[int, Table] = {}
        self._loading = asyncio.Lock()
        self._pause = computer_pause
        self._on_change = on_change
        self._clock = Clock(now, self._fire)

    def add_game(self, game: AnyGame, choose: Choose) -> None:
        self._games[game.name] = game
        self._players[game.name] = choose

    async def start(self) -> None:
        """Takes up what was going on when the bot stopped."""
        now = self.now()
        for waiting in await self.store.resume(now):
            if waiting.deadline is not None:
                self._clock.set(("deadline", waiting.id), waiting.deadline)
            if waiting.computer_to_move:
                self._clock.set(("computer", waiting.id), now + self._pause)
            if not waiting.shown:
                self._clock.set(("show", waiting.id), now)
        self._clock.set("heartbeat", now + HEARTBEAT)

    async def close(self) -> None:
        await self._clock.close()
        await self.store.heartbeat(self.now())

    async def open(
        self, game: AnyGame, place: tuple[int, int], opener: Seat, options: Mapping[str, OptionValue]
    ) -> Table:
        """A lobby in the channel `place` (server, channel) with its opener seated."""
        return await self._open(game, place, opener.user_id, (opener,), options)

    async def rematch(self, old: TableData, user_id: int) -> Table:
        seated = old.seat_of(user_id)
        if seated is None:
            raise Refused("not-seated")
        place = (old.guild_id, old.channel_id)
        return await self._open(self.game(old.game), place, user_id, lobby.rematch_seats(old), old.options)

    async def _open(
        self,
        game: AnyGame,
        place: tuple[int, int],
        opener_id: int,
        seats: tuple[Seat, ...],
        options: Mapping[str, OptionValue],
    ) -> Table:
        guild_id, channel_id = place
        data = TableData(
            id=0,
            game=game.name,
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=opener_id,
            options=dict(options),
            seats=seats,
            touched_at=self.now(),
        )
        try:
            opened = await self.store.open_table(data, game.state_version, deadline(data))
        except ChannelTaken as taken:
            raise Refused("channel-taken", table=str(taken.table_id)) from None
        table = Table(self.store, game, opened)
        self._tables[opened.id] = table
        self._schedule(table)
        return table

    def game(self, name: str) -> AnyGame:
        try:
            return self._games[name]
        except KeyError:
            raise Refused("unknown-game", game=name) from None

    async def find(self, table_id: int) -> Table:
        """The table, read from the file if it is not at hand. One that cannot be read is set aside, its log kept."""
        if table_id in self._tables:
            return self._tables[table_id]
        async with self._loading:
            if table_id in self._tables:
                return self._tables[table_id]
            stored = await self.store.load(table_id)
            if stored is None:
                raise Refused("no-such-table")
            table = await self._read(stored)
            if table.data.is_open:
                self._tables[table_id] = table
            return table

    async def _read(self, stored: StoredTable) -> Table:
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        game = self.game(stored.game)
        try:
            data = decode(stored, game.state_type, game.state_version, game.upgrade)
            table = Table(self.store, game, data)
            await table.restore_recent()
        except Unreadable as error:
            await self._set_aside(stored.id, error)
            raise Refused("set-aside") from None
        return table

    async def _set_aside(self, table_id: int, error: Unreadable) -> None:
        log.error("set aside, its log kept: %s", error)
        self._tables.pop(table_id, None)
        self._forget_times(table_id)
        await self.store.set_aside(table_id)

    async def in_channel(self, channel_id: int) -> Table:
        table_id = await self.store.open_table_in(channel_id)
        if table_id is None:
            raise Refused("no-table-here")
        return await self.find(table_id)

    async def run(self, table: Table, step: Step) -> Change:
        """A person's change: committed when this returns."""
        change = await table.change(step)
        self._schedule(table)
        return change

    def deal(self, table: Table, user_id: int, *, moderator: bool) -> Step:
        seed = secrets.token_hex(16)
        return lambda data: lobby.start(data, table.game, user_id, seed, self.now(), moderator=moderator)

    def show_later(self, table_id: int, seconds: float) -> None:
        self._clock.set(("show", table_id), self.now() + seconds)

    def look_later(self, table_id: int, seconds: float) -> None:
        """As `show_later`, but neither puts off the other: when somebody may have to be told that it is their turn."""
        self._clock.set(("look", table_id), self.now() + seconds)

    async def close_where(self, guild_id: int, channel_id: int | None = None) -> None:
        """The server or channel is gone, and its tables with it. Their records stay."""
        for table_id, _, channel in await self.store.open_tables_of(guild_id):
            if channel_id in (None, channel):
                try:
                    table = await self.find(table_id)
                    await self.run(table, lambda data: Change(lobby.closed(data, self.now())))
                except Refused as refused:
                    log.warning("table %s could not be closed: %s", table_id, refused)

    def _schedule(self, table: Table) -> None:
        data = table.data
        if not data.is_open:
            self._tables.pop(data.id, None)
            self._forget_times(data.id)
            return
        due = deadline(data)
        if due is None:
            self._clock.cancel(("deadline", data.id))
        else:
            self._clock.set(("deadline", data.id), due)
        if table.computer_seat() >= 0:
            self._clock.set(("computer", data.id), self.now() + self._pause)
        else:
            self._clock.cancel(("computer", data.id))

    def _forget_times(self, table_id: int) -> None:
        self._clock.cancel(("deadline", table_id))
        self._clock.cancel(("computer", table_id))
        self._clock.cancel(("look", table_id))

    async def _fire(self, key: Hashable) -> None:
        now = self.now()
        try:
            match key:
                case "heartbeat":
                    self._clock.set("heartbeat", now + HEARTBEAT)
                    await self.store.heartbeat(now)
                case ("computer", int(table_id)):
                    await self._computer_moves(table_id)
                case ("deadline", int(table_id)):
                    await self._deadline_passed(table_id)
                case ("show" | "look", int(table_id)):
                    await self._on_change(await self.find(table_id), None)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self._clock.set(key, now + _RETRY)
        except Exception:
            log.exception("%s failed", key)

    async def _computer_moves(self, table_id: int) -> None:
        try:
            table = await self.find(table_id)
            seat = table.computer_seat()
            if seat < 0:
                return
            version = table.data.version
            action = await table.choose(seat, self._players[table.data.game])

            def step(data: TableData) -> Change:
                if data.version != version:
                    raise Refused("moved-on")
                return play.act_for_computer(data, table.game, seat, action, self.now())

            change = await self.run(table, step)
        except Unreadable as error:
            await self._set_aside(table_id, error)
        except Refused as refused:
            # A person was quicker (they left, came back, ended the game): whatever changed has set the next time.
            log.debug("table %s: computer move dropped: %s", table_id, refused)
        else:
            await self._on_change(table, change)

    async def _deadline_passed(self, table_id: int) -> None:
        try:
            table = await self.find(table_id)
            change = await self.run(table, lambda data: lobby.expire(data, self.now()))
        except Refused as refused:
            log.debug("table %s: nothing to close: %s", table_id, refused)
        else:
            await self._on_change(table, change)
