"""Several processes of the bot on one machine: which shards each has, as the host writes them (`--shards 0-7 --of 64`,
or shared out by `--processes 8`); started together, told of as one, and stopped together.
"""

import asyncio
import logging
import os
import random
import re
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import discord

from bot import ROOT
from bot.config import MOST_PORTS, Settings, SettingsError, whole_number
from bot.hosting.service_manager import ALIVE, READY, STARTING, ServiceManager, Signs
from bot.hosting.status_server import about_this_process, serve_status_at
from bot.hosting.status_socket import socket_of
from bot.ui.discord.internals import bot_gateway

log = logging.getLogger(__name__)

_SILENT_FOR = 30.0
"""Seconds without a sign of life after which a process hangs, if systemd does not say how often it wants one."""
_HOSTS_TO_MEND = (1, 2, 78)
"""Exit statuses of a process that would end again in the same way."""


@dataclass(frozen=True, slots=True)
class Share:
    shards: range
    of: int
    """The total shard count."""

    @property
    def text(self) -> str:
        """Return the shards as hosts write and read them."""
        first, last = self.shards[0], self.shards[-1]
        return f"{first}" if first == last else f"{first}-{last}"

    @property
    def name(self) -> str:
        """Return the name of its process, wherever it runs."""
        return f"{socket.gethostname()}/{self.text}"

    def among(self, processes: int) -> Sequence["Share"]:
        """Split the shards in as equal parts as there can be."""
        count = len(self.shards)
        if processes > count:
            raise SettingsError(
                f"There are {count} shards for {processes} processes: make --processes {count} at most, or give more"
                " shards with --of."
            )
        bounds = [count * number // processes for number in range(processes + 1)]
        return [Share(self.shards[begin:end], self.of) for begin, end in pairwise(bounds)]


def shares_of(processes: str | None, shards: str | None, of: str | None) -> tuple[int | None, Share | None]:
    """Return what the host has asked for: how many processes, None for one by itself; and the shards, None if Discord
    says how many there are.
    """
    count = None if processes is None else whole_number("--processes", processes, 64)
    if of is None:
        if shards is not None:
            raise SettingsError(
                "--shards needs --of too: how many shards there are in all, the same for every process."
            )
        return count, None
    total = whole_number("--of", of, 100_000)
    if shards is None and count is None:
        raise SettingsError("--of goes with --shards or --processes: add one of them, or leave it out.")
    share = Share(range(total) if shards is None else _range(shards, total), total)
    if count is not None:
        share.among(count)
    return count, share


def _range(text: str, total: int) -> range:
    found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?", text)
    if found is None or int(found[2] or found[1]) < int(found[1]):
        raise SettingsError(
            f"--shards is {text[:40]!r}: make it the first and the last of them, such as 0-7, or one number."
        )
    first, last = int(found[1]), int(found[2] or found[1])
    if last >= total:
        raise SettingsError(
            f"--shards is {text!r}, but with --of {total} they are 0 to {total - 1}: change one of the two."
        )
    return range(first, last + 1)


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
            raise SettingsError(
                "--processes does not work on this system: start each process by itself, with --shards."
            )
        self._settings = settings
        self._shares = shares
        self._environs = [_environ_of(number, settings, len(shares), environ) for number in range(len(shares))]
        self._manager = ServiceManager.from_environment(environ, os.getpid())
        watched_every = None if self._manager is None else self._manager.watched_every
        # Half of it, so that a process that hangs is ended before systemd ends all.
        self._silent_for = _SILENT_FOR if watched_every is None else watched_every / 2
        self._children: list[Child] = []
        self._about = about_this_process()

    async def run(self, stopped: asyncio.Event) -> int:
        """Run until that event, or until the processes cannot be started. Return the exit status."""
        first, last = self._shares[0], self._shares[-1]
        whole = Share(range(first.shards[0], last.shards[-1] + 1), first.of)
        log.info("shards %s of %d, in %d processes", whole.text, whole.of, len(self._shares))
        with tempfile.TemporaryDirectory(prefix="juse-") as folder:
            for number, (share, own) in enumerate(zip(self._shares, self._environs, strict=True)):
                arguments = ("--shards", share.text, "--of", str(share.of), "--home", str(self._settings.home))
                signs = Path(folder, str(number))
                self._children.append(Child(share.text, arguments, own, signs, self._silent_for))
            path = socket_of(self._settings.database, f"supervisor-{whole.text}")
            async with serve_status_at(path, self._status):
                return await self._run(stopped)

    async def _run(self, stopped: asyncio.Event) -> int:
        def gives_up(status: int) -> bool:
            """Return whether this status ends all processes: one that cannot start does, but not a later failure."""
            return status in _HOSTS_TO_MEND and not all(child.was_ready for child in self._children)

        keeping = [asyncio.ensure_future(child.keep(gives_up)) for child in self._children]
        stopping = asyncio.ensure_future(stopped.wait())
        try:
            async with nullcontext() if self._manager is None else self._manager.notify(self._check):
                ended, _ = await asyncio.wait([*keeping, stopping], return_when=asyncio.FIRST_COMPLETED)
            for child in self._children:
                child.stop()
            await asyncio.gather(*keeping)
        finally:
            for task in (stopping, *keeping):
                task.cancel()
        log.info("stopped")
        return next((task.result() for task in keeping if task in ended), 0)

    # ------------------------------------------------------------ their status

    async def _check(self) -> Signs:
        return self._faults(), not any(child.hangs for child in self._children)

    def _faults(self) -> list[str]:
        return [f"process {child.name}: {child.status}" for child in self._children if child.status != "healthy"]

    async def _status(self) -> Mapping[str, object]:
        faults = self._faults()
        processes = [{"shards": child.name, "pid": child.pid, "starts": child.starts} for child in self._children]
        return {**self._about, "supervises": processes, "healthy": not faults, "faults": faults}


def _environ_of(number: int, settings: Settings, processes: int, environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return the environment: each serves its figures at a port of its own, and they share the machine's cores."""
    paths = [str(ROOT), *filter(None, [environ.get("PYTHONPATH")])]
    more = {
        "JUSE_THINKERS": str(max(1, settings.thinkers // processes)),
        # The current folder may have packages of the same names, where the bot is installed.
        **{"PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"},
    }
    if settings.metrics is not None:
        host, port = settings.metrics
        if port + processes - 1 > MOST_PORTS:
            raise SettingsError(
                f"{processes} processes need as many ports, from {port} on: set JUSE_METRICS to a lower port."
            )
        more["JUSE_METRICS"] = f"[{host}]:{port + number}" if ":" in host else f"{host}:{port + number}"
    return {**environ, **more}


async def supervisor_gone() -> None:
    """Wait in one of the processes until the supervisor is gone: it holds the other end of standard input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.read(1):
        pass
    log.warning("stopping, as the process that has started this one is gone")


# ------------------------------------------------------------ one of the processes


_LOOK_EVERY = 1.0
_STARTS_WITHIN = 60.0
"""Seconds without a sign of life that one may take while it starts, beside others on a machine with few cores."""
_LASTING = 60.0
"""Seconds after which it was a good start: the next one comes at once."""
_LONGEST_PAUSE = 60.0
_STOPS_WITHIN = 50.0
_IN_A_SIGN = 65536


def pause_before(start: int, between: Callable[[float, float], float] = random.uniform) -> float:
    """Return the seconds before that start in a row: the first comes at once, the others ever later."""
    if start == 1:
        return 0.0
    longest = min(_LONGEST_PAUSE, 2.0 ** min(start - 1, 10))
    return between(longest / 2, longest)


class Child:
    """A child process. It tells the supervisor what it would tell systemd, and has the other end of its standard
    input: when the supervisor is gone, it stops.
    """

    def __init__(
        self,
        name: str,
        arguments: Sequence[str],
        environ: Mapping[str, str],
        signs: Path,
        silent_for: float,
    ) -> None:
        """Keep one process running. `signs`: where its signs of life come in. Silent for so many seconds, it hangs,
        once it was ready.
        """
        self.name = name
        self.is_ready = False
        """True if it was ready since it was started last."""
        self.was_ready = False
        """True if it ever was ready."""
        self.status = "starting"
        self.starts = 0
        self._command = (sys.executable, "-m", "bot", "run", *arguments, "--supervised")
        self._environ = {**environ, "NOTIFY_SOCKET": str(signs), "WATCHDOG_USEC": str(round(silent_for * 1e6))}
        self._environ.pop("WATCHDOG_PID", None)
        self._signs = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._signs.setblocking(False)
        self._signs.bind(str(signs))
        self._silent_for = silent_for
        self._hangs_at = time.monotonic()
        self._stopping = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Return None while it does not run."""
        return None if self._process is None else self._process.pid

    @property
    def hangs(self) -> bool:
        return self._process is not None and time.monotonic() > self._hangs_at

    def _heard(self) -> None:
        self._hangs_at = time.monotonic() + (
            self._silent_for if self.is_ready else max(_STARTS_WITHIN, self._silent_for)
        )

    async def keep(self, gives_up: Callable[[int], bool]) -> int:
        """Keep the process running until it is stopped, or ends with a status at which it is given up. Return that
        status.
        """
        loop = asyncio.get_running_loop()
        loop.add_reader(self._signs, self._hear)
        starts_in_a_row = 0
        try:
            while True:
                begun = time.monotonic()
                code = await self._run()
                if self._stopping.is_set() or gives_up(code):
                    return code
                starts_in_a_row = 1 if time.monotonic() > begun + _LASTING else starts_in_a_row + 1
                pause = pause_before(starts_in_a_row)
                self.status = f"ended with status {code}"
                log.warning("process %s ended with status %d: it is started again in %.0f s", self.name, code, pause)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), pause)
                    return code
        finally:
            loop.remove_reader(self._signs)
            self._signs.close()

    def stop(self) -> None:
        """Stop the process, with some time to end by itself."""
        self._stopping.set()
        self._hangs_at = time.monotonic() + _STOPS_WITHIN
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.terminate()

    async def _run(self) -> int:
        self.is_ready, self.status = False, "starting"
        self.starts += 1
        self._heard()
        # In a group of its own: Ctrl-C is for the supervisor, which passes it on.
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, env=self._environ, stdin=asyncio.subprocess.PIPE, process_group=0
        )
        if self._stopping.is_set():
            process.terminate()
        ended = asyncio.ensure_future(process.wait())
        try:
            while not (await asyncio.wait([ended], timeout=_LOOK_EVERY))[0]:
                if self.hangs:
                    log.error("process %s hangs: it is ended", self.name)
                    process.kill()
        except asyncio.CancelledError:
            process.kill()
            raise
        finally:
            self._process, self.is_ready = None, False
            if process.stdin is not None:
                process.stdin.close()
        return ended.result()

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            while True:
                lines = self._signs.recv(_IN_A_SIGN).decode(errors="replace").splitlines()
                self.is_ready = self.is_ready or READY in lines
                self.was_ready = self.was_ready or self.is_ready
                if not self._stopping.is_set() and {READY, ALIVE, STARTING}.intersection(lines):
                    self._heard()
                for line in lines:
                    if line.startswith("STATUS="):
                        self.status = line.removeprefix("STATUS=")
