"""Many servers full of people who sit at many tables, on an offline Discord."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import simcord
from simcord.backend.models import Message

from bot.app import JuseBot
from bot.cli.run import collected_when_idle
from bot.config import Settings
from bot.core.game import AnyGame
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.store.snapshot import decode
from tests.proof.eyes import OnFile, stored_table
from tests.proof.filled_database import MAX_SEATS, Place, fill_database
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


K = TypeVar("K", bound="Crowd")


class Crowd:
    """The people. They look at messages and read the database, so nothing they do warms the bot's caches."""

    def __init__(self, bot: JuseBot, offline: OfflineDiscord[Any], tables: int) -> None:
        self.bot = bot
        self.offline = offline
        servers = Servers(offline, tables)
        self.places = servers.places
        self.table_in = {place.channel_id: number for number, place in enumerate(servers.places, start=1)}
        """The number of the table in each channel."""
        self._members = servers.members

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
        if self.bot.services.kits[data.game].hand is None:
            return
        for seat in data.people:
            opened = self.offline.click(
                self._members[seat.user_id],
                self._public_message(data.channel_id),
                f"table:{data.ref}:{data.version}:hand",
            )
            await self.offline.answered(opened)

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


@asynccontextmanager
async def seated_crowd(
    new_crowd: Callable[[JuseBot, int], K], where: Path, tables: int, *, clock: Clock | None = None
) -> AsyncIterator[K]:
    """Start a bot on a database with so many running tables. Its computer players do not pause."""
    bot = JuseBot(Settings(database=where, computer_pause=0.0, emojis=False), shard_count=1, clock=clock)
    crowd = new_crowd(bot, tables)
    fill_database(where, crowd.places)
    with collected_when_idle():  # as `python -m bot run` does
        await crowd.offline.start()
        try:
            yield crowd
        finally:
            crowd.close()
            await crowd.offline.close()
