"""Finished games, watched move by move: from the button below a game, or by /table replay."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.features.replay import store, watching
from bot.features.replay.film_maker import FilmMaker
from bot.features.replay.pages import (
    AS_PLAYED,
    NOBODY,
    OPEN,
    REPLAY,
    WHY,
    Page,
    Replay,
    line_of,
    present_replay,
    transcript,
)
from bot.features.replay.watching import ANYWAY
from bot.features.replay.why import tell_why
from bot.tables.runtime.table import Table
from bot.tables.steps.model import NO_SERVER, Unreadable
from bot.tables.steps.table_log import positions_of, table_record
from bot.ui.actions.feature import Press, find_table
from bot.ui.actions.services import Services
from bot.ui.discord.components import Choice, Panel, Select, written_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import ReadyMessage, Response, Upload
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.verbs import number_in

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)

_LISTS = ("list", "public-list")
"""What a press on a list of games says instead of a table; the second one in messages of version 0.9.0."""
_LARGEST = 10**9
_POSITIONS_KEPT = 4_000
"""Of the games watched last, so that a step need not play a long game again."""


class Replays:
    def __init__(self, services: Services) -> None:
        self.known = LruCache[int, Replay](_POSITIONS_KEPT, weight=lambda replay: len(replay.positions))
        self.messages = EphemeralMessages(services.tables.clock.wall)
        """By game and reader."""
        self.film_maker = FilmMaker()


def replays_of(services: Services) -> Replays:
    return services.of["replay"]


async def close(services: Services) -> None:
    await replays_of(services).film_maker.close()


async def open_replay(services: Services, response: Response, table: Table, _: str) -> None:
    """Open the replay in a message of its own for whoever presses the button below the game."""
    await watching.check(services, table.data, response.interaction)
    await _show(services, response, table, Page(0), public=False)


async def typed(
    services: Services,
    response: Response,
    table: app_commands.Range[int, 1, _LARGEST] | None = None,
    move: app_commands.Range[int, 0, _LARGEST] = 0,
    public: bool = False,
) -> None:
    """Show the game of this number. Without one, list the last games; for all to see, show the last one here."""
    if public:
        require_server(response.interaction)
        table = table or next((game.id for game in await ended(services, response)), None)
    if table is None:
        text, panel = await _list(services, response)
        await response.reply(text, panel=panel)
    else:
        found = await _find(services, table, response, public=public)
        await _show(services, response, found, Page(move), public=public)


async def _show(services: Services, response: Response, table: Table, page: Page, *, public: bool) -> None:
    """Show a page in a new message: to everybody in the channel, or in the place of the last that this person sees of
    the game.
    """
    if public and table.data.private:
        raise Refused("replay-private")
    ready = await _ready(services, response, table, page, public=public)
    if public:
        await response.public(ready.content, panel=ready.panel, files=ready.files or ())
    else:
        await replays_of(services).messages.put_beside((table.data.id, response.interaction.user.id), response, ready)


async def _find(services: Services, number: int, response: Response, *, public: bool) -> Table:
    """Find a table by its number. Of one elsewhere it is not told that it is there."""
    try:
        table = await services.tables.find(number)
        await watching.check(services, table.data, response.interaction, public=public)
    except Refused as refused:
        raise Refused("replay-unknown", table=str(number)) if refused.code == "no-such-table" else refused from None
    response.set_game(table.data.game)
    return table


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Turn a page by a button, which holds the move it leads to, or by one of the lists of a replay."""
    if press.rest in _LISTS:  # the game that was chosen, in the place of the list
        table = await _find(services, number_in(press.chosen.partition(".")[0]), response, public=False)
        if press.chosen != table.data.ref:
            raise Refused("moved-on")
        await _turn(services, response, table, Page(0))
        return
    ref, number, verb = press.read()
    table = await find_table(services, ref)  # it may be watched from another channel
    response.set_game(table.data.game)
    name, opened, line, *_ = (*verb.split("."), NOBODY, AS_PLAYED)
    if name == OPEN:  # below the game, where it stays
        await watching.check(services, table.data, response.interaction)
        page = Page(number_in(press.chosen.partition(".")[0]) if press.chosen else number)
        await _show(services, response, table, page, public=False)
        return
    public = not response.pressed_private
    await watching.check(services, table.data, response.interaction, public=public, anyway=name == ANYWAY)
    if name == WHY:
        await tell_why(services, response, await replay_of(services, table), number)
        return
    if name == "go":
        number = number_in(press.chosen)
    elif name == "hands":
        opened = NOBODY if press.chosen == "-" else press.chosen
    await _turn(services, response, table, Page(number, opened, line))


async def _turn(services: Services, response: Response, table: Table, page: Page) -> None:
    ready = await _ready(services, response, table, page, public=not response.pressed_private)
    if response.pressed_private:
        await replays_of(services).messages.put((table.data.id, response.interaction.user.id), response, ready)
    else:
        await response.replace(ready.content, ready.panel, ready.files)


async def _ready(services: Services, response: Response, table: Table, page: Page, *, public: bool) -> ReadyMessage:
    kit = services.kits[table.data.game]
    locale, look = await services.locale_and_look(response, public=public)
    played = await replay_of(services, table)
    study = await services.context.summaries.insight_of(played.data, kit, played.positions)
    replay = line_of(msgspec.structs.replace(played, study=study), kit, page.line)
    shown = present_replay(replay, kit, locale, page.at(replay.within(page.number)), look)
    return await services.context.painter.ready(shown, response.words)


async def replay_of(services: Services, table: Table) -> Replay:
    """Return the replay of a game that is over."""
    data, known = table.data, replays_of(services).known
    kept = known.get(data.id)
    if kept is not None and kept.data == data:
        return kept
    try:
        positions = positions_of(data, table.game, await services.tables.store.moves(data.id))
    except Unreadable as error:
        log.warning("a game cannot be watched: %s", error)
        raise Refused("record-unreadable") from None
    replay = Replay(data, positions, await services.context.summaries.of(table))
    known.put(data.id, replay)
    return replay


async def ended(services: Services, response: Response) -> Sequence[store.EndedGame]:
    """Return the games that ended last in this channel; where the bot is on no server, the asker's own."""
    interaction, database = response.interaction, services.store
    server = server_of(interaction)
    if server == NO_SERVER:
        found = await store.own_games(database, interaction.user.id)
    else:
        found = await store.games_in(database, server, interaction.channel_id or 0)
    return [game for game in found if game.game in services.kits]


async def _list(services: Services, response: Response) -> tuple[str, Panel]:
    words, nowhere = response.words, server_of(response.interaction) == NO_SERVER
    games = await ended(services, response)
    if not games:
        return words.say("replay-none-own" if nowhere else "replay-none"), ()
    choices = tuple(
        Choice(
            game.ref,
            words.say(
                "replay-choice",
                game=response.words_of(game.game).say(f"{game.game}-name"),
                table=str(game.id),
                names=words.say("list-separator").join(game.names),
            ),
        )
        for game in games
    )
    return words.say("replay-list"), [
        Select(
            written_id(REPLAY, "list"),
            words.say("replay-which-own" if nowhere else "replay-which"),
            choices,
        )
    ]


async def record(services: Services, response: Response, table: Table, _: str) -> None:
    """Hand out the record and a transcript. They hold every secret, so only once the game is over (rule book C5)."""
    data = table.data
    if data.is_open:
        raise Refused("record-later")
    if data.state is None:
        raise Refused("record-of-nothing")
    await watching.check(services, data, response.interaction)
    replay = await replay_of(services, table)
    line = table_record(data, table.game, [position.move for position in replay.positions])
    text = transcript(replay, services.kits[data.game], response.locale)
    uploads = [
        Upload(line.encode(), f"{data.game}-{data.id}.json"),
        Upload(text.encode(), f"{data.game}-{data.id}.md"),
    ]
    await response.reply(response.words.say("record-here"), files=uploads)
