"""What people do in an evening, and what happens to them: each deed is planned from the seed, with chance of its own,
so that those that are left over do the same when others are dropped.
"""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from simcord.backend.models import Message
from simcord.interactions import command_leaves

from bot.core.game import AnyGame
from bot.games import find_game
from bot.tables.steps import votes
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.snapshot import StoredTable, decode
from tests.proof.eyes import OnFile, stored_table
from tests.proof.hostile_input import PERSON, Input, press, typed
from tests.seeds.discord_side import TROUBLES, World, parts_of

PEOPLE = ("alice", "bob", "carol", "dave", "erin")
_KINDS = {
    "move": 45, "play on": 8, "two at once": 6, "double press": 4,
    "press": 14, "old press": 4, "private press": 6, "command": 6,
    "wait": 4, "long wait": 1, "trouble": 4, "slowness": 1, "cut": 2,
    "kill": 2, "stop": 1, "delete": 1, "chat": 1, "clock": 0.5, "look back": 3,
    "restrict": 0.7, "allow": 1, "drop channel": 0.2,
}  # fmt: skip
"""How often each is done, of about a hundred."""
_LONG = (40.0, 70.0, 200.0, 700.0, 3700.0, 20_000.0, 86_400.0)
_LOOKS_BACK = re.compile(r"^(film|replay|review):|:(film|replay|record|review|try-again)")
_DENIED = (("send_messages",), ("attach_files",), ("attach_files", "send_messages"), ("view_channel",))
_NEVER_TYPED = ("privacy",)
_MISPLAYS, _CALLS, _UNDONE, _AGREED = 0.04, 0.4, 0.2, 0.8
_SEEN_BEFORE, _NEWEST, _OF_ANOTHER_TIME = 40, 0.6, 0.1
_GATHERS, _MANY = 0.2, 4
"""How often people wait for others before they begin, and for how many."""
_OWN = (
    "id = (SELECT id FROM tables WHERE phase = 'playing' AND private_to IN"
    " (SELECT key FROM people WHERE user_id = ?) ORDER BY day IS NULL, id DESC LIMIT 1)"
)
HAND = re.compile(r"table (\d+) · your hand")


class Deed(msgspec.Struct, frozen=True):
    number: int
    kind: str
    wait: float
    """Seconds since the one before."""
    who: str
    chance: int
    place: int = 0
    """The number of its channel."""


def plan(seed: int | str, actions: int) -> list[Deed]:
    chance = random.Random(f"evening {seed}")  # noqa: S311
    kinds, weights = zip(*_KINDS.items(), strict=True)
    people, places = PEOPLE[: chance.choice((2, 2, 3, 3, 4, 5))], chance.choice((1, 1, 1, 2, 2, 3))
    return [
        Deed(
            number,
            "move" if number < 4 else chance.choices(kinds, weights)[0],
            0.0 if chance.random() < 0.05 else min(30.0, chance.expovariate(1 / 2.5)),
            chance.choice(people),
            chance.getrandbits(32),
            chance.randrange(places),
        )
        for number in range(actions)
    ]


class People:
    """Everybody on the server. They know what they see, and read in the file whose turn it is."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.names = {world.house[name].id: name for name in (*PEOPLE, "keeper", "mona")}
        chance = random.Random(f"habits {seed}")  # noqa: S311
        self.game = chance.choice(("juse", "juse", "roundup", "roundup", "jugglers", "jugglers", "junk"))
        self.gone = {name for name in PEOPLE if chance.random() < 0.1}
        """Those who sit down and then do nothing."""
        self.gathers = chance.random() < _GATHERS
        if self.gathers:
            self.gone = {chance.choice(PEOPLE[:_MANY])}
        self.here = world.channels[0]
        """The channel in which something is done."""
        assert world.house.file
        self.eyes = OnFile(world.house.file)
        self._seen: list[tuple[int, dict[str, Any]]] = []
        """Components that were there once, with their message."""
        self._commands: list[tuple[list[str], dict[str, Any]]] = []

    def close(self) -> None:
        self.eyes.close()

    # ------------------------------------------------------------ deeds

    def do(self, deed: Deed) -> None:
        chance = random.Random(deed.chance)  # noqa: S311
        self.here = self.world.channels[deed.place % len(self.world.channels)]
        match deed.kind:
            case "move":
                self._move(deed.who, chance)
            case "double press":
                state = chance.getstate()
                self._move(deed.who, chance)
                chance.setstate(state)
                self._move(deed.who, chance)
            case "two at once":
                self._move(deed.who, chance)
                self._press(self._other(deed.who, chance), chance)
            case "press":
                self._press(deed.who, chance)
            case "private press":
                self._press(deed.who, chance, private=True)
            case "old press":
                self._press_old(deed.who, chance)
            case "command":
                self._type(deed.who, chance)
            case "look back":
                self._press(deed.who, chance, _LOOKS_BACK.search)
            case _:
                self._befalls_channel(deed, chance)

    def _befalls_channel(self, deed: Deed, chance: random.Random) -> None:
        match deed.kind:
            case "restrict":
                self.world.restrict(self.here, **dict.fromkeys(chance.choice(_DENIED), False))
            case "allow" if self.here.id in self.world.restricted:
                self.world.restrict(self.here)
            case "drop channel" if self.here is not self.world.channels[0]:
                self.world.drop_channel(self.here, played_in=self._table_here() is not None)
            case "delete":
                public = [message for message in self._messages(None) if message.components]
                if public:
                    self.tell("keeper", "deletes the last message with buttons")
                    self.world.delete(public[-1])
            case "chat":
                for number in range(6):
                    user = self.id_of(deed.who)
                    self.world.backend.create_message(self.here.id, user, f"chat {number}")

    def tell(self, who: str, what: str) -> None:
        self.world.tell(f"{who} {what}")

    def id_of(self, name: str) -> int:
        return self.world.house[name].id

    def _messages(self, user_id: int | None) -> list[Message]:
        return self.world.messages(user_id, self.here.id)

    def _other(self, who: str, chance: random.Random) -> str:
        return chance.choice([name for name in PEOPLE[:4] if name != who])

    # ------------------------------------------------------------ at the table

    def table(self, who: str) -> tuple[TableData, AnyGame] | None:
        """Return the channel's open table, as it is stored, or the person's own, whichever they would rather play."""
        own = stored_table(self.eyes, _OWN, self.id_of(who))
        stored = (own or self._table_here()) if self.game == "junk" else (self._table_here() or own)
        if stored is None:
            return None
        game = find_game(stored.game)
        return decode(stored, game), game

    def _table_here(self) -> StoredTable | None:
        where = "private_to IS NULL AND phase IN ('lobby', 'playing') AND channel_id = ?"
        return stored_table(self.eyes, where, self.here.id)

    def _move(self, who: str, chance: random.Random) -> None:
        if self.game == "junk" and chance.random() < 0.85:
            who = PEOPLE[0]
        found = self.table(who)
        if found is None or (found[0].private and chance.random() < 0.02):
            self._begin(who, chance)
            return
        data, game = found
        if data.phase is Phase.LOBBY:
            self._in_lobby(who, data, game, chance)
        elif data.halt.pause is not None and chance.random() < 0.5:
            self._verb(who, data, "go-on")
        else:
            self._in_game(who, data, game, chance)

    def _begin(self, who: str, chance: random.Random) -> None:
        again = [
            (message, part)
            for message in self._messages(None)[-3:]
            for part in parts_of(message.components)
            if str(part.get("custom_id", "")).rpartition(":")[2] in ("rematch", "other-game")
        ]
        if again and chance.random() < 0.7:
            message, part = chance.choice(again)
            self.click(who, message.id, press(part["custom_id"]))
        elif self.game == "junk" or chance.random() < 0.1:
            self._type(who, chance, ["junk", chance.choice(("new", "daily", "daily", "scores"))])
        else:
            self._type(who, chance, [self.game, "new"])

    def _in_lobby(self, who: str, data: TableData, game: AnyGame, chance: random.Random) -> None:
        here = data.seat_of(self.id_of(who)) is not None
        if not here and len(data.seats) < game.max_seats:
            self._verb(who, data, "join")
        elif len(data.seats) >= game.min_seats and chance.random() < (0.1 if self._waits_for_more(data, game) else 0.6):
            self._verb(self.names.get(data.opener_id, who), data, "start")
        elif chance.random() < 0.3:
            level = chance.choice(("easy", "normal", "hard"))
            self._verb(self.names.get(data.opener_id, who), data, "computer", level)

    def _waits_for_more(self, data: TableData, game: AnyGame) -> bool:
        return self.gathers and len(data.people) < min(_MANY, game.max_seats)

    def _in_game(self, who: str, data: TableData, game: AnyGame, chance: random.Random) -> None:
        if data.terms.learning and chance.random() < (_AGREED if data.votes.undo_votes else _UNDONE):
            self._verb(who, data, "agree-undo" if data.votes.undo_votes else "undo")
            return
        speaking = [seat for seat in sorted(game.may_call(data.state)) if not data.seats[seat].by_computer]
        if speaking and chance.random() < _CALLS:
            seat = chance.choice(speaking)
            if calls := list(game.possible(data.state, seat)):
                call = game.spell(chance.choice(calls))
                self._press_at(data, data.seats[seat].user_id, f"anyone:{data.ref}:{data.moves}:{call}")
                return
        asked = [seat for seat in sorted(game.to_act(data.state)) if not data.seats[seat].by_computer]
        present = [seat for seat in asked if self.names.get(data.seats[seat].user_id) not in self.gone]
        seat = votes.seat_to_replace(data)
        if seat is not None and chance.random() < 0.2:
            self._verb(who, data, f"remove:{seat}")
            return
        if not present:
            self._look_after(who, data, asked, chance)
            return
        seat = chance.choice(present)
        actions = list(game.possible(data.state, seat) if chance.random() < _MISPLAYS else game.legal(data.state, seat))
        if actions:
            text = game.spell(chance.choice(actions))
            self._press_at(data, data.seats[seat].user_id, f"move:{data.ref}:{data.epochs[seat]}:{text}")

    def _look_after(self, who: str, data: TableData, asked: Sequence[int], chance: random.Random) -> None:
        """Whoever is not asked comes back, or votes about those who are not there."""
        if data.private:
            return
        seat = data.seat_of(self.id_of(who))
        if seat is not None and data.seats[seat].by_computer:
            self._verb(who, data, "back")
        elif chance.random() < 0.2:
            away = f"remove:{chance.choice(asked)}" if asked else "show"
            self._verb(who, data, chance.choice((away, away, "pause", "since", "show", "what", "hand")))

    def _press_at(self, data: TableData, user_id: int, custom_id: str) -> None:
        """Where its player finds the table: in their hand, if it is open."""
        name = self.names.get(user_id)
        if name is None:
            return
        mine = [
            message
            for message in self._messages(user_id)
            if any(f":{data.ref}:" in str(part.get("custom_id")) for part in parts_of(message.components))
        ]
        hand_or_panel = (message for message in mine if message.is_ephemeral)
        own = [message for message in hand_or_panel if data.private or HAND.search(message.content)]
        public = [message for message in mine if not message.is_ephemeral]
        if game_has_hands(data.game) and not own:
            self._verb(name, data, "hand")
        elif own or public:
            self.click(name, (own or public)[-1].id, press(custom_id))

    def _verb(self, who: str, data: TableData, verb: str, value: str = "") -> None:
        public = [message for message in self._messages(None) if message.components]
        if public:
            kind = f"list:{data.ref}:{data.version}:{verb}" if value else f"table:{data.ref}:{data.version}:{verb}"
            self.click(who, public[-1].id, press(kind, value or None))

    # ------------------------------------------------------------ whatever there is to press

    def _press(
        self, who: str, chance: random.Random, wanted: Callable[[str], Any] = bool, *, private: bool = False
    ) -> None:
        messages = self._messages(self.id_of(who))[-8:]
        found = [
            (message.id, part)
            for message in messages
            if message.is_ephemeral or not private
            for part in parts_of(message.components)
            if not part.get("disabled") and wanted(str(part.get("custom_id", "")))
        ]
        self._seen = [*self._seen, *found][-_SEEN_BEFORE:]
        if found:
            message, part = chance.choice(found)
            if wanted is not bool and chance.random() < _NEWEST:
                message, part = chance.choice([each for each in found if each[0] == found[-1][0]])
            self._use(who, message, part, chance)

    def _press_old(self, who: str, chance: random.Random) -> None:
        """As they are still there in a client that was off, or in a message of an older version."""
        if self._seen:
            message, part = chance.choice(self._seen)
            if chance.random() < _OF_ANOTHER_TIME and "custom_id" in part:
                part = {**part, "custom_id": f"{part['custom_id']}-of-old"}
            self._use(who, message, part, chance)

    def _use(self, who: str, message: int, part: dict[str, Any], chance: random.Random) -> None:
        if "custom_id" not in part:
            return  # a link
        options = part.get("options")
        chosen = chance.choice(options)["value"] if options else None
        self.click(who, message, press(part["custom_id"], chosen))

    def click(self, who: str, message_id: int, used: Input) -> None:
        message = self.world.find(message_id)
        if message is None or not message.visible_to(self.id_of(who)):
            return
        chosen = "".join(f" → {value}" for value in used.data.get("values", ()))
        self.tell(who, f"presses {used.data['custom_id']}{chosen}{self._place(message.channel_id)}")
        self.world.send(self.id_of(who), message.channel_id, used.kind, used.data, message)

    def _place(self, channel_id: int) -> str:
        return "".join(f" in #{channel.name}" for channel in self.world.channels[1:] if channel.id == channel_id)

    def command(self, who: str, used: Input) -> None:
        self.tell(who, f"types {_as_typed(used.data)}{self._place(self.here.id)}")
        data = {**used.data, "resolved": self._resolved(used.data)}
        self.world.send(self.id_of(who), self.here.id, used.kind, data, None)

    def _resolved(self, data: dict[str, Any]) -> dict[str, Any]:
        users = dict[str, Any]()
        for option in _options(data):
            if option["type"] == PERSON:
                users[option["value"]] = self.world.resolved(int(option["value"]))
        return {"users": {key: user for key, (user, _) in users.items()},
                "members": {key: member for key, (_, member) in users.items()}}  # fmt: skip

    def _type(self, who: str, chance: random.Random, wanted: list[str] | None = None) -> None:
        if not self._commands:
            known = self.world.backend.commands.get(None, {}).values()
            self._commands = [leaf for command in known for leaf in command_leaves(command)]
        path, leaf = chance.choice([one for one in self._commands if wanted in (None, one[0])])
        if path[0] in _NEVER_TYPED or "member" in path[0]:
            return
        options = {}
        for option in leaf.get("options") or ():
            often = 0.7 if option["name"] == "clock" and self.gone else 0.3
            if option.get("required") or chance.random() < often:
                options[option["name"]] = (option["type"], self._value(option, chance))
        self.command(who, typed(*path, **options))

    def _value(self, option: dict[str, Any], chance: random.Random) -> Any:
        if choices := option.get("choices"):
            return chance.choice(choices)["value"]
        numbers = range(option.get("min_value", 1), option.get("max_value", 5) + 1)
        values: dict[int, Sequence[Any]] = {3: ("7H", "own", "2S 3S", "1"), 4: numbers, 5: (True, False),
                                            PERSON: [str(user) for user in self.names]}  # fmt: skip
        return chance.choice(values.get(option["type"], ("1",)))


def game_has_hands(game: str) -> bool:
    return game in ("roundup", "jugglers")


def _options(data: dict[str, Any]) -> list[dict[str, Any]]:
    found = data.get("options") or []
    while found and found[0]["type"] in (1, 2):
        found = found[0].get("options") or []
    return found


def _as_typed(data: dict[str, Any]) -> str:
    path, inner = [data["name"]], data.get("options") or []
    while inner and inner[0]["type"] in (1, 2):
        path.append(inner[0]["name"])
        inner = inner[0].get("options") or []
    return " ".join(["/" + " ".join(path), *(f"{option['name']}:{option['value']}" for option in inner)])


def troubles(chance: random.Random) -> list[str]:
    """Return what happens to the next requests."""
    return [chance.choice((*TROUBLES, "")) for _ in range(chance.randrange(1, 6))]


def long_wait(chance: random.Random) -> float:
    return chance.choice(_LONG)
