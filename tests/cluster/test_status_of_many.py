"""`python -m bot status` where the database is on a server, and beside several processes."""

import json
import os
import pwd
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.config import version_and_commit
from bot.hosting.status_server import about_this_process, serve_status_at
from bot.hosting.status_socket import listening, socket_of, sockets_of
from tests.host.test_status import RUNS, UNWELL, Ask, ask

__all__ = ["ask"]

ADDRESS = "postgresql://me:secret@there/juse"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "run"
    folder.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


def process(name: str, own: list[int], *faults: str) -> Mapping[str, Any]:
    return {
        **about_this_process(),
        **{"process": name, "shards": {"of": 4, "own": own, "cut_off": own[:1] if faults else []}, "servers": 7},
        **{"open_tables": {"juse": {"playing": 2}}, "memory": 50_000_000, "last_commit": None},
        **{"healthy": not faults, "faults": list(faults)},
    }


SUPERVISOR = {
    **about_this_process(),
    "supervises": [{"shards": "0-1", "pid": 11, "starts": 1}, {"shards": "2-3", "pid": None, "starts": 3}],
    "healthy": False,
    "faults": ["process 0-1: gateway: shard 0 of 4 is not connected", "process 2-3: ended with status -9"],
}


async def said_beside(ask: Ask, *statuses: Mapping[str, Any], words: tuple[str, ...] = ()) -> tuple[int, str]:
    async with AsyncExitStack() as stack:
        for status in statuses:

            async def told(status: Mapping[str, Any] = status) -> Mapping[str, Any]:
                return status

            path = socket_of(ADDRESS, status.get("process", "supervisor-0-3"))
            await stack.enter_async_context(serve_status_at(path, told))
        return await ask(ADDRESS, *words)


def test_the_socket_is_in_a_folder_of_the_bots_own_user(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    monkeypatch.setenv("HOME", "/somebody/elses")
    assert socket_of(ADDRESS).parent == folder
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    assert socket_of(ADDRESS).parent == home
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert socket_of(ADDRESS).parent == home


def test_it_is_the_same_with_another_password_and_another_for_another_database(folder: Path) -> None:
    assert socket_of(ADDRESS) == socket_of("postgresql://me:changed@there/juse") != socket_of(f"{ADDRESS}2")
    assert "secret" not in socket_of(ADDRESS).name
    for database, name in ((ADDRESS, ""), (ADDRESS, "0-3"), (ADDRESS, "5"), (f"{ADDRESS}2", "")):
        listening(socket_of(database, name)).close()
    assert [*sockets_of(ADDRESS)] == ["0-3", "5", ""]
    assert {path.parent for path in sockets_of(ADDRESS).values()} == {folder}


@pytest.mark.usefixtures("folder")
async def test_every_process_is_told_of_and_what_a_killed_one_left_is_in_nobodys_way(ask: Ask) -> None:
    listening(socket_of(ADDRESS, "4-5")).close()
    code, said = await said_beside(ask, process("0-1", [0, 1]), process("2-3", [2, 3]))
    assert code == RUNS
    first, *lines = said.splitlines()
    assert first == "The bot is healthy."
    assert [line for line in lines if not line.startswith("  ")] == ["Process 0-1:", "Process 2-3:"]
    assert lines.count("  Shards: 2 of 2 connected (of 4), on 7 servers") == 2
    version = f"  Version: {version_and_commit()}, process {os.getpid()}, since {lines[1].split('since ')[1]}"
    assert lines.count(version) == 2


@pytest.mark.usefixtures("folder")
async def test_one_that_is_not_well_or_does_not_run_makes_all_unwell(ask: Ask) -> None:
    first = process("0-1", [0, 1], "gateway: shard 0 of 4 is not connected")
    code, said = await said_beside(ask, first, process("2-3", [2, 3]), SUPERVISOR)
    lines = said.splitlines()
    assert code == UNWELL
    assert lines[:3] == [
        "The bot runs, but is not healthy:",
        "  process 0-1: gateway: shard 0 of 4 is not connected",
        "  process 2-3: ended with status -9",
    ]
    at = lines.index("  0-1: 11")
    assert lines[at - 1].startswith(f"Supervisor: process {os.getpid()}, since 20")
    assert lines[at + 1] == "  2-3: does not run, started 3 times"
    assert "  Shards: 1 of 2 connected (of 4), on 7 servers" in lines
    code, said = await said_beside(ask, first, SUPERVISOR, words=("--json",))
    status = json.loads(said)
    assert (code, status["running"], status["healthy"], len(status["faults"])) == (UNWELL, True, False, 2)
    assert [each["process"] for each in status["processes"]] == ["0-1"]
    assert [len(each["supervises"]) for each in status["supervisors"]] == [2]
