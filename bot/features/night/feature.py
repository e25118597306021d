"""Game nights: begun in a channel, counted from game to game, and over with who has won, the best catch and a film."""

import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import chain
from typing import Literal

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features.night.picture import (
    MOST,
    example_nights,
    place_text,
    present_night,
    result_text,
    score_text,
    standing_strip,
)
from bot.features.night.standing import PlacedScore, pickers, standing
from bot.features.night.store import Night, NightBook
from bot.features.replay.films import highlights
from bot.tables.runtime.alarms import Alarm
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.lobby import absent_from
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Channel, Phase, TableData
from bot.tables.steps.timing import seen_at
from bot.text import Words, words_for
from bot.ui.actions import new_table
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Commands, Feature, Kept, Services
from bot.ui.discord.components import Button, phone_rows, table_id
from bot.ui.discord.names import bare, written, written_names
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import actor_of, require_server, server_of
from bot.ui.table.additions import ask_each
from bot.ui.table.audience import Audience
from bot.ui.table.posts import Posts
from bot.ui.table.reconciler import RETRY_AFTER, Additions, Context
from bot.ui.table.strip import Strip
from bot.ui.verbs import TableKind, Verb

log = logging.getLogger(__name__)

_AFTER_THE_GAME = 1.0
"""Seconds after the closing message of its last game in which the result is posted."""
_BETWEEN = 0.5
_FILMS_KEPT = 16


class Nights:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.book = NightBook(services.store)
        self._tables = services.tables
        self._results = Posts("night", services.context, self._post, self._channel_gone)
        self._films = Posts("night's film", services.context, self._post_film, self._note_filmed)
        self._made = LruCache[int, ReadyMessage](_FILMS_KEPT)
        """Films that were not posted yet. Another process may post one, or nobody any more."""
        self._tables.on_resumed.append(self._resume)
        self._tables.on_ended.append(self._note_ended)

    async def _resume(self) -> None:
        for night in await self.book.all_now():
            self.set_alarm(night)
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
            lines = await ask_each(context.additions, lambda each: each.night_lines, context, games, locale)
            told = "\n".join(line for line in (catch, *chain.from_iterable(lines)) if line)
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


# ------------------------------------------------------------ what is said at the tables


_NAMED = 12
"""The most people named in a line."""


def time_text(context: Context, night: Night) -> str:
    """Write when its time is up, in each reader's own time."""
    return f"<t:{int(context.tables.clock.time_of_day(night.guild_id, night.until))}:t>"


async def closing_lines(context: Context, data: TableData, locale: str) -> Sequence[str | Strip]:
    """Return the standing below a lobby and a closing message: there it is that of after the game."""
    words, book, in_lobby = words_for(locale, data.game), NightBook(context.tables.store), data.phase is Phase.LOBBY
    counted = None if in_lobby else await book.of_table(data.id)
    if counted is not None:
        night, number = counted
    else:
        found = await book.now_in(data.guild_id, data.channel_id)
        if found is None:
            return ()
        if not in_lobby:  # people go on to the next game below the newest alone
            ended = await context.tables.store.ended_in(data.guild_id, data.channel_id)
            if data.state is None or ended[:1] != [data.id]:
                return ()
        night, number = found, found.played
    scores = await book.scores(night, number)
    placed, is_result = standing(scores), night.over and number == night.played

    def told(people: Sequence[PlacedScore]) -> str:
        """Say how the night goes on, and how these people stand."""
        if is_result:
            places = words.say("count-separator").join(place_text(placed, words) for placed in people)
            return "\n".join(filter(None, (result_text(placed, number, words), places)))
        parts = [words.say("night-game", between=counted is None, number=number, of=night.games or 0)]
        parts += [score_text(placed, words) for placed in people]
        if night.games is None:
            parts.append(words.say("night-until", when=time_text(context, night)))
        return words.say("night-line", told=words.say("count-separator").join(parts))

    below: list[str | Strip] = [told(())]
    if placed:
        line, in_words = told(placed[MOST:_NAMED]), told(placed[:_NAMED])
        below = [standing_strip(placed, number, words, line, in_words, newest=counted is not None)]
    if is_result:
        return below if placed else ()
    if in_lobby:
        return [*below, *await _asked(context, data, words)]
    names = Audience(data, locale).of_message.names
    picking = pickers(scores, here(data)) if placed else []
    picks = [name for seat, name in zip(data.seats, names, strict=True) if seat.user_id in picking]
    uncounted = [] if counted else [words.say("night-uncounted")]
    return [*below, *uncounted, words.say("night-picks", names=words.listed(picks, "or"), count=len(picks))]


def here(data: TableData) -> list[int]:
    """Return who was there to the end of a game."""
    return [seat.user_id for seat in data.people if not seat.missed and seat.user_id != FORGOTTEN]


async def _asked(context: Context, data: TableData, words: Words) -> Sequence[str]:
    """Return a line that asks those who missed their last turn, if the lobby waits for them."""
    ended = await context.tables.store.ended_in(data.guild_id, data.channel_id)
    if data.starts_at is None or not ended:
        return ()
    try:
        last = (await context.tables.find(ended[0])).data
    except Refused:
        return ()
    absent = [seat.name for seat in absent_from(last, data.opener_id) if data.seat_of(seat.user_id) is None]
    return [words.say("night-ready", names=words.listed(written(bare(name)) for name in absent))] if absent else ()


async def replaced_verbs(context: Context, data: TableData) -> Mapping[str, str]:
    """Return the verbs that replace others below a game that is over, while its channel has a night."""
    if data.private or await NightBook(context.tables.store).now_in(data.guild_id, data.channel_id) is None:
        return {}
    return {"rematch": "next-game", "night": ""}


# ------------------------------------------------------------ what people do


_NAME = "night"
_MINUTES = (30, 60, 90)
_LEAST, _MOST = 2, 12
_LONGEST = 12 * 60
"""Minutes after which a night ends whose games were not all played."""
_MIXED = "mixed"
_PICKS_FOR = 60.0
"""Seconds after a game in which only whoever is last picks the next one."""
_READY = 60.0
"""Seconds in which those who missed their last turn can join the next game."""


NIGHTS = Kept(Nights)


async def typed(
    services: Services,
    response: Response,
    minutes: Literal[30, 60, 90] | None = None,
    games: app_commands.Range[int, _LEAST, _MOST] | None = None,
    off: bool = False,
) -> None:
    """Begin a night of so many minutes, or of so many games; or end the one that is on."""
    require_server(response.interaction)
    if off:
        await _end(services, response)
    elif (minutes is None) == (games is None):
        raise Refused("night-how-long")
    else:
        await _begin(services, response, minutes, games)


async def make_it_one(services: Services, response: Response, table: Table, minutes: str) -> None:
    """Begin one below a finished game; without minutes, ask how many."""
    data, words = table.data, response.words
    if data.phase is not Phase.OVER or data.private:
        raise Refused("unknown-button")
    data.require_seat(response.interaction.user.id)
    if response.pressed_private:
        await response.dismiss()
    if not minutes:
        choices = [
            Button(table_id(data.ref, f"{_NAME}:{number}"), words.say("night-minutes", minutes=number))
            for number in _MINUTES
        ]
        await response.reply(words.say("night-ask"), panel=phone_rows(choices))
        return
    if minutes not in map(str, _MINUTES):
        raise Refused("unknown-button")
    await _begin(services, response, int(minutes), None)


async def _begin(services: Services, response: Response, minutes: int | None, games: int | None) -> None:
    place = await place_to_open(services, response, private=False)
    own, actor, clock = NIGHTS.of(services.context), actor_of(response.interaction), services.tables.clock
    until = clock.table_time(place[0]) + 60.0 * (minutes or _LONGEST)
    is_player = actor.moderator or await _has_played(services, place, actor.user_id)
    person = actor.user_id, actor.name
    night = await own.book.begin(place, person, clock.wall(), until, games, is_player=is_player)
    own.set_alarm(night)
    if response.pressed_private:
        await response.dismiss()
    words = response.public_words
    await response.public(words.say("night-begun", games=games or 0, when=time_text(services.context, night)))
    await own.show(night)


async def next_game(services: Services, response: Response, table: Table, game: str) -> None:
    """Go on to the next game of the night, with the people of this one; without a game, ask which."""
    new_table.require_ended(table)
    data, user_id, own = table.data, response.interaction.user.id, NIGHTS.of(services.context)
    data.require_seat(user_id)
    night = await own.book.now_in(data.guild_id, data.channel_id)
    now = services.tables.clock.table_time(data.guild_id)
    if night is None or night.until <= now:
        await services.display.rewrite(table)
        raise Refused("night-none")
    if (await services.store.ended_in(data.guild_id, data.channel_id))[:1] != [data.id]:
        raise Refused("night-later")
    picking = pickers(await own.book.scores(night, night.played), here(data))
    if picking and user_id not in picking and now < data.touched_at + _PICKS_FOR:
        names = [written(bare(seat.name)) for seat in data.seats if seat.user_id in picking]
        raise Refused("night-wait", names=response.words.listed(names, "or"))
    people = len(lobby.absent_from(data, user_id)) + sum(
        seat.user_id != COMPUTER for seat in lobby.rematch_seats(data, table.game, user_id)
    )
    games = [kit.name for kit in services.kits.values() if not kit.for_one and people <= kit.rules.max_seats]
    if not game:
        choices = {name: response.words_of(name).say(f"{name}-name") for name in games}
        choices[_MIXED] = response.words.say("night-mixed")
        buttons = [Button(table_id(data.ref, f"next-game:{name}"), called) for name, called in choices.items()]
        await response.reply(response.words.say("night-pick"), panel=phone_rows(buttons))
        return
    if game == _MIXED:
        game = secrets.choice([name for name in games if name != data.game] or games)
    if game not in games:
        raise Refused("unknown-button")
    if response.pressed_private:
        await response.dismiss()
    await new_table.open_again(services, response, table, game, wait=_READY)


async def _end(services: Services, response: Response) -> None:
    own, actor = NIGHTS.of(services.context), actor_of(response.interaction)
    place = server_of(response.interaction), response.interaction.channel_id or 0
    night = await own.book.now_in(*place)
    if night is None:
        raise Refused("night-none")
    has_begun = actor.moderator or await own.book.has_begun(night, actor.user_id)
    if not (has_begun or await _has_played(services, place, actor.user_id)):
        raise Refused("night-not-yours")
    if not await own.book.end(night):
        raise Refused("night-none")
    await own.show(night)
    await response.public(response.public_words.say("night-ended"))


async def _has_played(services: Services, place: Channel, user_id: int) -> bool:
    """Return whether somebody has a seat in this channel's game, or had one in its last."""
    store, (guild_id, channel_id) = services.store, place
    for number in (await store.open_table_in(channel_id), *(await store.ended_in(guild_id, channel_id))[:1]):
        with suppress(Refused):  # it cannot be read
            data = None if number is None else (await services.tables.find(number)).data
            if data is not None and data.state is not None and data.seat_of(user_id) is not None:
                return True
    return False


FEATURE = Feature(
    kept=NIGHTS,
    verbs=[
        Verb(
            _NAME,
            kinds=TableKind.SHARED,
            phases=(Phase.OVER,),
            visible=lambda data, kit: not (data.private or data.learning or data.is_compared),
            plays_on=True,
        ),
        Verb("next-game", kinds=TableKind.SHARED, style="go"),
    ],
    answers={_NAME: make_it_one, "next-game": next_game},
    commands=Commands(table={_NAME: typed}),
    messages=Additions(closing_lines=closing_lines, replaced_verbs=replaced_verbs),
    pictures=example_nights,
    help="after",
)
