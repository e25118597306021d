"""Thinking

Hard computers think even while many do, servers share this fairly, and clicks do not wait for it.

How much computers of level *hard* think while many do. On an offline Discord (simcord), 30 tables of one server and one
of another play Roundup, each a person against four hard computers; people click as soon as they see that they are
asked. A move counts as thought through if its player searched, however little, and did not play as on level normal. The
effort is the share of its full search that it was asked for. A wait is counted from when a computer is to move until
its move is known. All this without the pause that computers make before each move, so that each table always waits for
one. Clicks are timed with the usual pause of a second, and compared with the same tables with computers of level
normal, which think for no more than a millisecond. The two kinds take turns, three rounds of half a minute each, so
that a busy minute of the machine affects both; each figure of clicks is the median of those of the rounds.

Then tournaments against level normal, in which hard players make their full search, half of it, and as little as
they are ever asked for (in Jugglers none makes less than half). All kinds play the same deals from every seat; how many
games a seat wins is given with its 95 % interval. In Juse there is nothing to search. A solitaire has no levels: there,
whole games are played by hints alone, on the same deals. *Before* is commit ae2fb7e, measured in the same way.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec

from bot.cli.tournament import hold
from bot.core.chance import Seeded
from bot.core.game import FULL, SMALLEST, Effort, settle_options
from bot.core.thinking_process import Question, think
from bot.games import find_game, find_player
from bot.progress import steps
from tests.proof import before
from tests.proof.isolated import run_isolated
from tests.proof.meter import median
from tests.proof.plots import Bars, Intervals, Panel, Plot
from tests.proof.report import Figure, at_most, milliseconds, ratio

TABLES, SECONDS, PAUSE = 30, 60.0, 1.0
ROUNDS, SECONDS_OF_A_ROUND = 3, 30.0
FEW_TABLES, FEW_SECONDS = 6, 6.0
LONGEST_WAIT, SLOWER = 5.0, 1.2
EFFORTS: Mapping[str, str] = {
    "hard": "its full search",
    "hard/2": "half of it",
    f"hard/{1 / SMALLEST:.0f}": "the least it is asked for",
}
TOURNAMENTS: Sequence[tuple[str, int, int, Mapping[str, Any]]] = (
    ("roundup", 4, 60, {"points": 1}),
    ("jugglers", 4, 200, {}),
)
"""Game, seats, games and options."""
SOLITAIRES = 40
_UNITS = {"%": "Thought through", "s": "Waiting for a computer to move", "ms": "Clicks"}
NEXT_TO_NOTHING: Effort = 1e-6
"""One try of each choice."""


def prove(*, short: bool) -> list[Figure]:
    if short:
        hard = run_isolated("thinking_runs:crowded", tables=FEW_TABLES, level="hard", seconds=FEW_SECONDS, pause=0.0)
        strengths = list(_strengths("roundup", 2, 6, {"points": 1}, [list(EFFORTS)[-1]]))
        return _with_plot([_thought(hard), *map(_figure, strengths)], strengths)
    hard = run_isolated("thinking_runs:crowded", tables=TABLES, level="hard", seconds=SECONDS, pause=0.0)
    figures = [_thought(hard), *_efforts(hard), *_waits(hard), *_clicks(*clicks_in_turns(TABLES, SECONDS_OF_A_ROUND))]
    strengths = [strength for tournament in TOURNAMENTS for strength in _strengths(*tournament, list(EFFORTS))]
    return _with_plot([*figures, *map(_figure, strengths), *_hints()], strengths)


def clicks_in_turns(tables: int, seconds: float) -> list[dict[str, Any]]:
    """At tables with hard computers, and with normal ones."""
    rounds = [
        [
            run_isolated("thinking_runs:crowded", tables=tables, level=level, seconds=seconds, pause=PAUSE)
            for level in ("hard", "normal")
        ]
        for _ in steps(range(ROUNDS), "rounds of clicks")
    ]
    return [_middle(of_one_kind) for of_one_kind in zip(*rounds, strict=True)]


def _middle(rounds: Sequence[dict[str, Any]]) -> dict[str, Any]:
    clicks = {what: median([each[what] for each in rounds]) for what in ("median", "99 %", "work")}
    return clicks | {"clicks": sum(each["clicks"] for each in rounds)}


def _thought(hard: dict[str, Any]) -> Figure:
    thought, moves = hard["thought"], hard["thought"] + hard["refused"]
    what = "Moves of hard computers thought through"
    share = f"{thought:,} of {moves:,}"
    return Figure(what, share, "all", thought == moves, anywhere=True, before=before.THINKING.get(what, ""))


def _efforts(hard: dict[str, Any]) -> list[Figure]:
    crowd, alone = hard["efforts"], hard["efforts alone"]
    return [
        Figure("Their effort at the crowded server's tables, on average", ratio(fmean(crowd)), remark=_spread(crowd)),
        Figure("Their effort at the other server's table, on average", ratio(fmean(alone)), remark=_spread(alone)),
    ]


def _spread(efforts: Sequence[float]) -> str:
    full = sum(effort == FULL for effort in efforts)
    return f"the least was {min(efforts):.2f}; {full / len(efforts):.0%} were full"


def _waits(hard: dict[str, Any]) -> list[Figure]:
    crowd, alone = hard["waits"], hard["waits alone"]
    figures = [
        at_most("Longest wait for a move", max(*crowd, *alone), LONGEST_WAIT, "{:.2f} s".format),
        Figure("Wait for a move at the crowded server's tables, median", f"{median(crowd):.2f} s"),
        at_most("The same at the other server's table", median(alone), median(crowd), "{:.2f} s".format),
        Figure("Longest wait for a move at the other server's table", f"{max(alone):.2f} s"),
    ]
    return [_with_before(figure) for figure in figures]


def _clicks(hard: dict[str, Any], normal: dict[str, Any]) -> list[Figure]:
    figures = [
        Figure("Time to the answer to a click, median", milliseconds(hard["median"])),
        Figure("The same, 99 %", milliseconds(hard["99 %"])),
        Figure("Work of a click, median", milliseconds(hard["work"])),
    ]
    with_normal = f"with normal computers {milliseconds(normal['median'])} ({normal['clicks']:,} clicks)"
    slower = at_most(
        "Time to the answer to a click, median, in relation to that at tables with normal computers",
        hard["median"] / normal["median"],
        SLOWER,
        ratio,
        remark=f"{with_normal}, 99 % {milliseconds(normal['99 %'])}, work {milliseconds(normal['work'])}",
    )
    return [*(_with_before(figure) for figure in figures), slower]


def _with_before(figure: Figure) -> Figure:
    return Figure(
        figure.what,
        figure.measured,
        figure.target,
        figure.reached,
        figure.anywhere,
        figure.remark,
        before.THINKING.get(figure.what, ""),
    )


class Strength(msgspec.Struct, frozen=True):
    """How many games a hard and a normal player's seat win, each with half of its interval."""

    where: str
    search: str
    hard: tuple[float, float]
    normal: tuple[float, float]


def _strengths(
    name: str, seats: int, games: int, options: Mapping[str, Any], kinds: Sequence[str]
) -> Iterator[Strength]:
    game = find_game(name)
    for kind in kinds:
        # Side by side in Jugglers: alternating, every other seating of a deal would be the same game again.
        players = [kind, "normal"] * (seats // 2) if name == "roundup" else _sides(kind, seats)
        seatings = len({(*players[turn:], *players[:turn]) for turn in range(seats)})
        tallies = hold(game, settle_options(game, options), players, games // seatings, "in a hurry")
        where = f"{name.capitalize()}, {seats} seats"
        yield Strength(where, EFFORTS[kind], tallies[kind].interval(), tallies["normal"].interval())


def _figure(strength: Strength) -> Figure:
    (much, around_much), (little, around_little) = strength.hard, strength.normal
    return Figure(
        f"{strength.where}: hard with {strength.search} against normal",
        f"{_share(strength.hard)} against {_share(strength.normal)}",
        "intervals apart",
        much - around_much > little + around_little,
        anywhere=True,
    )


def _with_plot(figures: Sequence[Figure], strengths: Sequence[Strength]) -> list[Figure]:
    """Of what was also measured before, and of how strong hard players are who search less."""
    panels: list[Panel] = []
    compared = [(figure, _value(figure.before), _value(figure.measured)) for figure in figures if figure.before]
    for unit, title in _UNITS.items():
        rows = [(figure.what, before[0], now[0]) for figure, before, now in compared if now[1] == unit]
        if rows:
            names, before, now = zip(*rows, strict=True)
            panels.append(Bars(title, unit, names, {"before": before, "now": now}))
    wins = {"hard": [strength.hard for strength in strengths], "normal": [strength.normal for strength in strengths]}
    names = [f"{strength.where}, {strength.search}" for strength in strengths]
    panels.append(Intervals("Hard with more and less search against normal", "share of games a seat wins", names, wins))
    words = [f"{figure.what}: {figure.measured}, before {figure.before}" for figure, _, _ in compared]
    words += [f"{figure.what}: {figure.measured}" for figure in map(_figure, strengths)]
    first, *others = figures
    return [msgspec.structs.replace(first, plot=Plot("thinking", "; ".join(words), panels)), *others]


def _value(measured: str) -> tuple[float, str]:
    """The number of a figure, and in what."""
    number, _, unit = measured.replace(",", "").partition(" ")
    if unit.startswith("of "):
        return 100 * float(number) / float(unit.removeprefix("of ")), "%"
    return float(number), unit


def _sides(kind: str, seats: int) -> list[str]:
    return [kind] * (seats // 2) + ["normal"] * (seats - seats // 2)


def _share(interval: tuple[float, float]) -> str:
    mean, around = interval
    return f"{100 * mean:.1f} % ± {100 * around:.1f}"


def _hints() -> list[Figure]:
    left: dict[Effort, list[float]] = {effort: [] for effort in _HINTS}
    for effort, deal in steps([(effort, deal) for effort in _HINTS for deal in range(SOLITAIRES)], "solitaires"):
        left[effort].append(_cards_left(effort, deal))
    none = left[NEXT_TO_NOTHING]
    figures = [Figure(f"Junk: cards left by hints {_HINTS[NEXT_TO_NOTHING]}, on average", f"{fmean(none):.1f}")]
    for effort, told in _HINTS.items():
        if effort != NEXT_TO_NOTHING:
            fewer = [one - other for one, other in zip(none, left[effort], strict=True)]
            around = 1.96 * stdev(fewer) / math.sqrt(len(fewer))
            figures.append(
                Figure(
                    f"Junk: cards left by hints {told}, on average",
                    f"{fmean(left[effort]):.1f}",
                    "fewer",
                    fmean(fewer) > around,
                    anywhere=True,
                    remark=f"{fmean(fewer):.1f} ± {around:.1f} fewer a game",
                )
            )
    return figures


_HINTS: Mapping[Effort, str] = {
    FULL: "of a full search",
    0.5: "of half of it",
    SMALLEST: "of the least it is asked for",
    NEXT_TO_NOTHING: "of next to no search",
}


def _cards_left(effort: Effort, deal: int) -> float:
    game, choose, chance = find_game("junk"), find_player("junk"), Seeded(f"hurry {deal}")
    state, events = game.deal(1, settle_options(game, {}), chance)
    memory: Any = None
    for number in range(1000):
        if not game.to_act(state):
            return game.outcome(state).scores[0]
        memory = game.recall(0, memory, events)
        question = Question(game.view(state, 0), memory, 0, f"{deal}/{number}", "hard", effort)
        state, events = game.apply(state, 0, think(choose, question), chance)
    raise AssertionError("this goes on for too long")
