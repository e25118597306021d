"""What may well change a table in its present state: a move, any verb of the table of verbs, and whatever the bot has
offered lately to anybody. It is sent by whom it fits, by somebody else, or too late.

Random input alone changes little. Nothing here knows what a verb does, or who may do it.
"""

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.steps.model import Phase, TableData
from bot.ui.kit import GameKit
from bot.ui.verbs import By, kind_of
from tests.presented import ALL_VERBS
from tests.proof.hostile_input import LIST, PERSON, Input, press, typed

_TOO_LATE = 0.2
"""The share of moves that are for a decision which has passed."""
_MOVES, _STANDING, _BY_COMMAND, _GIVEN_UP = 0.75, 0.7, 0.4, 0.02
"""The shares of moves where there are any; and of all else, of verbs with a button there, of commands, and of what is
one's own.
"""


class Aim(msgspec.Struct, frozen=True):
    input: Input
    who: Sequence[int]
    """Those whom it fits."""
    channel_id: int
    """Where it is to be sent."""


class Aims:
    """For the table in `data`, whose state is decoded."""

    def __init__(self, data: TableData, kit: GameKit, chance: random.Random, people: Sequence[int]) -> None:
        """`people`: those of the server."""
        self.data, self.kit, self.game, self.chance, self.people = data, kit, kit.rules, chance, people

    def pick_one(self) -> Aim:
        sent, who = self._something()
        return Aim(sent, who, self.data.channel_id)

    def _something(self) -> tuple[Input, Sequence[int]]:
        data, chance = self.data, self.chance
        is_played = data.phase is Phase.PLAYING and not data.terms.scripted
        asked = [seat for seat in self.game.to_act(data.state) if not data.seats[seat].by_computer] if is_played else []
        if asked and chance.random() < _MOVES:
            speaking = sorted(self.game.may_call(data.state))
            return self._call(speaking) if speaking and chance.random() < 0.3 else self._move(chance.choice(asked))
        if chance.random() < _GIVEN_UP:
            return press(f"own:give-up:{data.ref}"), [data.counts_for]
        return self._verb()

    def _verb(self) -> tuple[Input, Sequence[int]]:
        """Most often one whose button stands there now, and one that has a step."""
        data, chance = self.data, self.chance
        seated = [seat.user_id for seat in data.seats] or [data.opener_id]
        kind = kind_of(data, self.kit)
        standing = [verb for verb in ALL_VERBS if kind in verb.kinds and data.phase in verb.phases]
        there = [verb for verb in standing if verb.visible(data, self.kit)]
        verbs = there if there and chance.random() < _STANDING else ALL_VERBS
        verb = chance.choices(verbs, [4 if verb.step or verb.step_for else 1 for verb in verbs])[0]
        if By.COMMAND in verb.by and chance.random() < _BY_COMMAND:
            about = {"player": (PERSON, str(chance.choice(seated)))} if verb.name == "remove" else {}
            return typed("table", verb.name, **about), seated
        fits = [user_id for user_id in self.people if verb.answer_for is not None and verb.answer_for(data, user_id)]
        seat = None if verb.seat is None else verb.seat(data)
        name = verb.name if seat is None else f"{verb.name}:{seat}"
        return press(f"table:{data.ref}:0:{name}"), [data.opener_id] if verb.of_host else fits or seated

    def _call(self, speaking: Sequence[int]) -> tuple[Input, Sequence[int]]:
        data, seat = self.data, self.chance.choice(speaking)
        moves = data.moves - (self.chance.random() < _TOO_LATE)
        call = self.game.spell(self.chance.choice(self.game.possible(data.state, seat)))
        return press(f"anyone:{data.ref}:{moves}:{call}"), [data.seats[seat].user_id]

    def _move(self, seat: int) -> tuple[Input, Sequence[int]]:
        data, chance = self.data, self.chance
        moves = chance.choice((self.game.legal, self.game.legal, self.game.possible))(data.state, seat)
        epoch = data.epochs[seat]
        if chance.random() < _TOO_LATE:
            epoch = chance.choice((chance.randrange(epoch), max(0, epoch - 1)))
        move = self.game.spell(chance.choice(moves))
        return press(f"m:{data.ref}:{epoch}:{move}"[:100]), [data.seats[seat].user_id]


class Offered:
    """The buttons and lists that the bot has sent lately, in channels and as answers. Whoever knows their ids can send
    them, whether or not they have seen them.
    """

    def __init__(self, chance: random.Random, people: Mapping[int, Sequence[int]]) -> None:
        """`people`: those who mostly play in each channel."""
        self._chance, self._people = chance, people
        self._public, self._answers = deque[tuple[Any, ...]](maxlen=80), deque[tuple[Any, ...]](maxlen=80)

    def note(self, message: Mapping[str, Any], channel_id: int, user_id: int | None) -> None:
        """`user_id`: whose answer it is, if it is one."""
        parts = [part for row in message.get("components") or () for part in row["components"] if "custom_id" in part]
        who = self._people.get(channel_id, ()) if user_id is None else [user_id]
        if parts:
            (self._public if user_id is None else self._answers).append((parts, who, channel_id))

    def ids(self) -> list[str]:
        """Of one message in a channel, and of one answer."""
        found = [self._chance.choice(messages)[0] for messages in (self._public, self._answers) if messages]
        return [part["custom_id"] for parts in found for part in parts]

    def pick_one(self) -> Aim | None:
        messages = self._chance.choice((self._public, self._answers))
        if not messages:
            return None
        parts, who, channel_id = self._chance.choice(messages)
        part = self._chance.choice(parts)
        chosen = self._chance.choice(part["options"])["value"] if part["type"] == LIST else None
        return Aim(press(part["custom_id"], chosen), who, channel_id)


def where_nothing_is(chance: random.Random, games: Sequence[str], for_one: Sequence[str]) -> Iterator[Input]:
    """In a channel without a table, and about what is somebody's own: endlessly."""
    while True:
        game = chance.choice(games)
        yield typed(game, "new")
        yield typed(chance.choice(games), "new")
        yield typed(game, "learn")
        yield typed(chance.choice(for_one), "daily")
        yield typed("privacy", "forget-me")
        yield press("y:here")
        yield typed("table", "settings", pings=(5, chance.random() < 0.5))
        yield press(f"g:settings:{chance.randrange(10**18)}:pings-{chance.random() < 0.5}")
