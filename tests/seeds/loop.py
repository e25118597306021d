"""An event loop in which one number decides what runs next, and time passes only when nothing is left to do."""

import asyncio
import heapq
import random
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any
from weakref import WeakSet

_LATER = 0.15
"""How often the next step of a task has to wait until others had theirs."""
_LONGEST_IN_EXECUTOR = 0.05
_MOST_AWAITED_AT_END = 20
NO_LIFE = 0

LIFE: ContextVar[int] = ContextVar("LIFE", default=NO_LIFE)
"""Which of the bots that follow one another does something. What is nobody's is Discord's, or people's."""


class SeededLoop(asyncio.SelectorEventLoop):
    """It never asks the system for anything: no sockets, no threads. Steps of tasks come in any order; callbacks in
    theirs, as asyncio promises it.
    """

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.steps = 0
        """Of all bots so far."""
        self._now = 0.0
        self._dead: set[int] = set()
        self._die_at: tuple[int, int] | None = None
        """At which step which life ends."""
        self._tasks: dict[int, WeakSet[asyncio.Task[Any]]] = {}
        self._graves: list[asyncio.Task[Any]] = []
        self.set_task_factory(_noting_lives)
        self.set_exception_handler(lambda _, context: self.on_exception(context))
        self.on_exception: Callable[[dict[str, Any]], None] = lambda _: None
        self.on_death: Callable[[], None] = lambda: None

    def time(self) -> float:
        return self._now

    def note(self, task: asyncio.Task[Any], life: int) -> None:
        if life in self._dead:
            self._graves.append(task)
        else:
            self._tasks.setdefault(life, WeakSet()).add(task)

    # ------------------------------------------------------------ lives

    def kill(self, life: int) -> None:
        self.end(life)
        self.on_death()

    def end(self, life: int) -> None:
        """Let nothing run any more that this bot has begun, not even what it would do at its end."""
        self._dead.add(life)
        self._die_at = None
        for task in self._tasks.pop(life, ()):
            if not task.done():
                self._graves.append(task)
            elif not task.cancelled():
                task.exception()  # nobody is left to look at it

    def kill_after(self, steps: int, life: int) -> None:
        self._die_at = (self.steps + steps, life)

    def is_dead(self, life: int) -> bool:
        return life in self._dead

    def bury(self) -> None:
        """Drop what the dead have left undone. As each coroutine is closed, nothing of it may do any harm."""
        for task in self._graves:
            task._log_destroy_pending = False  # pyright: ignore[reportAttributeAccessIssue]
            coroutine: Any = task.get_coro()
            for _ in range(_MOST_AWAITED_AT_END):
                try:
                    coroutine.close()
                    break
                except BaseException:  # noqa: S110
                    pass  # it awaits something at its end, too
        self._graves.clear()

    # ------------------------------------------------------------ one after the other

    def _run_once(self) -> None:
        timers: list[asyncio.TimerHandle] = self._scheduled  # pyright: ignore[reportAttributeAccessIssue]
        ready: Any = self._ready  # pyright: ignore[reportAttributeAccessIssue]
        while timers and (timers[0].cancelled() or self._is_buried(timers[0])):
            heapq.heappop(timers)._scheduled = False  # pyright: ignore[reportAttributeAccessIssue]
        if not ready and not self._stopping:  # pyright: ignore[reportAttributeAccessIssue]
            if not timers:
                raise RuntimeError("everybody waits, and nothing will ever happen")
            self._now = max(self._now, timers[0].when())
        while timers and timers[0].when() <= self._now:
            timer = heapq.heappop(timers)
            timer._scheduled = False  # pyright: ignore[reportAttributeAccessIssue]
            ready.append(timer)
        handles = list(ready)
        ready.clear()
        for handle in self._in_seeded_order(handles):
            if not handle.cancelled() and not self._is_buried(handle) and self._may_go_on(handle):
                handle._run()

    def _in_seeded_order(self, handles: list[asyncio.Handle]) -> list[asyncio.Handle]:
        places = [place for place, handle in enumerate(handles) if _is_step(handle)]
        if len(places) < 2:
            return handles
        steps = [handles[place] for place in places]
        self.chance.shuffle(steps)
        for place, step in zip(places, steps, strict=True):
            handles[place] = step
        later = {place for place in places[1:] if self.chance.random() < _LATER}
        self._ready.extend(handles[place] for place in sorted(later))  # pyright: ignore[reportAttributeAccessIssue]
        return [handle for place, handle in enumerate(handles) if place not in later]

    def _is_buried(self, handle: asyncio.Handle) -> bool:
        return bool(self._dead) and _life_of(handle) in self._dead

    def _may_go_on(self, handle: asyncio.Handle) -> bool:
        """Count the bot's steps. Return whether it is not killed just before this one."""
        life = _life_of(handle)
        self.steps += life != NO_LIFE
        if self._die_at is not None and self.steps >= self._die_at[0] and life == self._die_at[1]:
            self.kill(life)
        return life not in self._dead

    # ------------------------------------------------------------ what would be done in threads

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Do it here, a moment later."""
        return self.do_at(self.time() + self.chance.uniform(0, _LONGEST_IN_EXECUTOR), lambda: func(*args))

    def do_at(self, when: float, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Do it then, whatever becomes of whoever waits for it."""
        done = self.create_future()

        def do() -> None:
            try:
                result = work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.call_at(when, do)
        return done


def _noting_lives(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
    assert isinstance(loop, SeededLoop)
    task = asyncio.Task(coroutine, loop=loop, **options)
    loop.note(task, LIFE.get())
    return task


def _life_of(handle: asyncio.Handle) -> int:
    return handle._context.get(LIFE, NO_LIFE)  # pyright: ignore[reportAttributeAccessIssue]


def _is_step(handle: asyncio.Handle) -> bool:
    callback: Any = handle._callback  # pyright: ignore[reportAttributeAccessIssue]
    while (wrapped := getattr(callback, "__simcord_original_callback__", callback)) is not callback:
        callback = wrapped
    return isinstance(getattr(callback, "__self__", None), asyncio.Task)
