"""Is a review right? It looks at matches of hard players: of Roundup, and of Jugglers to one round.

In each, one move of a seat is replaced by the worst that it could do instead, and a later one by the mildest mistake:
by what costs at least five points of winning chance by a judge with more than 100 times the samples of the review's
first look. From there on hard players play the match again; both moves should be among the three moments. In the match
as it was, next to nothing should be called a mistake, whatever seed the review draws its deals from. Where little is
hidden, what the review says that a move cost is compared with that judge.
"""

import time
from collections.abc import Callable, Sequence
from itertools import islice
from statistics import fmean
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.coach import LEAST_SURE, Decision, Graded, Review
from bot.core.game import FULL, Options, settle_options
from bot.core.summary import Snapshot
from bot.parts import find_kit
from bot.progress import steps as counted
from bot.ui.kit import CoachKit, GameKit
from cogs.jugglers.player import review as of_jugglers
from cogs.jugglers.player.normal import legal_actions
from cogs.jugglers.rules.state import Secret
from cogs.roundup.player import review as of_roundup
from cogs.roundup.player.possible_deals import PossibleDeals
from tests.proof.report import Figure, at_most

MATCHES = 12
KINDS = ("worst", "mildest")
MISTAKE, SOMETHING = 0.05, 0.001
FIRST_LOOK, JUDGED = 60_000, 800_000
FEW_HIDDEN = 8
CLEAR_ONES = 2
"""Positions with little hidden, of each match."""
SEEDS = ("first", "second")
MOST_SECONDS = 20.0


class Part(msgspec.Struct, frozen=True):
    name: str
    tables: Sequence[tuple[int, Options]]
    short: tuple[int, Options]
    """Their seats and options."""
    graded: Callable[[Any], Graded]
    compare: Callable[[Decision, Sequence[Any], int, str], Sequence[Graded]]
    tried: Callable[[Decision, str], Sequence[Any]]
    """All that the seat could have done and the review would grade."""
    is_clear: Callable[[Decision], bool]
    """Little is hidden."""
    clear: str
    period: Callable[[Decision], Any]
    """What is missed twice in one may be told once."""

    @property
    def kit(self) -> GameKit:
        return find_kit(self.name)

    @property
    def coach(self) -> CoachKit:
        assert self.kit.coach is not None
        return self.kit.coach


def _legal_at_roundup(decision: Decision, seed: str) -> Sequence[Any]:
    deal = PossibleDeals(decision.view, decision.memory, decision.seat, Seeded(seed).below).draw()
    return find_kit("roundup").rules.legal(deal, decision.seat)


def _legal_at_jugglers(decision: Decision, _: str) -> Sequence[Any]:
    actions = legal_actions(decision.view)
    return [
        action
        for action in actions
        if not isinstance(action, Secret) and not of_jugglers.may_be_bluff(decision.view, action.draft)
    ]


def _few_hidden(decision: Decision) -> bool:
    hidden = sum(other.down for seat, other in enumerate(decision.view.seats) if seat != decision.seat)
    return 0 < hidden <= FEW_HIDDEN


def _is_last_cycle(decision: Decision) -> bool:
    view = decision.view
    return (view.gathering, view.cycle) == (view.gatherings, view.cycles)


PARTS = (
    Part(
        "roundup",
        [(seats, {"points": points}) for seats, points in ((4, 4), (3, 4), (2, 4), (4, 3), (6, 3), (5, 3))],
        (2, {"points": 1}),
        of_roundup.Graded,
        of_roundup.compare,
        _legal_at_roundup,
        _few_hidden,
        f"where at most {FEW_HIDDEN} cards are hidden",
        lambda decision: decision.view.round,
    ),
    Part(
        "jugglers",
        [(seats, {"wins": 1}) for seats in (4, 3, 2, 4, 5)],
        (2, {"wins": 1}),
        of_jugglers.Graded,
        of_jugglers.compare,
        _legal_at_jugglers,
        _is_last_cycle,
        "in the last cycle of a round",
        lambda decision: (decision.view.round, decision.view.gathering),
    ),
)


class Match(msgspec.Struct):
    steps: list[Snapshot]
    moves: list[tuple[int, Any]]


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
    figures: list[Figure] = []
    for part in PARTS:
        findings = Findings()
        for number in counted(range(1 if short else MATCHES), f"matches of {part.name}"):
            _look(findings, part, f"coach/{number}", *(part.short if short else part.tables[number % len(part.tables)]))
        figures += _figures(findings, part, short=short)
    return figures


def _figures(findings: Findings, part: Part, *, short: bool) -> list[Figure]:
    name = part.kit.rules.name.capitalize()
    return [
        *(
            _planted([found for found in findings.planted if found[0] == kind], f"{name}: planted", kind)
            for kind in KINDS
        ),
        *(
            at_most(
                f"{name}: moves of hard players called mistakes, {seed} seed",
                findings.called.get(seed, 0) / findings.moves,
                0.02,
                _percent,
                anywhere=not short,
                remark=f"{findings.called.get(seed, 0)} of {findings.moves}",
            )
            for seed in SEEDS
        ),
        Figure(
            f"{name}: of those of the first seed, as costly by the judge (at least {_percent(LEAST_SURE)})",
            f"{sum(judged >= LEAST_SURE for _, judged in findings.confirmed)} of {len(findings.confirmed)}",
            remark=", ".join(f"{_percent(said)} ({_percent(judged)})" for said, judged in findings.confirmed),
        ),
        at_most(
            f"{name}: mean error of what it says a move cost {part.clear}",
            fmean(findings.errors or [0]),
            0.02,
            _percent,
            anywhere=True,
            remark=f"{len(findings.errors)} moves",
        ),
        at_most(
            f"{name}: longest review, in seconds of one core",
            max(findings.seconds),
            MOST_SECONDS,
            lambda value: f"{value:.1f} s",
            remark=f"{fmean(findings.seconds):.1f} s on average",
        ),
    ]


def _planted(planted: Sequence[tuple[str, float, bool]], what: str, kind: str) -> Figure:
    costs = [cost for _, cost, _ in planted]
    missed = ", ".join(_percent(cost) for _, cost, is_told in planted if not is_told)
    told = sum(is_told for _, _, is_told in planted)
    return Figure(
        f"{what} mistakes among the three moments, the {kind} of all",
        f"{told} of {len(planted)}",
        "≥ 80 %",
        told >= 0.8 * len(planted),
        anywhere=True,
        remark=f"they cost {_percent(min(costs, default=0))} to {_percent(max(costs, default=0))}"
        + (f"; those missed: {missed}" if missed else ""),
    )


def _percent(value: float) -> str:
    return f"{100 * value:.2f} %"


def _look(findings: Findings, part: Part, seed: str, seats: int, options: Options) -> None:
    game = part.kit.rules
    state, dealt = game.deal(seats, settle_options(game, options), Seeded(seed))
    match = _played_on(part, Match([Snapshot(state, dealt)], []), seed)
    seat = Seeded(f"{seed}/seat").below(seats)
    reviews = [_reviewed(findings, part, match, seat, review_seed) for review_seed in SEEDS]
    for review in reviews:
        findings.called[review.seed] = findings.called.get(review.seed, 0) + len(review.moments)
    review = reviews[0]
    for decision in review.decisions:
        for moment in review.moments:
            if moment.index == decision.index:
                judged = _judged(part, decision, [moment.played, moment.better], seed)[1].gain()[0]
                findings.confirmed.append((moment.cost, judged))
    findings.moves += len(review.decisions)
    _look_where_little_is_hidden(findings, part, match, seats, seed)
    _plant(findings, part, match, seat, seed)


def _look_where_little_is_hidden(findings: Findings, part: Part, match: Match, seats: int, seed: str) -> None:
    """Compare what the review says with the judge, at a few decisions of any seats, at random, where something is at
    stake.
    """
    reviews = [part.coach.begin(match.steps, match.moves, seat, SEEDS[0]) for seat in range(seats)]
    clear = [(review, decision) for review in reviews for decision in review.decisions if part.is_clear(decision)]
    clear.sort(key=lambda found: _at_random(found[1], f"{seed}/{found[1].seat}"))
    looks = ((decision, _advanced(part, replace(review, decisions=(decision,)))) for review, decision in clear)
    for decision, review in islice((found for found in looks if found[1].rough[0].gain > SOMETHING), CLEAR_ONES):
        said = (review.well or review.closer)[0]
        judged = _judged(part, decision, [graded.action for graded in said.graded[:2]], seed)
        findings.errors.append(abs(said.gain - judged[1].gain()[0]))


def _plant(findings: Findings, part: Part, match: Match, seat: int, seed: str) -> None:
    """Plant each kind of mistake at the first decision, in a random order, at which there is one: one kind in the first
    half of the match, the other in a later period.
    """
    planted: list[tuple[str, float, Decision]] = []
    for kind in KINDS:
        found = part.coach.begin(match.steps, match.moves, seat, seed).decisions
        here = found[: len(found) // 2]
        for _, _, last in planted:
            here = [decision for decision in found if part.period(decision) > part.period(last)]
        for decision in sorted(here, key=lambda found: _at_random(found, f"{seed}/{kind}")):
            mistake = _mistake(part, decision, kind, f"{seed}/{kind}")
            if mistake is not None:
                action, cost = mistake
                before = Match(match.steps[: decision.index + 1], match.moves[: decision.index])
                match = _played_on(part, before, f"{seed}/{kind}", action)
                planted.append((kind, cost, decision))
                break
    if planted:
        told = {moment.index for moment in _reviewed(findings, part, match, seat, SEEDS[0]).moments}
        findings.planted += [(kind, cost, decision.index in told) for kind, cost, decision in planted]


def _at_random(decision: Decision, seed: str) -> int:
    return Seeded(f"{seed}/{decision.index}").below(1 << 30)


def _played_on(part: Part, match: Match, seed: str, action: Any = None) -> Match:
    """Play on to the end with hard players, after this action of whoever has to act."""
    chance, game = Seeded(f"{seed}/chance"), part.kit.rules
    memories: list[Any] = [None] * len(part.kit.rules.outcome(match.steps[0].state).scores)
    for step in match.steps:
        memories = _recalled(part, memories, step)
    while waiting := game.to_act(state := match.steps[-1].state):
        seat, forced_move = game.automatic(state) or (min(waiting), None)
        roll = Seeded(f"{seed}/{len(match.moves)}").below
        action = (
            action
            or forced_move
            or part.kit.choose(game.view(state, seat), memories[seat], seat, roll, "hard", FULL, None)
        )
        state, events = game.apply(state, seat, action, chance)
        match.steps.append(Snapshot(state, events))
        match.moves.append((seat, action))
        memories, action = _recalled(part, memories, match.steps[-1]), None
    return match


def _recalled(part: Part, memories: Sequence[Any], step: Snapshot) -> list[Any]:
    return [
        part.kit.rules.recall(seat, memory, [event for event in step.events if event.shown_to(seat)])
        for seat, memory in enumerate(memories)
    ]


def _reviewed(findings: Findings, part: Part, match: Match, seat: int, seed: str) -> Review:
    begun = time.process_time()
    review = _advanced(part, part.coach.begin(match.steps, match.moves, seat, seed))
    findings.seconds.append(time.process_time() - begun)
    return review


def _advanced(part: Part, review: Review) -> Review:
    while not review.is_done:
        review = part.coach.advance(review)
    return review


def _judged(
    part: Part, decision: Decision, actions: Sequence[Any], seed: str, simulated: int = JUDGED
) -> Sequence[Graded]:
    return part.compare(
        decision, [part.graded(action) for action in actions], simulated, f"judge of {seed}/{decision.index}"
    )


def _mistake(part: Part, decision: Decision, kind: str, seed: str) -> tuple[Any, float] | None:
    """Return the worst or mildest mistake that the seat could make here, and what it costs, if there is any."""
    actions = [decision.played, *(action for action in part.tried(decision, seed) if action != decision.played)]
    looked = _judged(part, decision, actions, f"{seed}/all", FIRST_LOOK)
    mistakes = sorted(
        (mistake for mistake in looked if -sum(mistake.gain()) >= MISTAKE), key=lambda mistake: mistake.worth
    )
    if not mistakes:
        return None
    action = mistakes[-1 if kind == "mildest" else 0].action
    cost = -_judged(part, decision, [decision.played, action], seed)[1].gain()[0]
    return None if cost < MISTAKE else (action, cost)
