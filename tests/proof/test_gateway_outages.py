"""Tables on a bot that is really connected, and loses a connection. Every way of losing one is gone through in
tests/proof/gateway_faults.py.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from itertools import pairwise

import pytest

from cogs.juse.rules.game import GAME
from tests.proof.gateway_evening import MESSAGES, Evening
from tests.proof.gateway_server import (
    IDENTIFY_EVERY,
    INVALID_SESSION,
    RECONNECT,
    UNAVAILABLE,
    UNKNOWN,
    Connection,
    Session,
)
from tests.proof.socket_env import SECONDS, SocketEnv, on_sockets
from tests.proof.tour import short_game_settings

pytestmark = pytest.mark.long

AFTER_ONE, AFTER_SEVERAL = 15.0, 35.0
"""Seconds after which a shard is connected again at the latest, once the gateway is there."""


@pytest.fixture
async def env() -> AsyncIterator[SocketEnv]:
    with short_game_settings() as settings:
        async with on_sockets(settings, 2) as env:
            env.begin()
            await env.until_ready()
            yield env
            assert env.errors == []


@pytest.fixture
async def evening(env: SocketEnv) -> AsyncIterator[Evening]:
    with closing(Evening(env)) as evening:
        await evening.prepare()
        yield evening


async def cut_off(env: SocketEnv, evening: Evening) -> None:
    await env.gateway.meet_with(UNAVAILABLE)
    env.gateway.cut(0)
    assert await env.until(lambda: evening.is_stopped)


async def connected_again(env: SocketEnv, evening: Evening) -> None:
    await env.gateway.listen()
    assert await env.until(lambda: env.hears(0) and not evening.is_stopped)


async def test_a_click_made_while_the_bot_was_cut_off_is_heard_when_the_session_goes_on(
    env: SocketEnv, evening: Evening
) -> None:
    env.update_clock = lambda: None  # however slow the machine: Discord waits only three seconds for an answer
    await cut_off(env, evening)
    clicked = await evening.clicked.house.click_move(evening.clicked.channel)
    assert not clicked.acknowledged
    await connected_again(env, evening)
    assert await env.until(lambda: clicked.acknowledged)
    assert len(env.gateway.identifies) == 2


async def test_after_a_new_session_a_buried_table_is_moved_down_and_one_without_a_channel_is_closed(
    env: SocketEnv, evening: Evening
) -> None:
    await cut_off(env, evening)
    env.gateway.invalidate(0)
    assert await evening.go_on() == []
    assert evening.buried.messages_below >= MESSAGES
    await connected_again(env, evening)
    assert len(env.gateway.identifies) == 3
    assert await env.until(lambda: evening.deleted.phase == "closed")
    assert await evening.buried.fault_of_move(typed=True) == ""
    assert await env.until(lambda: evening.buried.messages_below == 0)


async def test_a_press_waits_until_the_message_shows_the_table_as_it_is(env: SocketEnv, evening: Evening) -> None:
    place = evening.clicked
    table = await place.house.table(place.channel)
    name, action = await place.house.mover(place.channel)
    await place.house.act_unseen(table, place.house[name].id, GAME.parse(action))
    assert await place.fault_of_move(0.0) == "the clicked table is not shown as it is"
    pressing = asyncio.create_task(place.fault_of_move(SECONDS))
    await asyncio.sleep(0)
    await env.bot.services.display.show(table)
    assert await pressing == ""


async def test_shards_hear_only_of_their_own_servers(env: SocketEnv, evening: Evening) -> None:
    (elsewhere,) = evening.elsewhere
    sessions = env.gateway.sessions
    heard = [len(sessions[shard].events) for shard in range(2)]
    await elsewhere.house["bob"].send(elsewhere.channel, "hello")
    assert [len(sessions[shard].events) - heard[shard] for shard in range(2)] == [0, 1]
    assert env.hears_all


async def test_a_session_that_discord_has_forgotten_cannot_be_resumed(env: SocketEnv) -> None:
    before = env.gateway.sessions[0]
    env.gateway.invalidate(0)
    await env.gateway.end(0, UNKNOWN)
    assert await env.until(lambda: env.gateway.sessions[0] is not before and env.hears_all)
    assert len(env.gateway.resumes) == 1
    assert env.gateway.sessions[1].is_valid


async def test_whoever_identifies_too_soon_is_refused(env: SocketEnv) -> None:
    gateway, connection = env.gateway, env.gateway.connection(0)
    sent: list[tuple[int, object]] = []
    connection.send = lambda operation, data=None, **_: sent.append((operation, data))
    env.pace.jump()
    gateway._identified.clear()
    for refused in (False, True):
        gateway._identify(connection, {"token": gateway.token, "shard": [0, 2], "intents": 0})
        assert ((INVALID_SESSION, False) in sent) == refused


class Line:
    """One shard's connection, which comes and goes. Nobody waits for pauses: they put the time forward."""

    def __init__(self, env: SocketEnv, *, forgets: bool) -> None:
        """`forgets`: Discord, the session at each loss."""
        self.env, self.gateway, self.pace = env, env.gateway, env.pace
        self._forgets = forgets

    async def breaks(self, seconds: float, *, later: float = 0.0) -> float:
        """For so many seconds. Returns how many more it takes until the shard is there again."""
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


async def a_cut_right_after_a_long_outage(line: Line) -> list[float]:
    return [await line.breaks(180.0), await line.breaks(0.5)]


async def a_second_outage_of_ten_seconds(line: Line) -> list[float]:
    return [await line.breaks(10.0), await line.breaks(10.0, later=55.0)]


async def a_second_outage_of_a_minute(line: Line) -> list[float]:
    return [await line.breaks(60.0), await line.breaks(60.0, later=50.0)]


async def op_7_after_three_short_breaks(line: Line) -> list[float]:
    waits = [await line.breaks(0.5, later=1.0) for _ in range(3)]
    return [*waits, await line.back(line.pace.now(), lambda: line.gateway.connection(0).send(RECONNECT))]


async def op_9_for_seventy_seconds(line: Line) -> list[float]:
    gateway, until = line.gateway, line.pace.now() + 70.0

    def refuse(connection: Connection) -> None:
        if gateway.now() < until:
            connection.send(INVALID_SESSION, data=False)
        else:
            gateway.make_ready(connection, Session(0, 1, line.env.bot.intents.value))

    def lose() -> None:
        gateway.on_identify = refuse
        gateway.connection(0).send(INVALID_SESSION, data=False)

    return [await line.back(until, lose)]


@pytest.mark.parametrize("forgets", [False, True])
@pytest.mark.parametrize(
    "happens",
    [
        a_cut_right_after_a_long_outage,
        a_second_outage_of_ten_seconds,
        a_second_outage_of_a_minute,
        op_7_after_three_short_breaks,
        op_9_for_seventy_seconds,
    ],
)
async def test_soon_after_the_gateway_is_there_again_the_bot_is_too(
    happens: Callable[[Line], Awaitable[list[float]]], forgets: bool
) -> None:
    with short_game_settings() as settings:
        async with on_sockets(settings, 1) as env:
            env.begin()
            await env.until_ready()
            env.pace.jump()
            env.pace.skip(3600.0)
            first, *others = await happens(Line(env, forgets=forgets))
            assert first < (AFTER_SEVERAL if happens is op_9_for_seventy_seconds else AFTER_ONE)
            assert all(wait < AFTER_SEVERAL for wait in others)
            identified = env.gateway.identifies
            assert min((later - before for before, later in pairwise(identified)), default=60.0) >= IDENTIFY_EVERY
            assert env.gateway.too_soon == 0
