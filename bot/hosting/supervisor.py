"""Several processes of the bot on one machine: started together, told of as one, and stopped together."""

import asyncio
import logging
import os
import socket
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import discord

from bot.config import MOST_PORTS, Settings
from bot.hosting.child import Child
from bot.hosting.health_check import CannotServe
from bot.hosting.service_manager import ALIVE, READY, STARTING, ServiceManager
from bot.hosting.shares import Share
from bot.hosting.status import about_this_process, serve_status_at
from bot.hosting.status_socket import socket_of
from bot.ui.discord.internals import bot_gateway

log = logging.getLogger(__name__)

_BEAT = 1.0
_SILENT_FOR = 30.0
"""Seconds without a sign of life after which a process hangs, if systemd does not say how often it wants one."""
_HOSTS_TO_MEND = (1, 2, 78)
"""Exit statuses of a process that would end again in the same way."""


async def wanted_share(token: str, processes: int) -> Share:
    """Return all shards: as many as Discord wants, but at least one for each process."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    async with client:
        await client.login(token)
        shards, _ = await bot_gateway(client)
    count = max(shards, processes)
    return Share(range(count), count)


class Supervisor:
    def __init__(self, settings: Settings, shares: Sequence[Share], environ: Mapping[str, str]) -> None:
        if not hasattr(socket, "AF_UNIX"):
            raise CannotServe("--processes does not work on this system: start each process by itself, with --shards.")
        self._settings = settings
        self._shares = shares
        self._environs = [_environ_of(number, settings, len(shares), environ) for number in range(len(shares))]
        self._manager = ServiceManager.of(environ, os.getpid())
        watched_every = None if self._manager is None else self._manager.watched_every
        # Half of it, so that a process that hangs is ended before systemd ends all.
        self._silent_for = _SILENT_FOR if watched_every is None else watched_every / 2
        self._every = self._silent_for / 3
        self._children: list[Child] = []
        self._about = about_this_process()
        self._was_ready = False
        self._told = ""

    async def run(self, stopped: asyncio.Event) -> int:
        """Run until that event, or until the processes cannot be started. Return the exit status."""
        first, last = self._shares[0], self._shares[-1]
        whole = Share(range(first.shards[0], last.shards[-1] + 1), first.of)
        log.info("shards %s of %d, in %d processes", whole.text, whole.of, len(self._shares))
        with tempfile.TemporaryDirectory(prefix="juse-") as folder:
            for number, (share, own) in enumerate(zip(self._shares, self._environs, strict=True)):
                arguments = ("--shards", share.text, "--of", str(share.of))
                signs = Path(folder, str(number))
                self._children.append(Child(share.text, arguments, own, signs, self._silent_for))
            path = socket_of(self._settings.database, f"supervisor-{whole.text}")
            async with serve_status_at(path, self._status):
                return await self._run(stopped)

    async def _run(self, stopped: asyncio.Event) -> int:
        keeping = [asyncio.ensure_future(child.keep(self._gives_up)) for child in self._children]
        telling, stopping = asyncio.ensure_future(self._keep_telling()), asyncio.ensure_future(stopped.wait())
        try:
            ended, _ = await asyncio.wait([*keeping, stopping], return_when=asyncio.FIRST_COMPLETED)
            self._tell("STOPPING=1", "STATUS=stopping")
            telling.cancel()
            for child in self._children:
                child.stop()
            await asyncio.gather(*keeping)
        finally:
            for task in (telling, stopping, *keeping):
                task.cancel()
        log.info("stopped")
        return next((task.result() for task in keeping if task in ended), 0)

    def _gives_up(self, status: int) -> bool:
        """Return whether a child that cannot start ends it all; later, what the others do is worth more."""
        return not self._was_ready and status in _HOSTS_TO_MEND

    # ------------------------------------------------------------ what is told of them

    async def _keep_telling(self) -> None:
        """Give signs of life in the event loop, as each process does."""
        while True:
            lines = [] if (status := "; ".join(self._faults()) or "healthy") == self._told else [f"STATUS={status}"]
            self._told = status
            if not self._was_ready and all(child.is_ready for child in self._children):
                self._was_ready = True
                lines.append(READY)
            if not self._was_ready:
                lines.append(STARTING)
            elif not any(child.hangs for child in self._children):
                lines.append(ALIVE)
            self._tell(*lines)
            await asyncio.sleep(self._every if self._was_ready else _BEAT)

    def _tell(self, *lines: str) -> None:
        if self._manager is not None and lines:
            self._manager.send(*lines)

    def _faults(self) -> list[str]:
        return [f"process {child.name}: {child.status}" for child in self._children if child.status != "healthy"]

    async def _status(self) -> Mapping[str, object]:
        faults = self._faults()
        processes = [{"shards": child.name, "pid": child.pid, "starts": child.starts} for child in self._children]
        return {**self._about, "supervises": processes, "healthy": not faults, "faults": faults}


def _environ_of(number: int, settings: Settings, processes: int, environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return the environment: each serves its figures at a port of its own, and they share the machine's cores."""
    more = {"JUSE_THINKERS": str(max(1, settings.thinkers // processes))}
    if settings.metrics is not None:
        host, port = settings.metrics
        if port + processes - 1 > MOST_PORTS:
            raise CannotServe(
                f"{processes} processes need as many ports, from {port} on: set JUSE_METRICS to a lower port."
            )
        more["JUSE_METRICS"] = f"[{host}]:{port + number}" if ":" in host else f"{host}:{port + number}"
    return {**environ, **more}
