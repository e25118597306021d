"""The nights of all channels: they end by themselves, and then a picture says who has won, and a film is posted."""

import logging
import secrets
from contextlib import suppress
from itertools import chain

import discord

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features.night.invitation import Invitations, fitting
from bot.features.night.picture import present_night
from bot.features.night.standing import here, most_wanted, pickers, standing, weeks_in_a_row
from bot.features.night.store import Night, NightBook
from bot.features.replay.films import highlights
from bot.tables.runtime.alarms import Alarm
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import absent_from, rematch_seats
from bot.tables.steps.model import COMPUTER, Actor, Channel, TableData
from bot.tables.steps.timing import EARLY, seen_at
from bot.text import words_for
from bot.ui.actions import new_table
from bot.ui.actions.services import Kept, Services
from bot.ui.discord.components import Button, table_id
from bot.ui.discord.names import written_names
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import actor_of
from bot.ui.table.additions import ask_each
from bot.ui.table.posts import Posts
from bot.ui.table.reconciler import RETRY_AFTER

log = logging.getLogger(__name__)

_AFTER_THE_GAME = 1.0
"""Seconds after the closing message of its last game in which the result is posted."""
_BETWEEN = 0.5
_FILMS_KEPT, _VOTERS_KEPT = 16, 64
VOTES_FOR = 60.0
"""Seconds after a game in which more than half of its people must agree on the next one; after that, most votes do."""
READY = 60.0
"""Seconds in which those who missed their last turn can join the next game."""
_LOOKED_AGAIN = 5.0
"""Seconds until a vote looks again whether a race in its channel is over."""


class Nights:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.book = NightBook(services.store)
        self.invitations = Invitations(services)
        self._tables = services.tables
        self._results = Posts("night", services.context, self._post, self._channel_gone)
        self._films = Posts("night's film", services.context, self._post_film, self._note_filmed)
        self._voters = LruCache[tuple[int, int], Response](_VOTERS_KEPT)
        """The presses of those who vote, by game and person: whoever waits for the next one has their hand then."""
        self._made = LruCache[int, ReadyMessage](_FILMS_KEPT)
        """Films that were not posted yet. Another process may post one, or nobody any more."""
        self._tables.on_resumed.append(self._resume)
        self._tables.on_ended.append(self._note_ended)

    async def _resume(self) -> None:
        for night in await self.book.all_now():
            self.set_alarm(night)
            if await self.book.votes(night):
                for last in (await self.services.store.ended_in(night.guild_id, night.channel_id))[:1]:
                    self.set_vote_alarm(night, await self._tables.find(last))
        for number, night in enumerate(await self.book.unposted()):
            self._results.show_in((night.guild_id, night.channel_id), night.guild_id, number * _BETWEEN)
        for number, night in enumerate(await self.book.unposted_films()):
            self._films.show_in(night, night.guild_id, number * _BETWEEN)

    def set_alarm(self, night: Night) -> None:
        if self._tables.store.has(night.guild_id):
            self._tables.alarms.set((Alarm.CALLBACK, self._time_up, night), night.guild_id, night.until)

    async def _time_up(self, night: Night) -> None:
        if await self.book.end_in_time(night):
            await self.show(night)

    def _note_ended(self, data: TableData) -> None:
        if not data.private and data.state is not None:
            now = self._tables.clock.table_time(data.guild_id)
            seconds = max(0.0, seen_at(data) - now) + _AFTER_THE_GAME
            self._results.show_in((data.guild_id, data.channel_id), data.guild_id, seconds)

    async def show(self, night: Night) -> None:
        """Show the channel's table, and the game that ended last there, as they are now; and the result."""
        store, display = self._tables.store, self.services.display
        open_now = await store.open_table_in(night.channel_id)
        if open_now is not None:
            await display.show(await self._tables.find(open_now))
        for last in (await store.ended_in(night.guild_id, night.channel_id))[:1]:
            try:
                await display.rewrite(await self._tables.find(last))
            except (Refused, *REQUEST_ERRORS) as error:
                log.info("table %s: its message says nothing new of the night: %s", last, error)
        self._results.show_in((night.guild_id, night.channel_id), night.guild_id)

    async def _post(self, place: Channel) -> None:
        """Post the result of a night that has ended there, if there is one."""
        night = await self.book.unposted_in(*place)
        if night is None:
            return
        context, placed = self.services.context, standing(await self.book.scores(night, night.played))
        has_film = False
        if placed:
            locale = await context.locale(night.guild_id)
            words = words_for(locale)
            look = await context.channel_preferences.of_channel(*place)
            catch, best = await self.best_moment(night)
            has_film = best is not None and "replay" in self.services.features
            film = [Button(table_id(best.data.ref, "film"), words.say("button-film"))] if best and has_film else []
            games = await self.book.tables(night)
            lines = await ask_each(context.additions, lambda each: each.night_lines, context, games, locale, True)
            weeks = weeks_in_a_row(await self.book.begun_there(night))
            again = words.say("night-weeks", weeks=weeks) if weeks > 1 else ""
            told = "\n".join(line for line in (again, catch, *chain.from_iterable(lines)) if line)
            shown = present_night(placed, night.played, told, words, look, [film] if film else ())
            message = await context.painter.ready(shown, words)
            # The nonce: a bot that was killed meanwhile may have posted it.
            await context.poster.post(night.channel_id, message, nonce_for("night", night.id))
        await self.book.note_shown(night, film=has_film)
        if has_film:
            self._films.show_in(night, night.guild_id)

    async def _channel_gone(self, place: Channel) -> None:
        if (night := await self.book.unposted_in(*place)) is not None:
            await self.book.note_shown(night)

    async def _post_film(self, night: Night) -> None:
        """Post the film of the night's best half minute below its result. Without one, nothing is said."""
        if not await self.book.is_film_unposted(night):
            return
        try:
            film = self._made.get(night.id) or await self._make_film(night)
            if film is None:
                return
            self._made.put(night.id, film)
            # The nonce: a bot that was killed meanwhile may have posted it.
            await self.services.context.poster.post(night.channel_id, film, nonce_for("night's film", night.id))
        except (Refused, discord.Forbidden) as error:
            if isinstance(error, Refused) and error.code == "film-queue-full":
                self._films.show_in(night, night.guild_id, RETRY_AFTER)
                return
            log.info("a night has no film: %s", error)
        await self._note_filmed(night)

    async def _note_filmed(self, night: Night) -> None:
        await self.book.note_filmed(night)
        self._made.pop(night.id)

    async def _make_film(self, night: Night) -> ReadyMessage | None:
        """Return None if the bot is stopping."""
        _, table = await self.best_moment(night)
        if table is None:
            raise Refused("no-such-table")
        if (film := await highlights(self.services, table)) is None:
            return None
        words = words_for(await self.services.context.locale(night.guild_id), table.data.game)
        title = words.say("night-film", game=words.say(f"{table.data.game}-name"), table=str(table.data.id))
        return ReadyMessage(title, files=(film,))

    # ------------------------------------------------------------ the next game

    def set_vote_alarm(self, night: Night, table: Table) -> None:
        """After a minute what most want is played next, whoever is away meanwhile."""
        if self._tables.store.has(night.guild_id):
            key = (Alarm.CALLBACK, self._end_vote, night, table.data.id)
            self._tables.alarms.set(key, night.guild_id, table.data.touched_at + VOTES_FOR)

    def has_room(self, night: Night) -> bool:
        """Return whether a game may open there: nothing else, such as a race, is under way."""
        return night.channel_id not in self._tables.reserved

    async def _end_vote(self, night: Night, number: int) -> None:
        if not self.has_room(night):
            key = (Alarm.CALLBACK, self._end_vote, night, number)
            self._tables.alarms.set_in(key, night.guild_id, _LOOKED_AGAIN)
            return
        now = await self.book.now_in(night.guild_id, night.channel_id)
        with suppress(Refused):  # another table is open there, or its people are too many now
            if now is not None and now.id == night.id:
                await self.go_on(now, await self._tables.find(number))

    def note_voter(self, data: TableData, response: Response) -> None:
        self._voters.put((data.id, response.interaction.user.id), response)

    async def go_on(self, night: Night, table: Table, response: Response | None = None) -> bool:
        """Open what the people of a game want to play next. Return False if that is not decided yet."""
        data, now = table.data, self._tables.clock.table_time(night.guild_id)
        votes, scores = await self.book.votes(night), await self.book.scores(night, night.played)
        people = dict.fromkeys([*here(data), *(seat.user_id for seat in data.people if seat.user_id in votes)])
        is_over = now + EARLY >= data.touched_at + VOTES_FOR
        best = most_wanted(votes, [*people], pickers(scores, here(data)), is_over=is_over)
        if not best:
            return False
        game = secrets.choice(best)
        seat = next(seat for seat in data.seats if votes.get(seat.user_id) == game)
        games = self.playable(table, seat.user_id)
        if game not in games:
            game = secrets.choice([name for name in games if name != data.game] or games)
        actor = Actor(seat.user_id, seat.name) if response is None else actor_of(response.interaction)
        voters = [found for user_id in people if (found := self._voters.pop((data.id, user_id))) is not None]
        opened = await new_table.open_again(self.services, table, game, actor, response, wait=READY)
        for voter in voters:
            if voter is not response and opened.data.seat_of(voter.interaction.user.id) is not None:
                with suppress(Refused, *REQUEST_ERRORS):  # nobody waits for the hands of others
                    await self.services.display.open_begun_hand(opened, voter)
        return True

    def playable(self, table: Table, user_id: int) -> list[str]:
        """Return the games that the people of a game can play next, if this person asks for it."""
        absent, seats = absent_from(table.data, user_id), rematch_seats(table.data, table.game, user_id)
        people = len(absent) + sum(seat.user_id != COMPUTER for seat in seats)
        return [kit.name for kit in fitting([*self.services.kits.values()], people)]

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


NIGHTS = Kept(Nights)
