import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def bot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, encoding="utf-8", timeout=60)


def commands() -> dict[str, str]:
    """Name and docstring of each module that is a command."""
    modules = sorted((ROOT / "bot/cli").glob("[!_]*.py"))
    return {module.stem: ast.get_docstring(ast.parse(module.read_text("utf-8"))) or "" for module in modules}


def test_help_lists_every_command_with_its_line() -> None:
    shown = " ".join(bot("--help").stdout.split())
    assert commands()
    for name, line in commands().items():
        assert len(line.splitlines()) == 1, f"bot/cli/{name}.py: its docstring is its line of help"
        assert f"{name} {line}" in shown


def test_every_command_explains_itself() -> None:
    for command in commands():
        result = bot(command, "--help")
        assert result.returncode == 0, result.stderr
        assert f"python -m bot {command}" in result.stdout


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    result = bot("walk")
    assert result.returncode == 2
    assert "invalid choice: 'walk'" in result.stderr
    assert "'run'" in result.stderr
    assert "Traceback" not in result.stderr


def test_without_a_command_it_says_that_one_is_wanted() -> None:
    result = bot()
    assert result.returncode == 2
    assert "COMMAND" in result.stderr


def test_help_and_simulate_import_no_discord() -> None:
    for arguments in (["--help"], ["simulate", "--help"]):
        script = (
            "import sys\n"
            "from bot.__main__ import main\n"
            f"try: main({arguments!r})\n"
            "except SystemExit as end: assert not end.code\n"
            "assert not {'discord', 'aiosqlite', 'PIL'} & set(sys.modules), sorted(sys.modules)\n"
        )
        result = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 0, result.stderr


def test_a_reader_that_has_had_enough_gets_no_traceback() -> None:
    command = f"{sys.executable} -m bot simulate juse --seats 4 --seed 1 --count 50 | head -c 10"
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)
    assert len(result.stdout) == 10
    assert result.stderr == ""
