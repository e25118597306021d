"""Long thinking is done in processes beside the bot, so that no click waits for it.

Whoever waits takes turns. While many wait, each answer gets less time: players are asked to search less, and all of
them still think. A process is started when it is needed and stopped when nothing was asked of it for a while.
"""

import asyncio
import logging
from collections import deque
from typing import Any, Generic, TypeVar

import msgspec

from bot.core import thinking_process
from bot.core.game import FULL, SMALLEST, Choose, Effort
from bot.core.thinking_process import Question, ThinkingResult
from bot.metrics import METRICS
from bot.tables.runtime.worker import Lost, Worker

log = logging.getLogger(__name__)

_SOON = 1.0
"""Seconds within which all that is waiting should be answered: they are shared out among it."""
_TOO_LATE = 5.0
"""Seconds of waiting for a turn after which an answer is of no use."""
_IDLE = 300.0
_MOST_SILENT = 7
_MOST_WORK = 2.0
"""No answer should take a fifth of that."""
_NEWEST_COUNTS = 0.1
"""How much one answer changes what is expected of the next ones."""
_STOPPING = "the bot is stopping"


class TooBusy(Exception):
    """So many questions are waiting that the answer would come too late."""


class ThinkingFailed(Exception):
    """There is no answer: the program or its process failed."""


class Asker(msgspec.Struct, frozen=True):
    """The table that asks. `for_person`: somebody waits for a hint, so it comes first. `in_full`: others get the same
    answer at their tables of the same deal, so it rather comes late than with less effort.
    """

    guild_id: int
    """Whoever plays on no server is as good as one."""
    table_id: int
    for_person: bool = False
    in_full: bool = False


class Thought(msgspec.Struct, frozen=True):
    action: Any
    effort: Effort


class _Waiting(msgspec.Struct, eq=False):
    choose: Choose
    question: Question
    asker: Asker
    turns: "FairQueue[_Waiting]"
    answer: asyncio.Future[Thought]
    asked_again: bool = False


class _Worker(Worker):
    idle_timer: asyncio.TimerHandle | None = None

    def __init__(self) -> None:
        super().__init__(thinking_process.__name__, most_silent=_MOST_SILENT, most_work=_MOST_WORK)


class Thinker:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._people, self._computers = FairQueue[_Waiting](), FairQueue[_Waiting]()
        self._idle: list[_Worker] = []
        """Those that have nothing to do, the one asked last at the end."""
        self._busy: dict[_Worker, asyncio.Task[None]] = {}
        self._stopping: set[asyncio.Task[None]] = set()
        self._full: dict[Choose, float] = {}
        """How many seconds an answer of each player takes now if it makes its full effort."""
        self._smallest = 0.0
        """How many seconds an answer takes, on average, with the smallest effort."""

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in (*self._idle, *self._busy) if worker.pid is not None]

    async def ask(self, choose: Choose, question: Question, asker: Asker) -> Thought:
        turns, loop = self._people if asker.for_person else self._computers, asyncio.get_running_loop()
        waiting = _Waiting(choose, question, asker, turns, loop.create_future())
        turns.put(asker.guild_id, asker.table_id, waiting)
        timer = None
        if not asker.in_full:
            if turns.before(asker.guild_id) * self._smallest > _TOO_LATE * self._processes:
                _give_up(waiting)
            timer = loop.call_later(_TOO_LATE, _give_up, waiting)
        self._give_turns()
        try:
            return await METRICS.thinking.timed(waiting.answer)
        finally:
            if timer is not None:
                timer.cancel()
            turns.drop(asker.guild_id, asker.table_id, waiting)

    async def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        while turns := self._people or self._computers:
            _fail(turns.take()[0], ThinkingFailed(_STOPPING))
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        while self._idle:
            self._stop(self._idle[-1])
        await asyncio.gather(*self._stopping)

    def _give_turns(self) -> None:
        while (turns := self._people or self._computers) and (worker := self._free_worker()) is not None:
            waiting, share = turns.take()
            effort = FULL if waiting.asker.in_full else self._effort(waiting.choose, share)
            self._busy[worker] = asyncio.get_running_loop().create_task(self._think(worker, waiting, effort))

    def _free_worker(self) -> _Worker | None:
        if self._idle:
            worker = self._idle.pop()
            assert worker.idle_timer is not None
            worker.idle_timer.cancel()
            return worker
        return _Worker() if len(self._busy) < self._processes else None

    def _effort(self, choose: Choose, share: float) -> Effort:
        """Return as much effort as there is time for. A player that needs next to none is never asked to hurry."""
        seconds = share * _SOON * self._processes
        full = self._full.get(choose, 0.0)
        return FULL if full <= seconds else max(SMALLEST, seconds / full)

    async def _think(self, worker: _Worker, waiting: _Waiting, effort: Effort) -> None:
        now = asyncio.get_running_loop().time
        was_running, begun = worker.is_running, now()
        try:
            question = msgspec.structs.replace(waiting.question, effort=effort)
            result: ThinkingResult = await worker.ask((waiting.choose, question))
        except Lost as lost:
            _ask_again(waiting, lost)
        except asyncio.CancelledError:
            _fail(waiting, ThinkingFailed(_STOPPING))
            raise
        except Exception as error:
            _fail(waiting, error)
        else:
            if was_running:
                self._note_time(waiting.choose, (now() - begun) / effort)
            if result.failure:
                _fail(waiting, ThinkingFailed(result.failure))
            elif not waiting.answer.done():
                waiting.answer.set_result(Thought(result.action, effort))
        finally:
            del self._busy[worker]
            worker.idle_timer = asyncio.get_running_loop().call_later(_IDLE, self._stop, worker)
            self._idle.append(worker)
        self._give_turns()

    def _note_time(self, choose: Choose, full: float) -> None:
        expected = self._full.get(choose, full)
        self._full[choose] = expected + _NEWEST_COUNTS * (full - expected)
        self._smallest += _NEWEST_COUNTS * (full * SMALLEST - self._smallest)

    def _stop(self, worker: _Worker) -> None:
        """Stop the process: the next question starts another."""
        self._idle.remove(worker)
        task = asyncio.get_running_loop().create_task(worker.stop())
        self._stopping.add(task)
        task.add_done_callback(self._stopping.discard)


def _give_up(waiting: _Waiting) -> None:
    """Give up a question that still waits for its turn."""
    if waiting.turns.drop(waiting.asker.guild_id, waiting.asker.table_id, waiting):
        _fail(waiting, TooBusy())


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)


def _ask_again(waiting: _Waiting, lost: Lost) -> None:
    """Ask again in another process, but only once: it may be the question that ends it."""
    if waiting.answer.done():
        log.warning("a thinking process is replaced: %s", lost)  # nobody waits for the answer any more
    elif lost.endless or waiting.asked_again:
        _fail(waiting, ThinkingFailed(f"its process is replaced: {lost}"))
    else:
        log.warning("a thinking process is replaced, and its question asked again: %s", lost)
        waiting.asked_again = True
        waiting.turns.put(waiting.asker.guild_id, waiting.asker.table_id, waiting, again=True)


Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        # By server, then by table. Each dict begins with what has its turn next, and holds nothing that is empty.
        self._servers: dict[int, dict[int, deque[Item]]] = {}

    def __bool__(self) -> bool:
        return bool(self._servers)

    def before(self, guild_id: int) -> int:
        """Return how many others have their turn before the last one of this server, if nothing more comes."""
        rounds = self._of_server(guild_id)
        return sum(min(rounds, self._of_server(server)) for server in self._servers) - 1

    def put(self, guild_id: int, table_id: int, item: Item, *, again: bool = False) -> None:
        """Add a question. `again`: it has had its turn, in vain, so the next one is its."""
        tables = self._servers.setdefault(guild_id, {})
        items = tables.setdefault(table_id, deque())
        if again:
            items.appendleft(item)
            self._servers[guild_id] = {table_id: tables.pop(table_id), **tables}
            self._servers = {guild_id: self._servers.pop(guild_id), **self._servers}
        else:
            items.append(item)

    def take(self) -> tuple[Item, float]:
        """Take what has its turn now, and its share of the time if all servers get as much, and within a server all
        that waits there. Others of its table and of its server come after all else.
        """
        servers = len(self._servers)
        guild_id = next(iter(self._servers))
        share = 1 / servers / self._of_server(guild_id)
        tables = self._servers.pop(guild_id)
        table_id = next(iter(tables))
        items = tables.pop(table_id)
        item = items.popleft()
        if items:
            tables[table_id] = items
        if tables:
            self._servers[guild_id] = tables
        return item, share

    def drop(self, guild_id: int, table_id: int, item: Item) -> bool:
        """Return whether it was still waiting."""
        tables = self._servers.get(guild_id, {})
        items = tables.get(table_id)
        if items is None or item not in items:
            return False
        items.remove(item)
        if not items:
            del tables[table_id]
        if not tables:
            del self._servers[guild_id]
        return True

    def _of_server(self, guild_id: int) -> int:
        """Return how many wait on this server."""
        return sum(map(len, self._servers.get(guild_id, {}).values()))
