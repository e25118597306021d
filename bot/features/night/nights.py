"""The nights of all channels: those that end at a time, and the message that says how one has ended."""

import logging
from contextlib import suppress
from itertools import chain

import discord

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features import ask_each
from bot.features.night.picture import present_night
from bot.features.night.standing import standing
from bot.features.night.store import Night, NightBook
from bot.features.replay.films import highlights
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, TableData
from bot.tables.steps.reveals import seen_at
from bot.text import words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import Button, table_id
from bot.ui.discord.names import written_names
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.table.reconciler import RETRY_AFTER, Reconciler, Slot

log = logging.getLogger(__name__)

_KEPT = 256
_AFTER_THE_GAME = 1.0
"""Seconds after the closing message of its last game in which the result is posted."""
_BETWEEN = 0.5


class NightMessage(Slot):
    name = "night"

    def __init__(self, nights: "Nights", place: tuple[int, int]) -> None:
        super().__init__()
        self._nights = nights
        self._place = place

    def retry_in(self, seconds: float) -> None:
        self._nights.post_in(self._place, seconds)

    async def channel_gone(self) -> None:
        if (night := await self._nights.book.owed_in(*self._place)) is not None:
            await self._nights.book.note_shown(night)

    async def update(self, response: Response | None) -> None:
        nights = self._nights
        night = await nights.book.owed_in(*self._place)
        if night is None:
            return
        context, placed = nights.services.context, standing(await nights.book.scores(night, night.played))
        has_film = False
        if placed:
            locale = await context.locale(night.guild_id)
            words = words_for(locale)
            look = await context.channel_preferences.of_channel(*self._place)
            catch, best = await nights.best_moment(night)
            has_film = best is not None and "replay" in nights.services.of
            film = [Button(table_id(best.data.ref, "film"), words.say("button-film"))] if best and has_film else []
            games = await nights.book.tables(night)
            more = chain.from_iterable(await ask_each(lambda one: one.of_night, context, games, locale))
            told = "\n".join(line for line in (catch, *more) if line)
            shown = present_night(placed, night.played, told, words, look, [film] if film else ())
            message = await context.painter.ready(shown, words)
            # No second one is posted if a bot that was killed meanwhile has posted it.
            await context.poster.post(night.channel_id, message, nonce_for(self.name, night.id))
        await nights.book.note_shown(night, film=has_film)
        if has_film:
            nights.film_in(night, 0)


class NightFilm(Slot):
    """The film of the best half minute of a night, below its result. Where there can be none, nothing is said of it."""

    name = "night's film"

    def __init__(self, nights: "Nights", night: Night) -> None:
        super().__init__()
        self._nights = nights
        self._night = night
        self._made: ReadyMessage | None = None

    def retry_in(self, seconds: float) -> None:
        self._nights.film_in(self._night, seconds)

    async def channel_gone(self) -> None:
        await self._nights.book.note_filmed(self._night)

    async def update(self, response: Response | None) -> None:
        nights, night = self._nights, self._night
        if not await nights.book.owes_film(night):
            return
        try:
            self._made = self._made or await self._make()
            if self._made is None:
                return
            # No second one is posted if a bot that was killed meanwhile has posted it.
            await nights.services.context.poster.post(night.channel_id, self._made, nonce_for(self.name, night.id))
        except (Refused, discord.Forbidden) as error:
            if isinstance(error, Refused) and error.code == "film-queue-full":
                self.retry_in(RETRY_AFTER)
                return
            log.info("a night has no film: %s", error)
        await nights.book.note_filmed(night)
        self._made = None

    async def _make(self) -> ReadyMessage | None:
        """Return None if the bot is stopping."""
        services = self._nights.services
        _, table = await self._nights.best_moment(self._night)
        if table is None:
            raise Refused("no-such-table")
        if (film := await highlights(services, table)) is None:
            return None
        words = words_for(await services.context.locale(self._night.guild_id), table.data.game)
        title = words.say("night-film", game=words.say(f"{table.data.game}-name"), table=str(table.data.id))
        return ReadyMessage(title, files=(film,))


class Nights:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.book = NightBook(services.store)
        self._tables = services.tables
        self._reconciler = Reconciler()
        self._slots: LruCache[tuple[int, int], NightMessage] = LruCache(_KEPT, lambda slot: slot.in_use)
        self._films: LruCache[int, NightFilm] = LruCache(_KEPT, lambda slot: slot.in_use)
        self._tables.on_resumed.append(self._resume)
        self._tables.on_ended.append(self._note_ended)

    def close(self) -> None:
        self._reconciler.close()

    async def _resume(self) -> None:
        for night in await self.book.all_now():
            self.set_alarm(night)
        for number, night in enumerate(await self.book.owed()):
            self.post_in((night.guild_id, night.channel_id), number * _BETWEEN)
        for number, night in enumerate(await self.book.films_owed()):
            self.film_in(night, number * _BETWEEN)

    def set_alarm(self, night: Night) -> None:
        if self._tables.store.has(night.guild_id):
            self._tables.alarms.set(("call", self._time_up, night), night.guild_id, night.until)

    async def _time_up(self, night: Night) -> None:
        if await self.book.end_in_time(night):
            await self.show(night)

    def _note_ended(self, data: TableData) -> None:
        if not data.private and data.state is not None:
            now = self._tables.clock.table_time(data.guild_id)
            self.post_in((data.guild_id, data.channel_id), max(0.0, seen_at(data) - now) + _AFTER_THE_GAME)

    def post_in(self, place: tuple[int, int], seconds: float) -> None:
        """Post the result of a night that has ended there, if there is one, in the process that has this server."""
        if self._tables.store.has(place[0]):
            self._tables.alarms.set_in(("call", self._post, *place), place[0], seconds)

    async def _post(self, *place: int) -> None:
        guild_id, channel_id = place
        where = guild_id, channel_id
        await self._reconciler.reconcile(self._slots.get_or_put(where, lambda: NightMessage(self, where)))

    def film_in(self, night: Night, seconds: float) -> None:
        if self._tables.store.has(night.guild_id):
            self._tables.alarms.set_in(("call", self._film, night), night.guild_id, seconds)

    async def _film(self, night: Night) -> None:
        await self._reconciler.reconcile(self._films.get_or_put(night.id, lambda: NightFilm(self, night)))

    async def show(self, night: Night) -> None:
        """Show the table of its channel, and the game that ended last there, as they are now; and the result."""
        store, display = self._tables.store, self.services.display
        open_now = await store.open_table_in(night.channel_id)
        if open_now is not None:
            await display.show(await self._tables.find(open_now))
        for last in (await store.ended_in(night.guild_id, night.channel_id))[:1]:
            try:
                await display.rewrite(await self._tables.find(last))
            except (Refused, *REQUEST_ERRORS) as error:
                log.info("table %s: its message says nothing new of the night: %s", last, error)
        self.post_in((night.guild_id, night.channel_id), 0)

    async def best_moment(self, night: Night) -> tuple[str, Table | None]:
        """Say which of all misplays that people have called was the dearest, nothing if there was none; and return that
        game, or the last one.
        """
        most, told, best = 0, "", None
        for number in await self.book.tables(night):
            with suppress(Refused):
                table = await self._tables.find(number)
                summary, seats = await table.summary(), table.data.seats
                catch = None if summary is None else summary.best_catch
                words = words_for(await self.services.context.locale_of(table.data), table.data.game)
                key = f"{table.data.game}-best-catch"
                best = best if told else table
                if catch is None or catch.caller is None or catch.cost <= most or not words.has(key):
                    continue
                if seats[catch.caller].user_id != COMPUTER:
                    names = written_names(seats)
                    most, best = catch.cost, table
                    told = words.say(key, caller=names[catch.caller], name=names[catch.seat], cost=catch.cost)
        return told, best
