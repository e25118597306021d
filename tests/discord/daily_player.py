"""A person who plays the deal of the day of a game with computers, by hand or behind Discord's back."""

from contextlib import suppress
from typing import Any

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import THE_BOT, Actor, Proposal
from cogs.juse.player import choose
from cogs.juse.rules.state import Memory
from tests.discord.junk_player import SoloPlayer

_MOST_MOVES = 5000


class DailyPlayer(SoloPlayer):
    async def plays_unseen(self, most: int = _MOST_MOVES) -> Table:
        """Make right moves for all seats."""
        with self.house.env.time_context():
            table = await self.table()
            for _ in range(most):
                if not table.data.is_open:
                    break
                with suppress(Refused):  # a computer was quicker, as it is where all choose at once
                    await self._moves(table, min(table.game.to_act(table.data.state)))
        return table

    async def _moves(self, table: Table, seat: int) -> None:
        run, action = self.house.bot.services.tables.run, self._move(table, seat)
        if table.data.seats[seat].by_computer:
            await run(table, play.act_for_computer(Proposal(table.data.version, seat, action)), THE_BOT)
        else:
            await run(table, play.act(action), Actor(self.actor.id, ""))

    def _move(self, table: Table, seat: int) -> Any:
        state, game = table.data.state, table.game
        if game.name == "juse":
            return choose(game.view(state, seat), Memory(base=state.base), seat, lambda _: 999, "hard")
        legal = sorted(game.legal(state, seat), key=game.spell)
        return legal[table.data.moves % len(legal)]
