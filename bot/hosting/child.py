"""One of the processes that a supervisor looks after: started again whenever it ends, and ended when it hangs."""

import asyncio
import logging
import random
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from bot.hosting.service_manager import ALIVE, READY, STARTING

log = logging.getLogger(__name__)

_LOOK_EVERY = 1.0
_STARTS_WITHIN = 60.0
"""Seconds without a sign of life that one may take while it starts, beside others on a machine with few cores."""
_LASTING = 60.0
"""Seconds after which it was a good start: the next one comes at once."""
_LONGEST_PAUSE = 60.0
_STOPS_WITHIN = 50.0
_IN_A_SIGN = 65536


class Pauses:
    """The pauses before each start: the first comes at once, the others ever later."""

    def __init__(self, between: Callable[[float, float], float] = random.uniform) -> None:
        self._between = between
        self._attempts = 0

    def next(self) -> float:
        self._attempts += 1
        if self._attempts == 1:
            return 0.0
        longest = min(_LONGEST_PAUSE, 2.0 ** min(self._attempts - 1, 10))
        return self._between(longest / 2, longest)

    def reset(self) -> None:
        self._attempts = 0


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
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Keep one process running. `signs`: where its signs of life come in. Silent for so many seconds, it hangs,
        once it was ready.
        """
        self.name = name
        self.is_ready = False
        """It was ready since it was started last."""
        self.status = "starting"
        self.starts = 0
        self._command = (sys.executable, "-m", "bot", "run", *arguments, "--supervised")
        self._environ = {**environ, "NOTIFY_SOCKET": str(signs), "WATCHDOG_USEC": str(round(silent_for * 1e6))}
        self._environ.pop("WATCHDOG_PID", None)
        self._signs = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._signs.setblocking(False)
        self._signs.bind(str(signs))
        self._silent_for = silent_for
        self._now = now
        self._hangs_at = now()
        self._stopping = asyncio.Event()
        self._pauses = Pauses()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Return None while it does not run."""
        return None if self._process is None else self._process.pid

    @property
    def hangs(self) -> bool:
        return self._process is not None and self._now() > self._hangs_at

    def _heard(self) -> None:
        self._hangs_at = self._now() + (self._silent_for if self.is_ready else max(_STARTS_WITHIN, self._silent_for))

    async def keep(self, gives_up: Callable[[int], bool]) -> int:
        """Keep it running until it is stopped, or ends with a status at which it is given up. Return that."""
        loop = asyncio.get_running_loop()
        loop.add_reader(self._signs, self._hear)
        try:
            while True:
                begun = self._now()
                code = await self._run()
                if self._stopping.is_set() or gives_up(code):
                    return code
                if self._now() > begun + _LASTING:
                    self._pauses.reset()
                pause = self._pauses.next()
                self.status = f"ended with status {code}"
                log.warning("process %s ended with status %d: it is started again in %.0f s", self.name, code, pause)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), pause)
                    return code
        finally:
            loop.remove_reader(self._signs)
            self._signs.close()

    def stop(self) -> None:
        """Stop it, with some time to end by itself."""
        self._stopping.set()
        self._hangs_at = self._now() + _STOPS_WITHIN
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
                if not self._stopping.is_set() and {READY, ALIVE, STARTING}.intersection(lines):
                    self._heard()
                for line in lines:
                    if line.startswith("STATUS="):
                        self.status = line.removeprefix("STATUS=")
