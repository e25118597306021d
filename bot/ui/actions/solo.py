"""Games for one: opened at once, played in private or before everybody, resumed, and hinted at."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.core.errors import Refused
from bot.core.game import Option, OptionValue
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import Channel, TableData
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.actions.places import place_of, table_here
from bot.ui.actions.private_answers import way_back
from bot.ui.actions.services import Services
from bot.ui.discord.components import Button, table_id
from bot.ui.discord.names import seat_names
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit

Interaction = discord.Interaction[Any]

_MOST_OFFERED = 5
_LEARNING = "learning"


async def open_alone(
    services: Services,
    response: Response,
    kit: GameKit,
    place: Channel,
    options: Mapping[str, OptionValue],
    *,
    private: bool,
    learning: bool = False,
    note: str = "",
) -> None:
    """Open a game for one, unless one is running. `note`: a line above a private game."""
    running = await _running(services, response.interaction, kit.name, private=private)
    own = [table for table in running if not table.data.is_compared]
    if own:
        words, ref = response.words, own[0].data.ref
        wanted = _wanted(options, learning=learning)
        buttons = [
            Button(table_id(ref, "resume"), words.say("button-resume"), "main"),
            Button(table_id(ref, f"anew:{wanted}"), words.say("button-anew"), "stop"),
        ]
        await response.reply(words.say("one-running"), panel=[buttons])
        return
    player = actor_of(response.interaction)
    table = await services.tables.open_dealt(kit.rules, place, player, options, private=private, learning=learning)
    await services.display.show_begun(table, response, note)


async def again(services: Services, response: Response, table: Table, _: str) -> None:
    """Open another game like the last."""
    if table.data.seat_of(response.interaction.user.id) is not None and table.data.is_open:
        raise Refused("already-begun")
    terms = table.data.terms
    is_to_learn = terms.learning and not terms.is_continued
    await anew(services, response, table, _wanted(table.data.options, learning=is_to_learn))


async def anew(services: Services, response: Response, table: Table, wanted: str) -> None:
    """Open another game as `wanted`, and give up one that is still going on."""
    kit, data = services.kits[table.data.game], table.data
    if data.seat_of(response.interaction.user.id) is None:
        raise Refused("not-seated")
    given = {name: value for name, _, value in (word.partition("=") for word in wanted.split(","))}
    options = {option.name: _read_option(option, given.get(option.name)) for option in kit.rules.options}
    if data.is_open:
        await services.tables.run(table, play.give_up, actor_of(response.interaction), services.display.show)
        await services.display.delete_private(data.id)
    place = place_of(response.interaction) if data.private else (data.guild_id, data.channel_id)
    await open_alone(services, response, kit, place, options, private=data.private, learning=_LEARNING in given)


async def resume(services: Services, response: Response, game: str) -> None:
    """Bring back the game that is running; who has several says which."""
    running = await _all_running(services, response.interaction, game)
    if len(running) == 1:
        await show_again(services, response, running[0])
        return
    words = response.words
    buttons = [
        Button(table_id(table.data.ref, "resume"), _described(table.data, words)) for table in running[:_MOST_OFFERED]
    ]
    await response.reply(words.say("several-running"), panel=[buttons])


async def show_again(services: Services, response: Response, table: Table, _: str = "") -> None:
    if table.data.private:
        await services.display.show(table, response=response)
    else:
        await services.display.show_public(table, response, move_down=True)


async def typed_for(services: Services, interaction: Interaction, game: str) -> Table:
    """Find the table a typed move means: of those this person plays alone, the one they saw last."""
    return (await _all_running(services, interaction, game))[0]


async def _all_running(services: Services, interaction: Interaction, game: str) -> list[Table]:
    """Find the games that are running, at least one, the last seen first."""
    found = [table for where in (True, False) for table in await _running(services, interaction, game, private=where)]
    if not found:
        raise Refused("nothing-running", game=game)
    return sorted(
        found,
        key=lambda table: max(
            table.with_wall_clock_deadlines.touched_at, services.display.private_shown_at(table.data.id)
        ),
        reverse=True,
    )


async def _running(services: Services, interaction: Interaction, game: str, *, private: bool) -> list[Table]:
    """Find the person's running games: those in private, or the one that they play in this channel."""
    if private:
        found = await services.tables.store.private_tables(interaction.user.id, game)
        return [await services.tables.find(number) for number in found]
    here = await table_here(services, interaction)
    if here is None or here.data.game != game or here.data.seat_of(interaction.user.id) is None:
        return []
    return [here]


async def hint(services: Services, response: Response, table: Table, _: str = "") -> None:
    """Give a hint, counted before it is worked out: the game is no longer clean, whatever becomes of the answer."""
    actor, guide = actor_of(response.interaction), services.kits[table.data.game].guide
    await response.defer()
    voice = Voice(seat_names(table.data.seats), response.words)
    only = play.only_choice(table.data, table.game, actor.user_id)
    if only is not None:
        advice = voice.say("hint-free", move=guide.name_move(only, voice))
    else:
        change = await services.tables.run(table, play.take_hint, actor)
        seat = change.table.require_seat(actor.user_id)
        try:
            best = table.game.parse(await services.tables.advice(table, seat))
            if table.data.moves != change.table.moves:
                raise Refused("moved-on")
        except Refused as refused:
            if refused.code == "moved-on":
                # Its player has moved meanwhile: what they asked about is past.
                await services.display.show(table, response=response)
            raise
        why = "none" if guide.coach is None else guide.coach(table.game.view(table.data.state, seat), seat, best, voice)
        advice = voice.say("hint", move=guide.name_move(best, voice), why=why)
    if table.data.private:
        await services.display.show_privately(table, response, advice)
    else:
        await services.display.show(table, response=response)
        await response.reply(advice, panel=[way_back(response.words)])


def _wanted(options: Mapping[str, OptionValue], *, learning: bool) -> str:
    """Write the options of another game as a button remembers them: `naked,deals=3,learning`."""
    chosen = [name if value is True else f"{name}={value}" for name, value in options.items() if value is not False]
    return ",".join([*chosen, _LEARNING] if learning else chosen)


def _read_option(option: Option, written: str | None) -> OptionValue:
    """Read an option that came back from outside: what cannot be is the default."""
    if isinstance(option.default, bool):
        return written is not None
    return next((value for value in option.values if str(value) == written), option.default)


def _described(data: TableData, words: Words) -> str:
    """Name what tells one of a person's games from the others."""
    usual = words.say("running-private" if data.private else "running-public", table=str(data.id))
    return next((told for part in data.known_parts if (told := part.described(data, words))), usual)
