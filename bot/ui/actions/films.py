"""Films of finished games: offered in a replay, made for whoever asked, and shown to everybody if they want that."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import get_args

import discord

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.ui.actions.press import Press, find_anywhere
from bot.ui.actions.replays import replay_of
from bot.ui.actions.services import Services
from bot.ui.actions.watching import check
from bot.ui.discord.components import FILM, Button, Panel, written_id
from bot.ui.discord.permissions import missing, named
from bot.ui.discord.response import REQUEST_ERRORS, Response, Upload
from bot.ui.discord.whereabouts import server_locale, server_of
from bot.ui.table.film import Film, Part, film_alt, film_of, film_title
from bot.ui.table.film_maker import Progress
from bot.ui.table.replay import transcript

log = logging.getLogger(__name__)

TOLD_EVERY = 1.5
"""Seconds between two changes of the reply that tells how far a film is."""

Finish = Callable[[Film, Upload], Awaitable[None]]


async def _pressed(services: Services, response: Response, press: Press) -> None:
    ref, number, _, verb = press.read()
    table = await find_anywhere(services, response, number, ref)  # its replay may be watched from another channel
    await check(services, table.data, response.interaction)
    if verb == "offer":
        panel = [_choice(table.data, response.words)]
        await response.reply(response.words.say("film-offer"), panel=panel)
        return
    if verb == "told":
        await _tell(services, response, table)
        return
    name, _, wanted = verb.partition("-")
    part = next((part for part in get_args(Part) if part == wanted), None)
    if part is None or not response.pressed_private:
        raise Refused("unknown-button")
    if name == "make":
        await _give(services, response, table, part)
    elif name == "post":
        await _post(services, response, table, part)
    else:
        raise Refused("unknown-button")


async def _tell(services: Services, response: Response, table: Table) -> None:
    """Give a transcript to those who read in words."""
    text = transcript(await replay_of(services, table), services.kits[table.data.game], response.locale)
    upload = Upload(text.encode(), f"{table.data.game}-{table.data.id}.md")
    await response.reply(response.words.say("film-told"), files=[upload])


async def _give(services: Services, response: Response, table: Table, part: Part) -> None:
    """Make the film in the private message that was pressed, as its reader reads and sees it."""

    async def finish(film: Film, gif: Upload) -> None:
        with contextlib.suppress(discord.NotFound):  # its reader has dismissed it
            await response.replace(film_title(film), _below(table.data, part, response.words), [gif])

    look = (await services.tables.settings.of_player(response.interaction.user.id)).look
    await _make(services, response, table, part, (response.locale, look), finish, [_choice(table.data, response.words)])


async def _post(services: Services, response: Response, table: Table, part: Part) -> None:
    """Make the film again, as the channel reads and sees it, and post it."""
    interaction, words = response.interaction, response.words
    if table.data.private:
        raise Refused("film-private")
    await check(services, table.data, interaction, public=True)
    if missing(interaction):
        raise Refused("no-permission", missing=named(interaction, words))
    if (
        await services.display.channel_preferences.of_channel(table.data.guild_id, interaction.channel_id or 0)
    ).in_words:
        raise Refused("film-in-words")

    async def finish(film: Film, gif: Upload) -> None:
        await response.public(film_title(film), files=[gif])
        with contextlib.suppress(discord.NotFound):
            await response.replace(words.say("film-posted"), [_choice(table.data, words)])

    locale = server_locale(interaction.client, server_of(interaction))
    await _make(services, response, table, part, (locale, AS_THE_TABLE), finish, _below(table.data, part, words))


async def _make(
    services: Services,
    response: Response,
    table: Table,
    part: Part,
    channel_preferences: tuple[str, OwnLook],
    finish: Finish,
    if_refused: Panel,
) -> None:
    data, words = table.data, response.words
    try:
        with services.film_maker.place(response.interaction.user.id) as progress:
            await response.replace(_told(progress, words), ())
            replay = await replay_of(services, table)
            await asyncio.sleep(0)
            film = film_of(replay, services.kits[data.game], part, *channel_preferences)
            gif = await _made(services, response, film, progress)
    except Refused as refused:
        # In the reply that was pressed, where it can be tried again.
        with contextlib.suppress(discord.NotFound):
            await response.replace(words.refusal(refused), if_refused)
        return
    if gif is not None:
        await finish(film, Upload(gif, f"{data.game}-{data.id}.gif", film_alt(film)))


async def _made(services: Services, response: Response, film: Film, progress: Progress) -> bytes | None:
    """Make it, and report progress. None: its reply is gone, so nobody wants it any more."""
    making = asyncio.get_running_loop().create_task(services.film_maker.make(film, progress))
    told = ""
    try:
        while not (await asyncio.wait({making}, timeout=TOLD_EVERY))[0]:
            before, told = told, _told(progress, response.words)
            if told == before:
                continue
            try:
                await response.replace(told, ())
            except discord.NotFound:
                return None
            except REQUEST_ERRORS as error:
                log.info("the progress of a film was not told: %s", error)
        return making.result()
    finally:
        making.cancel()


def _told(progress: Progress, words: Words) -> str:
    return words.say("film-making", before=progress.before, percent=round(100 * progress.share))


def _choice(data: TableData, words: Words) -> list[Button]:
    return [Button(written_id(FILM, data.ref, 0, f"make-{part}"), words.say(f"film-{part}")) for part in get_args(Part)]


def _below(data: TableData, part: Part, words: Words) -> Panel:
    """Return the buttons below a film."""
    others = [button for button in _choice(data, words) if not button.id.endswith(part)]
    post = Button(written_id(FILM, data.ref, 0, f"post-{part}"), words.say("film-post"), "main")
    return [others if data.private else [post, *others]]


PRESSES = {FILM: _pressed}
