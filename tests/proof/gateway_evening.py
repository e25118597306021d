"""Tables at which people play while the bot is cut off from Discord: what they do meanwhile, and what must be true of
each table when it is back.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import msgspec
import simcord
from simcord.backend.models import Message

from bot.tables.steps.model import Phase
from tests.discord.consistency import inconsistencies
from tests.discord.house import House
from tests.discord.socket_env import SocketEnv

MESSAGES = 10
"""Posted below a table while the bot hears nothing."""
RIGHT_WITHIN = 20.0
"""Seconds after Discord is back."""
_LOOKED_WITHIN = 2.0
_LOOK_EVERY = 0.01
_ANSWERED_WITHIN = 3.0
_PLAYERS = ("alice", "bob")
_SQL = "SELECT phase, version, id FROM tables WHERE channel_id = ? ORDER BY id DESC"


class Place(msgspec.Struct):
    """A table's channel, and what was acknowledged at the table."""

    house: House
    channel: simcord.ChannelHandle
    version: int = 0

    async def begin(self) -> None:
        """A game, unless one is going on."""
        if self.phase != "playing":
            await self.house.begin(*_PLAYERS, channel=self.channel)
        self.note()

    def note(self) -> None:
        self.version = self._row()[1]

    @property
    def phase(self) -> str:
        return self._row()[0]

    def _row(self) -> tuple[str, int, int]:
        rows = self.house.rows(_SQL, self.channel.id)
        return rows[0] if rows else ("none", 0, 0)

    def lost(self) -> Iterator[str]:
        if self._row()[1] < self.version:
            yield f"version {self._row()[1]} although {self.version} was acknowledged"

    async def click(self, within: float) -> simcord.InteractionResult | None:
        """The next right move, by its button, as soon as the message shows the table as it is. None: it does not, or
        the game has ended.
        """
        house, until = self.house, time.monotonic() + within
        table = await house.bot.services.tables.find(self._row()[2])
        while (data := table.data).phase is Phase.PLAYING:
            name, action = house.next_move(data)
            shown, button = house.live(self.channel), f"move:{data.ref}:{data.epochs[data.state.turn]}:{action}"
            if button in _enabled(house.raw(shown)):
                return await house[name].click(shown, custom_id=button)
            if time.monotonic() > until:
                break
            await asyncio.sleep(_LOOK_EVERY)
        return None

    async def fault_of_move(self, within: float = _ANSWERED_WITHIN, *, typed: bool = False) -> str:
        """What is wrong when somebody makes a move here; empty if the bot answers, or there are no more moves."""
        env, house = self.house.env, self.house
        assert isinstance(env, SocketEnv)
        made = await (house.type_move(self.channel) if typed else self.click(within))
        if made is None:
            return f"the {self.channel.name} table is not shown as it is" if self.phase == "playing" else ""
        if not await env.until(lambda: made.acknowledged, _ANSWERED_WITHIN):
            return f"nothing answers at the {self.channel.name} table"
        self.note()
        return ""

    async def faults(self, deadline: float) -> list[str]:
        """What is still wrong then."""
        self.house.channel = self.channel
        found = await inconsistencies(self.house)
        while found and time.monotonic() < deadline:
            await self.house.env.settle()
            found = await inconsistencies(self.house)
        return found

    @property
    def messages_below(self) -> int:
        shown = self.house.live(self.channel).id
        return sum(message.id > shown for message in self.channel.history())


def _enabled(message: Message) -> Iterator[str]:
    """The ids of what can be pressed in it."""
    parts = (part for row in message.components for part in row["components"])
    return (part["custom_id"] for part in parts if not part.get("disabled"))


class Evening:
    """Four tables on one server, one on a server that removes the bot, and one on each other shard."""

    def __init__(self, env: SocketEnv) -> None:
        self.env = env
        self._houses = ExitStack()
        self._clocks: dict[int, float] = {}
        self._deadline = 0.0

    def close(self) -> None:
        self._houses.close()

    def _house(self, shard: int) -> House:
        return self._houses.enter_context(closing(House(self.env, self.env.settings, shard)))

    async def prepare(self) -> None:
        """Some places are the same at each call; those that are going to be deleted are new."""
        if not self._clocks:
            house = self._house(0)
            names = ("clicked", "buried", "erased")
            self.clicked, self.buried, self.erased = [
                Place(house, house.guild.create_text_channel(name)) for name in names
            ]
            self.elsewhere = [
                Place(other, other.channel) for other in map(self._house, range(1, self.env.gateway.shards))
            ]
        left, house = self._house(0), self.clicked.house
        self.left = Place(left, left.guild.create_text_channel("left"))
        self.deleted = Place(house, house.guild.create_text_channel("deleted"))
        for place in self.places:
            await place.begin()
        self._look_at_clocks()

    @property
    def places(self) -> list[Place]:
        return [self.clicked, self.buried, self.erased, self.deleted, self.left, *self.elsewhere]

    @property
    def is_stopped(self) -> bool:
        """Whether the time of the shard's tables stands still."""
        return self.env.bot.clock.when(self.clicked.house.guild.id, 0.0) is None

    def _look_at_clocks(self) -> None:
        guilds = {place.house.guild.id for place in self.places}
        self._clocks = {guild: self.env.bot.clock.table_time(guild) for guild in guilds}

    def wrong_clocks(self) -> Iterator[str]:
        """Since they were last looked at."""
        before, here = self._clocks, self.clicked.house.guild.id
        self._look_at_clocks()
        if self._clocks[here] != before[here]:
            yield f"the table's time went on by {self._clocks[here] - before[here]:.3f} s"
        if any(self._clocks[place.house.guild.id] == before[place.house.guild.id] for place in self.elsewhere):
            yield "the time of another shard stood still"

    # ------------------------------------------------------------ while the bot hears nothing

    async def go_on(self) -> list[str]:
        """What people do meanwhile; and what is wrong on the other shards."""
        was_stopped = self.is_stopped
        self._look_at_clocks()
        pressed = await self.clicked.click(RIGHT_WITHIN)
        for number in range(MESSAGES):
            await self.buried.house["bob"].send(self.buried.channel, f"chat {number}")
        backend = self.env.backend
        backend.delete_message(self.erased.channel.id, self.erased.house.live(self.erased.channel).id)
        backend.delete_channel(self.deleted.channel.id)
        backend.remove_guild(self.left.house.guild.id)
        faults = [] if pressed is not None else ["the clicked table was not shown as it is"]
        faults += [f"on another shard, {fault}" for place in self.elsewhere if (fault := await place.fault_of_move())]
        return [*faults, *(self.wrong_clocks() if was_stopped and self.is_stopped else ())]

    # ------------------------------------------------------------ afterwards

    async def is_back(self) -> bool:
        """Whether the bot hears all that happens, in time."""
        self._deadline = time.monotonic() + RIGHT_WITHIN
        return await self._until(lambda: self.env.hears(0) and not self.is_stopped)

    async def wrong(self) -> list[str]:
        """All that is wrong some time after the bot is back."""
        faults = [fault for place in self.places for fault in place.lost()]
        if not await self._until(lambda: self.deleted.phase == "closed"):
            faults.append(f"the table in a deleted place is {self.deleted.phase}")
        aside = f"SELECT 1 FROM servers WHERE guild_id = {self.left.house.guild.id} AND stopped_at > 0"  # noqa: S608
        if not await self._until(lambda: self.left.phase == "playing" and bool(self.left.house.rows(aside))):
            faults.append(f"the table in a left place is {self.left.phase}, not set aside")
        for place in (self.clicked, self.buried, self.erased):
            if place.phase == "playing":
                faults.append(await place.fault_of_move(self._left, typed=place is not self.clicked))
        # A move that comes before the bot has looked again leaves the table where it is; the next one does not.
        if not await self.env.until(lambda: self.buried.messages_below == 0, _LOOKED_WITHIN):
            await self.buried.fault_of_move(typed=True)
        if not await self._until(lambda: self.buried.messages_below == 0):
            faults.append(f"{self.buried.messages_below} messages stand below the table")
        for place in (self.clicked, self.buried, self.erased, *self.elsewhere):
            faults += [f"{place.channel.name}: {fault}" for fault in await place.faults(self._deadline)]
        return [fault for fault in faults if fault]

    async def _until(self, wanted: Callable[[], bool]) -> bool:
        return await self.env.until(wanted, self._left)

    @property
    def _left(self) -> float:
        """Seconds until everything must be right."""
        return max(0.0, self._deadline - time.monotonic())
