"""A town of people who play with real processes of the bot, at a stub of Discord that keeps their messages."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

from aiohttp import ClientError, web

from bot.core.game import AnyGame
from bot.games import find_game
from bot.tables.steps.model import Phase, TableData, TableRef
from bot.tables.store.snapshot import StoredTable, decode
from tests.host.conftest import MESSAGE, as_json
from tests.host.many import NUMBERS, Answer, Discord, payload_of, written_in
from tests.proof.eyes import OnServer
from tests.proof.filled_database import random_move

SHARDS = 8
GAMES = ("juse", "roundup", "jugglers", "junk")
GUILDS = [number << 22 for number in range(SHARDS, 2 * SHARDS)]
"""One on each shard, where one game is played."""
TAKEN_WITHIN = 30.0
THINKS = 10.0
"""Seconds that people think at most, of the fifteen that they have."""
PRESSES_AGAIN_AFTER = 2.0
_LOOKS_EVERY = 0.02
_HESITATES = 0.3
"""So often they think at all."""
_TABLE = (
    "SELECT id, game, phase, version, state_version, touched_at, snapshot, mark FROM tables"
    " WHERE guild_id = ? AND phase IN ('lobby', 'playing')"
)
_MESSAGE_OF = "SELECT message_id FROM messages WHERE table_id = ? AND kind = 'table'"
_NOT_HELD = (
    "SELECT count(*) FROM tables LEFT JOIN members ON members.id = holder"
    " WHERE phase IN ('lobby', 'playing') AND (members.id IS NULL OR members.id = ?)"
)
_OWNER = "SELECT member FROM shard_owners WHERE shards = ? AND shard = ?"
_IS_THERE = "SELECT count(*) FROM moves WHERE table_id = ? AND seat = ? AND action = ?"
_MOVE = "SELECT count(*) FROM moves WHERE table_id = ? AND seat = ? AND action = ? AND user_id = ? AND number > ?"


_CHANGING = 6, 7
"""The kinds of answers that change the message with the button."""
_PRIVATE = 64


class Channels(Discord):
    """It keeps messages, and posts none twice with the same nonce."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: dict[int, dict[int, Any]] = {guild + 1: {} for guild in GUILDS}
        self.recognised = 0
        """Posts that were repeated after a kill, as nobody knew whether they had succeeded."""
        self._by_nonce: dict[tuple[int, str], int] = {}
        self._originals: dict[str, int] = {}
        """The messages that answered what people did, by its token."""

    def channel_in(self, guild_id: int) -> int:
        return guild_id + 1

    async def rest(self, request: web.Request) -> web.Response:
        match request.match_info["path"].removeprefix("v10/").split("/"):
            case ["channels", channel, "messages"] if request.method == "POST":
                return self._shown(int(channel), self._posted(int(channel), written_in(await payload_of(request))))
            case ["channels", channel, "messages", message] if int(message) not in self.messages[int(channel)]:
                return as_json({"message": "Unknown Message", "code": 10008}, 404)
            case ["channels", channel, "messages", message] if request.method == "DELETE":
                del self.messages[int(channel)][int(message)]
                return web.Response(status=204)
            case ["channels", channel, "messages", message]:
                if request.method == "PATCH":
                    self.messages[int(channel)][int(message)] |= written_in(await payload_of(request))
                return self._shown(int(channel), int(message))
        return await super().rest(request)

    def shown(self, token: str, request: web.Request, payload: Answer) -> int:
        """What only one person sees is not kept."""
        done, answer = self.done[token], written_in(payload)
        messages = self.messages[int(done["channel_id"])]
        changes = payload.get("type") in _CHANGING
        match request.method, request.match_info["path"].split("/"):
            case _, [*_, "callback"]:
                number = self._originals[token] = int(done["message"]["id"]) if changes else next(NUMBERS)
            case _, [*_, "@original"]:
                number, changes = self._originals[token], True
            case _:
                number = next(NUMBERS)
        if request.method == "DELETE":
            messages.pop(number, None)
        elif changes:
            messages.get(number, {}).update(answer)
        elif not answer.get("flags", 0) & _PRIVATE:
            messages[number] = dict(answer)
        return number

    def _posted(self, channel_id: int, message: Any) -> int:
        key = channel_id, str(message["nonce"])
        assert message["enforce_nonce"]
        if key in self._by_nonce:
            self.recognised += 1
            return self._by_nonce[key]
        number = self._by_nonce[key] = next(NUMBERS)
        self.messages[channel_id][number] = dict(message)
        return number

    def _shown(self, channel_id: int, number: int) -> web.Response:
        return as_json({**MESSAGE, "id": str(number), "channel_id": str(channel_id)})

    def of_table(self, channel_id: int, ref: str) -> list[Any]:
        """The messages that have its buttons."""
        return [message for message in self.messages[channel_id].values() if f":{ref}:" in repr(message)]


_GONE = ClientError, ConnectionError, KeyError, TimeoutError
"""What happens to whoever does something while the process is killed."""


class Player:
    """The one person of a server. Whatever they press, they press again until it is answered."""

    def __init__(self, town: "Town", guild_id: int, game: str, chance: random.Random, thinks: float) -> None:
        self.guild_id, self.user_id, self.game = guild_id, guild_id + 2, game
        self.acknowledged: list[tuple[int, int, str]] = []
        self.seconds: list[float] = []
        """Until each of these was answered."""
        self.tables = 0
        self.faults: list[str] = []
        self._town = town
        self._chance = chance
        self._thinks = thinks
        self._thought_about: tuple[TableRef, int] | None = None

    async def play(self) -> None:
        while True:
            table = self._town.table_on(self.guild_id)
            if table is None:
                with suppress(*_GONE):
                    await self._town.discord.types(self.user_id, self.guild_id, f"{self.game} new", **self._how)
                    self.tables += 1
            elif table.phase is Phase.LOBBY:
                await self._presses(table, f"t:{table.ref}:{table.version}:with-computers")
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
        if seat.late or seat.missed or seat.away:
            self._note(f"table {table.id}: a turn was lost")
        if own not in game.to_act(table.state):
            return
        await self.think((table.ref, table.epochs[own]))
        action = game.spell(random_move(game, table.state, own, self._chance))
        begun = time.monotonic()
        answer = await self._presses(table, f"m:{table.ref}:{table.epochs[own]}:{action}")
        seconds = time.monotonic() - begun
        if answer is None:
            return
        if self._town.has_move(table, own, action):
            self.acknowledged.append((table.id, own, action))
            self.seconds.append(seconds)
        elif answer.get("components"):
            self._note(f"table {table.id}: a move was shown that is not there")

    async def think(self, decision: tuple[TableRef, int]) -> None:
        """Not again about what they press once more, or they would be late by their own fault."""
        if decision != self._thought_about and self._chance.random() < _HESITATES:
            await asyncio.sleep(self._chance.random() * self._thinks)
        self._thought_about = decision

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
    def __init__(self, discord: Channels, eyes: OnServer, thinks: float = THINKS, seed: str = "town") -> None:
        self.discord = discord
        self._eyes = eyes
        chance = random.Random(seed)  # noqa: S311
        self.players = [
            Player(self, guild_id, GAMES[number % len(GAMES)], chance, thinks) for number, guild_id in enumerate(GUILDS)
        ]

    def table_on(self, guild_id: int) -> TableData | None:
        row = self._eyes.row(_TABLE, guild_id)
        if not row:
            return None
        *stored, mark = row
        found = StoredTable(*stored, mark=mark)
        return decode(found, find_game(found.game))

    def message_of(self, table: TableData) -> int | None:
        return next(iter(self._eyes.row(_MESSAGE_OF, table.id)), None)

    def has_move(self, table: TableData, seat: int, action: str) -> bool:
        return self._eyes.row(_MOVE, table.id, seat, action, table.seats[seat].user_id, table.moves)[0] > 0

    def member_of(self, shard: int) -> int | None:
        return next(iter(self._eyes.row(_OWNER, SHARDS, shard)), None)

    async def taken_over(self, killed: int | None) -> float:
        """Seconds until none of the tables is without a process that lives."""
        begun = time.monotonic()
        while self._eyes.row(_NOT_HELD, killed or 0)[0]:
            assert time.monotonic() < begun + TAKEN_WITHIN, "a table was not taken over"
            await asyncio.sleep(0.05)
        return time.monotonic() - begun

    async def all_play(self) -> None:
        """Each of them makes another move."""
        before = [len(player.acknowledged) for player in self.players]
        async with asyncio.timeout(4 * TAKEN_WITHIN):
            while any(  # noqa: ASYNC110 (nothing tells of it)
                len(player.acknowledged) == moves for player, moves in zip(self.players, before, strict=True)
            ):
                await asyncio.sleep(0.1)

    async def shown_twice(self) -> list[str]:
        """The tables that more than one message shows, also after a while: a message that another one has replaced is
        deleted when the table is shown next.
        """
        until = time.monotonic() + TAKEN_WITHIN
        while (found := self._shown_twice()) and time.monotonic() < until:  # noqa: ASYNC110 (as above)
            await asyncio.sleep(0.1)
        return found

    def _shown_twice(self) -> list[str]:
        tables = [table for guild_id in GUILDS if (table := self.table_on(guild_id)) is not None]
        shown = {table.id: self.discord.of_table(table.channel_id, table.ref) for table in tables}
        return [f"table {number}: {messages}" for number, messages in shown.items() if len(messages) > 1]

    def lost(self) -> list[str]:
        """Of the moves that were acknowledged."""
        moves = [move for player in self.players for move in player.acknowledged]
        return [f"the move {move} is lost" for move in moves if not self._eyes.row(_IS_THERE, *move)[0]]


def shards_of(process: int, processes: int) -> range:
    each = SHARDS // processes
    return range(process * each, (process + 1) * each)


def share_of(process: int, processes: int) -> tuple[str, ...]:
    """What it is told when it is started."""
    shards = shards_of(process, processes)
    return ("--shards", f"{shards[0]}-{shards[-1]}", "--of", str(SHARDS))
