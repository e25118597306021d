"""Show what the bot that runs on the database is doing, and whether it is healthy."""

import argparse
import json
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.cli import Failure, read_settings
from bot.config import without_password
from bot.hosting.status_socket import NoSocket, connected, socket_of

HEALTHY, UNHEALTHY, NONE_RUNNING = 0, 1, 3
_WITHIN = 10.0
"""Seconds for an answer. A bot asks its database, and waits up to five for that."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.epilog = (
        "The exit status is 0 if the bot is healthy, 1 if it is not, 3 if none is running on the database. Only the"
        " bot's user can ask it."
    )


def run(args: argparse.Namespace) -> int:
    database = read_settings().database
    name = without_password(database) if isinstance(database, str) else database
    try:
        status = _asked(socket_of(database))
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
        return _told(args, {"running": False}, [f"No bot is running on the database {name}."], NONE_RUNNING)
    except NoSocket as error:
        raise Failure(f"The bot cannot be asked: {error}.") from None
    except PermissionError:
        raise Failure(f"Only the user whose bot runs on the database {name} can ask it.") from None
    except (TimeoutError, ConnectionError, ValueError):
        fault = f"it has not answered for {_WITHIN:.0f} s, or not as this version of the bot does"
        status = {"healthy": False, "faults": [fault]}
    status = {"running": True, **status}
    return _told(args, status, _lines(status), HEALTHY if status["healthy"] else UNHEALTHY)


def _asked(path: Path) -> dict[str, Any]:
    with connected(path, _WITHIN) as connection, connection.makefile("rb") as answer:
        return json.loads(answer.read())


def _told(args: argparse.Namespace, status: dict[str, Any], lines: list[str], code: int) -> int:
    print(json.dumps(status) if args.json else "\n".join(lines))
    return code


def _lines(status: dict[str, Any]) -> list[str]:
    healthy = "The bot is healthy." if status["healthy"] else "The bot runs, but is not healthy:"
    return [healthy, *(f"  {fault}" for fault in status["faults"]), *(_details(status) if "version" in status else ())]


def _details(status: dict[str, Any]) -> Iterator[str]:
    shards, commit = status["shards"], status["last_commit"]
    yield f"Version: {status['version']}, process {status['pid']}, since {status['since']} ({_ago(status['since'])})"
    if shards["of"] is not None:
        up = shards["of"] - len(shards["cut_off"])
        yield f"Shards: {up} of {shards['of']} connected, on {status['servers']:,} servers"
    yield f"Open tables: {_tables(status['open_tables'])}"
    if status["memory"] is not None:
        yield f"Memory: {status['memory'] / 1e6:.0f} MB"
    yield f"Last commit: {'none yet' if commit is None else f'{commit} ({_ago(commit)} ago)'}"


def _tables(by_game: dict[str, dict[str, int]]) -> str:
    parts = [f"{game} {sum(phases.values()):,}" for game, phases in by_game.items()]
    total = sum(sum(phases.values()) for phases in by_game.values())
    return f"{total:,} ({', '.join(parts)})" if parts else "none"


def _ago(date: str) -> str:
    seconds = max(0, round(time.time() - datetime.fromisoformat(date).timestamp()))
    if seconds < 120:
        return f"{seconds} s"
    if seconds < 2 * 3600:
        return f"{seconds // 60} min"
    return f"{seconds // 3600} h"
