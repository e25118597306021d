"""How much of a result was the cards, how much the seat's own choices, and how much all else: what the others did.

`begin` takes a match that is over and a seat; `advance` works on it for a fraction of a second, until `is_done`. All is
graded from what the seat could know: each deal by its own hand, with the fast player in every seat; each choice against
what seemed best in a few deals that fit, in others than those. So it leans to no side, however rough it is. A single
match says little, as its error is large.
"""

from collections.abc import Sequence
from math import fsum
from statistics import fmean, variance

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.summary import Step
from cogs.roundup.player import review
from cogs.roundup.player.grading import AT_95, Decision, Graded, compare
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import FastChance, best_bid, play_out
from cogs.roundup.player.standing import chances
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS
from cogs.roundup.rules.state import Action, Dealt, Knowledge, Memory, View

_OF_DEALS, _CHOOSING, _COMPARING = 60_000, 80_000, 120_000
"""Simulated actions of a match for all that is graded in one way; none gets more than this:"""
_MOST = 20_000
_TRIED = 3
"""Alternatives that are looked at twice."""
_SEED_LIMIT = 1 << 30


class Worth(msgspec.Struct, frozen=True):
    chance: float
    """By how much something has raised the chance to win."""
    variance: float
    """The square of its standard error."""


class Luck(msgspec.Struct, frozen=True):
    """In chances to win the match, 0 to 1: `before`, `cards`, `own` and `others` make up `result`."""

    seed: str
    seat: int
    result: float
    """1 for the seat that won, otherwise 0."""
    before: float
    """Before the first deal: the same for every seat."""
    deals: tuple[View, ...]
    """What the seat saw right after each."""
    choices: tuple[Decision, ...]
    of_deals: tuple[Worth, ...] = ()
    better: tuple[Action | None, ...] = ()
    """What seemed better than each of the choices, if anything did."""
    of_choices: tuple[Worth, ...] = ()
    """Of those for which something did."""

    @property
    def doubtful(self) -> list[tuple[Decision, Action]]:
        return [(choice, other) for choice, other in zip(self.choices, self.better, strict=False) if other is not None]

    @property
    def is_done(self) -> bool:
        return len(self.better) == len(self.choices) and len(self.of_choices) == len(self.doubtful)

    @property
    def cards(self) -> float:
        return fsum(one.chance for one in self.of_deals)

    @property
    def own(self) -> float:
        return fsum(one.chance for one in self.of_choices)

    @property
    def others(self) -> float:
        return self.result - self.before - self.cards - self.own

    @property
    def variance(self) -> float:
        """Return the square of the standard error of the least exact one, `others`."""
        return fsum(one.variance for one in (*self.of_deals, *self.of_choices))


def begin(steps: Sequence[Step], moves: Sequence[tuple[int, Action]], seat: int, seed: str) -> Luck:
    """Find what it is made of. `steps` are the deal and each move, `moves` each seat and action after the deal."""
    dealt = [step.state for step in steps if any(isinstance(event, Dealt) for event in step.events)]
    end = steps[-1].state
    return Luck(
        seed=seed,
        seat=seat,
        result=float(seat in GAME.outcome(end).winners),
        before=1 / len(end.down),
        deals=tuple(GAME.view(state, seat) for state in dealt),
        choices=review.begin(steps, moves, seat, seed).decisions,
    )


def advance(luck: Luck) -> Luck:
    """Grade the next deal; then look at the next choice; then grade those to which something seemed better."""
    if len(luck.of_deals) < len(luck.deals):
        return replace(luck, of_deals=(*luck.of_deals, _deal(luck, luck.deals[len(luck.of_deals)])))
    if len(luck.better) < len(luck.choices):
        return replace(luck, better=(*luck.better, _better(luck, luck.choices[len(luck.better)])))
    choice, other = luck.doubtful[len(luck.of_choices)]
    return replace(luck, of_choices=(*luck.of_choices, _choice(luck, choice, other)))


def _deal(luck: Luck, view: View) -> Worth:
    chance = FastChance(Seeded(f"{luck.seed}/deal {view.round}").below(_SEED_LIMIT))
    deals = PossibleDeals(view, Memory((Knowledge(),) * len(view.seats)), luck.seat, chance.below)
    bid, worths, played = BIDS[best_bid(bytes(view.hand))], list[float](), 0
    while played < min(_MOST, _OF_DEALS / len(luck.deals)) or len(worths) < 4:
        end, count = play_out(deals.draw(), luck.seat, bid, chance)
        played += count
        worths.append(chances(end.totals, view.goal)[luck.seat])
    return Worth(fmean(worths) - chances(view.scores, view.goal)[luck.seat], variance(worths) / len(worths))


def _better(luck: Luck, choice: Decision) -> Action | None:
    """Drop most of the others, compare the rest anew with what was played, and return the best if it seems better by
    more than the standard error: of all that are about as good, the one that was played is as right as any.
    """
    actions = int(min(_MOST, _CHOOSING / len(luck.choices)) / 2)
    others = [*choice.others]
    for stage in ("first", "then"):
        tried = [*map(Graded, (choice.played, *others))]
        graded = compare(choice, tried, actions, f"{luck.seed}/{choice.index}/{stage}")
        best = sorted(graded[1:], key=lambda one: one.worth, reverse=True)
        others = [one.action for one in best[:_TRIED]]
    gain, margin = best[0].gain()
    return others[0] if gain > margin / AT_95 else None


def _choice(luck: Luck, choice: Decision, other: Action) -> Worth:
    actions = int(min(_MOST, _COMPARING / len(luck.doubtful)))
    both = Graded(choice.played), Graded(other)
    _, compared = compare(choice, both, actions, f"{luck.seed}/{choice.index}/compared")
    gain, margin = compared.gain()
    return Worth(-gain, (margin / AT_95) ** 2)
