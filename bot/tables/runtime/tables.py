"""All tables: opening and finding them, and what they do by themselves (computer players, clocks, closing)."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from weakref import WeakValueDictionary

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose, Event, OptionValue, settle_options
from bot.core.lesson import Lesson
from bot.core.time_controls import ClockName
from bot.tables.runtime.alarms import EARLY, Alarms
from bot.tables.runtime.computers import Computers
from bot.tables.runtime.table import OnChange, Table
from bot.tables.steps import deadlines, lessons, lobby, play
from bot.tables.steps.actor import Actor, Step, the_bot
from bot.tables.steps.model import Change, Move, Phase, Seat, TableData, Unreadable
from bot.tables.store.connection import StoreError
from bot.tables.store.erasure import Erasure
from bot.tables.store.settings import SettingsBook
from bot.tables.store.snapshot import StoredTable, decode
from bot.tables.store.stats import StatsBook
from bot.tables.store.store import ChannelTaken, Store
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

HEARTBEAT = 20.0
KEPT_AT_HAND = 500
"""Tables last used stay in memory; the others are read from the file when someone asks for them."""

_RETRY = 5.0
_FORGET_EVERY = 6 * 3600.0

_LOOKED_AT_AGAIN = 60.0
"""Seconds after something was done in which it may be told that somebody else is waited for."""

_ONE_BY_ONE = 0.05
"""Seconds between what many tables have to do after a start: neither Discord nor the disk likes it all at once."""


class Tables:
    def __init__(self, store: Store, now: Callable[[], float], computer_pause: float, on_change: OnChange) -> None:
        self.store = store
        self.forgetting = Erasure(store)
        self.settings = SettingsBook(store)
        self.stats = StatsBook(store)
        self.now = now
        self._games: dict[str, AnyGame] = {}
        # Weak, so that a table is one object for as long as anyone holds it, however long it was not asked for.
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._at_hand: OrderedDict[int, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._on_change = on_change
        self._clock = Alarms(now, self._fire)
        self.company = Computers(now, computer_pause, self._clock, self.run, on_change)

    def add_game(self, game: AnyGame, choose: Choose) -> None:
        self._games[game.name] = game
        self.company.add(game.name, choose)

    async def start(self) -> None:
        """Takes up what was going on when the bot stopped."""
        await self.stats.catch_up(self.game)
        now = turn = self.now()
        # Whoever was to be told a moment later that it is their turn must not wait for that for ever.
        times: dict[Hashable, float] = {"heartbeat": now + HEARTBEAT}
        for number, table_id in enumerate(await self.store.touched_at_last(_LOOKED_AT_AGAIN)):
            times["look", table_id] = now + _LOOKED_AT_AGAIN + number * _ONE_BY_ONE
        resumed = await self.store.resume(now)
        for waiting in resumed:
            if waiting.deadline is not None:
                times["deadline", waiting.id] = max(turn, waiting.deadline)
            if waiting.computer_to_move:
                times["computer", waiting.id] = self.company.time_after_start(turn)
            if not waiting.shown:
                times["show", waiting.id] = turn
            if waiting.computer_to_move or not waiting.shown:
                turn += _ONE_BY_ONE
        self._clock.set_all(times)
        log.info("%d open tables", sum(waiting.deadline is not None for waiting in resumed))

    async def close(self) -> None:
        await self._clock.close()
        await self.company.close()
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
        """A lobby in the channel `place` (server, channel) with its opener seated."""
        data = self._new(game, place, opener, (Seat(opener.user_id, opener.name),), options)
        return await self._open(data, clock, learning=learning)

    async def rematch(self, old: TableData, actor: Actor) -> Table:
        if old.seat_of(actor.user_id) is None:
            raise Refused("not-seated")
        place, seats = (old.guild_id, old.channel_id), lobby.rematch_seats(old, actor.user_id)
        data = self._new(self.game(old.game), place, actor, seats, old.options)
        return await self._open(data, old.clock, learning=old.learning)

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
        """A game for one: dealt at once. `day` and `seed` are those of the day's deal, where that is played."""
        seats = (Seat(player.user_id, player.name),)
        data = msgspec.structs.replace(
            self._new(game, place, player, seats, options), private=private, learning=learning, day=day
        )
        deal = lobby.deal(seed or secrets.token_hex(16))
        return await uncancelled(self._opened(game, deal(data, game, player)))

    async def open_lesson(self, game: AnyGame, place: tuple[int, int], learner: Actor, lesson: Lesson) -> Table:
        seats = lessons.company(lesson, Seat(learner.user_id, learner.name))
        data = self._new(game, place, learner, seats, settle_options(game, lesson.options))
        return await uncancelled(self._opened(game, lessons.begin(lesson)(data, game, learner)))

    async def _open(self, data: TableData, clock: ClockName, *, learning: bool) -> Table:
        begun = Change(msgspec.structs.replace(data, clock=clock, learning=learning))
        return await uncancelled(self._opened(self.game(data.game), begun))

    def _new(
        self,
        game: AnyGame,
        place: tuple[int, int],
        opener: Actor,
        seats: tuple[Seat, ...],
        options: Mapping[str, OptionValue],
    ) -> TableData:
        guild_id, channel_id = place
        return TableData(
            id=0,
            game=game.name,
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=opener.user_id,
            options=dict(options),
            seats=seats,
            touched_at=opener.now,
        )

    async def _opened(self, game: AnyGame, begun: Change) -> Table:
        try:
            opened = await self.store.open_table(begun.table, game.state_version, begun.move)
        except ChannelTaken as taken:
            await self._make_way(taken, begun.table)
            return await self._opened(game, begun)
        log.info("table %s: %s opened in channel %s", opened.id, opened.game, opened.channel_id)
        table = self._one_of(Table(self.store, game, opened, self._schedule))
        table.begin(begun.events)
        self._keep_at_hand(table)
        self._schedule(table)
        return table

    async def _make_way(self, taken: ChannelTaken, wanted: TableData) -> None:
        """Raises `Refused` unless the table that stands there has no right to be in the way."""
        if taken.game not in self._games:
            # A game that was taken out of the bot: its table can be neither played nor ended.
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
        """The table, read from the file if it is not at hand. One that cannot be read is set aside, its log kept."""
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading:
                table = self._tables.get(table_id) or await self._load(table_id)
        self._keep_at_hand(table)
        return table

    async def _load(self, table_id: int) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        try:
            return await self._read(stored)
        except Unreadable as error:
            await self._set_aside(table_id, str(error))
            raise Refused("set-aside") from None

    async def _read(self, stored: StoredTable) -> Table:
        game = self.game(stored.game)
        table = Table(self.store, game, decode(stored, game), self._schedule)
        await table.restore()
        return self._one_of(table)

    def _one_of(self, table: Table) -> Table:
        """Of two objects for one table each would go on from what it thinks the table is."""
        return self._tables.setdefault(table.data.id, table)

    def _keep_at_hand(self, table: Table) -> None:
        self._at_hand[table.data.id] = table
        self._at_hand.move_to_end(table.data.id)
        if len(self._at_hand) > KEPT_AT_HAND:
            self._at_hand.popitem(last=False)

    async def _set_aside(self, table_id: int, why: str) -> None:
        """One that was deleted while it was being read is only let go."""
        if await self.store.set_aside(table_id):
            log.error("table %s is set aside, its log kept: %s", table_id, why)
        self._let_go((table_id,))

    async def in_channel(self, channel_id: int) -> Table:
        table_id = await self.store.open_table_in(channel_id)
        if table_id is None:
            raise Refused("no-table-here")
        return await self.find(table_id)

    async def run(self, table: Table, step: Step, actor: Actor) -> Change:
        """Committed when this returns."""
        try:
            return await table.change(step, actor)
        except Unreadable as error:
            await self._set_aside(table.data.id, str(error))
            raise Refused("set-aside") from None

    async def advice(self, table: Table, seat: int) -> str:
        """What the computer player would do in that seat, worked out beside the loop."""
        try:
            action = await self.company.advice(table, seat)
        except Unreadable as error:
            await self._set_aside(table.data.id, str(error))
            raise Refused("set-aside") from None
        return table.game.spell(action)

    async def story(self, table: Table) -> list[tuple[Move, Sequence[Event]]]:
        try:
            return await table.story()
        except Unreadable as error:
            await self._set_aside(table.data.id, str(error))
            raise Refused("set-aside") from None

    async def forget_person(self, guild_id: int, actor: Actor) -> None:
        """Refused while they have a seat where others see it; one they left becomes the computer's for good."""
        for table_id in await self.forgetting.open_tables_of(guild_id, actor.user_id):
            table = await self.find(table_id)
            await self.run(table, play.forget, actor)
            await self._on_change(table, ())
        self._let_go(await self.forgetting.person(guild_id, actor.user_id))
        self.settings.note_forgotten(actor.user_id)

    def forget_servers(self) -> None:
        """From now on, as it is known which servers the bot is on."""
        self._clock.set("forget", self.now())

    def _let_go(self, tables: Iterable[int]) -> None:
        for table_id in tables:
            self._tables.pop(table_id, None)
            self._at_hand.pop(table_id, None)
            self._forget_times(table_id)

    def deal(self) -> Step:
        return lobby.start(secrets.token_hex(16))

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
                    change = await self.run(await self.find(table_id), play.close_unasked, the_bot(self.now()))
                except Refused as refused:
                    log.info("table %s: nothing to close: %s", table_id, refused)
                else:
                    self.store.note_shown(table_id, change.table.version)  # there is nowhere left to show it

    def _schedule(self, table: Table) -> None:
        data = table.data
        if not data.is_open:
            log.info("table %s: %s is %s", data.id, data.game, data.phase)
            self._clock.cancel(("look", data.id))
        due = data.deadline
        if due is None:
            self._clock.cancel(("deadline", data.id))
        else:
            self._clock.set(("deadline", data.id), due)
        self.company.ask_later(table)

    def _forget_times(self, table_id: int) -> None:
        self._clock.cancel(("deadline", table_id))
        self.company.forget(table_id)
        self._clock.cancel(("look", table_id))

    async def _fire(self, key: Hashable) -> None:
        try:
            match key:
                case "heartbeat":
                    self._clock.set("heartbeat", self.now() + HEARTBEAT)
                    await self.store.heartbeat(self.now())
                case "forget":
                    self._clock.set("forget", self.now() + _FORGET_EVERY)
                    self._let_go(await self.forgetting.servers_left(self.now()))
                case ("computer", int(table_id)):
                    await self._let_computers_act(await self.find(table_id))
                case ("deadline", int(table_id)):
                    await self._deadline_passed(table_id)
                case ("show" | "look", int(table_id)):
                    await self._on_change(await self.find(table_id), ())
        except Refused as refused:
            # A person was quicker (they left, came back, ended the game): whatever changed has set the next time.
            log.debug("%s: dropped: %s", key, refused)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self._clock.set(key, self.now() + _RETRY)
        except Exception:
            log.exception("%s failed", key)

    async def _let_computers_act(self, table: Table) -> None:
        try:
            await self.company.act(table)
        except Unreadable as error:
            await self._set_aside(table.data.id, str(error))

    async def _deadline_passed(self, table_id: int) -> None:
        table = await self.find(table_id)
        change = await self.run(table, deadlines.time_up, the_bot(self.now() + EARLY))
        if table.computers_asked:
            # At once, as people have had their time, and shown together with what the computer does.
            self.company.ask_now(table_id)
        else:
            await self._on_change(table, [change])
