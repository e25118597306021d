import ast
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parents[2]
COMMANDS = {
    module.stem.replace("_", "-"): ast.get_docstring(ast.parse(module.read_text("utf-8"))) or ""
    for module in sorted((ROOT / "bot/cli").glob("[!_]*.py"))
}
"""Name and docstring of each module that is a command."""

Capture = pytest.CaptureFixture[str]


def ended(*arguments: str) -> int | str | None:
    """The exit status where argparse has the last word."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    return end.value.code


def test_help_lists_every_command_with_its_line(capsys: Capture) -> None:
    assert ended("--help") == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name, line in COMMANDS.items():
        assert len(line.splitlines()) == 1, f"{name}: the docstring of its module is its line of help"
        assert f"{name} {line}" in shown


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: Capture) -> None:
    assert ended(command, "--help") == 0
    assert f"python -m bot {command}" in capsys.readouterr().out


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: Capture) -> None:
    assert ended("walk") == 2
    shown = capsys.readouterr().err
    assert "invalid choice: 'walk'" in shown
    assert "'run'" in shown


def test_a_command_is_required(capsys: Capture) -> None:
    assert ended() == 2
    assert "COMMAND" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--help"], ["simulate", "--help"]])
def test_help_and_simulate_import_no_discord(arguments: list[str]) -> None:
    script = (
        "import sys\n"
        "from bot.__main__ import main\n"
        f"try: main({arguments!r})\n"
        "except SystemExit as end: assert not end.code\n"
        "assert not {'discord', 'aiosqlite', 'asyncpg', 'PIL'} & set(sys.modules), sorted(sys.modules)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 0, result.stderr


def test_no_traceback_when_the_reader_of_its_output_goes_away() -> None:
    command = f"{sys.executable} -m bot simulate juse --seats 4 --seed 1 --count 50 | head -c 10"
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)
    assert len(result.stdout) == 10
    assert result.stderr == ""
