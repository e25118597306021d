"""The bot's messages to systemd, over a real socket of its kind."""

import asyncio
import itertools
import os
import re
import resource
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.hosting.health_check import HealthCheck
from bot.hosting.service_manager import ServiceManager
from tests.discord.conftest import env, house, settings
from tests.discord.house import House
from tests.host.command import bot
from tests.host.conftest import StubDiscord
from tests.host.listening import asked, figures, free_port, is_unwell, is_well, told
from tests.host.test_run import SECONDS, Start, ended, start
from tests.host.test_status import NO_BOT, RUNS, UNWELL, until

__all__ = ["env", "house", "settings", "start"]

NUMBERS = itertools.count()
EVERY = 0.2
"""Seconds between two signs of life."""


class Systemd:
    """Its end of the socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(f"\0{address[1:]}" if address.startswith("@") else address)

    def close(self) -> None:
        self._socket.close()

    def heard(self) -> list[str]:
        """All lines since the last call."""
        lines: list[str] = []
        while True:
            try:
                lines += self._socket.recv(65536).decode().splitlines()
            except BlockingIOError:
                return lines

    async def until(self, wanted: str) -> list[str]:
        """All lines up to that one, and those that came with it."""
        lines: list[str] = []
        async with asyncio.timeout(2 * SECONDS):
            while wanted not in lines:
                await asyncio.sleep(0.01)
                lines += self.heard()
        return lines


@pytest.fixture(params=["file", "abstract"])
def systemd(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Systemd]:
    short = tmp_path_factory.getbasetemp() / f"n{next(NUMBERS)}"
    systemd = Systemd(str(short) if request.param == "file" else f"@juse-test-{os.getpid()}-{next(NUMBERS)}")
    yield systemd
    systemd.close()


def manager_for(systemd: Systemd) -> ServiceManager:
    environ = {"NOTIFY_SOCKET": systemd.address, "WATCHDOG_USEC": str(round(3 * EVERY * 1_000_000))}
    manager = ServiceManager.from_environment(environ, os.getpid())
    assert manager is not None
    return manager


def test_a_bot_that_systemd_did_not_start_tells_nobody() -> None:
    assert ServiceManager.from_environment({"WATCHDOG_USEC": "1000000"}, os.getpid()) is None


async def test_it_is_ready_gives_signs_of_life_and_says_when_it_stops(house: House, systemd: Systemd) -> None:
    async with manager_for(systemd).notify(HealthCheck(house.bot).check):
        assert await systemd.until("READY=1") == ["STATUS=healthy", "READY=1", "WATCHDOG=1"]
        for _ in range(3):
            assert await systemd.until("WATCHDOG=1") == ["WATCHDOG=1"]
    assert systemd.heard()[-2:] == ["STOPPING=1", "STATUS=stopping"]


async def test_no_sign_of_life_while_the_database_does_not_answer(
    house: House, systemd: Systemd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.health_check._WITHIN", 0.05)
    monkeypatch.setattr("bot.hosting.health_check._FRESH", 0.0)
    release = asyncio.Event()
    async with manager_for(systemd).notify(HealthCheck(house.bot).check):
        await systemd.until("WATCHDOG=1")
        monkeypatch.setattr(house.bot.services.tables.heartbeat, "note_time", release.wait)
        try:
            await systemd.until("STATUS=database: it has not answered for 0 s")
            await asyncio.sleep(3 * EVERY)
            assert "WATCHDOG=1" not in systemd.heard()
        finally:
            release.set()
        await systemd.until("WATCHDOG=1")


@contextmanager
def full(process: asyncio.subprocess.Process) -> Iterator[None]:
    """No file of the process can be written, as on a full disk."""
    before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.long("processes")
@pytest.mark.parametrize("systemd", ["file"], indirect=True)
async def test_a_process_tells_systemd_status_and_healthz_how_it_is(
    start: Start, stub: StubDiscord, systemd: Systemd, tmp_path: Path
) -> None:
    database, port = tmp_path / "juse.sqlite3", free_port()
    stub.is_gateway_open.clear()
    process = await start(
        address=stub.address,
        JUSE_METRICS=f"127.0.0.1:{port}",
        NOTIFY_SOCKET=systemd.address,
        WATCHDOG_USEC="1500000",
    )
    for _ in range(3):
        assert "READY=1" not in await systemd.until("EXTEND_TIMEOUT_USEC=30000000")
    assert (await until(database, UNWELL)).stdout.startswith("The bot runs, but is not healthy:\n  gateway: ")
    starting = await told(port, lambda status, text: status == 503 and text.count("\n") == 1)
    assert starting in ("gateway: not connected yet\n", "gateway: shard 0 of 1 is not connected\n")

    stub.is_gateway_open.set()
    await systemd.until("READY=1")
    assert (await until(database, RUNS)).stdout.startswith("The bot is healthy.\n")
    assert await told(port, is_well) == "ok\n"
    with full(process):
        await systemd.until("WATCHDOG=1")
        # A new start would not help where the disk is full.
        await systemd.until("WATCHDOG=1")
    assert await told(port, is_well) == "ok\n"

    stub.is_gateway_open.clear()
    await stub.sockets[0].close(code=4000)
    assert await told(port, is_unwell) == "gateway: shard 0 of 1 is not connected\n"
    await systemd.until("STATUS=gateway: shard 0 of 1 is not connected")
    await systemd.until("WATCHDOG=1")  # nor would it help where Discord is out of reach
    shown = figures((await asked(port, "/metrics"))[1])
    assert (shown["juse_gateway_shards"], shown["juse_gateway_shards_up"], shown["juse_healthy"]) == (1, 0, 0)
    stub.is_gateway_open.set()
    assert await told(port, is_well) == "ok\n"
    shown = figures((await asked(port, "/metrics"))[1])
    assert (shown["juse_gateway_shards_up"], shown["juse_gateway_reconnects_total"]) == (1, 1)

    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(0.1)
    systemd.heard()
    suspended = await bot(database, "status")
    assert (suspended.returncode, suspended.stderr) == (UNWELL, "")
    assert suspended.stdout.startswith("The bot runs, but is not healthy:\n  it has not answered for 10 s")
    assert systemd.heard() == []
    process.send_signal(signal.SIGCONT)
    await systemd.until("WATCHDOG=1")

    process.terminate()
    assert (await systemd.until("STATUS=stopping"))[-2:] == ["STOPPING=1", "STATUS=stopping"]
    written = await ended(process)
    assert process.returncode == 0, written
    assert "Traceback" not in written
    waiting = next(line for line in written.splitlines() if "cannot connect" in line)
    assert " WARNING " in waiting
    assert "shard 0 cannot connect (WSServerHandshakeError: 503, " in waiting
    assert re.search(r"shard 0 is back after \d+\.\d s, with a new session", written)
    assert (await bot(database, "status")).returncode == NO_BOT
