"""Everything in which a table is seen, brought up to date together."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.runtime.priority import give_way
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Change
from bot.tables.store.store import Store
from bot.ui.discord.response import Response
from bot.ui.table.announcements import Announcements
from bot.ui.table.hand_message import HandMessages
from bot.ui.table.presentation import Selection
from bot.ui.table.private_message import PrivateMessages
from bot.ui.table.public_message import PublicMessages


@dataclass(frozen=True)
class Display:
    store: Store
    publisher: PublicMessages
    private: PrivateMessages
    hands: HandMessages
    announcer: Announcements

    async def show(self, table: Table, changes: Sequence[Change] = (), response: Response | None = None) -> None:
        """A private table is shown to its player only, and only when they do something."""
        if table.data.private:
            await self.publisher.retire(table)
            if response is not None:
                await self._show_to_its_player(table, response)
            else:
                self.store.note_shown(table.data.id, table.data.version)
            return
        pressed_hand = response is not None and self.hands.is_pressed(table, response)
        # Whoever pressed waits for what they pressed in. The rest is begun right behind it, and held up by no response.
        waited_for = response is not None and not pressed_hand
        showing = [self.publisher.show(table, response, waited_for=waited_for)]
        if response is not None and pressed_hand:
            showing.insert(0, self.hands.open(table, response))
        shown = asyncio.gather(*showing)
        self.hands.refresh(table, but=response.interaction.user.id if response is not None and pressed_hand else None)
        await shown
        await give_way()
        await self.announcer.tell(table, changes)

    async def _show_to_its_player(self, table: Table, response: Response) -> None:
        if self.hands.is_pressed(table, response):
            await self.hands.open(table, response)
            await self.private.follow(table, response)
        else:
            await self.private.show(table, response)
            if table.data.is_open:
                self.hands.refresh(table)
            else:
                await self.hands.take_away(table.data.id, table.data.opener_id)

    async def show_selection(self, table: Table, response: Response, selection: Selection) -> None:
        """Where it was pressed."""
        if self.hands.is_pressed(table, response):
            await self.hands.open(table, response, selection=selection)
        elif table.data.private:
            await self.private.show(table, response, selection=selection)
        else:
            await self.publisher.show(table, response, selection=selection)

    async def forget_private(self, table_id: int, user_id: int) -> None:
        """What shows a private table to its player is wanted for something else; a panel beside it goes."""
        self.private.forget(table_id)
        await self.hands.take_away(table_id, user_id)

    def close(self) -> None:
        self.hands.close()
        self.publisher.close()
