"""Opening tables: a new one is stored in its channel, where another may have to make room first."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.core.errors import Refused
from bot.core.game import AnyGame, Event, OptionValue
from bot.tables.runtime.table import OnChange, Table, has_computers_to_ask
from bot.tables.steps import play
from bot.tables.steps.actor import THE_BOT, Actor, Step
from bot.tables.steps.model import Change, Phase, Seat, TableData
from bot.tables.store.seats import Limits
from bot.tables.store.store import ChannelTaken, Store
from bot.tables.store.uncancelled import uncancelled


class _Tables(Protocol):
    store: Store

    def has_game(self, name: str) -> bool: ...
    def register_opened(self, game: AnyGame, data: TableData, events: Sequence[Event]) -> Table: ...
    async def find(self, table_id: int) -> Table: ...
    async def run(self, table: Table, step: Step, actor: Actor) -> Change: ...
    async def set_aside(self, table_id: int, why: str) -> None: ...


class Opening:
    def __init__(self, tables: _Tables, limits: Limits, on_change: OnChange) -> None:
        self._tables = tables
        self._limits = limits
        self._on_change = on_change

    async def open(self, game: AnyGame, begun: Change) -> Table:
        return await uncancelled(self._open(game, begun))

    async def _open(self, game: AnyGame, begun: Change) -> Table:
        try:
            opened = await self._tables.store.open_table(
                begun.table, game.state_version, begun.log, self._limits, has_computers_to_ask(game, begun.table)
            )
        except ChannelTaken as taken:
            await self._free_channel(taken, begun.table)
            return await self._open(game, begun)
        return self._tables.register_opened(game, opened, begun.events)

    async def _free_channel(self, taken: ChannelTaken, wanted: TableData) -> None:
        """Raises `Refused` unless the table in the way can be moved out of it."""
        if not self._tables.has_game(taken.game):
            # The game is no longer part of the bot: its table can be neither played nor ended.
            await self._tables.set_aside(taken.table_id, f"there is no game {taken.game}, and its channel is wanted")
        elif wanted.day is not None:
            raise Refused("one-try-a-day", table=str(taken.table_id))
        else:
            table = await self._tables.find(taken.table_id)
            if table.data.phase is not Phase.PLAYING:
                raise Refused("channel-taken", table=str(taken.table_id))
            change = await self._tables.run(table, play.go_private, THE_BOT)
            await self._on_change(table, [change])


def new_table(
    game: AnyGame,
    place: tuple[int, int],
    opener: Actor,
    seats: tuple[Seat, ...],
    options: Mapping[str, OptionValue],
    **fields: Any,
) -> TableData:
    """Its number is given by the store."""
    return TableData(0, game.name, *place, opener.user_id, dict(options), seats, touched_at=opener.now, **fields)
