"""Compare a click with one in a public package of games, and the rules with a public engine's.

PyPI's `discord-games` and `rlcard` (`pip install -e '.[bench]'`) beside ours, in one process, taking turns, on the
same offline Discord. A click is timed from its interaction, as JSON, to the request that brings the new picture; ours
is committed to a file on the disk before. A step of an engine is a random legal one, with finding out what is legal.
The targets were set where RLCard's UNO makes 112,000 steps a second, so what counts is the ratio to the steps it
makes now.
"""

from typing import Any

from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_most, milliseconds, ratio

MAX_SHARE = 0.75
UNO_STEPS = 112_000
WANTED_STEPS = {"juse": 250_000}
WANTED_OF_OTHERS = 100_000


def prove(*, short: bool) -> list[Figure]:
    rounds, clicks, steps, turns = (6, 5, 1000, 3) if short else (40, 5, 4000, 16)
    return [
        *_figures_of_clicks(run_isolated("bench.peers_runs:clicks", rounds=rounds, each=clicks)),
        *_figures_of_engines(run_isolated("bench.peers_runs:engines", steps=steps, turns=turns)),
    ]


def _figures_of_clicks(measured: dict[str, Any]) -> list[Figure]:
    ours, numbers = measured["juse"], measured["2048"]
    pictured = all(side["pictured"] for side in measured.values())
    return [
        Figure(
            "Every one of the clicks compared is answered with a picture",
            "yes" if pictured else "no",
            "yes",
            pictured,
            anywhere=True,
        ),
        at_most(
            "A Juse click in relation to a click of their 2048: median time to the answer",
            ours["seconds"] / numbers["seconds"],
            MAX_SHARE,
            ratio,
            remark=f"medians (and 95 %), {ours['clicks']:,} clicks each: Juse {_times(ours)}, 2048 {_times(numbers)}",
        ),
        at_most(
            "The same, median work",
            ours["work"] / numbers["work"],
            MAX_SHARE,
            ratio,
            remark=f"processor time: Juse {milliseconds(ours['work'])}, 2048 {milliseconds(numbers['work'])}",
        ),
    ]


def _times(side: dict[str, Any]) -> str:
    return f"{milliseconds(side['seconds'])} ({milliseconds(side['95 %'])})"


def _figures_of_engines(measured: list[dict[str, Any]]) -> list[Figure]:
    uno = max(pair["uno"] for pair in measured)
    return [
        Figure("Random legal steps a second, RLCard's UNO", f"{uno:,.0f}"),
        *(_figure_of_engine(pair["game"], pair["seats"], pair["ours"], pair["uno"]) for pair in measured),
    ]


def _figure_of_engine(game: str, seats: int, ours: float, uno: float) -> Figure:
    wanted = WANTED_STEPS.get(game, WANTED_OF_OTHERS) / UNO_STEPS
    return Figure(
        f"Random legal steps a second, {game}, {seats} {'seat' if seats == 1 else 'seats'}",
        f"{ours:,.0f} ({ours / uno:.2f} ×)",
        f"≥ {wanted:.2f} ×",
        ours >= wanted * uno,
    )
