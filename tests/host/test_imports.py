"""Each contract of pyproject.toml bites: in a copy of the house, imports that it forbids break it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]

TRESPASSES = [
    ("layers", "bot/core/cards.py", "import bot.games"),
    ("layers", "bot/games.py", "import cogs.juse.rules.game"),
    ("layers", "render/scene.py", "import bot.text"),
    ("layers", "bot/tables/steps/play.py", "import bot.tables.store.store"),
    ("layers", "bot/tables/runtime/table.py", "import bot.ui.kit"),
    ("layers", "bot/ui/discord/names.py", "import bot.ui.kit"),
    ("pure", "cogs/juse/rules/game.py", "import bot.text"),
    ("pure", "cogs/juse/player/levels.py", "import render"),
    ("shown", "cogs/juse/picture/table.py", "import bot.tables.steps.model"),
    ("shown", "cogs/juse/words/describe.py", "import cogs.juse.player.levels"),
    ("games", "cogs/juse/rules/game.py", "import cogs.junk.rules.state"),
    ("third-parties", "bot/core/cards.py", "import discord"),
    ("third-parties", "bot/ui/kit.py", "import sqlite3"),
    ("third-parties", "bot/tables/runtime/table.py", "import asyncpg"),
    ("third-parties", "bot/tables/store/ratings.py", "import openskill"),
    ("third-parties", "cogs/juse/picture/table.py", "import PIL"),
    ("circles", "bot/tables/steps/votes.py", "import bot.tables.steps.play"),
]


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    wide = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, cwd=house, env=wide, check=False, capture_output=True, text=True, timeout=60)


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said of a house with all these trespasses, by the contract."""
    house = tmp_path_factory.mktemp("house")
    for room in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / room, house / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", house)
    for _, room, trespass in TRESPASSES:
        with (house / room).open("a", encoding="utf-8") as module:
            module.write(f"\n{trespass}\n")
    result = lint(house)
    assert result.returncode == 1
    names = {contract["id"]: contract["name"] for contract in CONTRACTS}
    _, *said = re.split(r"^(\S.*)\n-{5,}\n", result.stdout, flags=re.MULTILINE)
    by_name = dict(zip(said[::2], said[1::2], strict=True))
    return {contract: by_name[name] for contract, name in names.items()}


def test_the_house_keeps_every_contract() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_contract_is_tried() -> None:
    assert {contract for contract, _, _ in TRESPASSES} == {contract["id"] for contract in CONTRACTS}


@pytest.mark.parametrize(("contract", "room", "trespass"), TRESPASSES)
def test_a_contract_bites(complaints: dict[str, str], contract: str, room: str, trespass: str) -> None:
    module = room.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    importer, imported = module, trespass.removeprefix("import ")
    if contract == "circles":  # names modules by their place in the folder
        importer, imported = (f".{name.rpartition('.')[2]}" for name in (importer, imported))
    assert f"{importer} -> {imported} " in complaints[contract]
