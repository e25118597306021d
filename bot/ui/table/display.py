"""All that shows a table, kept up to date together: its public message, private ones, hands, announcements."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec

from bot.core.errors import Refused
from bot.core.summary import Summary
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change, TableData
from bot.tables.store.daily_book import DailyBook
from bot.tables.store.store_errors import StoreError
from bot.text import Words
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.kit import GameKit
from bot.ui.table.announcements import Announcements
from bot.ui.table.best_scores import BestScores
from bot.ui.table.channel_preferences import ChannelPreferences
from bot.ui.table.hand_message import HandMessages
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import Presentation, Selection
from bot.ui.table.private_message import PrivateMessages
from bot.ui.table.public_message import PublicMessages
from bot.ui.table.results import Results

log = logging.getLogger(__name__)


class Display:
    def __init__(self, client: discord.Client, tables: Tables, kit: Callable[[str], GameKit], daily: DailyBook) -> None:
        self._tables = tables
        self._messages = EphemeralMessages(tables.clock.wall)
        self._painter = Painter()
        self._best_scores = BestScores(daily, kit)
        self.channel_preferences = ChannelPreferences(client, tables.settings)
        self._public = PublicMessages(client, tables, kit, self._painter, self.channel_preferences, self.summary)
        self._private = PrivateMessages(self._messages, tables, kit, self._painter, self.summary, daily)
        self._hands = HandMessages(self._messages, tables, kit, self._painter)
        self._results = Results(client, tables, kit, self._painter, self.channel_preferences)
        self._announcements = Announcements(client, tables, kit, self._painter, self.channel_preferences)
        tables.on_shown_elsewhere = self._doubt

    def close(self) -> None:
        self._hands.close()
        self._painter.close()
        self._best_scores.close()

    async def summary(self, table: Table) -> Summary | None:
        """How a game was played to its end, with the best possible score; None for any other."""
        summary = await table.summary()
        if summary is None:
            return None
        return msgspec.structs.replace(summary, best=await self._best_scores.of(table))

    async def show(self, table: Table, changes: Sequence[Change] = (), response: Response | None = None) -> None:
        """A private table is shown to its player only: when they do something or, for a while, computers after them."""
        self._tables.schedule_render_after_reveal(table)
        if table.data.private:
            await self._public.retire(table)
            if response is not None:
                await self._show_to_its_player(table, response)
            elif len(table.data.seats) > 1:
                await self._show_what_computers_did(table)
            else:
                self._tables.store.note_shown(table.data.id, table.data.version)
            return
        # The message that was pressed comes first. The others start right after it and wait for no response.
        if response is not None and self._hands.is_pressed(table, response):
            presser = response.interaction.user.id
            showing = [self._hands.open(table, response), self._show_to_all(table, response, waited_for=False)]
        else:
            presser, showing = None, [self._show_to_all(table, response, waited_for=response is not None)]
        shown = asyncio.gather(*showing)
        self._hands.refresh(table, but=presser)
        await shown
        await yield_to_foreground()
        await self._announcements.announce(table, changes)

    async def _show_to_all(self, table: Table, response: Response | None, *, waited_for: bool) -> None:
        """The result of a round that has ended first, and the table below it."""
        move_down = await self._results.post(table)
        await self._public.show(table, response, waited_for=waited_for, move_down=move_down)

    async def _show_to_its_player(self, table: Table, response: Response) -> None:
        if self._hands.is_pressed(table, response):
            await self._hands.open(table, response)
            await self._private.follow(table, response)
        else:
            await self._private.show(table, response)
            if table.data.is_open:
                self._hands.refresh(table)
            else:
                await self._hands.take_away(table.data.id, table.data.opener_id)

    async def _show_what_computers_did(self, table: Table) -> None:
        if table.data.is_open:
            self._hands.refresh(table)
        else:
            await self._hands.take_away(table.data.id, table.data.opener_id)
        await self._private.refresh(table)

    async def show_selection(self, table: Table, response: Response, selection: Selection) -> None:
        """In the message that was pressed."""
        if self._hands.is_pressed(table, response):
            await self._hands.open(table, response, selection=selection)
        elif table.data.private:
            await self._private.show(table, response, selection=selection)
        else:
            await self._public.show(table, response, selection=selection)

    async def show_privately(self, table: Table, response: Response, note: str = "") -> None:
        """A private table, with a line above it."""
        await self._private.show(table, response, note=note)

    async def move_down(self, table: Table, response: Response) -> None:
        """Posts a public table again at the bottom of its channel."""
        await self._public.show(table, response, move_down=True)

    async def ready(self, shown: Presentation, words: Words) -> ReadyMessage:
        """What shows no table."""
        return await self._painter.ready(shown, words)

    async def bring_back(self, table: Table) -> bool:
        """Posts a public table again if its message is gone, or buried. Whether it did."""
        return await self._public.bring_back(table)

    async def show_if_deleted(self, table: Table) -> None:
        """After something that does not change what all see of it."""
        if self._public.is_deleted(table.data.id):
            await self._public.bring_back(table)

    async def open_hand(self, table: Table, response: Response, note: str = "") -> None:
        """*My hand* for whoever asks, with a line above it. `Refused` if they have none."""
        await self._hands.open(table, response, note=note)

    def is_hand_pressed(self, table: Table, response: Response) -> bool:
        return self._hands.is_pressed(table, response)

    def private_shown_at(self, table_id: int) -> float:
        """When a private table was last shown to its player; 0 if this process does not know."""
        return self._private.shown_at(table_id)

    async def take_private_away(self, table_id: int) -> None:
        """Deletes the message of a private table, if Discord still allows it."""
        await self._private.take_away(table_id)

    async def forget_private(self, table_id: int, user_id: int) -> None:
        """The message of a private table will show something else. A hand beside it is deleted."""
        self._private.forget(table_id)
        await self._hands.take_away(table_id, user_id)

    async def repaint_private(self, user_id: int) -> None:
        """After this person has chosen another look: every private picture of theirs that can still be edited."""
        await self._change_private(user_id, self._private.repaint)

    async def rewrite_private(self, user_id: int) -> None:
        """The same after they have chosen words, or pictures again."""
        await self._change_private(user_id, self._private.refresh)

    async def _change_private(self, user_id: int, change: Callable[[Table], Awaitable[None]]) -> None:
        for table_id in self._messages.tables_before(user_id):
            try:
                table = await self._tables.find(table_id)
                if table.data.private:
                    await change(table)
                self._hands.refresh(table, look_of=user_id)
            except (Refused, *REQUEST_ERRORS) as error:
                log.info("table %s: a private message keeps its old look: %s", table_id, error)

    async def rewrite_channel(self, guild_id: int, channel_id: int) -> None:
        """After words, or pictures again, were chosen there: what is there of open tables, also in threads that follow
        the channel, and of games that have just ended.
        """
        for number, _, place in await self._tables.store.open_tables_of(guild_id):
            if await self.channel_preferences.followed(guild_id, place) == channel_id:
                await self._rewrite(number, self._public.show)
        for game in await self._tables.store.games_in(guild_id, channel_id):
            await self._rewrite(game.id, self._public.rewrite)

    async def _rewrite(self, table_id: int, change: Callable[[Table], Awaitable[None]]) -> None:
        try:
            table = await self._tables.find(table_id)
            await change(table)
            await self._results.rewrite(table)
            await self._announcements.rewrite(table)
        except (Refused, StoreError, *REQUEST_ERRORS) as error:
            log.info("table %s: what is in its channel stays as it was: %s", table_id, error)

    def _doubt(self, is_meant: Callable[[int, int], bool]) -> None:
        for table_id in self._public.doubt(is_meant):
            self._results.forget(table_id)
            self._announcements.forget(table_id)

    def note_acted(self, data: TableData, user_id: int) -> None:
        """They are watching, so no ping is needed for a while."""
        self._announcements.note_acted(data, user_id)

    async def look_again(self, guild: discord.Guild) -> None:
        """At tables in a server whose events may have been missed."""
        await self._public.look_again(guild)

    def message_deleted(self, channel_id: int, message_id: int) -> None:
        """A message was deleted in a channel, perhaps that of a table."""
        self._public.message_deleted(channel_id, message_id)

    def message_seen(self, channel_id: int, message_id: int) -> None:
        """A message was posted in a channel, perhaps below a table."""
        self._public.message_seen(channel_id, message_id)
