"""Many servers full of people who play by a script at many tables, on an offline Discord."""

import random
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import simcord
from simcord.backend.models import Message

from bot import gc_schedule
from bot.app import JuseBot, create_bot
from bot.config import Settings
from bot.core.game import AnyGame
from bot.tables.runtime.table import Table
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import OPEN_PHASES, Phase, TableData
from bot.tables.store.snapshot import StoredTable, decode
from tests.proof.meter import PEOPLE
from tests.proof.offline import Click, Offline
from tests.proof.stock import MOST_SEATS, Place, a_move, stock

CHANNELS = 10
"""Tables in each server."""
_PEOPLE = MOST_SEATS - 1
_READ = "SELECT id, game, phase, version, state_version, touched_at, snapshot FROM tables WHERE id = ?"
_FORGET_EVERY = 25
"""Clicks."""


class Servers:
    """Ten channels in each, and so many people that every table is taken by them."""

    def __init__(self, there: Offline, tables: int) -> None:
        self.members: dict[int, simcord.MemberActor] = {}
        self.places: list[Place] = []
        for server in range(-(-tables // CHANNELS)):
            guild = there.env.create_guild(f"server {server}")
            members = [guild.add_member(there.env.create_user(f"person {server}.{seat}")) for seat in range(_PEOPLE)]
            self.members |= {member.id: member for member in members}
            people = tuple(member.id for member in members)
            for number in range(min(CHANNELS, tables - len(self.places))):
                channel = guild.create_text_channel(f"table-{number}")
                self.places.append(Place(guild.id, channel.id, people))


class Crowd:
    """People look at what is on the screen, and at the file beside the bot, so that nothing of theirs warms the bot."""

    def __init__(self, bot: JuseBot, there: Offline, servers: Servers, seed: str) -> None:
        self.bot = bot
        self.there = there
        self.places = servers.places
        self.chance = random.Random(seed)  # noqa: S311
        self.table_in = {place.channel_id: number for number, place in enumerate(servers.places, start=1)}
        """Channel and the number of the table that is played there."""
        self._members = servers.members
        self._clicks = 0
        self._hands: dict[tuple[int, int], Message] = {}
        self._file = sqlite3.connect(bot.settings.database)

    def close(self) -> None:
        self._file.close()

    @property
    def members(self) -> list[simcord.MemberActor]:
        return list(self._members.values())

    @property
    def moves(self) -> int:
        """Made at all tables so far, as another process finds them in the file."""
        return self._file.execute("SELECT COUNT(*) FROM moves WHERE seat IS NOT NULL").fetchone()[0]

    async def sit_down(self, places: Sequence[Place]) -> None:
        """The tables of these places are shown, and whoever has a hand opens it."""
        for place in places:
            table = await self.bot.hall.find(self.table_in[place.channel_id])
            await self._sit_down_at(table)
            self.there.forget()

    async def _sit_down_at(self, table: Table) -> None:
        await self.bot.display.show(table)
        data = table.data
        if self.bot.kits[data.game].hand is None:
            return
        for seat in data.people:
            opened = self.there.click(
                self._members[seat.user_id], self._board(data.channel_id), f"t:{data.id}:{data.version}:hand"
            )
            await self.there.answered(opened)
            self._hands[data.id, seat.user_id] = self.there.answered_with(opened)

    def _board(self, channel_id: int) -> Message:
        message = self.there.newest(channel_id)
        assert message is not None
        return message

    def seen(self, table_id: int) -> tuple[TableData, AnyGame]:
        with self.there.meter.of(PEOPLE):
            stored = StoredTable(*self._file.execute(_READ, (table_id,)).fetchone())
            game = self.bot.kits[stored.game].rules
            return decode(stored, game), game

    def _is_open(self, table_id: int) -> bool:
        with self.there.meter.of(PEOPLE):
            [phase] = self._file.execute("SELECT phase FROM tables WHERE id = ?", (table_id,)).fetchone()
            return phase in OPEN_PHASES

    def game_in(self, place: Place) -> str:
        return self._file.execute(
            "SELECT game FROM tables WHERE id = ?", (self.table_in[place.channel_id],)
        ).fetchone()[0]

    def click(self, place: Place) -> Click | None:
        """What somebody who is asked there does next; None when only computers are."""
        data, game = self.seen(self.table_in[place.channel_id])
        with self.there.meter.of(PEOPLE):
            asked = game.to_act(data.state) if data.phase is Phase.PLAYING else ()
            seats = [seat for seat in sorted(asked) if not data.seats[seat].by_computer]
            if not seats:
                return None
            seat = self.chance.choice(seats)
            user_id = data.seats[seat].user_id
            written = game.spell(a_move(game, data.state, seat, self.chance))
            message = self._hands.get((data.id, user_id)) or self._board(place.channel_id)
        self._clicks += 1
        if self._clicks % _FORGET_EVERY == 0:
            self.there.forget()
        return self.there.click(self._members[user_id], message, f"m:{data.id}:{data.epochs[seat]}:{written}")

    async def play_on(self, place: Place) -> bool:
        """Where a game has ended the next begins."""
        if self._is_open(self.table_in[place.channel_id]):
            return False
        data, game = self.seen(self.table_in[place.channel_id])
        self._sweep(data)
        table = await self._dealt_again(data, game)
        self.table_in[place.channel_id] = table.data.id
        await self._sit_down_at(table)
        return True

    async def _dealt_again(self, old: TableData, game: AnyGame) -> Table:
        hall, opener = self.bot.hall, old.people[0]
        place, actor = (old.guild_id, old.channel_id), Actor(opener.user_id, opener.name, False, hall.now())
        if game.max_seats == 1:
            return await hall.open_alone(game, place, actor, old.options, private=False)
        table = await hall.rematch(old, actor)
        await hall.run(table, hall.deal(), actor)
        return table

    def _sweep(self, old: TableData) -> None:
        """A busy channel: what stood there of the last game is far up by now."""
        self.there.backend.messages[old.channel_id].clear()
        for seat in old.people:
            self._hands.pop((old.id, seat.user_id), None)


@asynccontextmanager
async def crowd(path: Path, tables: int, *, alone: bool = False, seed: str = "crowd") -> AsyncIterator[Crowd]:
    """A bot that has just started on a file with so many running tables; its computer players do not pause. `alone`:
    each person plays against computers only.
    """
    bot = create_bot(Settings(database=path, computer_pause=0.0), shard_count=1)
    there = Offline(bot)
    servers = Servers(there, tables)
    stock(path, servers.places, alone=alone)
    made = Crowd(bot, there, servers, seed)
    await there.start()
    try:
        with gc_schedule.collected_when_idle():  # as `python -m bot run` does
            yield made
    finally:
        made.close()
        await there.env.shutdown()
        await bot.close()
