"""Processes beside the bot for what takes too long in it: whoever wants one takes turns, and each is watched over. Slow
it may be, but not hung. It is started when it is needed and stopped when nothing was asked of it for a while.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from enum import IntEnum
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bot.core import worker_process
from bot.core.worker_process import LENGTH, WorkerAnswer, packed

_LOOK = 0.5
"""Seconds between two looks at a process that is working."""
_SOME_WORK = 0.002
"""Seconds of a processor, more than the signs of life take themselves. Without so much of it, nothing is done."""
_ROOT = Path(__file__).resolve().parents[3]
INHERITED = ("PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""Environment variables that Python may need to start; nothing else is passed on, so no token."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class NoAnswer(Exception):
    """Raised if there is no answer: the program or its process failed."""


class Lost(NoAnswer):
    """The process has gone without an answer, which another one may give."""


class Stopping(NoAnswer):
    """The bot is stopping."""


class Rank(IntEnum):
    """The order in which requests are served."""

    PERSON = 0
    """A person waits for the answer."""
    TABLE = 1
    NOBODY = 2


class Asker(msgspec.Struct, frozen=True):
    """The table that asks. `in_full`: others get the same answer at their tables of the same deal, so it rather comes
    late than with less effort.
    """

    guild_id: int
    """The server; everybody on no server counts as one."""
    table_id: int
    rank: Rank = Rank.TABLE
    in_full: bool = False


class WorkKind(msgspec.Struct, frozen=True):
    """What is done in a process, and when it is given up."""

    niceness: int
    idle: float
    """Seconds until it is stopped."""
    most_silent: int
    """Looks without a sign of life. They are counted, not seconds: if the whole machine stands still, so do they."""
    most_work: float
    """Seconds of a processor for one answer."""


SPARE_TIME = WorkKind(niceness=19, idle=60.0, most_silent=240, most_work=30.0)
"""Work that no table waits for. At so low a priority a process may get no processor for minutes, so nothing that a
table waits for may go there.
"""


class Worker:
    """A process that is started by the first question, and by the next one after it has gone."""

    def __init__(self, kind: WorkKind) -> None:
        self._kind = kind
        self._process: Process | None = None
        self._worked = 0.0
        self._idle_timer: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the process id; None if it does not run, or is to end."""
        process = self._process
        if process is None or process.returncode is not None or process.stdin is None or process.stdin.is_closing():
            return None
        return process.pid

    async def ask(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function in the process, one at a time. Its name, arguments and result are pickled."""
        if self._closed:
            raise Stopping
        message = packed((function, *arguments))
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        try:
            answer = await self._watched(asyncio.ensure_future(self._exchange(message)))
        except (EOFError, ConnectionError) as error:
            await self._let_end()
            raise (Stopping() if self._closed else Lost("it has ended")) from error
        except OSError as error:
            await self.stop()
            raise Lost(f"it cannot be used: {error}") from error
        except BaseException:
            await self.stop()
            raise
        finally:
            self._idle_timer = asyncio.get_running_loop().call_later(self._kind.idle, self._end)
        if answer.failure:
            raise NoAnswer(answer.failure)
        return answer.value

    async def close(self) -> None:
        self._closed = True
        await self.stop()

    async def stop(self) -> None:
        self._end()
        if self._process is not None:
            await self._process.wait()

    def _end(self) -> None:
        process = self._process
        if process is not None and process.returncode is None and process.stdin is not None:
            process.stdin.close()
            with suppress(ProcessLookupError):
                process.kill()

    async def _let_end(self) -> None:
        """Let the process end by itself before it is killed: asyncio waits for its end, and would complain."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK):
                if self._process is not None:
                    await self._process.wait()
        await self.stop()

    async def _exchange(self, message: bytes) -> WorkerAnswer:
        self._worked = 0.0
        if self.pid is None:
            self._process = await _start(self._kind.niceness)
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(message)
        await self._process.stdin.drain()
        while True:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            said = pickle.loads(await self._process.stdout.readexactly(length))  # noqa: S301
            if isinstance(said, WorkerAnswer):
                return said
            self._worked = said.worked

    async def _watched(self, exchange: "asyncio.Future[WorkerAnswer]") -> WorkerAnswer:
        kind, silent, worked = self._kind, 0, 0.0
        try:
            while not (await asyncio.wait({exchange}, timeout=_LOOK))[0]:
                silent = 0 if self._worked > worked + _SOME_WORK else silent + 1
                worked = self._worked
                if silent >= kind.most_silent:
                    raise Lost(f"it gave no sign of life for {kind.most_silent * _LOOK:g} s")
                if worked > kind.most_work:
                    raise NoAnswer(f"one answer took more than {kind.most_work:g} s of a processor")
            return exchange.result()
        finally:
            exchange.cancel()


async def _start(niceness: int) -> Process:
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        worker_process.__name__,
        str(niceness),
        stdin=PIPE,
        stdout=PIPE,
        # The current folder may have packages of the same names, where the bot is installed.
        env={**inherited, "PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"},
    )


class WorkerTurn(NamedTuple):
    worker: Worker
    share: float
    """The share of all processes' time, if every server gets as much, and within a server every waiting table."""


class Pool:
    """A fixed pool of processes. Requests are served by rank, then round-robin by server and table."""

    def __init__(self, processes: int, kind: WorkKind) -> None:
        self.processes = processes
        self._workers = [Worker(kind) for _ in range(processes)]
        self._free = list(self._workers)
        """Idle workers, the one asked last at the end."""
        self._queues = [FairQueue[asyncio.Future[WorkerTurn]]() for _ in Rank]

    @property
    def pids(self) -> list[int]:
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    async def close(self) -> None:
        """Stop the processes. Whoever waits is refused as soon as it is their turn."""
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def before(self, asker: Asker) -> int:
        """Return how many questions come before this asker's next one, if nothing more comes."""
        return self._queues[asker.rank].before(asker.guild_id)

    async def ask(self, asker: Asker, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call a function in the next process that is free for this asker. Long work comes in parts."""
        async with self.turn(asker) as turn:
            return await turn.worker.ask(function, *arguments)

    @asynccontextmanager
    async def turn(self, asker: Asker, within: float | None = None) -> AsyncIterator[WorkerTurn]:
        """Wait for a turn, which lasts as long as the context. `TimeoutError` if none comes within so many seconds."""
        queue, turn = self._queues[asker.rank], asyncio.get_running_loop().create_future()
        queue.put(asker.guild_id, asker.table_id, turn)
        self._give_turns()
        try:
            async with asyncio.timeout(within):
                await turn
            yield turn.result()
        finally:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result().worker)
                # Not at once: whoever had it may ask for a next part, which comes before what is of a later rank.
                asyncio.get_running_loop().call_soon(self._give_turns)
            else:
                queue.drop(asker.guild_id, asker.table_id, turn)

    def _give_turns(self) -> None:
        while self._free and (queue := next(filter(None, self._queues), None)):
            turn, share = queue.take()
            if not turn.done():
                turn.set_result(WorkerTurn(self._free.pop(), share))


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        # By server, then by table. Each dict begins with what has its turn next, and holds nothing that is empty.
        self._servers: dict[int, dict[int, deque[Item]]] = {}

    def __bool__(self) -> bool:
        return bool(self._servers)

    def before(self, guild_id: int) -> int:
        """Return how many others would have their turn before the next one of this server, if nothing more comes."""
        rounds = self._of_server(guild_id) + 1
        return sum(min(rounds, self._of_server(server)) for server in self._servers)

    def put(self, guild_id: int, table_id: int, item: Item) -> None:
        self._servers.setdefault(guild_id, {}).setdefault(table_id, deque()).append(item)

    def take(self) -> tuple[Item, float]:
        """Remove and return the item whose turn it is, with its `WorkerTurn.share`. Its table and its server go to the
        end.
        """
        guild_id = next(iter(self._servers))
        share = 1 / len(self._servers) / self._of_server(guild_id)
        tables = self._servers.pop(guild_id)
        table_id = next(iter(tables))
        items = tables.pop(table_id)
        item = items.popleft()
        if items:
            tables[table_id] = items
        if tables:
            self._servers[guild_id] = tables
        return item, share

    def drop(self, guild_id: int, table_id: int, item: Item) -> None:
        """Remove an item that still waits."""
        tables = self._servers.get(guild_id, {})
        if item in (items := tables.get(table_id, deque())):
            items.remove(item)
            if not items:
                del tables[table_id]
            if not tables:
                del self._servers[guild_id]

    def _of_server(self, guild_id: int) -> int:
        """Return how many wait on this server."""
        return sum(map(len, self._servers.get(guild_id, {}).values()))
