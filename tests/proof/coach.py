"""Is a review right? Matches of normal players are reviewed in which one choice of a seat was replaced by another, at
random, that costs ten points of winning chance or more by both opinions of `judge.py`, which shares no player and no
deal with the review. It should be told, and no moment told may cost nothing by both opinions. Between two at Roundup,
what the review says that a choice cost is compared with what it truly cost; so is what it would say if it could not
work that out. In matches of hard players next to nothing should be called a mistake.

All of it takes hours, so it can be done in parts: each match prints a line, and the figures are of all lines.

python -m tests.proof coach --game roundup --look planted --from 100 --count 10 >> lines
python -m tests.proof coach --lines lines
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.coach import LEAST_COST, LEAST_SURE, CostlyDecision, Review, ReviewRules
from bot.core.game import FULL
from bot.parts import find_kit
from bot.progress import print_line
from bot.progress import steps as counted
from bot.ui.kit import CoachKit, GameKit
from cogs.roundup.player.review import JUDGE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.proof.judge import AT_JUGGLERS, AT_ROUNDUP, Endgame, Judge, Match, TooMany
from tests.proof.report import Figure, at_most, table

MISTAKE = 0.10
PLANTED, MATCHES = 30, 60
"""The planted mistakes to find, in so many matches at most."""
DEALS, LOOKED_AT = 300, 40
HARD_MATCHES = 12
ENDGAMES, MOST_STATES, MOST_CARDS = 60, 60_000, 16
ANY = 5
"""In one of so many endings any choice is looked at; in the others, one that costs enough to be told."""
assert JUDGE.solve is not None
SOLVE, SAMPLING = JUDGE.solve, replace(JUDGE, solve=None)
"""The review as it is where it cannot work out what follows."""
MOST_SECONDS = 20.0


class Part(msgspec.Struct, frozen=True):
    name: str
    judge: Judge
    seats: Sequence[int]
    tried: int
    """The random choices tried in a match until one is dear enough."""

    @property
    def kit(self) -> GameKit:
        return find_kit(self.name)

    @property
    def coach(self) -> CoachKit:
        assert self.kit.coach is not None
        return self.kit.coach


PARTS = (Part("roundup", AT_ROUNDUP, (4, 3, 2, 6, 5), 24), Part("jugglers", AT_JUGGLERS, (4, 3, 5, 2), 100))


class Findings(msgspec.Struct):
    game: str
    match: str = ""
    planted: list[tuple[float, bool]] = []
    """What each planted choice costs by the judge, and whether it is told."""
    told: list[tuple[int, float, float, float]] = []
    """Of each moment: the number of its move, what is said, and both opinions."""
    ends: list[tuple[float, float, float]] = []
    """Of each choice that can be looked at to the end: what is said, what would be said if the review could not work it
    out, and what it truly costs.
    """
    hard: list[tuple[int, int]] = []
    """Of each hard player: the moments, and the decisions."""
    seconds: list[float] = []

    def add(self, other: "Findings") -> None:
        for name in ("planted", "told", "ends", "hard", "seconds"):
            getattr(self, name).extend(getattr(other, name))


def prove(*, short: bool) -> list[Figure]:
    return figures_of(found for part in PARTS for found in _all_of(part, short=short))


def _all_of(part: Part, *, short: bool) -> Iterator[Findings]:
    planted = 0
    for name, (_, most) in LOOKS.items():
        if name == "hard" and short:
            continue
        for number in counted(range(1 if short else most), f"{part.name}: {name}"):
            if planted < PLANTED or name != "planted":
                yield (found := look_at(part, name, number, short=short))
                planted += len(found.planted)


def look_at(part: Part, name: str, number: int, *, short: bool = False) -> Findings:
    """Return what is found in one match, and print it."""
    findings = Findings(part.name, f"{name}/{number}")
    LOOKS[name][0](findings, part, number, short)
    print_line(msgspec.json.encode(findings).decode())
    return findings


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof coach", description="Look for what reviews say wrong.")
    parser.add_argument("--game", choices=[part.name for part in PARTS], required="--lines" not in arguments)
    parser.add_argument("--look", choices=[*LOOKS], default="planted", help="at planted mistakes, hard players or ends")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first match")
    parser.add_argument("--count", type=int, default=1, help="how many of them")
    parser.add_argument("--lines", type=Path, nargs="*", help="tell the figures of what these files say")
    asked = parser.parse_args(arguments)
    if asked.lines is None:
        (part,) = (part for part in PARTS if part.name == asked.game)
        for number in range(asked.first, asked.first + asked.count):
            look_at(part, asked.look, number)
            sys.stdout.flush()
        return 0
    lines = [line for path in asked.lines for line in path.read_text(encoding="utf-8").splitlines()]
    figures = figures_of(msgspec.json.decode(line, type=Findings) for line in lines)
    sys.stdout.write(f"{table(figures)}\n")
    return int(any(figure.reached is False for figure in figures))


def _look_for_planted(findings: Findings, part: Part, number: int, short: bool) -> None:
    seats, seed, deals = (
        (2 if short else part.seats[number % len(part.seats)]),
        f"coach/{number}",
        20 if short else DEALS,
    )
    game, roll = part.judge.game, Seeded(f"{seed}/planted").below
    match, seat = part.judge.match(seats, seed), Seeded(f"{seed}/seat").below(seats)
    planted = cost = None
    for tried in range(part.tried):
        choices = match.choices(game, seat)
        index = choices[roll(len(choices))]
        played = match.moves[index][1]
        others = [action for action in game.legal(match.steps[index].state, seat) if action != played]
        if not others:
            continue
        other = others[roll(len(others))]
        gain, _ = part.judge.cost(match, index, other, min(LOOKED_AT, deals), f"{seed}/{tried}", -MISTAKE)
        if -gain < MISTAKE:
            continue
        cost = min(
            -part.judge.cost(match, index, other, deals, f"{seed}/{tried}/well", -MISTAKE, second=second)[0]
            for second in (False, True)
        )
        if cost >= MISTAKE:
            match, planted = part.judge.match(seats, seed, {index: other}), index
            break
    review = _reviewed(findings, part, match, seat)
    if planted is not None and cost is not None:
        findings.planted.append((cost, _is_told(review, planted)))
    for moment in review.moments:
        findings.told.append((moment.index, moment.cost, *_opinions(part, match, moment, deals, seed)))


def _is_told(review: Review, index: int) -> bool:
    """Return whether a choice is told, also if its better action is told of another one, as it was missed again."""
    told = [moment.better for moment in review.moments]
    return any(
        review.decisions[weighed.decision].index == index and weighed.is_costly and weighed.least[1].action in told
        for weighed in review.well
    )


def _opinions(part: Part, match: Match, moment: CostlyDecision[Any, Any], deals: int, seed: str) -> tuple[float, float]:
    def cost(*, second: bool) -> float:
        asked = f"{seed}/{moment.index}"
        return part.judge.cost(match, moment.index, moment.better, deals, asked, LEAST_SURE, second=second)[0]

    first = cost(second=False)
    if first >= LEAST_SURE:
        return first, first
    return first, cost(second=True)


def _look_at_an_end(findings: Findings, part: Part, number: int, _: bool) -> None:
    """Have the review grade a choice of a match between two, changed at random; and again without working it out."""
    if part.judge is not AT_ROUNDUP:
        return
    seed, least = f"end/{number}", LEAST_COST if number % ANY else 0.0
    match, chance = part.judge.match(2, seed), Seeded(f"{seed}/choice")
    reviews = [JUDGE.begin(match.steps, match.moves, seat, "first") for seat in range(2)]
    choices = [
        (review, decision, other)
        for review in reviews
        for decision in review.decisions
        if 0 < sum(seat.down for seat in decision.view.seats) <= MOST_CARDS
        for other in ROUNDUP.legal(match.steps[decision.index].state, review.seat)
        if other != decision.played
    ]
    while choices:
        review, decision, played = choices.pop(chance.below(len(choices)))
        others = JUDGE.others(decision.view, decision.memory, review.seat, played, chance.below)
        decision = msgspec.structs.replace(decision, played=played, others=tuple(others))
        # This is quick, but the judge decides what it costs.
        likely = SOLVE(decision, seed, MOST_STATES) if others else None
        if likely is not None and likely[1] >= least:
            with suppress(TooMany):
                cost = Endgame(MOST_STATES).cost(match.steps[decision.index].state, review.seat, played)
                alone = msgspec.structs.replace(review, decisions=(decision,))
                rules = replace(JUDGE, solve_roughly=JUDGE.solve_roughly // len(review.decisions))
                findings.ends.append((_said(rules, alone), _said(SAMPLING, alone), cost))
                return


def _said(rules: ReviewRules, review: Review) -> float:
    while not review.is_done:
        review = rules.advance(review)
    return max((weighed.cost[0] for weighed in review.well if weighed.is_costly), default=0.0)


def _reviewed(findings: Findings, part: Part, match: Match, seat: int) -> Review:
    begun = time.process_time()
    review = part.coach.begin(match.steps, match.moves, seat, "first")
    while not review.is_done:
        review = part.coach.advance(review)
    findings.seconds.append(time.process_time() - begun)
    return review


def _look_at_hard_players(findings: Findings, part: Part, number: int, _: bool) -> None:
    def plays(view: Any, memory: Any, seat: int, roll: Any) -> Any:
        return part.kit.choose(view, memory, seat, roll, "hard", FULL, None)

    seats, seed = part.seats[number % len(part.seats)], f"hard/{number}"
    match = msgspec.structs.replace(part.judge, player=plays).match(seats, seed)
    review = _reviewed(findings, part, match, Seeded(f"{seed}/seat").below(seats))
    findings.hard.append((len(review.moments), len(review.decisions)))


LOOKS: dict[str, tuple[Callable[[Findings, Part, int, bool], None], int]] = {
    "planted": (_look_for_planted, MATCHES),
    "hard": (_look_at_hard_players, HARD_MATCHES),
    "ends": (_look_at_an_end, ENDGAMES),
}


def figures_of(found: Iterable[Findings]) -> list[Figure]:
    sums = dict[str, Findings]()
    for each in found:
        sums.setdefault(each.game, Findings(each.game)).add(each)
    return [figure for findings in sums.values() for figure in _figures_of(findings)]


def _figures_of(findings: Findings) -> list[Figure]:
    name = findings.game.capitalize()
    called, decisions = (sum(counts[place] for counts in findings.hard) for place in (0, 1))
    found = sum(is_told for _, is_told in findings.planted)
    false = [said for _, said, first, second in findings.told if max(first, second) < LEAST_SURE]
    figures = [
        Figure(
            f"{name}: planted mistakes that are told",
            f"{found} of {len(findings.planted)}",
            "≥ 90 %",
            found >= 0.9 * len(findings.planted),
            remark=f"{_error(found, len(findings.planted))}; missed: "
            + ", ".join(_percent(cost) for cost, is_told in findings.planted if not is_told),
        ),
        at_most(
            f"{name}: told moments that cost nothing by both opinions of the judge",
            len(false) / max(1, len(findings.told)),
            0.05,
            _percent,
            remark=f"{len(false)} of {len(findings.told)}, {_error(len(false), len(findings.told))}; said and found "
            + ", ".join(f"{_percent(said)} ({_percent(max(both))})" for _, said, *both in findings.told),
        ),
        at_most(
            f"{name}: moves of hard players called mistakes",
            called / max(1, decisions),
            0.02,
            _percent,
            remark=f"{called} of {decisions}, {_error(called, decisions)}",
        ),
        at_most(
            f"{name}: longest review, in seconds of one core",
            max(findings.seconds, default=0.0),
            MOST_SECONDS,
            lambda value: f"{value:.1f} s",
            remark=f"{len(findings.seconds)} reviews, {fmean(findings.seconds or [0.0]):.1f} s on average",
        ),
    ]
    counts = (findings.planted, findings.told, findings.hard, findings.seconds)
    figures = [figure for figure, looked_at in zip(figures, counts, strict=True) if looked_at]
    dear = [end for end in findings.ends if end[2] >= LEAST_COST]
    for which, ends in (("a choice", findings.ends), (f"a choice that costs {_percent(LEAST_COST)} or more", dear)):
        for how, place in (("", 0), (", if it cannot work it out", 1)) if len(ends) > 1 else ():
            errors = [abs(end[place] - end[2]) for end in ends]
            remark = (
                f"{len(errors)} choices, standard error {_percent(stdev(errors) / len(errors) ** 0.5)}; said (true) "
            )
            remark += ", ".join(f"{_percent(end[place])} ({_percent(end[2])})" for end in ends)
            what = f"{name}: mean error of what is said of {which}{how}"
            figures.append(at_most(what, fmean(errors), 0.03, _percent, remark=remark))
    return figures


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _error(count: int, of: int) -> str:
    share = count / max(1, of)
    return f"standard error {_percent((share * (1 - share) / max(1, of)) ** 0.5)}"
