"""Private tables: the same presentation as a public one, in a message that only its player sees.

It is pulled, never pushed: it changes only in response to its player.
"""

from collections.abc import Awaitable, Callable

import msgspec

from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.lesson_page import present_lesson
from bot.ui.table.painter import Painter, Picture
from bot.ui.table.presentation import CONTENT_LIMIT, Presentation, Selection, present, told_without_picture

_ITS_PLAYER = 0
"""Such a table has one reader, whoever that is."""


class PrivateMessages:
    def __init__(
        self,
        messages: EphemeralMessages,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
        best: Callable[[Table], Awaitable[int | None]],
    ) -> None:
        self._messages = messages
        self._store = tables.store
        self._settings = tables.settings
        self._kit = kit
        self._painter = painter
        self._best = best

    async def show(
        self, table: Table, response: Response, *, note: str = "", selection: Selection | None = None
    ) -> None:
        """In the message that was pressed, or in a new one; `note` stands above what is told."""
        version = table.data.version
        shown, picture, text = await self._painted(table, note, selection)
        await self._messages.put((table.data.id, _ITS_PLAYER), response, text, shown.panel, picture.files())
        self._store.note_shown(table.data.id, version)

    async def follow(self, table: Table, response: Response) -> None:
        """In its own message, after something was pressed in another."""
        key, version = (table.data.id, _ITS_PLAYER), table.data.version
        shown, picture, text = await self._painted(table)
        if self._messages.can_change(key):
            await self._messages.change(key, text, shown.panel, picture.files())
        else:
            await self._messages.put_beside(key, response, text, shown.panel, picture.files())
        self._store.note_shown(table.data.id, version)

    async def _painted(
        self, table: Table, note: str = "", selection: Selection | None = None
    ) -> tuple[Presentation, Picture, str]:
        shown = await self._present(table, note, selection)
        picture = await self._painter.paint(shown)
        if picture.png is not None:
            return shown, picture, shown.content
        return shown, picture, told_without_picture(shown.content, shown.alt, self._kit(table.data.game).words)

    async def repaint(self, table: Table) -> None:
        """The picture alone, if Discord still lets it be changed: its player has chosen another deck. Once more if the
        game has moved on meanwhile, lest an older picture come to stand over a newer text.
        """
        key, painted = (table.data.id, _ITS_PLAYER), 0
        while painted != table.data.version and self._messages.can_change(key):
            painted = table.data.version
            picture = await self._painter.paint(await self._present(table))
            if picture.png is not None:
                await self._messages.change_files(key, picture.files())

    async def _present(self, table: Table, note: str = "", selection: Selection | None = None) -> Presentation:
        kit, deck = self._kit(table.data.game), (await self._settings.of_player(table.data.opener_id)).deck
        if table.data.lesson is not None:
            return present_lesson(table, kit, selection, deck, note)
        return noted(present(table, kit, await self._best(table), selection, deck), note)

    def shown_at(self, table_id: int) -> float:
        """When its player last had it before their eyes, as far as this process knows."""
        return self._messages.put_at((table_id, _ITS_PLAYER))

    def forget(self, table_id: int) -> None:
        """Its message is to show something else."""
        self._messages.forget((table_id, _ITS_PLAYER))

    async def take_away(self, table_id: int) -> None:
        """The table's last message, if Discord still lets it go."""
        await self._messages.take_away((table_id, _ITS_PLAYER))


def noted(shown: Presentation, note: str) -> Presentation:
    """With a line above it."""
    if not note:
        return shown
    return msgspec.structs.replace(shown, content=f"{note}\n{shown.content}"[:CONTENT_LIMIT])
