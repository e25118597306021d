"""Commands that take long show how far they are and the time left: on a terminal, and nowhere else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.simulate import play
from bot.core.game import settle_options
from bot.core.record import to_line
from bot.games import find_game
from tests.host.command import bot
from tests.host.conftest import TOKEN
from tests.host.terminal import ROOT, at_a_terminal
from tests.tables.offline_bot import ALICE, BOB, running_bot

BAR = re.compile(r"\d+ %.*\|.*\| ?.*(\d\d:\d\d|\?) left")
TIME_LEFT = re.compile(r"\d\d:\d\d left")
COMMANDS = {
    "backup": ("backup", "copy.sqlite3"),
    "simulate": ("simulate", "juse", "--seats", "2", "--seed", "a", "--count", "3"),
}
"""One that reads a database, and one that does not."""


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """With a database and some records."""
    async with running_bot(tmp_path / "juse.sqlite3") as house:
        await house.game(ALICE, BOB)
    game = find_game("juse")
    records = (to_line(play(game, 2, settle_options(game, {}), str(number))) for number in range(3))
    (tmp_path / "games.jsonl").write_text("\n".join(records), encoding="utf-8")
    return tmp_path


def settings(folder: Path) -> dict[str, str]:
    return {"JUSE_DATABASE": str(folder / "juse.sqlite3"), "DISCORD_TOKEN": TOKEN}


@pytest.mark.parametrize("name", COMMANDS)
async def test_the_time_left_is_on_a_terminal_only_and_goes_at_the_end(folder: Path, name: str) -> None:
    seen = await at_a_terminal(folder, settings(folder), "bot", *COMMANDS[name])
    (folder / "copy.sqlite3").unlink(missing_ok=True)
    piped = await bot(folder / "juse.sqlite3", *COMMANDS[name], TQDM_MININTERVAL="0")
    assert (seen.status, piped.returncode, piped.stderr) == (0, 0, "")
    shown = seen.terminal.split("\r")
    assert any(BAR.search(line) for line in shown)
    assert any(TIME_LEFT.search(line) for line in shown)
    assert shown[-1] == ""
    assert shown[-2].strip() == ""
    for written in (seen.stdout, piped.stdout):
        assert written
        assert "\r" not in written
        assert not TIME_LEFT.search(written)


def test_neither_the_bot_nor_the_practice_table_loads_what_draws_it() -> None:
    script = "import sys, bot.app, bot.cli.run, bot.cli.practice, bot.cli.status; sys.exit('tqdm' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0
