"""One process beside the bot for what takes too long in it, and the watch over it: slow it may be, but not hung."""

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from bot.core.worker_process import LENGTH, SignOfLife, packed

_LOOK = 0.5
"""Seconds between two looks at a process that is working."""
_SOME_WORK = 0.002
"""Seconds of a processor, more than the signs of life take themselves. Without so much of it, nothing is done."""
_ROOT = Path(__file__).resolve().parents[3]
INHERITED = ("PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""What Python may need to start, and nothing else: no token."""


class Lost(Exception):
    """The process has gone without an answer. `endless`: the next one would do the same."""

    def __init__(self, why: str, *, endless: bool = False) -> None:
        super().__init__(why)
        self.endless = endless


class Worker:
    """A process that is started by the first question, and by the next one after it has gone."""

    def __init__(self, module: str, *, most_silent: int, most_work: float) -> None:
        """Run `module` in a process. `most_silent`: looks without a sign of life. They are counted, not seconds: if the
        whole machine stands still, so do they. `most_work`: seconds of a processor for one answer.
        """
        self._module = module
        self._most_silent = most_silent
        self._most_work = most_work
        self._process: Process | None = None
        self._worked = 0.0

    @property
    def pid(self) -> int | None:
        return self._process.pid if self.is_running and self._process is not None else None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, question: object) -> Any:
        """Ask one question at a time. Raise `Lost` if the process ends."""
        message = packed(question)
        try:
            return await self._watched(asyncio.ensure_future(self._exchange(message)))
        except (EOFError, ConnectionError) as error:
            await self._let_end()
            raise Lost("it has ended") from error
        except OSError as error:
            await self.stop()
            raise Lost(f"it cannot be used: {error}") from error
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _let_end(self) -> None:
        """Let the process end by itself before it is killed: asyncio waits for its end, and would complain."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LOOK):
                if self._process is not None:
                    await self._process.wait()
        await self.stop()

    async def _exchange(self, message: bytes) -> Any:
        self._worked = 0.0
        if not self.is_running:
            self._process = await _start(self._module)
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(message)
        await self._process.stdin.drain()
        while True:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            said = pickle.loads(await self._process.stdout.readexactly(length))  # noqa: S301
            if not isinstance(said, SignOfLife):
                return said
            self._worked = said.worked

    async def _watched(self, exchange: "asyncio.Future[Any]") -> Any:
        silent, worked = 0, 0.0
        try:
            while not (await asyncio.wait({exchange}, timeout=_LOOK))[0]:
                silent = 0 if self._worked > worked + _SOME_WORK else silent + 1
                worked = self._worked
                if silent >= self._most_silent:
                    raise Lost(f"it gave no sign of life for {self._most_silent * _LOOK:g} s")
                if worked > self._most_work:
                    raise Lost(f"one answer took more than {self._most_work:g} s of a processor", endless=True)
            return exchange.result()
        finally:
            exchange.cancel()


async def _start(module: str) -> Process:
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=PIPE,
        stdout=PIPE,
        # The current folder may have packages of the same names, where the bot is installed.
        env={**inherited, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"},
    )
