"""The messages of the offline Discord, kept beside its database so that they are still there after a restart."""

import asyncio
import contextlib
import logging
import shutil
from pathlib import Path

import msgspec

from bot.practice.world import World

log = logging.getLogger(__name__)

SAVE_EVERY = 1.0
_ENDING = ".message"


class History:
    """A folder with one file per message."""

    def __init__(self, database: Path) -> None:
        self._folder = database.with_name(f"{database.name}-messages")
        self._written: dict[str, bytes] = {}

    def delete(self) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def load(self, world: World) -> None:
        """Load the history. A file that cannot be read is left out: it may be cut off, or of another version of
        simcord.
        """
        for file in sorted(self._folder.glob(f"*{_ENDING}")):
            self._written[file.name] = b""
            with contextlib.suppress(msgspec.DecodeError):
                world.restore(file.read_bytes())

    def save(self, world: World) -> None:
        try:
            self._write_changes(world)
        except OSError as error:
            log.warning("the messages cannot be kept for the next time: %s", error)

    def _write_changes(self, world: World) -> None:
        now = {f"{message.id}{_ENDING}": message for message in world.lasting_messages()}
        self._folder.mkdir(mode=0o700, exist_ok=True)
        for name in self._written.keys() - now.keys():
            (self._folder / name).unlink(missing_ok=True)
            del self._written[name]
        for name, message in now.items():
            content = msgspec.msgpack.encode(message)
            if self._written.get(name) != content:
                (self._folder / name).write_bytes(world.packed(message))
                self._written[name] = content

    async def keep(self, world: World) -> None:
        saved = -1
        while True:
            if saved != world.revision:
                saved = world.revision
                self.save(world)
            await asyncio.sleep(SAVE_EVERY)
