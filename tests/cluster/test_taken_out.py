"""A bot on SQLite needs nothing of `bot/cluster`: it imports none of it, and plays where the folder is gone."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import ROOT
from tests.host.conftest import TOKEN
from tests.host.test_run import CLOSED_PORT, PASSES

pytestmark = pytest.mark.timeout(900)

SECONDS = 600
A_GAME = "tests/discord/test_whole_game.py"
_RUN = f"""
import sys
from discord.http import Route
from bot.__main__ import main
Route.BASE = "{CLOSED_PORT}/api/v10"
status = main(["run"])
print(status, [name for name in sys.modules if name.startswith("bot.cluster")])
"""


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without the folder and its tests."""
    left_out = shutil.ignore_patterns(".git", ".venv", ".env", "data", "*_cache", "__pycache__", "cluster")
    return Path(shutil.copytree(ROOT, tmp_path_factory.mktemp("without") / "copy", ignore=left_out))


def done(folder: Path, *command: str | Path, **settings: str) -> str:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("JUSE_", "PYTEST_"))}
    ended = subprocess.run(
        command,
        cwd=folder,
        env={**environ, "PYTHONPATH": str(folder), **settings},
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_one_process_on_a_file_imports_nothing_of_it(tmp_path: Path) -> None:
    said = done(
        tmp_path, sys.executable, "-c", _RUN, PYTHONPATH=str(ROOT), JUSE_DATABASE="juse.sqlite3", DISCORD_TOKEN=TOKEN
    )
    assert said == f"{PASSES} []\n", "Discord is out of reach, and all else was done"


@pytest.mark.long("processes")
def test_where_it_is_gone_people_play_a_game_and_no_module_misses_it(without: Path) -> None:
    assert "move-database" not in done(without, sys.executable, "-m", "bot", "--help")
    assert "0 broken" in done(without, Path(sys.executable).with_name("lint-imports"))
    assert " passed" in done(without, sys.executable, "-m", "pytest", "-q", A_GAME, "tests/core/test_circles.py")

    files = {path: path.read_text(encoding="utf-8") for path in without.rglob("*.py")}
    imports = re.compile(r"^ *(from|import) (bot|tests)\.cluster", re.MULTILINE)
    assert [path for path, source in files.items() if imports.search(source)] == []
