"""What is said beside the table: Juse! for all to read, and the message that tells somebody that it is their turn."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

import discord

from bot.core.game import Juse, WrongCall
from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import COMPUTER, Change, Phase, TableData
from bot.tables.store.messages import CALL
from bot.tables.store.store_errors import StoreError
from bot.ui.discord.locales import server_locale
from bot.ui.discord.response import NO_MENTIONS, REQUEST_ERRORS, Upload, files_of, nonce_for, with_retry
from bot.ui.kit import GameKit
from bot.ui.table.accusation import call_text, moment_of
from bot.ui.table.audience import Audience
from bot.ui.table.channel_preferences import ChannelPreferences
from bot.ui.table.painter import Painter
from bot.ui.table.posting import UNKNOWN_CHANNEL, is_final, pause_after, severity, with_files_if_allowed

log = logging.getLogger(__name__)

QUIET_FOR = 60.0
"""Who has moved here within this many seconds is watching and needs no ping yet."""

_TOO_LATE = 10.0
"""Whose time runs out within this many seconds is not called any more: they could not move in time."""

_KEPT = 4096
_PENDING_KEPT = 8

T = TypeVar("T")


class Announced:
    """What was last announced for a table."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.accused: tuple[int, int] | None = None
        """Seat and number of the move of the last Juse!. None after a wrong call: that is none."""
        self.times = 1
        self.pictured: int | None = None
        """How many moves there were at the last Juse!, if its picture still stands below the table."""
        self.asked: dict[int, float] = {}
        """Since when each seat is waited for, as far as was seen."""
        self.acted: dict[int, float] = {}
        self.pending: list[tuple[Change, Juse]] = []  # an empty deque would take 600 bytes more
        """What Discord did not accept yet."""
        self.not_found = 0
        """So often in a row the channel was not."""

    @property
    def in_use(self) -> bool:
        return self.lock.locked() or bool(self.pending)


class Announcements:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        kit: Callable[[str], GameKit],
        painter: Painter,
        channel_preferences: ChannelPreferences,
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = tables.store
        self._kit = kit
        self._painter = painter
        self._preferences = channel_preferences
        self._announced: LruCache[int, Announced] = LruCache(_KEPT, lambda announced: announced.in_use)

    def note_acted(self, data: TableData, user_id: int) -> None:
        self._of(data.id).acted[user_id] = self._now(data)

    async def announce(self, table: Table, changes: Sequence[Change]) -> None:
        """After the table itself is shown. What fails is tried again later: the move stands meanwhile."""
        announced = self._of(table.data.id)
        async with announced.lock:
            announced.pending.extend(
                (change, event) for change in changes for event in change.events if isinstance(event, Juse)
            )
            del announced.pending[:-_PENDING_KEPT]
            try:
                while announced.pending:
                    await self._accuse(table, announced, *announced.pending[0])
                    del announced.pending[0]
                if announced.pictured != table.data.moves:  # the game has moved on
                    await self._take_picture_away(table, announced)
                await self._call_to_turn(table, announced)
            except (*REQUEST_ERRORS, StoreError) as error:
                log.log(severity(error), "table %s: an announcement was not made: %s", table.data.id, error)
                if is_final(error) or getattr(error, "code", None) == UNKNOWN_CHANNEL:
                    announced.pending.clear()
                else:
                    self._tables.schedule_turn_reminder(table.data, pause_after(announced.not_found))
                    announced.not_found += isinstance(error, discord.NotFound)
            else:
                announced.not_found = 0
        if not table.data.is_open and not announced.in_use:
            self._announced.pop(table.data.id)

    async def _accuse(self, table: Table, announced: Announced, change: Change, event: Juse) -> None:
        assert change.move is not None
        data, number, is_call = change.table, change.move.number, isinstance(event, WrongCall)
        again = not is_call and announced.accused == (event.seat, number - 1)
        times = announced.times + 1 if again else 1
        audience = self._audience(data)
        text = call_text(self._kit(data.game), event, audience.of_message, times)
        # Of several only the last one stays.
        files = await self._pictures(data, event, audience) if len(announced.pending) == 1 else ()
        if not (again and await self._edit(table, "juse", text, files)):
            await self._replace(table, "juse", text, NO_MENTIONS, nonce_for(data.ref, number), files=files)
        announced.accused, announced.times = None if is_call else (event.seat, number), times
        announced.pictured = data.moves if files else None

    def forget(self, table_id: int) -> None:
        """Another process may have announced something. What Discord did not accept yet is still to be announced."""
        announced = self._announced.get(table_id)
        if announced is not None and not announced.in_use:
            self._announced.pop(table_id)

    async def rewrite(self, table: Table) -> None:
        """Everybody in the channel wants words, or pictures again: only from the next announcement on."""
        announced = self._of(table.data.id)
        async with announced.lock:
            if await self._is_in_words(table.data):
                await self._take_picture_away(table, announced)

    async def _is_in_words(self, data: TableData) -> bool:
        return (await self._preferences.of_channel(data.guild_id, data.channel_id)).in_words

    async def _take_picture_away(self, table: Table, announced: Announced) -> None:
        """On a phone it pushes the table's buttons off the screen. The words stay."""
        if announced.pictured is None:
            return
        posted = await self._store.messages.find(table.data.id, "juse")
        if posted is not None:
            message = self._message(*posted)
            try:
                await with_retry(lambda: message.edit(attachments=[], allowed_mentions=NO_MENTIONS))
            except discord.HTTPException as error:
                if not (isinstance(error, discord.NotFound) or is_final(error)):
                    raise
        announced.pictured = None

    async def _pictures(self, data: TableData, event: Juse, audience: Audience) -> Sequence[Upload]:
        """Without them the words are announced alone."""
        if await self._is_in_words(data):
            return ()
        try:
            moment = moment_of(data, self._kit(data.game), event, audience)
        except Exception:
            log.exception("table %s: a Juse! could not be shown", data.id)
            return ()
        picture = None if moment is None else await self._painter.moment(moment, motion=data.motion)
        return () if picture is None else (picture,)

    async def _call_to_turn(self, table: Table, announced: Announced) -> None:
        """Each person by a message of their own, once for each turn, and only if they have not moved for a while."""
        data = table.data
        if data.state is None or _holds_nobody_up(data):
            return
        waited = self._waited_for(table)
        called = await self._already_called(table, waited)
        now = self._now(data)
        announced.asked = {seat: announced.asked.get(seat, now) for seat in waited}
        quiet_left = {
            seat: self._quiet_left(announced, seat, waited, now) for seat in waited if waited[seat] not in called
        }
        later = [seconds for seconds in quiet_left.values() if seconds > 0]
        if later:
            self._tables.schedule_turn_reminder(data, min(later))
        for seat in sorted(seat for seat, seconds in quiet_left.items() if seconds <= 0):
            await self._call(table, seat, waited[seat])

    async def _already_called(self, table: Table, waited: Mapping[int, int]) -> set[int]:
        """The people whom a call names. Calls of people who are not waited for any more are deleted."""
        called = await self._store.messages.calls(table.data.id)
        for kind, user_id in called.items():
            if user_id not in waited.values():
                await self._delete(table, kind)
        return {*called.values()} & {*waited.values()}

    def _quiet_left(self, announced: Announced, seat: int, waited: Mapping[int, int], now: float) -> float:
        """Seconds until this seat's player counts as not watching. Where several are asked at once, each has a while to
        answer before they are called.
        """
        last = announced.acted.get(waited[seat], 0.0)
        if len(waited) > 1:
            last = max(last, announced.asked[seat])
        return last + QUIET_FOR - now

    async def _call(self, table: Table, seat: int, user_id: int) -> None:
        data = table.data
        due = data.seats[seat].due
        if due is not None and due < self._now(data) + _TOO_LATE:
            return
        if not await self._wants_pings(data.guild_id, user_id):
            return
        if seat not in self._waited_for(table):
            return  # moved, or ran out of time, while this was looked up
        audience = self._audience(data)
        text = audience.words.say("your-turn", user=f"<@{user_id}>", game=audience.game)
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        nonce = nonce_for(data.ref, seat, data.epochs[seat])  # the same after a crash before it is noted
        await self._replace(table, f"{CALL}{seat}", text, only_them, nonce, names=user_id)

    def _waited_for(self, table: Table) -> dict[int, int]:
        """The seats that the game waits for, and their players; without seats played by the computer."""
        data = table.data
        if data.phase is not Phase.PLAYING:
            return {}
        waiting = sorted(table.game.to_act(data.state))
        return {seat: data.seats[seat].user_id for seat in waiting if not data.seats[seat].by_computer}

    async def _wants_pings(self, guild_id: int, user_id: int) -> bool:
        settings = self._tables.settings
        return (await settings.of_guild(guild_id)).pings and (await settings.of_player(user_id)).pings

    async def _replace(
        self,
        table: Table,
        kind: str,
        text: str,
        mentions: discord.AllowedMentions,
        nonce: int,
        *,
        names: int | None = None,
        files: Sequence[Upload] = (),
    ) -> None:
        """Only a message that names somebody makes a sound."""
        await self._delete(table, kind)
        channel, silent = self._client.get_partial_messageable(table.data.channel_id), names is None

        def send(uploads: Sequence[Upload]) -> Awaitable[discord.Message]:
            return channel.send(text, files=files_of(uploads), allowed_mentions=mentions, silent=silent, nonce=nonce)

        message = await with_files_if_allowed(send, files)
        await self._store.messages.set(table.data.id, kind, table.data.channel_id, message.id, names)

    async def _edit(self, table: Table, kind: str, text: str, files: Sequence[Upload]) -> bool:
        posted = await self._store.messages.find(table.data.id, kind)
        if posted is None:
            return False
        message = self._message(*posted)

        def edit(uploads: Sequence[Upload]) -> Awaitable[discord.Message]:
            return message.edit(content=text, attachments=files_of(uploads), allowed_mentions=NO_MENTIONS)

        try:
            await with_files_if_allowed(edit, files)
        except discord.NotFound:
            return False
        return True

    async def _delete(self, table: Table, kind: str) -> None:
        posted = await self._store.messages.find(table.data.id, kind)
        if posted is None:
            return
        with contextlib.suppress(discord.NotFound):
            await with_retry(self._message(*posted).delete)
        # Only now: what could not be deleted is not forgotten.
        self._store.messages.note_deleted(table.data.id, kind, posted[1])

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    def _now(self, data: TableData) -> float:
        return self._tables.clock.of(data.guild_id)

    def _audience(self, data: TableData) -> Audience:
        return Audience(data, server_locale(self._client, data.guild_id))

    def _of(self, table_id: int) -> Announced:
        return self._announced.get_or_put(table_id, Announced)


def _holds_nobody_up(data: TableData) -> bool:
    """Whoever plays alone, or with computers and all the time in the world."""
    people = sum(seat.user_id != COMPUTER for seat in data.seats)
    return len(data.seats) == 1 or (people == 1 and data.clock == "none")
