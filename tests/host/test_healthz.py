"""Metrics and /healthz of a real process of the bot, with a stub of Discord, over real sockets."""

import asyncio
import dataclasses
import socket
from contextlib import closing

import pytest

from tests.discord.gateway_server import UNAVAILABLE
from tests.discord.house import House
from tests.discord.socket_env import on_sockets
from tests.host.conftest import StubDiscord
from tests.host.listening import asked, free_port, is_unwell, is_well, told
from tests.host.test_run import Start, one_sentence, start
from tests.proof.tour import short_game_settings

__all__ = ["start"]
pytestmark = pytest.mark.long("processes")


@pytest.fixture
def port() -> int:
    return free_port()


async def test_it_answers_while_people_play_and_names_each_shard_that_is_cut_off(port: int) -> None:
    """All of the bot with real connections to the offline Discord, of which one is lost."""
    with short_game_settings() as settings:
        async with on_sockets(dataclasses.replace(settings, metrics=("127.0.0.1", port)), 3) as env:
            env.begin()
            await env.until_ready()
            assert await told(port, is_well) == "ok\n"
            with closing(House(env, env.settings, 0)) as house:
                await house.begin("alice", "bob")
                playing, answers = asyncio.create_task(play(house, 10)), 0
                while not playing.done():
                    assert (await asked(port, "/metrics"))[0] == 200
                    answers += 1
                await playing
            assert answers > 1
            await env.gateway.meet_with(UNAVAILABLE)
            env.gateway.cut(1)
            assert await told(port, is_unwell) == "gateway: shard 1 of 3 is not connected\n"
            env.gateway.cut(2)
            await told(port, lambda _, text: text == "gateway: shards 1 and 2 of 3 are not connected\n")
            await env.gateway.listen()
            assert await told(port, is_well) == "ok\n"
            assert env.errors == []


async def play(house: House, moves: int) -> None:
    for _ in range(moves):
        await house.type_move()  # a draw that happens by itself may not be shown yet


async def test_a_port_that_is_taken_is_one_sentence(start: Start, stub: StubDiscord) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        sentence = await one_sentence(await start(address=stub.address, JUSE_METRICS=address))
    assert sentence.startswith(f"Metrics cannot be served at {address} (Address already in use): set JUSE_METRICS to")
    assert stub.requests == []
