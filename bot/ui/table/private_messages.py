"""The messages of a table that one person sees: a private table, *My hand*, with their cards and what to choose, and a
lobby's host panel.

Each changes in response to its reader, and for as long as Discord lets it be changed also after what others do; so
long, it follows its table down. Shortly before that ends, a hand says so and offers nothing but a new one. After a
restart nobody knows what hands are open: whatever is pressed on one is answered with the hand as it is now.
"""

import logging
from abc import abstractmethod
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import discord
import msgspec

from bot.core.errors import Refused
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.timing import result_at
from bot.tables.store.store_errors import StoreError
from bot.text import words_for
from bot.ui.discord.components import SEATS, TABLE, WELCOME
from bot.ui.discord.ephemeral import CHANGEABLE_FOR, Key
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.announcements import last_result
from bot.ui.table.audience import Audience
from bot.ui.table.hand import present_hand, stale_hand
from bot.ui.table.lobby_message import host_name, host_panel
from bot.ui.table.presentation import (
    Presentation,
    Selection,
    fingerprint,
    with_lines,
    with_note,
)
from bot.ui.table.public_message import PublicMessage, news_lines
from bot.ui.table.reconciler import Context, TableSlot

log = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode

_GONE = (401, 403, 404)
"""The statuses that say that its reader has dismissed the message, or that Discord takes no change of it any more."""


def is_hand_pressed(response: Response, kit: GameKit) -> bool:
    """Return whether a hand was pressed: it alone is private and has no button of the table's, nor of the welcome's."""
    if kit.hand is None or not (response.is_click and response.pressed_private):
        return False
    return not {TABLE, WELCOME} & {*response.pressed_kinds}


def is_host_panel_pressed(response: Response) -> bool:
    """Return whether a host panel was pressed: it alone is private and has a lobby's lists."""
    return response.is_click and response.pressed_private and SEATS in response.pressed_kinds


class EphemeralSlot(TableSlot):
    answers_presses = True
    drops_expired = True

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self.key: Key = (data.id, user_id)
        self.selection: Selection | None = None
        self.note: tuple[int, str] = (0, "")
        """The version of the table for which it is told, and a line above it."""

    def note_for(self, table: Table) -> str:
        return self.note[1] if self.note[0] == table.data.version else ""

    def is_above(self, table: Table) -> bool:
        """Return whether its table, which is still open, was posted again below it."""
        own, private = self.context.ephemeral.changeable(self.key), self.context.ephemeral.get((self.table_id, 0))
        if own is None or not table.data.is_open:
            return False
        shown = (private, *self.context.known(PublicMessage, self.table_id))
        return any(message is not None and (message.message_id or 0) > own.message_id for message in shown)

    @abstractmethod
    def takes(self, response: Response) -> bool:
        """Return whether it is shown in the private message that was pressed."""

    @abstractmethod
    async def put(self, response: Response, message: ReadyMessage) -> None:
        """Show it in another message than the pressed one."""

    @abstractmethod
    async def render(self, table: Table, locale: str, server: int) -> Presentation:
        """Return what it shows of the table, in this language, with its note above."""

    def note_shown(self, version: int) -> None:
        """Note that this version of the table is shown."""

    def forget(self) -> None:
        """Leave the message to something else from now on."""
        self.context.ephemeral.forget(self.key)
        self.context.drop(self)

    async def update(self, response: Response | None) -> None:
        table, messages = self.to_show, self.context.ephemeral
        version = table.data.version
        self.replace_animation()
        if response is None:
            await self._change(table)
            self.outdated |= table.data.version != version  # again, if the game has moved on meanwhile
        else:
            takes = self.takes(response)
            shown = await self.render(table, response.locale, server_of(response.interaction))
            now = fingerprint(shown)
            same = takes and messages.is_pressed(self.key, response) and self.has_picture_of(now)
            message = await self.context.painter.ready(shown, response.words_of(table.data.game), same_picture=same)
            await (messages.put(self.key, response, message) if takes else self.put(response, message))
            self.shown = now
            self.note_picture(message)
        self.note_shown(version)

    async def _change(self, table: Table) -> None:
        """Edit it without its reader having done anything, as long as Discord allows that."""
        found = self.context.ephemeral.changeable(self.key)
        if found is None:
            if self.drops_expired:
                self.forget()
            return
        shown = await self.render(table, found.locale, found.server)
        now, moves = fingerprint(shown), self.is_above(table)
        if now == self.shown and not moves:
            return
        words, same = words_for(found.locale, table.data.game), self.has_picture_of(now) and not moves
        message, messages = await self.context.painter.ready(shown, words, same_picture=same), self.context.ephemeral
        try:
            await (messages.move_down if moves else messages.change)(self.key, message)
        except discord.HTTPException as error:
            if error.status not in _GONE:
                raise
            log.info("table %s: a %s is gone: %s", self.table_id, self.name, error)
            self.forget()
        else:
            self.shown = now
            self.note_picture(message)


class PrivateMessage(EphemeralSlot):
    """A private table, which has one reader, whoever that is."""

    name = "private message"
    drops_expired = False  # when it was last seen is still of interest

    def takes(self, response: Response) -> bool:
        return not is_hand_pressed(response, self.context.kits[self.to_show.data.game])

    def note_shown(self, version: int) -> None:
        self.context.tables.store.note_shown(self.table_id, version)

    async def put(self, response: Response, message: ReadyMessage) -> None:
        """Leave the hand that was pressed."""
        messages = self.context.ephemeral
        if messages.changeable(self.key) is not None:
            await messages.change(self.key, message)
        else:
            await messages.put_beside(self.key, response, message)

    async def render(self, table: Table, locale: str, server: int) -> Presentation:
        context, data = self.context, table.data
        kit = context.kits[data.game]
        own = (await context.tables.settings.of_player(data.opener_id)).look
        if data.lesson is not None and context.script is not None:
            return context.script.page(table, kit, locale, self.selection, own, self.note_for(table))
        # Of a round, or of a game with computers, that has just ended. Whoever plays alone has seen what they did.
        last_look = len(data.seats) > 1 and context.tables.alarms.is_last_look(data)
        summary = await context.summaries.of(table)
        shown = context.present(
            *(table, locale, summary, self.selection, own),
            last_look=last_look,
            replaced=await context.replaced_verbs(data),
        )
        shown = self.with_motion(shown, kit, data, locale, own)
        if not last_look:
            below = await context.lines("private", data, locale, server)
            news = await news_lines(context, data, locale)
            shown = with_lines(shown, [*last_result(table, kit, locale), *below, *news])
            shown = with_note(shown, "\n".join(await context.lines("header", data, locale, server)))
        return with_note(shown, self.note_for(table))


class HostMessage(EphemeralSlot):
    """A lobby's host panel: what only those who may manage it can do. It goes when the game begins."""

    name = "host panel"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self.is_moderator = False
        """True for a moderator's panel, which stays theirs whoever is the host."""

    def takes(self, response: Response) -> bool:
        return is_host_panel_pressed(response)

    async def put(self, response: Response, message: ReadyMessage) -> None:
        await self.context.ephemeral.put_beside(self.key, response, message)

    async def render(self, table: Table, locale: str, server: int) -> Presentation:
        data, audience = table.data, Audience(table.data, locale)
        names = audience.words.listed(audience.of_message.names)
        host, quiet = host_name(data, audience.of_message), "yes" if data.host_quiet else "no"
        told = {"game": audience.game, "table": str(data.id), "names": names, "host": host, "quiet": quiet}
        text = audience.words.say("host-panel", **told)
        return Presentation(text, host_panel(self.context.verbs, data, self.context.kits[data.game], audience.of_label))


class HandFingerprint(msgspec.Struct, frozen=True):
    """The fingerprint of what concerns one seat: an open hand is shown anew only where that has changed."""

    asked: bool
    """The table waits for this seat."""
    own: bytes
    """The seat's decision, what it alone sees, and how that is shown."""


class HandMessage(EphemeralSlot):
    name = "hand"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self._fingerprint: HandFingerprint | None = None
        """The fingerprint that was shown last."""
        self._last_look = False
        """True if it shows how a round has ended, and not yet what comes next."""

    def has_news(self, table: Table) -> bool:
        before = self._fingerprint
        if self._last_look or self.shown is None or before is None or before.asked:
            return True
        now = hand_fingerprint(table, self.user_id)
        return now is None or now.asked or now.own != before.own

    async def update(self, response: Response | None) -> None:
        try:
            await super().update(response)
            if response is not None:
                opened_at = response.interaction.created_at.timestamp()
                self.context.expiries.set(self.key, opened_at + CHANGEABLE_FOR)
        except Refused as refused:
            if response is not None:
                raise
            log.info("table %s: a hand is not shown any longer: %s", self.table_id, refused)
            await self.context.ephemeral.delete(self.key)
            self.forget()

    def takes(self, response: Response) -> bool:
        return is_hand_pressed(response, self.context.kits[self.to_show.data.game])

    async def put(self, response: Response, message: ReadyMessage) -> None:
        """Show it in a new message, and delete the stale hand that was pressed."""
        is_stale = response.is_click and response.pressed_private and len(response.pressed_kinds) == 1
        if is_stale:
            await response.defer()
        await self.context.ephemeral.put_beside(self.key, response, message)
        if is_stale:
            await response.delete_pressed()

    async def render(self, table: Table, locale: str, server: int) -> Presentation:
        data, kit = table.data, self.context.kits[table.data.game]
        own = (await self.context.tables.settings.of_player(self.user_id)).look
        self._fingerprint = hand_fingerprint(table, self.user_id)
        self._last_look = self.context.tables.clock.table_time(self.guild_id) < result_at(data)
        shown = present_hand(table, kit, self.user_id, locale, self.selection, own, last_look=self._last_look)
        if data.lesson is not None and self.context.script is not None:
            shown = self.context.script.hand(shown, data, kit, locale)
        return with_note(shown, self.note_for(table))

    async def end(self, table: Table) -> None:
        """Delete it, as what can be done now is done at the table. Who has won reads that in its place."""
        data, messages = table.data, self.context.ephemeral
        found, seat = messages.changeable(self.key), data.seat_of(self.user_id)
        if found is not None and data.phase is Phase.OVER and seat in table.game.outcome(data.state).winners:
            with suppress(*REQUEST_ERRORS):
                text = words_for(found.locale, data.game).say("table-won-you")
                await messages.change(self.key, ReadyMessage(text))
        else:
            await messages.delete(self.key)
        self.forget()

    async def go_stale(self) -> None:
        """Show no cards any more, so that nobody decides by old ones."""
        await yield_to_foreground()
        async with self.lock:
            found = self.context.ephemeral.get(self.key)
            if found is None or self.context.ephemeral.changeable(self.key) is not None:
                return  # pressed meanwhile
            try:
                data = (await self.context.tables.find(self.table_id)).data
                if data.is_open:
                    await self.context.ephemeral.change(self.key, stale_hand(data, found.locale))
            except (Refused, StoreError, *REQUEST_ERRORS) as error:
                log.info("table %s: a hand does not say that it is stale: %s", self.table_id, error)


def hand_fingerprint(table: Table, user_id: int) -> HandFingerprint | None:
    """Return what concerns this person; None if nothing is dealt to them."""
    data = table.data
    seat = data.seat_of(user_id)
    if data.state is None or seat is None:
        return None
    asked = data.phase is Phase.PLAYING and seat in table.game.to_act(data.state)
    view, all_see = table.game.view(data.state, seat), table.game.view(data.state, None)
    seen_alone: list[Any] = [
        mine for name in type(view).__struct_fields__ if (mine := getattr(view, name)) != getattr(all_see, name)
    ]
    ahead = (data.seats[seat].ahead, data.seats[seat].dropped)
    own = (data.phase, data.pause, data.epochs[seat], data.lesson, data.deck, data.back, ahead, seen_alone)
    return HandFingerprint(asked, blake2b(_encode(own), digest_size=16).digest())
