"""How fast sessions may begin, in a made-up time: the day's ration is never used up."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import pairwise

import discord
import pytest

from bot.tables.store.store_errors import StoreError
from bot.ui.discord.shards import SessionStarts
from tests.tables.offline_bot import DAY

MINUTE = 60.0


class Time:
    """Passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Ration:
    """Discord's own count: a day begins with the first session that begins after the one before."""

    def __init__(self, time: Time, used: int = 0, at_once: int = 1) -> None:
        self._time = time
        self._used = used
        self._at_once = at_once
        self._since = time.now
        self.begun: list[float] = []
        self.answers = True

    def begin(self) -> None:
        if self._time.now >= self._since + DAY:
            self._since, self._used = self._time.now, 0
        self._used += 1
        assert self._used <= 1000, "Discord has taken away the token"
        self.begun.append(self._time.now)

    async def ask(self) -> discord.SessionStartLimits:
        if not self.answers:
            raise discord.GatewayNotFound
        left = max(0.0, self._since + DAY - self._time.now)
        remaining = 1000 - self._used if left else 1000
        return discord.SessionStartLimits(
            total=1000, remaining=remaining, reset_after=round(1000 * left), max_concurrency=self._at_once
        )


def process(time: Time, ask: Callable[[], Awaitable[discord.SessionStartLimits]]) -> SessionStarts:
    return SessionStarts(ask, now=time, sleep=time.sleep, chance=random.Random(1).random)  # noqa: S311


async def begin(starts: SessionStarts, ration: Ration, shard: int = 0, shards: int = 1) -> None:
    await starts.turn(shard, shards, shards)
    ration.begin()
    starts.note_begun(shard)


@pytest.mark.parametrize(("shards", "at_once", "least", "most"), [(16, 1, 75, 80), (32, 16, 5, 6)])
async def test_shards_start_soon_but_at_once_only_as_discord_lets_them(
    shards: int, at_once: int, least: float, most: float
) -> None:
    time = Time()
    ration = Ration(time, at_once=at_once)
    starts, started = process(time, ration.ask), time.now
    await asyncio.gather(*(begin(starts, ration, shard, shards) for shard in range(shards)))
    assert least <= time.now - started <= most
    assert min(later - before for before, later in zip(ration.begun, ration.begun[at_once:], strict=False)) >= 5


class Database:
    """The database that the processes of a bot share."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._next: dict[int, float] = {}
        self.is_there = True

    async def reserve(self, turns: int) -> float:
        if not self.is_there:
            self.is_there = True
            raise StoreError("The server cannot be reached.")
        at = max(self._time.now, self._next.get(turns, 0.0))
        self._next[turns] = at + 5
        return at - self._time.now

    def process(self, ration: Ration) -> SessionStarts:
        starts = process(self._time, ration.ask)
        starts.reserve = self.reserve
        return starts


@pytest.mark.parametrize("answers", [True, False])
async def test_processes_whose_sessions_are_invalid_all_day_do_not_use_up_the_ration_together(answers: bool) -> None:
    time = Time()
    ration, database, started = Ration(time), Database(time), time.now
    ration.answers = answers
    processes = [database.process(ration) for _ in range(4)]
    while time.now < started + DAY:
        for number, starts in enumerate(processes):
            await starts.turn(number, 1, 4)
            ration.begin()
            starts.note_begun(number)
    assert 800 < len(ration.begun) < 1000
    assert max(later - before for before, later in pairwise(ration.begun)) < 10 * MINUTE


async def test_while_the_database_is_away_no_session_begins(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    ration, database = Ration(time), Database(time)
    starts = database.process(ration)
    database.is_there = False
    await starts.turn(0, 1, 2)
    assert time.now == 5005.0
    assert [record.getMessage() for record in caplog.records] == ["no session can begin: The server cannot be reached."]
