"""A bot without Discord: tables on a real file, Juse and Junk, and a time that a test can put forward."""

import asyncio
import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.core.game import AnyGame, Choose, OptionValue, settle_options
from bot.core.time_controls import ClockName
from bot.features.challenge.deals import Deals
from bot.features.daily.results import DayDeal
from bot.parts import find_stored
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.heartbeat import JobPiece
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lobby, play
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Place
from bot.tables.steps.model import COMPUTER, THE_BOT, Actor, Change, Proposal, Seat, TableData
from bot.tables.steps.table_log import AnyStep
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.store import Store
from cogs.junk.player import choose as choose_in_junk
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.player import choose
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Memory
from tests.new_database import put_new_database
from tests.traces import rows

GUILD, CHANNEL = 11, 22
ALICE, BOB, CAROL, DAVE = 710101, 710102, 710103, 710104
KEEPER = 710109
"""A moderator who has no seat."""
NOW = 1000.0
DAY = 24 * 3600.0
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carol", DAVE: "Dave"}

GAMES: Mapping[AnyGame, Choose] = {GAME: choose, JUNK: choose_in_junk}
SECONDS = 100.0
SHORT_GAME = f"{1234:032x}"
"""Four seats without a misplay win this deal after 54 actions; most deals take four times as many."""


def by(user: int, now: float = NOW, *, moderator: bool = False) -> Actor:
    return Actor(user, NAMES.get(user, f"user {user}"), moderator, now, now)


def new_table(*people: int, game: AnyGame = GAME, computers: int = 0, **fields: Any) -> TableData:
    seats = (*(by(user).new_seat() for user in people), *(Seat(COMPUTER, f"c{number}") for number in range(computers)))
    options = settle_options(game, fields.pop("options", {}))
    table = TableData(1, game.name, people[0], options, seats, touched_at=NOW, place=Place(GUILD, CHANNEL))
    return with_fields(table, **fields)


def the_bot(now: float) -> Actor:
    return msgspec.structs.replace(THE_BOT, now=now, at=now)


class Reachable:
    """A Discord to which the bot has a good line."""

    def __init__(self) -> None:
        self.date: float | None = None
        self.alive = True

    async def is_alive(self, guild_id: int) -> bool:
        return self.alive


class OfflineBot:
    shards = 1

    def __init__(self, place: DatabaseUrl, store: Store, pause: float, skipped: float, **limits: Any) -> None:
        self.place = place
        self.skipped = skipped
        self.changes: list[tuple[Table, Sequence[Change]]] = []
        self.changed = asyncio.Event()
        self._held: list[JobPiece] = []
        self.discord = Reachable()
        self.clock = self.new_clock()
        self.tables = Tables(store, self.clock, self.discord, pause, self._on_change, **limits)
        self.deals = Deals(self.tables)

    def new_clock(self) -> Clock:
        return Clock(self.now, self.now, math.inf)

    async def start(self) -> None:
        await self.tables.start()
        await self.connect(0)

    async def close(self) -> None:
        await self.tables.close()

    def now(self) -> float:
        return time.time() + self.skipped

    async def _on_change(self, table: Table, changes: Sequence[Change]) -> None:
        self.changes.append((table, changes))
        self.changed.set()

    async def connect(self, shard: int) -> None:
        self.clock.online(shard, self.shards)

    def skip(self, seconds: float) -> None:
        self.skipped += seconds
        # Of tables that are not there, on each of two shards: any ring of the timer looks at the time of now.
        for shard in range(2):
            self.tables.alarms.show_in(-shard, shard << 22, 0)
        self.tables.heartbeat.retell(-1, 0.0)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Waits for what the tables do by themselves."""
        async with asyncio.timeout(SECONDS):
            while not wanted():
                self.changed.clear()
                await self.changed.wait()

    def hold_background_jobs(self) -> None:
        """As if they had no time yet."""
        self._held = self._held or self.tables.background_jobs._jobs
        self.tables.background_jobs._jobs = []

    async def background_jobs(self, later: float = 0.0) -> None:
        """Until nothing is left that background jobs have to do now, or so many seconds later."""
        if later:
            self.skip(later)
        if self._held:
            self.tables.background_jobs._jobs, self._held = self._held, []
        self.tables.background_jobs.wake()
        await eventually(lambda: not self.tables.background_jobs.busy)

    def by(self, user: int, *, moderator: bool = False) -> Actor:
        return by(user, self.now(), moderator=moderator)

    async def run(self, table: Table, step: AnyStep, user: int, *, moderator: bool = False) -> Change:
        return await self.tables.run(table, step, self.by(user, moderator=moderator))

    async def lobby(
        self,
        *people: int,
        computers: int = 0,
        guild: int = GUILD,
        channel: int = CHANNEL,
        clock: ClockName = "none",
        **options: OptionValue,
    ) -> Table:
        first, *others = people
        settled = settle_options(GAME, options)
        table = await self.tables.open(GAME, (guild, channel), self.by(first), settled, clock)
        for user in others:
            await self.join(table, user)
        for _ in range(computers):
            await self.run(table, lobby.add_computer(), first)
        return table

    async def join(self, table: Table, user: int) -> Change:
        return await self.run(table, lobby.join, user)

    async def game(self, *people: int, **how: Any) -> Table:
        table = await self.lobby(*people, **how)
        await self.run(table, lobby.start(secrets.token_hex(16)), people[0])
        return table

    async def act(self, table: Table, user: int, action: Any, epoch: int | None = None) -> Change:
        return await self.run(table, play.act(action, epoch), user)

    async def played(self, *people: int, **how: Any) -> Table:
        """A whole short game without a misplay."""
        table = await self.lobby(*people, **how)
        await self.start_short(table)
        await self.play_on(table)
        return table

    async def start_short(self, table: Table) -> None:
        await self.run(table, lobby.start(SHORT_GAME), table.data.opener_id)

    async def junk(self, user: int, *, guild: int = GUILD, channel: int = CHANNEL, **how: Any) -> Table:
        """A game of Junk, private unless `how` says otherwise; of a `day`, its deal."""
        options, day = settle_options(JUNK, {}), how.pop("day", None)
        facts = {"private": True, **how, **({} if day is None else DayDeal.facts("junk", day))}
        return await self.tables.open_dealt(JUNK, (guild, channel), self.by(user), options, **facts)

    async def finish_junk(self, table: Table) -> float:
        """Junk every card. Return the score."""
        while table.data.is_open:
            legal = [action.value for action in JUNK.legal(table.data.state, 0)]
            action = next(name for name in ("draw", "junk", "stop") if name in legal)
            await self.act(table, table.data.opener_id, JUNK.parse(action))
        return JUNK.outcome(table.data.state).scores[0]

    async def play_on(self, table: Table, until: Callable[[TableData], bool] = lambda _: False) -> None:
        """People and computers play well, until the table is like this or not open."""
        while table.data.is_open and not until(table.data):
            seat, user = to_move(table)
            state = table.data.state
            action = choose(GAME.view(state, seat), Memory(base=state.base), seat, lambda _: 999, "hard")
            if table.data.seats[seat].by_computer:
                await self.act_for_computer(table, action)
            else:
                await self.act(table, user, action)

    async def move_by_move(self, table: Table, until: Callable[[], bool] = lambda: False) -> None:
        """The opener makes legal moves, and the computers move by themselves, until then or the end."""
        while table.data.is_open and not until():
            await self.until(lambda: not table.computers_asked)
            if table.data.is_open:
                await self.act(table, table.data.opener_id, legal(table))

    async def act_for_computer(self, table: Table, action: Any) -> Change:
        proposal = Proposal(table.data.version, to_move(table)[0], action)
        return await self.tables.run(table, play.act_for_computer(proposal), THE_BOT)

    async def forget(self, user: int, guild: int | None = GUILD) -> None:
        await self.tables.forgetting.person(guild, self.by(user))

    def computers_wait(self, table: Table) -> float:
        """Return the seconds until the computers of this table move or call."""
        _, when = self.tables.alarms._times["computer", table.data.id]
        return when - self.clock.table_time(table.data.guild_id)

    def stored_version(self, table: Table) -> int:
        """Return the version that the database has of a table."""
        [(version,)] = self.rows("SELECT version FROM tables WHERE id = ?", table.data.id)
        return version

    def stored_tables(self) -> list[int]:
        """Return the numbers of all tables in the database."""
        return [number for (number,) in self.rows("SELECT id FROM tables ORDER BY id")]

    def rows(self, sql: str, *values: Any) -> list[Any]:
        return rows(self.place, sql, *values)

    def table_names(self) -> list[str]:
        server = isinstance(self.place, str)
        all_there = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        found = self.rows(all_there if server else "SELECT name FROM sqlite_schema WHERE type = 'table'")
        return [name for (name,) in found]

    @property
    def path(self) -> Path:
        """For what only SQLite has."""
        assert isinstance(self.place, Path)
        return self.place


class AtItsOwnPace(OfflineBot):
    """Its time passes only when it is put forward."""

    def now(self) -> float:
        return NOW + self.skipped


@asynccontextmanager
async def running_bot(
    place: DatabaseUrl,
    *,
    pause: float = 0.0,
    games: Mapping[AnyGame, Choose] = GAMES,
    skipped: float = 0.0,
    made: Callable[..., OfflineBot] = OfflineBot,
    opened: Callable[[Any], Awaitable[Store]] = lambda place: Store.open(place, find_stored()),
    **limits: Any,
) -> AsyncIterator[OfflineBot]:
    if isinstance(place, Path) and not place.exists():
        put_new_database(place)
    store = await opened(place)
    bot = made(place, store, pause, skipped, **limits)
    try:
        for game, player in games.items():
            bot.tables.add_game(game, player)
        await bot.start()
        yield bot
    finally:
        await bot.close()
        await store.close()


def without_times(table: TableData) -> TableData:
    """Without what a restart moves."""
    seats = tuple(with_fields(seat, due=None) for seat in table.seats)
    return with_fields(table, touched_at=0.0, begun_at=None, seats=seats)


async def eventually(wanted: Callable[[], bool]) -> None:
    for _ in range(5000):
        if wanted():
            return
        await asyncio.sleep(SECONDS / 5000)
    raise TimeoutError


def to_move(table: Table) -> tuple[int, int]:
    """Seat and user, in a game with one seat to act."""
    [seat] = table.game.to_act(table.data.state)
    return seat, table.data.seats[seat].user_id


def legal(table: Table) -> Any:
    seat, _ = to_move(table)
    return table.game.legal(table.data.state, seat)[0]


def tamper(place: DatabaseUrl, sql: str, *values: Any) -> None:
    rows(place, sql, *values)
