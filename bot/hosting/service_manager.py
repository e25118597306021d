"""What systemd is told, if it started the bot and wants to know: when the bot is ready, and that it still works.

The protocol is a datagram of lines to the socket that NOTIFY_SOCKET names, as `sd_notify(3)` describes it.
"""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

log = logging.getLogger(__name__)

_BEAT = 1.0
"""Seconds between two looks while the bot starts."""
READY, ALIVE = "READY=1", "WATCHDOG=1"
STARTING = f"EXTEND_TIMEOUT_USEC={30 * 1_000_000}"
"""Microseconds to ask for, again and again: longer than anything stops the event loop."""


Signs = tuple[Sequence[str], bool]
"""A line for each thing that is not as it should be, and whether what is told of lives."""


class ServiceManager:
    def __init__(self, address: str, watched_every: float | None) -> None:
        """Speak to systemd. `watched_every`: seconds after which it takes a silent bot for hung."""
        # In Linux's own space of names, which systemd writes with @, the address begins with a zero.
        self._address = "\0" + address[1:] if address.startswith("@") else address
        self.watched_every = watched_every
        self._is_ready = False
        self._status = ""

    @classmethod
    def from_environment(cls, environ: Mapping[str, str], pid: int) -> "ServiceManager | None":
        """Return the manager that started this process, if it wants to be told."""
        address, microseconds = environ.get("NOTIFY_SOCKET", ""), environ.get("WATCHDOG_USEC", "")
        if not address:
            return None
        is_watched = microseconds.isdecimal() and environ.get("WATCHDOG_PID", str(pid)) == str(pid)
        return cls(address, int(microseconds) / 1e6 if is_watched else None)

    @asynccontextmanager
    async def notify(self, check: Callable[[], Awaitable[Signs]]) -> AsyncIterator[None]:
        telling = asyncio.create_task(self._keep_telling(check))
        try:
            yield
        finally:
            telling.cancel()
            self._send("STOPPING=1", "STATUS=stopping")

    async def _keep_telling(self, check: Callable[[], Awaitable[Signs]]) -> None:
        """Give signs of life in the event loop, three in the time that systemd waits: if that hangs, there are none."""
        every = None if self.watched_every is None else self.watched_every / 3
        while True:
            try:
                faults, is_alive = await check()
                self._tell(faults, is_alive=is_alive and every is not None)
            except Exception:
                log.exception("systemd is not told how the bot is")
            await asyncio.sleep(_BEAT if every is None or not self._is_ready else every)

    def _tell(self, faults: Sequence[str], *, is_alive: bool) -> None:
        """Send the status if it is new, once that it is ready, and from then on signs of life."""
        status = "; ".join(faults) or "healthy"
        lines = [] if status == self._status else [f"STATUS={status}"]
        self._status = status
        if not faults and not self._is_ready:
            self._is_ready = True
            lines.append(READY)
        if not self._is_ready:
            lines.append(STARTING)
        elif is_alive:
            lines.append(ALIVE)
        if lines:
            self._send(*lines)

    def _send(self, *lines: str) -> None:
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)
                sender.sendto("\n".join(lines).encode(), self._address)
        except OSError as error:
            log.warning("systemd cannot be told %s: %s", lines[0], error)
