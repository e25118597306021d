"""Everything in which a table is seen, brought up to date together."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.model import Change
from bot.tables.precedence import give_way
from bot.tables.store import Store
from bot.tables.table import Table
from bot.ui.announce import Announcer
from bot.ui.answer import Answer
from bot.ui.hand import Hands
from bot.ui.presentation import Draft
from bot.ui.private import PrivateTables
from bot.ui.publisher import Publisher


@dataclass(frozen=True)
class Display:
    store: Store
    publisher: Publisher
    private: PrivateTables
    hands: Hands
    announcer: Announcer

    async def show(self, table: Table, changes: Sequence[Change] = (), answer: Answer | None = None) -> None:
        """A private table is shown to its player only, and only when they do something."""
        if table.data.private:
            await self.publisher.retire(table)
            if answer is not None:
                await self._show_to_its_player(table, answer)
            else:
                self.store.note_shown(table.data.id, table.data.version)
            return
        pressed_hand = answer is not None and self.hands.is_pressed(table, answer)
        # Whoever pressed waits for what they pressed in. The rest is begun right behind it, and held up by no answer.
        waited_for = answer is not None and not pressed_hand
        showing = [self.publisher.show(table, answer, waited_for=waited_for)]
        if answer is not None and pressed_hand:
            showing.insert(0, self.hands.open(table, answer))
        shown = asyncio.gather(*showing)
        self.hands.refresh(table, but=answer.interaction.user.id if answer is not None and pressed_hand else None)
        await shown
        await give_way()
        await self.announcer.tell(table, changes)

    async def _show_to_its_player(self, table: Table, answer: Answer) -> None:
        if self.hands.is_pressed(table, answer):
            await self.hands.open(table, answer)
            await self.private.follow(table, answer)
        else:
            await self.private.show(table, answer)
            if table.data.is_open:
                self.hands.refresh(table)
            else:
                await self.hands.take_away(table.data.id, table.data.opener_id)

    async def show_draft(self, table: Table, answer: Answer, draft: Draft) -> None:
        """Where it was pressed."""
        if self.hands.is_pressed(table, answer):
            await self.hands.open(table, answer, draft=draft)
        elif table.data.private:
            await self.private.show(table, answer, draft=draft)
        else:
            await self.publisher.show(table, answer, draft=draft)

    async def forget_private(self, table_id: int, user_id: int) -> None:
        """What shows a private table to its player is wanted for something else; a panel beside it goes."""
        self.private.forget(table_id)
        await self.hands.take_away(table_id, user_id)

    def close(self) -> None:
        self.hands.close()
        self.publisher.close()
