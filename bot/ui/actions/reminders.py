"""Reminders of the deals of the day: asked for by one button, sent once a day at most, and ended by one button."""

import asyncio
import logging
from collections.abc import Hashable, Mapping
from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.discord_link import DiscordLink
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import NO_SERVER
from bot.tables.store.daily_book import utc_day
from bot.tables.store.reminder_book import Reminder, ReminderBook
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.ui.actions.daily import Daily
from bot.ui.actions.places import allowed_place, public_place
from bot.ui.discord.locales import server_locale
from bot.ui.discord.permissions import missing
from bot.ui.discord.response import REQUEST_ERRORS, Response, nonce_for, sent, with_retry
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit
from bot.ui.table.daily_texts import HERE, PLAY, STOP, here_button, present_reminder, stop_button

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds after which it is looked again who is to be reminded, once anybody wants that."""
_PACE, _BETWEEN = 0.3, 0.02
"""Seconds after each message, and after each person who has played already: thousands may want theirs at one minute."""
_AT_ONCE = 50
_MAY_WRITE_TO_NOBODY = 20026
"""Discord's code where a bot is held for a sender of spam."""


class Reminders:
    def __init__(
        self,
        client: discord.Client,
        book: ReminderBook,
        daily: Daily,
        tables: Tables,
        kits: Mapping[str, GameKit],
        discord_link: DiscordLink,
    ) -> None:
        self._client = client
        self._book = book
        self._daily = daily
        self._tables = tables
        self._kits = kits
        self._outside = discord_link
        self._alarms = Alarms(tables.clock.running, self._look)
        self._looking = False

    async def start(self) -> None:
        """Of several processes only one, which looks for what the others were asked, too."""
        if self._tables.membership is not None or await self._book.are_wanted():
            self._look_soon(0.0)

    async def close(self) -> None:
        await self._alarms.close()

    # ------------------------------------------------------------ what people press

    async def ask(self, response: Response, table: Table, _: str = "") -> None:
        """*Remind me*, on a deal of the day that is over: from now on at this time of day."""
        user_id, words = response.interaction.user.id, response.words
        if table.data.day is None or table.data.seat_of(user_id) is None:
            raise Refused("unknown-button")
        due = await self._book.begin(user_id, response.locale, self._tables.clock.wall())
        self._look_soon(EVERY)
        panel = [[*([here_button(words)] if _may_post_here(response) else []), stop_button(words)]]
        await response.reply(words.say("reminder-begun", time=_time_of_day(due)), panel=panel)

    async def pressed(self, response: Response, rest: str) -> None:
        """In a reminder or in the answer to who has asked for one. It is about whoever presses, not about who is called
        in it.
        """
        verb, _, game = rest.partition(":")
        user_id, words = response.interaction.user.id, response.words
        await self._book.note_answered(user_id)
        if verb == PLAY and game in self._kits:
            response.set_game(game)
            place = await allowed_place(self._tables.settings, response.interaction, response.words)
            await response.defer()
            await self._daily.play(response, self._kits[game], place)
        elif verb == HERE:
            await self._move_here(response, user_id)
        elif verb == STOP:
            await self._book.end(user_id)
            await response.reply(words.say("reminder-ended"))
        else:
            raise Refused("unknown-button")

    async def _move_here(self, response: Response, user_id: int) -> None:
        place = await public_place(self._tables.settings, response)
        due = await self._book.move_to(user_id, *place)
        if due is None:
            raise Refused("no-reminder")
        words = response.words
        await response.reply(words.say("reminder-here", time=_time_of_day(due)), panel=[[stop_button(words)]])

    # ------------------------------------------------------------ what is sent

    @property
    def _are_sent_here(self) -> bool:
        membership = self._tables.membership
        return membership is None or membership.is_first

    def _look_soon(self, seconds: float) -> None:
        if not self._looking and self._are_sent_here:
            self._looking = True
            self._wait(seconds)

    def _wait(self, seconds: float) -> None:
        self._alarms.set("remind", self._tables.clock.running() + seconds)

    async def _look(self, _: Hashable) -> None:
        if not self._are_sent_here:
            self._looking = False
            return
        try:
            await self._send_all_due()
        except StoreClosed:
            return
        except StoreError as error:
            log.error("reminders: %s", error)
        except Exception:
            log.exception("reminders failed")
        self._wait(EVERY)

    async def _send_all_due(self) -> None:
        now, pause = self._tables.clock.wall, 0.0
        while found := await self._book.due(now(), _AT_ONCE):
            for reminder in found:
                await asyncio.sleep(pause)
                await yield_to_foreground()
                if not await self._outside.is_alive(reminder.guild_id or 0):
                    return
                games = await self._book.take(reminder, now(), sorted(self._kits))
                if games:
                    await self._send(reminder, games)
                pause = _PACE if games else _BETWEEN

    async def _send(self, reminder: Reminder, games: tuple[str, ...]) -> None:
        """Noted already: what goes wrong now comes tomorrow."""
        user_id = reminder.user_id
        try:
            await self._post(reminder, games)
        except REQUEST_ERRORS as error:
            refused = isinstance(error, discord.Forbidden | discord.NotFound)
            if not refused and getattr(error, "code", None) != _MAY_WRITE_TO_NOBODY:
                log.info("a reminder did not arrive: %s", error)
                await self._book.note_not_sent(user_id)
            elif reminder.channel_id is None:
                log.info("a reminder in private has ended: %s", error)
                await self._book.note_refused(user_id)
            else:
                log.info("a reminder in channel %s has ended: %s", reminder.channel_id, error)
                await self._book.end(user_id)

    async def _post(self, reminder: Reminder, games: tuple[str, ...]) -> None:
        user_id, in_channel = reminder.user_id, reminder.channel_id is not None
        today = utc_day(self._tables.clock.wall())
        streaks = {game: await self._daily.book.streak(user_id, game, today) for game in games}
        locale = server_locale(self._client, reminder.guild_id or 0) if in_channel else reminder.locale
        message = present_reminder(streaks, locale, user_id=user_id if in_channel else None, last=reminder.is_last)
        channel: Any
        if reminder.channel_id is None:
            channel = await with_retry(lambda: self._client.create_dm(discord.Object(user_id)))
        else:
            channel = self._client.get_partial_messageable(reminder.channel_id)
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        nonce = nonce_for(user_id, today, "reminder")
        await with_retry(lambda: channel.send(nonce=nonce, **{**sent(message), "allowed_mentions": only_them}))


def _may_post_here(response: Response) -> bool:
    return server_of(response.interaction) != NO_SERVER and not missing(response.interaction)


def _time_of_day(due: float) -> str:
    """As each reader's clock shows it."""
    return f"<t:{int(due)}:t>"
