"""Thinking that takes long is done in one process beside the bot, so that nobody's click waits for it.

The process is started when it is first needed and let go when nothing was asked for a while. It answers one question
at a time; when too many wait already, the next is turned away instead of being late.
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
from bot.core.thinking_process import Question, packed

log = logging.getLogger(__name__)

_MOST_WAITING = 8
_LONGEST = 20.0
"""Seconds for one answer. Nothing is meant to take even one, but a small server may be busy with something else."""
_IDLE = 300.0
_HOUSE = Path(__file__).resolve().parents[3]


class TooBusy(Exception):
    """So many wait for an answer already that this one would come too late."""


class Thoughtless(Exception):
    """There is no answer: the program failed, or its process did."""


class Thinker:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._letting_go: asyncio.TimerHandle | None = None
        self._farewell: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def ask(self, choose: Choose, question: Question) -> Any:
        if self._waiting >= _MOST_WAITING:
            raise TooBusy
        self._waiting += 1
        try:
            async with self._turn:
                return await self._asked(packed((choose, question)))
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        async with self._turn:
            await self._end()

    async def _asked(self, message: bytes) -> Any:
        self._keep()
        try:
            async with asyncio.timeout(_LONGEST):
                answer = await self._exchange(message)
        except (OSError, EOFError, TimeoutError) as error:
            await self._end()
            raise Thoughtless(f"no answer: {error!r}") from error
        except BaseException:
            # Whoever asked has gone: the answer on its way must not be taken for that to the next question.
            await self._end()
            raise
        self._let_go_later()
        if answer.failure:
            raise Thoughtless(answer.failure)
        return answer.action

    async def _exchange(self, message: bytes) -> thinking_process.Answer:
        if self._process is None or self._process.returncode is not None:
            self._process = await self._started()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(message)
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(thinking_process.LENGTH), "big")
        return pickle.loads(await self._process.stdout.readexactly(length))  # noqa: S301

    async def _started(self) -> Process:
        paths = [str(_HOUSE), *filter(None, [os.environ.get("PYTHONPATH")])]
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            thinking_process.__name__,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )

    def _keep(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
            self._letting_go = None

    def _let_go_later(self) -> None:
        """The next question after that starts another."""
        self._letting_go = asyncio.get_running_loop().call_later(_IDLE, self._let_go)

    def _let_go(self) -> None:
        self._farewell = asyncio.get_running_loop().create_task(self.close())

    async def _end(self) -> None:
        self._keep()
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
