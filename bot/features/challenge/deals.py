"""Deals that several people play, each on their own: opened here, and shown again when there is news of them."""

from collections.abc import Awaitable, Callable

from bot.core.errors import Refused
from bot.features.challenge.store import Challenge, DealsBook
from bot.tables.runtime.table import Table, new_table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.lobby import OPEN_FOR, seats_again
from bot.tables.steps.model import Actor, TableData


class Deals:
    def __init__(self, tables: Tables, show: Callable[[str, int], Awaitable[None]]) -> None:
        """`show` is called when the challenges of a deal on a server have something new to tell."""
        self.book = DealsBook(tables.store)
        self._tables = tables
        self._show = show
        tables.on_ended.append(self._note_ended)
        tables.on_resumed.append(self._show_owed)

    async def open(
        self, source: TableData, seat: int, place: tuple[int, int], player: Actor, *, private: bool
    ) -> Table:
        """Open the deal of that finished game once more. `Refused` if this is not the first try."""
        if source.chance is None:
            raise Refused("record-unreadable")
        player = self._tables.clock.stamped(player, place[0])
        game, seats = self._tables.game(source.game), seats_again(source, seat, player.new_seat())
        data = new_table(
            game, place, player, seats, source.options, private=private, deal=source.deal_key, players=source.players
        )
        return await self._tables.begin(game, data, player, source.chance.seed)

    def is_over(self, challenge: Challenge) -> bool:
        """Return whether it can no longer be taken up."""
        return self.age(challenge) > OPEN_FOR

    def age(self, challenge: Challenge) -> float:
        """Return how long ago it was offered."""
        return self._tables.clock.table_time(challenge.guild_id) - challenge.offered_at

    def _note_ended(self, table: TableData) -> None:
        if table.deal is not None:
            self.schedule_render(table.deal, table.guild_id)

    async def _show_owed(self) -> None:
        """Show all that was not shown yet."""
        for deal, guild_id in await self.book.owed():
            self.schedule_render(deal, guild_id)

    def schedule_render(self, deal: str, guild_id: int, seconds: float = 0.0) -> None:
        """Show it soon, in the process that has this server: another one is told by the news itself."""
        if self._tables.store.has(guild_id):
            self._tables.alarms.set_in(("call", self._show, deal, guild_id), guild_id, seconds)
