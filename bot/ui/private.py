"""Private tables: the same presentation as a public one, in a message that only its player sees.

It is pulled, never pushed: it changes only in answer to its player.
"""

from collections.abc import Awaitable, Callable

import msgspec

from bot.tables.store import Store
from bot.tables.table import Table
from bot.ui.answer import Answer
from bot.ui.kit import GameKit
from bot.ui.presentation import CONTENT_LIMIT, Presentation, present, told_in_words
from bot.ui.private_messages import PrivateMessages
from bot.ui.publisher import Picture

Paint = Callable[[Presentation], Awaitable[Picture]]
Best = Callable[[Table], Awaitable[int | None]]


class PrivateTables:
    def __init__(
        self, messages: PrivateMessages, store: Store, kit: Callable[[str], GameKit], paint: Paint, best: Best
    ) -> None:
        self._messages = messages
        self._store = store
        self._kit = kit
        self._paint = paint
        self._best = best

    async def show(self, table: Table, answer: Answer, *, note: str = "") -> None:
        """In the message that was pressed, or in a new one; `note` stands above it."""
        kit = self._kit(table.data.game)
        shown = noted(present(table, kit, await self._best(table)), note)
        picture = await self._paint(shown)
        content = told_in_words(shown, kit.words) if shown.scene is not None and picture.png is None else shown.content
        key = (table.data.id, answer.interaction.user.id)
        await self._messages.put(key, answer, content, shown.panel, picture.files())
        self._store.note_shown(table.data.id, table.data.version)


def noted(shown: Presentation, note: str) -> Presentation:
    if not note:
        return shown
    return msgspec.structs.replace(shown, content=f"{note}\n{shown.content}"[:CONTENT_LIMIT])
