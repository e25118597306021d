"""All tables: they are opened and found here, and do what they do by themselves (computers move, time runs out)."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose, Event, OptionValue, settle_options
from bot.core.lesson import Lesson
from bot.core.recent import Recent
from bot.core.time_controls import ClockName
from bot.tables.runtime.alarms import EARLY, Alarms
from bot.tables.runtime.chores import Chores
from bot.tables.runtime.computers import Computers
from bot.tables.runtime.forgetting import Forgetting
from bot.tables.runtime.table import OnChange, Table
from bot.tables.steps import deadlines, lessons, lobby, play
from bot.tables.steps.actor import Actor, Step, the_bot
from bot.tables.steps.model import Change, Move, Phase, Seat, TableData, Unreadable
from bot.tables.steps.reveals import last_look_until
from bot.tables.store.archive import Archive
from bot.tables.store.connection import StoreError
from bot.tables.store.daily import utc_day
from bot.tables.store.erasure import Erasure
from bot.tables.store.seats import Limits
from bot.tables.store.settings import SettingsBook
from bot.tables.store.snapshot import StoredTable, decode
from bot.tables.store.stats import StatsBook
from bot.tables.store.store import ChannelTaken, Store
from bot.tables.store.uncancelled import uncancelled

Result = TypeVar("Result")

log = logging.getLogger(__name__)

HEARTBEAT = 20.0
KEPT_AT_HAND = 500
"""The tables used last stay in memory; the others are read from the file when somebody asks for them."""

_RETRY = 5.0
_ERASE_EVERY = 6 * 3600.0

_LOOKED_AT_AGAIN = 60.0
"""Seconds after a move in which people may be told that it is their turn."""

_ONE_BY_ONE = 0.05
"""Seconds between what many tables have to do after a start, to spare Discord and the disk."""


class Tables:
    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        computer_pause: float,
        on_change: OnChange,
        keep_records: float | None = None,
        limits: Limits | None = None,
    ) -> None:
        """`keep_records`: for how many seconds after the end of a game, if not for ever."""
        self.store = store
        self.limits = limits or Limits()
        self.erasure = Erasure(store)
        self.settings = SettingsBook(store)
        self.stats = StatsBook(store)
        self.now = now
        self._games: dict[str, AnyGame] = {}
        # Weak, so that a table is one object for as long as anything holds it, even when it is no longer at hand.
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._at_hand = Recent[int, Table](KEPT_AT_HAND)
        self._loading = asyncio.Lock()
        self._on_change = on_change
        self._alarms = Alarms(now, self._on_alarm)
        self.computers = Computers(now, computer_pause, self._alarms, self.run, on_change)
        self.forgetting = Forgetting(self)
        archive = Archive(store, self.drop, keep_records)
        self.chores = Chores(
            now,
            self._alarms,
            (
                lambda: self.stats.count_some(self.game),
                lambda: archive.pack_some(now(), utc_day(now())),
                lambda: archive.drop_some(now()),
                self.forgetting.some,
            ),
        )

    def add_game(self, game: AnyGame, choose: Choose) -> None:
        self._games[game.name] = game
        self.computers.add(game.name, choose)

    async def start(self) -> None:
        """Goes on where the bot stopped."""
        await self.forgetting.start()
        now = turn = self.now()
        # Some people were not told yet that it is their turn.
        times: dict[Hashable, float] = {"heartbeat": now + HEARTBEAT}
        for number, table_id in enumerate(await self.store.touched_at_last(_LOOKED_AT_AGAIN)):
            times["look", table_id] = now + _LOOKED_AT_AGAIN + number * _ONE_BY_ONE
        resumed = await self.store.resume(now)
        for table in resumed:
            if table.deadline is not None:
                times["deadline", table.id] = max(turn, table.deadline)
            if table.computer_to_move:
                times["computer", table.id] = turn + self.computers.pause
            if not table.shown:
                times["show", table.id] = turn
            if table.computer_to_move or not table.shown:
                turn += _ONE_BY_ONE
        self._alarms.set_all(times)
        self.chores.look()
        log.info("%d open tables", sum(table.deadline is not None for table in resumed))

    async def close(self) -> None:
        await self._alarms.close()
        await self.computers.close()
        try:
            await self.store.heartbeat(self.now())
        except StoreError as error:
            log.error("the end was not noted: %s", error)

    async def open(
        self,
        game: AnyGame,
        place: tuple[int, int],
        opener: Actor,
        options: Mapping[str, OptionValue],
        clock: ClockName = "none",
        *,
        learning: bool = False,
    ) -> Table:
        """A lobby in `place` (server, channel) with its opener seated."""
        data = _new_table(game, place, opener, (opener.new_seat(),), options, clock=clock, learning=learning)
        return await self._open(game, Change(data))

    async def open_begun(
        self,
        game: AnyGame,
        place: tuple[int, int],
        opener: Actor,
        options: Mapping[str, OptionValue],
        clock: ClockName,
        *,
        seats: int,
        learning: bool = False,
    ) -> Table:
        """A game of its opener with computers in the other seats, dealt at once."""
        filled = lobby.with_computers((opener.new_seat(),), seats)
        data = _new_table(game, place, opener, filled, options, clock=clock, learning=learning)
        return await self._open(game, lobby.deal(secrets.token_hex(16))(data, game, opener))

    async def rematch(self, old: TableData, actor: Actor) -> Table:
        if old.seat_of(actor.user_id) is None:
            raise Refused("not-seated")
        game, place, seats = (
            self.game(old.game),
            (old.guild_id, old.channel_id),
            lobby.rematch_seats(old, actor.user_id),
        )
        data = _new_table(game, place, actor, seats, old.options, clock=old.clock, learning=old.learning)
        return await self._open(game, Change(data))

    async def open_alone(
        self,
        game: AnyGame,
        place: tuple[int, int],
        player: Actor,
        options: Mapping[str, OptionValue],
        *,
        private: bool,
        learning: bool = False,
        day: str | None = None,
        seed: str | None = None,
    ) -> Table:
        """A game for one, dealt at once. `day` and `seed` are those of the day's deal, if that is played."""
        seats = (player.new_seat(),)
        data = _new_table(game, place, player, seats, options, private=private, learning=learning, day=day)
        deal = lobby.deal(seed or secrets.token_hex(16))
        return await self._open(game, deal(data, game, player))

    async def open_lesson(self, game: AnyGame, place: tuple[int, int], learner: Actor, lesson: Lesson) -> Table:
        seats, options = lessons.seats(lesson, learner.new_seat()), settle_options(game, lesson.options)
        begun = lessons.begin(lesson)(_new_table(game, place, learner, seats, options), game, learner)
        return await self._open(game, begun)

    async def _open(self, game: AnyGame, begun: Change) -> Table:
        return await uncancelled(self._opened(game, begun))

    async def _opened(self, game: AnyGame, begun: Change) -> Table:
        try:
            opened = await self.store.open_table(begun.table, game.state_version, begun.log, self.limits)
        except ChannelTaken as taken:
            await self._free_channel(taken, begun.table)
            return await self._opened(game, begun)
        log.info("table %s: %s opened in channel %s", opened.id, opened.game, opened.channel_id)
        table = self._shared(Table(self.store, game, opened, self._schedule, self.computers.pause))
        table.begin(begun.events)
        self._at_hand.put(table.data.id, table)
        self._schedule(table)
        return table

    async def _free_channel(self, taken: ChannelTaken, wanted: TableData) -> None:
        """Raises `Refused` unless the table in the way can be moved out of it."""
        if taken.game not in self._games:
            # The game is no longer part of the bot: its table can be neither played nor ended.
            await self._set_aside(taken.table_id, f"there is no game {taken.game}, and its channel is wanted")
        elif wanted.day is not None:
            raise Refused("one-try-a-day", table=str(taken.table_id))
        else:
            table = await self.find(taken.table_id)
            if table.data.phase is not Phase.PLAYING:
                raise Refused("channel-taken", table=str(taken.table_id))
            change = await self.run(table, play.go_private, the_bot(self.now()))
            await self._on_change(table, [change])

    def game(self, name: str) -> AnyGame:
        try:
            return self._games[name]
        except KeyError:
            raise Refused("unknown-game", game=name) from None

    async def find(self, table_id: int) -> Table:
        """The table, read from the file if it is not at hand. One that cannot be read is set aside."""
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id) or await self._load(table_id)
        self._at_hand.put(table.data.id, table)
        return table

    async def _load(self, table_id: int) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        return await self._or_set_aside(table_id, self._read(stored))

    async def _read(self, stored: StoredTable) -> Table:
        game = self.game(stored.game)
        data = self.forgetting.shown(decode(stored, game))
        table = Table(self.store, game, data, self._schedule, self.computers.pause)
        await table.restore()
        return self._shared(table)

    def _shared(self, table: Table) -> Table:
        """One object per table: of two, each would go on from its own idea of the table."""
        return self._tables.setdefault(table.data.id, table)

    async def _set_aside(self, table_id: int, why: str) -> None:
        """One that was deleted while it was being read is only dropped."""
        if await self.store.set_aside(table_id):
            log.error("table %s is set aside, its log kept: %s", table_id, why)
        self.drop((table_id,))

    async def in_channel(self, channel_id: int) -> Table:
        table_id = await self.store.open_table_in(channel_id)
        if table_id is None:
            raise Refused("no-table-here")
        return await self.find(table_id)

    async def run(self, table: Table, step: Step, actor: Actor) -> Change:
        """Committed when this returns."""
        return await self._or_set_aside(table.data.id, table.change(self.forgetting.kept_out(step, actor), actor))

    async def show(self, table: Table) -> None:
        """Something about it has changed that no change tells."""
        await self._on_change(table, ())

    async def advice(self, table: Table, seat: int) -> str:
        """What a strong computer player would do in that seat."""
        action = await self._or_set_aside(table.data.id, self.computers.advice(table, seat))
        return table.game.spell(action)

    async def story(self, table: Table) -> list[tuple[Move, Sequence[Event]]]:
        return await self._or_set_aside(table.data.id, table.story())

    async def _or_set_aside(self, table_id: int, work: Awaitable[Result]) -> Result:
        try:
            return await work
        except Unreadable as error:
            await self._set_aside(table_id, str(error))
            raise Refused("set-aside") from None

    def forget_servers(self) -> None:
        """Starts erasing the servers left long ago: by now it is known which ones the bot is on."""
        self._alarms.set("erase", self.now())

    def at_hand(self) -> list[TableData]:
        """All that are in memory."""
        return [table.data for table in self._tables.values()]

    def drop(self, tables: Iterable[int]) -> None:
        """Whoever asks for them reads them from the file again, if they are still there."""
        for table_id in tables:
            self._tables.pop(table_id, None)
            self._at_hand.pop(table_id)
            for kind in ("deadline", "computer", "look", "reveal"):
                self._alarms.cancel((kind, table_id))

    def deal(self) -> Step:
        return lobby.start(secrets.token_hex(16))

    def show_later(self, table_id: int, seconds: float) -> None:
        self._alarms.set(("show", table_id), self.now() + seconds)

    def show_when_seen(self, table: Table) -> None:
        """Again, once people have had their last look at how a round or the game ended."""
        until = last_look_until(table.data)
        if until > self.now():
            self._alarms.set(("reveal", table.data.id), until)

    def look_later(self, table_id: int, seconds: float) -> None:
        """To tell somebody, if need be, that it is their turn. Neither this time nor the other replaces the other."""
        self._alarms.set(("look", table_id), self.now() + seconds)

    async def close_where(self, guild_id: int, channel_id: int | None = None) -> None:
        """The server or channel is gone, so its tables are closed."""
        for table_id, _, channel in await self.store.open_tables_of(guild_id):
            if channel_id in (None, channel):
                try:
                    change = await self.run(await self.find(table_id), play.close_unasked, the_bot(self.now()))
                except Refused as refused:
                    log.info("table %s: nothing to close: %s", table_id, refused)
                else:
                    self.store.note_shown(table_id, change.table.version)  # there is nowhere left to show it

    def _schedule(self, table: Table) -> None:
        data = table.data
        if not data.is_open:
            log.info("table %s: %s is %s", data.id, data.game, data.phase)
            self._alarms.cancel(("look", data.id))
        due = data.deadline
        if due is None:
            self._alarms.cancel(("deadline", data.id))
        else:
            self._alarms.set(("deadline", data.id), due)
        self.computers.ask_later(table)

    async def _on_alarm(self, key: Hashable) -> None:
        try:
            match key:
                case "heartbeat":
                    self._alarms.set("heartbeat", self.now() + HEARTBEAT)
                    await self.store.heartbeat(self.now())
                case "chores":
                    await self.chores.run()
                case "erase":
                    self._alarms.set("erase", self.now() + _ERASE_EVERY)
                    await self.forgetting.servers(await self.erasure.servers_due(self.now()))
                case ("computer", int(table_id)):
                    table = await self.find(table_id)
                    await self._or_set_aside(table_id, self.computers.act(table))
                case ("deadline", int(table_id)):
                    await self._deadline_passed(table_id)
                case ("show" | "look" | "reveal", int(table_id)):
                    await self.show(await self.find(table_id))
        except Refused as refused:
            # A person was quicker (they left, came back, ended the game): their change has set the next alarm.
            log.debug("%s: dropped: %s", key, refused)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self._alarms.set(key, self.now() + _RETRY)
        except Exception:
            log.exception("%s failed", key)

    async def _deadline_passed(self, table_id: int) -> None:
        table = await self.find(table_id)
        change = await self.run(table, deadlines.time_up, the_bot(self.now() + EARLY))
        if table.computers_asked:
            # People have had their time; the table is shown together with what the computer does.
            self.computers.ask_now(table_id)
        else:
            await self._on_change(table, [change])


def _new_table(
    game: AnyGame,
    place: tuple[int, int],
    opener: Actor,
    seats: tuple[Seat, ...],
    options: Mapping[str, OptionValue],
    **fields: Any,
) -> TableData:
    """Its number is given by the store."""
    return TableData(0, game.name, *place, opener.user_id, dict(options), seats, touched_at=opener.now, **fields)
