"""A crowd that plays by a script, whose clicks are timed."""

import random
import secrets
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

from simcord.backend.models import Message

from bot.app import JuseBot
from bot.core.game import AnyGame
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import OPEN_PHASES, Actor, Phase, TableData
from tests.bench.metered_discord import MeteredDiscord, TimedClick
from tests.proof.crowd import Crowd, seated_crowd
from tests.proof.filled_database import Place, random_move
from tests.proof.offline_discord import SCRIPT

_CLEAR_EVERY = 25
"""Clicks."""


class ClickingCrowd(Crowd):
    offline: MeteredDiscord

    def __init__(self, bot: JuseBot, tables: int) -> None:
        super().__init__(bot, MeteredDiscord(bot), tables)
        self.chance = random.Random("crowd")  # noqa: S311
        self._clicks = 0

    @property
    def moves(self) -> int:
        """At all tables so far, as counted in the database."""
        return self._eyes.row("SELECT COUNT(*) FROM moves WHERE seat IS NOT NULL")[0]

    def _hand(self, data: TableData, user_id: int) -> Message | None:
        """It follows the table down: where it was before, it is no more."""
        hand = self.bot.services.context.ephemeral.get((data.id, user_id))
        return None if hand is None else self.offline.backend.messages[data.channel_id].get(hand.message_id)

    def _is_open(self, table_id: int) -> bool:
        with self.offline.charge(SCRIPT):
            [phase] = self._eyes.row("SELECT phase FROM tables WHERE id = ?", table_id)
            return phase in OPEN_PHASES

    def game_in(self, place: Place) -> str:
        return self._eyes.row("SELECT game FROM tables WHERE id = ?", self.table_in[place.channel_id])[0]

    def click(self, place: Place) -> TimedClick | None:
        """The next move of somebody who is asked there; None when only computers are."""
        data, game = self.read(self.table_in[place.channel_id])
        with self.offline.charge(SCRIPT):
            asked = game.to_act(data.state) if data.phase is Phase.PLAYING else ()
            seats = [seat for seat in sorted(asked) if not data.seats[seat].by_computer]
            if not seats:
                return None
            seat = self.chance.choice(seats)
            user_id = data.seats[seat].user_id
            text = game.spell(random_move(game, data.state, seat, self.chance))
            message = self._hand(data, user_id) or self._public_message(place.channel_id)
        self._clicks += 1
        if self._clicks % _CLEAR_EVERY == 0:
            self.offline.clear_history()
        click = self.offline.click(self._members[user_id], message, f"move:{data.ref}:{data.epochs[seat]}:{text}")
        click.when_answered.append(partial(self._note_version, click, data.id, data.version))
        return click

    def _note_version(self, click: TimedClick, table_id: int, before: int) -> None:
        """It is looked for in the database at the moment of the answer, from outside."""
        with self.offline.charge(SCRIPT):
            [click.version] = self._eyes.row("SELECT version FROM tables WHERE id = ?", table_id)
            click.is_saved = click.version > before

    async def play_on(self, place: Place) -> bool:
        """Begins the next game where one has ended."""
        if self._is_open(self.table_in[place.channel_id]):
            return False
        data, game = self.read(self.table_in[place.channel_id])
        self._clear_channel(data)
        table = await self._deal_again(data, game)
        self.table_in[place.channel_id] = table.data.id
        await self._sit_down_at(table)
        return True

    async def _deal_again(self, old: TableData, game: AnyGame) -> Table:
        hall, opener = self.bot.services.tables, old.people[0]
        place, actor = (old.guild_id, old.channel_id), Actor(opener.user_id, opener.name)
        if game.max_seats == 1:
            return await hall.open_dealt(game, place, actor, old.options, private=False)
        table = await hall.rematch(old, actor)
        await hall.run(table, lobby.start(secrets.token_hex(16)), actor)
        return table

    def _clear_channel(self, old: TableData) -> None:
        """In a busy channel, the messages of the last game have scrolled away."""
        self.offline.backend.messages[old.channel_id].clear()


def playing_crowd(where: Path, tables: int) -> AbstractAsyncContextManager[ClickingCrowd]:
    return seated_crowd(ClickingCrowd, where, tables)
