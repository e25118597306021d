"""The computer players of all tables, who move when people have had time to see what happened before."""

from collections.abc import Awaitable, Callable, Mapping

from bot.core.game import AnyGame, Choose, may_act_out_of_turn
from bot.tables.runtime.alarms import Alarm, TableAlarms
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import OnChange, Table
from bot.tables.runtime.thinker import Thinker
from bot.tables.steps import play
from bot.tables.steps.model import THE_BOT, Actor, Change, Proposal, Step, TableData
from bot.tables.steps.timing import EARLY, revealed_at

_MOST_AT_ONCE = 40
"""Moves of computer players shown at once."""


class Computers:
    def __init__(
        self,
        clock: Clock,
        pause: float,
        alarms: TableAlarms,
        run: Callable[[Table, Step, Actor], Awaitable[Change]],
        on_change: OnChange,
        thinker: Thinker,
    ) -> None:
        self.pause = pause
        self.thinker = thinker
        self._clock = clock
        self._alarms = alarms
        self._run = run
        self._on_change = on_change
        self.players: dict[str, tuple[Choose, Mapping[int, Choose]]] = {}
        """The computer players of each game: for new tables, and the former ones by `TableData.players`."""
        self._moving: set[int] = set()
        """Tables whose computers are making their moves: these must not be started twice."""

    def ask_later(self, table: Table) -> None:
        data, asked = table.data, table.computers_asked
        if data.id in self._moving:
            return
        call_at = table.call_at if table.computers_out_of_turn else None
        self._alarms.set((Alarm.CALLER, data.id), data.guild_id, call_at)
        if not has_computers_to_ask(table.game, data):
            self._alarms.cancel((Alarm.COMPUTER, data.id))
            return
        everyone_else_has_chosen = len(table.game.to_act(data.state)) == len(asked) > 1
        now, seen = self._clock.table_time(data.guild_id), revealed_at(data)
        when = seen if seen > now else now if everyone_else_has_chosen else now + self.pause
        self._alarms.set((Alarm.COMPUTER, data.id), data.guild_id, when)

    def ask_now(self, table: Table) -> None:
        self._alarms.set_in((Alarm.COMPUTER, table.data.id), table.data.guild_id, 0.0)

    async def act(self, table: Table) -> None:
        """Let all computers asked now finish their turns, shown together; one moves alone where others may call it, or
        where it is to be seen first.
        """
        if table.data.id in self._moving:
            return
        if self._is_revealing(table):
            self.ask_later(table)
            return
        self._moving.add(table.data.id)
        version, changes = table.data.version, list[Change]()
        try:
            await self._make_moves(table, changes)
        finally:
            self._moving.discard(table.data.id)
            # A computer that nobody waits for and that had nothing to say is asked again after the next change.
            if table.computers_asked or table.data.version != version:
                self.ask_later(table)
            if changes:
                await self._on_change(table, changes)

    async def call(self, table: Table) -> None:
        """Let computers call what a person has just done, before others act."""
        table.call_at = None
        if table.data.id not in self._moving and (change := await self._called(table)) is not None:
            await self._on_change(table, [change])

    async def _called(self, table: Table) -> Change | None:
        """Ask the computers that nobody waits for, once after each move."""
        if not table.computers_out_of_turn or table.asked_to_call == table.data.moves:
            return None
        await yield_to_foreground()
        table.asked_to_call = table.data.moves
        proposal = await table.propose_out_of_turn(self._player(table), self.thinker)
        return None if proposal is None else await self._carry_out(table, proposal)

    def _player(self, table: Table) -> Choose:
        choose, former = self.players[table.data.game]
        return former.get(table.data.computers.players, choose)

    async def _make_moves(self, table: Table, changes: list[Change]) -> None:
        if (called := await self._called(table)) is not None:
            changes.append(called)
            return
        choose = self._player(table)
        asked = table.computers_asked
        while len(changes) < _MOST_AT_ONCE:
            await yield_to_foreground()
            if play.next_forced_move(table.data, table.game) is not None:
                changes.append(await self._run(table, play.play_forced_move, THE_BOT))
            elif asked:
                changes.append(await self._carry_out(table, await table.propose_move(choose, self.thinker)))
            else:
                return
            asked &= table.computers_asked
            if not asked or may_act_out_of_turn(table.game, table.data.state) or self._is_revealing(table):
                return

    def _is_revealing(self, table: Table) -> bool:
        return revealed_at(table.data) > self._clock.table_time(table.data.guild_id) + EARLY

    async def _carry_out(self, table: Table, proposal: Proposal) -> Change:
        change = await self._run(table, play.act_for_computer(proposal), THE_BOT)
        if proposal.hurried:
            table.hurried.add(proposal.seat)
        else:
            table.hurried.discard(proposal.seat)
        return change


def has_computers_to_ask(game: AnyGame, data: TableData) -> bool:
    """Return whether computers have a move to make, or a person's seat has a forced one."""
    if play.computers_asked(data, game) or play.computers_out_of_turn(data, game):
        return True
    return play.next_forced_move(data, game) is not None
