"""What people do: begin a game night in a channel, and end it."""

import secrets
from typing import Literal

from discord import app_commands

from bot.core.errors import Refused
from bot.features.night.examples import example_nights
from bot.features.night.lines import here, in_place_of, night_below, time_text
from bot.features.night.nights import Nights
from bot.features.night.standing import pickers
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import COMPUTER, Phase
from bot.ui.actions import new_table
from bot.ui.actions.feature import Feature
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.components import Button, phone_rows, table_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of, require_server, server_of
from bot.ui.verbs import Kind, Verb

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
    own, actor, clock = nights(services), actor_of(response.interaction), services.tables.clock
    until = clock.table_time(place[0]) + 60.0 * (minutes or _LONGEST)
    night = await own.book.begin(place, (actor.user_id, actor.name), clock.wall(), until, games)
    own.set_alarm(night)
    if response.pressed_private:
        await response.dismiss()
    words = response.public_words
    await response.public(words.say("night-begun", games=games or 0, when=time_text(services.context, night)))
    await own.show(night)


async def next_game(services: Services, response: Response, table: Table, game: str) -> None:
    """Go on to the next game of the night, with the people of this one; without a game, ask which."""
    new_table.require_ended(table)
    data, user_id, own = table.data, response.interaction.user.id, nights(services)
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


async def _close(services: Services) -> None:
    nights(services).close()


FEATURE = Feature(
    _NAME,
    start=Nights,
    close=_close,
    verbs=[
        Verb(
            _NAME,
            kinds=Kind.SHARED,
            phases=(Phase.OVER,),
            visible=lambda data, kit: not (data.private or data.learning or data.is_compared),
            plays_on=True,
        ),
        Verb("next-game", kinds=Kind.SHARED, style="go"),
    ],
    answers={_NAME: make_it_one, "next-game": next_game},
    commands={_NAME: typed},
    below=night_below,
    instead=in_place_of,
    pictures=example_nights,
    help="after",
)
