"""How shards keep their connections to a gateway where all kinds of things go wrong."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import yarl

from bot.ui.discord import shards
from bot.ui.discord.internals import Lost, Socket
from bot.ui.discord.shards import LONGEST_APART
from tests.discord.gateway_server import (
    DISPATCH,
    HEARTBEAT_ACK,
    HUNG,
    INVALID_SESSION,
    NO_HELLO,
    RATIONED,
    RECONNECT,
    REFUSED,
    UNAVAILABLE,
    Connection,
    Gateway,
    Session,
)
from tests.discord.gateway_world import SHARDS, World, logged, there, world
from tests.host.conftest import stub
from tests.tables.offline_bot import eventually

__all__ = ["stub", "there", "world"]


async def cut(gateway: Gateway) -> None:
    gateway.cut(0)


async def ended(gateway: Gateway) -> None:
    await gateway.end(0, 4000)


async def asked(gateway: Gateway) -> None:
    gateway.connection(0).send(RECONNECT)


async def invalid_but_resumable(gateway: Gateway) -> None:
    gateway.connection(0).send(INVALID_SESSION, data=True)


async def garbled(gateway: Gateway) -> None:
    await gateway.connection(0).garble()


async def not_json(gateway: Gateway) -> None:
    await gateway.connection(0).socket.send_str("{not json")


async def no_object(gateway: Gateway) -> None:
    await gateway.connection(0).socket.send_str("[]")


@pytest.mark.parametrize(
    ("lose", "why"),
    [
        (cut, "it broke off"),
        (ended, "closed by Discord with code 4000"),
        (asked, "Discord asked for a new connection"),
        (invalid_but_resumable, "Discord asked for a new connection"),
        (garbled, "unreadable: error"),
        (not_json, "unreadable: JSONDecodeError"),
        (no_object, "unreadable: AttributeError"),
    ],
)
async def test_a_lost_connection_is_resumed_and_told_of_once(
    there: World, caplog: pytest.LogCaptureFixture, lose: Callable[[Gateway], Awaitable[None]], why: str
) -> None:
    gateway, client = there.gateway, there.client
    await lose(gateway)
    await eventually(lambda: client.count("shard_resumed", 0) == 1)
    assert (len(gateway.identifies), len(gateway.resumes)) == (SHARDS, 1)
    assert client.count("shard_disconnect", 0) == 1
    loss, recovery = logged(caplog)
    assert loss == f"shard 0 is cut off ({why})"
    assert re.fullmatch(r"shard 0 is back after \d+\.\d s, its session goes on", recovery)
    assert logged(caplog, 1) == []
    await eventually(there.has_no_more_than_it_needs)


async def session_is_over(gateway: Gateway) -> None:
    await gateway.end(0, 4009)


async def invalid(gateway: Gateway) -> None:
    gateway.connection(0).send(INVALID_SESSION, data=False)


async def cut_and_forgotten(gateway: Gateway) -> None:
    gateway.invalidate(0)
    gateway.cut(0)


@pytest.mark.parametrize(("lose", "resumes"), [(session_is_over, 0), (invalid, 0), (cut_and_forgotten, 1)])
async def test_a_session_that_is_over_is_followed_by_a_new_one(
    there: World, caplog: pytest.LogCaptureFixture, lose: Callable[[Gateway], Awaitable[None]], resumes: int
) -> None:
    gateway, client = there.gateway, there.client
    await lose(gateway)
    await eventually(lambda: client.count("shard_ready", 0) == 2)
    assert (len(gateway.identifies), len(gateway.resumes)) == (SHARDS + 1, resumes)
    assert client.count("shard_disconnect", 0) == 1
    assert 1 <= there.pauses[-1] <= 5
    assert [line.rpartition(", ")[2] for line in logged(caplog)][1:] == ["with a new session"]


async def test_a_session_that_discord_ends_again_and_again_is_no_failure(world: World) -> None:
    """It has said how soon it wants to be asked again."""
    world.gateway.on_identify = lambda connection: connection.send(INVALID_SESSION, data=False)
    world.begin()
    await eventually(lambda: len(world.pauses) >= 16 + SHARDS)
    assert all(1 <= pause <= 5 for pause in world.pauses[SHARDS:])
    assert world.shard(0)._failures == 0
    world.gateway.on_identify = None
    await world.connected()


async def test_a_new_connection_that_discord_asks_for_comes_at_once_whatever_was_before(there: World) -> None:
    for lose in (cut, cut, cut, asked):
        before = there.client.count("shard_resumed", 0)
        await lose(there.gateway)
        await eventually(lambda before=before: there.client.count("shard_resumed", 0) > before)
    assert there.pauses[-1] <= 1 < there.pauses[-2]


async def test_what_cannot_be_read_again_and_again_ends_the_session(there: World) -> None:
    gateway, client = there.gateway, there.client
    for resumes in (1, 2):
        await gateway.connection(0).garble()
        await eventually(lambda resumes=resumes: client.count("shard_resumed", 0) == resumes)
    assert len(gateway.identifies) == SHARDS
    await gateway.connection(0).garble()
    await eventually(lambda: client.count("shard_ready", 0) == 2)
    assert (len(gateway.identifies), len(gateway.resumes)) == (SHARDS + 1, 2)


@pytest.mark.parametrize(
    ("code", "error"),
    [
        (4004, discord.ConnectionClosed),
        (4013, discord.ConnectionClosed),
        (4014, discord.PrivilegedIntentsRequired),
    ],
)
async def test_a_bot_that_discord_does_not_want_ends(world: World, code: int, error: type[Exception]) -> None:
    world.gateway.on_identify = lambda connection: world.gateway.close_soon(connection, code)
    with pytest.raises(error) as raised:
        await world.begin()
    if isinstance(raised.value, discord.ConnectionClosed):
        assert raised.value.code == code


@pytest.mark.parametrize(
    ("handshake", "why"),
    [
        (REFUSED, "ClientConnectorError: "),
        (UNAVAILABLE, "WSServerHandshakeError: 503"),
        (RATIONED, "WSServerHandshakeError: 429"),
    ],
)
async def test_a_gateway_that_is_down_at_start_is_waited_for_in_one_line(
    world: World, caplog: pytest.LogCaptureFixture, handshake: str, why: str
) -> None:
    caplog.set_level(logging.INFO, "bot")
    await world.gateway.meet_with(handshake)
    world.begin()
    await eventually(lambda: len(world.pauses) >= 16)
    (line,) = logged(caplog)
    assert line.startswith(f"shard 0 cannot connect ({why}")
    assert world.client.count("shard_disconnect", 0) == 0
    assert LONGEST_APART / 2 < max(world.pauses) <= LONGEST_APART
    await world.gateway.listen()
    await world.connected()
    assert logged(caplog)[1].startswith("shard 0 is back after ")
    assert len(world.gateway.identifies) == SHARDS


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


async def test_a_session_that_does_not_begin_is_given_up(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "_BEGINS_WITHIN", 0.2)
    world.gateway.on_identify = lambda _: None
    world.begin()
    await eventually(lambda: len(world.gateway.identifies) == SHARDS)
    world.gateway.on_identify = None
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


async def test_after_a_session_that_lasted_the_next_connection_comes_sooner(
    there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lasting, pause in ((60.0, 2.0), (60.0, 4.0), (0.0, 1.0), (0.0, 1.0)):
        monkeypatch.setattr(shards, "_LASTING", lasting)
        before = there.client.count("shard_resumed", 0)
        there.gateway.cut(0)
        await eventually(lambda before=before: there.client.count("shard_resumed", 0) > before)
        assert pause / 4 < there.pauses[-1] <= pause


async def test_a_session_whose_own_gateway_is_gone_is_given_up(there: World, monkeypatch: pytest.MonkeyPatch) -> None:
    socket = there.shard(0).ws
    socket.gateway = yarl.URL("ws://127.0.0.1:9")
    there.gateway.cut(0)
    await eventually(lambda: there.client.count("shard_ready", 0) == 2)
    assert there.gateway.resumes == []


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


async def test_the_end_of_a_connection_is_not_waited_for_if_discord_is_gone(there: World) -> None:
    connection = there.gateway.connection(0)
    connection.transport.pause_reading()
    connection.send(RECONNECT)
    await eventually(lambda: there.client.count("shard_resumed", 0) == 1)
    connection.transport.resume_reading()


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
    async with asyncio.timeout(20):
        while not world.client.count("shard_resumed", 0):
            session.tell("TYPING_START", {})
            await asyncio.sleep(0.02)
    assert "shard 0 is cut off (Discord acknowledges no heartbeat)" in logged(caplog)


async def test_an_event_that_cannot_be_read_is_skipped_and_counted(
    there: World, caplog: pytest.LogCaptureFixture
) -> None:
    session, secret = there.gateway.sessions[0], "the ace of spades"
    for _ in range(12):
        session.tell("MESSAGE_CREATE", {"id": secret})
    session.tell("RESUMED", {})
    await eventually(lambda: there.client.count("shard_resumed", 0) == 1)
    assert there.client.skipped_events.counted == {"MESSAGE_CREATE": 12}
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == [
        "skipped an event MESSAGE_CREATE that could not be read (KeyError 'channel_id')",
        "skipped an event MESSAGE_CREATE that could not be read (KeyError 'channel_id'), 10 so far",
    ]
    assert secret not in caplog.text
    assert there.gateway.resumes == []


@pytest.mark.parametrize("data", [None, [], "text", 7, {}, {"id": None}, {"id": "x", "guild_id": []}])
async def test_no_event_ends_the_bot_whatever_it_holds(there: World, data: Any) -> None:
    session = there.gateway.sessions[0]
    for event in sorted({*there.client._connection.parsers} - {"READY", "RESUMED"}):
        session.tell(event, data)
    session.tell("RESUMED", {})
    await eventually(lambda: there.client.count("shard_resumed", 0) == 1)
    assert there.client.skipped_events.counted
    assert (len(there.gateway.identifies), there.gateway.resumes) == (SHARDS, [])


async def test_without_a_readable_ready_there_is_no_session(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """It is asked for again."""
    user = world.places.user
    number = user.pop("id")
    world.begin()
    await eventually(lambda: len(world.gateway.identifies) > SHARDS)
    user["id"] = number
    await world.connected()
    assert "shard 0 cannot connect (unreadable: KeyError 'id'): it tries until it can" in logged(caplog)
    assert world.client.skipped_events.counted["READY"] >= 1
    assert "skipped an event READY that could not be read (KeyError 'id')" in caplog.messages


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


async def test_a_bot_to_which_discord_says_nothing_can_be_stopped(
    there: World, caplog: pytest.LogCaptureFixture
) -> None:
    transports = [there.gateway.connection(shard).transport for shard in range(SHARDS)]
    for transport in transports:
        transport.pause_reading()
    await there.close()
    assert logged(caplog) == []
    for transport in transports:
        transport.resume_reading()


async def test_a_connection_that_ends_because_the_bot_is_stopped_is_no_loss(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped = asyncio.Event()

    class Ending:
        has_session, is_resumed, session = True, False, None

        async def poll_event(self) -> None:
            await stopped.wait()
            raise Lost("it was stopped")

        async def close(self, code: int) -> None:
            stopped.set()
            await asyncio.sleep(0.1)

    async def open_ending(*_: object) -> Ending:
        return Ending()

    monkeypatch.setattr(shards, "open_socket", open_ending)
    world.begin()
    await eventually(lambda: len(world.client.shards) == SHARDS)
    await world.close()
    assert logged(caplog) == []
    assert world.client.count("shard_disconnect", 0) == 0


@pytest.mark.long
async def test_a_session_to_which_much_has_to_be_told_first_may_take_its_time(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "_BEGINS_WITHIN", 2.0)
    telling: list[asyncio.Task[None]] = []

    async def tell(connection: Connection, shard: int) -> None:
        for number in range(7):
            await asyncio.sleep(0.5)
            connection.send(DISPATCH, {}, t="TYPING_START", s=number)
        world.gateway.make_ready(connection, Session(shard, SHARDS, 0))

    def identified(connection: Connection) -> None:
        telling.append(asyncio.create_task(tell(connection, len(telling))))

    world.gateway.on_identify = identified
    world.begin()
    await eventually(lambda: len(world.gateway.sessions) == SHARDS)
    await world.connected()
    assert logged(caplog) == []
