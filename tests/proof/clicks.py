"""Clicks and waiting

TODO
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib import import_module
from statistics import fmean
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.text.reader import Reader
from bot.ui.kit import GameKit
from tests.proof.report import Figure, at_most
from tests.proof.ways import Way, reader_of, ways
from tests.proof.whole_games import Step, WholeGame

GAMES, SHORT_GAMES = 20, 2


class Tables(msgspec.Struct, frozen=True):
    game: str
    seats: Sequence[int]
    options: Mapping[str, Any] = {}
    called: str = ""

    def name(self, seats: int) -> str:
        return f"{self.game.capitalize()}, {seats} seat{'s' * (seats > 1)}{self.called}"


TABLES = (
    Tables("juse", (2, 4), {"referee": "bot"}, ", the bot calls"),
    Tables("juse", (2, 3, 4), {"referee": "table"}, ", players call"),
    Tables("junk", (1,)),
    Tables("roundup", (2, 4, 6)),
    Tables("jugglers", (2, 4, 5)),
)


class Clicked(msgspec.Struct, frozen=True):
    """Some clicks, and the actions of the person that they made."""

    clicks: int
    kinds: tuple[str, ...]


def kit_of(game: str) -> GameKit:
    return import_module(f"cogs.{game}.cog").KIT


def clicked(kit: GameKit, steps: Sequence[Step], person: int, reader: Reader) -> list[Clicked]:
    """The fewest clicks for all that the person does in these steps."""
    best: list[tuple[int, list[Clicked]]] = [(0, [])] * (len(steps) + 1)
    for at in reversed(range(len(steps))):
        if steps[at].seat != person or steps[at].by_itself:
            best[at] = best[at + 1]
            continue
        options = _options(kit, steps, at, reader)
        clicks, made = min((clicks + best[at + made][0], made) for made, clicks in options.items())
        kinds = tuple(kind_of(kit, step.action) for step in steps[at : at + made])
        best[at] = clicks, [Clicked(options[made], kinds), *best[at + made][1]]
    return best[0][1]


def kind_of(kit: GameKit, action: Any) -> str:
    return type(action).__name__ if isinstance(action, msgspec.Struct) else kit.rules.spell(action)


def _options(kit: GameKit, steps: Sequence[Step], at: int, reader: Reader) -> dict[int, int]:
    """How many of the next steps can be made at once → the fewest clicks for that."""
    found: dict[int, int] = {}
    step = steps[at]
    for way in ways(kit, step.state, step.seat, reader, kit.rules.spell(step.action)):
        if found and way.clicks > min(found.values()) + 1:
            break
        if made := _made_by(kit, steps, at, way):
            found.setdefault(made, way.clicks)
    assert found, f"{kit.name}: no way leads to {kit.rules.spell(step.action)}"
    return found


def _made_by(kit: GameKit, steps: Sequence[Step], at: int, way: Way) -> int:
    """How many of the next steps this button makes; 0 if it does anything else."""
    game, end = kit.rules, at
    for move in way.moves:
        action = game.parse(move)
        if end < len(steps) and (steps[end].seat, steps[end].action) == (steps[at].seat, action):
            end += 1
            if steps[end - 1].is_misplay:
                break
        elif end == at or _is_possible(kit, steps[end - 1].after, steps[at].seat, action):
            return 0
    return end - at


def _is_possible(kit: GameKit, state: Any, seat: int, action: Any) -> bool:
    try:
        kit.rules.apply(state, seat, action, Seeded("possible?"))
    except Impossible:
        return False
    return True
