"""What comes to mind to people who mean no good, or click wildly: interactions of every kind, right and absurd."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

COMMAND, PRESS, AUTOCOMPLETE, FORM = 2, 3, 4, 5
GROUPS = (1, 2)
BUTTON, LIST = 2, 3
PERSON, CHANNEL = 6, 7
NAMES = (
    "\u202eesrever", "@everyone", "<@1>", "<@&2>", "**bold**", "`code`", "||hidden||", "[a](https://b.c)", "a\nb",
    "a\tb",
    "\u200b", "\u0000", "\ufeff", "Z͑͗a͒l̾g͌o", "𝕬𝖑𝖎𝖈𝖊", "W" * 32, "🂡" * 32, "العربية", "-- ' ; DROP TABLE tables", "{name}",
    "# title",
    "> quote", "<:emoji:1>", "<t:0:R>", "</table end:1>", "https://discord.gg/x", "ａｌｉｃｅ", "\ud83d\ude00" * 8, "·",
    "🤖",
)  # fmt: skip
ABSURD = (
    *NAMES, "", " ", "x" * 6000, "-1", "0", "99999999999999999999", "1e9", "nan", "null", "seat:0", "seat:99", "AS",
    "10H AS", "own", "blitz", "hard", "1", "2",
)  # fmt: skip
_OF_KIND: dict[int, tuple[Any, ...]] = {
    3: ABSURD,
    4: (0, 1, 2, 3, -1, 9, 10**9, -(2**53)),
    5: (True, False),
    10: (0.0, 1.5, -1.0, 1e300),
}
"""By Discord's number of the kind: text, whole number, yes or no, number. For people and channels it vouches itself."""
_VERBS = (
    "join", "leave", "computer", "start", "close", "back", "agree", "rules", "hand", "record", "rematch", "hint",
    "share",
    "resume", "again", "anew:", "anew:public", "since", "what", "clock",
    "lesson-again", "lesson-leave", "lesson-on:0", "remove", "draw", "own", "centre", "seat:0", "call", "=", "=AS",
    "secret 1",
)  # fmt: skip
_KINDS = ("m", "t", "s", "p", "d", "c", "a", "x", "")
_SIGNS = ":=,-0123456789 abcxyzAS\u202e\n١"


class Thing(msgspec.Struct, frozen=True):
    """An interaction: its kind in Discord's numbers, its data, and the custom_id that was pressed if one was."""

    kind: int
    data: dict[str, Any]
    component: dict[str, Any] | None = None

    def presses(self, custom_id: str) -> bool:
        return custom_id != "" and self.data.get("custom_id") == custom_id


class Sight(msgspec.Struct, frozen=True):
    """What somebody has before their eyes, or has heard of."""

    ids: Sequence[str]
    """What the bot itself has put on the message."""
    newest: int
    """The number of the table that was opened last."""
    move: str
    """The custom_id of a move by the rules that somebody is asked for, whoever that is; none if empty."""
    person: int
    channel: int


class Ideas:
    def __init__(self, seed: str, commands: Sequence[dict[str, Any]]) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self._commands = [way for command in commands for way in _ways(command)]
        self._completed = [way for way in self._commands if any(option.get("autocomplete") for option in way[1])]

    def next(self, sight: Sight) -> Thing:
        roll = self.chance.random()
        if roll < 0.6:
            return self._press(self._custom_id(sight), sight)
        if roll < 0.9:
            return self._command(sight)
        if roll < 0.95:
            return self._typing()
        return Thing(FORM, {"custom_id": self._custom_id(sight), "components": []})

    def _custom_id(self, sight: Sight) -> str:
        real = (sight.move, *sight.ids) if sight.move else sight.ids
        how = self.chance.random()
        if sight.move and how < 0.25:
            return sight.move
        if real and how < 0.45:
            return self.chance.choice(real)
        if real and how < 0.7:
            return self._mutated(self.chance.choice(real))[:100] or "m"
        numbers = (self._number(sight), self._number(sight))
        return ":".join((self.chance.choice(_KINDS), *map(str, numbers), self.chance.choice(_VERBS)))[:100]

    def _number(self, sight: Sight) -> int:
        """Often one that there is: of a table of long ago, of one of the last, or of a version."""
        last = max(0, sight.newest - 80) + self.chance.randrange(85)
        return self.chance.choice((self.chance.randrange(80), last, 10**6, 10**15, 10**20))

    def _mutated(self, text: str) -> str:
        for _ in range(self.chance.randrange(1, 4)):
            at = self.chance.randrange(len(text) + 1)
            text = (
                text[:at]
                + self.chance.choice(_SIGNS) * self.chance.randrange(3)
                + text[at + self.chance.randrange(3) :]
            )
        return text

    def _press(self, custom_id: str, sight: Sight) -> Thing:
        if self.chance.random() < 0.7:
            button = {"type": BUTTON, "style": 2, "label": "a button", "custom_id": custom_id}
            return Thing(PRESS, {"component_type": BUTTON, "custom_id": custom_id}, button)
        values = [str(self._absurd())[:100] or "x" for _ in range(self.chance.randrange(3))]
        values += [self._custom_id(sight)] if self.chance.random() < 0.3 else []
        entries = [{"label": "an entry", "value": value} for value in dict.fromkeys([*values, "another"])]
        chosen = {"type": LIST, "custom_id": custom_id, "options": entries, "placeholder": "a list"}
        return Thing(PRESS, {"component_type": LIST, "custom_id": custom_id, "values": values}, chosen)

    def _absurd(self) -> Any:
        return self.chance.choice(ABSURD)

    def _command(self, sight: Sight) -> Thing:
        path, options = self.chance.choice(self._commands)
        given = [self._given(option, sight) for option in options if self.chance.random() < 0.6]
        if self.chance.random() < 0.05:
            given.append({"type": 3, "name": "unheard-of", "value": "x"})
        if self.chance.random() < 0.03:
            path = (*path[:-1], "unheard-of")
        return Thing(COMMAND, _written(path, given))

    def _given(self, option: dict[str, Any], sight: Sight) -> dict[str, Any]:
        """Discord itself sees to it that a value is of its kind; but the kind may be that of an older version."""
        choices = [choice["value"] for choice in option.get("choices") or ()]
        kind = option["type"] if self.chance.random() < 0.9 else self.chance.choice((*_OF_KIND, PERSON, CHANNEL))
        known = {PERSON: sight.person, CHANNEL: sight.channel}.get(kind)
        if known is not None:
            return {"type": kind, "name": option["name"], "value": str(known)}
        if choices and kind == option["type"] and self.chance.random() < 0.7:
            value = self.chance.choice(choices)
        else:
            value = self.chance.choice(_OF_KIND[kind])
        return {"type": kind, "name": option["name"], "value": value}

    def _typing(self) -> Thing:
        path, options = self.chance.choice(self._completed)
        asked = self.chance.choice([option for option in options if option.get("autocomplete")])
        typed = {"type": asked["type"], "name": asked["name"], "value": str(self._absurd()), "focused": True}
        return Thing(AUTOCOMPLETE, _written(path, [typed]))


def _ways(command: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """Every command that can be run below this one, by its path, and what can be given to it."""
    here, options = (*path, command["name"]), command.get("options") or []
    inner = [option for option in options if option["type"] in GROUPS]
    if inner:
        return [way for option in inner for way in _ways(option, here)]
    return [(here, options)]


def _written(path: Sequence[str], given: list[dict[str, Any]]) -> dict[str, Any]:
    for depth, name in reversed(list(enumerate(path))):
        kind = 2 if depth and depth < len(path) - 1 else 1
        given = [{"name": name, "type": kind, "options": given}]
    return {"id": "1", **given[0], "type": 1}
