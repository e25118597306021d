"""`dev new-game` and `dev new-feature`: what they write works at once, and is held to what all others are held to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot import ROOT
from bot.__main__ import main
from bot.cli import _templates

GAME, FEATURE = "high_card", "coin"
LONGEST = "a_name_of_twenty_4_chars"
CHECKS_OF_EACH_GAME = [
    "tests/rules/test_every_game.py",
    "tests/rules/test_every_player.py",
    "tests/rules/test_lessons.py",
    "tests/text/test_game_words.py",
    "tests/text/test_lessons_in_words.py",
    "tests/games/test_everything_can_be_reached.py",
    "tests/games/test_account.py",
    "tests/discord/test_first_game.py",
]
CHECKS_OF_ALL = [
    "tests/discord/test_commands.py",
    "tests/discord/test_invite.py",
    "tests/discord/test_table_commands.py",
    "tests/discord/test_welcome.py",
    "tests/leaks/test_nothing_hidden_is_shown.py::test_every_game_with_hands_declares_what_it_hides",
    "tests/text/test_translations.py",
    "tests/text/test_words.py",
]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source, in which both are written."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ("bot", "cogs", "render", "docs", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "README.md", folder)
    for command in (("new-game", GAME), ("new-game", LONGEST), ("new-feature", FEATURE)):
        assert run(folder, "bot", "dev", *command)
    return folder


def run(folder: Path, module: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", module, *arguments]
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_a_new_game_can_be_played_and_is_in_our_style_whatever_its_name(clone: Path) -> None:
    record = clone / "game.json"
    record.write_text(run(clone, "bot", "dev", "simulate", LONGEST, "--seats", "3"), encoding="utf-8")
    assert "The end" in run(clone, "bot", "dev", "replay", str(record), "--text")
    run(clone, "ruff", "check", "cogs", "bot/features")
    run(clone, "ruff", "format", "--check", "cogs", "bot/features")


@pytest.mark.long("machine")
@pytest.mark.timeout(900)
def test_a_new_game_and_a_new_feature_turn_no_test_red(clone: Path) -> None:
    checks = {*CHECKS_OF_EACH_GAME, *CHECKS_OF_ALL}
    only = " or ".join((GAME, *(path.partition("::")[2] or Path(path).stem for path in CHECKS_OF_ALL)))
    assert f"[{GAME}" in run(clone, "pytest", "-v", "-p", "no:cacheprovider", "-k", only, *sorted(checks))


@pytest.mark.parametrize(
    ("command", "name", "why"),
    [
        ("new-game", "High-Card", "is no name for it"),
        ("new-game", f"{LONGEST}s", "is no name for it"),
        ("new-game", "class", "is a word of Python's own"),
        ("new-game", "roundup", "is there already"),
        ("new-game", "table", "is taken"),
        ("new-feature", "night", "is taken"),
        ("new-feature", "mine", "is taken"),
    ],
)
def test_another_name_is_wanted_in_one_sentence(
    command: str, name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dev", command, name]) == 2
    [sentence] = capsys.readouterr().err.splitlines()
    assert why in sentence
    assert sentence.count(". ") == 0


@pytest.mark.parametrize("command", ["new-game", "new-feature"])
def test_an_installed_bot_has_no_source_to_add_to(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_templates, "IS_CHECKOUT", False)
    assert main(["dev", command, GAME]) == 2
    [sentence] = capsys.readouterr().err.splitlines()
    assert "clone the repository" in sentence
