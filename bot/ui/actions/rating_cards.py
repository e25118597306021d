"""/table card: how strong somebody is, for whoever asks or for all."""

from collections.abc import Mapping

import discord

from bot.tables.runtime.tables import Tables
from bot.tables.steps.rating import season_of
from bot.ui.actions.places import public_place
from bot.ui.discord.locales import server_locale
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import require_server
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.rating_lines import OfGame, RatingCard, present_card

_MOST_POINTS = 200
"""Of a curve."""

Person = discord.User | discord.Member


class RatingCards:
    def __init__(self, tables: Tables, kits: Mapping[str, GameKit], display: Display) -> None:
        self._tables = tables
        self._kits = kits
        self._display = display

    async def show(self, response: Response, player: Person, *, public: bool) -> None:
        interaction, words = response.interaction, response.words
        guild_id = require_server(interaction)
        if public:
            # Not deferred: what follows that would be for the asker alone.
            await public_place(self._tables.settings, response)
        else:
            await response.defer()
        card = await self._card(guild_id, player)
        if not card.games:
            own = player.id == interaction.user.id
            name = written(bare(player.display_name))
            await response.reply(words.say("card-own-none") if own else words.say("card-none", name=name))
            return
        if public:
            locale = server_locale(interaction.client, guild_id)
            own_look = await self._display.channel_preferences.of_channel(guild_id, interaction.channel_id or 0)
        else:
            locale = response.locale
            own_look = (await self._tables.settings.of_player(interaction.user.id)).look
        ready = await self._display.ready(present_card(card, locale, own_look), words)
        say = response.public if public else response.reply
        await say(ready.content, files=ready.files or ())

    async def _card(self, guild_id: int, player: Person) -> RatingCard:
        """Of this season, on this server."""
        season, book = season_of(self._tables.clock.wall()), self._tables.ratings
        games: list[OfGame] = []
        for game in sorted(self._kits):
            own = await book.own(guild_id, game, player.id, season)
            if own is None:
                continue
            players = await book.players(guild_id, game, season)
            points = await book.curve(guild_id, game, player.id, _MOST_POINTS)
            curve = [point.shown for point in points if point.season == season] or [own.rating.shown]
            games.append(OfGame(game, own.rating, own.place, players, own.games, curve))
        return RatingCard(player.display_name, season, games)
