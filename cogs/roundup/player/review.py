"""What cost a seat most in a match that is over, graded from what it could know when it chose.

`begin` takes a match and a seat and finds its decisions; `advance` thinks for a fraction of a second and returns the
review a little further on, until `is_done`; then `moments` tells the costliest first. A `Review` is a plain value that
can be pickled: it may go on in another process, or be dropped at any time. The same match, seat and seed always lead to
the same moments.

    review = begin(steps, moves, seat, seed)
    while not review.is_done:
        review = advance(review)  # in a thinking process; review.progress goes from 0 to 1
    review.moments

First all decisions are graded roughly, then the few that seem to have cost something well: each time in deals drawn
anew, as whatever looks worst in a few deals looks worse than it is.
"""

import math
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.game import FULL, Effort, Juse
from bot.core.summary import Step
from cogs.roundup.player.grading import Decision, Graded, compare
from cogs.roundup.player.hard import candidates
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.reasons import Reason, reason_of
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action, Memory

MOST_MOMENTS = 3
LEAST_COST = 0.03
LEAST_SURE = 0.015
"""A moment cost at least so much of the chance to win, and its interval lies above this."""

_ROUGHLY = 1_100_000
"""Simulated actions for all decisions; each gets some, though, and none more than it needs."""
_LEAST_ROUGHLY, _MOST_ROUGHLY = 8_000, 30_000
_CLOSER, _CLOSER_ACTIONS = 12, 60_000
_WELL, _WELL_ACTIONS, _WELL_PARTS = 6, 180_000, 3
"""How many decisions are looked at closer, with how many actions each; and how many of those well, in so many parts."""
_TRIED_CLOSER = 3
"""Alternatives."""
_ROUGH_SHARE, _CLOSER_SHARE, _WELL_SHARE = 0.45, 0.25, 0.3
"""Of the time, for the bar."""


class Moment(msgspec.Struct, frozen=True):
    index: int
    """Of the action among the moves, from 0: the position before it is `steps[index]`."""
    seat: int
    played: Action
    better: Action
    cost: float
    """How much chance to win the match it cost, 0 to 1: 0.07 is "7 points of winning chance"."""
    interval: tuple[float, float]
    """Of the cost, at 95 %."""
    deals: int
    """In how many deals the two were compared."""
    reason: Reason


class Compared(msgspec.Struct, frozen=True):
    """A decision, by its number among them all: the action that was played, and then the best others."""

    decision: int
    graded: tuple[Graded, ...]
    parts: int = 0
    """In how many parts it was compared well."""

    @property
    def gain(self) -> float:
        """Return how much better the best other one is."""
        return self.graded[1].gain()[0]


class Review(msgspec.Struct, frozen=True):
    seat: int
    seed: str
    decisions: tuple[Decision, ...]
    effort: Effort = FULL
    """How much of its search it makes, a share."""
    rough: tuple[Compared, ...] = ()
    closer: tuple[Compared, ...] = ()
    well: tuple[Compared, ...] = ()
    """Of each stage, those that are done; fewer from one to the next."""
    progress: float = 0.0
    is_done: bool = False
    moments: tuple[Moment, ...] = ()
    """At most three, the costliest first. None until it is done."""

    def compared(self, number: int, graded: Sequence[Graded], actions: float, stage: str) -> tuple[Graded, ...]:
        """Go on comparing actions of a decision, in deals of this stage alone."""
        decision = self.decisions[number]
        return compare(decision, graded, int(self.effort * actions), f"{self.seed}/{decision.index}/{stage}")


def begin(
    steps: Sequence[Step], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str, effort: Effort = FULL
) -> Review:
    """Find the decisions of a seat. `steps` are the deal and each move, `moves` each seat and action after the deal. A
    move without a seat is nobody's decision.
    """
    return Review(seat, seed, tuple(_decisions(steps, moves, seat, seed)), effort)


def _decisions(
    steps: Sequence[Step], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str
) -> Iterator[Decision]:
    """Yield where the seat had something to choose, and did not misplay: that changed nothing, and it chose again."""
    memory: Memory | None = None
    for index, (mover, action) in enumerate(moves):
        state, after = steps[index].state, steps[index + 1].events
        memory = GAME.recall(seat, memory, [event for event in steps[index].events if event.shown_to(seat)])
        if mover != seat or any(isinstance(event, Juse) for event in after):
            continue
        view, roll = GAME.view(state, seat), Seeded(f"{seed}/{index}").below
        deal = PossibleDeals(view, memory, seat, roll).draw()
        if GAME.automatic(deal) is None:
            tried = dict.fromkeys(candidates(view, memory, seat, GAME.legal(deal, seat), roll))
            tried.pop(action, None)
            if tried:
                yield Decision(index, seat, view, memory, action, tuple(tried))


def advance(review: Review) -> Review:
    """Think for a fraction of a second."""
    decisions, rough, closer, well = review.decisions, review.rough, review.closer, review.well
    if len(rough) < len(decisions):
        rough = (*rough, _roughly(review, len(rough)))
        return replace(review, rough=rough, progress=_ROUGH_SHARE * len(rough) / len(decisions))
    doubtful = _costliest(rough, _CLOSER)
    if len(closer) < len(doubtful):
        one = doubtful[len(closer)]
        found = review.compared(one.decision, one.graded, _CLOSER_ACTIONS, "closer")
        closer = (*closer, Compared(one.decision, _best_first(found)))
        return replace(review, closer=closer, progress=_ROUGH_SHARE + _CLOSER_SHARE * len(closer) / len(doubtful))
    likely = _costliest(closer, _WELL)
    if well and not _is_clear(well[-1]):
        well = (*well[:-1], _further(review, well[-1]))
    elif len(well) < len(likely):
        well = (*well, _further(review, likely[len(well)]))
    else:
        return replace(review, is_done=True, progress=1.0, moments=_moments(review))
    share = (len(well) - 1 + well[-1].parts / _WELL_PARTS) / len(likely)
    return replace(review, well=well, progress=_ROUGH_SHARE + _CLOSER_SHARE + _WELL_SHARE * share)


def _is_clear(compared: Compared) -> bool:
    """Return True if it is compared in all the deals, or is no moment whatever the others show."""
    gain, margin = compared.graded[1].gain()
    return compared.parts == _WELL_PARTS or gain + margin < LEAST_COST


def _costliest(compared: Sequence[Compared], most: int) -> list[Compared]:
    return sorted((one for one in compared if one.gain > 0), key=lambda one: one.gain, reverse=True)[:most]


def _roughly(review: Review, number: int) -> Compared:
    """Drop the worse half of the others again and again; then compare the last few with what was played anew."""
    decision = review.decisions[number]
    actions = min(_MOST_ROUGHLY, max(_LEAST_ROUGHLY, _ROUGHLY / len(review.decisions))) / 2
    graded = _anew(decision.played, *decision.others)
    halvings = math.ceil(math.log2(max(1.0, (len(graded) - 1) / _TRIED_CLOSER)))
    for halving in range(halvings):
        graded = _best_first(review.compared(number, graded, actions / halvings, f"rough/{halving}"))
        graded = graded[: 1 + max(_TRIED_CLOSER, len(graded) // 2)]
    anew = _anew(*(one.action for one in graded))
    return Compared(number, _best_first(review.compared(number, anew, actions, "rough")))


def _anew(*actions: Action) -> tuple[Graded, ...]:
    return tuple(map(Graded, actions))


def _best_first(graded: Sequence[Graded]) -> tuple[Graded, ...]:
    """Return what was played, and then the others, the best first."""
    return graded[0], *sorted(graded[1:], key=lambda one: one.worth, reverse=True)


def _further(review: Review, one: Compared) -> Compared:
    """Compare what was played with the best other action, in one part more of the deals."""
    graded = one.graded if one.parts else _anew(one.graded[0].action, one.graded[1].action)
    parts = one.parts + 1
    found = review.compared(one.decision, graded, _WELL_ACTIONS / _WELL_PARTS, f"well/{parts}")
    return Compared(one.decision, found, parts)


def _moments(review: Review) -> tuple[Moment, ...]:
    """Tell the costliest. What was missed at several turns of a round is told once: it was still to be had."""
    found: dict[tuple[int, Action], Moment] = {}
    for one in sorted(review.well, key=lambda one: (one.gain, one.decision), reverse=True):
        decision, (played, better) = review.decisions[one.decision], one.graded
        cost, margin = better.gain()
        if cost >= LEAST_COST and cost - margin > LEAST_SURE:
            moment = Moment(
                index=decision.index,
                seat=decision.seat,
                played=played.action,
                better=better.action,
                cost=cost,
                interval=(cost - margin, cost + margin),
                deals=played.deals,
                reason=reason_of(decision.view, decision.seat, played, better),
            )
            found.setdefault((decision.view.round, better.action), moment)
    return tuple(found.values())[:MOST_MOMENTS]
