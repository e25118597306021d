"""All messages of tables, kept right together: the public one, private ones, hands, announcements, results."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import discord
import msgspec

from bot.core.errors import Refused
from bot.core.game import Juse
from bot.core.lru_cache import LruCache
from bot.core.summary import Summary
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change, Phase, TableData
from bot.tables.store.daily_book import DailyBook
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.text import Words
from bot.ui.discord.ephemeral import CHANGEABLE_FOR, EphemeralMessages
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.kit import GameKit
from bot.ui.table.announcements import JuseMessage, ResultMessages, TurnCalls
from bot.ui.table.channel_preferences import ChannelPreferences
from bot.ui.table.painter import Painter
from bot.ui.table.posting import Poster
from bot.ui.table.presentation import Presentation, Selection, hand_of
from bot.ui.table.private_messages import EphemeralSlot, HandMessage, PrivateMessage, is_hand_pressed
from bot.ui.table.public_message import PublicMessage
from bot.ui.table.reconciler import Context, Reconciler, TableSlot

log = logging.getLogger(__name__)

_BEST_KEPT = 512
_CHANNELS_KEPT = 4096
_REFUSED = (400, 413)


class Display:
    def __init__(self, client: discord.Client, tables: Tables, kit: Callable[[str], GameKit], daily: DailyBook) -> None:
        self._tables = tables
        self._kit = kit
        self._painter = Painter()
        self._best_scores = BestScores(daily, kit)
        self._reconciler = Reconciler()
        self._stale = Alarms(tables.clock.wall, self._go_stale)
        """When hands can no longer be changed."""
        self.channel_preferences = ChannelPreferences(client, tables.settings)
        self.context = Context(
            client,
            tables,
            kit,
            self._painter,
            self.channel_preferences,
            self.summary,
            EphemeralMessages(tables.clock.wall),
            Poster(client),
            daily,
            lambda key, since: self._stale.set(key, since + CHANGEABLE_FOR),
        )
        self._in_channel: LruCache[int, PublicMessage] = LruCache(_CHANNELS_KEPT)
        tables.on_shown_elsewhere = self._doubt

    async def close(self) -> None:
        await self._stale.close()
        self._reconciler.close()
        self._painter.close()
        self._best_scores.close()

    async def summary(self, table: Table) -> Summary | None:
        """How a game was played to its end, with the best possible score; None for any other."""
        summary = await table.summary()
        if summary is None:
            return None
        return msgspec.structs.replace(summary, best=await self._best_scores.of(table))

    async def ready(self, shown: Presentation, words: Words) -> ReadyMessage:
        """What shows no table."""
        return await self._painter.ready(shown, words)

    # ------------------------------------------------------------ showing a table

    async def show(self, table: Table, changes: Sequence[Change] = (), response: Response | None = None) -> None:
        """Bring all messages of a table up to date. A private table is shown to its player only: when they do something
        or, for a while, computers after them.
        """
        self._tables.schedule_render_after_reveal(table)
        if table.data.private:
            await self._retire(table)
            await self._show_privately(table, response)
        else:
            await self._show_publicly(table, response)
            await yield_to_foreground()
            await self._announce(table, changes)
        self._drop_if_ended(table.data)

    def _drop_if_ended(self, data: TableData) -> None:
        """Where a game is over nothing more will happen, except for hands, which go stale."""
        if data.is_open or self._tables.is_last_look(data):
            return
        for slot in self.context.known(TableSlot, data.id):
            if not (slot.in_use or slot.failures or isinstance(slot, EphemeralSlot)):
                self.context.drop(slot)
        public = self._in_channel.get(data.channel_id)
        if public is not None and public.table_id == data.id:
            self._in_channel.pop(data.channel_id)

    async def _show_publicly(self, table: Table, response: Response | None) -> None:
        """The message that was pressed comes first. The others start right after it and wait for no response."""
        if response is None or not self.is_hand_pressed(table, response):
            shown = asyncio.ensure_future(self._show_to_all(table, response, aside=response is None))
            presser = None
        else:
            presser = response.interaction.user.id
            opened = self.open_hand(table, response)
            shown = asyncio.gather(opened, self._show_to_all(table, response, aside=True))
        self._refresh_hands(table, but=presser)
        await shown

    async def _show_to_all(
        self,
        table: Table,
        response: Response | None,
        *,
        aside: bool = False,
        selection: Selection | None = None,
        move_down: bool = False,
    ) -> None:
        """The result of a round that has ended first, and the table below it. This never fails: what cannot be shown
        now is shown later.
        """
        public = self._public(table.data)
        if table.data.results and self._kit(table.data.game).result is not None:
            results = self.context.slot(ResultMessages, table.data)
            if results.is_due(table):
                await self._reconciler.reconcile(results, table)
                public.move_down |= results.has_posted
                results.has_posted = False
        if move_down:
            public.move_down, public.permissions_reported = True, False
        public.selection = selection or public.selection
        error = await self._reconciler.reconcile(public, table, response, aside=aside)
        if error is not None and response is not None and _is_lasting(error):
            with contextlib.suppress(*REQUEST_ERRORS):
                await response.reply(response.words.say("went-wrong"))

    def _public(self, data: TableData) -> PublicMessage:
        public = self.context.slot(PublicMessage, data)
        if data.is_open:
            self._in_channel.put(data.channel_id, public)
        return public

    async def _announce(self, table: Table, changes: Sequence[Change]) -> None:
        """After the table itself is shown."""
        for change in changes:
            for event in change.events:
                if isinstance(event, Juse):
                    self.context.slot(JuseMessage, table.data).add(change, event)
        for juse in self.context.known(JuseMessage, table.data.id):
            await self._reconciler.reconcile(juse, table)
        await self._reconciler.reconcile(self.context.slot(TurnCalls, table.data), table)

    async def _retire(self, table: Table) -> None:
        if await self._tables.store.messages.find(table.data.id, "table") is not None:
            public = self.context.slot(PublicMessage, table.data)
            await public.retire(table.data)
            self.context.drop(public)

    async def _show_privately(self, table: Table, response: Response | None) -> None:
        private = self.context.slot(PrivateMessage, table.data)
        if response is not None and self.is_hand_pressed(table, response):
            await self.open_hand(table, response)
        elif table.data.is_open:
            self._refresh_hands(table)
        else:
            await self._take_hand_away(table.data.id, table.data.opener_id)
        if response is not None:
            await self._answer(private, table, response)
        else:
            self._reconciler.start(private, table)

    async def _answer(
        self,
        slot: EphemeralSlot,
        table: Table,
        response: Response,
        note: str = "",
        selection: Selection | None = None,
    ) -> None:
        """In the private message that was pressed, or in a new one, with `note` above it."""
        slot.set_note(table, note)
        slot.selection = selection
        error = await self._reconciler.reconcile(slot, table, response)
        if error is not None:
            raise error

    # ------------------------------------------------------------ what people do

    async def show_selection(self, table: Table, response: Response, selection: Selection) -> None:
        """In the message that was pressed."""
        if self.is_hand_pressed(table, response):
            await self.open_hand(table, response, selection=selection)
        elif table.data.private:
            await self._answer(self.context.slot(PrivateMessage, table.data), table, response, selection=selection)
        else:
            await self._show_to_all(table, response, selection=selection)

    async def show_privately(self, table: Table, response: Response, note: str = "") -> None:
        """A private table, with a line above it."""
        await self._answer(self.context.slot(PrivateMessage, table.data), table, response, note)

    async def open_hand(
        self, table: Table, response: Response, note: str = "", selection: Selection | None = None
    ) -> None:
        """*My hand* for whoever asks, with a line above it. `Refused` if they have none."""
        user_id = response.interaction.user.id
        hand_of(table.data, self._kit(table.data.game), user_id)
        hand = self.context.slot(HandMessage, table.data, user_id)
        await self._answer(hand, table, response, note, selection or hand.selection)

    def is_hand_pressed(self, table: Table, response: Response) -> bool:
        return is_hand_pressed(response, self._kit(table.data.game))

    async def move_down(self, table: Table, response: Response) -> None:
        """Post a public table again at the bottom of its channel."""
        await self._show_to_all(table, response, move_down=True)

    async def renew(self, table: Table, response: Response) -> None:
        """After a press on a public table that has moved on: show it as it is now."""
        public = self._public(table.data)
        if response.message_id == public.message_id or public.message_id is None:
            public.pressed_at = response.interaction.created_at.timestamp()
        public.stays = not table.data.is_open
        await self._show_to_all(table, response)
        self._drop_if_ended(table.data)

    async def bring_back(self, table: Table) -> bool:
        """Post a public table again if its message is gone, or buried. Return whether it was."""
        public = self._public(table.data)
        await public.read()
        before, public.shown = public.message_id, None
        await self._show_to_all(table, None)
        return public.message_id != before

    async def show_if_deleted(self, table: Table) -> None:
        """After something that does not change what all see of it."""
        if any(public.deleted for public in self.context.known(PublicMessage, table.data.id)):
            await self.bring_back(table)

    def note_acted(self, data: TableData, user_id: int) -> None:
        """They are watching, so no ping is needed for a while."""
        if not data.private:
            self.context.slot(TurnCalls, data).acted[user_id] = self._tables.clock.table_time(data.guild_id)

    # ------------------------------------------------------------ private messages

    def private_shown_at(self, table_id: int) -> float:
        """When a private table was last shown to its player; 0 if this process does not know."""
        return self.context.ephemeral.put_at((table_id, 0))

    async def take_private_away(self, table_id: int) -> None:
        """Delete the message of a private table, if Discord still allows it."""
        await self.context.ephemeral.take_away((table_id, 0))

    async def forget_private(self, table_id: int, user_id: int) -> None:
        """The message of a private table will show something else. A hand beside it is deleted."""
        self.context.ephemeral.forget((table_id, 0))
        await self._take_hand_away(table_id, user_id)

    async def _take_hand_away(self, table_id: int, user_id: int) -> None:
        await self.context.ephemeral.take_away((table_id, user_id))
        for hand in self.context.known(HandMessage, table_id):
            if hand.user_id == user_id:
                hand.forget()

    def _refresh_hands(self, table: Table, but: int | None = None) -> None:
        """Where something concerns their owners."""
        for hand in self.context.known(HandMessage, table.data.id):
            if hand.user_id != but and hand.has_news(table):
                self._reconciler.start(hand, table)

    async def _go_stale(self, key: Any) -> None:
        table_id, user_id = key
        for hand in self.context.known(HandMessage, table_id):
            if hand.user_id == user_id:
                await hand.go_stale()

    async def refresh_private(self, user_id: int) -> None:
        """After this person has chosen another look, or words: every message of theirs that can still be edited."""
        for table_id in self.context.ephemeral.tables_before(user_id):
            try:
                table = await self._tables.find(table_id)
            except (Refused, StoreError) as error:
                log.info("table %s: a private message keeps its old look: %s", table_id, error)
                continue
            for slot in self.context.known(EphemeralSlot, table_id):
                if slot.user_id in (0, user_id):
                    await self._reconciler.reconcile(slot, table)

    # ------------------------------------------------------------ channels

    async def rewrite_channel(self, guild_id: int, channel_id: int) -> None:
        """After words, or pictures again, were chosen there: what is there of open tables, also in threads that follow
        the channel, and of games that have just ended.
        """
        there = [
            number
            for number, _, place in await self._tables.store.open_tables_of(guild_id)
            if await self.channel_preferences.followed(guild_id, place) == channel_id
        ]
        ended = [game.id for game in await self._tables.store.games_in(guild_id, channel_id)]
        for table_id in (*there, *ended):
            try:
                table = await self._tables.find(table_id)
                if table.data.is_open:
                    await self._show_to_all(table, None)
                else:
                    await self.context.slot(PublicMessage, table.data).rewrite(table)
                await self.context.slot(ResultMessages, table.data).rewrite(table)
                for juse in self.context.known(JuseMessage, table_id):
                    juse.to_words = True
                    await self._reconciler.reconcile(juse, table)
            except (Refused, StoreError, *REQUEST_ERRORS) as error:
                log.info("table %s: what is in its channel stays as it was: %s", table_id, error)

    def _doubt(self, is_meant: Callable[[int, int], bool]) -> None:
        """Another process may have shown these tables, by number and server, in other messages."""
        for table_id, slots in self.context.slots.items():
            for slot in list(slots.values()):
                if is_meant(table_id, slot.guild_id):
                    slot.doubt()

    async def look_again(self, guild: discord.Guild) -> None:
        """After a new session: of what was posted and deleted before it, nobody told."""
        try:
            for _, _, channel_id in await self._tables.store.open_tables_of(guild.id):
                channel = guild.get_channel_or_thread(channel_id)
                if channel is not None:
                    public = self._in_channel.get(channel_id)
                    if public is not None:
                        public.note_missed(getattr(channel, "last_message_id", None))
                # An archived thread is not listed either.
                elif await self.context.poster.is_channel_there(channel_id) is False:
                    log.info("channel %s is gone, and its table with it", channel_id)
                    await self._tables.close_where(guild.id, channel_id)
        except StoreError as error:
            level = logging.INFO if isinstance(error, StoreClosed) else logging.WARNING
            log.log(level, "the tables of server %s were not looked at again: %s", guild.id, error)

    def message_deleted(self, channel_id: int, message_id: int) -> None:
        """A message was deleted in a channel, perhaps that of a table."""
        public = self._in_channel.get(channel_id)
        if public is not None:
            public.message_deleted(message_id)

    def message_seen(self, channel_id: int, message_id: int) -> None:
        """A message was posted in a channel, perhaps below a table."""
        public = self._in_channel.get(channel_id)
        if public is not None:
            public.message_seen(message_id)


def _is_lasting(error: Exception) -> bool:
    """Whether whoever pressed something should be told: it will not be right in a moment."""
    if isinstance(error, discord.HTTPException):
        return error.status in _REFUSED
    return not isinstance(error, (StoreError, *REQUEST_ERRORS))


class BestScores:
    """The best score that was possible on a deal that is over: worked out once, outside the event loop."""

    def __init__(self, daily: DailyBook, kit: Callable[[str], GameKit]) -> None:
        self._daily = daily
        self._kit = kit
        self._known: LruCache[int, int] = LruCache(_BEST_KEPT)
        self._solver = ThreadPoolExecutor(1, thread_name_prefix="solver")

    def close(self) -> None:
        self._solver.shutdown(wait=False, cancel_futures=True)

    async def of(self, table: Table) -> int | None:
        """None while the game goes on, if it has no best score, or if its solver fails."""
        data = table.data
        solve = self._kit(data.game).best
        if solve is None or data.phase is not Phase.OVER:
            return None
        best = self._known.get(data.id)
        if best is None:
            try:
                best = await self._work_out(table, solve)
            except Exception:
                log.exception("table %s: the best score could not be worked out", data.id)
                return None
            self._known.put(data.id, best)
        return best

    async def _work_out(self, table: Table, solve: Callable[[Any], int]) -> int:
        data = table.data
        best = await self._daily.best(data.game, data.day) if data.day is not None else None
        if best is None:
            view = table.game.view(data.state, None)
            best = await asyncio.get_running_loop().run_in_executor(self._solver, solve, view)
            if data.day is not None:
                await self._daily.note_best(data.game, data.day, best)
        return best
