"""The computer players of all tables: when they are asked, so that people keep up, and what comes of it."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.core.game import Choose, unasked
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import give_way
from bot.tables.runtime.table import OnChange, Table
from bot.tables.runtime.thinker import Thinker
from bot.tables.steps import play
from bot.tables.steps.actor import Actor, Step, the_bot
from bot.tables.steps.model import Change, Intent

_TIME_TO_SPEAK = 4
"""So many times as long as usual computer players wait where people may say something about the last move: it is the
same whether there is anything to say, so nothing can be told from it, and whoever is quick comes first.
"""

_MOST_GATHERED = 40
"""Moves of computer players shown at once."""


class Computers:
    def __init__(
        self,
        now: Callable[[], float],
        pause: float,
        clock: Alarms,
        run: Callable[[Table, Step, Actor], Awaitable[Change]],
        on_change: OnChange,
    ) -> None:
        self.pause = pause
        self.thinker = Thinker()
        self._now = now
        self._clock = clock
        self._run = run
        self._on_change = on_change
        self._players: dict[str, Choose] = {}
        self._moving: set[int] = set()
        """Tables whose computers are at it: their next move is not to be begun a second time."""

    def add(self, game: str, choose: Choose) -> None:
        self._players[game] = choose

    async def close(self) -> None:
        await self.thinker.close()

    def ask_later(self, table: Table) -> None:
        """After a moment in which people can see what was done before; not where nobody is left to do anything else."""
        data, asked = table.data, table.computers_asked
        if data.id in self._moving:
            return
        if not asked and not table.computers_unasked:
            self.forget(data.id)
            return
        everyone_else_has_chosen = len(table.game.to_act(data.state)) == len(asked) > 1
        pause = 0.0 if everyone_else_has_chosen else self.pause
        if table.people_may_speak:
            pause *= _TIME_TO_SPEAK
        self._clock.set(("computer", data.id), self._now() + pause)

    def time_after_start(self, when: float) -> float:
        """What people may do there is not looked up for so little: they have their time."""
        return when + self.pause * _TIME_TO_SPEAK

    def ask_now(self, table_id: int) -> None:
        self._clock.set(("computer", table_id), self._now())

    def forget(self, table_id: int) -> None:
        self._clock.cancel(("computer", table_id))

    async def advice(self, table: Table, seat: int) -> Any:
        return await table.advice(seat, self._players[table.data.game], self.thinker)

    async def act(self, table: Table) -> None:
        """All that the computers asked now have to do, each to the end of its turn, and then one look at the table; but
        one move at a time where others may say something about it first.
        """
        if table.data.id in self._moving:
            return
        self._moving.add(table.data.id)
        version, changes = table.data.version, list[Change]()
        try:
            await self._let_act(table, changes)
        finally:
            self._moving.discard(table.data.id)
            # Who was not waited for and had nothing to say is asked again once something has happened.
            if table.computers_asked or table.data.version != version:
                self.ask_later(table)
            if changes:
                await self._on_change(table, changes)

    async def _let_act(self, table: Table, changes: list[Change]) -> None:
        choose = self._players[table.data.game]
        if table.computers_unasked:
            await give_way()
            intent = await table.interruption(choose, self.thinker)
            if intent is not None:
                changes.append(await self._carried_out(table, intent))
                return
        asked = table.computers_asked
        while asked and len(changes) < _MOST_GATHERED:
            await give_way()
            changes.append(await self._carried_out(table, await table.intent(choose, self.thinker)))
            asked &= table.computers_asked
            if unasked(table.game, table.data.state):
                return

    async def _carried_out(self, table: Table, intent: Intent) -> Change:
        return await self._run(table, play.act_for_computer(intent), the_bot(self._now()))
