"""What cost a seat most in a game that is over, graded from what it could know when it chose.

A game says what else was worth a try, and what each of these actions leads to in random deals that fit what the seat
knew (`ReviewRules`). First all decisions are graded roughly, then the few that seem to have cost something well: each
time in deals drawn anew, as whatever looks worst in a few deals looks worse than it is.

How people play on decides what a choice was worth: what costs much if they go on in one way, may cost nothing in
another. So at last each choice is graded in several such *ways*. It cost what it cost in the way in which it cost the
least, so it is told only if it cost something in every way. Where it can be worked out what it cost if everybody goes
on as well as they can, that alone decides.

A `Review` is a plain value that can be pickled: it goes on in any process, or is dropped at any time. The same game,
seat and seed always lead to the same moments.
"""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.game import FULL, AnyGame, Effort, Juse, Roll
from bot.core.summary import Snapshot

MOST_MOMENTS = 3
LEAST_COST = 0.05
LEAST_SURE = 0.015
"""A moment cost at least so much of the chance to win in every way, and more than this surely."""
AT_95 = 1.96

_CLOSER, _WELL, _WELL_PARTS = 12, 4, 3
"""The number of decisions that are looked at closer, the number graded well, and the parts of that. What is clear after
fewer parts leaves them to more decisions.
"""
_CLEAR = 0.2
"""A cost is clear if its 95 % interval is at most so much of it to either side."""
_TRIED_CLOSER = 3
"""The number of alternatives that are compared closer."""
_ROUGH_SHARE, _CLOSER_SHARE, _WELL_SHARE = 0.45, 0.25, 0.3
"""The shares of the stages in the progress bar."""

Action = TypeVar("Action")
Reason = TypeVar("Reason")


class Decision(msgspec.Struct, frozen=True):
    """What a seat knew when it had something to choose, and what it chose. Nothing else is graded from."""

    index: int
    """The action's index among the moves after the deal, from 0."""
    seat: int
    view: Any
    memory: Any
    played: Any
    others: tuple[Any, ...]
    """The alternatives that were worth a try."""


class Graded(msgspec.Struct, frozen=True):
    """One action in all the deals of a comparison. Games add what they count besides."""

    action: Any
    deals: int = 0
    worth: float = 0.0
    """The sum of the chances to win."""
    less: float = 0.0
    less_squared: float = 0.0
    """The sum over the deals of how much better the first action of the comparison was; and the sum of the squares."""

    @property
    def chance(self) -> float:
        return self.worth / self.deals

    def gain(self) -> tuple[float, float]:
        """Return how much better it is than the first action, and half of the 95 % interval."""
        mean = -self.less / self.deals
        variance = max(0.0, self.less_squared / self.deals - mean * mean)
        return mean, AT_95 * math.sqrt(variance / max(1, self.deals - 1))


class CostlyDecision(msgspec.Struct, Generic[Action, Reason], frozen=True):
    """A decision that was worse than another."""

    index: int
    """The action's index among the moves, from 0: the position before it is `steps[index]`."""
    seat: int
    played: Action
    better: Action
    cost: float
    """The cost as a chance to win the match, 0 to 1: 0.07 is "7 points of winning chance"."""
    interval: tuple[float, float]
    """The 95 % interval of the cost."""
    deals: int
    """The number of deals in which the two were compared."""
    reason: Reason


class Compared(msgspec.Struct, frozen=True):
    """A decision, by its number among them all: the action that was played, and then the best others."""

    decision: int
    graded: tuple[Any, ...]
    exact: float | None = None
    """The cost if everybody goes on as well as they can, where that could be worked out."""

    @property
    def gain(self) -> float:
        """Return how much better the best other one is."""
        return self.graded[1].gain()[0] if self.exact is None else self.exact


class Weighed(msgspec.Struct, frozen=True):
    """A decision that is compared well: what was played and the better action, for each way to go on."""

    decision: int
    ways: tuple[tuple[Any, ...], ...]
    parts: int = 0
    """The number of parts in which it was compared."""
    exact: float | None = None
    """The cost if everybody goes on as well as they can, where that could be worked out."""

    @property
    def least(self) -> tuple[Any, ...]:
        """Return both in the way in which it cost the least."""
        return min(self.ways, key=lambda way: way[1].gain())

    @property
    def cost(self) -> tuple[float, float]:
        """Return the cost, and half of its 95 % interval."""
        return self.least[1].gain() if self.exact is None else (self.exact, 0.0)

    @property
    def is_costly(self) -> bool:
        """Return whether it cost enough in every way, and surely something in all of them together."""
        if self.cost[0] < LEAST_COST or self.exact is not None:
            return self.cost[0] >= LEAST_COST
        gains, margins = zip(*(better.gain() for _, better in self.ways), strict=True)
        return (sum(gains) - math.hypot(*margins)) / len(gains) > LEAST_SURE

    @property
    def is_clear(self) -> bool:
        """Return whether it is compared in enough deals: all, or some if it is known anyway, is hardly a moment, or
        surely one.
        """
        cost, margin = self.cost
        is_sure = cost + margin / 2 < LEAST_COST or (self.is_costly and margin <= _CLEAR * cost)
        return self.parts == _WELL_PARTS or self.exact is not None or is_sure


class Review(msgspec.Struct, frozen=True):
    seat: int
    seed: str
    decisions: tuple[Decision, ...]
    effort: Effort = FULL
    """The share of its full search that it makes."""
    rough: tuple[Compared, ...] = ()
    closer: tuple[Compared, ...] = ()
    well: tuple[Weighed, ...] = ()
    """The decisions that each stage has done; fewer from one to the next."""
    progress: float = 0.0
    is_done: bool = False
    moments: tuple[Any, ...] = ()
    """The costliest decisions, at most three, the costliest first. Empty until it is done."""


@dataclass(frozen=True)
class ReviewRules:
    """What a game says of its decisions, by functions that other processes find. What it may simulate is counted in
    actions.
    """

    game: AnyGame
    others: Callable[[Any, Any, int, Any, Roll], Sequence[Any]]
    """View, memory, seat, what was played, random numbers → what else was worth a try, if it had a choice."""
    graded: Callable[[Any], Any]
    """An action → its `Graded`, in no deal yet."""
    compare: Callable[[Decision, Sequence[Any], int, str, int], tuple[Any, ...]]
    """Goes on comparing, in deals drawn from this seed, until so many actions were simulated. The number of the way in
    which people go on: 0 is the first.
    """
    reason: Callable[[Any, int, Any, Any], Any]
    """View, seat, what was played and what was better, both graded → why."""
    span: Callable[[Any], Hashable]
    """A view → the part of the game within which a better action that was missed several times was still to be had, and
    so is told once.
    """
    roughly: int
    """The actions to simulate for all decisions together; each gets some, and none more than it needs."""
    least_roughly: int
    most_roughly: int
    closer: int
    well: int
    """The actions to simulate for one decision."""
    ways: int = 1
    """The number of ways in which people may go on."""
    solve: Callable[[Decision, str, int], tuple[Any, float] | None] | None = None
    """A decision, a seed, the most positions to look at → the best action, and what the one that was played cost, if
    everybody goes on as well as they can; None if that takes more.
    """
    solve_roughly: int = 0
    """The positions to look at for all decisions together."""
    solve_well: int = 0
    """Those for one decision."""

    def begin(
        self,
        steps: Sequence[Snapshot],
        moves: Sequence[tuple[int | None, Any]],
        seat: int,
        seed: str,
        effort: Effort = FULL,
    ) -> Review:
        """Find where a seat had something to choose, and did not misplay: that changed nothing, and it chose again.
        `steps` are the deal and each move, `moves` each seat and action after the deal. A move without a seat is
        nobody's decision.
        """
        decisions, memory = list[Decision](), None
        for index, (mover, played) in enumerate(moves):
            memory = self.game.recall(seat, memory, [event for event in steps[index].events if event.shown_to(seat)])
            if mover == seat and not any(isinstance(event, Juse) for event in steps[index + 1].events):
                view, roll = self.game.view(steps[index].state, seat), Seeded(f"{seed}/{index}").below
                if others := self.others(view, memory, seat, played, roll):
                    decisions.append(Decision(index, seat, view, memory, played, tuple(others)))
        return Review(seat, seed, tuple(decisions), effort)

    def advance(self, review: Review) -> Review:
        """Think for a fraction of a second."""
        decisions, rough, closer, well = review.decisions, review.rough, review.closer, review.well
        if len(rough) < len(decisions):
            rough = (*rough, self._roughly(review, len(rough)))
            return replace(review, rough=rough, progress=_ROUGH_SHARE * len(rough) / len(decisions))
        doubtful = _costliest(rough, _CLOSER)
        if len(closer) < len(doubtful):
            doubt = doubtful[len(closer)]
            if doubt.exact is None:
                found = self._compared(review, doubt.decision, doubt.graded, self.closer, "closer")
                doubt = Compared(doubt.decision, _best_first(found))
            closer = (*closer, doubt)
            return replace(review, closer=closer, progress=_ROUGH_SHARE + _CLOSER_SHARE * len(closer) / len(doubtful))
        likely, parts = _costliest(closer, _CLOSER), sum(weighed.parts for weighed in well)
        if well and not well[-1].is_clear:
            well = (*well[:-1], self._further(review, well[-1]))
        elif len(well) < len(likely) and parts < _WELL * _WELL_PARTS:
            well = (*well, self._further(review, self._begun(review, likely[len(well)])))
        else:
            return replace(review, is_done=True, progress=1.0, moments=self._moments(review))
        share = min(1.0, (parts + 1) / (_WELL * _WELL_PARTS))
        return replace(review, well=well, progress=_ROUGH_SHARE + _CLOSER_SHARE + _WELL_SHARE * share)

    def _compared(
        self, review: Review, number: int, graded: Sequence[Any], actions: float, stage: str, way: int = 0
    ) -> tuple[Any, ...]:
        """Go on comparing actions of a decision, in deals of this stage alone."""
        decision = review.decisions[number]
        seed = f"{review.seed}/{decision.index}/{stage}"
        return self.compare(decision, graded, int(review.effort * actions), seed, way)

    def _roughly(self, review: Review, number: int) -> Compared:
        """Drop the worse half of the others again and again; then compare the last few with what was played anew."""
        decision = review.decisions[number]
        positions = min(self.solve_well, self.solve_roughly / len(review.decisions))
        if (solved := self._solved(review, number, positions)) is not None:
            return solved
        actions = min(self.most_roughly, max(self.least_roughly, self.roughly / len(review.decisions))) / 2
        graded = self._anew(decision.played, *decision.others)
        halvings = math.ceil(math.log2(max(1.0, (len(graded) - 1) / _TRIED_CLOSER)))
        for halving in range(halvings):
            graded = _best_first(self._compared(review, number, graded, actions / halvings, f"rough/{halving}"))
            graded = graded[: 1 + max(_TRIED_CLOSER, len(graded) // 2)]
        anew = self._anew(*(action.action for action in graded))
        return Compared(number, _best_first(self._compared(review, number, anew, actions, "rough")))

    def _anew(self, *actions: Any) -> tuple[Any, ...]:
        return tuple(map(self.graded, actions))

    def _solved(self, review: Review, number: int, most: float) -> Compared | None:
        decision = review.decisions[number]
        seed = f"{review.seed}/{decision.index}/solve"
        solved = self.solve and self.solve(decision, seed, int(review.effort * most))
        return solved and Compared(number, self._anew(decision.played, solved[0]), solved[1])

    def _begun(self, review: Review, compared: Compared) -> Weighed:
        if compared.exact is None:
            compared = self._solved(review, compared.decision, self.solve_well) or compared
        ways = (self._anew(*(graded.action for graded in compared.graded[:2])),) * self.ways
        return Weighed(compared.decision, ways, exact=compared.exact)

    def _further(self, review: Review, weighed: Weighed) -> Weighed:
        """Compare what was played with the best other action, in one part more of the deals."""
        number, parts = weighed.decision, weighed.parts + 1
        actions = self.well / _WELL_PARTS / self.ways
        ways = [
            self._compared(review, number, graded, actions, f"well/{parts}", way)
            for way, graded in enumerate(weighed.ways)
        ]
        return replace(weighed, ways=tuple(ways), parts=parts)

    def _moments(self, review: Review) -> tuple[Any, ...]:
        """Return the costliest decisions."""
        found: dict[Hashable, CostlyDecision[Any, Any]] = {}
        for weighed in sorted(review.well, key=lambda weighed: (weighed.cost[0], weighed.decision), reverse=True):
            decision, (played, better) = review.decisions[weighed.decision], weighed.least
            cost, margin = weighed.cost
            if weighed.is_costly:
                if better.gain()[0] < LEAST_SURE:
                    # Only whoever goes on as well as they can sees it, so nothing that was counted tells why.
                    played, better = self._anew(played.action, better.action)
                moment = CostlyDecision[Any, Any](
                    index=decision.index,
                    seat=decision.seat,
                    played=played.action,
                    better=better.action,
                    cost=cost,
                    interval=(cost - margin, cost + margin),
                    deals=played.deals,
                    reason=self.reason(decision.view, decision.seat, played, better),
                )
                found.setdefault((self.span(decision.view), better.action), moment)
        return tuple(found.values())[:MOST_MOMENTS]


def _costliest(compared: Sequence[Compared], most: int) -> list[Compared]:
    return sorted(
        (candidate for candidate in compared if candidate.gain > 0), key=lambda candidate: candidate.gain, reverse=True
    )[:most]


def _best_first(graded: Sequence[Any]) -> tuple[Any, ...]:
    """Return what was played, and then the others, the best first."""
    return graded[0], *sorted(graded[1:], key=lambda action: action.worth, reverse=True)


class Luck(Protocol):
    """What made up the result of a seat, while it is worked out: a plain value as well. All in chances to win."""

    @property
    def is_done(self) -> bool: ...
    @property
    def cards(self) -> float: ...
    @property
    def own(self) -> float:
        """Return the share of the seat's own choices."""
        ...

    @property
    def others(self) -> float:
        """Return the share of the others' choices, and of all else. Together the shares are the result less the chance
        before the first deal.
        """
        ...

    @property
    def variance(self) -> float:
        """Return the square of the standard error of the least exact of them."""
        ...
