"""Each contract of pyproject.toml bites: in a copy of the house, one import too many breaks it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

TRESPASSES = [
    ("core", "bot/core/cards.py", "import bot.games"),
    ("core", "bot/core/cards.py", "import discord"),
    ("core", "bot/core/record.py", "import cogs.juse.rules"),
    ("rules", "cogs/juse/rules.py", "import bot.text"),
    ("rules", "cogs/juse/state.py", "import discord"),
    ("rules", "cogs/juse/player.py", "import render"),
    ("scenes", "cogs/juse/scene.py", "import render.paint"),
    ("scenes", "cogs/juse/scene.py", "import bot.tables.model"),
    ("scenes", "cogs/juse/scene.py", "import PIL"),
    ("games", "cogs/juse/rules.py", "import cogs.junk.state"),
    ("found", "bot/games.py", "import cogs.juse.rules"),
    ("found", "render/scene.py", "import cogs.juse.state"),
    ("pictures", "render/scene.py", "import bot.core.game"),
    ("pictures", "render/scene.py", "import discord"),
    ("tables", "bot/tables/store.py", "import discord"),
    ("tables", "bot/tables/model.py", "import bot.text"),
    ("tables", "bot/tables/model.py", "import render.scene"),
    ("floors", "bot/text/__init__.py", "import bot.tables.store"),
    ("floors", "bot/core/attic.py", "import bot.config"),
    ("floors", "bot/attic.py", ""),
]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for room in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def lint(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    return subprocess.run([*command, *arguments], cwd=house, check=False, capture_output=True, text=True, timeout=60)


def test_the_house_keeps_every_contract(house: Path) -> None:
    result = lint(house)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("contract", "room", "trespass"), TRESPASSES)
def test_a_contract_bites(house: Path, contract: str, room: str, trespass: str) -> None:
    with (house / room).open("a") as module:
        module.write(f"\n{trespass}\n")

    result = lint(house, "--contract", contract)

    assert result.returncode == 1
    assert "0 kept, 1 broken" in result.stdout
    assert (trespass.removeprefix("import ") or "attic") in result.stdout
