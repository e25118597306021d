"""How shards keep their connections to a gateway where all kinds of things go wrong."""

import asyncio
import inspect
import logging
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.cli.run import explain
from bot.ui.discord.internals import Socket
from bot.ui.discord.shards import LONGEST_APART
from tests.discord.gateway_server import (
    HEARTBEAT_ACK,
    HUNG,
    INTENTS_REFUSED,
    INVALID_SESSION,
    NO_HELLO,
    RECONNECT,
    REFUSED,
    TOKEN_REJECTED,
    Gateway,
)
from tests.discord.gateway_world import SHARDS, World, logged, there, world
from tests.host.conftest import stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "there", "world"]


@pytest.mark.parametrize(
    ("lose", "why"),
    [
        (lambda gateway: gateway.cut(0), "it broke off"),
        (lambda gateway: gateway.end(0, 4000), "closed by Discord with code 4000"),
        (lambda gateway: gateway.connection(0).send(RECONNECT), "Discord asked for a new connection"),
        (
            lambda gateway: gateway.connection(0).send(INVALID_SESSION, data=True),
            "Discord asked for a new connection",
        ),
        (lambda gateway: gateway.connection(0).garble(), "unreadable: error"),
        (lambda gateway: gateway.connection(0).socket.send_str("{not json"), "unreadable: JSONDecodeError"),
        (lambda gateway: gateway.connection(0).socket.send_str("[]"), "unreadable: AttributeError"),
    ],
)
async def test_a_lost_connection_is_resumed_and_told_of_once(
    there: World, caplog: pytest.LogCaptureFixture, lose: Callable[[Gateway], Any], why: str
) -> None:
    gateway, client = there.gateway, there.client
    if inspect.isawaitable(doing := lose(gateway)):
        await doing
    await eventually(lambda: client.count("shard_resumed", 0) == 1)
    assert (len(gateway.identifies), len(gateway.resumes)) == (SHARDS, 1)
    assert client.count("shard_disconnect", 0) == 1
    loss, recovery = logged(caplog)
    assert ("WARNING" in caplog.text) == ("asked" not in why), "what Discord asks for is no warning"
    assert loss == f"shard 0 is cut off ({why})"
    assert re.fullmatch(r"shard 0 is back after \d+\.\d s, its session goes on", recovery)
    assert logged(caplog, 1) == []
    await eventually(there.has_no_more_than_it_needs)


@pytest.mark.parametrize(
    ("lose", "resumes"),
    [
        (lambda gateway: gateway.end(0, 4009), 0),
        (lambda gateway: gateway.connection(0).send(INVALID_SESSION, data=False), 0),
        (lambda gateway: [gateway.invalidate(0), gateway.cut(0)], 1),
    ],
)
async def test_a_session_that_is_over_is_followed_by_a_new_one(
    there: World, caplog: pytest.LogCaptureFixture, lose: Callable[[Gateway], Any], resumes: int
) -> None:
    gateway, client = there.gateway, there.client
    if inspect.isawaitable(doing := lose(gateway)):
        await doing
    await eventually(lambda: client.count("shard_ready", 0) == 2)
    assert (len(gateway.identifies), len(gateway.resumes)) == (SHARDS + 1, resumes)
    assert client.count("shard_disconnect", 0) == 1
    assert 1 <= there.pauses[-1] <= 5
    assert [line.rpartition(", ")[2] for line in logged(caplog)][1:] == ["with a new session"]


@pytest.mark.parametrize("handshake", [HUNG, NO_HELLO])
async def test_a_shard_whose_handshake_hangs_holds_up_no_other_and_leaves_nothing_behind(
    world: World, monkeypatch: pytest.MonkeyPatch, handshake: str
) -> None:
    world.gateway.first = handshake
    monkeypatch.setattr(Socket, "HANDSHAKE_WITHIN", 1.0)
    world.begin()
    await eventually(lambda: len(world.gateway.sessions) == 1)
    assert len(world.gateway.connects) == 2, "the first still hangs"
    await world.connected()
    await eventually(world.has_no_more_than_it_needs)


async def test_a_gateway_that_closes_every_session_at_once_is_not_hammered(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    world.gateway.closes_at_once = True
    world.begin()
    await eventually(lambda: len(world.pauses) >= 18)
    assert max(world.pauses) > LONGEST_APART / 2
    assert world.pauses.count(0.0) == SHARDS
    assert len(world.gateway.identifies) == SHARDS, "each session is resumed"
    assert len(logged(caplog)) <= 10
    world.gateway.closes_at_once = False
    await world.connected()


async def test_a_connection_on_which_nothing_comes_is_given_up(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.client._connection.heartbeat_timeout = 1.0
    world.gateway.heartbeat_interval = 0.8
    world.begin()
    await world.connected()
    transport = world.gateway.connection(0).transport
    transport.pause_reading()
    await eventually(lambda: world.client.count("shard_resumed", 0) == 1)
    assert "shard 0 is cut off (nothing came from Discord for 1 s)" in logged(caplog)
    transport.resume_reading()


async def test_heartbeats_that_are_never_acknowledged_end_a_connection_on_which_events_come(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.gateway.heartbeat_interval = 0.2
    world.begin()
    await world.connected()
    connection, session = world.gateway.connection(0), world.gateway.sessions[0]
    send = connection.send

    def send_others(operation: int, data: Any = None, **more: Any) -> None:
        if operation != HEARTBEAT_ACK:
            send(operation, data, **more)

    connection.send = send_others
    while not world.client.count("shard_resumed", 0):
        session.tell("TYPING_START", {})
        await asyncio.sleep(0.02)
    assert "shard 0 is cut off (Discord acknowledges no heartbeat)" in logged(caplog)


@pytest.mark.parametrize("data", [None, [], "text", 7, {}, {"id": None}, {"id": "x", "guild_id": []}])
async def test_no_event_ends_the_bot_whatever_it_holds(
    there: World, data: Any, caplog: pytest.LogCaptureFixture
) -> None:
    session = there.gateway.sessions[0]
    for event in sorted({*there.client._connection.parsers} - {"READY", "RESUMED"}):
        session.tell(event, data)
    session.tell("RESUMED", {})
    await eventually(lambda: there.client.count("shard_resumed", 0) == 1)
    assert "skipped an event" in caplog.text
    assert (len(there.gateway.identifies), there.gateway.resumes) == (SHARDS, [])


@pytest.mark.parametrize(
    ("code", "says"), [(TOKEN_REJECTED, "Discord rejected the token"), (INTENTS_REFUSED, "look at the intents")]
)
async def test_a_bot_that_is_refused_for_good_ends_with_one_sentence(there: World, code: int, says: str) -> None:
    assert there.running is not None
    await there.gateway.end(0, code)
    await eventually(there.running.done)
    error = there.running.exception()
    assert isinstance(error, Exception)
    assert says in str(explain(error))


@pytest.mark.parametrize("handshake", [REFUSED, HUNG, NO_HELLO])
async def test_a_bot_that_cannot_connect_can_be_stopped(world: World, handshake: str) -> None:
    """The fixture does that, and gives it little time."""
    await world.gateway.meet_with(handshake)
    world.begin()
    await eventually(lambda: len(world.gateway.connects) >= SHARDS or len(world.pauses) > SHARDS)


async def test_a_bot_that_is_stopped_tells_discord_and_not_the_log(
    there: World, caplog: pytest.LogCaptureFixture
) -> None:
    connections = [there.gateway.connection(shard) for shard in range(SHARDS)]
    await there.close()
    await eventually(lambda: [connection.socket.close_code for connection in connections] == [1000] * SHARDS)
    assert logged(caplog) == []
