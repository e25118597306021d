"""Finished games, watched move by move: from the button below a game, or by /table replay."""

import logging
from collections.abc import Mapping
from typing import Any

import discord
import msgspec

from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import NO_SERVER, TableData, Unreadable
from bot.tables.steps.record import positions_of
from bot.ui.actions.watching import ANYWAY, Watching
from bot.ui.discord.components import Choice, Panel, Select, replay_list_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.locales import server_locale
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.replay import AS_PLAYED, NOBODY, Insights, Page, Replay, line_of, present_replay

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)

PUBLIC_LIST = "public-list"
LISTS = ("list", PUBLIC_LIST)
"""What a press on a list of games says instead of a table."""
_LONGEST_NUMBER = 15
_AT_HAND = 4_000
"""Positions of the games watched last, so that a step need not play a long game again."""


class Replays:
    def __init__(self, tables: Tables, kits: Mapping[str, GameKit], display: Display) -> None:
        self._tables = tables
        self._watching = Watching(tables)
        self._kits = kits
        self._display = display
        self._at_hand = LruCache[int, Replay](_AT_HAND, weight=lambda replay: len(replay.positions))
        self._insights = Insights()
        self._messages = EphemeralMessages(tables.clock.wall)

    def close(self) -> None:
        self._insights.close()

    async def open(self, response: Response, table: Table, _: str = "") -> None:
        """For whoever presses the button below the game, and in their own message."""
        await self.check(table.data, response.interaction)
        await self._show(response, table, Page(0))

    async def typed(self, response: Response, number: int | None, move: int, *, public: bool) -> None:
        if public:
            require_server(response.interaction)
        if number is None:
            text, panel = await self._list(response, public=public)
            await response.reply(text, panel=panel)
            return
        table = await self._find(number, response, public=public)
        if public:
            await self._publish(response, table, Page(move))
            return
        await self._show(response, table, Page(move))

    async def _show(self, response: Response, table: Table, page: Page) -> None:
        """In a new message, in the place of the last that this person sees of the game."""
        ready = await self._ready(response, table, page, public=False)
        await self._messages.put_beside((table.data.id, response.interaction.user.id), response, ready)

    async def _publish(self, response: Response, table: Table, page: Page) -> None:
        if table.data.private:
            raise Refused("replay-private")
        ready = await self._ready(response, table, page, public=True)
        await response.public(ready.content, panel=ready.panel, files=ready.files or ())

    async def _find(self, number: int, response: Response, *, public: bool = False) -> Table:
        try:
            table = await self._tables.find(number)
            await self.check(table.data, response.interaction, public=public)
        except Refused as refused:
            # Of a table elsewhere it is not told that it is there.
            raise Refused("replay-unknown", table=str(number)) if refused.code == "no-such-table" else refused from None
        response.set_game(table.data.game)
        return table

    async def chosen(self, response: Response, ref: str, *, public: bool) -> None:
        """Show the game that was chosen in the list: in its place, or to everybody in the channel."""
        number, _, _ = ref.partition(".")
        if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
            raise Refused("unknown-button")
        table = await self._find(int(number), response, public=public)
        if ref != table.data.ref:
            raise Refused("moved-on")
        if public:
            await self._publish(response, table, Page(0))
        else:
            await self._turn(response, table, Page(0))

    async def pressed(self, response: Response, table: Table, number: int, verb: str, chosen: str) -> None:
        """In a replay: by a button, which holds the move it leads to, or in one of its lists."""
        name, opened, line, *_ = (*verb.split("."), NOBODY, AS_PLAYED)
        if name == ANYWAY:
            await self._watching.watch_anyway(table.data, response.interaction)
        await self.check(table.data, response.interaction, public=not response.pressed_private)
        if name == "go":
            if not chosen.isdecimal() or len(chosen) > _LONGEST_NUMBER:
                raise Refused("unknown-button")
            number = int(chosen)
        elif name == "hands":
            opened = NOBODY if chosen == "-" else chosen
        await self._turn(response, table, Page(number, opened, line))

    async def check(self, data: TableData, interaction: Interaction, *, public: bool = False) -> None:
        """Whether this person may see all of the game now. `public`: all in the channel are to see it."""
        await self._watching.check(data, interaction, public=public)

    async def _turn(self, response: Response, table: Table, page: Page) -> None:
        ready = await self._ready(response, table, page, public=not response.pressed_private)
        if response.pressed_private:
            await self._messages.put((table.data.id, response.interaction.user.id), response, ready)
        else:
            await response.replace(ready.content, ready.panel, ready.files)

    async def _ready(self, response: Response, table: Table, page: Page, *, public: bool) -> ReadyMessage:
        interaction, kit = response.interaction, self._kits[table.data.game]
        if public:
            server = server_of(interaction)
            locale = server_locale(interaction.client, server)
            own = await self._display.channel_preferences.of_channel(server, interaction.channel_id or 0)
        else:
            locale, own = response.locale, (await self._tables.settings.of_player(interaction.user.id)).look
        played = await self.of(table)
        study = await self._insights.of(played.data, kit, played.positions)
        replay = line_of(msgspec.structs.replace(played, study=study), kit, page.line)
        shown = present_replay(replay, kit, locale, page.at(replay.within(page.number)), own)
        return await self._display.ready(shown, response.words)

    async def of(self, table: Table) -> Replay:
        """Of a game that is over."""
        data = table.data
        loaded_tables = self._at_hand.get(data.id)
        if loaded_tables is not None and loaded_tables.data == data:
            return loaded_tables
        try:
            positions = positions_of(data, table.game, await self._tables.store.moves(data.id))
        except Unreadable as error:
            log.warning("a game cannot be watched: %s", error)
            raise Refused("record-unreadable") from None
        replay = Replay(data, positions, await self._display.summary(table))
        self._at_hand.put(data.id, replay)
        return replay

    async def _list(self, response: Response, *, public: bool) -> tuple[str, Panel]:
        """The games that ended last in this channel; where the bot is on no server, one's own."""
        interaction, words, store = response.interaction, response.words, self._tables.store
        server = server_of(interaction)
        if server == NO_SERVER:
            found = await store.own_games(interaction.user.id)
        else:
            found = await store.games_in(server, interaction.channel_id or 0)
        games = [game for game in found if game.game in self._kits]
        if not games:
            return words.say("replay-none-own" if server == NO_SERVER else "replay-none"), ()
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
                replay_list_id(public=public),
                words.say("replay-which-own" if server == NO_SERVER else "replay-which"),
                choices,
            )
        ]
