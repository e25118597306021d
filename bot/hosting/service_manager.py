"""What systemd is told, if it started the bot and wants to know: when the bot is ready, and that it still works.

The protocol is a datagram of lines to the socket that NOTIFY_SOCKET names, as `sd_notify(3)` describes it.
"""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.hosting.health_check import HealthCheck

log = logging.getLogger(__name__)

_BEAT = 1.0
"""Seconds between two looks while the bot starts."""
READY, ALIVE = "READY=1", "WATCHDOG=1"
STARTING = f"EXTEND_TIMEOUT_USEC={30 * 1_000_000}"
"""Microseconds to ask for, again and again: longer than anything stops the event loop."""
_A_THIRD = 3


class ServiceManager:
    def __init__(self, address: str, watched_every: float | None) -> None:
        """Speak to systemd. `watched_every`: seconds after which it takes a silent bot for hung."""
        # In Linux's own space of names, which systemd writes with @, the address begins with a zero.
        self._address = "\0" + address[1:] if address.startswith("@") else address
        self.watched_every = watched_every
        self._every = None if watched_every is None else watched_every / _A_THIRD
        self._is_ready = False
        self._told = ""

    @classmethod
    def of(cls, environ: Mapping[str, str], pid: int) -> "ServiceManager | None":
        """Return the manager that started this process, if it wants to be told."""
        address, microseconds = environ.get("NOTIFY_SOCKET", ""), environ.get("WATCHDOG_USEC", "")
        if not address:
            return None
        is_watched = microseconds.isdecimal() and environ.get("WATCHDOG_PID", str(pid)) == str(pid)
        return cls(address, int(microseconds) / 1e6 if is_watched else None)

    @asynccontextmanager
    async def notify(self, health_check: HealthCheck) -> AsyncIterator[None]:
        telling = asyncio.create_task(self._keep_telling(health_check))
        try:
            yield
        finally:
            telling.cancel()
            self.send("STOPPING=1", "STATUS=stopping")

    async def _keep_telling(self, health_check: HealthCheck) -> None:
        """Give signs of life in the event loop: if that hangs, there are none."""
        while True:
            try:
                await self._tell(health_check)
            except Exception:
                log.exception("systemd is not told how the bot is")
            await asyncio.sleep(_BEAT if self._every is None or not self._is_ready else self._every)

    async def _tell(self, health_check: HealthCheck) -> None:
        faults = await health_check.faults()
        lines = [] if (status := "; ".join(faults) or "healthy") == self._told else [f"STATUS={status}"]
        self._told = status
        if not self._is_ready and not faults:
            self._is_ready = True
            lines.append(READY)
        if not self._is_ready:
            lines.append(STARTING)
        elif self._every is not None and (await health_check.database()).came:
            lines.append(ALIVE)
        if lines:
            self.send(*lines)

    def send(self, *lines: str) -> None:
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)
                sender.sendto("\n".join(lines).encode(), self._address)
        except OSError as error:
            log.warning("systemd cannot be told %s: %s", lines[0], error)
