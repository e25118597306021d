"""`python -m bot run --processes N`: real processes on a real PostgreSQL server, with a stub of Discord."""

import os
import re
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cluster.supervisor import pause_before
from tests.cluster.many import Discord, Processes, discord_with, eventually
from tests.host.conftest import TOKEN
from tests.host.listening import asked, figures, free_ports
from tests.host.test_service_manager import Systemd
from tests.postgres import Server, rows

pytestmark = pytest.mark.timeout(900)

SHARDS = 4
GUILDS = [number << 22 for number in range(SHARDS)]

Capture = pytest.CaptureFixture[str]


def test_pauses_before_a_process_is_started_again_grow_up_to_a_minute() -> None:
    for between in (min, max):
        seconds = [pause_before(start, between) for start in range(1, 2001)]
        assert seconds[0] == 0
        assert seconds[1:] == sorted(seconds[1:])
        assert seconds[1] <= 2
        assert seconds[-1] == (30 if between is min else 60)


def test_what_cannot_be_shared_out_is_refused_before_anything_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", "postgresql://nobody@/nothing?host=/nowhere")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["run", "--shards", "0-7"]) == 2
    assert capsys.readouterr().err.startswith("--shards needs --of too: ")
    monkeypatch.setenv("JUSE_METRICS", "127.0.0.1:65535")
    assert main(["run", "--processes", "2", "--of", "2"]) == 78
    said = capsys.readouterr().err
    assert said == "2 processes need as many ports, from 65535 on: set JUSE_METRICS to a lower port.\n"


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with discord_with(SHARDS, GUILDS) as discord:
        yield discord


@pytest.fixture
async def processes(discord: Discord, postgres_server: Server, tmp_path: Path) -> AsyncIterator[Processes]:
    database = postgres_server.new_database(postgres_server.template)
    processes = Processes(tmp_path, discord, database, hurried=True)
    yield processes
    await processes.end()


@pytest.fixture
def systemd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Systemd]:
    systemd = Systemd(f"@juse-test-{os.getpid()}-processes")
    yield systemd
    systemd.close()


def is_well(status: dict[str, Any]) -> bool:
    return status.get("healthy", False)


def pids(status: dict[str, Any]) -> dict[str, int | None]:
    [supervisor] = status["supervisors"]
    return {process["shards"]: process["pid"] for process in supervisor["supervises"]}


def owned(status: dict[str, Any]) -> list[list[int]]:
    return sorted(process["shards"]["own"] for process in status["processes"])


async def told_to(systemd: Systemd, wanted: str) -> list[str]:
    lines: list[str] = []

    def heard() -> bool:
        lines.extend(systemd.heard())
        return wanted in lines

    await eventually(heard)
    return lines


@pytest.mark.long("processes")
async def test_they_are_told_of_as_one_started_again_and_stopped_together(
    processes: Processes, discord: Discord, systemd: Systemd
) -> None:
    port = free_ports(2)
    notified = {"NOTIFY_SOCKET": systemd.address, "WATCHDOG_USEC": "20000000"}
    supervisor = await processes.start("--processes", "2", JUSE_METRICS=f"127.0.0.1:{port}", **notified)
    told = await told_to(systemd, "READY=1")
    assert "WATCHDOG=1" not in told[: told.index("READY=1")]
    await told_to(systemd, "WATCHDOG=1")
    status = await processes.until(lambda status: is_well(status) and owned(status) == [[0, 1], [2, 3]])
    assert (status["code"], [*pids(status)]) == (0, ["0-1", "2-3"])
    assert {process["shards"]["of"] for process in status["processes"]} == {SHARDS}
    assert {shard for _, shard in discord.identified} == {*range(SHARDS)}
    for number in range(2):
        assert await asked(port + number, "/healthz") == (200, "ok\n")
        shown = figures((await asked(port + number, "/metrics"))[1])
        assert (shown["juse_gateway_shards"], shown["juse_gateway_shards_up"]) == (2, 2)

    await one_that_is_killed_is_started_again_with_its_shards(processes, supervisor, status)
    await one_that_hangs_is_ended_and_systemd_hears_that_all_is_well_again(processes, supervisor, systemd, status)

    supervisor.terminate()
    await told_to(systemd, "STOPPING=1")
    said = await processes.ended(supervisor)
    assert supervisor.returncode == 0, said
    assert "Traceback" not in said
    for name in ("0-1", "2-3"):
        assert re.search(rf"^\S+ INFO \[{name}\] bot\.cli\.run: stopped$", said, re.MULTILINE), said
    assert (await processes.status())["running"] is False
    assert rows(processes.database, "SELECT count(*) FROM members") == [(0,)]


async def one_that_is_killed_is_started_again_with_its_shards(
    processes: Processes, supervisor: Process, status: dict[str, Any]
) -> None:
    before = pids(status)
    assert before["0-1"] is not None
    os.kill(before["0-1"], signal.SIGKILL)
    await processes.says(supervisor, "process 0-1 ended with status -9: it is started again in 0 s")
    status = await processes.until(lambda status: is_well(status) and pids(status)["0-1"] not in (None, before["0-1"]))
    assert pids(status)["2-3"] == before["2-3"]
    await processes.until(lambda status: owned(status) == [[0, 1], [2, 3]])


async def one_that_hangs_is_ended_and_systemd_hears_that_all_is_well_again(
    processes: Processes, supervisor: Process, systemd: Systemd, status: dict[str, Any]
) -> None:
    hangs = pids(status)["2-3"]
    assert hangs is not None
    os.kill(hangs, signal.SIGSTOP)
    await processes.says(supervisor, "process 2-3 hangs: it is ended")
    await processes.until(lambda status: is_well(status) and pids(status)["2-3"] not in (None, hangs))
    systemd.heard()
    await told_to(systemd, "WATCHDOG=1")


@pytest.mark.long("processes")
async def test_without_their_supervisor_they_stop(processes: Processes) -> None:
    supervisor = await processes.start("--processes", "2")
    left = [pid for pid in pids(await processes.until(is_well)).values() if pid is not None]
    supervisor.kill()
    try:
        await eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))
    finally:
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    said = processes.said(supervisor)
    assert said.count("stopping, as the process that has started this one is gone") == 2
    assert said.count("bot.cli.run: stopped") == 2
    assert rows(processes.database, "SELECT count(*) FROM members") == [(0,)]


@pytest.mark.long("processes")
async def test_what_the_host_must_mend_is_said_once_and_ends_all(processes: Processes, discord: Discord) -> None:
    discord.refusals["oauth2/applications/@me"] = 401, {"message": "401: Unauthorized", "code": 0}
    supervisor = await processes.start("--processes", "2")
    said = await processes.ended(supervisor)
    assert supervisor.returncode == 78
    assert "Discord rejected the token" in said
    assert " WARNING " not in said
    assert "Traceback" not in said
    assert "started again" not in said
