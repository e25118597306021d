"""Endurance

A hundred thousand moves, after which memory must be what it was. It works as under *Load*, but each person plays
against computer players only, and ten people click at a time. Memory is measured ten times on the way. Caches, such as
those of painted pieces of pictures and of sentences, have bounds that are reached in the first half. Garbage that only
a full collection finds, every half hour (`bot/gc_schedule.py`), counts as held until then; this run is shorter. It
takes ten minutes or more of an idle machine.
"""

from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_most

MAX_GAIN = 3.0


def prove(*, short: bool) -> list[Figure]:
    tables, moves = (12, 300) if short else (1000, 100_000)
    held = run_isolated("load_runs:memory_over_time", tables=tables, moves=moves)
    (middle, settled), (end, last) = held[len(held) // 2], held[-1]
    return [
        at_most(
            f"Memory gained from move {middle:,} to move {end:,}",
            last - settled,
            MAX_GAIN,
            "{:+.1f} MB".format,
            remark="resident memory, simcord's included, in MB after so many moves: "
            + ", ".join(f"{moves:,}: {megabytes:.0f}" for moves, megabytes in held),
        )
    ]
