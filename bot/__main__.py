"""The command line. It imports only the module of the chosen command, so that `simulate` needs no discord.py; before
that only the standard library, and in words that an old Python knows too, to say what is missing.
"""

import argparse
import ast
import importlib
import io
import os
import pkgutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot import IS_CHECKOUT, OURS, PROGRAM, ROOT

OLDEST = (3, 11)
TO_MEND, INTERRUPTED = 78, 130
LINGER = 60.0
"""Seconds: one start in a minute is no burden to Discord, or to a log."""
FOR_DEVELOPERS = ("gallery", "language", "new-feature", "new-game", "replay", "simulate", "tournament")


def command_summaries() -> "dict[str, str]":
    """Return each command's name and line of help, read from the source without importing it."""
    folders = [ROOT / "bot" / "cli", ROOT / "bot" / "cluster" / "cli"]
    found = sorted((module.name, folder) for folder in folders for module in pkgutil.iter_modules([str(folder)]))
    files = {
        name.replace("_", "-"): next(folder.glob(f"{name}.py"), folder / name / "__init__.py")
        for name, folder in found
        if not name.startswith("_")
    }
    sources = {name: path.read_text(encoding="utf-8") for name, path in files.items()}
    return {name: ast.get_docstring(ast.parse(source)) or "" for name, source in sources.items()}


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command, and return its exit status. Without arguments, take those of this process."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if sys.version_info < OLDEST:
        return not_installed(f"The bot needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
    speak_utf8()
    try:
        return run(arguments)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in OURS or package in sys.stdlib_module_names:
            raise
        return not_installed(f"The package {package} is missing here")
    except BrokenPipeError:
        # The reader (`| head`) is gone; without this Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def run(arguments: "Sequence[str]") -> int:
    args = read_arguments(arguments)
    # Only now: `--help` needs no packages.
    from bot.cli import Failure, failure
    from bot.config import SettingsError
    from bot.tables.store.store_errors import StoreError

    try:
        status = args.run(args)
    except (Failure, SettingsError, StoreError) as error:
        ended = failure(error) if isinstance(error, StoreError) else error
        sys.stderr.write(f"{ended}\n")
        status = ended.status if isinstance(ended, Failure) else TO_MEND
    if status == TO_MEND and getattr(args, "linger", False):
        time.sleep(LINGER)
    return status


def not_installed(what: str) -> int:
    """Say how to mend it: mostly, the wrong one of several Pythons was taken."""
    if not IS_CHECKOUT:
        sys.stderr.write(f"{what}: install juse-bot again.\n")
        return TO_MEND
    folder = ROOT / ".venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    shown = os.path.relpath(python)
    install = f"{shown} -m pip install -r requirements.txt"
    if not python.exists():
        how = f"with Python 3.11 or newer, run `python3 -m venv {os.path.relpath(folder)} && {install}`"
    elif Path(sys.executable).parent == python.parent:
        how = f"run `{install}`"
    else:
        how = f"write `{shown}` for `{Path(sys.executable).name}`"
    sys.stderr.write(f"{what}: {how}.\n")
    return TO_MEND


def read_arguments(arguments: "Sequence[str]") -> argparse.Namespace:
    # Apart from the others, so that it may stand before the command or after it.
    home = argparse.ArgumentParser(prog=PROGRAM, add_help=False, allow_abbrev=False)
    home.add_argument(
        "--home", type=Path, metavar="DIR", help="the folder with .env and the database; `doctor` names it"
    )
    args, words = home.parse_known_args(arguments)
    chosen = words[:2] if words[:1] == ["dev"] else words[:1]
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Juse: a Discord bot that plays little-known card games by their full rules.",
        parents=[home],
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and its commit")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    summaries = command_summaries()
    for name, summary in summaries.items():
        if name not in FOR_DEVELOPERS:
            fill(commands.add_parser(name, help=summary, description=summary), name, chosen == [name])
    development = "What only developers need: " + ", ".join(FOR_DEVELOPERS) + "."
    dev = commands.add_parser("dev", help=development, description=development)
    commands_of_dev = dev.add_subparsers(metavar="COMMAND", required=True)
    for name in FOR_DEVELOPERS:
        summary = summaries[name]
        fill(commands_of_dev.add_parser(name, help=summary, description=summary), name, chosen == ["dev", name])
        # They go on to work without the group; with no line of help they are not listed.
        fill(commands.add_parser(name, description=summary), name, chosen == [name])
    return parser.parse_args(words, args)


def fill(command: argparse.ArgumentParser, name: str, is_chosen: bool) -> None:
    """Add the arguments of a command, if it is the chosen one."""
    if is_chosen:
        stem = name.replace("-", "_")
        if (ROOT / "bot" / "cluster" / "cli" / f"{stem}.py").exists():
            module = importlib.import_module(f"bot.cluster.cli.{stem}")
        else:
            module = importlib.import_module(f"bot.cli.{stem}")
        module.add_arguments(command)
        command.set_defaults(run=module.run)


class ShowVersion(argparse.Action):
    """The option --version. The commit is found out only if somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from bot.config import version_and_commit

        sys.stdout.write(f"juse {version_and_commit()}\n")
        parser.exit()


def speak_utf8() -> None:
    """Make records have the same bytes everywhere, and let a Windows console print suits."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
