"""Private tables: the same presentation as a public one, in a message that only its player sees.

It changes in response to its player; where computers play too, also after their moves, for as long as Discord allows.
"""

import logging
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.core.summary import Summary
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.daily_book import DailyBook
from bot.text import words_for
from bot.ui.discord.components import table_id, with_disabled
from bot.ui.discord.ephemeral import EphemeralMessages, Key
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.challenge import results_beside
from bot.ui.table.daily_note import daily_note
from bot.ui.table.lesson_page import present_lesson
from bot.ui.table.painter import Painter
from bot.ui.table.posting import TRY_AGAIN_AFTER, is_final
from bot.ui.table.presentation import Selection, present, with_lines, with_note
from bot.ui.table.results import last_result

log = logging.getLogger(__name__)

_Reader = tuple[str, int]
"""Their language, and the server where they read it."""


class PrivateMessages:
    def __init__(
        self,
        messages: EphemeralMessages,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
        summary: Callable[[Table], Awaitable[Summary | None]],
        daily: DailyBook,
    ) -> None:
        self._messages = messages
        self._tables = tables
        self._kit = kit
        self._painter = painter
        self._summary = summary
        self._daily = daily

    async def show(
        self, table: Table, response: Response, *, note: str = "", selection: Selection | None = None
    ) -> None:
        """In the message that was pressed, or in a new one, with `note` above it."""
        version, voice = table.data.version, _voice(response)
        message = await self._ready(table, voice, note, selection)
        await self._messages.put(_key(table.data.id), response, message)
        self._tables.store.note_shown(table.data.id, version)

    async def refresh(self, table: Table) -> None:
        """After what computers did, if Discord still lets it be changed. Again if the game has moved on meanwhile."""
        key, version = _key(table.data.id), 0
        try:
            while version != table.data.version and (found := self._messages.changeable(key)) is not None:
                version = table.data.version
                await self._messages.change(key, await self._ready(table, (found.locale, found.server)))
        except discord.NotFound:
            self._messages.forget(key)  # its reader has dismissed it
        except REQUEST_ERRORS as error:
            log.info("table %s: its private message could not be brought up to date: %s", table.data.id, error)
            if not is_final(error):
                self._tables.show_later(table.data.id, table.data.guild_id, TRY_AGAIN_AFTER)
                return
        self._tables.store.note_shown(table.data.id, table.data.version)

    async def follow(self, table: Table, response: Response) -> None:
        """In its own message, after another was pressed."""
        key, version, message = _key(table.data.id), table.data.version, await self._ready(table, _voice(response))
        if self._messages.changeable(key) is not None:
            await self._messages.change(key, message)
        else:
            await self._messages.put_beside(key, response, message)
        self._tables.store.note_shown(table.data.id, version)

    async def repaint(self, table: Table) -> None:
        """The picture alone, because its player has chosen another look. Again if the game has moved on meanwhile, so
        that no older picture stands below a newer text.
        """
        key, painted = _key(table.data.id), 0
        while painted != table.data.version and (found := self._messages.changeable(key)) is not None:
            painted = table.data.version
            message = await self._ready(table, (found.locale, found.server))
            if message.files:
                await self._messages.change_files(key, message.files)

    async def _ready(
        self, table: Table, voice: _Reader, note: str = "", selection: Selection | None = None
    ) -> ReadyMessage:
        kit, (locale, server) = self._kit(table.data.game), voice
        own = (await self._tables.settings.of_player(table.data.opener_id)).look
        if table.data.lesson is not None:
            shown = present_lesson(table, kit, locale, selection, own, note)
        else:
            # Of a round, or of a game with computers, that has just ended. Whoever plays alone has seen what they did.
            last_look = len(table.data.seats) > 1 and self._tables.is_last_look(table.data)
            shown = present(table, kit, locale, await self._summary(table), selection, own, last_look=last_look)
            if not last_look:
                shown = with_lines(shown, await self._results(table, kit, locale))
                words = words_for(locale, kit.name)
                shown = with_note(shown, await daily_note(self._daily, self._tables, kit, table.data, server, words))
            shown = with_note(shown, note)
        if not await self._may_share(table.data):
            share = table_id(table.data.ref, "share")
            shown = msgspec.structs.replace(shown, panel=with_disabled(shown.panel, lambda button: button.id == share))
        return await self._painter.ready(shown, words_for(locale, kit.name))

    async def _results(self, table: Table, kit: GameKit, locale: str) -> list[str]:
        """Of the last round; and of all who have played this deal."""
        beside = await results_beside(self._tables.deals.book, table.data, kit, words_for(locale, kit.name))
        return [*last_result(table, kit, locale), *beside]

    async def _may_share(self, data: TableData) -> bool:
        if data.day is None or data.phase is not Phase.OVER:
            return True
        return await self._daily.is_shared(data.opener_id, data.game, data.day) is False

    def shown_at(self, table_id: int) -> float:
        """When its player last saw it, as far as this process knows."""
        return self._messages.put_at(_key(table_id))

    def forget(self, table_id: int) -> None:
        """Its message is to show something else."""
        self._messages.forget(_key(table_id))

    async def take_away(self, table_id: int) -> None:
        await self._messages.take_away(_key(table_id))


def _voice(response: Response) -> _Reader:
    return response.locale, server_of(response.interaction)


def _key(table_id: int) -> Key:
    """Such a table has one reader, whoever that is."""
    return table_id, 0
