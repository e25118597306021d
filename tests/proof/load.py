"""Load: a thousand open tables of all games on many servers, people who click and computer players who answer them.

The measurements themselves are in `load_runs`; here is what is measured, how often, and what it is to come to.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.proof import load_runs
from tests.proof.apart import apart
from tests.proof.report import Figure

TITLE = "Load"
WORDS = """\
People and computer players of normal level play by a script on an offline Discord (simcord), on servers with ten tables
each, all games in equal parts, every table in the middle of its game. A click is timed from the moment its interaction
comes in, as JSON, to the request that answers it: the table's message edited, with its new picture, after the commit to
a real SQLite file that is synchronised with the disk. *Work* is processor time, of all threads of the bot, so it does
not count waiting for the disk, and what else the machine does counts little. simcord's share and the script's own are
taken off, and simcord's logs and pictures are cleared as it goes. Moves of computer players count as moves; what they
do meanwhile at the table of a click counts as its work."""

MOVES_A_SECOND = 100
WORK, LATE, OFFERED = 0.008, 0.040, 50
MEGABYTES, READY, GROWTH = 110, 1.5, 1.2
ROUNDS = 3


def prove(*, short: bool) -> list[Figure]:
    if short:
        (worked,) = asyncio.run(load_runs.load(tables=12, rounds=1, clicks=40))["work"]
        return _figures_of_work(worked)
    crowded = apart(
        "load_runs:load", tables=1000, rounds=ROUNDS, clicks=500, moves_a_second=OFFERED, seconds=30, remember=True
    )
    return [
        *_figures_of_work(_best(crowded["work"], "median")),
        *_figures_of_offer(_best(crowded["offered"], "late")),
        *_figures_of_memory(crowded["memory"]),
        *_figures_of_start(_best([apart("load_runs:stored", tables=10_000) for _ in range(ROUNDS)], "seconds")),
        *_figures_of_growth(most=10_000, played=200, clicks=300),
    ]


def _best(runs: Sequence[dict[str, Any]], key: str) -> dict[str, Any]:
    """The run that the rest of the machine disturbed least."""
    return min(runs, key=lambda measured: measured[key])


def _figures_of_work(measured: dict[str, Any]) -> list[Figure]:
    answers = measured["answers"]
    games = ", ".join(f"{game} {_ms(middle)} ({_ms(late)})" for game, (middle, late) in measured["by game"].items())
    return [
        Figure(
            f"Clicks at {measured['tables']:,} open tables answered by the edited table with its picture",
            f"{answers.get('7 with picture', 0):,} of {measured['clicks']:,}",
            "all",
            answers == {"7 with picture": measured["clicks"]} and not measured["errors"],
            anywhere=True,
        ),
        Figure(
            "Work from interaction in to answer out, median",
            _ms(measured["median"]),
            f"≤ {_ms(WORK)}",
            measured["median"] <= WORK,
            remark=f"median (and 99 %) by game: {games}",
        ),
        Figure("The same, 99 %", _ms(measured["late"])),
        Figure(
            "Moves a second on one core",
            f"{measured['moves a second']:.0f}",
            f"≥ {MOVES_A_SECOND}",
            measured["moves a second"] >= MOVES_A_SECOND,
            remark=f"all of the bot's work for {measured['moves']:,} moves, also what follows after the answer;"
            f" simcord's share, taken off, was {_ms(measured['simcord'])} a move",
        ),
    ]


def _figures_of_offer(measured: dict[str, Any]) -> list[Figure]:
    what = f"{OFFERED} moves a second offered at random times: time to the answer to a click"
    return [
        Figure(f"{what}, median", _ms(measured["median"])),
        Figure(
            f"{what}, 99 %",
            _ms(measured["late"]),
            f"≤ {_ms(LATE)}",
            measured["late"] <= LATE,
            remark=f"by the clock; {measured['moves']:.1f} moves a second, {measured['clicks']:.1f} of them clicks, of"
            f" which {measured['edited']:.1%} were answered by the edited table, and the others the computers', who"
            " pause as they do by default. Waiting for the disk is in it, and for simcord and the script, which took"
            f" {measured['others']:.0%} of the bot's one core",
        ),
    ]


def _figures_of_memory(measured: dict[str, Any]) -> list[Figure]:
    own = measured["whole"] - measured["simcord"]
    return [
        Figure(
            f"Resident memory of the bot with {measured['tables']:,} open tables",
            f"{own:.0f} MB",
            f"≤ {MEGABYTES} MB",
            own <= MEGABYTES,
            remark=f"{measured['whole']:.0f} MB with simcord's {measured['simcord']:.0f} MB: what it takes in a process"
            " that holds the same servers, messages and interactions without playing",
        )
    ]


def _figures_of_start(measured: dict[str, Any]) -> list[Figure]:
    return [
        Figure(
            f"Ready after the start of Python, with {measured['tables']:,} stored tables in mid-game",
            f"{measured['seconds']:.2f} s",
            f"≤ {READY} s",
            measured["seconds"] <= READY,
            remark=f"{measured['work']:.2f} s of it work; without the loading of simcord, and Discord answers at once",
        )
    ]


def _figures_of_growth(most: int, played: int, clicks: int) -> list[Figure]:
    """Few and many take turns, and the best of each counts, so that a busy minute of the machine falls on both."""
    few: list[Any] = []
    many: list[Any] = []
    for _ in range(ROUNDS):
        few.append(apart("load_runs:among", tables=10, played=10, clicks=clicks))
        many.append(apart("load_runs:among", tables=most, played=played, clicks=clicks))
    ratio = _best(many, "median")["median"] / _best(few, "median")["median"]
    return [
        Figure(
            f"Work of a click with {most:,} open tables, {played:,} of them played at, by that with 10",
            f"{ratio:.2f}",
            f"≤ {GROWTH}",
            ratio <= GROWTH,
            anywhere=True,
            remark=f"medians {_ms(_best(many, 'median')['median'])} and {_ms(_best(few, 'median')['median'])}",
        )
    ]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"
