"""Hard computer players think in processes beside the bot, so that no click waits for them, nor they for anything else.

While many wait, each answer gets less time: players are asked to search less, and all of them still think.
"""

import asyncio
import logging
from typing import Any

import msgspec

from bot.core.game import FULL, SMALLEST, Choose, Effort, Question, think
from bot.metrics import METRICS
from bot.tables.runtime.pool import Asker, Lost, Pool, Worker, WorkKind

log = logging.getLogger(__name__)

_SOON = 1.0
"""Seconds within which all that is waiting should be answered: they are shared out among it."""
_TOO_LATE = 5.0
"""Seconds of waiting for a turn after which an answer is of no use."""
_KIND = WorkKind(niceness=10, idle=300.0, most_silent=7, most_work=2.0)
"""No answer should take a fifth of that work."""
_NEWEST_COUNTS = 0.1
"""The weight of the newest answer in the running averages."""


class TooBusy(Exception):
    """A refusal: so many questions are waiting that the answer would come too late."""


class Thought(msgspec.Struct, frozen=True):
    action: Any
    effort: Effort


class Thinker:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self.pool = Pool(processes, _KIND)
        self._full: dict[Choose, float] = {}
        """The seconds that an answer of each player takes now with its full effort."""
        self._smallest = 0.0
        """The average seconds of an answer with the smallest effort."""

    async def ask(self, choose: Choose, question: Question, asker: Asker) -> Thought:
        """Ask a computer player. Raise `TooBusy`, or `NoAnswer` if its program or its process failed."""
        return await METRICS.thinking.timed(self._answer(choose, question, asker))

    async def _answer(self, choose: Choose, question: Question, asker: Asker) -> Thought:
        before = self.pool.before(asker)
        if not asker.in_full and before * self._smallest > _TOO_LATE * self._processes:
            raise TooBusy
        try:
            async with self.pool.turn(asker, None if asker.in_full else _TOO_LATE) as (worker, share):
                effort = FULL if asker.in_full else self._effort(choose, share)
                question = msgspec.structs.replace(question, effort=effort)
                try:
                    action = await self._timed(worker, choose, question)
                except Lost as lost:
                    # Only once: it may be the question that ends it.
                    log.warning("a thinking process is replaced, and its question asked again: %s", lost)
                    action = await self._timed(worker, choose, question)
                return Thought(action, effort)
        except TimeoutError:
            raise TooBusy from None

    def _effort(self, choose: Choose, share: float) -> Effort:
        """Return the effort that there is time for. A player that needs next to no time is never asked to hurry."""
        seconds = share * _SOON * self._processes
        full = self._full.get(choose, 0.0)
        return FULL if full <= seconds else max(SMALLEST, seconds / full)

    async def _timed(self, worker: Worker, choose: Choose, question: Question) -> Any:
        """Note the time of an answer, unless a process had to start first."""
        now = asyncio.get_running_loop().time
        was_running, begun = worker.pid is not None, now()
        action = await worker.ask(think, choose, question)
        if was_running:
            full = (now() - begun) / question.effort
            expected = self._full.get(choose, full)
            self._full[choose] = expected + _NEWEST_COUNTS * (full - expected)
            self._smallest += _NEWEST_COUNTS * (full * SMALLEST - self._smallest)
        return action
