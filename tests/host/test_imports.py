"""Each contract of pyproject.toml bites: in a copy of the house, imports that it forbids break it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.checks

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]

TRESPASSES = [
    ("core", "bot/core/cards.py", "import bot.games"),
    ("core", "bot/core/cards.py", "import discord"),
    ("core", "bot/core/record.py", "import cogs.juse.rules.game"),
    ("rules", "cogs/juse/rules/game.py", "import bot.text"),
    ("rules", "cogs/juse/rules/state.py", "import discord"),
    ("player", "cogs/juse/player/levels.py", "import render"),
    ("picture", "cogs/juse/picture/table.py", "import render.paint"),
    ("picture", "cogs/juse/picture/table.py", "import bot.tables.steps.model"),
    ("picture", "cogs/juse/picture/table.py", "import PIL"),
    ("games", "cogs/juse/rules/game.py", "import cogs.junk.rules.state"),
    ("found", "bot/games.py", "import cogs.juse.rules.game"),
    ("found", "render/scene.py", "import cogs.juse.rules.state"),
    ("render", "render/scene.py", "import bot.core.game"),
    ("render", "render/scene.py", "import discord"),
    ("tables", "bot/tables/store/store.py", "import discord"),
    ("tables", "bot/tables/steps/model.py", "import bot.text"),
    ("tables", "bot/tables/steps/model.py", "import render.scene"),
    ("one-way", "bot/tables/steps/votes.py", "import bot.tables.steps.play"),
    ("words", "cogs/juse/words/describe.py", "import bot.tables.runtime.table"),
    ("words", "cogs/juse/panels/attic.py", "import discord"),
    ("tables", "bot/tables/steps/erasure.py", "import PIL"),
    ("floors", "bot/text/__init__.py", "import bot.tables.store.store"),
    ("floors", "bot/core/attic.py", "import bot.config"),
    ("sql", "bot/ui/kit.py", "import sqlite3"),
    ("sql", "bot/tables/runtime/table.py", "import aiosqlite"),
    ("sql", "bot/tables/steps/votes.py", "import sqlite3"),
    ("sql", "bot/tables/runtime/table.py", "import asyncpg"),
    ("inside-tables", "bot/tables/steps/play.py", "import bot.tables.store.store"),
    ("inside-tables", "bot/tables/attic.py", ""),
    ("inside-ui", "bot/ui/discord/names.py", "import bot.ui.kit"),
    ("rules", "cogs/juse/rules/attic.py", "import cogs.juse.player.levels"),
    ("floors", "bot/attic.py", ""),
    ("progress", "bot/cli/run.py", "import bot.progress"),
    ("progress", "bot/tables/store/erasing.py", "import tqdm"),
    ("ratings", "bot/tables/store/ratings.py", "import openskill"),
    ("metrics", "bot/hosting/web.py", "import prometheus_client"),
    ("floors", "bot/metrics.py", "import bot.config"),
    ("tables", "bot/tables/runtime/table.py", "import bot.config"),
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
    if contract == "one-way":  # names modules by their place in the folder
        importer, imported = (f".{name.rpartition('.')[2]}" for name in (importer, imported))
    told = f"{importer} -> {imported} " if trespass else f"- {module}\n"
    assert told in complaints[contract]
