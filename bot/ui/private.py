"""Private tables: the same presentation as a public one, in a message that only its player sees.

It is pulled, never pushed: it changes only in answer to its player.
"""

from collections.abc import Awaitable, Callable

import msgspec

from bot.tables.settings import SettingsBook
from bot.tables.store import Store
from bot.tables.table import Table
from bot.ui.answer import Answer
from bot.ui.kit import GameKit
from bot.ui.presentation import CONTENT_LIMIT, Presentation, present, told_without_picture
from bot.ui.private_messages import PrivateMessages
from bot.ui.publisher import Picture

Paint = Callable[[Presentation], Awaitable[Picture]]
Best = Callable[[Table], Awaitable[int | None]]

_ITS_PLAYER = 0
"""Such a table has one reader, whoever that is."""


class PrivateTables:
    def __init__(
        self,
        messages: PrivateMessages,
        store: Store,
        settings: SettingsBook,
        kit: Callable[[str], GameKit],
        paint: Paint,
        best: Best,
    ) -> None:
        self._messages = messages
        self._store = store
        self._settings = settings
        self._kit = kit
        self._paint = paint
        self._best = best

    async def show(self, table: Table, answer: Answer, *, note: str = "") -> None:
        """In the message that was pressed, or in a new one; `note` stands above it."""
        version, kit = table.data.version, self._kit(table.data.game)
        shown = noted(await self._present(table), note)
        picture = await self._paint(shown)
        text = shown.content if picture.png is not None else told_without_picture(shown.content, shown.alt, kit.words)
        await self._messages.put((table.data.id, _ITS_PLAYER), answer, text, shown.panel, picture.files())
        self._store.note_shown(table.data.id, version)

    async def repaint(self, table: Table) -> None:
        """The picture alone, if Discord still lets it be changed: its player has chosen another deck. Once more if the
        game has moved on meanwhile, lest an older picture come to stand over a newer text.
        """
        key, painted = (table.data.id, _ITS_PLAYER), 0
        while painted != table.data.version and self._messages.can_change(key):
            painted = table.data.version
            picture = await self._paint(await self._present(table))
            if picture.png is not None:
                await self._messages.change_files(key, picture.files())

    async def _present(self, table: Table) -> Presentation:
        deck = (await self._settings.of_player(table.data.opener_id)).deck
        return present(table, self._kit(table.data.game), await self._best(table), deck=deck)

    def shown_at(self, table_id: int) -> float:
        """When its player last had it before their eyes, as far as this process knows."""
        return self._messages.put_at((table_id, _ITS_PLAYER))

    async def take_away(self, table_id: int) -> None:
        """The table's last message, if Discord still lets it go."""
        await self._messages.take_away((table_id, _ITS_PLAYER))


def noted(shown: Presentation, note: str) -> Presentation:
    """With a line above it."""
    if not note:
        return shown
    return msgspec.structs.replace(shown, content=f"{note}\n{shown.content}"[:CONTENT_LIMIT])
