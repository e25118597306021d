"""What people do: begin a game night in a channel, and end it."""

import logging
from collections.abc import Hashable
from contextlib import suppress
from typing import Literal

from discord import app_commands

from bot.core.errors import Refused
from bot.features.night.lines import in_place_of, night_lines, time_text
from bot.features.night.store import Night, NightBook
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase
from bot.ui.actions.feature import Feature
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import Button, phone_rows, table_id
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import REQUEST_ERRORS, Response
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.verbs import Kind, Verb

log = logging.getLogger(__name__)

_NAME = "night"
_MINUTES = (30, 60, 90)
_LEAST, _MOST = 2, 12


class Nights:
    """What there is of them while the bot runs: the alarms of those that end at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.book = NightBook(services.store)
        services.tables.on_resumed.append(self.resume)

    async def resume(self) -> None:
        for night in await self.book.all_now():
            self.set_alarm(night)

    def set_alarm(self, night: Night) -> None:
        if night.until is not None and self._services.store.has(night.guild_id):
            key: Hashable = ("call", self._time_up, night)
            self._services.tables.alarms.set(key, night.guild_id, night.until)

    async def _time_up(self, night: Night) -> None:
        if await self.book.end_in_time(night):
            await self.show(night)

    async def show(self, night: Night) -> None:
        """Show the table of its channel, and the game that ended last there, as they are now."""
        services, store = self._services, self._services.store
        open_now = await store.open_table_in(night.channel_id)
        if open_now is not None:
            await services.display.show(await services.tables.find(open_now))
        for last in (await store.ended_in(night.guild_id, night.channel_id))[:1]:
            with suppress(Refused):
                try:
                    await services.display.rewrite(await services.tables.find(last))
                except REQUEST_ERRORS as error:
                    log.info("table %s: its message says nothing new of the night: %s", last, error)


def nights(services: Services) -> Nights:
    return services.of[_NAME]


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
    place, actor, tables = (
        await place_to_open(services, response, private=False),
        actor_of(response.interaction),
        services.tables,
    )
    until = None if minutes is None else tables.clock.table_time(place[0]) + 60.0 * minutes
    own = nights(services)
    night = await own.book.begin(place, (actor.user_id, actor.name), tables.clock.wall(), until, games)
    own.set_alarm(night)
    if response.pressed_private:
        await response.dismiss()
    words = response.public_words
    await response.public(words.say("night-begun", games=games or 0, when=time_text(services.context, night)))
    await own.show(night)


async def _end(services: Services, response: Response) -> None:
    own, actor = nights(services), actor_of(response.interaction)
    night = await own.book.now_in(server_of(response.interaction), response.interaction.channel_id or 0)
    if night is None:
        raise Refused("night-none")
    if not (actor.moderator or await own.book.has_begun(night, actor.user_id)):
        raise Refused("night-not-yours")
    if not await own.book.end(night):
        raise Refused("night-none")
    await own.show(night)
    await response.public(response.public_words.say("night-ended"))


FEATURE = Feature(
    _NAME,
    start=Nights,
    verbs=[
        Verb(
            _NAME,
            kinds=Kind.SHARED,
            phases=(Phase.OVER,),
            visible=lambda data, kit: not (data.private or data.learning or data.is_compared),
        )
    ],
    answers={_NAME: make_it_one},
    commands={_NAME: typed},
    below=night_lines,
    instead=in_place_of,
)
