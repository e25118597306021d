"""Is the review of a match of Roundup right? It looks at matches of hard players.

In each, one move of a seat is replaced by the worst that it could do instead, and a later one by the mildest mistake:
by what costs at least five points of winning chance by a judge with more than 100 times the samples of the review's
first look. From there on hard players play the match again; both moves should be among the three moments. In the match
as it was, next to nothing should be called a mistake, whatever seed the review draws its deals from. Where few cards
are hidden, what the first look says that a move cost is compared with that judge.
"""

import time
from collections.abc import Sequence
from itertools import islice
from statistics import fmean

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.summary import Step
from bot.progress import steps as counted
from cogs.roundup.player import choose
from cogs.roundup.player.grading import Decision, Graded, compare
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.review import LEAST_SURE, Review, advance, begin
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action
from tests.proof.report import Figure, at_most

MATCHES = 12
TABLES = ((4, 4), (3, 4), (2, 4), (4, 3), (6, 3), (5, 3))
"""Their seats, and the points that they play to."""
KINDS = ("worst", "mildest")
MISTAKE = 0.05
FIRST_LOOK, JUDGED = 60_000, 800_000
FEW_HIDDEN = 8
FEW_HIDDEN_OF_EACH = 2
SEEDS = ("first", "second")
MOST_SECONDS = 20.0


class Match(msgspec.Struct):
    steps: list[Step]
    moves: list[tuple[int, Action]]


class Findings(msgspec.Struct):
    planted: list[tuple[str, float, bool]] = []
    """Of each planted move its kind, what it costs by the judge, and whether it is among the moments."""
    called: dict[str, int] = {}
    confirmed: list[tuple[float, float]] = []
    """Of each move that the first seed called a mistake, what it cost by the review and by the judge."""
    moves: int = 0
    errors: list[float] = []
    seconds: list[float] = []


def prove(*, short: bool) -> list[Figure]:
    findings = Findings()
    for number in counted(range(1 if short else MATCHES), "matches"):
        seats, goal = (2, 1) if short else TABLES[number % len(TABLES)]
        look(findings, f"coach/{number}", seats, goal)
    return _figures(findings, short=short)


def _figures(findings: Findings, *, short: bool) -> list[Figure]:
    return [
        *(_planted([found for found in findings.planted if found[0] == kind], kind) for kind in KINDS),
        *(
            at_most(
                f"Moves of hard players called mistakes, {seed} seed",
                findings.called.get(seed, 0) / findings.moves,
                0.02,
                _percent,
                anywhere=not short,
                remark=f"{findings.called.get(seed, 0)} of {findings.moves}",
            )
            for seed in SEEDS
        ),
        Figure(
            f"Of those of the first seed, as costly by the judge (at least {_percent(LEAST_SURE)})",
            f"{sum(judged >= LEAST_SURE for _, judged in findings.confirmed)} of {len(findings.confirmed)}",
            remark=", ".join(f"{_percent(said)} ({_percent(judged)})" for said, judged in findings.confirmed),
        ),
        at_most(
            f"Mean error of the first look where at most {FEW_HIDDEN} cards are hidden",
            fmean(findings.errors or [0]),
            0.02,
            _percent,
            anywhere=True,
            remark=f"{len(findings.errors)} moves",
        ),
        at_most(
            "Longest review, in seconds of one core",
            max(findings.seconds),
            MOST_SECONDS,
            lambda value: f"{value:.1f} s",
            remark=f"{fmean(findings.seconds):.1f} s on average",
        ),
    ]


def _planted(planted: Sequence[tuple[str, float, bool]], kind: str) -> Figure:
    costs = [cost for _, cost, _ in planted]
    missed = ", ".join(_percent(cost) for _, cost, is_told in planted if not is_told)
    told = sum(is_told for _, _, is_told in planted)
    return Figure(
        f"Planted mistakes among the three moments, the {kind} of all",
        f"{told} of {len(planted)}",
        "≥ 80 %",
        told >= 0.8 * len(planted),
        anywhere=True,
        remark=f"they cost {_percent(min(costs, default=0))} to {_percent(max(costs, default=0))}"
        + (f"; those missed: {missed}" if missed else ""),
    )


def _percent(value: float) -> str:
    return f"{100 * value:.2f} %"


def look(findings: Findings, seed: str, seats: int, goal: int) -> None:
    state, dealt = GAME.deal(seats, {"points": goal}, Seeded(seed))
    match = _played_on(Match([Step(state, dealt)], []), seed)
    seat = Seeded(f"{seed}/seat").below(seats)
    reviews = [_reviewed(findings, match, seat, review_seed) for review_seed in SEEDS]
    for review in reviews:
        findings.called[review.seed] = findings.called.get(review.seed, 0) + len(review.moments)
    review = reviews[0]
    for decision in review.decisions:
        for moment in review.moments:
            if moment.index == decision.index:
                judged = _judged(decision, [moment.played, moment.better], seed)[1].gain()[0]
                findings.confirmed.append((moment.cost, judged))
    findings.moves += len(review.decisions)
    _look_where_few_are_hidden(findings, match, seats, seed)
    _plant(findings, match, seat, seed)


def _look_where_few_are_hidden(findings: Findings, match: Match, seats: int, seed: str) -> None:
    """Compare the first look with the judge at a few decisions of any seats, at random, where something is at stake."""
    reviews = [begin(match.steps, match.moves, seat, SEEDS[0]) for seat in range(seats)]
    few = [(review, one) for review in reviews for one in review.decisions if 0 < _hidden(one) <= FEW_HIDDEN]
    few.sort(key=lambda found: _at_random(found[1], f"{seed}/{found[1].seat}"))
    looks = ((one, advance(replace(review, decisions=(one,))).rough[0]) for review, one in few)
    for decision, first in islice((found for found in looks if abs(found[1].gain) > 0.001), FEW_HIDDEN_OF_EACH):
        judged = _judged(decision, [graded.action for graded in first.graded[:2]], seed)
        findings.errors.append(abs(first.gain - judged[1].gain()[0]))


def _plant(findings: Findings, match: Match, seat: int, seed: str) -> None:
    """Plant each kind of mistake at the first decision, in a random order, at which there is one: one kind in the first
    half of the match, the other in a later round, as what is missed twice in a round may be told once.
    """
    planted: list[tuple[str, float, int]] = []
    rounds = -1
    for kind in KINDS:
        found = begin(match.steps, match.moves, seat, seed).decisions
        here = [one for one in found if one.view.round > rounds] if planted else found[: len(found) // 2]
        for decision in sorted(here, key=lambda one: _at_random(one, f"{seed}/{kind}")):
            mistake = _mistake(decision, kind, f"{seed}/{kind}")
            if mistake is not None:
                action, cost = mistake
                before = Match(match.steps[: decision.index + 1], match.moves[: decision.index])
                match = _played_on(before, f"{seed}/{kind}", action)
                planted.append((kind, cost, decision.index))
                rounds = decision.view.round
                break
    if planted:
        told = {moment.index for moment in _reviewed(findings, match, seat, SEEDS[0]).moments}
        findings.planted += [(kind, cost, index in told) for kind, cost, index in planted]


def _at_random(decision: Decision, seed: str) -> int:
    return Seeded(f"{seed}/{decision.index}").below(1 << 30)


def _played_on(match: Match, seed: str, action: Action | None = None) -> Match:
    """Play on to the end with hard players, after this action of whoever has to act."""
    chance = Seeded(f"{seed}/chance")
    memory = GAME.recall(0, None, match.steps[0].events)
    for step in match.steps[1:]:
        memory = GAME.recall(0, memory, step.events)
    while waiting := GAME.to_act(state := match.steps[-1].state):
        seat, by_itself = GAME.automatic(state) or (min(waiting), None)
        roll = Seeded(f"{seed}/{len(match.moves)}").below
        action = action or by_itself or choose(GAME.view(state, seat), memory, seat, roll, "hard")
        state, events = GAME.apply(state, seat, action, chance)
        match.steps.append(Step(state, events))
        match.moves.append((seat, action))
        memory, action = GAME.recall(0, memory, events), None
    return match


def _reviewed(findings: Findings, match: Match, seat: int, seed: str) -> Review:
    begun = time.process_time()
    review = begin(match.steps, match.moves, seat, seed)
    while not review.is_done:
        review = advance(review)
    findings.seconds.append(time.process_time() - begun)
    return review


def _hidden(decision: Decision) -> int:
    return sum(other.down for seat, other in enumerate(decision.view.seats) if seat != decision.seat)


def _judged(decision: Decision, actions: Sequence[Action], seed: str, simulated: int = JUDGED) -> tuple[Graded, ...]:
    return compare(decision, [Graded(action) for action in actions], simulated, f"judge of {seed}/{decision.index}")


def _mistake(decision: Decision, kind: str, seed: str) -> tuple[Action, float] | None:
    """Return the worst or mildest mistake that the seat could make here, and what it costs, if there is any."""
    deal = PossibleDeals(decision.view, decision.memory, decision.seat, Seeded(seed).below).draw()
    legal = GAME.legal(deal, decision.seat)
    actions = [decision.played, *(action for action in legal if action != decision.played)]
    looked = _judged(decision, actions, f"{seed}/all", FIRST_LOOK)
    mistakes = sorted((one for one in looked if -sum(one.gain()) >= MISTAKE), key=lambda one: one.worth)
    if not mistakes:
        return None
    action = mistakes[-1 if kind == "mildest" else 0].action
    cost = -_judged(decision, [decision.played, action], seed)[1].gain()[0]
    return None if cost < MISTAKE else (action, cost)
