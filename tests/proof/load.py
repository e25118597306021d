"""Load

With a thousand open tables on one core, clicks are answered at once, and memory stays small.

People and computer players of normal level play by a script on an offline Discord (simcord), on servers with ten tables
each, all games in equal parts, every table in the middle of its game. A click is timed from the moment its interaction
comes in, as JSON, to the request that answers it: the table's message edited, with its new picture, after the commit to
a real SQLite file that is synchronised with the disk. *Work* is the processor time of all threads of the bot, so
waiting for the disk does not count, and other load on the machine counts little. The shares of simcord and of the
script are subtracted, and simcord's logs and pictures are cleared on the way. Moves of computer players count as moves;
the work for them at a table while a click there is answered counts as work of the click. Times are measured three
times, and the run in the middle is reported; memory is measured once. That a commit does wait for the disk is shown by
`tests/tables/test_disk.py`.

The targets in milliseconds were set on a machine on which simcord's share of a move is 0.8 ms. On a slower one, what
counts is the ratio to simcord's share in the same seconds.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.proof import load_runs
from tests.proof.isolated import run_isolated
from tests.proof.plots import Line, Lines, Plot
from tests.proof.report import Figure, at_most, milliseconds, none_of, ratio

MIN_MOVES_PER_SECOND, OFFERED_PER_SECOND = 100, 50
MAX_WORK, MAX_99_PERCENT, MAX_START = 0.008, 0.040, 1.5
MAX_MEGABYTES, MAX_GROWTH = 110, 1.2
SIMCORDS_SHARE = 0.0008
"""Seconds of work for a move, where the other targets were set."""
ROUNDS = 3


def prove(*, short: bool) -> list[Figure]:
    if short:
        crowded = asyncio.run(load_runs.crowded(tables=12, rounds=1, clicks=40, sample=12))
        [work] = crowded["work"]
        return [*_figures_of_work(work, _plot(work)), *_figures_of_rightness(crowded)]
    crowded = run_isolated(
        "load_runs:crowded",
        tables=1000,
        rounds=ROUNDS,
        clicks=500,
        sample=200,
        moves_per_second=OFFERED_PER_SECOND,
        seconds=30,
        memory=True,
    )
    work, offered = _middle(crowded["work"], "median"), _middle(crowded["offered"], "99 %")
    return [
        *_figures_of_work(work, _plot(work, offered)),
        *_figures_of_rightness(crowded),
        *_figures_of_offer(offered),
        _figure_of_memory(crowded["memory"]),
        _figure_of_start(_middle([run_isolated("load_runs:start", tables=10_000) for _ in range(ROUNDS)], "seconds")),
        _figure_of_growth(most=10_000, played=200, clicks=300),
    ]


def _middle(runs: Sequence[dict[str, Any]], key: str) -> dict[str, Any]:
    """The run whose figure is the median of them all."""
    return sorted(runs, key=lambda measured: measured[key])[len(runs) // 2]


def _figures_of_work(measured: dict[str, Any], plot: Plot) -> list[Figure]:
    answers, clicks = measured["answers"], measured["clicks"]
    games = ", ".join(
        f"{game} {milliseconds(middle)} ({milliseconds(late)})" for game, (middle, late) in measured["by game"].items()
    )
    return [
        Figure(
            f"Clicks at {measured['tables']:,} open tables answered by the edited table with its picture",
            f"{answers.get('7 with picture', 0):,} of {clicks:,}",
            "all",
            answers == {"7 with picture": clicks} and not measured["errors"],
            anywhere=True,
        ),
        at_most(
            "Work from interaction in to answer out, median",
            measured["median"],
            MAX_WORK,
            milliseconds,
            remark=f"median (and 99 %) by game: {games}",
            plot=plot,
        ),
        Figure("The same, 99 %", milliseconds(measured["99 %"])),
        at_most(
            "Median work in relation to simcord's share of a move",
            measured["median"] / measured["simcord"],
            MAX_WORK / SIMCORDS_SHARE,
            ratio,
        ),
        Figure(
            "Moves a second on one core",
            f"{measured['moves per second']:.0f}",
            f"≥ {MIN_MOVES_PER_SECOND}",
            measured["moves per second"] >= MIN_MOVES_PER_SECOND,
            remark=f"all of the bot's work for {measured['moves']:,} moves, also what follows after the answer;"
            f" simcord's share, already subtracted, was {milliseconds(measured['simcord'])} a move",
        ),
    ]


def _figures_of_rightness(crowded: dict[str, Any]) -> list[Figure]:
    runs, found = [*crowded["work"], *crowded.get("offered", ())], crowded["looked at"]
    return [
        none_of(
            "Clicks answered before the file held what they changed",
            sum(run["unsaved"] for run in runs) + found["early"],
            f"at each answer, a second connection looked into the file; and {found['locked']} clicks found the file"
            " locked for a while, and were answered only after that",
        ),
        none_of(
            "Pictures in answers that are not those of the table in the file",
            found["outdated"],
            f"of {found['pictures']}, painted anew in another process and compared byte by byte",
        ),
    ]


def _plot(work: dict[str, Any], offered: dict[str, Any] | None = None) -> Plot:
    """What share of the clicks took how long."""
    measured, target = {"work, one click at a time": work}, None
    if offered is not None:
        measured[f"answer, {OFFERED_PER_SECOND} moves a second"] = offered
        target = Line("target of answers: 99 %", [(share, 1000 * MAX_99_PERCENT) for share in (0, 99)])
    lines = [
        Line(label, [(share, round(1000 * seconds, 2)) for share, seconds in enumerate(found["spread"])])
        for label, found in measured.items()
    ]
    words = [
        f"{label}: at most {milliseconds(found['median'])} for half of the clicks,"
        f" {milliseconds(found['99 %'])} for 99 %"
        for label, found in measured.items()
    ]
    title = f"How long clicks take at {work['tables']:,} open tables"
    return Plot("load", "; ".join(words), [Lines(title, "% of the clicks", "ms, at most", lines, target)])


def _figures_of_offer(measured: dict[str, Any]) -> list[Figure]:
    what = f"{OFFERED_PER_SECOND} moves a second offered at random times: time to the answer to a click"
    return [
        Figure(f"{what}, median", milliseconds(measured["median"])),
        at_most(
            f"{what}, 99 %",
            measured["99 %"],
            MAX_99_PERCENT,
            milliseconds,
            remark=f"by the clock; of {measured['moves']:.1f} moves a second {measured['clicks']:.1f} were clicks, of"
            f" which {measured['edited']:.1%} were answered by the edited table; the others were moves of computer"
            " players, who pause as they do by default. The time includes waiting for the disk, for simcord and for the"
            f" script; these two took {measured['others']:.0%} of the bot's one core",
        ),
    ]


def _figure_of_memory(measured: dict[str, Any]) -> Figure:
    return at_most(
        f"Resident memory of the bot with {measured['tables']:,} open tables and names in four scripts",
        measured["whole"] - measured["simcord"],
        MAX_MEGABYTES,
        "{:.0f} MB".format,
        remark=f"{measured['whole']:.0f} MB, less simcord's {measured['simcord']:.0f} MB: so much it takes in a process"
        " that holds the same servers, messages and interactions without playing. The process that thinks for computer"
        f" players of level hard takes {measured['thinker']:.0f} MB more while it is needed",
    )


def _figure_of_start(measured: dict[str, Any]) -> Figure:
    return at_most(
        f"Ready after the start of Python, with {measured['tables']:,} stored tables in mid-game",
        measured["seconds"],
        MAX_START,
        "{:.2f} s".format,
        remark=f"{measured['work']:.2f} s of it work; without loading simcord, and Discord answers at once",
    )


def _figure_of_growth(most: int, played: int, clicks: int) -> Figure:
    """Few and many tables take turns, so that a busy minute of the machine affects both."""
    few: list[Any] = []
    many: list[Any] = []
    for _ in range(ROUNDS):
        few.append(run_isolated("load_runs:clicks_at_some", tables=10, played=10, clicks=clicks))
        many.append(run_isolated("load_runs:clicks_at_some", tables=most, played=played, clicks=clicks))
    with_few, with_many = (_middle(runs, "median")["median"] for runs in (few, many))
    return at_most(
        f"Work of a click with {most:,} open tables, {played:,} of them played at, in relation to that with 10",
        with_many / with_few,
        MAX_GROWTH,
        ratio,
        anywhere=True,
        remark=f"{milliseconds(with_many)} and {milliseconds(with_few)}, each the mean of the games' medians, because"
        " chance says how many clicks are at each game",
    )
