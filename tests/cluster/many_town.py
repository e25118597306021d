"""A town of people who play with real processes of the bot, at a stub of Discord that keeps their messages."""

import asyncio
import random
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from aiohttp import ClientError

from bot.core.game import AnyGame
from bot.games import find_game
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.snapshot import decode
from tests.cluster.channels import Channels
from tests.cluster.many import Answer
from tests.proof.eyes import OnServer, stored_table

SHARDS = 8
GAMES = ("juse", "roundup", "jugglers", "junk")
GUILDS = [number << 22 for number in range(SHARDS, 2 * SHARDS)]
"""One on each shard, where one game is played."""
REPLACED_WITHIN = 30.0
"""Seconds for which a message of a table may stand that another one has replaced."""
_TAKEN_WITHIN = 120.0
"""Seconds after which nobody waits any longer."""
THINKS = 10.0
"""Seconds that people think at most, of the fifteen that they have."""
PRESSES_AGAIN_AFTER = 2.0
_LOOKS_EVERY = 0.02
_HESITATES = 0.3
"""So often they think at all."""
_ON_SERVER = "tables.guild_id = ? AND phase IN ('lobby', 'playing')"
_MESSAGE_OF = "SELECT message_id FROM messages WHERE table_id = ? AND kind = 'table'"
_NOT_HELD = (
    "SELECT count(*) FROM tables LEFT JOIN members ON members.id = holder"
    " WHERE phase IN ('lobby', 'playing') AND (members.id IS NULL OR members.id = ?)"
)
_OWNER = "SELECT member, home FROM shard_owners WHERE shards = ? AND shard = ?"
_OWN = "table_id = ? AND seat = ? AND action = ? AND by_computer = 0"
_IS_THERE = f"SELECT count(*) FROM moves WHERE {_OWN} AND number = ?"  # noqa: S608
_MOVE = f"SELECT min(number) FROM moves WHERE {_OWN} AND number > ?"  # noqa: S608

_GONE = ClientError, ConnectionError, KeyError, TimeoutError
"""What happens to whoever does something while the process is killed."""


class Made(NamedTuple):
    """A move of somebody, as it was in the database when it was answered."""

    table: int
    seat: int
    action: str
    number: int


class Player:
    """The one person of a server. Whatever they press, they press again until it is answered."""

    def __init__(self, town: "Town", guild_id: int, game: str, chance: random.Random, misplays: float) -> None:
        self.guild_id, self.user_id, self.game = guild_id, guild_id + 2, game
        self.acknowledged: list[Made] = []
        self.tables = 0
        self.faults: list[str] = []
        self._town = town
        self._chance = chance
        self._misplays = misplays
        self._thought_about = ""

    async def play(self) -> None:
        while True:
            table = self._town.table_on(self.guild_id)
            if table is None:
                with suppress(*_GONE):
                    await self._town.discord.types(self.user_id, self.guild_id, f"{self.game} new", **self._how)
                    self.tables += 1
            elif table.phase is Phase.LOBBY:
                await self._presses(table, f"table:{table.ref}:{table.version}:with-computers")
            else:
                await self._plays(table, find_game(table.game))
            await asyncio.sleep(_LOOKS_EVERY)

    @property
    def _how(self) -> dict[str, object]:
        return {} if self.game == "junk" else {"clock": "blitz"}

    async def _plays(self, table: TableData, game: AnyGame) -> None:
        own = table.seat_of(self.user_id)
        assert own is not None
        seat = table.seats[own]
        if seat.clock.late or seat.clock.missed or seat.presence.away:
            self._note(f"table {table.id}: a turn was lost")
        if own not in game.to_act(table.state):
            return
        decision = f"{table.ref}:{table.epochs[own]}"
        if decision != self._thought_about and self._chance.random() < _HESITATES:
            await asyncio.sleep(self._chance.random() * THINKS)
        self._thought_about = decision  # what is pressed again is not thought about again
        action = game.spell(self._chosen(game, table.state, own))
        answer = await self._presses(table, f"move:{decision}:{action}")
        if answer is None:
            return
        if (number := self._town.move_of(table, own, action)) is not None:
            self.acknowledged.append(Made(table.id, own, action, number))
        elif answer.get("components"):
            self._note(f"table {table.id}: a move was shown that is not there")

    def _chosen(self, game: AnyGame, state: Any, seat: int) -> Any:
        legal = game.legal(state, seat)
        wrong = [action for action in game.possible(state, seat) if action not in legal]
        if wrong and self._chance.random() < self._misplays:
            return self._chance.choice(wrong)
        return self._chance.choice(legal)

    def _note(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    async def _presses(self, table: TableData, custom_id: str) -> Answer | None:
        """The answer; None if there is none, as the process is gone. What is shown elsewhere is only noted in it."""
        discord = self._town.discord
        try:
            token = await discord.presses(self.user_id, self.guild_id, custom_id, self._town.message_of(table))
            async with asyncio.timeout(PRESSES_AGAIN_AFTER):
                while not discord.answers.get(token):  # noqa: ASYNC110 (as above)
                    await asyncio.sleep(0.002)
        except _GONE:
            return None
        return discord.answers[token][0]


class Town:
    def __init__(self, discord: Channels, eyes: OnServer, seed: str, misplays: float) -> None:
        self.discord = discord
        self._eyes = eyes
        chance = random.Random(seed)  # noqa: S311
        self.players = [
            Player(self, guild_id, GAMES[number % len(GAMES)], chance, misplays)
            for number, guild_id in enumerate(GUILDS)
        ]

    def table_on(self, guild_id: int) -> TableData | None:
        found = stored_table(self._eyes, _ON_SERVER, guild_id)
        return None if found is None else decode(found, find_game(found.game))

    def message_of(self, table: TableData) -> int | None:
        return next(iter(self._eyes.row(_MESSAGE_OF, table.id)), None)

    def move_of(self, table: TableData, seat: int, action: str) -> int | None:
        """The number of this move, if it was made since."""
        return self._eyes.row(_MOVE, table.id, seat, action, table.moves)[0]

    def held_by(self, shards: Iterable[int]) -> "Held":
        """What the process has whose own ones these shards are."""
        owners = [self._eyes.row(_OWNER, SHARDS, shard) for shard in range(SHARDS)]
        process = next((home for home in (owners[shard][1] for shard in shards) if home is not None), 0)
        return Held(process, [shard for shard, (owner, _) in enumerate(owners) if owner == process])

    async def taken_over(self, held: "Held", killed_at: float) -> float:
        """Seconds since then until none of the tables is without a process that lives, and what one had that was killed
        is connected again.
        """
        while not self._is_taken_over(held, killed_at):
            assert time.monotonic() < killed_at + _TAKEN_WITHIN, "a table was not taken over"
            await asyncio.sleep(0.05)
        return time.monotonic() - killed_at

    def _is_taken_over(self, held: "Held", killed_at: float) -> bool:
        if self._eyes.row(_NOT_HELD, held.process)[0]:
            return False
        return {*held.shards} <= {shard for at, shard in self.discord.identified if at > killed_at}

    async def all_play(self) -> None:
        """Each of them makes another move."""
        before = [len(player.acknowledged) for player in self.players]
        async with asyncio.timeout(_TAKEN_WITHIN):
            while any(  # noqa: ASYNC110 (nothing tells of it)
                len(player.acknowledged) == moves for player, moves in zip(self.players, before, strict=True)
            ):
                await asyncio.sleep(0.1)

    async def shown_twice(self) -> list[str]:
        """The tables that more than one message shows, also after a while: a message that another one has replaced is
        deleted when the table is shown next.
        """
        until = time.monotonic() + REPLACED_WITHIN
        while (found := self._shown_twice()) and time.monotonic() < until:  # noqa: ASYNC110 (as above)
            await asyncio.sleep(0.1)
        return found

    def _shown_twice(self) -> list[str]:
        return [f"two messages show table {table}" for tables in self.discord.double.values() for table in tables]

    def lost(self) -> list[str]:
        """Of the moves that were acknowledged."""
        moves = [move for player in self.players for move in player.acknowledged]
        return [f"{move} is lost" for move in moves if not self._eyes.row(_IS_THERE, *move)[0]]


class Held(NamedTuple):
    process: int
    """Its number in the database; 0 if it is none of them any more."""
    shards: list[int]


def shards_of(process: int, processes: int) -> range:
    each = SHARDS // processes
    return range(process * each, (process + 1) * each)


def share_of(process: int, processes: int) -> tuple[str, ...]:
    """What it is told when it is started."""
    shards = shards_of(process, processes)
    return ("--shards", f"{shards[0]}-{shards[-1]}", "--of", str(SHARDS))
