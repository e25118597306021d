"""Many servers full of people, of five languages, who play by a script at many tables, on an offline Discord. Their
clicks are timed.
"""

import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import simcord
from simcord.backend.models import Message

from bot.app import JuseBot
from bot.cli.run import collected_when_idle
from bot.config import Settings
from bot.core.game import AnyGame
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import OPEN_PHASES, Actor, Phase, TableData
from bot.tables.store.snapshot import decode
from bot.text import COMPLETE
from bot.ui.table.private_messages import HAND
from tests.bench.filled_database import MAX_SEATS, Place, fill_database, random_move
from tests.bench.metered_discord import MeteredDiscord, TimedClick
from tests.proof.eyes import OnFile, stored_table
from tests.proof.offline_discord import SCRIPT, OfflineDiscord

CHANNELS = 10
"""In each server, with a table in each."""
_PEOPLE = MAX_SEATS - 1


class Servers:
    """Each with ten channels and as many people as a table needs."""

    def __init__(self, offline: OfflineDiscord[Any], tables: int) -> None:
        self.members: dict[int, simcord.MemberActor] = {}
        self.places: list[Place] = []
        for server in range(-(-tables // CHANNELS)):
            guild = offline.env.create_guild(f"server {server}")
            members = [guild.add_member(offline.env.create_user(f"person {server}.{seat}")) for seat in range(_PEOPLE)]
            self.members |= {member.id: member for member in members}
            people = tuple(member.id for member in members)
            for number in range(min(CHANNELS, tables - len(self.places))):
                channel = guild.create_text_channel(f"table-{number}")
                self.places.append(Place(guild.id, channel.id, people))


class Crowd:
    """The people. They look at messages and read the database, so nothing they do warms the bot's caches."""

    def __init__(self, bot: JuseBot, tables: int) -> None:
        self.bot = bot
        self.offline = MeteredDiscord(bot)
        servers = Servers(self.offline, tables)
        self.places = servers.places
        self.table_in = {place.channel_id: number for number, place in enumerate(servers.places, start=1)}
        """The number of the table in each channel."""
        self._members = servers.members
        self.offline.locales = {
            user: COMPLETE[number // _PEOPLE % len(COMPLETE)] for number, user in enumerate(self._members)
        }
        self.chance = random.Random("crowd")  # noqa: S311
        self._opens_hands = True

    @cached_property
    def _eyes(self) -> OnFile:
        assert isinstance(self.bot.settings.database, Path)
        return OnFile(self.bot.settings.database)

    def close(self) -> None:
        self._eyes.close()

    @property
    def members(self) -> list[simcord.MemberActor]:
        return list(self._members.values())

    async def sit_down(self, places: Sequence[Place]) -> None:
        """Shows the tables of these places; everybody who has a hand opens it."""
        for place in places:
            table = await self.bot.services.tables.find(self.table_in[place.channel_id])
            await self._sit_down_at(table)
            self.offline.clear_history()

    async def _sit_down_at(self, table: Table) -> None:
        await self.bot.services.display.show(table)
        data = table.data
        if self.bot.services.kits[data.game].hand is None or not self._opens_hands:
            return
        for seat in data.people:
            opened = self.offline.click(
                self._members[seat.user_id],
                self._public_message(data.channel_id),
                f"table:{data.ref}:{data.version}:hand",
            )
            await self.offline.answered(opened)

    def close_hands(self) -> None:
        """From now on nobody looks at their hand; they move by the buttons that they had."""
        self._opens_hands = False
        for table_id in self.table_in.values():
            for hand in self.bot.services.context.known(HAND, table_id):
                hand.forget()

    def _public_message(self, channel_id: int) -> Message:
        message = self.offline.newest(channel_id)
        assert message is not None
        return message

    def read(self, table_id: int) -> tuple[TableData, AnyGame]:
        with self.offline.charge(SCRIPT):
            stored = stored_table(self._eyes, "id = ?", table_id)
            assert stored is not None
            game = self.bot.services.kits[stored.game].rules
            return decode(stored, game), game

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
        self.offline.clear_history()  # pictures that simcord keeps for long would leave gaps in the bot's memory
        click = self.offline.click(self._members[user_id], message, f"move:{data.ref}:{data.epochs[seat]}:{text}")
        click.when_answered.append(partial(self._note_version, click, data.id, data.version))
        return click

    def _note_version(self, click: TimedClick, table_id: int, before: int) -> None:
        """It is looked for in the database at the moment of the answer, from outside."""
        with self.offline.charge(SCRIPT):
            [click.version] = self._eyes.row("SELECT version FROM tables WHERE id = ?", table_id)
            click.is_saved = click.version > before

    async def is_held(self, place: Place) -> bool:
        """Return whether an action there is held for a moment, as others may call the last one."""
        table = await self.bot.services.tables.find(self.table_in[place.channel_id])
        return max(table.held_until, table.looked_at_until) > self.bot.clock.table_time(place.guild_id)

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


@asynccontextmanager
async def playing_crowd(where: Path, tables: int) -> AsyncIterator[Crowd]:
    """Start a bot on a database with so many running tables. Its computer players do not pause."""
    bot = JuseBot(Settings(database=where, computer_pause=0.0, emojis=False), shard_count=1)
    crowd = Crowd(bot, tables)
    fill_database(where, crowd.places)
    with collected_when_idle():  # as `python -m bot run` does
        await crowd.offline.start()
        try:
            yield crowd
        finally:
            crowd.close()
            await crowd.offline.close()
