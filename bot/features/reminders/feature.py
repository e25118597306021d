"""Reminders of the deals of the day: sent once a day at most, to those who asked for them, and answered."""

import asyncio
import logging
from collections.abc import Hashable, Mapping
from typing import Any

import discord

from bot.core.errors import Refused
from bot.features.daily.board import PLAY
from bot.features.daily.feature import is_of_day, on_played, play
from bot.features.daily.results import DayDeal
from bot.features.daily.store import DailyBook
from bot.features.reminders.store import Reminder, ReminderBook
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import NO_SERVER, Phase
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.text import Words, ready, words_for
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Feature, Jobs, Kept, Press, Services
from bot.ui.discord.components import ROW_LIMIT, Button, PanelRow, in_rows, within_limit, written_id
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for, sent, with_retry
from bot.ui.discord.whereabouts import missing_permissions, server_of
from bot.ui.verbs import Verb

KIND = "reminder"
"""The kind of its presses."""
HERE, STOP = "here", "stop"
"""The verbs of its buttons, beside `PLAY`."""


def present_reminder(streaks: Mapping[str, int], locale: str, *, user_id: int | None, last: bool) -> ReadyMessage:
    """Remind somebody. `streaks`: by each game that waits, the streak that would go on. `user_id`: who is called, where
    others read it. `last`: unless they answer it.
    """
    words = words_for(locale)
    titles = {game: words_for(locale, game).say(f"{game}-name") for game in streaks}
    head = words.say("reminder", count=len(streaks), user="nobody" if user_id is None else f"<@{user_id}>")
    games = [words.say("reminder-game", game=titles[game], streak=streak) for game, streak in streaks.items()]
    play = [
        Button(written_id(KIND, PLAY, game), words.say("button-play-daily", game=title), "go")
        for game, title in titles.items()
    ]
    foot = words.say("reminder-last" if last else "reminder-foot")
    rows: list[PanelRow] = [*in_rows(play)[: ROW_LIMIT - 1], [stop_button(words)]]
    return ReadyMessage(within_limit([head, *games, foot]), rows)


def stop_button(words: Words) -> Button:
    return Button(written_id(KIND, STOP, ""), words.say("button-stop-reminding"), "stop")


# ------------------------------------------------------------ sending them, once a day at most


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
        self._process = services.store.process
        self._alarms = Alarms(self._tables.clock.running, self._look)
        self._looking = False

    async def start(self) -> None:
        """Begin to send reminders: one process does, also for the others."""
        if self._process.number is not None or await self.book.are_wanted():
            self.look_soon(0.0)

    async def close(self) -> None:
        await self._alarms.close()

    def look_soon(self, seconds: float = EVERY) -> None:
        """Send all reminders that are due, unless that is under way."""
        if not self._looking and self._process.is_first():
            self._looking = True
            self._alarms.set("remind", self._tables.clock.running() + seconds)

    async def _look(self, _: Hashable) -> None:
        try:
            if self._process.is_first():
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
        """Send a reminder that is noted as sent already: if it fails now, the next one comes tomorrow."""
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


# ------------------------------------------------------------ what people do


def _start(services: Services) -> Reminders:
    on_played(services).append(_note_played)
    return Reminders(services)


_REMINDERS = Kept(_start)


async def remind(services: Services, response: Response, table: Table, _: str) -> None:
    """Remind somebody from now on at this time of day: *Remind me*, on a deal of the day that is over."""
    user_id, words = response.interaction.user.id, response.words
    if DayDeal.of(table.data) is None or table.data.seat_of(user_id) is None:
        raise Refused("unknown-button")
    reminders = _REMINDERS.of(services.context)
    due = await reminders.book.begin(user_id, response.locale, services.tables.clock.wall())
    reminders.look_soon()
    buttons = [stop_button(words)]
    if server_of(response.interaction) != NO_SERVER and not missing_permissions(response.interaction):
        buttons.insert(0, Button(written_id(KIND, HERE, ""), words.say("button-remind-here")))
    await response.reply(words.say("reminder-begun", time=f"<t:{int(due)}:t>"), panel=[buttons])


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Answer a press in a reminder, or in the answer to who has asked for one. It is about whoever presses, not about
    who is called in it.
    """
    verb, _, game = press.rest.partition(":")
    user_id, words, book = response.interaction.user.id, response.words, _REMINDERS.of(services.context).book
    await book.note_answered(user_id)
    if verb == PLAY and game in services.kits:
        response.game = game
        await play(services, services.kits[game], response, utc_day(services.tables.clock.wall()))
    elif verb == HERE:
        due = await book.move_to(user_id, *await place_to_open(services, response, private=False))
        if due is None:
            raise Refused("no-reminder")
        await response.reply(words.say("reminder-here", time=f"<t:{int(due)}:t>"), panel=[[stop_button(words)]])
    elif verb == STOP:
        await book.end(user_id)
        await response.reply(words.say("reminder-ended"))
    else:
        raise Refused("unknown-button")


async def _note_played(services: Services, response: Response) -> None:
    """Note that a player has answered, and tell them if they could not be written to."""
    user_id, book = response.interaction.user.id, _REMINDERS.of(services.context).book
    await book.note_answered(user_id)
    if await book.take_refusal(user_id):
        await response.reply(response.words.say("reminder-refused"))


FEATURE = Feature(
    presses={KIND: pressed},
    verbs=[Verb("remind", phases=(Phase.OVER,), visible=is_of_day, after="share")],
    answers={"remind": remind},
    kept=_REMINDERS,
    jobs=Jobs(
        start_once=lambda services: _REMINDERS.of(services.context).start(),
        close=lambda services: _REMINDERS.of(services.context).close(),
    ),
)
