"""Challenges: the deal of a finished game, offered to everybody in a channel and played by each on their own."""

from collections.abc import Mapping

import discord

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData
from bot.tables.steps.results import standing_of
from bot.tables.steps.same_deal import seat_to_play
from bot.tables.store.deals import Challenge, DealPlayer
from bot.ui.actions.places import allowed_place, public_place
from bot.ui.actions.watching import ANYWAY, check_may_know, opens_at
from bot.ui.discord.components import Button, challenge_id
from bot.ui.discord.permissions import actor_of, named
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import message_link, require_server, server_of
from bot.ui.kit import GameKit
from bot.ui.table.challenge import HERE, PRIVATELY, ChallengeMessages
from bot.ui.table.display import Display
from bot.ui.table.notices import timestamp

_LOOKED_THROUGH = 5


class Challenges:
    def __init__(
        self, tables: Tables, kits: Mapping[str, GameKit], display: Display, messages: ChallengeMessages
    ) -> None:
        self._tables = tables
        self._deals = tables.deals
        self._kits = kits
        self._display = display
        self._messages = messages

    # ------------------------------------------------------------ offering one

    async def offer(self, response: Response, table: Table, _: str = "") -> None:
        data, user = table.data, response.interaction.user
        require_server(response.interaction)
        check_may_know(data, response.interaction)
        if data.phase is not Phase.OVER:
            raise Refused("challenge-unfinished")
        opens = opens_at(data)
        if self._tables.clock.wall() <= opens:
            raise Refused("challenge-daily", when=timestamp(opens), table=str(data.id))
        if data.chance is None:
            raise Refused("record-unreadable")
        place = await public_place(self._tables.settings, response)
        await response.defer()
        outcome = table.game.outcome(data.state)
        standings = {
            number: standing_of(data, table.game, outcome, number)
            for number, seat in enumerate(data.seats)
            if seat.user_id not in (COMPUTER, FORGOTTEN)
        }
        seat, now = seat_to_play(data, table.game, user.id), self._tables.clock.of(place[0])
        challenge = await self._deals.book.offer(data, seat, place, (user.id, user.display_name), now, standings)
        before = challenge.message_id
        challenge, error = await self._messages.put(challenge)
        if challenge.message_id is None and isinstance(error, discord.Forbidden):
            raise Refused("no-permission", missing=named(response.interaction, response.words))
        if challenge.message_id is None:
            await response.reply(response.words.say("challenge-comes"))
        elif before == challenge.message_id:
            link = message_link(challenge.guild_id, challenge.channel_id, challenge.message_id)
            await response.reply(response.words.say("challenge-stands", link=link))

    async def typed(self, response: Response, number: int | None) -> None:
        require_server(response.interaction)
        await response.defer()
        try:
            table = await (self._last_here(response) if number is None else self._tables.find(number))
            response.set_game(table.data.game)
            await self.offer(response, table)
        except Refused as refused:
            # Of a table elsewhere it is not told that it is there.
            unknown = Refused("challenge-unknown", table=str(number))
            raise unknown if refused.code == "no-such-table" else refused from None

    async def _last_here(self, response: Response) -> Table:
        interaction = response.interaction
        found = await self._tables.store.games_in(server_of(interaction), interaction.channel_id or 0)
        for game in [game for game in found if game.game in self._kits][:_LOOKED_THROUGH]:
            table = await self._tables.find(game.id)
            if table.data.phase is Phase.OVER:
                return table
        raise Refused("challenge-none")

    # ------------------------------------------------------------ taking one up

    async def pressed(self, response: Response, ref: str, number: int, seat: int, verb: str) -> None:
        interaction = response.interaction
        way, _, anyway = verb.partition(".")
        if way not in (PRIVATELY, HERE) or anyway not in ("", ANYWAY):
            raise Refused("unknown-button")
        source, challenge = await self._found(ref, number, seat, interaction.channel_id or 0)
        response.set_game(source.game)
        user_id, deal = interaction.user.id, source.deal_key
        known = await self._deals.book.player(deal, user_id)
        if known is not None:
            await self._bring_back(response, known)
            return
        if await self._deals.book.has_played_day(deal, user_id):
            raise Refused("challenge-day-played")
        if self._deals.is_over(challenge):
            raise Refused("challenge-over")
        if not anyway and await self._deals.book.has_viewed(deal, user_id):
            button = Button(
                challenge_id(source.ref, seat, f"{way}.{ANYWAY}"), response.words.say("challenge-anyway"), "go"
            )
            raise NeedsConfirmation(response.words.say("challenge-seen"), [[button]])
        settings, private = self._tables.settings, way == PRIVATELY
        if private:
            place = await allowed_place(settings, interaction, response.words)
        else:
            place = await public_place(settings, response)
        await response.defer()
        try:
            table = await self._deals.open(source, seat, place, actor_of(interaction), private=private)
        except Refused as refused:
            known = await self._deals.book.player(deal, user_id)
            if refused.code != "challenge-played" or known is None:
                raise
            await self._bring_back(response, known)  # they have pressed twice at once
            return
        self._display.note_acted(table.data, user_id)
        await self._display.show(table, response=response)

    async def _found(self, ref: str, number: int, seat: int, channel_id: int) -> tuple[TableData, Challenge]:
        try:
            source = (await self._tables.find(number)).data
        except Refused:
            raise Refused("challenge-gone") from None
        if ref != source.ref:
            raise Refused("moved-on")
        challenge = await self._deals.book.find(source.deal_key, seat, channel_id)
        if challenge is None:
            raise Refused("challenge-gone")
        return source, challenge

    async def _bring_back(self, response: Response, known: DealPlayer) -> None:
        """To the table where they play it. `Refused` if they know the cards already."""
        if known.table_id is None:
            raise Refused("challenge-watched")
        if known.first:
            raise Refused("challenge-first")
        if not known.is_playing:
            raise Refused("challenge-played", table=str(known.table_id))
        table = await self._tables.find(known.table_id)
        if table.data.private:
            await self._display.show(table, response=response)
        elif table.data.channel_id == response.interaction.channel_id:
            await self._display.move_down(table, response)
        else:
            raise Refused("challenge-elsewhere", table=str(table.data.id), channel=f"<#{table.data.channel_id}>")
