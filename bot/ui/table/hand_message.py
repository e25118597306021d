"""My hand: for games with secrets a private panel with one's own cards, and what can be done with them.

A panel is opened by its owner. While Discord still lets it be changed it follows the table; after that it stands as it
is, and whatever is pressed on it is answered with the panel as it is now.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.runtime.priority import give_way
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.ui.discord.components import TABLE
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import TROUBLE, Response, in_time
from bot.ui.kit import GameKit
from bot.ui.table.lesson_page import hand_in_lesson
from bot.ui.table.painter import Painter, Picture
from bot.ui.table.presentation import (
    Presentation,
    Remembered,
    Selection,
    hand_of,
    present_hand,
    remembered,
    told_without_picture,
)
from bot.ui.table.private_message import noted
from bot.ui.table.public_message import TRY_AGAIN_AFTER

log = logging.getLogger(__name__)

_TABLES_KEPT = 1024
_WAITED_FOR = 1.0
"""Seconds that whoever looks into their hand waits for what is already on its way to it."""
_TOO_MANY, _ITS_OWN_FAULT = 429, 500


class Opened:
    """One person's panel for one table, and what stands in it as far as this process knows."""

    def __init__(self) -> None:
        self.shown: Remembered | None = None
        self.selection: Selection | None = None
        self.waiting = False
        """It is about to be brought up to date: what changes until then is shown with it."""
        self.lock = asyncio.Lock()
        self.refreshing: asyncio.Task[None] | None = None

    def shows(self, now: Remembered) -> bool:
        """Whether the picture that stands there is the same."""
        return self.shown is not None and self.shown.picture == now.picture


class HandMessages:
    def __init__(
        self,
        messages: EphemeralMessages,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
    ) -> None:
        self._messages = messages
        self._tables = tables
        self._kit = kit
        self._painter = painter
        self._opened: OrderedDict[int, dict[int, Opened]] = OrderedDict()
        self._under_way: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()

    def is_pressed(self, table: Table, response: Response) -> bool:
        """Whether what was pressed stands in such a panel: unlike all else that is private, it has no button of the
        table's own.
        """
        is_private = response.is_click and response.pressed_private and TABLE not in response.pressed_kinds
        return is_private and self._kit(table.data.game).hand is not None

    async def open(
        self, table: Table, response: Response, *, note: str = "", selection: Selection | None = None
    ) -> None:
        """In the panel that was pressed, or in a new one; `note` stands above it. `Refused` for who has no hand."""
        data, user_id = table.data, response.interaction.user.id
        kit = self._kit(data.game)
        hand_of(data, kit, user_id)
        panel = self._panel(data.id, user_id)
        await _give_way(panel)
        async with panel.lock:
            panel.selection = selection or panel.selection
            shown = await self._present(table, user_id, panel)
            now = remembered(shown)
            key, pressed = (data.id, user_id), self.is_pressed(table, response)
            picks = pressed and selection is not None and self._messages.is_pressed(key, response)
            stands = picks and panel.shows(now)
            picture = Picture(None, "", stands=True) if stands else await self._painter.paint(shown)
            text = self._text(noted(shown, note), picture, kit)
            if pressed:
                await self._messages.put(key, response, text, shown.panel, None if stands else picture.files())
            else:
                await self._messages.put_beside(key, response, text, shown.panel, picture.files())
            panel.shown = None if note else now

    def refresh(self, table: Table, *, but: int | None = None) -> None:
        """Brings the open panels up to date without being waited for; not that of the user `but`."""
        for user_id, panel in self._opened.get(table.data.id, {}).items():
            if user_id != but and not panel.waiting:
                panel.waiting = True
                self._start(self._bring_up_to_date(table, user_id, panel))

    async def _bring_up_to_date(self, table: Table, user_id: int, panel: Opened) -> None:
        await give_way(aside=True)
        panel.refreshing = this = asyncio.current_task()
        try:
            async with panel.lock:
                await self._refreshed(table, user_id, panel)
        finally:
            if panel.refreshing is this:
                panel.refreshing = None

    async def _refreshed(self, table: Table, user_id: int, panel: Opened) -> None:
        key = (table.data.id, user_id)
        panel.waiting = False
        if not self._messages.can_change(key):
            self._forget(key)
            return
        try:
            await self._change(table, user_id, panel)
        except Refused as refused:
            log.info("table %s: a hand is not shown any longer: %s", table.data.id, refused)
            self._forget(key)
        except TROUBLE as error:
            log.info("table %s: a hand could not be brought up to date: %s", table.data.id, error)
            if _passes(error):
                panel.shown = None
                self._tables.show_later(table.data.id, TRY_AGAIN_AFTER)
            else:
                self._forget(key)

    async def _change(self, table: Table, user_id: int, panel: Opened) -> None:
        kit, before = self._kit(table.data.game), panel.shown
        shown = await self._present(table, user_id, panel)
        now = remembered(shown)
        if now == before:
            return
        picture = Picture(None, "", stands=True) if panel.shows(now) else await self._painter.paint(shown)
        text = self._text(shown, picture, kit)
        files = None if picture.stands else picture.files()
        await self._messages.change((table.data.id, user_id), text, shown.panel, files)
        panel.shown = now

    async def _present(self, table: Table, user_id: int, panel: Opened) -> Presentation:
        deck = (await self._tables.settings.of_player(user_id)).deck
        kit = self._kit(table.data.game)
        shown = present_hand(table, kit, user_id, panel.selection, deck)
        return shown if table.data.lesson is None else hand_in_lesson(shown, table.data, kit)

    async def take_away(self, table_id: int, user_id: int) -> None:
        """The panel, if Discord still lets it go."""
        await self._messages.take_away((table_id, user_id))
        self._forget((table_id, user_id))

    def _text(self, shown: Presentation, picture: Picture, kit: GameKit) -> str:
        return (
            shown.content
            if picture.png is not None or picture.stands
            else told_without_picture(shown.content, shown.alt, kit.words)
        )

    def _panel(self, table_id: int, user_id: int) -> Opened:
        panels = self._opened.setdefault(table_id, {})
        self._opened.move_to_end(table_id)
        if len(self._opened) > _TABLES_KEPT:
            self._opened.popitem(last=False)
        return panels.setdefault(user_id, Opened())

    def _forget(self, key: tuple[int, int]) -> None:
        table_id, user_id = key
        self._messages.forget(key)
        panels = self._opened.get(table_id, {})
        panels.pop(user_id, None)
        if not panels:
            self._opened.pop(table_id, None)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Kept until it is done: the loop itself holds tasks only weakly."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a hand could not be brought up to date", exc_info=error)


def _passes(error: Exception) -> bool:
    """Discord has not said that this message can be changed no longer."""
    return not isinstance(error, discord.HTTPException) or error.status == _TOO_MANY or error.status >= _ITS_OWN_FAULT


async def _give_way(panel: Opened) -> None:
    """What is on its way to a hand is given up for what its owner asks for now, if Discord says nothing for a while."""
    if (refreshing := panel.refreshing) is None or refreshing.done():
        return
    try:
        await in_time(asyncio.wait((refreshing,)), _WAITED_FOR)
    except TimeoutError:
        refreshing.cancel()
        panel.waiting, panel.shown = False, None
