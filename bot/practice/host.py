"""Running a practice table: its port, its file, the messages and emojis kept beside that, and a clean end."""

import argparse
import asyncio
import contextlib
import logging
import shutil
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import msgspec
from aiohttp import web
from discord.ext import commands

from bot.config import SettingsError
from bot.practice.server import make_server
from bot.practice.world import World, open_world

ADDRESS = "127.0.0.1"
_PORTS_TRIED = 20


async def run_table(
    args: argparse.Namespace,
    make_bot: Callable[[], commands.AutoShardedBot],
    say: Callable[[str], None],
    stopped: asyncio.Event,
) -> None:
    """Run until `stopped` is set. `args`: those of `python -m bot practice`. `say` gets what the person at the terminal
    should read.
    """
    with take_port(args.port) as listener:
        history, bot = History(args.database), make_bot()
        if args.fresh:
            history.delete()
        async with open_world(bot, args.players, history.load) as world:
            # Tabs follow what happens for as long as they may, so at the end they are cut off.
            runner = web.AppRunner(make_server(world), access_log=None, shutdown_timeout=0.1)
            await runner.setup()
            await web.SockSite(runner, listener).start()
            address = f"http://{ADDRESS}:{listener.getsockname()[1]}/"
            say(welcome(world, args.database, address))
            if args.open:
                await asyncio.to_thread(webbrowser.open, address)
            await stopped.wait()
            await runner.cleanup()
        history.save(world)
        say("The table is kept; see you.")


def take_port(port: int) -> socket.socket:
    """Take the port before anything else, so that a second table cannot get at the first one's file."""
    try:
        return socket.create_server((ADDRESS, port))
    except PermissionError:
        raise SettingsError(f"Port {port} is not for programs like this one: try --port {free_port(8770)}.") from None
    except OSError:
        raise SettingsError(
            f"Port {port} is taken, perhaps by another practice table: try --port {free_port(port)}."
        ) from None


def free_port(near: int) -> int:
    for port in (*range(near + 1, min(near + _PORTS_TRIED, 65536)), 0):
        try:
            with socket.create_server((ADDRESS, port)) as found:
                return found.getsockname()[1]
        except OSError:
            continue
    raise SettingsError("No port is free on this computer.")


def welcome(world: World, database: Path, address: str) -> str:
    width = max(len(name) for name in world.players)
    lines = [f"The practice table is open, on this computer only. Kept in {database}; Ctrl-C closes it."]
    for name in world.players:
        note = "  (owns the server)" if name == world.moderator else ""
        lines.append(f"  {name:<{width}}  {address}?as={quote(name)}{note}")
    lines.append(f"  {'all':<{width}}  {address}")
    return "\n".join(lines)


# ------------------------------------------------------------ the messages, kept for the next start


log = logging.getLogger(__name__)

_ENDING = ".message"
_EMOJIS = "emojis"


class History:
    """A folder with one file per message, and one of the bot's emojis, which Discord keeps."""

    def __init__(self, database: Path) -> None:
        self._folder = database.with_name(f"{database.name}-messages")
        self._written: dict[str, bytes] = {}
        self._emojis: list[int] = []

    def delete(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def load(self, world: World) -> None:
        """Load the history, and from now on save each message before anybody can act on it: none is lost when this
        process is killed. A file that cannot be read is left out: it may be cut off, or of another version of simcord.
        """
        for file in sorted(self._folder.glob(f"*{_ENDING}")):
            self._written[file.name] = b""
            with contextlib.suppress(msgspec.DecodeError):
                world.restore(file.read_bytes())
        with contextlib.suppress(msgspec.DecodeError, FileNotFoundError):
            world.restore_emojis((self._folder / _EMOJIS).read_bytes())
            self._emojis = world.emoji_ids()
        world.on_message(lambda: self.save(world))

    def save(self, world: World) -> None:
        now = {f"{message.id}{_ENDING}": message for message in world.lasting_messages()}
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            for name in self._written.keys() - now.keys():
                (self._folder / name).unlink(missing_ok=True)
                del self._written[name]
            for name, message in now.items():
                content = msgspec.msgpack.encode(message)
                if self._written.get(name) != content:
                    (self._folder / name).write_bytes(world.packed(message))
                    self._written[name] = content
            if self._emojis != world.emoji_ids():
                (self._folder / _EMOJIS).write_bytes(world.packed_emojis())
                self._emojis = world.emoji_ids()
        except OSError as error:
            log.warning("the messages cannot be kept for the next time: %s", error)
