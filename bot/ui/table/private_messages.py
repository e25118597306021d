"""The messages of a table that one person sees: a private table, *My hand*, with their cards and what to choose, and a
lobby's host panel.

Each changes in response to its reader, and for as long as Discord lets it be changed also after what others do; so
long, it follows its table down. Shortly before that ends, a hand says so and offers nothing but a new one. After a
restart nobody knows what hands are open: whatever is pressed on one is answered with the hand as it is now.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Any, NamedTuple

import discord
import msgspec

from bot.core.errors import Refused
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.timing import read_until
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
    fingerprint,
    with_lines,
    with_note,
)
from bot.ui.table.public_message import PUBLIC, news_lines
from bot.ui.table.reconciler import Context, TableSlot

log = logging.getLogger(__name__)

_encode = msgspec.msgpack.Encoder().encode

_ONLY = ""
"""The key of what a private message shows."""

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


class PrivateKind(NamedTuple):
    name: str
    takes: Callable[[Response, GameKit], bool]
    """Returns whether it is shown in the private message that was pressed."""
    present: "Callable[[PrivatePost, Table, str, int], Awaitable[Presentation]]"
    """Returns what it shows of the table, in this language, to be read on this server."""
    lasts: bool = False
    """The table is shown in it alone: it is changed wherever it is, and of interest also when it no longer can be."""
    goes_stale: bool = False
    """It says so shortly before it can be changed no longer."""

    def __call__(self, context: Context, data: TableData, user_id: int = 0) -> "PrivatePost":
        return PrivatePost(context, data, self, user_id)


class PrivatePost(TableSlot):
    """A message of a table that one person sees."""

    answers_presses = True

    def __init__(self, context: Context, data: TableData, kind: PrivateKind, user_id: int) -> None:
        super().__init__(context, data, user_id)
        self.kind = kind
        self.name = kind.name
        self.key: Key = (data.id, user_id)
        self.note: tuple[int, str] = (0, "")
        """The version of the table for which it is told, and a line above it."""
        self.concern: bytes | None = None
        """Of a hand, what it shows; None: it is to be shown anew."""
        self.is_moderator = False
        """True for a moderator's panel, which stays theirs whoever is the host."""

    def is_above(self, table: Table) -> bool:
        """Return whether its table, which is still open, was posted again below it."""
        own, private = self.context.ephemeral.changeable(self.key), self.context.ephemeral.get((self.table_id, 0))
        if own is None or not table.data.is_open:
            return False
        shown = (private, self.context.find(PUBLIC, self.table_id))
        return any(message is not None and (message.message_id or 0) > own.message_id for message in shown)

    def forget(self) -> None:
        """Leave the message to something else from now on."""
        self.context.ephemeral.forget(self.key)
        self.context.drop(self)

    async def update(self, response: Response | None) -> None:
        table, version = self.to_show, self.to_show.data.version
        self.replace_animation()
        try:
            if response is not None:
                await self._answer(table, response)
            else:
                await self._change(table)
                self.outdated |= table.data.version != version  # again, if the game has moved on meanwhile
        except Refused as refused:
            if response is not None:
                raise
            log.info("table %s: a %s is not shown any longer: %s", self.table_id, self.name, refused)
            await self.context.ephemeral.delete(self.key)
            self.forget()
        if self.kind.lasts:
            self.context.tables.store.note_shown(self.table_id, version)

    async def _answer(self, table: Table, response: Response) -> None:
        """Show it in the message that was pressed, or in another one."""
        messages, kit = self.context.ephemeral, self.context.kits[table.data.game]
        takes, words = self.kind.takes(response, kit), response.words_of(table.data.game)
        shown = await self._present(table, response.locale, server_of(response.interaction))
        now = fingerprint(shown)
        same = takes and messages.is_pressed(self.key, response) and self.has_picture_of(_ONLY, now)
        message = await self.context.painter.ready(shown, words, same_picture=same)
        self.sent.clear()
        is_stale = self.kind.goes_stale and response.pressed_private and len(response.pressed_kinds) == 1
        if takes:
            await messages.put(self.key, response, message)
        elif self.kind.lasts and messages.changeable(self.key) is not None:
            await messages.change(self.key, message)
        elif response.is_click and is_stale:  # its only button has asked for this
            await response.defer()
            await messages.put_beside(self.key, response, message)
            await response.delete_pressed()
        else:
            await messages.put_beside(self.key, response, message)
        self.note_sent(_ONLY, now, message)
        if self.kind.goes_stale:
            until = response.interaction.created_at.timestamp() + CHANGEABLE_FOR
            self.context.expiries.set((make_stale, self), until)

    async def _change(self, table: Table) -> None:
        """Edit it without its reader having done anything, as long as Discord allows that."""
        found = self.context.ephemeral.changeable(self.key)
        if found is None:
            if not self.kind.lasts:
                self.forget()
            return
        shown = await self._present(table, found.locale, found.server)
        now, moves = fingerprint(shown), self.is_above(table)
        if self.is_sent(_ONLY, now) and not moves:
            return
        words, same = words_for(found.locale, table.data.game), self.has_picture_of(_ONLY, now) and not moves
        message, messages = await self.context.painter.ready(shown, words, same_picture=same), self.context.ephemeral
        self.sent.clear()
        try:
            await (messages.move_down if moves else messages.change)(self.key, message)
        except discord.HTTPException as error:
            if error.status not in _GONE:
                raise
            log.info("table %s: a %s is gone: %s", self.table_id, self.name, error)
            self.forget()
        else:
            self.note_sent(_ONLY, now, message)

    async def _present(self, table: Table, locale: str, server: int) -> Presentation:
        shown = await self.kind.present(self, table, locale, server)
        return with_note(shown, self.note_for(table))

    def note_for(self, table: Table) -> str:
        return self.note[1] if self.note[0] == table.data.version else ""


# ------------------------------------------------------------ a private table, which has one reader, whoever that is


async def _private_table(post: PrivatePost, table: Table, locale: str, server: int) -> Presentation:
    context, data = post.context, table.data
    own = (await context.tables.settings.of_player(data.opener_id)).look
    if data.lesson is not None and context.script is not None:
        return context.script.page(table, context.kits[data.game], locale, post.selection, own, post.note_for(table))
    # Of a round, or of a game with computers, that has just ended. Whoever plays alone has seen what they did.
    last_look = len(data.seats) > 1 and context.tables.alarms.is_last_look(data)
    summary = await context.summaries.of(table)
    shown = context.present(
        *(table, locale, summary, post.selection, own),
        last_look=last_look,
        replaced=await context.replaced_verbs(data),
    )
    shown = post.with_motion(shown, data, Audience(data, locale, own).of_picture)
    if last_look:
        return shown
    below = await context.lines("private", data, locale, server)
    news = await news_lines(context, data, locale)
    shown = with_lines(shown, [*last_result(table, context.kits[data.game], locale), *below, *news])
    return with_note(shown, "\n".join(await context.lines("header", data, locale, server)))


PRIVATE = PrivateKind(
    "private message", lambda response, kit: not is_hand_pressed(response, kit), _private_table, lasts=True
)


# ------------------------------------------------------------ a lobby's host panel: it goes when the game begins


async def _host_panel(post: PrivatePost, table: Table, locale: str, _: int) -> Presentation:
    data, audience = table.data, Audience(table.data, locale)
    names = audience.words.listed(audience.of_message.names)
    host, quiet = host_name(data, audience.of_message), "yes" if data.host_quiet else "no"
    told = {"game": audience.game, "table": str(data.id), "names": names, "host": host, "quiet": quiet}
    text = audience.words.say("host-panel", **told)
    return Presentation(text, host_panel(post.context.verbs, data, post.context.kits[data.game], audience.of_label))


HOST = PrivateKind("host panel", lambda response, _: is_host_panel_pressed(response), _host_panel)


# ------------------------------------------------------------ a hand


async def _hand(post: PrivatePost, table: Table, locale: str, _: int) -> Presentation:
    context, data, kit = post.context, table.data, post.context.kits[table.data.game]
    own = (await context.tables.settings.of_player(post.user_id)).look
    last_look = context.tables.clock.table_time(post.guild_id) < read_until(data)
    concern, post.concern = None if last_look else concern_of(table, post.user_id), None
    shown = present_hand(table, kit, post.user_id, locale, post.selection, own, last_look=last_look)
    if data.lesson is not None and context.script is not None:
        shown = context.script.hand(shown, data, kit, locale)
    post.concern = concern
    return shown


HAND = PrivateKind("hand", is_hand_pressed, _hand, goes_stale=True)


def has_news(hand: PrivatePost, table: Table) -> bool:
    """Return whether something concerns its reader: only then an open hand is shown anew."""
    if not hand.sent or hand.concern is None:
        return True
    return concern_of(table, hand.user_id) != hand.concern


async def end_hand(hand: PrivatePost, table: Table) -> None:
    """Delete it, as what can be done now is done at the table. Who has won reads that in its place."""
    data, messages = table.data, hand.context.ephemeral
    found, seat = messages.changeable(hand.key), data.seat_of(hand.user_id)
    if found is not None and data.phase is Phase.OVER and seat in table.game.outcome(data.state).winners:
        with suppress(*REQUEST_ERRORS):
            text = words_for(found.locale, data.game).say("table-won-you")
            await messages.change(hand.key, ReadyMessage(text))
    else:
        await messages.delete(hand.key)
    hand.forget()


async def make_stale(hand: PrivatePost) -> None:
    """Show no cards any more, so that nobody decides by old ones."""
    await yield_to_foreground()
    async with hand.lock:
        messages = hand.context.ephemeral
        found = messages.get(hand.key)
        if found is None or messages.changeable(hand.key) is not None:
            return  # pressed meanwhile
        try:
            data = (await hand.context.tables.find(hand.table_id)).data
            if data.is_open:
                await messages.change(hand.key, stale_hand(data, found.locale))
        except (Refused, StoreError, *REQUEST_ERRORS) as error:
            log.info("table %s: a hand does not say that it is stale: %s", hand.table_id, error)


def concern_of(table: Table, user_id: int) -> bytes | None:
    """Digest a seat's decision, what it alone sees, and how that is shown; None if the table waits for this person, or
    nothing is dealt to them.
    """
    data = table.data
    seat = data.seat_of(user_id)
    if data.state is None or seat is None or (data.phase is Phase.PLAYING and seat in table.game.to_act(data.state)):
        return None
    view, all_see = table.game.view(data.state, seat), table.game.view(data.state, None)
    seen_alone: list[Any] = [
        mine for name in type(view).__struct_fields__ if (mine := getattr(view, name)) != getattr(all_see, name)
    ]
    ahead = (data.seats[seat].ahead, data.seats[seat].dropped)
    read = data.reveal if data.reveal is not None and data.reveal.in_hands else None
    own = (data.phase, read, data.pause, data.epochs[seat], data.lesson, data.deck, data.back, ahead, seen_alone)
    return blake2b(_encode(own), digest_size=16).digest()
