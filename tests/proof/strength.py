"""The tables of docs/strength.md, and their plot."""

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.proof.plots import Intervals, Plot

DOCUMENT = Path(__file__).parents[2] / "docs" / "strength.md"

_HEADING = re.compile(r"^## (\w+)$")
_ROW = re.compile(
    r"^\| +(?P<seats>\d+) \| (?P<stronger>\w+) +\| +(?P<its>[^|]+) \| (?P<weaker>\w+) +\| +(?P<others>[^|]+)"
    r" \| (?P<apart>yes|no) +\| `python -m bot (?P<command>tournament [^`]+)` \|$"
)
_WINS = re.compile(r"([\d.]+) % ± ([\d.]+)")


class Wins(msgspec.Struct, frozen=True):
    """Of a seat, in percent."""

    mean: float
    around: float

    @classmethod
    def read(cls, text: str) -> "Wins":
        found = _WINS.fullmatch(text.strip())
        assert found, text
        return cls(float(found[1]), float(found[2]))


class Pairing(msgspec.Struct, frozen=True):
    game: str
    seats: int
    wins: dict[str, Wins]
    """Of the stronger kind and of the weaker one, in this order."""
    apart: bool
    command: str


def pairings() -> list[Pairing]:
    found: list[Pairing] = []
    game = ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            game = heading[1]
        elif row := _ROW.match(line):
            wins = {row["stronger"]: Wins.read(row["its"]), row["weaker"]: Wins.read(row["others"])}
            found.append(Pairing(game, int(row["seats"]), wins, row["apart"] == "yes", row["command"]))
    return found


def plot() -> Plot:
    found = pairings()
    kinds = list(dict.fromkeys(kind for pairing in found for kind in pairing.wins))
    games = dict.fromkeys(pairing.game for pairing in found)
    panels = [_panel(game, [pairing for pairing in found if pairing.game == game], kinds) for game in games]
    return Plot("strength", "", panels)


def _panel(game: str, rows: Sequence[Pairing], kinds: Sequence[str]) -> Intervals:
    return Intervals(
        game,
        "wins of a seat, as a multiple of what it would win if all were equal",
        [f"{row.seats} seats: {', '.join(row.wins)}" for row in rows],
        {kind: [_multiple(row, kind) for row in rows] for kind in kinds},
        even=1.0,
    )


def _multiple(row: Pairing, kind: str) -> tuple[float, float] | None:
    if kind not in row.wins:
        return None
    wins = row.wins[kind]
    return wins.mean * row.seats / 100, wins.around * row.seats / 100
