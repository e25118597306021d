"""Show what the bot that runs on the database is doing, and whether it is healthy."""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.cli import ToMend, read_settings
from bot.config import without_password
from bot.hosting.status_socket import NoSocket, connected, sockets_of
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.files import what_else_is_there, what_is_foreign

HEALTHY, UNHEALTHY, NONE_RUNNING = 0, 1, 3
_WITHIN = 10.0
"""Seconds for an answer. A bot asks its database, and waits up to five for that."""

Status = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.epilog = (
        "The exit status is 0 if the bot is healthy, 1 if it is not, 3 if none is running on the database. Only the"
        " bot's user can ask it. Of a bot of several processes, those on this machine are shown."
    )


def run(args: argparse.Namespace) -> int:
    database = read_settings(args.home).database
    status = status_of(database)
    if status["running"]:
        lines, code = [*_lines(status)], HEALTHY if status["healthy"] else UNHEALTHY
    elif isinstance(database, Path) and (refused := what_else_is_there(database) or what_is_foreign(database)):
        raise ToMend(refused)
    else:
        lines, code = [f"No bot is running on the database {without_password(str(database))}."], NONE_RUNNING
    print(json.dumps(status) if args.json else "\n".join(lines))
    return code


def status_of(database: DatabaseUrl) -> Status:
    """Ask the bot that runs on the database, in all its processes on this machine. Raise `ToMend` if nobody can."""
    try:
        with ThreadPoolExecutor() as threads:
            answers = [*filter(None, threads.map(lambda found: _answer(*found), sockets_of(database).items()))]
    except NoSocket as error:
        raise ToMend(f"The bot cannot be asked: {error}.") from None
    except PermissionError:
        shown = without_password(str(database))
        raise ToMend(f"Only the user whose bot runs on the database {shown} can ask it.") from None
    if not answers:
        return {"running": False}
    return {"running": True, **answers[0]} if "process" not in answers[0] else _of_many(answers)


def _answer(process: str, path: Path) -> Status | None:
    """Return None if nobody is there."""
    named = {"process": process} if process else {}
    try:
        with connected(path, _WITHIN) as connection, connection.makefile("rb") as answer:
            return named | json.loads(answer.read())
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
        return None
    except (TimeoutError, ConnectionError, ValueError):
        fault = f"it has not answered for {_WITHIN:.0f} s, or not as this version of the bot does"
        return {**named, "healthy": False, "faults": [fault]}


def _of_many(answers: Sequence[Status]) -> Status:
    """Report what a supervisor knows of its processes, which may not answer, like what they say themselves."""
    faults = [
        fault if "supervises" in answer else f"process {answer['process']}: {fault}"
        for answer in answers
        for fault in answer["faults"]
    ]
    return {
        "running": True,
        "healthy": all(answer["healthy"] for answer in answers),
        "faults": [*dict.fromkeys(faults)],
        "processes": [answer for answer in answers if "supervises" not in answer],
        "supervisors": [answer for answer in answers if "supervises" in answer],
    }


def _lines(status: Status) -> Iterator[str]:
    yield "The bot is healthy." if status["healthy"] else "The bot runs, but is not healthy:"
    for fault in status["faults"]:
        yield f"  {fault}"
    if "version" in status:
        yield from _details(status)
    for supervisor in status.get("supervisors", ()):
        since = supervisor["since"]
        yield f"Supervisor: process {supervisor['pid']}, since {since} ({_ago(since)})"
        for process in supervisor["supervises"]:
            again = f", started {process['starts']} times" if process["starts"] > 1 else ""
            yield f"  {process['shards']}: {'does not run' if process['pid'] is None else process['pid']}{again}"
    for process in status.get("processes", ()):
        if "version" in process:
            yield f"Process {process['process']}:"
            yield from (f"  {line}" for line in _details(process))


def _details(status: Status) -> Iterator[str]:
    shards, commit = status["shards"], status["last_commit"]
    yield f"Version: {version_of(status)}, process {status['pid']}, since {status['since']} ({_ago(status['since'])})"
    if shards["of"] is not None:
        own = len(shards["own"])
        of_all = f" (of {shards['of']})" if own < shards["of"] else ""
        yield f"Shards: {own - len(shards['cut_off'])} of {own} connected{of_all}, on {status['servers']:,} servers"
    by_game = {game: sum(phases.values()) for game, phases in status["open_tables"].items()}
    parts = ", ".join(f"{game} {count:,}" for game, count in by_game.items())
    yield f"Open tables: {sum(by_game.values()):,} ({parts})" if parts else "Open tables: none"
    if (emojis := status.get("emojis")) and emojis["of"]:
        trouble = f" ({emojis['trouble']})" if emojis["trouble"] else ""
        yield f"Emojis: {emojis['there']} of {emojis['of']}{trouble}"
    if status["memory"] is not None:
        yield f"Memory: {status['memory'] / 1e6:.0f} MB"
    if "last_backup" in status:
        backup = status["last_backup"]
        yield f"Newest backup: {'none known' if backup is None else f'{backup} ({_ago(backup)} ago)'}"
    yield f"Last commit: {'none yet' if commit is None else f'{commit} ({_ago(commit)} ago)'}"


def version_of(status: Status) -> str:
    """Return the version with its commit, which an older bot does not know."""
    return f"{status['version']} ({status['commit']})" if status.get("commit") else status["version"]


def _ago(date: str) -> str:
    seconds = max(0, round(time.time() - datetime.fromisoformat(date).timestamp()))
    if seconds < 120:
        return f"{seconds} s"
    if seconds < 2 * 3600:
        return f"{seconds // 60} min"
    return f"{seconds // 3600} h"
