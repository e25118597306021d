"""What a host installs is enough for the bot, and nothing is installed that is not what was tried."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.host.conftest import TOKEN, StubDiscord
from tests.host.test_requirements import ROOT, applies, pins
from tests.host.test_run import ELSEWHERE

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]  # pip downloads them

SECONDS = 60


def new_environment(folder: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, file: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [python, "-m", "pip", "install", "--quiet", *options, "-r", file]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which a host has installed the bot."""
    python = new_environment(tmp_path_factory.mktemp("host") / "venv")
    installation = install(python, ROOT / "requirements.txt")
    assert installation.returncode == 0, installation.stderr
    return python


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, *arguments], cwd=ROOT, check=False, capture_output=True, text=True, timeout=SECONDS)


def test_a_host_gets_the_pinned_packages_and_no_others(host: Path) -> None:
    assert run(host, "-m", "pip", "check").returncode == 0
    listed = run(host, "-m", "pip", "freeze").stdout.lower().replace("_", "-").replace(".", "-").split()
    expected = [
        f"{name}{pin.requirement.specifier}"
        for name, pin in pins("requirements.txt").items()
        if applies(pin.requirement)
    ]
    assert sorted(listed) == sorted(pin.lower().replace(".", "-") for pin in expected)


@pytest.mark.parametrize("token_accepted", [True, False])
async def test_the_bot_of_a_host_starts(host: Path, stub: StubDiscord, tmp_path: Path, token_accepted: bool) -> None:
    stub.login_status = 200 if token_accepted else 401
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "DISCORD_"))}
    environ |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "STUB_DISCORD": stub.address}
    process = await asyncio.create_subprocess_exec(
        host, "-c", ELSEWHERE, cwd=tmp_path, env=environ, stderr=asyncio.subprocess.PIPE
    )
    if token_accepted:
        await asyncio.wait_for(stub.connections.get(), SECONDS)
        process.terminate()
    _, written = await asyncio.wait_for(process.communicate(), SECONDS)
    errors = written.decode()

    assert ("Discord rejected the token" in errors) is not token_accepted
    assert "Traceback" not in errors
    assert (stub.commands != set()) is token_accepted
