"""Running a practice table: its port, its file, and a clean end."""

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from aiohttp import web
from discord.ext import commands

from bot.practice.history import History
from bot.practice.server import make_server
from bot.practice.world import World, open_world
from bot.tables.store.connection import take_lock

ADDRESS = "127.0.0.1"
_PORTS_TRIED = 20
_SQLITE_FILES = ("", "-wal", "-shm", "-journal")


class CannotHost(Exception):
    """A reason why there can be no practice table. Its text is one sentence: why not, and what to do about it."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    players: Sequence[str]
    port: int
    database: Path
    fresh: bool
    open_browser: bool


async def run_table(
    options: TableOptions,
    make_bot: Callable[[], commands.AutoShardedBot],
    say: Callable[[str], None],
    stopped: asyncio.Event,
) -> None:
    """Run until `stopped` is set. `say` gets what the person at the terminal should read."""
    with take_port(options.port) as listener:
        history = History(options.database)
        if options.fresh:
            delete_old_table(options.database)
            history.delete()
        async with open_world(make_bot(), options.players, history.load) as world:
            keeping = asyncio.create_task(history.keep(world))
            runner = web.AppRunner(make_server(world), access_log=None, shutdown_timeout=1)
            await runner.setup()
            await web.SockSite(runner, listener).start()
            address = f"http://{ADDRESS}:{listener.getsockname()[1]}/"
            say(welcome(world, options.database, address))
            if options.open_browser:
                await asyncio.to_thread(webbrowser.open, address)
            await stopped.wait()
            await runner.cleanup()
            keeping.cancel()
        history.save(world)
        say("The table is kept; see you.")


def take_port(port: int) -> socket.socket:
    """Take the port before anything else, so that a second table cannot get at the first one's file."""
    try:
        return socket.create_server((ADDRESS, port))
    except PermissionError:
        raise CannotHost(f"Port {port} is not for programs like this one: try --port {free_port(8770)}.") from None
    except OSError:
        raise CannotHost(
            f"Port {port} is taken, perhaps by another practice table: try --port {free_port(port)}."
        ) from None


def free_port(near: int) -> int:
    for port in (*range(near + 1, min(near + _PORTS_TRIED, 65536)), 0):
        try:
            with socket.create_server((ADDRESS, port)) as found:
                return found.getsockname()[1]
        except OSError:
            continue
    raise CannotHost("No port is free on this computer.")


def delete_old_table(database: Path) -> None:
    # Not while a table at another port uses it.
    with contextlib.closing(take_lock(database)):
        try:
            for ending in _SQLITE_FILES:
                database.with_name(database.name + ending).unlink(missing_ok=True)
        except OSError as error:
            raise CannotHost(f"{database} cannot be deleted ({error.strerror}): remove it by hand.") from None


def welcome(world: World, database: Path, address: str) -> str:
    width = max(len(name) for name in world.players)
    lines = [f"The practice table is open, on this computer only. Kept in {database}; Ctrl-C closes it."]
    for name in world.players:
        note = "  (owns the server)" if name == world.moderator else ""
        lines.append(f"  {name:<{width}}  {address}?as={quote(name)}{note}")
    lines.append(f"  {'all':<{width}}  {address}")
    return "\n".join(lines)
