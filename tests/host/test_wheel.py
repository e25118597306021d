"""The wheel: `juse` in an environment of its own, with no checkout near it."""

import asyncio
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import pytest

from bot import EXAMPLE, ROOT, __version__
from tests.host.conftest import TOKEN

pytestmark = pytest.mark.long("machine")

SOURCES = ("bot", "cogs", "render", "pyproject.toml", "setup.py", "README.md", "LICENSE", ".env.example")
COMMIT = "1a2b3c4"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """It is built from a copy, as the build leaves files beside its sources."""
    folder = tmp_path_factory.mktemp("sources")
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, folder / name)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, folder]
    subprocess.run(build, check=True, env=os.environ | {"JUSE_COMMIT": COMMIT}, timeout=110)
    return folder / f"juse_bot-{__version__}-py3-none-any.whl"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with somebody's own bot in it. What the user keeps is in `data`."""
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot/__init__.py").write_text("raise RuntimeError('not this one')")
    for name in [name for name in os.environ if name.startswith(("JUSE_", "DISCORD_", "PYTHON"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(*command: str | Path, status: int = 0, typed: str = "") -> str:
    ended = subprocess.run(command, input=typed, check=False, capture_output=True, encoding="utf-8", timeout=110)
    assert ended.returncode == status, ended.stderr
    return ended.stdout + ended.stderr


async def opens_the_practice_table(juse: Sequence[str | Path]) -> None:
    process = await asyncio.create_subprocess_exec(
        *juse, "practice", "--port", "0", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = [b""]
        while line[:1] != [b"all"]:
            line = (await process.stdout.readuntil()).split()
        async with (
            asyncio.timeout(60),
            aiohttp.ClientSession(line[-1].decode()) as session,
            session.get("/") as page,
            session.ws_connect("/live?as=alice") as feed,
        ):
            assert "<title>" in await page.text()
            while "Play Junk" not in await feed.receive_str():
                pass
        process.send_signal(signal.SIGINT)
        assert (await process.stderr.read(), await process.wait()) == (b"", 0)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_installed_by_itself_it_opens_the_practice_table_and_keeps_all_in_one_folder(
    wheel: Path, elsewhere: Path
) -> None:
    venv.create(elsewhere / "venv", symlinks=True)
    python, juse = elsewhere / "venv/bin/python", elsewhere / "venv/bin/juse"
    said(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", wheel)
    [packages] = (elsewhere / "venv/lib").glob("python*/site-packages")
    # Whatever it depends on is taken from where the tests have it.
    (packages / "of_the_tests.pth").write_text(sysconfig.get_path("purelib"))
    home = elsewhere / "data/juse"

    assert said(juse, "--version") == f"juse {__version__} ({COMMIT})\n"
    assert f"put it into {home}/.env as DISCORD_TOKEN=…" in said(juse, "run", status=78)
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert "Invite the bot to a server: https://" in said(juse, "setup", typed=f"{TOKEN}\n")
    assert (home / ".env").read_text("utf-8") == EXAMPLE.read_text("utf-8").replace("TOKEN=\n", f"TOKEN={TOKEN}\n")
    assert "on the database own/data/juse.sqlite3." in said(juse, "status", "--home", "own", status=3)
    Path("record").write_text(said(juse, "dev", "simulate", "roundup", "--seats", "3", "--seed", "1"))
    assert re.match("record 1: roundup", said(juse, "replay", "record"))
    asyncio.run(opens_the_practice_table([juse]))
    assert (home / "data/practice.sqlite3").exists()


def test_uvx_opens_the_practice_table_with_its_extra_and_says_how_without(wheel: Path, elsewhere: Path) -> None:
    def uvx(extra: str) -> list[str]:
        return [sys.executable, "-m", "uv", "tool", "run", "--quiet", "--from", f"./{wheel.name}{extra}", "juse"]

    shutil.copy(wheel, elsewhere)
    assert said(*uvx(""), "--version") == f"juse {__version__} ({COMMIT})\n"
    assert said(*uvx(""), "practice", status=78) == (
        "The practice table needs the package simcord: run"
        f" `uvx --from './{wheel.name}[practice]' juse practice --open` beside the wheel.\n"
    )
    asyncio.run(opens_the_practice_table(uvx("[practice]")))
    assert (elsewhere / "data/juse/data/practice.sqlite3").exists()
