"""The display of tables: all their messages, the public one, private ones, hands, announcements, results."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from math import inf

import discord

from bot.core.errors import Refused
from bot.core.game import Juse
from bot.core.lru_cache import LruCache
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.servers import close_where
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import may_manage
from bot.tables.steps.model import Change, Phase, TableData
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.ui.discord.response import REQUEST_ERRORS, Response
from bot.ui.table.announcements import ABSENTEES, MISPLAYS, RESULTS, TURN_CALLS, note_misplay
from bot.ui.table.channel_posts import LEFTOVER, ChannelPosts, Kind
from bot.ui.table.hand import Happened, hand_of
from bot.ui.table.presentation import Selection
from bot.ui.table.private_messages import (
    HAND,
    HOST,
    PRIVATE,
    PrivatePost,
    end_hand,
    is_hand_pressed,
    is_host_panel_pressed,
)
from bot.ui.table.public_message import LEFTOVERS, PUBLIC, retire
from bot.ui.table.reconciler import Context, Reconciler

log = logging.getLogger(__name__)

_CHANNELS_KEPT = 4096
_CHANGES_KEPT = 12
"""The last changes that an open hand can tell."""
_REFUSED = (400, 413)
_SURELY_SHOWN = 5.0
"""Seconds after which a press still sees what was replaced only if Discord has lost the edit."""
_PRESENT = 60.0
"""Seconds after a press for which somebody is taken to be there."""
_BACK_AFTER = 5.0
"""Seconds after which a table comes back whose message somebody has deleted, perhaps among many others."""


class Display:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._tables, self._kits = context.tables, context.kits
        self._reconciler = Reconciler(context.poster)
        self._in_channel: LruCache[int, ChannelPosts] = LruCache(_CHANNELS_KEPT)
        context.tables.on_shown_elsewhere = self._invalidate
        context.tables.present = self._present

    def close(self) -> None:
        self._reconciler.close()

    # ------------------------------------------------------------ showing a table

    async def show(self, table: Table, changes: Sequence[Change] = (), response: Response | None = None) -> None:
        """Bring all messages of a table up to date. A private table is shown to its player only: when they do something
        or, for a while, computers after them.
        """
        data = table.data
        self.context.slot(PRIVATE if data.private else PUBLIC, data).changes.extend(changes)
        happened = [
            Happened(change.before.state, change.events, change.log[0].seat)
            for change in changes
            if change.log and change.before is not None
        ]
        for hand in self.context.known(HAND, data.id):
            hand.untold = [*hand.untold, *happened][-_CHANGES_KEPT:]
        self._tables.alarms.show_after_reveal(data)
        if data.private:
            await self._show_in_private(table, response)
            self._drop_unneeded(table.data)
            return
        # The message that was pressed comes first. The others start right after it and wait for no response.
        presser = None
        shown: Awaitable[object]
        if response is None or not is_hand_pressed(response, self._kits[data.game]):
            shown = asyncio.ensure_future(self.show_public(table, response, aside=response is None))
        else:
            presser = response.interaction.user.id
            shown = asyncio.gather(self.open_hand(table, response), self.show_public(table, response, aside=True))
        self._refresh_hands(table, but=presser)
        await shown
        await self._show_hosts(table, response)
        await yield_to_foreground()
        for change in changes:
            for event in change.events:
                if isinstance(event, Juse):
                    note_misplay(self.context.slot(MISPLAYS, data), table, change, event)
        kinds = (MISPLAYS, TURN_CALLS, ABSENTEES) if data.lobby.rematch else (MISPLAYS, TURN_CALLS)
        before = table.data
        for kind in kinds:
            await self._reconciler.reconcile(self.context.slot(kind, data), table)
        announced = [posts for kind in kinds for posts in self.context.known(kind, data.id) if posts.has_posted]
        if announced or table.data is not before:
            self.context.slot(PUBLIC, data).memory = None
            await self.show_public(table, None)  # below them, at once
            self._refresh_hands(table)
        for posts in announced:
            posts.has_posted = False
        if not (table.data.is_open or self._tables.alarms.is_last_look(table.data)):
            for hand in self.context.known(HAND, data.id):
                await end_hand(hand, table)
        self._drop_unneeded(table.data)

    def announce_again(self, table: Table) -> None:
        """Name in the announcement of a right call who saw it, too."""
        self._reconciler.start(self.context.slot(MISPLAYS, table.data), table)

    def note_watched(self, data: TableData) -> None:
        """Note that somebody without a seat follows a table."""
        if data.is_open:
            self.context.slot(PUBLIC, data).watched = True

    def note_pressed(self, data: TableData, user_id: int) -> None:
        """Note that somebody is there, so that they need not be called to their turn."""
        if data.phase is Phase.PLAYING and not data.private and data.seat_of(user_id) is not None:
            self.context.slot(PUBLIC, data).pressed[user_id] = self._tables.clock.table_time(data.guild_id)

    def call_to(self, data: TableData, absent: Sequence[int]) -> None:
        """Call these users to a table that was opened for the people of a game in whose end they were away."""
        self.context.slot(ABSENTEES, data).memory = (*absent,)

    def _present(self, data: TableData) -> Collection[int]:
        """Return the seats whose players have their hand open, or have pressed something lately, where hands show how
        it ended.
        """
        hand, public = self._kits[data.game].hand, self.context.find(PUBLIC, data.id)
        if hand is None or hand.result is None:
            return ()
        pressed = {} if public is None else public.pressed
        lately = self._tables.clock.table_time(data.guild_id) - _PRESENT
        return [
            number
            for number, seat in enumerate(data.seats)
            if seat.is_here
            and (self.context.ephemeral.changeable((data.id, seat.user_id)) or pressed.get(seat.user_id, 0.0) > lately)
        ]

    def _drop_unneeded(self, data: TableData) -> None:
        """Drop the slots of what stands in a channel that know nothing; and all of a game that is over when they are
        right: nothing more will happen, except for hands, which go stale. Until then they go on from what they know of
        each other's messages.
        """
        slots = [slot for slot in self.context.of_table(data.id) if isinstance(slot, ChannelPosts)]
        is_wrong = any(slot.in_use or slot.failures for slot in slots)
        goes_on = data.is_open or is_wrong or self._tables.alarms.is_last_look(data)
        for slot in slots:
            if slot.knows_nothing or not goes_on:
                self.context.drop(slot)
        public = self._in_channel.get(data.channel_id)
        if not goes_on and public is not None and public.table_id == data.id:
            self._in_channel.pop(data.channel_id)

    async def show_public(
        self,
        table: Table,
        response: Response | None,
        *,
        aside: bool = False,
        selection: Selection | None = None,
        move_down: bool = False,
    ) -> None:
        """Show the result of a round that has ended first, and the table below it; `move_down`: again at the bottom of
        its channel. This never fails: what cannot be shown now is shown later.
        """
        public = self.context.slot(PUBLIC, table.data)
        if table.data.is_open:
            self._in_channel.put(table.data.channel_id, public)
        with contextlib.suppress(StoreError):
            if await public.posted(LEFTOVER) is not None:
                await self._reconciler.reconcile(self.context.slot(LEFTOVERS, table.data), table)
        if table.data.halt.results and not public.in_place:
            await self._reconciler.reconcile(self.context.slot(RESULTS, table.data), table)
        if move_down:
            public.count_as_buried()
            public.permissions_reported = False
        public.selection = selection or public.selection
        error = await self._reconciler.reconcile(public, table, response, aside=aside)
        if public.has_posted:
            public.has_posted = False
            await self._reconciler.reconcile(self.context.slot(LEFTOVERS, table.data), table)
        self._follow_down(table)
        if error is None or response is None:
            return
        if isinstance(error, discord.HTTPException):
            is_lasting = error.status in _REFUSED
        else:
            is_lasting = not isinstance(error, (StoreError, *REQUEST_ERRORS))
        if is_lasting:  # whoever pressed something is told only what will not be right in a moment
            with contextlib.suppress(*REQUEST_ERRORS):
                await response.reply(response.words.say("went-wrong"))

    async def _show_in_private(self, table: Table, response: Response | None) -> None:
        data, private = table.data, self.context.slot(PRIVATE, table.data)
        await retire(self.context, data)
        if response is not None and is_hand_pressed(response, self._kits[data.game]):
            await self.open_hand(table, response)
        elif data.is_open:
            self._refresh_hands(table)
        else:
            await self._delete_hand(data.id, data.opener_id)
        if response is not None:
            await self._answer(private, table, response)
            self._follow_down(table)
        else:
            self._reconciler.start(private, table)

    async def _answer(
        self,
        slot: PrivatePost,
        table: Table,
        response: Response,
        note: str = "",
        selection: Selection | None = None,
    ) -> None:
        """Show a message in place of the private one that was pressed, or as a new one, with `note` above it."""
        slot.note = table.data.version, note
        slot.selection = selection
        error = await self._reconciler.reconcile(slot, table, response)
        if error is not None:
            raise error

    # ------------------------------------------------------------ what people do

    async def show_selection(self, table: Table, response: Response, selection: Selection) -> None:
        """Show what somebody has picked so far, in the message that was pressed."""
        if is_hand_pressed(response, self._kits[table.data.game]):
            await self.open_hand(table, response, selection=selection)
        elif table.data.private:
            await self._answer(self.context.slot(PRIVATE, table.data), table, response, selection=selection)
        else:
            await self.show_public(table, response, selection=selection)

    async def show_begun(self, table: Table, response: Response, note: str = "") -> None:
        """Show a table that this press has opened or joined, ready to act: at the bottom, with the hand of whoever has
        pressed. A private message that a private table was begun from gives way to it. `note`: as `show_privately`.
        """
        gives_way = table.data.private and response.is_click and response.pressed_private
        if gives_way:
            await response.defer()
            response.stays_below = True
        await (self.show_privately(table, response, note) if note else self.show(table, response=response))
        await self.open_begun_hand(table, response)
        if gives_way:
            await response.dismiss()

    async def open_begun_hand(self, table: Table, response: Response) -> None:
        """Show the hand of whoever has asked for a game, if it has begun and has hands."""
        if table.data.phase is Phase.PLAYING and self._kits[table.data.game].hand is not None:
            await self.open_hand(table, response)

    async def show_privately(self, table: Table, response: Response, note: str = "") -> None:
        """Show a private table, with a line above it."""
        await self._answer(self.context.slot(PRIVATE, table.data), table, response, note)

    async def open_hand(
        self, table: Table, response: Response, note: str = "", selection: Selection | None = None
    ) -> None:
        """Show *My hand* to whoever asks, with a line above it. `Refused` if they have none."""
        user_id = response.interaction.user.id
        hand_of(table.data, self._kits[table.data.game], user_id)
        hand = self.context.slot(HAND, table.data, user_id)
        await self._answer(hand, table, response, note, selection or hand.selection)

    async def open_host_panel(self, table: Table, response: Response, *, is_moderator: bool = False) -> None:
        """Show a lobby's host panel to whoever asks."""
        host = self.context.slot(HOST, table.data, response.interaction.user.id)
        host.is_moderator = is_moderator
        await self._answer(host, table, response)

    async def _show_hosts(self, table: Table, response: Response | None) -> None:
        """Bring host panels up to date, above all the pressed one. When the game begins they go: for whoever began it
        their hand is there instead.
        """
        data, kit = table.data, self._kits[table.data.game]
        if response is not None and is_host_panel_pressed(response):
            host = self.context.slot(HOST, data, response.interaction.user.id)
            if data.phase is Phase.LOBBY:
                await self._reconciler.reconcile(host, table, response)
            else:
                await response.defer()
                await response.delete_pressed()
                host.forget()
                if data.is_open and kit.hand is not None and data.seat_of(host.user_id) is not None:
                    await self.open_hand(table, response)
        for host in self.context.known(HOST, data.id):
            if data.phase is Phase.LOBBY and (host.is_moderator or may_manage(data, host.user_id)):
                self._reconciler.start(host, table)
            else:
                await self.context.ephemeral.delete(host.key)
                self.context.drop(host)

    async def renew(self, table: Table, response: Response) -> None:
        """Show a public table as it is now, after a press on one that has moved on."""
        public = self.context.slot(PUBLIC, table.data)
        pressed_at = response.interaction.created_at.timestamp()
        if public.message_id in (None, response.message_id) and pressed_at > public.shown_at + _SURELY_SHOWN:
            public.sent.clear()
        public.in_place = not table.data.is_open  # nobody plays on below it
        await self.show_public(table, response)
        self._drop_unneeded(table.data)

    async def repost(self, table: Table) -> bool:
        """Post a public table again if its message is gone, or buried. Return whether it was."""
        public = self.context.slot(PUBLIC, table.data)
        before = await public.posted(PUBLIC.prefix)
        public.sent.clear()
        await self.show_public(table, None)
        return await public.posted(PUBLIC.prefix) != before

    async def rewrite(self, table: Table, *kinds: Kind) -> None:
        """Edit what stands in the channel where it stands: the message of a table that is over, or all of these."""
        for kind in kinds or (PUBLIC,):
            posts = self.context.slot(kind, table.data)
            posts.in_place = True
            await self._reconciler.reconcile(posts, table)
        self._drop_unneeded(table.data)

    async def repost_if_deleted(self, table: Table) -> None:
        """Post a public table again if its message was deleted, after what changes nothing that all see."""
        public = self.context.find(PUBLIC, table.data.id)
        if public is not None and public.deleted:
            await self.repost(table)

    # ------------------------------------------------------------ private messages

    def private_shown_at(self, table_id: int) -> float:
        """Return when a private table was last shown to its player; 0 if this process does not know."""
        found = self.context.ephemeral.get((table_id, 0))
        return 0.0 if found is None else found.put_at

    async def delete_private(self, table_id: int) -> None:
        """Delete the message of a private table, if Discord still allows it."""
        await self.context.ephemeral.delete((table_id, 0))

    async def forget_private(self, table_id: int, user_id: int) -> None:
        """Give up the message of a private table to something else, and delete a hand beside it."""
        self.context.ephemeral.forget((table_id, 0))
        await self._delete_hand(table_id, user_id)

    async def _delete_hand(self, table_id: int, user_id: int) -> None:
        await self.context.ephemeral.delete((table_id, user_id))
        for hand in self.context.known(HAND, table_id):
            if hand.user_id == user_id:
                hand.forget()

    def _refresh_hands(self, table: Table, but: int | None = None) -> None:
        """Have open hands follow the table."""
        for hand in self.context.known(HAND, table.data.id):
            if hand.user_id != but:
                self._reconciler.start(hand, table)

    def _follow_down(self, table: Table) -> None:
        """Move open hands down with the table: the place to act is the last thing in sight."""
        for slot in self.context.of_table(table.data.id):
            if isinstance(slot, PrivatePost) and slot.is_above(table):
                self._reconciler.start(slot, table)

    async def refresh_private(self, user_id: int) -> None:
        """Edit every message of this person that still can be: they have chosen another look, or words."""
        for table_id in self.context.ephemeral.tables_before(user_id):
            try:
                table = await self._tables.find(table_id)
            except (Refused, StoreError) as error:
                log.info("table %s: a private message keeps its old look: %s", table_id, error)
                continue
            for slot in self.context.of_table(table_id):
                if isinstance(slot, PrivatePost) and slot.user_id in (0, user_id):
                    slot.changed_at = -inf
                    await self._reconciler.reconcile(slot, table)

    # ------------------------------------------------------------ channels

    async def rewrite_channel(self, guild_id: int, channel_id: int) -> None:
        """Edit what a channel, with threads that follow it, has of open tables and of games that have just ended: words
        or pictures were chosen there.
        """
        there = [
            number
            for number, _, place in await self._tables.store.open_tables_of(guild_id)
            if await self.context.channel_preferences.followed(guild_id, place) == channel_id
        ]
        ended = await self._tables.store.ended_in(guild_id, channel_id)
        for table_id in (*there, *ended):
            try:
                table = await self._tables.find(table_id)
            except (Refused, StoreError) as error:
                log.info("table %s: what is in its channel stays as it was: %s", table_id, error)
                continue
            await self.rewrite(table, PUBLIC, RESULTS)
            for posts in self.context.known(MISPLAYS, table_id):
                await self._reconciler.reconcile(posts, table)

    def _invalidate(self, is_meant: Callable[[int, int], bool]) -> None:
        """Read again which messages show these tables, by number and server: another process may have shown them."""
        for table_id, slots in self.context.slots.items():
            for slot in list(slots.values()):
                if is_meant(table_id, slot.guild_id):
                    slot.invalidate()

    async def note_missed(self, guild: discord.Guild) -> None:
        """Note after a new session that nobody told what was posted and deleted before it."""
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
                    await close_where(self._tables, guild.id, channel_id)
        except StoreError as error:
            level = logging.INFO if isinstance(error, StoreClosed) else logging.WARNING
            log.log(level, "the tables of server %s were not looked at again: %s", guild.id, error)

    async def message_deleted(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Note that messages were deleted in a channel, perhaps that of a table."""
        try:
            public = self._in_channel.get(channel_id)
            if public is None:  # nothing was shown of its table since the bot was started
                public = self.context.slot(PUBLIC, (await self._tables.in_channel(channel_id)).data)
                self._in_channel.put(channel_id, public)
            async with public.lock:  # while it is posted, only Discord knows its number
                posted = await public.posted(PUBLIC.prefix)
        except (Refused, StoreError):
            return
        if posted is not None and posted[1] in message_ids:
            public.deleted = True
            public.sent.clear()
            public.retry_in(_BACK_AFTER)
            with contextlib.suppress(StoreError):  # then it comes back unless the bot is stopped before
                await self._tables.store.note_outdated([public.table_id])

    def message_seen(self, channel_id: int, message_id: int) -> None:
        """Note that a message was posted in a channel, perhaps below a table."""
        public = self._in_channel.get(channel_id)
        if public is not None and message_id != public.message_id:
            public.messages_below += 1
            public.newest_heard = message_id
