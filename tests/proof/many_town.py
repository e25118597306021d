"""A town of people who play with real processes of the bot, at a stub of Discord that keeps their messages."""

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

from aiohttp import ClientError, web

from bot.core.game import AnyGame
from bot.games import find_game
from bot.tables.steps.model import Phase, TableData, TableRef
from bot.tables.store.snapshot import StoredTable, decode
from tests.host.conftest import MESSAGE, as_json
from tests.host.many import NUMBERS, Answer, Discord, payload_of, written_in
from tests.proof.eyes import OnServer
from tests.proof.filled_database import random_move
from tests.proof.many_posts import CALL, Post, about, table_of

SHARDS = 8
GAMES = ("juse", "roundup", "jugglers", "junk")
GUILDS = [number << 22 for number in range(SHARDS, 2 * SHARDS)]
"""One on each shard, where one game is played."""
NONCE_KEPT = 180.0
"""Seconds for which Discord knows a nonce: it is documented that it looks at the last few minutes."""
REPLACED_WITHIN = 30.0
"""Seconds for which a message of a table may stand that another one has replaced."""
_TAKEN_WITHIN = 120.0
"""Seconds after which nobody waits any longer."""
THINKS = 10.0
"""Seconds that people think at most, of the fifteen that they have."""
PRESSES_AGAIN_AFTER = 2.0
_LOOKS_EVERY = 0.02
_ON_THE_WAY = 1.0
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
_OWNER = "SELECT member, home FROM shard_owners WHERE shards = ? AND shard = ?"
_IS_THERE = "SELECT count(*) FROM moves WHERE table_id = ? AND number = ? AND seat = ? AND action = ? AND user_id = ?"
_MOVE = "SELECT min(number) FROM moves WHERE table_id = ? AND seat = ? AND action = ? AND user_id = ? AND number > ?"

_CHANGING = 6, 7
"""The kinds of answers that change the message with the button."""
_PRIVATE = 64


class Channels(Discord):
    """It keeps messages, and for a while posts none twice with the same nonce."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.messages: dict[int, dict[int, Any]] = {guild + 1: {} for guild in GUILDS}
        self.posts: list[Post] = []
        """All that was ever posted, but for answers to what people did."""
        self.recognised = Counter[str]()
        """Posts that were repeated after a kill, as nobody knew whether they had succeeded."""
        self.turn_in: Callable[[int], str] = str
        """The decision that the person of a channel has before them."""
        self.longest_double = 0.0
        """Seconds for which two messages showed the same table."""
        self.double: dict[int, dict[str, float]] = {channel: {} for channel in self.messages}
        """The tables that two messages show, also if their games are over, by channel, and since when."""
        self._now = now
        self._tables: dict[int, dict[int, str]] = {channel: {} for channel in self.messages}
        """Whose buttons each message has, or had last, by channel."""
        self._by_nonce: dict[tuple[int, str], tuple[int, float]] = {}
        self._originals: dict[str, int] = {}
        """The messages that answered what people did, by its token."""

    def channel_in(self, guild_id: int) -> int:
        return guild_id + 1

    async def rest(self, request: web.Request) -> web.Response:
        match request.match_info["path"].removeprefix("v10/").split("/"):
            case ["channels", channel, "messages"] if request.method == "POST":
                return self._shown(int(channel), self.post(int(channel), written_in(await payload_of(request))))
            case ["channels", channel, "messages", message] if int(message) not in self.messages[int(channel)]:
                return as_json({"message": "Unknown Message", "code": 10008}, 404)
            case ["channels", channel, "messages", message] if request.method == "DELETE":
                del self.messages[int(channel)][int(message)]
                self.note(int(channel), int(message))
                return web.Response(status=204)
            case ["channels", channel, "messages", message]:
                if request.method == "PATCH":
                    self.messages[int(channel)][int(message)] |= written_in(await payload_of(request))
                    self.note(int(channel), int(message))
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
        self.note(int(done["channel_id"]), number)
        return number

    def post(self, channel_id: int, message: Answer) -> int:
        """The message that there is now, or was already."""
        key, now, kind = (channel_id, str(message["nonce"])), self._now(), about(message)
        assert message["enforce_nonce"]
        known, since = self._by_nonce.get(key, (0, now - NONCE_KEPT))
        if now < since + NONCE_KEPT:
            self.recognised[kind] += 1
            return known
        number = next(NUMBERS)
        self._by_nonce[key] = number, now
        self.messages[channel_id][number] = dict(message)
        turn = self.turn_in(channel_id) if kind == CALL else ""
        self.note(channel_id, number)
        self.posts.append(Post(channel_id, str(message.get("content", "")), kind, turn))
        return number

    def note(self, channel_id: int, number: int) -> None:
        """Something was done to this message."""
        shown, double = self._tables[channel_id], self.double[channel_id]
        message, now = self.messages[channel_id].get(number), self._now()
        if message is None:
            shown.pop(number, None)
        elif (table := table_of(message)) is not None:
            shown[number] = table
        count = Counter(shown.values())
        for table in [table for table in double if count[table] < 2]:
            self.longest_double = max(self.longest_double, now - double.pop(table))
        for table in [table for table in count if count[table] > 1]:
            double.setdefault(table, now)

    def _shown(self, channel_id: int, number: int) -> web.Response:
        return as_json({**MESSAGE, "id": str(number), "channel_id": str(channel_id)})


_GONE = ClientError, ConnectionError, KeyError, TimeoutError
"""What happens to whoever does something while the process is killed."""


class Made(NamedTuple):
    """A move of somebody, as it was in the database when it was answered."""

    table: int
    number: int
    seat: int
    action: str
    user_id: int


class Player:
    """The one person of a server. Whatever they press, they press again until it is answered."""

    def __init__(
        self, town: "Town", guild_id: int, game: str, chance: random.Random, thinks: float, misplays: float = 0.0
    ) -> None:
        self.guild_id, self.user_id, self.game = guild_id, guild_id + 2, game
        self.acknowledged: list[Made] = []
        self.seconds: list[float] = []
        """Until each of these was answered."""
        self.tables = 0
        self.faults: list[str] = []
        self._town = town
        self._chance = chance
        self._thinks = thinks
        self._misplays = misplays
        self._thought_about: tuple[TableRef, int] | None = None
        self._pressed = "", 0.0
        """The decision about which they press, and until when a call may still be for that one."""

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
        if seat.late or seat.missed or seat.away:
            self._note(f"table {table.id}: a turn was lost")
        if own not in game.to_act(table.state):
            return
        await self.think((table.ref, table.epochs[own]))
        action = game.spell(self._chosen(game, table.state, own))
        begun = time.monotonic()
        self._pressed = turn_of(table, own), math.inf
        answer = await self._presses(table, f"move:{table.ref}:{table.epochs[own]}:{action}")
        seconds = time.monotonic() - begun
        if answer is None:
            self._pressed = "", 0.0
            return
        self._pressed = turn_of(table, own), time.monotonic() + _ON_THE_WAY
        if (number := self._town.move_of(table, own, action)) is not None:
            self.acknowledged.append(Made(table.id, number, own, action, self.user_id))
            self.seconds.append(seconds)
        elif answer.get("components"):
            self._note(f"table {table.id}: a move was shown that is not there")

    def _chosen(self, game: AnyGame, state: Any, seat: int) -> Any:
        legal = game.legal(state, seat)
        wrong = [action for action in game.possible(state, seat) if action not in legal]
        if wrong and self._chance.random() < self._misplays:
            return self._chance.choice(wrong)
        return random_move(game, state, seat, self._chance)

    async def think(self, decision: tuple[TableRef, int]) -> None:
        """Not again about what they press once more, or they would be late by their own fault."""
        if decision != self._thought_about and self._chance.random() < _HESITATES:
            await asyncio.sleep(self._chance.random() * self._thinks)
        self._thought_about = decision

    def turn(self) -> str:
        """The decision to which somebody calls them now; who calls may not know yet that they have just moved."""
        turn, until = self._pressed
        if time.monotonic() < until:
            return turn
        table = self._town.table_on(self.guild_id)
        own = None if table is None else table.seat_of(self.user_id)
        if table is None or own is None or table.phase is Phase.LOBBY:
            return f"after table {self.tables}"
        return turn_of(table, own)

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


def turn_of(table: TableData, seat: int) -> str:
    return f"{table.ref}:{table.epochs[seat]}"


class Town:
    def __init__(
        self, discord: Channels, eyes: OnServer, thinks: float = THINKS, seed: str = "town", misplays: float = 0.0
    ) -> None:
        self.discord = discord
        self._eyes = eyes
        chance = random.Random(seed)  # noqa: S311
        self.players = [
            Player(self, guild_id, GAMES[number % len(GAMES)], chance, thinks, misplays)
            for number, guild_id in enumerate(GUILDS)
        ]
        players = {discord.channel_in(player.guild_id): player for player in self.players}
        discord.turn_in = lambda channel_id: players[channel_id].turn()

    def table_on(self, guild_id: int) -> TableData | None:
        row = self._eyes.row(_TABLE, guild_id)
        if not row:
            return None
        *stored, mark = row
        found = StoredTable(*stored, mark=mark)
        return decode(found, find_game(found.game))

    def message_of(self, table: TableData) -> int | None:
        return next(iter(self._eyes.row(_MESSAGE_OF, table.id)), None)

    def move_of(self, table: TableData, seat: int, action: str) -> int | None:
        """The number of this move, if it was made since."""
        return self._eyes.row(_MOVE, table.id, seat, action, table.seats[seat].user_id, table.moves)[0]

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
