"""Long thinking is done in a second process, so that no click waits for it.

The process is started when it is first needed and stopped when nothing was asked for a while. It answers one question
at a time; when too many are waiting, the next is refused instead of being late.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from bot.core import thinking_process
from bot.core.game import Choose
from bot.core.thinking_process import Question, ThinkingResult, packed

log = logging.getLogger(__name__)

_MOST_WAITING = 8
_TIMEOUT = 20.0
"""Seconds for one answer. None should take even one, but a small server may be busy with something else."""
_IDLE = 300.0
_ROOT = Path(__file__).resolve().parents[3]


class TooBusy(Exception):
    """So many questions are waiting that the answer would come too late."""


class ThinkingFailed(Exception):
    """There is no answer: the program or its process failed."""


class Thinker:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._idle_timer: asyncio.TimerHandle | None = None
        self._closing: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def ask(self, choose: Choose, question: Question) -> Any:
        if self._waiting >= _MOST_WAITING:
            raise TooBusy
        self._waiting += 1
        try:
            async with self._lock:
                return await self._answer(packed((choose, question)))
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        async with self._lock:
            await self._stop()

    async def _answer(self, message: bytes) -> Any:
        self._cancel_idle_timer()
        try:
            async with asyncio.timeout(_TIMEOUT):
                result = await self._exchange(message)
        except (OSError, EOFError, TimeoutError) as error:
            await self._stop()
            raise ThinkingFailed(f"no answer: {error!r}") from error
        except BaseException:
            # Whoever asked has gone: the answer on its way must not be taken for that to the next question.
            await self._stop()
            raise
        # The next question after that starts another process.
        self._idle_timer = asyncio.get_running_loop().call_later(_IDLE, self._close_later)
        if result.failure:
            raise ThinkingFailed(result.failure)
        return result.action

    async def _exchange(self, message: bytes) -> ThinkingResult:
        if self._process is None or self._process.returncode is not None:
            self._process = await _start()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(message)
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(thinking_process.LENGTH), "big")
        return pickle.loads(await self._process.stdout.readexactly(length))  # noqa: S301

    def _cancel_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
            self._idle_timer = None

    def _close_later(self) -> None:
        self._closing = asyncio.get_running_loop().create_task(self.close())

    async def _stop(self) -> None:
        self._cancel_idle_timer()
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _start() -> Process:
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        thinking_process.__name__,
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )
