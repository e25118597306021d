"""Private tables: the same presentation as a public one, in a message that only its player sees.

Such a message can be changed only in answer to its player, and for a quarter of an hour; so it is pulled, never pushed,
and each new one takes the place of the last.
"""

import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.tables.store import Store
from bot.tables.table import Table
from bot.ui.answer import TROUBLE, Answer
from bot.ui.kit import GameKit
from bot.ui.presentation import Presentation, present
from bot.ui.publisher import Picture

_KEPT = 1024

Paint = Callable[[Presentation], Awaitable[Picture]]
Best = Callable[[Table], Awaitable[int | None]]


class PrivateTables:
    def __init__(self, store: Store, kit: Callable[[str], GameKit], paint: Paint, best: Best) -> None:
        self._store = store
        self._kit = kit
        self._paint = paint
        self._best = best
        self._standing: OrderedDict[int, discord.Interaction[Any]] = OrderedDict()
        """For each table the interaction through which its last message can still be taken away."""

    async def show(self, table: Table, answer: Answer, *, note: str = "") -> None:
        """In the message that was pressed, or in a new one; `note` stands above it."""
        shown = present(table, self._kit(table.data.game), await self._best(table))
        picture = await self._paint(shown)
        content = f"{note}\n{shown.content}" if note else shown.content
        if shown.scene is not None and picture.png is None:
            content = f"{content}\n{self._kit(table.data.game).words.say('picture-failed')}\n{shown.alt}"
        shown = msgspec.structs.replace(shown, content=content[:2000])
        if answer.is_click and answer.pressed_private:
            await answer.replace(shown.content, shown.panel, picture.files())
        else:
            await self._take_away(table.data.id)
            await answer.private(shown.content, panel=shown.panel, files=picture.files())
        self._remember(table.data.id, answer.interaction)
        self._store.note_shown(table.data.id, table.data.version)

    async def _take_away(self, table_id: int) -> None:
        standing = self._standing.pop(table_id, None)
        if standing is not None and not standing.is_expired():
            with contextlib.suppress(*TROUBLE):
                await standing.delete_original_response()

    def _remember(self, table_id: int, interaction: discord.Interaction[Any]) -> None:
        self._standing[table_id] = interaction
        self._standing.move_to_end(table_id)
        if len(self._standing) > _KEPT:
            self._standing.popitem(last=False)
