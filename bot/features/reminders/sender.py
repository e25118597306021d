"""Sends reminders: once a day at most, to those who asked for them."""

import asyncio
import logging
from collections.abc import Hashable
from typing import Any

import discord

from bot.features.daily.store import DailyBook
from bot.features.reminders.message import present_reminder
from bot.features.reminders.store import Reminder, ReminderBook
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.steps.days import utc_day
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.text import ready
from bot.ui.actions.services import Services
from bot.ui.discord.response import REQUEST_ERRORS, nonce_for, sent, with_retry

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds after which it is looked again who is to be reminded, once anybody wants that."""
_PACE, _BETWEEN = 0.3, 0.02
"""Seconds after each message, and after each person who has played already: thousands may want theirs at one minute."""
_AT_ONCE = 50
_MAY_WRITE_TO_NOBODY = 20026
"""Discord's code where a bot is held for a sender of spam."""


class Reminders:
    def __init__(self, services: Services) -> None:
        self.book = ReminderBook(services.store)
        self._services = services
        self._tables = services.tables
        self._alarms = Alarms(self._tables.clock.running, self._look)
        self._looking = False

    async def start(self) -> None:
        """Begin to look who is to be reminded: in one of several processes, for what the others were asked, too."""
        if self._tables.membership is not None or await self.book.are_wanted():
            self.look_soon(0.0)

    async def close(self) -> None:
        await self._alarms.close()

    @property
    def _are_sent_here(self) -> bool:
        membership = self._tables.membership
        return membership is None or membership.is_first

    def look_soon(self, seconds: float = EVERY) -> None:
        """Look who is to be reminded, unless that is under way."""
        if not self._looking and self._are_sent_here:
            self._looking = True
            self._alarms.set("remind", self._tables.clock.running() + seconds)

    async def _look(self, _: Hashable) -> None:
        try:
            if self._are_sent_here:
                await self._send_all_due()
        except StoreClosed:
            return
        except StoreError as error:
            log.error("reminders: %s", error)
        except Exception:
            log.exception("reminders failed")
        self._looking = False
        self.look_soon()

    async def _send_all_due(self) -> None:
        now, pause = self._tables.clock.wall, 0.0
        while found := await self.book.due(now(), _AT_ONCE):
            for reminder in found:
                await asyncio.sleep(pause)
                await yield_to_foreground()
                if not await self._tables.discord_link.is_alive(reminder.guild_id or 0):
                    return
                games = await self.book.take(reminder, now(), [*self._services.kits])
                if games:
                    await self._send(reminder, games)
                pause = _PACE if games else _BETWEEN

    async def _send(self, reminder: Reminder, games: tuple[str, ...]) -> None:
        """Send a reminder that is noted as sent: what goes wrong now comes tomorrow."""
        user_id = reminder.user_id
        try:
            await self._post(reminder, games)
        except REQUEST_ERRORS as error:
            refused = isinstance(error, discord.Forbidden | discord.NotFound)
            if not refused and getattr(error, "code", None) != _MAY_WRITE_TO_NOBODY:
                log.info("a reminder did not arrive: %s", error)
                await self.book.note_not_sent(user_id)
            elif reminder.channel_id is None:
                log.info("a reminder in private has ended: %s", error)
                await self.book.note_refused(user_id)
            else:
                log.info("a reminder in channel %s has ended: %s", reminder.channel_id, error)
                await self.book.end(user_id)

    async def _post(self, reminder: Reminder, games: tuple[str, ...]) -> None:
        user_id, in_channel = reminder.user_id, reminder.channel_id is not None
        today = utc_day(self._tables.clock.wall())
        dailies, client = DailyBook(self._services.store), self._services.client
        streaks = {game: await dailies.streak(user_id, game, today) for game in games}
        server = reminder.guild_id or 0
        locale = await self._services.context.locale(server, reminder.locale) if in_channel else reminder.locale
        await ready(locale)
        message = present_reminder(streaks, locale, user_id=user_id if in_channel else None, last=reminder.is_last)
        channel: Any
        if reminder.channel_id is None:
            channel = await with_retry(lambda: client.create_dm(discord.Object(user_id)))
        else:
            channel = client.get_partial_messageable(reminder.channel_id)
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        nonce = nonce_for(user_id, today, "reminder")
        await with_retry(lambda: channel.send(nonce=nonce, **{**sent(message), "allowed_mentions": only_them}))
