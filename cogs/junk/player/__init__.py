"""The hint: what a strong player would do who knows only what has been seen.

The solver is of no use here: the best line of a known deal junks freely, because it knows when every card comes back.
Solving guessed deals plays hardly better than chance. Instead, each choice is played out many times over random orders
of the unseen cards, by a rule of thumb that uses only what a player could see.
"""

import random
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.core.cards import RANK_OF, Card
from bot.core.game import FULL, Effort, Level, Roll
from cogs.junk.player.solver import EMPTY, graced
from cogs.junk.rules.game import ACE, DRAW, FITS, GRACE, JUNK, MATCHES, PLAY, RESCUE, STOP
from cogs.junk.rules.state import Action, Memory, View

WORK = 30_000
"""The most cards played out for one hint: at most about 0.2 s on a small server."""

Table: TypeAlias = tuple[Card, tuple[Card, ...]]
"""The Play Pile's top, or `EMPTY`, and the Junk Pile."""
Choice: TypeAlias = tuple[Action, Table]
"""The next action, and the table when the next card is drawn, if all goes to plan."""

_FITS = (*FITS, (True,) * EMPTY)
_COST = (0.0, 0.7, 0.9)
"""The chance that a junked card stays for good, by the pairs of neighbors above it that do not fit; with more, it
stays.
"""
_FITTING_BONUS = 1e-3


def choose(
    view: View, memory: Memory, seat: int, roll: Roll, _level: Level = "normal", effort: Effort = FULL, *_: object
) -> Action:
    """Choose a move that is never a misplay. The same rolls give the same answer; the game must not be over."""
    table = (memory.play[-1] if memory.play else EMPTY, memory.junk)
    if not view.first_phase:
        # Nothing is hidden any more: the rescues that leave the fewest cards in the end, then the Saving Grace.
        if memory.grace:
            return GRACE if MATCHES[memory.grace[-1]][memory.junk[-1]] else STOP
        left = [len(junk) - graced(junk) for _, junk in _rescues(table)]
        return RESCUE if left.index(min(left)) else GRACE
    if memory.held is None:
        choices = [(RESCUE if rescued else DRAW, after) for rescued, after in enumerate(_rescues(table))]
    else:
        choices = list(_placings(table, memory.held, view.naked))
    # Of several ways to the same table only the first, which leaves the most options open.
    distinct: dict[Table, Action] = {}
    for action, after in choices:
        distinct.setdefault(after, action)
    found = [(action, after) for after, action in distinct.items()]
    return _most_promising(found, memory, roll(1_000_000_000), round(effort * WORK))


def _rescues(table: Table) -> Iterator[Table]:
    """Yield the table as it is, and after one rescue, two rescues and so on, as far as they are possible."""
    top, junk = table
    yield table
    while junk and _FITS[top][junk[-1]]:
        top, junk = junk[-1], junk[:-1]
        yield top, junk


def _placings(table: Table, held: Card, naked: bool) -> Iterator[Choice]:
    """Yield every way to place the held card: with rescues before it, as far as K6 and K12 allow, and after it."""
    for rescued, (top, junk) in enumerate(_rescues(table)):
        if rescued and (RANK_OF[held] == ACE or (RANK_OF[top] == ACE and not naked)):
            return
        if _FITS[top][held]:
            for after in _rescues((held, junk)):
                yield RESCUE if rescued else PLAY, after
        for after in _rescues((top, (*junk, held))):
            yield RESCUE if rescued else JUNK, after


def _most_promising(choices: Sequence[Choice], memory: Memory, seed: int, work: int) -> Action:
    """Play all choices out over the same random orders, so that luck favors none, and drop the worse half (sequential
    halving), until all that are left begin with the same action. So most of the work goes into the good ones.
    """
    unseen = memory.unseen()
    known = () if memory.next is None else (memory.next,)
    shuffled = random.Random(seed).sample  # noqa: S311, no secrets; this is the fastest
    rounds = max(1, (len(choices) - 1).bit_length())
    scores = dict.fromkeys(choices, 0)
    while len({action for action, _ in scores}) > 1:
        for _ in range(1 + work // (rounds * len(scores) * (1 + len(unseen)))):
            coming = (*known, *shuffled(unseen, len(unseen)))
            for choice in scores:
                scores[choice] += _play_out(choice[1], coming)
        better = sorted(scores, key=scores.__getitem__)[: (len(scores) + 1) // 2]
        scores = {choice: scores[choice] for choice in better}
    return next(iter(scores))[0]


def _play_out(table: Table, coming: Sequence[Card]) -> int:
    """Return the score by the rule of thumb: until the last Ace is drawn, play and rescue whatever fits, so that the
    Ace can free a card further down. After it, rescue only to place a drawn card better.
    """
    top, junk = table[0], list(table[1])
    last_ace = max((number for number, card in enumerate(coming) if RANK_OF[card] == ACE), default=-1)
    for number, card in enumerate(coming):
        if junk and _FITS[top][junk[-1]]:
            top, junk = _well_placed(top, junk, card)
        elif number < last_ace and _FITS[top][card]:
            top = card
        else:
            junk.append(card)
        if number < last_ace or (junk and RANK_OF[junk[-1]] == ACE):
            while junk and _FITS[top][junk[-1]]:
                top = junk.pop()
    return min(len(left) - graced(left) for _, left in _rescues((top, tuple(junk))))


def _well_placed(top: Card, junk: list[Card], card: Card) -> tuple[Card, list[Card]]:
    """Find the cheapest way to place a drawn card, with rescues before it if they are allowed."""
    ways: list[tuple[Card, list[Card]]] = []
    while True:
        if _FITS[top][card]:
            ways.append((card, junk))
        ways.append((top, [*junk, card]))
        if not junk or not _FITS[top][junk[-1]] or ACE in (RANK_OF[card], RANK_OF[junk[-1]]):
            break
        top, junk = junk[-1], junk[:-1]
    return min(ways, key=_cost)


def _cost(way: tuple[Card, list[Card]]) -> float:
    """Estimate how many cards will stay; among equals, the more could be rescued at once the better."""
    below, junk = way
    breaks = 0
    cost = 0.0
    for above, card in enumerate(reversed(junk)):
        if not _FITS[below][card]:
            breaks += 1
            if breaks == len(_COST):
                return cost + len(junk) - above
        cost += _COST[breaks] if breaks else -_FITTING_BONUS
        below = card
    return cost
