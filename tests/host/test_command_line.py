import ast
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from bot import ROOT
from bot.__main__ import FOR_DEVELOPERS, command_summaries, main
from bot.config import version_and_commit

COMMANDS = command_summaries()

Capture = pytest.CaptureFixture[str]


def ended(*arguments: str) -> int | str | None:
    """The exit status where argparse has the last word."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    return end.value.code


def test_help_lists_every_command_with_its_line(capsys: Capture) -> None:
    assert (ended("--help"), ended("dev", "--help")) == (0, 0)
    shown, of_dev = (" ".join(text.split()) for text in capsys.readouterr().out.split("usage:")[1:])
    for name, line in COMMANDS.items():
        assert len(line.splitlines()) == 1, f"{name}: the docstring of its module is its line of help"
        assert (f"{name} {line}" in of_dev) == (name in FOR_DEVELOPERS)
        assert (f"{name} {line}" in shown) == (name not in FOR_DEVELOPERS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: Capture) -> None:
    assert ended(command, "--help") == 0
    assert f"python -m bot {command}" in capsys.readouterr().out
    if command in FOR_DEVELOPERS:
        assert ended("dev", command, "--help") == 0
        assert f"python -m bot dev {command}" in capsys.readouterr().out


def test_the_version_is_shown_with_its_commit(capsys: Capture) -> None:
    assert ended("--version") == 0
    assert capsys.readouterr().out == f"juse {version_and_commit()}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev0)?( \([0-9a-f]{7,}\))?", version_and_commit())


def test_an_unknown_command_is_answered_with_the_known_ones(capsys: Capture) -> None:
    assert ended("walk") == 2
    shown = capsys.readouterr().err
    assert "invalid choice: 'walk'" in shown
    assert "'run'" in shown


def test_help_and_simulate_import_no_discord() -> None:
    script = (
        "import sys\n"
        "from bot.__main__ import main\n"
        "for arguments in (['simulate', '--help'], ['--help']):\n"
        "  try: main(arguments)\n"
        "  except SystemExit as end: assert not end.code\n"
        "assert not {'discord', 'aiosqlite', 'asyncpg', 'PIL'} & set(sys.modules), sorted(sys.modules)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 0, result.stderr


def clone_in(folder: Path) -> None:
    for name in ("bot", "cogs", "render", "pyproject.toml"):
        if not (folder / name).exists():
            (folder / name).symlink_to(ROOT / name)


def started(folder: Path, python: str | Path, *words: str) -> subprocess.CompletedProcess[str]:
    """In a clone, with nothing installed for that Python."""
    clone_in(folder)
    return subprocess.run(
        [python, "-S", *words], cwd=folder, check=False, capture_output=True, text=True, timeout=60, env={"PATH": ""}
    )


def test_without_its_packages_it_names_the_python_that_has_them(tmp_path: Path) -> None:
    helped = started(tmp_path, sys.executable, "-m", "bot", "--help")
    assert (helped.returncode, helped.stderr) == (0, ""), "which needs none"
    refused = started(tmp_path, sys.executable, "-m", "bot", "check")
    missing = re.fullmatch(r"The package (\w+) is missing here: (.*)\.\n", refused.stderr)
    assert missing is not None, refused.stderr
    assert refused.returncode == 78
    install = "`python3 -m venv .venv && .venv/bin/python -m pip install -r requirements.txt`"
    assert missing[2] == f"with Python 3.11 or newer, run {install}"
    venv.create(tmp_path / ".venv", symlinks=True)
    again = started(tmp_path, sys.executable, "-m", "bot", "run")
    assert again.stderr.endswith(f": write `.venv/bin/python` for `{Path(sys.executable).name}`.\n")
    itself = started(tmp_path, tmp_path / ".venv/bin/python", "-m", "bot", "run")
    assert itself.stderr.endswith(": run `.venv/bin/python -m pip install -r requirements.txt`.\n")


def test_what_an_old_python_reads_is_written_for_it() -> None:
    for source in ("bot/__init__.py", "bot/__main__.py"):
        ast.parse((ROOT / source).read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    "block", re.findall(r"^ *(python3 .*)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
)
def test_an_old_python_is_told_what_is_needed_and_no_block_of_the_readme_installs_anything_with_it(
    block: str, tmp_path: Path
) -> None:
    clone_in(tmp_path)
    (tmp_path / "bin").mkdir()
    disguised = "import runpy, sys; sys.version_info = (3, 10, 13); runpy.run_module('bot', run_name='__main__')"
    (tmp_path / "bin/python3").write_text(
        f'#!/bin/sh\n[ "$2" = bot ] || exec touch "{tmp_path}/installed"\nexec {sys.executable} -S -c "{disguised}"\n'
    )
    (tmp_path / "bin/python3").chmod(0o755)
    path = f"{tmp_path}/bin:/usr/bin:/bin"
    refused = subprocess.run(
        ["sh", "-c", block], cwd=tmp_path, check=False, capture_output=True, text=True, timeout=60, env={"PATH": path}
    )
    assert refused.returncode == 78
    assert re.fullmatch(
        r"The bot needs Python 3\.11 or newer, and this is 3\.[0-9.+]+: .* run `python3 -m venv .*`\.\n", refused.stderr
    )
    assert not (tmp_path / "installed").exists()


@pytest.mark.parametrize(("more", "paused"), [([], []), (["--linger"], [60.0])])
def test_a_container_that_is_started_again_at_once_ends_a_minute_after_a_refusal(
    more: list[str], paused: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    slept: list[float] = []
    said_before: list[str] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        said_before.append(capsys.readouterr().err)

    monkeypatch.setattr("time.sleep", sleep)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["--home", str(tmp_path), "run", *more]) == 78
    assert slept == paused
    assert "There is no bot token" in (said_before or [capsys.readouterr().err])[0]


def test_no_traceback_when_the_reader_of_its_output_goes_away() -> None:
    command = f"{sys.executable} -m bot simulate juse --seats 4 --seed 1 --count 50 | head -c 10"
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)
    assert len(result.stdout) == 10
    assert result.stderr == ""
