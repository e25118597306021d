"""A table has one message, whichever of several real processes has shown it last: on a real PostgreSQL server, with a
stub of Discord that keeps messages.
"""

import time
from pathlib import Path

import pytest

from tests.host.channels import NONCE_KEPT, Channels, table_of
from tests.host.many import ALICE, BOB, buttons, discord_with, eventually
from tests.host.test_cluster import HERE, SHARDS, THERE, Cluster
from tests.postgres import Server

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]


class Later(Channels):
    """It can be made to forget what was posted with which nonce."""

    def __init__(self) -> None:
        super().__init__(lambda: time.monotonic() + self.ahead)
        self.ahead = 0.0

    def of_tables(self) -> list[int]:
        """The messages in the channel that show one."""
        messages = self.messages[self.channel_in(HERE)]
        return [number for number, message in messages.items() if table_of(message) is not None]


class Lobby(Cluster):
    """Bob sits down and gets up again."""

    discord: Later

    async def open(self) -> None:
        await self.discord.types(ALICE, HERE, "juse new")
        await eventually(lambda: len(self._noted()) == 1 and self.discord.of_tables() == self._noted())

    async def presses(self, label: str) -> None:
        """The table is shown in a new message then: the stub's messages look old."""
        before = self._noted()
        [number] = before
        message = self.discord.messages[self.discord.channel_in(HERE)][number]
        await self.discord.presses(BOB, HERE, buttons(message)[label], number)
        await eventually(lambda: self._noted() != before and not self._leftovers())

    def _noted(self) -> list[int]:
        return [number for (number,) in self.rows("SELECT message_id FROM messages WHERE kind = 'table'")]

    def _leftovers(self) -> list[int]:
        """Messages that are to be deleted and still there."""
        left = [number for (number,) in self.rows("SELECT message_id FROM messages WHERE kind = 'leftover'")]
        return [number for number in left if number in self.discord.of_tables()]


async def test_one_that_has_a_table_again_does_not_go_by_what_it_knew_of_its_message(
    postgres_server: Server, tmp_path: Path
) -> None:
    async with discord_with(SHARDS, (HERE, THERE), Later) as discord:
        cluster = Lobby(tmp_path, discord, postgres_server.new_database(postgres_server.template), hurried=True)
        try:
            await cluster.begin()
            second = cluster.owner(1)
            await cluster.open()
            cluster.first.kill()
            await cluster.taken_over(0)
            await cluster.presses("Join")
            again = await cluster.begin_one(0)
            await cluster.says(again, "ready as Juse")
            await eventually(lambda: cluster.holder() == cluster.owner(0) != second)
            for label in ("Leave", "Join", "Leave"):
                await cluster.presses(label)
            again.kill()
            await cluster.taken_over(0)
            discord.ahead = NONCE_KEPT
            await cluster.presses("Join")
            assert len(discord.of_tables()) == 1
        finally:
            await cluster.end()
