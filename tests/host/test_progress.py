"""Commands that take long show how far they are and the time left: on a terminal, and nowhere else."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.simulate import play
from bot.core.game import settle_options
from bot.core.record import to_line
from bot.games import find_game
from tests.host.conftest import TOKEN
from tests.host.terminal import at_a_terminal
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


@pytest.mark.parametrize("name", COMMANDS)
def test_the_time_left_is_on_a_terminal_only_and_goes_at_the_end(
    folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"JUSE_DATABASE": str(folder / "juse.sqlite3"), "DISCORD_TOKEN": TOKEN}
    seen = at_a_terminal(folder, settings, "bot", *COMMANDS[name])
    (folder / "copy.sqlite3").unlink(missing_ok=True)
    monkeypatch.chdir(folder)
    for setting in settings.items():
        monkeypatch.setenv(*setting)
    assert (seen.status, main(COMMANDS[name])) == (0, 0)
    piped, errors = capsys.readouterr()
    assert errors == ""
    shown = seen.terminal.split("\r")
    assert any(BAR.search(line) for line in shown)
    assert any(TIME_LEFT.search(line) for line in shown)
    assert shown[-1] == ""
    assert shown[-2].strip() == ""
    for written in (seen.stdout, piped):
        assert written
        assert "\r" not in written
        assert not TIME_LEFT.search(written)
