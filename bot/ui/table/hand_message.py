"""My hand: for games with secrets, a private message with one's own cards and what can be done with them.

Its owner opens it. While Discord still lets it be changed it shows what concerns them. Shortly before that ends it says
so, and offers nothing but a new one. After a restart nobody knows what hands are open: whatever is pressed on one is
answered with the hand as it is now.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.reveals import result_at
from bot.tables.store.store_errors import StoreError
from bot.text import words_for
from bot.ui.discord.components import TABLE, WELCOME
from bot.ui.discord.ephemeral import EphemeralMessages, Key, Sweep
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, with_timeout
from bot.ui.kit import GameKit
from bot.ui.table.hand_fingerprint import HandFingerprint, hand_fingerprint
from bot.ui.table.lesson_page import hand_in_lesson
from bot.ui.table.painter import Painter
from bot.ui.table.posting import TRY_AGAIN_AFTER
from bot.ui.table.presentation import (
    Fingerprint,
    Presentation,
    Selection,
    fingerprint,
    hand_of,
    present_hand,
    stale_hand,
    with_note,
)

log = logging.getLogger(__name__)

_TABLES_KEPT = 1024
_WAIT_FOR_REFRESH = 1.0
"""Seconds that somebody who opens their hand waits for a refresh that is under way."""
_RATE_LIMITED, _SERVER_ERROR = 429, 500


class HandMessage:
    """One person's hand at one table, and what it shows as far as this process knows."""

    def __init__(self) -> None:
        self.shown: Fingerprint | None = None
        self.selection: Selection | None = None
        self.concern: HandFingerprint | None = None
        """What concerned its owner when it was shown last."""
        self.last_look = False
        """It shows how a round has ended, and not yet what comes next."""
        self.queued = False
        """A refresh has not begun yet: it shows what changes until then."""
        self.lock = asyncio.Lock()
        self.refreshing: asyncio.Task[None] | None = None

    @property
    def in_use(self) -> bool:
        return self.queued or self.lock.locked()

    def has_picture_of(self, shown: Fingerprint) -> bool:
        return self.shown is not None and self.shown.picture == shown.picture


class HandMessages:
    def __init__(
        self, messages: EphemeralMessages, tables: Tables, kit: Callable[[str], GameKit], painter: Painter
    ) -> None:
        self._messages = messages
        self._tables = tables
        self._kit = kit
        self._painter = painter
        self._hands: LruCache[int, dict[int, HandMessage]] = LruCache(
            _TABLES_KEPT, lambda hands: any(hand.in_use for hand in hands.values())
        )
        """By table and user."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._sweep = Sweep(tables.clock.wall, lambda key: self._start(self._go_stale(*key)))

    def close(self) -> None:
        self._sweep.close()
        for task in self._under_way:
            task.cancel()

    def is_pressed(self, table: Table, response: Response) -> bool:
        """Whether the pressed message is a hand: unlike everything else private, it has no button of the table's, nor
        of the welcome's, as help has.
        """
        is_private = response.is_click and response.pressed_private
        others = is_private and not response.pressed_kinds.isdisjoint((TABLE, WELCOME))
        return is_private and not others and self._kit(table.data.game).hand is not None

    async def open(
        self, table: Table, response: Response, *, note: str = "", selection: Selection | None = None
    ) -> None:
        """In the hand that was pressed, or in a new message, with `note` above it. `Refused` if they have no hand."""
        data, user_id = table.data, response.interaction.user.id
        hand_of(data, self._kit(data.game), user_id)
        hand = self._hands.get_or_put(data.id, dict).setdefault(user_id, HandMessage())
        await _wait_for_refresh(hand)
        async with hand.lock:
            hand.selection = selection or hand.selection
            shown = await self._present(table, user_id, response.locale, hand)
            now = fingerprint(shown)
            key, pressed = (data.id, user_id), self.is_pressed(table, response)
            same = pressed and selection is not None and self._messages.is_pressed(key, response)
            message = await self._painter.ready(
                with_note(shown, note), response.words_of(data.game), same_picture=same and hand.has_picture_of(now)
            )
            if pressed:
                await self._messages.put(key, response, message)
            else:
                await self._put_beside(key, response, message)
            self._sweep.begin(key, response.interaction.created_at.timestamp())
            hand.shown = None if note else now

    async def _put_beside(self, key: Key, response: Response, message: ReadyMessage) -> None:
        """If a stale hand was pressed, it goes."""
        is_stale = response.is_click and response.pressed_private and response.pressed_the_only_one
        if is_stale:
            await response.defer()
        await self._messages.put_beside(key, response, message)
        if is_stale:
            await response.delete_pressed()

    def refresh(self, table: Table, *, but: int | None = None, look_of: int | None = None) -> None:
        """Brings open hands up to date in the background, where something concerns their owners. Not that of the user
        `but`; that of `look_of` in any case.
        """
        for user_id, hand in (self._hands.get(table.data.id) or {}).items():
            if user_id == but or hand.queued:
                continue
            if user_id == look_of or _has_news(table, user_id, hand):
                hand.queued = True
                self._start(self._refresh(table, user_id, hand))

    async def _go_stale(self, table_id: int, user_id: int) -> None:
        """It shows no cards any more, so that nobody decides by old ones."""
        await yield_to_foreground()
        key, hand = (table_id, user_id), (self._hands.get(table_id) or {}).get(user_id)
        if hand is None:
            return
        async with hand.lock:
            if self._messages.changeable(key) is not None:
                return  # pressed meanwhile
            try:
                table = await self._tables.find(table_id)
                if table.data.is_open:
                    await self._messages.change(key, stale_hand(table.data, self._messages.locale(key)))
            except (Refused, StoreError, *REQUEST_ERRORS) as error:
                log.info("table %s: a hand does not say that it is stale: %s", table_id, error)
            self._forget(*key)

    async def _refresh(self, table: Table, user_id: int, hand: HandMessage) -> None:
        await yield_to_foreground(aside=True)
        hand.refreshing = this = asyncio.current_task()
        try:
            async with hand.lock:
                hand.queued = False
                await self._try_change(table, user_id, hand)
        finally:
            if hand.refreshing is this:
                hand.refreshing = None

    async def _try_change(self, table: Table, user_id: int, hand: HandMessage) -> None:
        try:
            await self._change(table, user_id, hand)
        except Refused as refused:
            log.info("table %s: a hand is not shown any longer: %s", table.data.id, refused)
            self._forget(table.data.id, user_id)
        except REQUEST_ERRORS as error:
            log.info("table %s: a hand could not be brought up to date: %s", table.data.id, error)
            if _is_temporary(error):
                hand.shown = None
                self._tables.show_later(table.data.id, table.data.guild_id, TRY_AGAIN_AFTER)
            else:
                self._forget(table.data.id, user_id)

    async def _change(self, table: Table, user_id: int, hand: HandMessage) -> None:
        key = (table.data.id, user_id)
        found = self._messages.changeable(key)
        if found is None:
            self._forget(*key)
            return
        before, shown = hand.shown, await self._present(table, user_id, found.locale, hand)
        now = fingerprint(shown)
        if now == before:
            return
        message = await self._painter.ready(
            shown, words_for(found.locale, table.data.game), same_picture=hand.has_picture_of(now)
        )
        await self._messages.change(key, message)
        hand.shown = now

    async def _present(self, table: Table, user_id: int, locale: str, hand: HandMessage) -> Presentation:
        own = (await self._tables.settings.of_player(user_id)).look
        hand.concern = hand_fingerprint(table, user_id)
        hand.last_look = self._tables.clock.of(table.data.guild_id) < result_at(table.data)
        kit = self._kit(table.data.game)
        shown = present_hand(table, kit, user_id, locale, hand.selection, own, last_look=hand.last_look)
        return shown if table.data.lesson is None else hand_in_lesson(shown, table.data, kit, locale)

    async def take_away(self, table_id: int, user_id: int) -> None:
        """Deletes the hand, if Discord still allows it."""
        await self._messages.take_away((table_id, user_id))
        self._forget(table_id, user_id)

    def _forget(self, table_id: int, user_id: int) -> None:
        self._messages.forget((table_id, user_id))
        self._sweep.end((table_id, user_id))
        hands = self._hands.get(table_id) or {}
        hands.pop(user_id, None)
        if not hands:
            self._hands.pop(table_id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Kept until it is done: the loop itself holds tasks only weakly."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a hand could not be brought up to date", exc_info=error)


def _has_news(table: Table, user_id: int, hand: HandMessage) -> bool:
    before, now = hand.concern, hand_fingerprint(table, user_id)
    return hand.last_look or hand.shown is None or before is None or now is None or now.is_news_after(before)


def _is_temporary(error: Exception) -> bool:
    """Discord has not said that this message can no longer be changed."""
    return (
        not isinstance(error, discord.HTTPException) or error.status == _RATE_LIMITED or error.status >= _SERVER_ERROR
    )


async def _wait_for_refresh(hand: HandMessage) -> None:
    """A refresh is cancelled in favour of what its owner asks for now, if it takes too long."""
    if (refreshing := hand.refreshing) is None or refreshing.done():
        return
    try:
        await with_timeout(asyncio.wait((refreshing,)), _WAIT_FOR_REFRESH)
    except TimeoutError:
        refreshing.cancel()
        hand.queued, hand.shown = False, None
