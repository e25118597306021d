"""All tables of a process: opens them, and starts and stops what is done for all of them."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.core.errors import Refused
from bot.core.game import AnyGame, OptionValue, options_for_new_table, options_of_a_night
from bot.core.time_controls import ClockName
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.computers import has_computers_to_ask
from bot.tables.runtime.first_deal import slips_soon
from bot.tables.runtime.forgetting import Forgetting
from bot.tables.runtime.heartbeat import BackgroundJobs, DiscordLink, Heartbeat
from bot.tables.runtime.loaded_tables import LoadedTables
from bot.tables.runtime.pool import SPARE_TIME, Pool
from bot.tables.runtime.table import OnChange, Table, new_table
from bot.tables.steps import lobby, play
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import COMPUTER, THE_BOT, Actor, Change, Channel, Phase, TableData, Unreadable
from bot.tables.store.archive import Archive, drop_old_rows
from bot.tables.store.resuming import resume
from bot.tables.store.store import ChannelTaken, Store
from bot.tables.store.table_rows import Limits
from bot.tables.store.uncancelled import uncancelled

log = logging.getLogger(__name__)

_TRIED = 100
"""The number of tables of an older version that are read at the start."""
_FIRST_DEALS = 12
"""The number of deals tried to find one in which a computer slips soon."""
_MANY_THINKERS = 3
"""The thinkers of a machine with four cores, which can spare a second process for what no table waits for."""


class Tables(LoadedTables):
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
        super().__init__(store, clock, discord_link, computer_pause, on_change, thinkers)
        self.limits = limits or Limits()
        self.reserved: dict[int, str] = {}
        """The channels in which something else is played, so no table opens there, with what is said then."""
        self.spare_time = Pool(2 if thinkers >= _MANY_THINKERS else 1, SPARE_TIME)
        """Reviews and the like: never done where computers think, so that no table waits for them."""
        archive = Archive(store, self.game, self.drop, keep_records)
        self.background_jobs = BackgroundJobs(
            lambda: archive.pack_some(clock.slowest(), utc_day(clock.wall())),
            lambda: archive.drop_some(clock.slowest()),
            lambda: drop_old_rows(store, utc_day(clock.wall())),
        )
        self.forgetting = Forgetting(self, self.background_jobs)
        self.background_jobs.add(archive.rewrite_some)
        self.heartbeat = Heartbeat(
            store,
            clock,
            discord_link,
            self.alarms.show_one_by_one,
            self.forgetting.servers,
            self.forgetting.drop_erased,
        )

    async def start(self, resumed: Callable[[], Awaitable[object]] | None = None) -> None:
        """Resume where the bot stopped: all tables, or those that are `resumed`."""
        self.clock.on_change = self._clock_changed
        await (resumed or self._resume)()
        self.heartbeat.start()
        await self._warn_of_unreadable()

    async def _resume(self) -> None:
        self.clock.start(await self.store.saved_time())
        await self.store.heartbeat(self.clock.saved())
        await self.heartbeat.servers.read_left()
        now = self.clock.slowest()
        self.resume_alarms(await self.store.transaction(lambda db: resume(db, now)))
        await self.post_pending()
        self.background_jobs.start()

    async def _warn_of_unreadable(self) -> None:
        """Tell the host after an upgrade which tables of the older version cannot be read any more. Only some are
        tried, as people wait for the start; `check` reads all.
        """
        versions = {name: game.state_version for name, game in self._games.items()}
        for number in await self.store.open_of_other_versions(versions, _TRIED) if versions else ():
            row = await self.store.load(number)
            try:
                if row is not None:
                    self.store.decode(row, self._games[row.game])
            except Unreadable as error:
                log.warning("after the upgrade, %s; it is set aside as soon as somebody uses it", error)

    async def close(self) -> None:
        await self.alarms.close()
        await self.background_jobs.close()
        await asyncio.gather(self.computers.thinker.pool.close(), self.spare_time.close())
        self.clock.close()
        await self.heartbeat.close()

    async def open(
        self,
        game: AnyGame,
        place: Channel,
        opener: Actor,
        options: Mapping[str, OptionValue],
        clock: ClockName = "none",
        *,
        learning: bool = False,
    ) -> Table:
        """Open a lobby in `place` (server, channel) with its opener seated."""
        opener = self.clock.stamped(opener, place[0])
        how = {"clock": clock, "learning": learning, "host_acted_at": opener.now}
        data = new_table(game, place, opener, (opener.new_seat(),), options, **how)
        return await self.open_begun(game, Change(data))

    async def open_dealt(
        self,
        game: AnyGame,
        place: Channel,
        opener: Actor,
        options: Mapping[str, OptionValue],
        clock: ClockName = "none",
        *,
        seats: int | None = None,
        private: bool = False,
        learning: bool = False,
        seed: str | None = None,
        **facts: Any,
    ) -> Table:
        """Open a game dealt at once, with computers in the other seats, of which there are as many as make a good game
        unless told otherwise. `facts`: what else the table is, such as its deal, if others play that.
        """
        opener = self.clock.stamped(opener, place[0])
        filled = lobby.with_computers((opener.new_seat(),), seats or lobby.good_number(game))
        how = {"clock": clock, "private": private, "learning": learning}
        data = new_table(game, place, opener, filled, options, **how, **facts)
        return await self.begin(game, data, opener, seed or await self._first_seed(game, data, opener))

    async def begin(self, game: AnyGame, data: TableData, opener: Actor, seed: str) -> Table:
        """Open a table that is dealt at once."""
        begun = lobby.deal(seed)(data, game, opener)
        return await self.open_begun(game, await self._with_what_follows(data, begun, game, opener))

    async def _first_seed(self, game: AnyGame, data: TableData, opener: Actor) -> str:
        """Return a seed for a deal. In somebody's first game a computer soon makes a mistake for them to call."""
        first = await self._first_game(data) if game.has_calls and not data.terms.learning else None
        choose, _ = self.computers.players[game.name]
        for _ in range(_FIRST_DEALS if first is not None and not first.before else 0):
            seed = secrets.token_hex(16)
            begun = lobby.deal(seed)(data, game, opener)
            if await asyncio.to_thread(slips_soon, begun, game, choose):
                log.info("%s: the first deal of user %s was chosen: a computer slips soon", game.name, opener.user_id)
                return seed
        return secrets.token_hex(16)

    async def rematch(
        self,
        old: TableData,
        actor: Actor,
        game_name: str | None = None,
        *,
        wait: float | None = None,
        queue: lobby.Queue = lobby.NOBODY_WAITS,
    ) -> Table:
        """Open a lobby for the people of a game that has ended: of the same game, or of another one. Whoever is alone
        with computers is dealt the same game at once. With `wait`, it has a soft clock, and is dealt at once or, if
        somebody missed their last turn, so many seconds later, when they may be there.
        """
        game, place = self.game(game_name or old.game), (old.guild_id, old.channel_id)
        absent = [] if wait is None else lobby.absent_from(old, actor.user_id)
        seats = lobby.rematch_seats(old, game, actor.user_id, len(absent), queue)
        actor = self.clock.stamped(actor, old.guild_id)
        usual = options_for_new_table(game) if wait is None else options_of_a_night(game)
        is_own = game.name == old.game and old.options != options_for_new_table(game)
        options = old.options if is_own else usual
        how = {
            "clock": old.terms.clock if wait is None else "soft",
            "learning": old.terms.learning,
            "rematch": True,
            "host_acted_at": actor.now,
        }
        is_alone = game.name == old.game and all(
            seat.user_id in (COMPUTER, actor.user_id) for seat in (*old.seats, *seats)
        )
        if (wait is not None and not absent) or is_alone:
            data = new_table(game, place, actor, lobby.with_computers(seats, game.min_seats), options, **how)
            return await self.begin(game, data, actor, secrets.token_hex(16))
        if wait is not None:
            how["starts_at"] = actor.now + wait
        return await self.open_begun(game, Change(new_table(game, place, actor, seats, options, **how)))

    async def open_begun(self, game: AnyGame, begun: Change) -> Table:
        """Open a table as it has begun. `Refused` where something else is played in its channel."""
        if not begun.table.private and (refusal := self.reserved.get(begun.table.channel_id)):
            raise Refused(refusal)
        return await uncancelled(self._open(game, begun))

    async def _open(self, game: AnyGame, begun: Change) -> Table:
        computers = has_computers_to_ask(game, begun.table)
        while True:
            try:
                data = await self.store.open_table(begun.table, game.state_version, begun.log, self.limits, computers)
                break
            except ChannelTaken as taken:
                await self._free_channel(taken, begun.table)
        log.info("table %s: %s opened in channel %s", data.id, data.game, data.channel_id)
        return self._register_opened(game, data, begun)

    async def _free_channel(self, taken: ChannelTaken, wanted: TableData) -> None:
        """Move the table in the way out of the channel; `Refused` if it cannot be moved."""
        if taken.game not in self._games:
            # The game is no longer part of the bot: its table can be neither played nor ended.
            await self.quarantine(taken.table_id, f"there is no game {taken.game}, and its channel is wanted")
        else:
            table = await self.find(taken.table_id)
            step = play.go_private if table.data.phase is Phase.PLAYING else lobby.make_way(wanted)
            await self.run(table, step, THE_BOT, self._on_change)

    def _clock_changed(self, shard: int, drift: float) -> None:
        self.alarms.resume_alarms(shard)
        if drift:
            self.heartbeat.retell(shard, drift)
