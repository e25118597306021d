"""The messages of a table that one person sees: a private table, *My hand*, with their cards and what to choose, and a
lobby's host panel.

Each changes in response to its reader, and for as long as Discord lets it be changed also after what others do: a hand
at its pace (`pace.py`). So long, it follows its table down, a hand only if its owner is asked. Shortly before that
ends, a hand says so and offers nothing but a new one. After a restart nobody knows what hands are open: whatever is
pressed on one is answered with the hand as it is now.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import chain
from math import ceil
from typing import NamedTuple

import discord

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
from bot.ui.table.additions import ask_each
from bot.ui.table.announcements import last_result
from bot.ui.table.audience import Audience
from bot.ui.table.hand import Happened, present_hand, stale_hand
from bot.ui.table.lobby_message import host_name, host_panel
from bot.ui.table.pace import HAND_EVERY
from bot.ui.table.presentation import Presentation, fingerprint, with_note
from bot.ui.table.public_message import PUBLIC, news_lines, solo_parts
from bot.ui.table.reconciler import Context, TableSlot
from bot.ui.table.strip import with_below

log = logging.getLogger(__name__)

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
    follows: bool = False
    """It follows the table at its own pace, and says so shortly before it can be changed no longer."""

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
        self.happened: tuple[int, Sequence[Happened]] = (0, ())
        """The number of moves for which a hand last told what had happened, and that."""
        self.untold: Sequence[Happened] = ()
        """What has happened since."""
        self.turn: int | None = None
        """The decision of its owner that a hand showed last."""
        self.is_moderator = False
        """True for a moderator's panel, which stays theirs whoever is the host."""
        self.made_of: tuple[object, ...] | None = None
        """What a hand was made of that stands there like this."""

    def is_above(self, table: Table) -> bool:
        """Return whether its table, which is still open, was posted again below it."""
        own, private = self.context.ephemeral.changeable(self.key), self.context.ephemeral.get((self.table_id, 0))
        if own is None or not table.data.is_open or (self.kind.follows and not self.is_asked(table)):
            return False
        shown = (private, self.context.find(PUBLIC, self.table_id))
        return any(message is not None and (message.message_id or 0) > own.message_id for message in shown)

    def is_asked(self, table: Table) -> bool:
        """Return whether the table waits for its reader."""
        data = table.data
        return data.phase is Phase.PLAYING and data.seat_of(self.user_id) in table.game.to_act(data.state)

    def turn_at(self, table: Table) -> int | None:
        """Return the decision for which the table waits for its reader."""
        seat = table.data.seat_of(self.user_id)
        return table.data.epochs[seat] if seat is not None and self.is_asked(table) else None

    def is_early(self, table: Table) -> bool:
        """Return whether it has been changed a moment ago, and is to be changed later; but not if it goes."""
        if not self.kind.follows or table.data.seat_of(self.user_id) is None:
            return False
        pace, turn = self.context.pace, self.turn_at(table)
        due = pace.hand_due(
            *(self.channel_id, self.open_hands(), self.changed_at),
            asked=turn is not None,
            at_once=turn not in (None, self.turn),
        )
        return self.waits_until(due)

    def open_hands(self) -> int:
        """Return how many hands can be changed in its channel, of which there is one table."""
        hands = self.context.known(self.kind, self.table_id)
        return sum(self.context.ephemeral.changeable(hand.key) is not None for hand in hands)

    def note_changed(self) -> None:
        self.changed_at = self.context.pace.now()
        if self.kind.follows:
            self.context.pace.note_request(self.channel_id)

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
        self.made_of = None
        self.note_changed()
        is_stale = self.kind.follows and response.pressed_private and len(response.pressed_kinds) == 1
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
        if self.kind.follows:
            until = response.interaction.created_at.timestamp() + CHANGEABLE_FOR
            self.context.expiries.set((make_stale, self.context, *self.key), until)

    async def _change(self, table: Table) -> None:
        """Edit it without its reader having done anything, as long as Discord allows that."""
        found = self.context.ephemeral.changeable(self.key)
        if found is None:
            if not self.kind.lasts:
                self.forget()
            return
        if self.is_early(table):
            return
        made_of, moves = await self._sources(table, found.locale), self.is_above(table)
        if made_of is not None and made_of == self.made_of and self.sent and not moves:
            return
        shown = await self._present(table, found.locale, found.server)
        now = fingerprint(shown)
        if self.is_sent(_ONLY, now) and not moves:
            self.made_of = made_of
            return
        words, same = words_for(found.locale, table.data.game), self.has_picture_of(_ONLY, now) and not moves
        message = await self.painted(self.context.painter.ready(shown, words, same_picture=same))
        messages = self.context.ephemeral
        self.sent.clear()
        self.note_changed()
        try:
            await (messages.move_down if moves else messages.change)(self.key, message)
        except discord.HTTPException as error:
            if error.status not in _GONE:
                raise
            log.info("table %s: a %s is gone: %s", self.table_id, self.name, error)
            self.forget()
        else:
            self.note_sent(_ONLY, now, message)
            self.made_of = made_of

    async def _sources(self, table: Table, locale: str) -> tuple[object, ...] | None:
        """Return all that a hand is made of: while that stays the same, so does the hand. None: it is not known."""
        context, clock = self.context, self.context.tables.clock
        if not self.kind.follows or context.pace.rationed_for(self.channel_id):
            return None
        own = (await context.tables.settings.of_player(self.user_id)).look
        is_read = clock.table_time(self.guild_id) < read_until(table.data)
        shift = clock.time_of_day(self.guild_id, 0.0)
        return table.data, shift, locale, own, is_read, self.selection, self.note_for(table)

    async def _present(self, table: Table, locale: str, server: int) -> Presentation:
        shown = await self.kind.present(self, table, locale, server)
        is_told = self.kind.lasts and table.data.terms.scripted  # above what the lesson's step says
        return shown if is_told else with_note(shown, self.note_for(table))

    def note_for(self, table: Table) -> str:
        return self.note[1] if self.note[0] == table.data.version else ""


# ------------------------------------------------------------ a private table, which has one reader, whoever that is


async def _private_table(post: PrivatePost, table: Table, locale: str, server: int) -> Presentation:
    context, data = post.context, table.data
    own = (await context.tables.settings.of_player(data.opener_id)).look
    if data.terms.scripted and context.script is not None:
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
    strips = await ask_each(context.additions, lambda each: each.strips, context, data, locale)
    shown = with_below(shown, [*chain.from_iterable(strips)])
    if last_look:
        return shown
    below = await context.lines("private", data, locale, server)
    news = await news_lines(context, data, locale)
    last, solo = last_result(table, context.kits[data.game], locale), await solo_parts(context, data, locale)
    shown = with_below(shown, [*last, *below, *news, *solo])
    return with_note(shown, "\n".join(await context.lines("header", data, locale, server)))


PRIVATE = PrivateKind(
    "private message", lambda response, kit: not is_hand_pressed(response, kit), _private_table, lasts=True
)


# ------------------------------------------------------------ a lobby's host panel: it goes when the game begins


async def _host_panel(post: PrivatePost, table: Table, locale: str, _: int) -> Presentation:
    data, audience = table.data, Audience(table.data, locale)
    names = audience.words.listed(audience.of_message.names)
    host, quiet = host_name(data, audience.of_message), "yes" if data.lobby.host_quiet else "no"
    told = {"game": audience.game, "table": str(data.id), "names": names, "host": host, "quiet": quiet}
    text = audience.words.say("host-panel", **told)
    return Presentation(text, host_panel(post.context.verbs, data, post.context.kits[data.game], audience.of_label))


HOST = PrivateKind("host panel", lambda response, _: is_host_panel_pressed(response), _host_panel)


# ------------------------------------------------------------ a hand


async def _hand(post: PrivatePost, table: Table, locale: str, _: int) -> Presentation:
    context, data, kit = post.context, table.data, post.context.kits[table.data.game]
    own = (await context.tables.settings.of_player(post.user_id)).look
    last_look = context.tables.clock.table_time(post.guild_id) < read_until(data)
    moves = _note_happened(post, table, kit)
    if rationed := context.pace.rationed_for(post.channel_id):
        post.retry_in(rationed)  # then it need not say that it may be old
    shown = present_hand(
        *(table, kit, post.user_id, locale, post.selection, own),
        last_look=last_look,
        changes=(told := told_in(post, table)),
        moves=moves,
        moved=bool(told and context.tables.computers.pause),
        old=seconds_old(post),
    )
    if data.terms.scripted and context.script is not None:
        shown = context.script.hand(shown, data, kit, locale)
    return shown


HAND = PrivateKind("hand", is_hand_pressed, _hand, follows=True)


def _note_happened(hand: PrivatePost, table: Table, kit: GameKit) -> bool:
    """Note what has happened since that was told last, or since its owner has moved; return whether it is worth seeing:
    of weight, or more than one move before their turn.
    """
    data, seat, moved = table.data, table.data.seat_of(hand.user_id), hand.untold
    turn = hand.turn_at(table)
    has_come, hand.turn = turn not in (None, hand.turn), turn
    if seat is None or kit.hand is None or not moved or data.terms.scripted:
        return False
    own = [number for number, change in enumerate(moved, 1) if change.seat == seat]
    weighty = [number for number, change in enumerate(moved) if kit.hand.has_weight(change.events)]
    moved = moved[min([own[-1] if own else 0, *weighty]) :]
    hand.untold = moved
    if not weighty and not (has_come and len(moved) > 1):
        return False
    hand.happened, hand.untold = (data.moves, moved), ()
    return bool(hand.context.tables.computers.pause)


def told_in(hand: PrivatePost, table: Table) -> Sequence[Happened]:
    """Return what a hand tells of what has happened, until something else does."""
    return hand.happened[1] if hand.happened[0] == table.data.moves else ()


def seconds_old(hand: PrivatePost) -> int:
    """Return how many seconds old a hand may be where hands are rationed; 0: no older than others."""
    every = hand.context.pace.between_hands(hand.channel_id, hand.open_hands())
    return ceil(every) if every > HAND_EVERY else 0


async def end_hand(hand: PrivatePost, table: Table) -> None:
    """Delete it, as what can be done now is done at the table. Who has won reads that in its place."""
    data, messages = table.data, hand.context.ephemeral
    hand.overtake()
    async with hand.lock:  # what is on its way to Discord must not come after it
        found, seat = messages.changeable(hand.key), data.seat_of(hand.user_id)
        if found is not None and data.phase is Phase.OVER and seat in table.game.outcome(data.state).winners:
            with suppress(*REQUEST_ERRORS):
                text = words_for(found.locale, data.game).say("table-won-you")
                await messages.change(hand.key, ReadyMessage(text))
        else:
            await messages.delete(hand.key)
        hand.forget()


async def make_stale(context: Context, table_id: int, user_id: int) -> None:
    """Show no cards any more, so that nobody decides by old ones."""
    await yield_to_foreground()
    hand, messages = context.find(HAND, table_id, user_id), context.ephemeral
    if hand is None:
        return
    async with hand.lock:
        found = messages.get(hand.key)
        if found is None or messages.changeable(hand.key) is not None:
            return  # pressed meanwhile
        try:
            data = (await context.tables.find(table_id)).data
            if data.is_open:
                await messages.change(hand.key, stale_hand(data, found.locale))
        except (Refused, StoreError, *REQUEST_ERRORS) as error:
            log.info("table %s: a hand does not say that it is stale: %s", table_id, error)
