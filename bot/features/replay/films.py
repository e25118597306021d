"""Films of finished games: offered in a replay, made for whoever asked, and shown to everybody if they want that."""

import asyncio
import contextlib
from functools import partial
from typing import get_args

import discord

from bot.core.errors import Refused
from bot.features.replay.film import FilmPart, film_alt, film_of, film_title
from bot.features.replay.pages import FILM, transcript
from bot.features.replay.replays import REPLAYS, replay_of, telling_meanwhile
from bot.features.replay.watching import check, check_public
from bot.tables.runtime.table import Table, of_whom
from bot.tables.runtime.waiting_list import WaitProgress
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.ui.actions.places import find_table, require_permissions
from bot.ui.actions.services import Press, Services
from bot.ui.discord.components import Button, written_id
from bot.ui.discord.response import ReadyMessage, Response, Upload


async def offer(services: Services, response: Response, table: Table, verb: str) -> None:
    """Offer films below a finished game; to those who read in words, and below a page in words, the game in words."""
    data, words = table.data, response.words_of(table.data.game)
    await check(services, data, response.interaction)
    _, look = await services.locale_and_look(response, public=False)
    if look.in_words or verb == "told":
        text = transcript(await replay_of(services, table), services.kits[data.game], response.locale)
        await response.reply(words.say("film-told"), files=[Upload(text.encode(), f"{data.game}-{data.id}.md")])
    else:
        # Not in the one reply that each person has, as the next answer would take its place.
        await response.private(ReadyMessage(words.say("film-offer"), [_choice(data, words)]))


async def pressed(services: Services, response: Response, press: Press) -> None:
    ref, _, verb = press.read()
    table = await find_table(services, ref)  # its replay may be watched from another channel
    response.game = table.data.game
    await check(services, table.data, response.interaction)
    name, _, wanted = verb.partition("-")
    part = next((part for part in get_args(FilmPart) if part == wanted), None)
    if verb in ("offer", "told"):
        await offer(services, response, table, verb)
    elif name not in ("make", "post") or part is None or not response.pressed_private:
        raise Refused("unknown-button")
    else:
        await _make(services, response, table, part, public=name == "post")


async def _make(services: Services, response: Response, table: Table, part: FilmPart, *, public: bool) -> None:
    """Make the film in the private message that was pressed, as its reader reads and sees it; or again, as the channel
    reads and sees it, and post it.
    """
    data, words = table.data, response.words
    if public:
        if data.private:
            raise Refused("film-private")
        await check(services, data, response.interaction, public=True)
        require_permissions(response)
    locale, look = await services.locale_and_look(response, public=public)
    if public and look.in_words:
        raise Refused("film-in-words")
    choices = _choice(data, words)
    others = [button for button in choices if not button.id.endswith(part)]
    below = [others]
    with contextlib.suppress(Refused):  # no button that can only refuse
        await check_public(services, data)
        below = [[Button(written_id(FILM, data.ref, 0, f"post-{part}"), words.say("button-post-here")), *others]]
    try:
        with REPLAYS.of(services.context).film_maker.place(response.interaction.user.id, of_whom(data)) as progress:
            told = partial(_told, progress, words)
            await response.replace(said := told(), ())
            replay = await replay_of(services, table)
            await asyncio.sleep(0)
            film = film_of(replay, services.kits[data.game], part, locale, look)
            making = REPLAYS.of(services.context).film_maker.make(film, progress)
            gif = await telling_meanwhile(making, said, told, lambda text: response.replace(text, ()))
    except Refused as refused:
        # In the reply that was pressed, where it can be tried again.
        with contextlib.suppress(discord.NotFound):
            await response.replace(words.refusal(refused), below if public else [choices])
        return
    if gif is None:
        return
    upload = Upload(gif, f"{data.game}-{data.id}.gif", film_alt(film))
    if public:
        await response.public(film_title(film), files=[upload])
    with contextlib.suppress(discord.NotFound):  # its reader has dismissed it
        if public:
            await response.replace(words.say("film-posted"), [choices])
        else:
            await response.replace(film_title(film), below, [upload])


async def highlights(services: Services, table: Table) -> Upload | None:
    """Make the film of its best half minute for everybody in its channel. `Refused` if they may not see it, or if it
    cannot be made; None: the bot is stopping.
    """
    data, context, maker = table.data, services.context, REPLAYS.of(services.context).film_maker
    await check_public(services, data)
    look = await context.channel_preferences.of_channel(data.guild_id, data.channel_id)
    if look.in_words:
        raise Refused("film-in-words")
    replay = await replay_of(services, table)
    film = film_of(replay, services.kits[data.game], "best", await context.locale_of(data), look)
    try:
        with maker.place(-data.id, of_whom(data)) as progress:  # nobody's own
            gif = await maker.make(film, progress)
    except Refused:
        if maker.closed:
            return None
        raise
    await check_public(services, data)
    return Upload(gif, f"{data.game}-{data.id}.gif", film_alt(film))


def _told(progress: WaitProgress, words: Words) -> str:
    return words.say("film-making", before=progress.before, percent=round(100 * progress.share))


def _choice(data: TableData, words: Words) -> list[Button]:
    return [
        Button(written_id(FILM, data.ref, 0, f"make-{part}"), words.say(f"film-{part}")) for part in get_args(FilmPart)
    ]
