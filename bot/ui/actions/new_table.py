"""How a table opens in a channel: as a lobby, or with computers and begun at once."""

from collections.abc import Awaitable

from bot.core.errors import Refused
from bot.core.game import Options, settle_options
from bot.core.time_controls import ClockName
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lobby
from bot.ui.actions.places import allowed_place, public_place
from bot.ui.actions.solo import Solo
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display


class Opening:
    def __init__(self, tables: Tables, display: Display, solo: Solo, clock: ClockName) -> None:
        self._tables = tables
        self._display = display
        self._solo = solo
        self._clock: ClockName = clock
        """Of tables for which nobody chooses one."""

    async def wait(
        self, response: Response, kit: GameKit, options: Options, clock: ClockName | None, *, learning: bool
    ) -> None:
        """A lobby in this channel with the person who asked seated."""
        place = await public_place(self._tables.settings, response)
        await response.defer()
        opener = actor_of(response.interaction)
        opened = await self._tables.open(kit.rules, place, opener, options, clock or self._clock, learning=learning)
        await self._show(response, opened)

    async def play_now(self, response: Response, kit: GameKit) -> None:
        """With enough computers for a good game; a game for one is its player's own."""
        begun = self._begin(response, kit, lobby.good_number(kit.rules), learning=False)
        await self.or_bring_back(begun)

    async def practise(self, response: Response, kit: GameKit) -> None:
        """After a lesson: with as few computers as there may be, where one may ask what is right."""
        begun = self._begin(response, kit, max(2, kit.rules.min_seats), learning=True)
        await self.or_bring_back(begun)

    async def _begin(self, response: Response, kit: GameKit, seats: int, *, learning: bool) -> None:
        settings, options = self._tables.settings, settle_options(kit.rules, {})
        if kit.for_one:
            place = await allowed_place(settings, response.interaction, response.words)
            await response.defer()
            await self._solo.open(response, kit, place, options, private=True, learning=learning)
            return
        place = await public_place(settings, response)
        await response.defer()
        opener = actor_of(response.interaction)
        begun = await self._tables.open_begun(
            kit.rules, place, opener, options, self._clock, seats=seats, learning=learning
        )
        await self._show(response, begun)

    async def _show(self, response: Response, table: Table) -> None:
        self._display.note_acted(table.data, response.interaction.user.id)
        await self._display.show(table, response=response)

    async def or_bring_back(self, opened: Awaitable[None]) -> None:
        """Where a table is open already it must at least be seen: its message may have been deleted."""
        try:
            await opened
        except Refused as refused:
            if refused.code != "channel-taken":
                raise
            table = await self._tables.find(int(refused.values["table"]))
            if await self._display.bring_back(table):
                raise Refused("channel-taken-below", **refused.values) from None
            raise
