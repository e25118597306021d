"""Waiting

Between two turns, people wait some seconds for computers, and longest in Juse when players call.

One person plays with computers of level normal, decides as a computer player of that level does, and takes no time for
it. The bot runs on a real file, without Discord, with its usual pause of a second; its clock jumps from one thing that
computers do, or that happens by itself, to the next. What is measured is how long the person waits from the end of one
turn to the next time that the game asks them for something that does not happen by itself. *Before* is commit 43aa38f,
measured in the same way.
"""

import asyncio
import math
import tempfile
from collections.abc import Callable, Coroutine, Hashable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any
from unittest.mock import patch

from bot.core.game import AnyGame, Choose, Event, may_act_out_of_turn, settle_options
from bot.core.thinking_process import Question, think
from bot.progress import steps
from bot.tables.runtime import tables as runtime
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.table import Table
from bot.tables.runtime.table_alarms import TableAlarms
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lobby, play
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import Change, Phase
from bot.tables.store.saved_time import SavedTime
from bot.tables.store.store import Store
from tests.proof import before
from tests.proof.clicks import WITH_SEATS, TableKind, kit_of
from tests.proof.report import Figure
from tests.tables.offline_bot import Reachable

GAMES, SHORT_GAMES = 20, 1
PAUSE = 1.0
MOST = 16.0
"""Seconds on average, with two computers where players call."""
SEATS = 3
_PERSON = 101
_LONGEST = 20_000


def prove(*, short: bool) -> list[Figure]:
    return asyncio.run(_measured(SHORT_GAMES if short else GAMES))


async def _measured(games: int) -> list[Figure]:
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "juse.sqlite3")
        try:
            kinds = [(table, seats) for table, seats in WITH_SEATS if table.game != "junk"]
            for table, seats in steps(kinds, "kinds of tables"):
                count = GAMES if _is_watched(table, seats) else games
                figures.append(_figure(table, seats, await _waits(store, table, seats, count)))
        finally:
            await store.close()
    return figures


async def _waits(store: Store, table: TableKind, seats: int, games: int) -> Sequence[float]:
    kit, waits = kit_of(table.game), list[float]()
    for number in range(games):
        evening = Evening(store, kit.rules, kit.choose)
        await evening.play(seats, dict(table.options), f"waiting/{table.game}/{seats}/{number}", number)
        waits += evening.waits
    return waits


def _figure(table: TableKind, seats: int, waits: Sequence[float]) -> Figure:
    what = f"{table.name(seats)}: seconds between two turns"
    measured = f"{fmean(waits):.1f}, at most {max(waits):.0f}"
    earlier = before.WAITING.get(what, "")
    if not _is_watched(table, seats):
        return Figure(what, measured, before=earlier)
    return Figure(what, measured, f"≤ {MOST:.0f} on average", fmean(waits) <= MOST, anywhere=True, before=earlier)


def _is_watched(table: TableKind, seats: int) -> bool:
    """Two computers at Juse, where the players call."""
    return table.options.get("referee") == "table" and seats == SEATS


class Jumping:
    """The source of the clock."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class ByHand(TableAlarms):
    """Those of the computers, without a timer: whoever holds them goes on to the next one."""

    def __init__(self, clock: Clock, ring: Callable[[Hashable, int], Coroutine[Any, Any, None]]) -> None:
        super().__init__(clock, ring)
        self.due: dict[Hashable, float] = {}
        self.answer = ring

    def set(self, key: Hashable, guild_id: int, time: float) -> None:
        if isinstance(key, tuple) and key[0] == "computer":
            self.due[key] = time

    def cancel(self, key: Hashable) -> None:
        self.due.pop(key, None)


class Evening:
    """A table of the bot, a person and computers."""

    def __init__(self, store: Store, game: AnyGame, choose: Choose) -> None:
        self.now = Jumping()
        self.waits: list[float] = []
        self._game, self._choose = game, choose
        self._memory: Any = None
        self._asked_until: float | None = None
        self._alarms: ByHand
        clock = Clock(self.now, self.now, math.inf)
        with patch.object(runtime, "TableAlarms", self._by_hand):
            self._tables = Tables(store, clock, Reachable(), PAUSE, self._on_change)
        clock.start(SavedTime(0.0))
        clock.online(0, 1)
        self._tables.add_game(game, choose)

    def _by_hand(self, clock: Clock, ring: Callable[[Hashable, int], Coroutine[Any, Any, None]]) -> ByHand:
        self._alarms = ByHand(clock, ring)
        return self._alarms

    async def play(self, seats: int, options: dict[str, Any], seed: str, channel: int) -> None:
        opener = self._person()
        table = await self._tables.open(self._game, (1, channel), opener, settle_options(self._game, options))
        for _ in range(seats - 1):
            await self._tables.run(table, lobby.add_computer(), opener)
        await self._do(table, lobby.start(seed))
        for _ in range(_LONGEST):
            if table.data.phase is not Phase.PLAYING:
                return
            if not await self._person_acts(table, seed):
                await self._computers_act()
        raise AssertionError("this goes on for too long")

    async def _computers_act(self) -> None:
        key, when = min(self._alarms.due.items(), key=lambda item: item[1])
        del self._alarms.due[key]
        self.now.now = max(self.now.now, when)
        await self._alarms.answer(key, 1)

    async def _person_acts(self, table: Table, seed: str) -> bool:
        data, game = table.data, self._game
        asked = 0 in game.to_act(data.state)
        if not asked and 0 not in may_act_out_of_turn(game, data.state):
            return False
        question = Question(game.view(data.state, 0), self._memory, 0, f"{seed}/{data.moves}", "normal")
        action = think(self._choose, question)
        if action is None or game.automatic(data.state) == (0, action):
            return False
        if asked:
            self._is_asked()
        await self._do(table, play.act(action))
        if 0 not in game.to_act(table.data.state):
            self._asked_until = self.now()
        return True

    def _is_asked(self) -> None:
        if self._asked_until is not None:
            self.waits.append(self.now() - self._asked_until)
        self._asked_until = None

    async def _do(self, table: Table, step: Step) -> None:
        change = await self._tables.run(table, step, self._person())
        await self._on_change(table, [change])

    def _person(self) -> Actor:
        return Actor(_PERSON, "Ada")

    async def _on_change(self, table: Table, changes: Sequence[Change]) -> None:
        events: list[Event] = [event for change in changes for event in change.events if event.shown_to(0)]
        if events:
            self._memory = self._game.recall(0, self._memory, events)
