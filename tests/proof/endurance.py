"""Endurance: a hundred thousand moves, and memory is what it was. It takes ten minutes or more of an idle machine."""

from typing import Any

from tests.proof.apart import apart
from tests.proof.report import Figure

TITLE = "Endurance"
WORDS = """\
As under *Load*, on and on, but each person plays against computers only, and ten click at a time: memory is looked at
ten times on the way. What is first held, such as painted pieces of pictures and sentences said before, has its bounds,
and those are reached in the first half. Garbage that only a thorough look finds, every half an hour (`bot/garbage.py`),
counts as held until then; so many moves are made in less."""

FLAT = 3.0


def prove(*, short: bool) -> list[Figure]:
    tables, moves = (12, 300) if short else (1000, 100_000)
    return _figures_of_flatness(apart("load_runs:flat", tables=tables, moves=moves))


def _figures_of_flatness(measured: dict[str, Any]) -> list[Figure]:
    held = measured["held"]
    (settled_at, settled), (end, last) = held[len(held) // 2], held[-1]
    return [
        Figure(
            f"Memory gained from move {settled_at:,} to move {end:,}",
            f"{last - settled:+.1f} MB",
            f"≤ {FLAT} MB",
            last - settled <= FLAT,
            remark="resident memory, simcord's included, in MB after so many moves: "
            + ", ".join(f"{moves:,}: {megabytes:.0f}" for moves, megabytes in held),
        )
    ]
