"""Peers: public software that does the like, side by side with ours in one run."""

from typing import Any

from tests.proof.apart import apart
from tests.proof.report import Figure

TITLE = "Peers"
WORDS = """\
PyPI's `discord-games` and `rlcard` (`pip install -e '.[bench]'`) beside ours, in one process, taking turns. Its 2048
shows a picture of 500 × 500 pixels and its battleship four, and neither keeps anything on disk: what is played is gone
when the bot stops. Ours has a picture 1200 pixels wide, and its answer is sent after the commit to a SQLite file that
is synchronised with the disk. All run on the same offline Discord (simcord), and are timed alike: from the interaction
that comes in, as JSON, to the request that brings the new picture. For the engines, steps are random legal ones, and
looking for what is legal is part of a step. What is wanted of them was said of a machine on which RLCard's UNO makes
112,000 steps a second: 250,000 of Juse, 100,000 of the others. What counts is therefore how many times as many as UNO
makes in the same seconds, with which each game takes turns at each number of seats."""

SHARE = 0.75
_IN_PASSING = 1.5
"""In an ordinary test run, when everything else may be running too."""
THEIR_STEPS = 112_000
WANTED_STEPS = {"juse": 250_000}
WANTED_OF_OTHERS = 100_000


def prove(*, short: bool) -> list[Figure]:
    rounds, clicks, steps, turns = (6, 5, 1000, 3) if short else (40, 5, 4000, 16)
    return [
        *_figures_of_clicks(apart("peers_runs:clicks", rounds=rounds, each=clicks)),
        *_figures_of_engines(apart("peers_runs:engines", steps=steps, turns=turns)),
    ]


def _figures_of_clicks(measured: dict[str, Any]) -> list[Figure]:
    ours, numbers, ships = measured["juse"], measured["2048"], measured["battleship"]
    by_the_clock, by_work = ours["seconds"] / numbers["seconds"], ours["work"] / numbers["work"]
    pictured = all(side["pictured"] for side in measured.values())
    return [
        Figure(
            "Every one of the clicks compared is answered with a picture",
            "yes" if pictured else "no",
            "yes",
            pictured,
            anywhere=True,
        ),
        Figure(
            "A Juse click, by a click of their 2048: median time to the answer",
            f"{by_the_clock:.2f}",
            f"≤ {SHARE}",
            by_the_clock <= SHARE,
            remark=f"medians (and 95 %), {ours['clicks']:,} clicks each: Juse {_times(ours)}, 2048 {_times(numbers)},"
            f" battleship {_times(ships)}",
        ),
        Figure(
            "The same, median work",
            f"{by_work:.2f}",
            f"≤ {SHARE}",
            by_work <= SHARE,
            remark=f"processor time: Juse {1000 * ours['work']:.1f} ms, 2048 {1000 * numbers['work']:.1f} ms,"
            f" battleship {1000 * ships['work']:.1f} ms",
        ),
        Figure(
            "The same, in passing",
            f"{by_work:.2f}",
            f"≤ {_IN_PASSING}",
            by_work <= _IN_PASSING,
            anywhere=True,
        ),
    ]


def _times(side: dict[str, Any]) -> str:
    return f"{1000 * side['seconds']:.1f} ms ({1000 * side['late']:.1f} ms)"


def _figures_of_engines(measured: list[dict[str, Any]]) -> list[Figure]:
    theirs = max(pair["theirs"] for pair in measured)
    return [
        Figure("Random legal steps a second, RLCard's UNO", f"{theirs:,.0f}"),
        *(_figure_of_engine(pair["game"], pair["seats"], pair["ours"], pair["theirs"]) for pair in measured),
    ]


def _figure_of_engine(game: str, seats: int, ours: float, theirs: float) -> Figure:
    wanted = WANTED_STEPS.get(game, WANTED_OF_OTHERS) / THEIR_STEPS
    return Figure(
        f"Random legal steps a second, {game}, {seats} {'seat' if seats == 1 else 'seats'}",
        f"{ours:,.0f} ({ours / theirs:.2f} ×)",
        f"≥ {wanted:.2f} ×",
        ours >= wanted * theirs,
    )
