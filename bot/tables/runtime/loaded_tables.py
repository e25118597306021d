"""The tables in memory: found here, changed, and moved by computers and by time that runs out."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose
from bot.core.lru_cache import LruCache
from bot.metrics import METRICS
from bot.tables.runtime.alarms import Alarm, TableAlarms
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.computers import Computers, has_computers_to_ask
from bot.tables.runtime.heartbeat import DiscordLink
from bot.tables.runtime.table import OnChange, Table
from bot.tables.runtime.thinker import Thinker
from bot.tables.steps import lobby, timing
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import FirstGame
from bot.tables.steps.model import FIRST_GAMES, THE_BOT, Actor, Change, TableData, Unreadable, next_version
from bot.tables.steps.table_log import AnyStep, Story, StoryStep
from bot.tables.steps.timing import EventNews
from bot.tables.store.resuming import Resumed
from bot.tables.store.settings import SettingsBook
from bot.tables.store.store import StaleVersion, Store
from bot.tables.store.store_errors import AnswerLost, StoreError
from bot.tables.store.uncancelled import uncancelled

Result = TypeVar("Result")

log = logging.getLogger(__name__)

KEPT_LOADED, KEPT_ENDED = 500, 50
"""The open tables used last stay in memory, and a few of those that have ended; the others are read from the file when
somebody asks for them.
"""

_RETRY = 5.0
_SOON = 1.0
"""Seconds until a table whose COMMIT was not answered is read again."""

IsMeant = Callable[[int, int], bool]
"""The number of a table and its server → whether it is one of those meant."""


class LoadedTables:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        discord_link: DiscordLink,
        computer_pause: float,
        on_change: OnChange,
        thinkers: int,
    ) -> None:
        self.store = store
        self.clock = clock
        self.discord_link = discord_link
        self.settings = SettingsBook(store)
        self.on_shown_elsewhere: Callable[[IsMeant], None] = lambda _: None
        """Called when another process may have shown these tables."""
        self.present: Callable[[TableData], Collection[int]] = lambda _: ()
        """Returns the seats whose players are there to see what happens."""
        self.on_ended: list[Callable[[TableData], object]] = []
        """Called with each table that has ended, by the process that has it."""
        self.on_resumed: list[Callable[[], Awaitable[object]]] = []
        """Called when others may have left something to be shown."""
        self._on_change = on_change
        self._games: dict[str, AnyGame] = {}
        self._news: dict[str, EventNews] = {}
        # Weak, so that a table is one object for as long as anything holds it, even when it is no longer kept: of two,
        # each would go on from its own idea of the table.
        self._loaded: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._kept = LruCache[int, Table](KEPT_LOADED)
        self._kept_ended = LruCache[int, Table](KEPT_ENDED)
        self._loading = asyncio.Lock()
        self.alarms = TableAlarms(clock, self._on_alarm)
        self.computers = Computers(clock, computer_pause, self.alarms, self.run, on_change, Thinker(thinkers))

    def game(self, name: str) -> AnyGame:
        if name not in self._games:
            raise Refused("unknown-game", game=name)
        return self._games[name]

    def add_game(
        self, game: AnyGame, choose: Choose, news: EventNews = (), former: Mapping[int, Choose] = MappingProxyType({})
    ) -> None:
        """`former`: the computer players of tables that were opened for them, by `TableData.players`."""
        self._games[game.name], self._news[game.name] = game, news
        self.computers.players[game.name] = choose, former

    async def find(self, table_id: int) -> Table:
        """Return the table, read from the database if it is not in memory. One that cannot be read is quarantined."""
        table = self._loaded.get(table_id)
        if table is None:
            async with self._loading:
                table = self._loaded.get(table_id) or await self._quarantine_if_unreadable(
                    table_id, self._load(table_id)
                )
        elif self.store.process.number is not None and (table.data.private or not self.store.has(table.data.guild_id)):
            try:  # other processes may have done something at it
                await self._quarantine_if_unreadable(table_id, table.catch_up())
            except Refused:
                self.unload(table_id)
                raise
        if not self.store.would_own(table.data):
            self.store.messages.drop((table_id,))
            self.on_shown_elsewhere(lambda number, _: number == table_id)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        table_id, is_open = table.data.id, table.data.is_open
        kept, other = (self._kept, self._kept_ended) if is_open else (self._kept_ended, self._kept)
        other.pop(table_id)
        kept.put(table_id, table)

    def _register_opened(self, game: AnyGame, data: TableData, begun: Change) -> Table:
        table = Table(self.store, game, data, self._schedule, self.clock, is_owned=self.store.would_own(data))
        table = self._loaded.setdefault(data.id, table)
        table.note(begun.events, dealt=True)
        self._keep(table)
        self._schedule(table)
        return table

    async def in_channel(self, channel_id: int) -> Table:
        table_id = await self.store.open_table_in(channel_id)
        if table_id is None:
            raise Refused("no-table-here")
        return await self.find(table_id)

    async def _find_owned(self, table_id: int) -> Table:
        """Find a table for its own alarm; `Refused` if another process owns it."""
        table = await self.find(table_id)
        if not table.is_owned:
            self.unload(table.data.id)
            raise Refused("moved-on")
        return table

    def unload(self, table_id: int) -> None:
        """Unload a table that is gone, or that another process owns."""
        self.drop((table_id,))
        self.alarms.cancel((Alarm.SHOW, table_id))

    async def _load(self, table_id: int) -> Table:
        row = await self.store.require(table_id)
        game = self.game(row.game)
        data = self.store.decode(row, game)
        table = Table(self.store, game, data, self._schedule, self.clock, is_owned=self.store.owns(row))
        await table.restore()
        return self._loaded.setdefault(data.id, table)

    async def quarantine(self, table_id: int, why: str) -> None:
        """Quarantine a table. One that was deleted while it was being read is only dropped."""
        if await self.store.quarantine(table_id):
            log.error("table %s is set aside, its log kept: %s", table_id, why)
        self.drop((table_id,))

    async def _quarantine_if_unreadable(self, table_id: int, work: Awaitable[Result]) -> Result:
        try:
            return await work
        except Unreadable as error:
            await self.quarantine(table_id, str(error))
            raise Refused("set-aside") from None

    def loaded_tables(self) -> list[TableData]:
        """Return the tables in memory."""
        return [table.data for table in self._loaded.values()]

    def drop(self, tables: Iterable[int]) -> None:
        """Drop tables from memory: whoever asks for them reads them from the file again."""
        for table_id in tables:
            self._loaded.pop(table_id, None)
            self._kept.pop(table_id)
            self._kept_ended.pop(table_id)
            self.alarms.cancel_all(table_id)

    async def run(self, table: Table, step: AnyStep, actor: Actor, show: OnChange | None = None) -> Change:
        """Change a table: lock, step, commit, schedule, show. If this raises, nothing happened, unless it raises
        `AnswerLost`; then the table is read and shown again as soon as the database answers.
        """
        change = await uncancelled(self._changed(table, step, actor))
        if show is not None:
            await show(table, [change])
        return change

    async def _changed(self, table: Table, step: AnyStep, actor: Actor) -> Change:
        game = table.game
        try:
            async with table.lock:
                for is_repeated in (False, True):
                    before, actor = table.data, self.clock.stamped(actor, table.data.guild_id)
                    story: Story = ()
                    if isinstance(step, StoryStep):
                        story = await table.story_so_far()
                        change = step.step(before, game, actor, story)
                    else:
                        change = step(before, game, actor)
                    change = table.timed(replace(change, before=before))
                    change = await self._with_what_follows(before, change, game, actor)
                    computers = has_computers_to_ask(game, change.table)
                    try:
                        table.is_owned = await self.store.commit(before, change, game.state_version, computers)
                        break
                    except StaleVersion:
                        await table.read_again()
                        # For a person, nothing has moved on just because another process had the table.
                        if is_repeated or table.is_owned or actor.way == "computer":
                            raise Refused("moved-on") from None
                table.take(change, self.computers.pause, story)
                METRICS.moves[game.name, actor.way] += sum(move.number > 0 for move in change.log)
                if not change.table.unnoticed:
                    self._schedule(table)
                return change
        except AnswerLost:
            self.drop((table.data.id,))
            self.alarms.set_in((Alarm.RECHECK, table.data.id), table.data.guild_id, _SOON)
            raise
        except Unreadable as error:
            await self.quarantine(table.data.id, str(error))
            raise Refused("set-aside") from None
        finally:
            if not table.is_owned:
                self.unload(table.data.id)

    async def _with_what_follows(self, before: TableData, change: Change, game: AnyGame, actor: Actor) -> Change:
        """Add the post-processing of a step; at the deal, find out if it is one of somebody's first games."""
        if before.state is None and change.table.state is not None:
            change = replace(change, table=with_fields(change.table, first_game=await self._first_game(change.table)))
        present = self.present(change.table) if change.log else ()
        news, pace = self._news[game.name], self.computers.pause
        return timing.with_what_follows(before, change, game, actor, news, pace, present)

    async def _first_game(self, table: TableData) -> FirstGame | None:
        user_id = timing.learner(table)
        finished = FIRST_GAMES if user_id is None else await self.store.finished(user_id, table.game, FIRST_GAMES)
        return FirstGame(before=finished) if finished < FIRST_GAMES else None

    async def show(self, table: Table) -> None:
        """Show a table again, although it has not changed."""
        if table.is_owned:
            await self._on_change(table, ())

    async def post_pending(self) -> None:
        for show in self.on_resumed:
            await show()

    async def advice(self, table: Table, seat: int) -> str:
        """Return what a strong computer player would do in that seat."""
        choose, _ = self.computers.players[table.data.game]
        action = await self._quarantine_if_unreadable(table.data.id, table.advice(seat, choose, self.computers.thinker))
        return table.game.spell(action)

    async def story(self, table: Table) -> Story:
        return await self._quarantine_if_unreadable(table.data.id, table.story())

    def resume_alarms(self, resumed: Sequence[Resumed]) -> None:
        """Resume alarms and computer moves of these tables."""
        self.alarms.resume(resumed, self.computers.pause)
        log.info("%d open tables", sum(table.deadline is not None for table in resumed))

    def _schedule(self, table: Table) -> None:
        data = table.data
        if not table.is_owned:
            self.alarms.cancel_all(data.id)
            return
        if not data.is_open:
            log.info("table %s: %s is %s", data.id, data.game, data.phase)
            self._keep(table)
            for note in self.on_ended:
                note(data)
        self.alarms.set((Alarm.DEADLINE, data.id), data.guild_id, data.deadline)
        self.alarms.set((Alarm.TURN_CALL, data.id), data.guild_id, timing.next_call(data))
        self.computers.ask_later(table)

    async def _on_alarm(self, key: Hashable, guild_id: int) -> None:
        try:
            match key:
                case (Alarm.COMPUTER | Alarm.CALLER as why, int(table_id)):
                    table = await self._find_owned(table_id)
                    act = self.computers.act if why == Alarm.COMPUTER else self.computers.call
                    await self._quarantine_if_unreadable(table_id, act(table))
                case (Alarm.DEADLINE, int(table_id)):
                    await self._deadline_passed(table_id, guild_id)
                case (Alarm.SHOW | Alarm.TURN_CALL | Alarm.REVEAL | Alarm.RECHECK as why, int(table_id)):
                    table = await self._find_owned(table_id)
                    if why == Alarm.RECHECK:
                        self._schedule(table)
                        if table.data.is_open:
                            await self._overtake(table)
                    await self.show(table)
                case (Alarm.CALLBACK, does, *arguments) if self.store.has(guild_id):
                    await does(*arguments)
        except Refused as refused:
            # A person was quicker (they left, came back, ended the game): their change has set the next alarm.
            log.debug("%s: dropped: %s", key, refused)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self.alarms.set_in(key, guild_id, _RETRY)
        except Exception:
            log.exception("%s failed", key)

    async def _overtake(self, table: Table) -> None:
        """Store a table once more as it is: that waits for a change which the server is still at, and reads the table
        again then; a change which reaches the server only later finds another version.
        """
        with suppress(Refused):
            await self.run(table, lambda data, _, actor: Change(next_version(data, actor.now)), THE_BOT)

    async def _deadline_passed(self, table_id: int, guild_id: int) -> None:
        table = await self._find_owned(table_id)
        if not await self.discord_link.is_alive(guild_id):
            again = max(table.data.deadline or 0.0, self.clock.table_time(guild_id) + _RETRY)
            self.alarms.set((Alarm.DEADLINE, table_id), guild_id, again)
            return
        try:
            starts = table.data.lobby.starts_at is not None
            step = lobby.start_when_due(secrets.token_hex(16)) if starts else timing.time_up
            change = await self.run(table, step, THE_BOT)
        except Refused:
            # Its clock may have been put back, if an outage was noticed just then.
            if (due := table.data.deadline) is not None and self.clock.table_time(guild_id) < due:
                self.alarms.set((Alarm.DEADLINE, table_id), guild_id, due)
            raise
        if table.computers_asked:
            # People have had their time; the table is shown together with what the computer does.
            self.computers.ask_now(table)
        else:
            await self._on_change(table, [change])
