"""Endurance

Memory stays flat over 200,000 moves.

Two hundred thousand moves, after which memory must be what it was. It works as under *Load*, but each person plays
against computer players only, and ten people click at a time. Memory is measured forty times on the way: what is
resident; and what is held, which is resident after a look at everything for garbage, as the bot takes one every half
hour (`bot/gc_schedule.py`), and after free memory was given back to the system. Caches, such as those of painted pieces
of pictures and of sentences, have bounds that are reached in the first half. So the second half must be flat: a line
is laid through its measurements, and its slope is what is gained with each move. One measurement is off by some two
megabytes; of so many moves, the slope is known to about twenty bytes, so that a hundred lost with each move are found.
Half an hour of an idle machine is needed for it. The short version counts the memory of Python's objects alone, to the
byte, while caches still fill: it finds 8 KB that are lost with each move.
"""

from collections.abc import Sequence
from statistics import linear_regression

from tests.proof.isolated import run_isolated
from tests.proof.plots import Line, Lines, Plot
from tests.proof.report import Figure, at_most

MAX_GAIN, MAX_GAIN_WHILE_CACHES_FILL = 50, 5000
"""Bytes a move."""

Measured = Sequence[tuple[int, float, float]]


def prove(*, short: bool) -> list[Figure]:
    if short:
        found = run_isolated("endurance_runs:memory_over_time", tables=12, moves=2000, parts=20, traced=True)
        return [_figure_of_gain(found, MAX_GAIN_WHILE_CACHES_FILL, anywhere=True)]
    found = run_isolated("endurance_runs:memory_over_time", tables=1000, moves=200_000, parts=40)
    return [
        _figure_of_gain(found, MAX_GAIN),
        Figure(
            f"Resident memory after {found[-1][0]:,} moves, simcord's included",
            f"{found[-1][1]:.0f} MB",
            remark="in MB after so many moves: "
            + ", ".join(f"{moves:,}: {resident:.0f}" for moves, resident, _ in found[::4]),
            plot=_plot(found),
        ),
    ]


def _figure_of_gain(found: Measured, limit: float, *, anywhere: bool = False) -> Figure:
    half = found[len(found) // 2 :]
    slope = linear_regression([moves for moves, _, _ in half], [1e6 * held for _, _, held in half]).slope
    return at_most(
        f"Memory gained with each move, from move {half[0][0]:,} to move {half[-1][0]:,}",
        slope,
        limit,
        "{:,.0f} bytes".format,
        anywhere=anywhere,
        remark=f"held, in MB: {half[0][2]:.1f} at first and {half[-1][2]:.1f} at last",
    )


def _plot(found: Measured) -> Plot:
    resident = Line("resident", [(moves, resident) for moves, resident, _ in found])
    held = Line("held", [(moves, held) for moves, _, held in found])
    (_, first), *_, (end, last) = held.points
    alt = f"Memory over {end:,} moves: {first:.0f} MB held at first, {last:.0f} at last"
    return Plot("endurance", alt, [Lines("Memory of a process with 1,000 tables", "moves", "MB", [resident, held])])
