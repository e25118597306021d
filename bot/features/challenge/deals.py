"""Deals that several people play, each on their own."""

from bot.core.errors import Refused
from bot.features.challenge.store import Challenge, DealsBook, Try
from bot.tables.runtime.table import Table, new_table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.lobby import OPEN_FOR, seats_again
from bot.tables.steps.model import Actor, Channel, TableData


class Deals:
    def __init__(self, tables: Tables) -> None:
        self.book = DealsBook(tables.store)
        self._tables = tables

    async def open(self, source: TableData, seat: int, place: Channel, player: Actor, *, private: bool) -> Table:
        """Open the deal of a finished game once more. `Refused` if this is not the first try."""
        if source.chance is None:
            raise Refused("record-unreadable")
        player = self._tables.clock.stamped(player, place[0])
        game, seats = self._tables.game(source.game), seats_again(source, seat, player.new_seat())
        data = new_table(
            game,
            place,
            player,
            seats,
            source.options,
            private=private,
            deal=source.deal_key,
            players=source.computers.players,
        )
        return await self._tables.begin(game, Try().put(data), player, source.chance.seed)

    def is_over(self, challenge: Challenge) -> bool:
        """Return whether the challenge can no longer be taken up."""
        return self.age(challenge) > OPEN_FOR

    def age(self, challenge: Challenge) -> float:
        """Return the seconds since the challenge was offered."""
        return self._tables.clock.table_time(challenge.guild_id) - challenge.offered_at
