"""All tables: they are opened and found here, and do what they do by themselves (computers move, time runs out)."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose, Event, OptionValue, settle_options
from bot.core.lesson import Lesson
from bot.core.time_controls import ClockName
from bot.tables.runtime.background_jobs import BackgroundJobs
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.computers import Computers
from bot.tables.runtime.deals import Deals
from bot.tables.runtime.discord_link import DiscordLink
from bot.tables.runtime.erasure_service import ErasureService
from bot.tables.runtime.heartbeat import Heartbeat
from bot.tables.runtime.loaded_tables import LoadedTables
from bot.tables.runtime.membership import IsMeant, Membership
from bot.tables.runtime.table import OnChange, Table
from bot.tables.runtime.table_alarms import TableAlarms
from bot.tables.runtime.table_creation import Opening, new_table
from bot.tables.runtime.thinker import Thinker
from bot.tables.steps import deadlines, lessons, lobby, play, reveals
from bot.tables.steps.actor import THE_BOT, Actor, Step
from bot.tables.steps.model import Change, Move, Phase, TableData, Unreadable
from bot.tables.steps.reveals import last_look_until
from bot.tables.store.archive import Archive
from bot.tables.store.daily_book import utc_day
from bot.tables.store.ratings import RatingsBook
from bot.tables.store.seats import Limits
from bot.tables.store.servers import Returned
from bot.tables.store.settings import SettingsBook
from bot.tables.store.shard_ownership import Resumed, resume
from bot.tables.store.snapshot import StoredTable, decode
from bot.tables.store.stats import StatsBook
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreError

Result = TypeVar("Result")

log = logging.getLogger(__name__)

_RETRY = 5.0


class Tables:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        discord_link: DiscordLink,
        computer_pause: float,
        on_change: OnChange,
        keep_records: float | None = None,
        limits: Limits | None = None,
        thinkers: int = 1,
    ) -> None:
        """`keep_records`: for how many seconds after the end of a game, if not for ever. `thinkers`: processes."""
        self.store = store
        self.clock = clock
        self.membership = None if store.members is None else Membership(self, store.members)
        """None if this process has all tables."""
        self.on_shown_elsewhere: Callable[[IsMeant], None] = lambda _: None
        """Called when another process may have shown these tables."""
        self.limits = limits or Limits()
        self.settings = SettingsBook(store)
        self.stats = StatsBook(store)
        self.ratings = RatingsBook(store)
        self._outside = discord_link
        self._games: dict[str, AnyGame] = {}
        self._at_hand = LoadedTables()
        self._loading = asyncio.Lock()
        self._on_change = on_change
        self._alarms = TableAlarms(clock, self._on_alarm)
        self.deals = Deals(self, self._alarms)
        self.erasure_service = ErasureService(self)
        self._opening = Opening(self, self.limits, on_change)
        self.heartbeat = Heartbeat(
            store, clock, discord_link, self._alarms.show_one_by_one, self.erasure_service.servers
        )
        self.computers = Computers(clock, computer_pause, self._alarms, self.run, on_change, Thinker(thinkers))
        archive = Archive(store, self.drop, keep_records)
        self.background_jobs = BackgroundJobs(
            (
                lambda: self.stats.count_some(self.game),
                lambda: archive.pack_some(clock.slowest(), utc_day(clock.wall())),
                lambda: archive.drop_some(clock.slowest()),
                self.erasure_service.some,
            )
        )

    def add_game(self, game: AnyGame, choose: Choose) -> None:
        self._games[game.name] = game
        self.computers.add(game.name, choose)

    async def start(self) -> None:
        """Goes on where the bot stopped."""
        self.clock.on_change = self._clock_changed
        if self.membership is not None:
            await self.membership.start()
        else:
            self.clock.start(await self.store.saved_time())
            await self.store.heartbeat(self.clock.saved())
            await self.erasure_service.look()
            await self.heartbeat.servers.read_left()
            now = self.clock.slowest()
            self.resume_alarms(await self.store.transaction(lambda db: resume(db, now)))
            await self.deals.show_owed()
            self.background_jobs.start()
        self.heartbeat.start()

    def resume_alarms(self, resumed: Sequence[Resumed]) -> None:
        """With what these tables do by themselves."""
        self._alarms.resume(resumed, self.computers.pause)
        log.info("%d open tables", sum(table.deadline is not None for table in resumed))

    async def close(self) -> None:
        if self.membership is not None:
            await self.membership.close()
        await self._alarms.close()
        await self.background_jobs.close()
        await self.computers.close()
        self.clock.close()
        await self.heartbeat.close()

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
        opener = self.clock.stamped(opener, place[0])
        data = new_table(game, place, opener, (opener.new_seat(),), options, clock=clock, learning=learning)
        return await self._opening.open(game, Change(data))

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
        opener = self.clock.stamped(opener, place[0])
        filled = lobby.with_computers((opener.new_seat(),), seats)
        data = new_table(game, place, opener, filled, options, clock=clock, learning=learning)
        return await self.begin(game, data, opener, secrets.token_hex(16))

    async def begin(self, game: AnyGame, data: TableData, opener: Actor, seed: str) -> Table:
        """A new table, dealt at once."""
        begun = reveals.with_reveal(lobby.deal(seed)(data, game, opener), game, self.computers.pause)
        return await self._opening.open(game, deadlines.with_deadlines(data, begun, game))

    async def rematch(self, old: TableData, actor: Actor) -> Table:
        if old.seat_of(actor.user_id) is None:
            raise Refused("not-seated")
        game, place, seats = (
            self.game(old.game),
            (old.guild_id, old.channel_id),
            lobby.rematch_seats(old, actor.user_id),
        )
        actor = self.clock.stamped(actor, old.guild_id)
        data = new_table(game, place, actor, seats, old.options, clock=old.clock, learning=old.learning)
        return await self._opening.open(game, Change(data))

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
        """A game of one person, dealt at once: where others are needed, computers have their seats. `day` and `seed`
        are those of the day's deal, if that is played.
        """
        player = self.clock.stamped(player, place[0])
        seats = lobby.with_computers((player.new_seat(),), lobby.good_number(game))
        data = new_table(game, place, player, seats, options, private=private, learning=learning, day=day)
        return await self.begin(game, data, player, seed or secrets.token_hex(16))

    async def open_lesson(self, game: AnyGame, place: tuple[int, int], learner: Actor, lesson: Lesson) -> Table:
        learner = self.clock.stamped(learner, place[0])
        seats, options = lessons.seats(lesson, learner.new_seat()), settle_options(game, lesson.options)
        begun = lessons.begin(lesson)(new_table(game, place, learner, seats, options), game, learner)
        return await self._opening.open(game, begun)

    def register_opened(self, game: AnyGame, data: TableData, events: Sequence[Event]) -> Table:
        """One that was opened just now."""
        log.info("table %s: %s opened in channel %s", data.id, data.game, data.channel_id)
        held, pace = self.store.would_hold(data), self.computers.pause
        table = self._at_hand.share(Table(self.store, game, data, self._schedule, self.clock, pace, is_held=held))
        table.begin(events)
        self._at_hand.keep(table)
        self._schedule(table)
        return table

    def has_game(self, name: str) -> bool:
        return name in self._games

    def game(self, name: str) -> AnyGame:
        try:
            return self._games[name]
        except KeyError:
            raise Refused("unknown-game", game=name) from None

    async def find(self, table_id: int) -> Table:
        """The table, read from the file if it is not at hand. One that cannot be read is set aside."""
        table = self._at_hand.get(table_id)
        if table is None:
            async with self._loading:
                table = self._at_hand.get(table_id) or await self._load(table_id)
        elif table.data.private or not self.store.has(table.data.guild_id):
            await self._catch_up(table)
        if not (table.data.private or self.store.has(table.data.guild_id)):
            self.store.messages.drop((table_id,))
            self.on_shown_elsewhere(lambda number, _: number == table_id)
        self._at_hand.keep(table)
        return table

    async def _catch_up(self, table: Table) -> None:
        """With what other processes have done at it, if there are any."""
        if self.membership is not None:
            try:
                await self._or_set_aside(table.data.id, table.catch_up())
            except Refused:
                self._give_up(table)
                raise

    async def _find_held(self, table_id: int) -> Table:
        """For what it does by itself: only if no other process does that."""
        table = await self.find(table_id)
        if not table.is_held:
            self._give_up(table)
            raise Refused("moved-on")
        return table

    def _give_up(self, table: Table) -> None:
        """It is not there any more, or another process does what it does by itself."""
        self.drop((table.data.id,))
        self._alarms.cancel(("show", table.data.id))

    async def _load(self, table_id: int) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.phase == Phase.ASIDE:
            raise Refused("set-aside")
        return await self._or_set_aside(table_id, self._read(stored))

    async def _read(self, stored: StoredTable) -> Table:
        game = self.game(stored.game)
        data = self.erasure_service.shown(decode(stored, game))
        held, pace = self.store.holds(stored), self.computers.pause
        table = Table(self.store, game, data, self._schedule, self.clock, pace, is_held=held)
        await table.restore()
        return self._at_hand.share(table)

    async def set_aside(self, table_id: int, why: str) -> None:
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
        if self.membership is not None and actor.way != "computer" and table.data.seat_of(actor.user_id) is None:
            await self.erasure_service.look()  # or somebody could sit down whom another process is about to forget
        try:
            return await self._or_set_aside(
                table.data.id, table.change(self.erasure_service.reject_erased_players(step, actor), actor)
            )
        finally:
            if not table.is_held:
                self._give_up(table)

    async def show(self, table: Table) -> None:
        """Something about it has changed that no change tells."""
        if table.is_held:
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
            await self.set_aside(table_id, str(error))
            raise Refused("set-aside") from None

    def loaded_tables(self) -> list[TableData]:
        """All that are in memory."""
        return self._at_hand.all()

    def drop(self, tables: Iterable[int]) -> None:
        """Whoever asks for them reads them from the file again, if they are still there."""
        for table_id in tables:
            self._at_hand.drop(table_id)
            self._alarms.cancel_all(table_id)

    def deal(self) -> Step:
        return lobby.start(secrets.token_hex(16))

    def show_later(self, table_id: int, guild_id: int, seconds: float) -> None:
        """If several messages of a table could not be shown, with the one to be tried first."""
        self._alarms.set_if_earlier(("show", table_id), guild_id, self.clock.of(guild_id) + seconds)

    def schedule_render_after_reveal(self, table: Table) -> None:
        """Again, once people have had their last look at how a round or the game ended."""
        if self.is_last_look(table.data):
            self._alarms.set(("reveal", table.data.id), table.data.guild_id, last_look_until(table.data))

    def is_last_look(self, data: TableData) -> bool:
        return self.clock.of(data.guild_id) < last_look_until(data)

    def schedule_turn_reminder(self, data: TableData, seconds: float) -> None:
        """To tell somebody, if need be, that it is their turn. Neither this time nor the other replaces the other."""
        self._alarms.set(("look", data.id), data.guild_id, self.clock.of(data.guild_id) + seconds)

    async def note_servers(self, shard: int, shards: int, here: Collection[int]) -> None:
        """A shard of so many has told on which of its servers the bot is."""
        servers, clock, date = self.heartbeat.servers, self.clock, self._outside.date
        gone, returned = await servers.note_ready(shard, shards, here, clock.running(), date, clock.of)
        if gone:
            log.info("left servers while shard %s was cut off: %s", shard, gone)
        for guild_id in gone:
            await self._set_server_aside(guild_id)
        await self._go_on_again(returned)

    async def note_server_left(self, guild_id: int) -> None:
        servers, clock = self.heartbeat.servers, self.clock
        await servers.note_left(guild_id, clock.running(), self._outside.date, clock.of)
        await self._set_server_aside(guild_id)

    async def note_server_joined(self, guild_id: int) -> None:
        await self._go_on_again(await self.heartbeat.servers.note_joined(guild_id, self.clock.of))

    async def _set_server_aside(self, guild_id: int) -> None:
        for table_id, _, _ in await self.store.open_tables_of(guild_id):
            self.drop((table_id,))
            self._alarms.cancel(("show", table_id))

    async def _go_on_again(self, returned: Returned) -> None:
        """Where they stopped. A deal of a past day is closed."""
        for guild_id in returned.servers:
            await self._set_server_aside(guild_id)  # somebody may have been erased from one of them meanwhile
        if returned.servers:
            self.resume_alarms(returned.tables)
        today = utc_day(self.clock.wall())
        for table_id, day in returned.days:
            if day < today:
                with suppress(Refused):
                    await self.run(await self.find(table_id), play.close_unasked, THE_BOT)

    async def close_where(self, guild_id: int, channel_id: int) -> None:
        """The channel is gone, so its tables are closed."""
        for table_id, _, channel in await self.store.open_tables_of(guild_id):
            if channel_id == channel:
                try:
                    change = await self.run(await self.find(table_id), play.close_unasked, THE_BOT)
                except Refused as refused:
                    log.info("table %s: nothing to close: %s", table_id, refused)
                else:
                    self.store.note_shown(table_id, change.table.version)  # there is nowhere left to show it

    def _schedule(self, table: Table) -> None:
        data = table.data
        if not table.is_held:
            self._alarms.cancel_all(data.id)
            return
        if not data.is_open:
            log.info("table %s: %s is %s", data.id, data.game, data.phase)
            self._alarms.cancel(("look", data.id))
            self.deals.note_ended(data)
        due = data.deadline
        if due is None:
            self._alarms.cancel(("deadline", data.id))
        else:
            self._alarms.set(("deadline", data.id), data.guild_id, due)
        self.computers.ask_later(table)

    async def _on_alarm(self, key: Hashable, guild_id: int) -> None:
        try:
            match key:
                case ("computer", int(table_id)):
                    table = await self._find_held(table_id)
                    await self._or_set_aside(table_id, self.computers.act(table))
                case ("deadline", int(table_id)):
                    await self._deadline_passed(table_id, guild_id)
                case ("show" | "look" | "reveal", int(table_id)):
                    await self.show(await self._find_held(table_id))
                case ("deal", str(deal), _) if self.store.has(guild_id):
                    await self.deals.on_news(deal, guild_id)
        except Refused as refused:
            # A person was quicker (they left, came back, ended the game): their change has set the next alarm.
            log.debug("%s: dropped: %s", key, refused)
        except StoreError as error:
            log.error("%s: %s", key, error)
            self._alarms.set(key, guild_id, self.clock.of(guild_id) + _RETRY)
        except Exception:
            log.exception("%s failed", key)

    def _clock_changed(self, shard: int, drift: float) -> None:
        self._alarms.resume_alarms(shard)
        if drift:
            self.heartbeat.retell(shard, drift)

    async def _deadline_passed(self, table_id: int, guild_id: int) -> None:
        table = await self._find_held(table_id)
        if not await self._outside.is_alive(guild_id):
            again = max(table.data.deadline or 0.0, self.clock.of(guild_id) + _RETRY)
            self._alarms.set(("deadline", table_id), guild_id, again)
            return
        try:
            change = await self.run(table, deadlines.time_up, THE_BOT)
        except Refused:
            # Its clock may have been put back, if an outage was noticed just then.
            if (due := table.data.deadline) is not None and self.clock.of(guild_id) < due:
                self._alarms.set(("deadline", table_id), guild_id, due)
            raise
        if table.computers_asked:
            # People have had their time; the table is shown together with what the computer does.
            self.computers.ask_now(table)
        else:
            await self._on_change(table, [change])
