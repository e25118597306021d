"""What people may send who mean no good or click wildly: interactions of every kind, valid and absurd."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

COMMAND, CLICK, AUTOCOMPLETE, FORM = 2, 3, 4, 5
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
"""By Discord's number of the type: string, integer, boolean, number. Discord itself checks people and channels."""
_SIGNS = ":=,-0123456789 abcxyzAS\u202e\n١"


class Input(msgspec.Struct, frozen=True):
    """An interaction: its kind as Discord's number, its data, and the component that was used, if any."""

    kind: int
    data: dict[str, Any]
    component: dict[str, Any] | None = None


def press(custom_id: str, chosen: str | None = None) -> Input:
    """A button, or one entry chosen from a list."""
    if chosen is None:
        button = {"type": BUTTON, "style": 2, "label": "a button", "custom_id": custom_id}
        return Input(CLICK, {"component_type": BUTTON, "custom_id": custom_id}, button)
    entries = [{"label": "an entry", "value": value} for value in dict.fromkeys([chosen, "another"])]
    shown = {"type": LIST, "custom_id": custom_id, "options": entries, "placeholder": "a list"}
    return Input(CLICK, {"component_type": LIST, "custom_id": custom_id, "values": [chosen]}, shown)


def typed(*path: str, **options: tuple[int, Any]) -> Input:
    """`options`: Discord's number of the type, and the value."""
    given = [{"type": kind, "name": name, "value": value} for name, (kind, value) in options.items()]
    return Input(COMMAND, _command_data(path, given))


class Surroundings(msgspec.Struct, frozen=True):
    """What somebody sees or has heard of."""

    ids: Sequence[str]
    """The custom_ids on the message, or of what was offered lately."""
    person: int
    channel: int


class InputGenerator:
    def __init__(self, seed: str, commands: Sequence[dict[str, Any]]) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self._commands = [found for command in commands for found in _subcommands(command)]
        self._completed = [found for found in self._commands if any(option.get("autocomplete") for option in found[1])]

    def next(self, seen: Surroundings) -> Input:
        roll = self.chance.random()
        if roll < 0.6:
            return self._click(self._custom_id(seen), seen)
        if roll < 0.9:
            return self._command(seen)
        if roll < 0.95:
            return self._autocomplete()
        return Input(FORM, {"custom_id": self._custom_id(seen), "components": []})

    def _custom_id(self, seen: Surroundings) -> str:
        """One of these as it is or mutated, or put together from two and from what is absurd."""
        first, second = (self.chance.choice(seen.ids or ["table:1.000000:0:join"]) for _ in range(2))
        pairs = zip(first.split(":"), second.split(":"), strict=False)
        mixed = ":".join(self.chance.choice((*pair, *pair, str(self._absurd()))) for pair in pairs)
        return self.chance.choice((first, self._mutated(first), mixed))[:100] or "m"

    def _mutated(self, text: str) -> str:
        for _ in range(self.chance.randrange(1, 4)):
            at = self.chance.randrange(len(text) + 1)
            inserted = self.chance.choice(_SIGNS) * self.chance.randrange(3)
            text = text[:at] + inserted + text[at + self.chance.randrange(3) :]
        return text

    def _click(self, custom_id: str, seen: Surroundings) -> Input:
        if self.chance.random() < 0.7:
            return press(custom_id)
        values = [str(self._absurd())[:100] or "x" for _ in range(self.chance.randrange(3))]
        values += [self._custom_id(seen)] if self.chance.random() < 0.3 else []
        entries = [{"label": "an entry", "value": value} for value in dict.fromkeys([*values, "another"])]
        chosen = {"type": LIST, "custom_id": custom_id, "options": entries, "placeholder": "a list"}
        return Input(CLICK, {"component_type": LIST, "custom_id": custom_id, "values": values}, chosen)

    def _absurd(self) -> Any:
        return self.chance.choice(ABSURD)

    def _command(self, seen: Surroundings) -> Input:
        path, options = self.chance.choice(self._commands)
        given = [self._given(option, seen) for option in options if self.chance.random() < 0.6]
        if self.chance.random() < 0.05:
            given.append({"type": 3, "name": "unheard-of", "value": "x"})
        if self.chance.random() < 0.03:
            path = (*path[:-1], "unheard-of")
        return Input(COMMAND, _command_data(path, given))

    def _given(self, option: dict[str, Any], seen: Surroundings) -> dict[str, Any]:
        """Discord makes sure that a value is of its type, but the type may be that of an older version."""
        choices = [choice["value"] for choice in option.get("choices") or ()]
        kind = option["type"] if self.chance.random() < 0.9 else self.chance.choice((*_OF_KIND, PERSON, CHANNEL))
        known = {PERSON: seen.person, CHANNEL: seen.channel}.get(kind)
        if known is not None:
            return {"type": kind, "name": option["name"], "value": str(known)}
        if choices and kind == option["type"] and self.chance.random() < 0.7:
            value = self.chance.choice(choices)
        else:
            value = self.chance.choice(_OF_KIND[kind])
        return {"type": kind, "name": option["name"], "value": value}

    def _autocomplete(self) -> Input:
        path, options = self.chance.choice(self._completed)
        asked = self.chance.choice([option for option in options if option.get("autocomplete")])
        typed = {"type": asked["type"], "name": asked["name"], "value": str(self._absurd()), "focused": True}
        return Input(AUTOCOMPLETE, _command_data(path, [typed]))


def _subcommands(
    command: dict[str, Any], path: tuple[str, ...] = ()
) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """Every command that can be run below this one: its path and its options."""
    here, options = (*path, command["name"]), command.get("options") or []
    inner = [option for option in options if option["type"] in GROUPS]
    if inner:
        return [found for option in inner for found in _subcommands(option, here)]
    return [(here, options)]


def _command_data(path: Sequence[str], given: list[dict[str, Any]]) -> dict[str, Any]:
    for depth, name in reversed(list(enumerate(path))):
        kind = 2 if depth and depth < len(path) - 1 else 1
        given = [{"name": name, "type": kind, "options": given}]
    return {"id": "1", **given[0], "type": 1}
