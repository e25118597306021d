"""How much of a result was the cards, how much the seat's own choices, and how much all else: what the others did.

`begin` takes a match that is over and a seat; `advance` works on it for a fraction of a second, until `is_done`. What a
seat's chance is, the fast player says by playing on in every seat, in deals that fit what the seat could know. A deal
is worth what its hand is better than others; a choice, what it is better than the fast player's own. So nothing is
counted twice, and all that is told leans to no side, however rough it is. A single match says little, as its error is
large.
"""

from collections.abc import Sequence
from math import fsum
from statistics import fmean, variance
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.coach import AT_95, Decision
from bot.core.game import FULL, Effort
from bot.core.summary import Snapshot
from cogs.roundup.player import review
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.review import Graded, compare
from cogs.roundup.player.rollout import FastChance, chances_of, choose, play_out
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action, Dealt, Knowledge, Memory, View

_OF_DEALS, _OF_CHOICES = 60_000, 200_000
"""Simulated actions of a match for all deals, and for all choices; none gets more than this:"""
_MOST = 20_000
_SEED_LIMIT = 1 << 30

Worth: TypeAlias = tuple[float, float]
"""A change of the chance to win, and the square of its standard error."""


class Luck(msgspec.Struct, frozen=True):
    """The shares of a result, as chances to win the match, 0 to 1: `before`, `cards`, `own` and `others` make up
    `result`.
    """

    seed: str
    seat: int
    result: float
    """1 for the seat that won, otherwise 0."""
    before: float
    """The chance before the first deal: the same for every seat."""
    effort: Effort
    """The share of its deals that it draws."""
    deals: tuple[View, ...]
    """The view of the seat right after each deal."""
    choices: tuple[tuple[Decision, Action], ...]
    """The choices that were others than the fast player's, with that one's."""
    of_deals: tuple[Worth, ...] = ()
    of_choices: tuple[Worth, ...] = ()
    """The worth of those choices and deals that are graded."""

    @property
    def is_done(self) -> bool:
        return (len(self.of_deals), len(self.of_choices)) == (len(self.deals), len(self.choices))

    @property
    def cards(self) -> float:
        return fsum(chance for chance, _ in self.of_deals)

    @property
    def own(self) -> float:
        return fsum(chance for chance, _ in self.of_choices)

    @property
    def others(self) -> float:
        return self.result - self.before - self.cards - self.own

    @property
    def variance(self) -> float:
        """Return the square of the standard error of the least exact one, `others`."""
        return fsum(error for _, error in (*self.of_deals, *self.of_choices))


def begin(
    steps: Sequence[Snapshot], moves: Sequence[tuple[int | None, Action]], seat: int, seed: str, effort: Effort = FULL
) -> Luck:
    """Find what it is made of. `steps` are the deal and each move, `moves` each seat and action after the deal."""
    dealt = [step.state for step in steps if any(isinstance(event, Dealt) for event in step.events)]
    end, choices = steps[-1].state, list[tuple[Decision, Action]]()
    for decision in review.begin(steps, moves, seat, seed).decisions:
        roll = Seeded(f"{seed}/{decision.index}/fast").below
        fast = choose(PossibleDeals(decision.view, decision.memory, seat, roll).draw(), seat, roll)
        if fast != decision.played:
            choices.append((decision, fast))
    return Luck(
        seed=seed,
        seat=seat,
        result=chances_of(end)[seat],
        before=1 / len(end.down),
        effort=effort,
        deals=tuple(GAME.view(state, seat) for state in dealt),
        choices=tuple(choices),
    )


def advance(luck: Luck) -> Luck:
    """Grade the next deal or, after them, the next choice."""
    if len(luck.of_deals) < len(luck.deals):
        return replace(luck, of_deals=(*luck.of_deals, _deal(luck, luck.deals[len(luck.of_deals)])))
    choice, fast = luck.choices[len(luck.of_choices)]
    actions = int(luck.effort * min(_MOST, _OF_CHOICES / len(luck.choices)))
    compared = (Graded(fast), Graded(choice.played))
    gain, margin = compare(choice, compared, actions, f"{luck.seed}/{choice.index}/compared")[1].gain()
    return replace(luck, of_choices=(*luck.of_choices, (gain, (margin / AT_95) ** 2)))


def _deal(luck: Luck, view: View) -> Worth:
    chance = FastChance(Seeded(f"{luck.seed}/deal {view.round}").below(_SEED_LIMIT))
    deals = PossibleDeals(view, Memory((Knowledge(),) * len(view.seats)), luck.seat, chance.below)
    actions, worths, played = luck.effort * min(_MOST, _OF_DEALS / len(luck.deals)), list[float](), 0
    while played < actions or len(worths) < 4:
        deal = deals.draw()
        end, count = play_out(deal, luck.seat, choose(deal, luck.seat, chance.below), chance)
        played += count
        worths.append(chances_of(end)[luck.seat])
    return fmean(worths) - chances_of(view)[luck.seat], variance(worths) / len(worths)
