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
from bot.ui.presentation import CONTENT_LIMIT, Presentation, present, told_without_picture
from bot.ui.publisher import Picture

_KEPT = 1024

Paint = Callable[[Presentation], Awaitable[Picture]]
Best = Callable[[Table], Awaitable[int | None]]


class Standing(msgspec.Struct, frozen=True):
    interaction: discord.Interaction[Any]
    """Through which the table's last message can still be taken away."""
    since: float


class PrivateTables:
    def __init__(
        self, store: Store, now: Callable[[], float], kit: Callable[[str], GameKit], paint: Paint, best: Best
    ) -> None:
        self._store = store
        self._now = now
        self._kit = kit
        self._paint = paint
        self._best = best
        self._standing: OrderedDict[int, Standing] = OrderedDict()

    async def show(self, table: Table, answer: Answer, *, note: str = "") -> None:
        """In the message that was pressed, or in a new one; `note` stands above it."""
        version, words = table.data.version, self._kit(table.data.game).words
        shown = present(table, self._kit(table.data.game), await self._best(table))
        picture = await self._paint(shown)
        content = f"{note}\n{shown.content}" if note else shown.content
        if picture.png is None:
            content = told_without_picture(content, shown.alt, words)
        content = content[:CONTENT_LIMIT]
        if answer.is_click and answer.pressed_private:
            await answer.replace(content, shown.panel, picture.files())
        else:
            await self.take_away(table.data.id)
            await answer.private(content, panel=shown.panel, files=picture.files())
        self._remember(table.data.id, answer.interaction)
        self._store.note_shown(table.data.id, version)

    def shown_at(self, table_id: int) -> float:
        """When its player last had it before their eyes, as far as this process knows."""
        standing = self._standing.get(table_id)
        return standing.since if standing is not None else 0.0

    async def take_away(self, table_id: int) -> None:
        """The table's last message, if Discord still lets it go."""
        standing = self._standing.pop(table_id, None)
        if standing is not None and not standing.interaction.is_expired():
            with contextlib.suppress(*TROUBLE):
                await standing.interaction.delete_original_response()

    def _remember(self, table_id: int, interaction: discord.Interaction[Any]) -> None:
        self._standing[table_id] = Standing(interaction, self._now())
        self._standing.move_to_end(table_id)
        if len(self._standing) > _KEPT:
            self._standing.popitem(last=False)
