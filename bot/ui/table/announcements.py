"""Messages beside the table: Juse! for all to read, whose turn it is, and the result of each round."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord
from msgspec.structs import replace

from bot.core.errors import Refused
from bot.core.game import Juse, Milestone, WrongCall
from bot.tables.runtime.table import Table
from bot.tables.steps import timing
from bot.tables.steps.model import THE_BOT, Change, Phase, Seat, TableData
from bot.tables.steps.table_log import events_of
from bot.tables.store.messages import CALL, RESULT
from bot.ui.discord.components import within_limit
from bot.ui.discord.response import NO_MENTIONS, ReadyMessage, Response, Upload, nonce_for
from bot.ui.kit import GameKit, ResultKit
from bot.ui.table.audience import Audience
from bot.ui.table.posting import with_files_if_allowed
from bot.ui.table.presentation import call_picture_of, call_text, description, in_words
from bot.ui.table.reconciler import Context, TableSlot
from bot.ui.verbs import VERBS, By, find_verb

log = logging.getLogger(__name__)

_JUSE, _STANDS = "juse", 8.0
"""The kind of an announced Juse!, or how it begins; and for how many seconds a right call stands at least."""


class BesideTable(TableSlot):
    """Messages beside the table, each of a kind."""

    has_posted = False
    """The table is yet to be moved below them."""

    def invalidate(self) -> None:
        """Forget what was shown, except what is still to be shown: another process may have shown the table since."""
        if not self.in_use:
            self.context.drop(self)

    async def post(
        self,
        kind: str,
        message: ReadyMessage,
        nonce: int,
        mentions: discord.AllowedMentions = NO_MENTIONS,
    ) -> None:
        """Post a message, and note it."""
        poster = self.context.poster
        posted = await with_files_if_allowed(
            lambda allowed: poster.post(self.channel_id, allowed, nonce, mentions), message
        )
        await self.context.tables.store.messages.set(self.table_id, kind, self.channel_id, posted)
        self.has_posted = True

    async def edit(self, kind: str, message: ReadyMessage) -> bool:
        posted = await self.context.tables.store.messages.find(self.table_id, kind)
        if posted is None:
            return False
        return await with_files_if_allowed(lambda allowed: self.context.poster.edit(*posted, allowed), message)

    async def delete(self, kind: str) -> None:
        posted = await self.context.tables.store.messages.find(self.table_id, kind)
        if posted is not None:
            await self.context.poster.delete(*posted)
            # Forget it only now, as the deletion may fail.
            self.context.tables.store.messages.note_deleted(self.table_id, kind, posted[1])

    async def audience(self, data: TableData) -> Audience:
        """Return everybody in the channel."""
        own = await self.context.channel_preferences.of_channel(self.guild_id, self.channel_id)
        return Audience(data, await self.context.locale_of(data), own)


# ------------------------------------------------------------ Juse!


class JuseMessage(BesideTable):
    """The last misplay, or call of one that was none. It replaces the one before, unless that is a right call of a few
    seconds ago.
    """

    name = "Juse! announcement"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self._accused: tuple[int, int] | None = None
        """Seat and number of the move of the last Juse!. None after a wrong call: that is none."""
        self._times = 1
        self._first = 0
        """The number of the move with which the same seat's misplays in a row began."""
        self._news: tuple[TableData, Juse] | None = None
        """The call that is yet to be announced."""
        self._is_new = False
        """True if it is announced by a new message."""
        self._in_words = ReadyMessage("")
        """The announcement without its picture."""
        self._kind = _JUSE
        """The kind of the last message; that of a right call is its own."""
        self._stand_until: dict[str, float] = {}
        """The times from which the messages of right calls may be replaced."""
        self._last: tuple[TableData, Juse] | None = None
        self._pictured: int | None = None
        """The move count at the last Juse!, if its picture still stands below the table."""

    @property
    def in_use(self) -> bool:
        return super().in_use or self._news is not None

    def add(self, change: Change, event: Juse) -> None:
        assert change.move is not None
        is_call, number = isinstance(event, WrongCall), change.move.number
        again = not is_call and event.caller is None and self._accused == (event.seat, number - 1)
        self._times = self._times + 1 if again else 1
        if not again:
            self._is_new, self._first = True, number
        self._accused = None if is_call else (event.seat, number)
        self._news = change.table, event

    async def update(self, response: Response | None) -> None:
        while self._news is not None:
            news = self._news
            await self._announce(*news)
            if self._news is news:
                self._news = None
        await self._name_others()
        data = self.to_show.data
        if self._pictured is not None and (self._pictured != data.moves or (await self.audience(data)).in_words):
            # On a phone the picture pushes the table's buttons off the screen. The words stay.
            await self.edit(self._kind, self._in_words)
            self._pictured = None

    async def _announce(self, data: TableData, event: Juse) -> None:
        audience = await self.audience(data)
        times, is_new = self._times, self._is_new
        text = call_text(self.context.kits[data.game], event, audience.of_message, times)
        bare = ReadyMessage(text, deck=audience.deck)
        message = replace(bare, files=await self._pictures(data, event, audience))
        if is_new or not await self.edit(self._kind, message):
            now = self.context.tables.clock.table_time(self.guild_id)
            # What was announced before goes. A right call that is to stand loses only its picture.
            for kind in await self.context.tables.store.messages.kinds(self.table_id, _JUSE):
                if self._stand_until.get(kind, 0.0) <= now:
                    self._stand_until.pop(kind, None)
                    await self.delete(kind)
                elif kind == self._kind and self._pictured is not None:
                    await self.edit(kind, self._in_words)
            self._kind = _JUSE if event.caller is None else f"{_JUSE}{self._first}"
            await self.post(self._kind, message, nonce_for(data.ref, self._first))
            if event.caller is not None:
                self._stand_until[self._kind] = now + _STANDS
            if times > 1:  # Discord may have answered with the message of an earlier attempt
                await self.edit(self._kind, message)
        self._is_new, self._pictured = False, data.moves if message.files else None
        self._in_words, self._last = bare, (data, event)

    async def _name_others(self) -> None:
        """Name in a right call who saw it, too."""
        caught = self.to_show.recent_call
        if caught is None or self._last is None or caught.event is not self._last[1] or not caught.also:
            return
        data, event = self._last
        voice = (await self.audience(data)).of_message
        text = call_text(self.context.kits[data.game], event, voice, also=caught.also)
        if text != self._in_words.content:
            self._in_words = replace(self._in_words, content=text)
            await self.edit(self._kind, replace(self._in_words, files=None if self._pictured is not None else ()))

    async def _pictures(self, data: TableData, event: Juse, audience: Audience) -> Sequence[Upload]:
        if audience.in_words:
            return ()
        try:
            moment = call_picture_of(data, self.context.kits[data.game], event, audience)
        except Exception:  # the words are announced alone
            log.exception("table %s: a Juse! could not be shown", data.id)
            return ()
        picture = None if moment is None else await self.context.painter.moment(moment, motion=data.motion)
        return () if picture is None else (picture,)


# ------------------------------------------------------------ whose turn it is


class TurnCalls(BesideTable):
    """One message for all who are called to their turn, until they have moved. Only those called last hear it."""

    name = "turn announcement"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self._text = ""
        self.pressed: dict[int, float] = {}
        """The time of each person's last press: they are there."""
        self.has_asked = False
        """Whom to call. That is a change of the table, which is yet to be shown, even if nobody was."""

    async def update(self, response: Response | None) -> None:
        table, tables = self.to_show, self.context.tables
        if seats := timing.seats_to_call(table.data, table.game, tables.clock.table_time(self.guild_id)):
            whom = [seat for seat in seats if await self._is_to_be_called(table.data.seats[seat])]
            with suppress(Refused):  # they have moved meanwhile
                await tables.run(table, timing.call(whom), THE_BOT)
                self.has_asked = True
        data, messages = table.data, tables.store.messages
        called = [seat for seat in data.seats if seat.called]
        last = max((seat.called for seat in called), default=0)
        current = f"{CALL}{last}" if called else ""
        for kind in await messages.kinds(self.table_id, CALL):
            if kind != current:
                await self.delete(kind)
        if not called:
            return
        audience = Audience(data, await self.context.locale_of(data))
        users = audience.words.listed(f"<@{seat.user_id}>" for seat in called)
        text = audience.words.say("your-turn", user=users, game=audience.game)
        mute = find_verb(VERBS, By.BUTTON, "mute").button(data, audience.of_label)
        message = ReadyMessage(text, [[mute]], deck=None)  # the notice on a phone would show the names of emojis
        if await messages.find(self.table_id, current) is None:
            new = [discord.Object(seat.user_id) for seat in called if seat.called == last]
            only_them = discord.AllowedMentions(everyone=False, roles=False, users=new)
            # The nonce is the same after a crash before it is noted.
            await self.post(current, message, nonce_for(data.ref, CALL, last), only_them)
        elif text != self._text:
            await self.edit(current, message)
        self._text = text

    async def _is_to_be_called(self, seat: Seat) -> bool:
        settings = self.context.tables.settings
        if self.pressed.get(seat.user_id, 0.0) > (seat.idle_since or 0.0):
            return False
        return (await settings.of_guild(self.guild_id)).pings and (await settings.of_player(seat.user_id)).pings


# ------------------------------------------------------------ the result of each round


def last_result(table: Table, kit: GameKit, locale: str) -> list[str]:
    """Return the result of the round before: where only one person sees the table, it stands below it."""
    ended = [event for event in table.recent if isinstance(event, Milestone)]
    if kit.result is None or not ended or not table.data.is_open:
        return []
    return kit.result.text(ended[-1], Audience(table.data, locale).of_message).splitlines()


class ResultMessages(BesideTable):
    """A message for each round that has ended, which stays in the channel."""

    name = "result of a round"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self._posted: int | None = None
        """The number of results in the channel; None if not looked up yet."""

    def invalidate(self) -> None:
        self._posted = None

    def is_due(self, table: Table) -> bool:
        return self._posted != table.data.results and not self.context.tables.alarms.is_last_look(table.data)

    async def update(self, response: Response | None) -> None:
        table, kit = self.to_show, self.context.kits[self.to_show.data.game].result
        assert kit is not None
        posted = self._posted  # while one is posted, another process may take the table, and it is looked up again
        if posted is None:
            posted = len(await self.context.tables.store.messages.kinds(self.table_id, RESULT))
        due = table.data.results - posted
        events = (await self._results(table))[-due:] if due > 0 else ()
        for event in events[:-1] if kit.in_closing and table.data.phase is Phase.OVER else events:
            nonce = nonce_for(table.data.ref, RESULT, posted)
            await self.post(f"{RESULT}{posted}", await self._ready(table.data, kit, event), nonce)
            posted += 1
        self._posted = table.data.results

    async def rewrite(self, table: Table) -> None:
        """Edit all results in the channel, as it wants them in words, or in pictures, from now on."""
        kit = self.context.kits[table.data.game].result
        if kit is None or not len(await self.context.tables.store.messages.kinds(self.table_id, RESULT)):
            return
        for number, event in enumerate(await self._results(table)):
            await self.edit(f"{RESULT}{number}", await self._ready(table.data, kit, event))

    async def _results(self, table: Table) -> Sequence[Milestone]:
        """Return all results. The events in memory are only the last ones."""
        found = [event for event in table.recent if isinstance(event, Milestone)]
        if len(found) < table.data.results:
            happened = events_of(await self.context.tables.story(table))
            found = [event for event in happened if isinstance(event, Milestone)]
        return found

    async def _ready(self, data: TableData, kit: ResultKit, event: Milestone) -> ReadyMessage:
        audience = await self.audience(data)
        describe = partial(kit.alt, event)
        if audience.in_words:
            return ReadyMessage(in_words((), describe, audience), deck=None)
        text = within_limit(kit.text(event, audience.of_message).splitlines())
        picture = await self.context.painter.paint(kit.scene(event, audience.of_picture))
        files = () if picture is None else (Upload(picture, "result.png", description(describe, audience)),)
        return ReadyMessage(text, (), files, deck=audience.deck)
