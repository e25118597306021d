"""Test a bot that loses its connection to the gateway. `python -m tests.proof gateway_faults` tries every way."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import pairwise

import pytest

from tests.discord.gateway_server import IDENTIFY_EVERY, INVALID_SESSION, RECONNECT, UNAVAILABLE, Connection, Session
from tests.discord.socket_env import SocketEnv, on_sockets
from tests.proof.gateway_evening import Evening
from tests.proof.tour import short_game_settings

pytestmark = pytest.mark.long

AFTER_ONE, AFTER_SEVERAL = 15.0, 35.0
"""Seconds after which a shard is connected again at the latest, once the gateway is there."""
ON_THE_WAY = 0.1
"""Seconds by which what arrives over a real socket may come closer together than it was sent."""


async def test_a_click_made_while_the_bot_was_cut_off_is_heard_when_the_session_goes_on() -> None:
    with short_game_settings() as settings:
        async with on_sockets(settings, 2) as env:
            env.begin()
            await env.until_ready()
            with closing(Evening(env)) as evening:
                await evening.prepare()
                env.update_clock = lambda: None  # Discord waits only three seconds, however slow the machine
                await env.gateway.meet_with(UNAVAILABLE)
                env.gateway.cut(0)
                assert await env.until(lambda: evening.is_stopped)
                clicked = await evening.clicked.house.click_move(evening.clicked.channel)
                assert not clicked.acknowledged
                await env.gateway.listen()
                assert await env.until(lambda: clicked.acknowledged)
                assert len(env.gateway.identifies) == 2
                assert env.errors == []


class Shard:
    """One shard's connection, which comes and goes. Nobody waits for pauses: they put the time forward."""

    def __init__(self, env: SocketEnv, *, forgets: bool) -> None:
        """`forgets`: Discord, the session at each loss."""
        self.env, self.gateway, self.pace = env, env.gateway, env.pace
        self._forgets = forgets

    async def breaks(self, seconds: float, *, later: float = 0.0) -> float:
        """Return how many seconds more than these it takes until the shard is there again."""
        self.pace.skip(later)
        self.gateway.away_until = self.pace.now() + seconds
        return await self.back(self.gateway.away_until, lambda: self.gateway.cut(0))

    async def back(self, since: float, lose: Callable[[], None]) -> float:
        begun = len(self.gateway.begun)
        if self._forgets:
            self.gateway.invalidate(0)
        lose()
        assert await self.env.until(lambda: len(self.gateway.begun) > begun and self.env.hears_all)
        return self.gateway.begun[-1] - since


async def a_cut_right_after_a_long_outage(shard: Shard) -> list[float]:
    return [await shard.breaks(180.0), await shard.breaks(0.5)]


async def a_second_outage_of_a_minute(shard: Shard) -> list[float]:
    return [await shard.breaks(60.0), await shard.breaks(60.0, later=50.0)]


async def op_7_after_three_short_breaks(shard: Shard) -> list[float]:
    waits = [await shard.breaks(0.5, later=1.0) for _ in range(3)]
    return [*waits, await shard.back(shard.pace.now(), lambda: shard.gateway.connection(0).send(RECONNECT))]


async def op_9_for_seventy_seconds(shard: Shard) -> list[float]:
    gateway, until = shard.gateway, shard.pace.now() + 70.0

    def refuse(connection: Connection) -> None:
        if gateway.now() < until:
            connection.send(INVALID_SESSION, data=False)
        else:
            gateway.make_ready(connection, Session(0, 1, shard.env.bot.intents.value))

    def lose() -> None:
        gateway.on_identify = refuse
        gateway.connection(0).send(INVALID_SESSION, data=False)

    return [await shard.back(until, lose)]


@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.parametrize(
    "happens",
    [
        a_cut_right_after_a_long_outage,
        a_second_outage_of_a_minute,
        op_7_after_three_short_breaks,
        op_9_for_seventy_seconds,
    ],
)
async def test_soon_after_the_gateway_is_there_again_the_bot_is_too(
    happens: Callable[[Shard], Awaitable[list[float]]], forgets: bool
) -> None:
    with short_game_settings() as settings:
        async with on_sockets(settings, 1) as env:
            env.begin()
            await env.until_ready()
            env.pace.jump()
            env.pace.skip(3600.0)
            first, *others = await happens(Shard(env, forgets=forgets))
            assert first < (AFTER_SEVERAL if happens is op_9_for_seventy_seconds else AFTER_ONE)
            assert all(wait < AFTER_SEVERAL for wait in others)
            apart = [later - before for before, later in pairwise(env.gateway.identifies)]
            assert all(seconds >= IDENTIFY_EVERY - ON_THE_WAY for seconds in apart)
            assert env.gateway.too_soon == 0
