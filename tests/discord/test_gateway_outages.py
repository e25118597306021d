"""Test a bot that loses its connection to the gateway. `python -m tests.proof gateway_faults` tries every way."""

from contextlib import closing

import pytest

from tests.discord.gateway_server import UNAVAILABLE
from tests.discord.socket_env import on_sockets
from tests.proof.gateway_evening import Evening
from tests.proof.tour import short_game_settings

pytestmark = pytest.mark.long("processes")

AFTER_ONE, AFTER_SEVERAL = 15.0, 35.0
"""Seconds after which a shard is connected again at the latest, once the gateway is there."""


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
