"""`python -m bot run --processes N`: real processes on a real PostgreSQL server, with a stub of Discord."""

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

import pytest
from aiohttp import web

from bot.__main__ import main
from bot.cli import TryAgain, run
from bot.config import Settings
from bot.hosting.child import Pauses
from bot.tables.store.members import MembershipLost
from tests.host.conftest import TOKEN
from tests.host.listening import asked, figures, free_ports
from tests.host.many import Discord, Processes, discord_with, eventually
from tests.host.test_service_manager import Systemd
from tests.postgres import Server, rows

pytestmark = pytest.mark.timeout(900)

SHARDS = 4
GUILDS = [number << 22 for number in range(SHARDS)]

Capture = pytest.CaptureFixture[str]


def test_pauses_before_a_process_is_started_again_grow_up_to_a_minute() -> None:
    for between in (min, max):
        pauses = Pauses(lambda least, most, between=between: between(least, most))
        seconds = [pauses.next() for _ in range(2000)]
        assert seconds[0] == 0
        assert seconds[1:] == sorted(seconds[1:])
        assert seconds[1] <= 2
        assert seconds[-1] == (30 if between is min else 60)
        pauses.reset()
        assert pauses.next() == 0


@pytest.mark.parametrize("arguments", [["--processes", "2"], ["--shards", "0-3", "--of", "8"]])
def test_one_file_is_for_one_process(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUSE_DATABASE", "juse.sqlite3")
    assert main(["run", *arguments]) == 2
    assert capsys.readouterr().err == (
        "A SQLite file is for one process: leave out --processes, --shards and --of, or put the address of a PostgreSQL"
        " database into .env as JUSE_DATABASE; docs/hosting.md tells how.\n"
    )
    assert [*tmp_path.iterdir()] == []


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


def owned(status: dict[str, Any]) -> list[int]:
    return sorted(shard for process in status["processes"] for shard in process["shards"]["own"])


async def told_to(systemd: Systemd, wanted: str) -> list[str]:
    lines: list[str] = []

    def heard() -> bool:
        lines.extend(systemd.heard())
        return wanted in lines

    await eventually(heard)
    return lines


@pytest.mark.long
async def test_four_are_started_told_of_as_one_and_stopped_together(
    processes: Processes, discord: Discord, systemd: Systemd
) -> None:
    port = free_ports(4)
    notified = {"NOTIFY_SOCKET": systemd.address, "WATCHDOG_USEC": "60000000"}
    supervisor = await processes.start("--processes", "4", JUSE_METRICS=f"127.0.0.1:{port}", **notified)
    told = await told_to(systemd, "READY=1")
    assert "WATCHDOG=1" not in told[: told.index("READY=1")]
    await told_to(systemd, "WATCHDOG=1")
    status = await processes.until(lambda status: is_well(status) and len(owned(status)) == SHARDS)
    assert (status["code"], [*pids(status)]) == (0, ["0", "1", "2", "3"])
    assert owned(status) == [0, 1, 2, 3]
    assert {process["shards"]["of"] for process in status["processes"]} == {SHARDS}
    assert {shard for _, shard in discord.identified} == {*range(SHARDS)}
    for number in range(SHARDS):
        assert await asked(port + number, "/healthz") == (200, "ok\n")
        shown = figures((await asked(port + number, "/metrics"))[1])
        assert (shown["juse_gateway_shards"], shown["juse_gateway_shards_up"]) == (1, 1)
    supervisor.terminate()
    await told_to(systemd, "STOPPING=1")
    said = await processes.ended(supervisor)
    assert supervisor.returncode == 0, said
    assert "Traceback" not in said
    for name in ("0", "1", "2", "3"):
        assert re.search(rf"^\S+ INFO \[{name}\] bot\.cli\.run: stopped$", said, re.MULTILINE), said
    assert (await processes.status())["running"] is False
    assert rows(processes.database, "SELECT count(*) FROM members") == [(0,)]


@pytest.mark.long
async def test_commands_are_told_to_discord_by_one_process_only(processes: Processes, discord: Discord) -> None:
    """Also while Discord takes its time, and nothing is noted in the database yet."""
    asked = "PUT applications/1/commands"

    async def takes_its_time(request: web.Request) -> None:
        if request.method == "PUT" and request.path.endswith("/commands"):
            # All others have started, or ask too.
            await eventually(lambda: len(discord.identified) == SHARDS - 1 or discord.requests.count(asked) > 1)

    discord.before_answer = takes_its_time
    await processes.start("--processes", str(SHARDS))
    await processes.until(lambda status: is_well(status) and len(owned(status)) == SHARDS)
    assert discord.requests.count(asked) == 1


class StartingBot:
    """It finds in its start that its lease is lost."""

    def __init__(self) -> None:
        self.has_lost_its_lease = asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


async def test_a_lease_lost_in_a_start_is_no_failure_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """The start fails, and at the same moment the loss is told: neither may end the process with status 1."""

    async def start(bot: StartingBot, _: str) -> None:
        bot.has_lost_its_lease.set()
        raise MembershipLost("This process was away.")

    monkeypatch.setattr(run, "create_bot", lambda *_, **__: StartingBot())
    monkeypatch.setattr(run, "hosted", lambda _: StartingBot())
    monkeypatch.setattr(run, "_start", start)
    with pytest.raises(TryAgain) as lost:
        await run.serve(Settings(token=TOKEN))
    assert lost.value.status == 75


@pytest.mark.long
async def test_one_that_loses_its_lease_while_it_starts_is_to_be_started_again(
    discord: Discord, postgres_server: Server, tmp_path: Path
) -> None:
    database = postgres_server.new_database(postgres_server.template)
    processes = Processes(tmp_path, discord, database, hurried=False)

    async def ends_it(request: web.Request) -> None:
        if request.path.endswith("/oauth2/applications/@me"):
            rows(database, "DELETE FROM members")

    discord.before_answer = ends_it
    try:
        process = await processes.start("--shards", "0", "--of", "1")
        said = await processes.ended(process)
    finally:
        await processes.end()
    assert process.returncode == 75, said
    assert said.splitlines()[-1].startswith("This process was away ")
    assert "Traceback" not in said


@pytest.mark.long
async def test_one_that_is_started_twice_is_refused(processes: Processes) -> None:
    first = await processes.start("--shards", "0", "--of", "1")
    await processes.says(first, "ready as Juse")
    second = await processes.start("--shards", "0", "--of", "1")
    assert re.match(r"The process \S+/0 is already running on the database ", await processes.ended(second))
    assert second.returncode == 75
    assert first.returncode is None


@pytest.mark.long
async def test_one_that_is_killed_is_started_again_with_its_shards(processes: Processes) -> None:
    supervisor = await processes.start("--processes", "2")
    before = pids(await processes.until(is_well))
    assert before["0-1"] is not None
    os.kill(before["0-1"], signal.SIGKILL)
    await processes.says(supervisor, "process 0-1 ended with status -9: it is started again in 0 s")
    status = await processes.until(lambda status: is_well(status) and pids(status)["0-1"] not in (None, before["0-1"]))
    assert pids(status)["2-3"] == before["2-3"]
    assert owned(await processes.until(lambda status: len(owned(status)) == SHARDS)) == [0, 1, 2, 3]


@pytest.mark.long
async def test_one_that_hangs_is_ended_and_systemd_hears_that_all_is_well_again(
    processes: Processes, systemd: Systemd
) -> None:
    supervisor = await processes.start(
        "--processes", "2", NOTIFY_SOCKET=systemd.address, WATCHDOG_USEC=str(60 * 1_000_000)
    )
    before = pids(await processes.until(is_well))
    assert before["2-3"] is not None
    os.kill(before["2-3"], signal.SIGSTOP)
    await processes.says(supervisor, "process 2-3 hangs: it is ended")
    await processes.until(lambda status: is_well(status) and pids(status)["2-3"] not in (None, before["2-3"]))
    systemd.heard()
    await told_to(systemd, "WATCHDOG=1")


@pytest.mark.long
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


@pytest.mark.long
async def test_what_the_host_must_mend_is_said_once_and_ends_all(processes: Processes, discord: Discord) -> None:
    discord.refusals["oauth2/applications/@me"] = 401, {"message": "401: Unauthorized", "code": 0}
    supervisor = await processes.start("--processes", "3", "--of", "4")
    said = await processes.ended(supervisor)
    assert supervisor.returncode == 78
    assert "Discord rejected the token" in said
    assert " WARNING " not in said
    assert "Traceback" not in said
    assert "started again" not in said


@pytest.mark.long
async def test_a_plain_run_and_a_cluster_keep_off_each_other(processes: Processes) -> None:
    part = await processes.start("--shards", "0-1", "--of", "4")
    await processes.says(part, "ready as Juse")
    plain = await processes.start()
    assert (await processes.ended(plain)).startswith("Another bot is already using the database ")
    assert plain.returncode == 75
    other = await processes.start("--shards", "2-3", "--of", "8")
    assert re.match(r"The process \S+ on the database .* was started for 4 shards in all", await processes.ended(other))
    again = await processes.start("--shards", "1-2", "--of", "4")
    assert re.match(r"Shard 1 is already one of the process \S+/0-1 on", await processes.ended(again))
    assert part.returncode is None


@pytest.mark.long
async def test_sessions_begin_five_seconds_apart_in_whichever_process(
    discord: Discord, postgres_server: Server, tmp_path: Path
) -> None:
    database = postgres_server.new_database(postgres_server.template)
    processes = Processes(tmp_path, discord, database, hurried=False)
    try:
        begun = time.monotonic()
        await processes.start("--processes", "4")
        await eventually(lambda: len(discord.identified) == SHARDS)
    finally:
        await processes.end()
    times = [at for at, _ in discord.identified]
    # The slot is kept to; what comes after it (the connection) takes now more and now less time on a busy machine.
    assert min(later - before for before, later in pairwise(times)) > 3
    assert 5 * (SHARDS - 1) - 2 < times[-1] - times[0] < times[-1] - begun < 60
