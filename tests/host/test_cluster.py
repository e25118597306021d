"""People play with a bot of several real processes, of which some are killed or suspended: on a real PostgreSQL server,
with a stub of Discord.
"""

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.host.many import ALICE, Discord, Processes, buttons, discord_with, eventually
from tests.postgres import Server, rows

pytestmark = [pytest.mark.long("processes"), pytest.mark.timeout(900)]

SHARDS = 2
HERE, THERE = 10 << 22, 11 << 22
"""Servers on the two shards."""


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with discord_with(SHARDS, (HERE, THERE)) as discord:
        yield discord


class Cluster(Processes):
    """Of two processes, each with one of the shards."""

    first: asyncio.subprocess.Process
    second: asyncio.subprocess.Process

    async def begin(self) -> None:
        self.first, self.second = await self.begin_one(0), await self.begin_one(1)
        await self.until(
            lambda status: (
                status.get("healthy", False)
                and [process["shards"]["own"] for process in status["processes"]] == [[0], [1]]
            )
        )

    async def begin_one(self, shard: int) -> asyncio.subprocess.Process:
        return await self.start("--shards", str(shard), "--of", str(SHARDS))

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return rows(self.database, sql, *values)

    def owner(self, shard: int) -> int | None:
        [(member,)] = self.rows("SELECT member FROM shard_owners WHERE shards = ? AND shard = ?", SHARDS, shard)
        return member

    def version(self, table: int = 1) -> int:
        [(version,)] = self.rows("SELECT version FROM tables WHERE id = ?", table)
        return version

    def holder(self, table: int = 1) -> int | None:
        [(holder,)] = self.rows("SELECT holder FROM tables WHERE id = ?", table)
        return holder

    async def taken_over(self, shard: int) -> None:
        """By the other one, also at Discord."""
        before, connection = self.owner(shard), self.discord.sockets[shard]
        await eventually(lambda: self.owner(shard) not in (before, None))
        await eventually(lambda: self.discord.sockets[shard] is not connection)


@pytest.fixture
async def cluster(discord: Discord, postgres_server: Server, tmp_path: Path) -> AsyncIterator[Cluster]:
    cluster = Cluster(tmp_path, discord, postgres_server.new_database(postgres_server.template), hurried=True)
    yield cluster
    await cluster.end()


async def test_tables_of_one_that_is_killed_or_suspended_go_on_in_another(cluster: Cluster, discord: Discord) -> None:
    await cluster.begin()
    await a_killed_ones_tables_go_on_within_30_seconds_with_deadlines_moved_by_the_gap(cluster, discord)
    await one_that_was_suspended_until_it_was_taken_over_writes_nothing_though_a_press_waits_in_it(cluster, discord)


async def a_killed_ones_tables_go_on_within_30_seconds_with_deadlines_moved_by_the_gap(
    cluster: Cluster, discord: Discord
) -> None:
    first, second = cluster.owner(0), cluster.owner(1)
    await discord.types(ALICE, HERE, "juse new", clock="blitz")
    await eventually(lambda: bool(discord.posted))
    await discord.presses(ALICE, HERE, buttons(discord.posted[-1])["Join"].replace("join", "with-computers"))
    begun = await until_alice_is_waited_for(cluster)
    assert cluster.holder() == first
    cluster.first.kill()
    killed = time.monotonic()
    version = cluster.version()
    await eventually(lambda: cluster.holder() == second)
    taken = time.monotonic()
    assert taken - killed < 30
    assert cluster.owner(0) == second
    posted = len(discord.posted)
    await eventually(lambda: cluster.version() > version + 1)  # she is called first
    moved = time.monotonic()
    # She has fifteen seconds, of which none passed in between.
    assert moved - begun > 15 + (taken - killed) - 1.5
    assert moved - taken < 30
    await eventually(lambda: len(discord.posted) > posted)
    assert [shard for _, shard in discord.identified][-1] == 0

    # It has its shard back soon after it was started again.
    cluster.first = await cluster.begin_one(0)
    await eventually(lambda: cluster.owner(0) not in (first, second, None))
    await cluster.says(cluster.first, "ready as Juse")
    await eventually(lambda: cluster.holder() == cluster.owner(0))
    assert cluster.second.returncode is None
    assert "Traceback" not in cluster.said(cluster.second) + cluster.said(cluster.first)


async def until_alice_is_waited_for(cluster: Cluster) -> float:
    """Since when, as computers move at once."""
    since, version = time.monotonic(), -1
    async with asyncio.timeout(180):
        while version < 2 or time.monotonic() < since + 2:
            if (now := cluster.version()) != version:
                since, version = time.monotonic(), now
            await asyncio.sleep(0.1)
    return since


async def one_that_was_suspended_until_it_was_taken_over_writes_nothing_though_a_press_waits_in_it(
    cluster: Cluster, discord: Discord
) -> None:
    opened = await discord.answered(await discord.types(ALICE, HERE, "junk new"))
    [(table,)] = cluster.rows("SELECT max(id) FROM tables")

    def stored() -> tuple[list[tuple[Any, ...]], ...]:
        moves = cluster.rows("SELECT * FROM moves WHERE table_id = ?", table)
        return moves, cluster.rows("SELECT version, phase, snapshot, holder FROM tables WHERE id = ?", table)

    cluster.first.send_signal(signal.SIGSTOP)
    waits = await discord.presses(ALICE, HERE, buttons(opened)["Play"])
    await cluster.taken_over(0)
    version, holder = cluster.version(table), cluster.holder(table)
    assert holder == cluster.owner(1)
    before = stored()
    cluster.first.send_signal(signal.SIGCONT)
    said = await cluster.ended(cluster.first)
    assert cluster.first.returncode == 75
    assert said.splitlines()[-1].startswith("This process stood still or had lost its connection to the database")
    assert "Traceback" not in said
    assert stored() == before
    assert not [answer for answer in discord.answers.get(waits, ()) if buttons(answer)], "no move was shown"
    done = await discord.answered(await discord.presses(ALICE, HERE, buttons(opened)["Play"]))
    assert "Play" in buttons(done)
    assert (cluster.version(table), cluster.holder(table)) == (version + 1, holder)
