"""Is a review right? Matches of normal players are reviewed in which one choice of a seat was replaced by another, at
random, that costs ten points of winning chance or more by `judge.py`, which shares no player and no deal with the
review. It should be among the moments told, and no moment told may cost nothing by both opinions of the judge. Between
two at Roundup, what the review says that a choice cost is compared with what it truly cost; so is what it would say if
it could not work that out. In matches of hard players next to nothing should be called a mistake.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from statistics import fmean, stdev
from typing import Any

import msgspec

from bot.core.chance import Seeded
from bot.core.coach import LEAST_SURE, MOST_MOMENTS, CostlyDecision, Review, ReviewRules
from bot.core.game import FULL
from bot.parts import find_kit
from bot.progress import print_line
from bot.progress import steps as counted
from bot.ui.kit import CoachKit, GameKit
from cogs.roundup.player.review import JUDGE
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.proof.judge import AT_JUGGLERS, AT_ROUNDUP, Endgame, Judge, Match, TooMany
from tests.proof.report import Figure, at_most

MISTAKE = 0.10
PLANTED, MATCHES = 30, 60
"""The planted mistakes to find, in so many matches at most."""
TRIED = 24
"""The random choices tried in a match until one is dear enough."""
DEALS, LOOKED_AT = 300, 40
HARD_MATCHES = 12
ENDGAMES, MOST_STATES, MOST_CARDS = 60, 60_000, 16
SAMPLING = replace(JUDGE, solve=None)
"""The review as it is where it cannot work out what follows."""
MOST_SECONDS = 20.0


class Part(msgspec.Struct, frozen=True):
    name: str
    judge: Judge
    seats: Sequence[int]

    @property
    def kit(self) -> GameKit:
        return find_kit(self.name)

    @property
    def coach(self) -> CoachKit:
        assert self.kit.coach is not None
        return self.kit.coach


PARTS = (Part("roundup", AT_ROUNDUP, (4, 3, 2, 6, 5)), Part("jugglers", AT_JUGGLERS, (4, 3, 5, 2)))


class Findings(msgspec.Struct):
    planted: list[tuple[float, bool]] = []
    """What each planted choice costs by the judge, and whether it is told."""
    told: list[tuple[float, float, float]] = []
    """Of each moment: what is said, and both opinions."""
    ends: list[tuple[float, float, float]] = []
    """Of each choice that can be looked at to the end: what is said, what would be said if the review could not work it
    out, and what it truly costs.
    """
    called: int = 0
    decisions: int = 0
    """Of hard players."""
    seconds: list[float] = []


def prove(*, short: bool) -> list[Figure]:
    figures: list[Figure] = []
    for part in PARTS:
        findings = Findings()
        for number in counted(range(1 if short else MATCHES), f"mistakes at {part.name}"):
            if len(findings.planted) == PLANTED:
                break
            seats = 2 if short else part.seats[number % len(part.seats)]
            look(findings, part, seats, f"coach/{number}", 20 if short else DEALS)
            print_line(f"{part.name}/{number}: {findings.planted[-1:]}, {findings.told[-MOST_MOMENTS:]}")
        for number in counted(range(0 if short else HARD_MATCHES), f"matches of hard players at {part.name}"):
            look_at_hard_players(findings, part, part.seats[number % len(part.seats)], f"hard/{number}")
            print_line(f"{part.name}/hard/{number}: {findings.called} of {findings.decisions}")
        if part.judge is AT_ROUNDUP:
            for number in counted(range(1 if short else ENDGAMES), "endings between two"):
                look_at_an_end(findings, part, f"end/{number}")
                print_line(f"end/{number}: {findings.ends[-1:]}")
        figures += figures_of(findings, part)
    return figures


def look(findings: Findings, part: Part, seats: int, seed: str, deals: int) -> None:
    game, roll = part.judge.game, Seeded(f"{seed}/planted").below
    match, seat = part.judge.match(seats, seed), Seeded(f"{seed}/seat").below(seats)
    planted = cost = None
    for tried in range(TRIED):
        choices = match.choices(game, seat)
        index = choices[roll(len(choices))]
        played = match.moves[index][1]
        others = [action for action in game.legal(match.steps[index].state, seat) if action != played]
        if not others:
            continue
        other = others[roll(len(others))]
        changed = part.judge.match(seats, seed, {index: other})
        rough, _ = part.judge.cost(changed, index, played, min(LOOKED_AT, deals), f"{seed}/{tried}", MISTAKE)
        if rough < MISTAKE:
            continue
        cost, _ = part.judge.cost(changed, index, played, deals, f"{seed}/{tried}/well", MISTAKE)
        if cost >= MISTAKE:
            match, planted = changed, index
            break
    review = _reviewed(findings, part, match, seat)
    told = {moment.index: moment for moment in review.moments}
    if planted is not None and cost is not None:
        findings.planted.append((cost, planted in told))
    for moment in told.values():
        findings.told.append((moment.cost, *_opinions(part, match, moment, deals, seed)))


def _opinions(part: Part, match: Match, moment: CostlyDecision[Any, Any], deals: int, seed: str) -> tuple[float, float]:
    def cost(*, second: bool) -> float:
        asked = f"{seed}/{moment.index}"
        return part.judge.cost(match, moment.index, moment.better, deals, asked, LEAST_SURE, second=second)[0]

    first = cost(second=False)
    if first >= LEAST_SURE or part.judge.second is None:
        return first, first
    return first, cost(second=True)


def look_at_an_end(findings: Findings, part: Part, seed: str) -> None:
    """Have the review grade a choice of a match between two, changed at random; and again without working it out."""
    match, chance = part.judge.match(2, seed), Seeded(f"{seed}/choice")
    indexes = [*range(len(match.moves))]
    while indexes:
        index = indexes.pop(chance.below(len(indexes)))
        state, (seat, played) = match.steps[index].state, match.moves[index]
        legal = [action for action in ROUNDUP.legal(state, seat) if action != played]
        if not legal or not 0 < sum(map(len, state.down)) <= MOST_CARDS:
            continue
        match.moves[index] = seat, legal[chance.below(len(legal))]
        review = JUDGE.begin(match.steps, match.moves, seat, "first")
        match.moves[index] = seat, played
        decisions = tuple(decision for decision in review.decisions if decision.index == index)
        if decisions:
            with suppress(TooMany):
                cost = Endgame(MOST_STATES).cost(state, seat, decisions[0].played)
                alone = msgspec.structs.replace(review, decisions=decisions)
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


def look_at_hard_players(findings: Findings, part: Part, seats: int, seed: str) -> None:
    def plays(view: Any, memory: Any, seat: int, roll: Any) -> Any:
        return part.kit.choose(view, memory, seat, roll, "hard", FULL, None)

    match = msgspec.structs.replace(part.judge, player=plays).match(seats, seed)
    review = _reviewed(findings, part, match, Seeded(f"{seed}/seat").below(seats))
    findings.called += len(review.moments)
    findings.decisions += len(review.decisions)


def figures_of(findings: Findings, part: Part) -> list[Figure]:
    name = part.name.capitalize()
    found = sum(is_told for _, is_told in findings.planted)
    false = [said for said, first, second in findings.told if max(first, second) < LEAST_SURE]
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
            + ", ".join(f"{_percent(said)} ({_percent(max(both))})" for said, *both in findings.told),
        ),
        at_most(
            f"{name}: moves of hard players called mistakes",
            findings.called / max(1, findings.decisions),
            0.02,
            _percent,
            remark=f"{findings.called} of {findings.decisions}, {_error(findings.called, findings.decisions)}",
        ),
        at_most(
            f"{name}: longest review, in seconds of one core",
            max(findings.seconds),
            MOST_SECONDS,
            lambda value: f"{value:.1f} s",
            remark=f"{fmean(findings.seconds):.1f} s on average",
        ),
    ]
    for how, place in (("", 0), (", if it cannot work it out", 1)) if len(findings.ends) > 1 else ():
        errors = [abs(end[place] - end[2]) for end in findings.ends]
        remark = f"{len(errors)} choices, standard error {_percent(stdev(errors) / len(errors) ** 0.5)}; said and true "
        remark += ", ".join(f"{_percent(end[place])} ({_percent(end[2])})" for end in findings.ends)
        what = f"{name}: mean error of what is said of a choice{how}"
        figures.append(at_most(what, fmean(errors), 0.03, _percent, remark=remark))
    return figures


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _error(count: int, of: int) -> str:
    share = count / max(1, of)
    return f"standard error {_percent((share * (1 - share) / max(1, of)) ** 0.5)}"
