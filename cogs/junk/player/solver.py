"""The best possible score of a deal, by an exact solver that knows every card; and after which moves of a finished game
the best score that could still be reached got worse.

Three observations make it fast:

* Rescuing while a card is held gains nothing over rescuing before the draw. So `naked` (K12) makes no difference here,
  and a position is the number of cards left to draw, the Play Pile's top, and the Junk Pile.
* The Junk Pile is a stack. Whatever lies on a card that will be rescued is rescued first, so what happens between
  junking a card and rescuing it is a game of its own, which begins and ends with no junk above the card. Whatever lies
  on a card that stays for good is rescued too, or stays for good.
* So `(left, top)` is enough: for each such place, the solver keeps the set of places that can be reached with nothing
  new in the Junk Pile. The sets are integers used as bit sets, built from the end of the deal to its start.

Each card that stays for good costs a point, except an unbroken run at the top of the Junk Pile, which the Saving Grace
takes (K9).
"""

from collections.abc import Sequence

from bot.core.cards import PACK, Card
from bot.core.chance import Scripted
from bot.core.summary import Insight, Snapshot
from cogs.junk.rules.game import FITS, GAME, MATCHES, is_over
from cogs.junk.rules.state import Action, Loss, Pile, Reachable, State

EMPTY = len(PACK)
"""The top of an empty Play Pile."""
WIDTH = EMPTY + 1

_LOWEST_BITS = sum(1 << left * WIDTH for left in range(WIDTH))
"""The lowest bit of every block. A block has a bit for each top, at one number of cards left to draw."""
_LAST_BLOCK = (1 << WIDTH) - 1
"""The block with nothing left to draw."""
_FITTING_TOPS = tuple((1 << EMPTY) | sum(1 << top for top in PACK if FITS[top][card]) for card in PACK)
"""The tops that each card fits on, in one block, and in all blocks."""
_FITTING_PLACES = tuple(mask * _LOWEST_BITS for mask in _FITTING_TOPS)


def solve(deal: Sequence[Card]) -> int:
    """Return the best score. `deal` is in drawing order."""
    return Lookahead(deal[::-1], (EMPTY,)).best(EMPTY, ())


class Lookahead:
    """All that can happen with a Draw Pile (bottom to top) whose order is known. A *place* is the bit
    `left * WIDTH + top`.
    """

    def __init__(self, pile: Sequence[Card], tops: Sequence[Card]) -> None:
        """`tops` are the possible tops of the Play Pile besides the cards of this pile."""
        self.pile = pile
        self.reach: list[dict[Card, int]] = [{top: 1 << top for top in (*tops, *pile)}]
        """The reachable places by cards left and top, with the Junk Pile unchanged at the end."""
        for left, card in enumerate(pile, start=1):
            drawn, fitting, place, rescued = self.reach[-1], _FITTING_TOPS[card], left * WIDTH, self.rescued
            played = drawn[card]
            reached = {
                top: rescued(drawn[top], card, played | 1 << place + top if fitting >> top & 1 else 1 << place + top)
                for top in (*tops, *pile[left:])
            }
            self.reach.append(reached)
        # Where a card can be junked for good so that the Saving Grace takes it and all that stays above it.
        self.graceful = [0]
        self.all_graceful = 0
        for left, card in enumerate(pile, start=1):
            goal = _LAST_BLOCK | self.graceful_on(card)
            reach = self.reach[left - 1]
            places = sum(1 << top for top in self.reach[left] if reach[top] & goal)
            self.graceful.append(places << left * WIDTH)
            self.all_graceful |= self.graceful[left]

    def rescued(self, places: int, card: Card, found: int = 0) -> int:
        """Add to `found` what can be reached when `card`, the top of the junk at all these places, is rescued at one of
        them. The sets are closed, so a place that is already found adds nothing.
        """
        ways = places & _FITTING_PLACES[card]
        while ways:
            known = (found >> card) & _LOWEST_BITS
            ways ^= ways & ((known << WIDTH) - known)
            if not ways:
                break
            found |= self.reach[(ways.bit_length() - 1) // WIDTH][card]
        return found

    def closed(self, places: int) -> int:
        """Return all that can be reached from any of these places with the Junk Pile unchanged."""
        found = 0
        while places:
            left, top = divmod(places.bit_length() - 1, WIDTH)
            found |= self.reach[left][top]
            places ^= places & found
        return found

    def graceful_on(self, card: Card) -> int:
        """Return those of the places found so far whose card lets the Saving Grace take `card` next, from below it."""
        matching = MATCHES[card]
        places = 0
        for ways, other in zip(self.graceful[1:], self.pile, strict=False):
            if matching[other]:
                places |= ways
        return places

    def best(self, top: Card, junk: Sequence[Card], left: int | None = None) -> int:
        """Return the best score with no card held and so many of the pile left to draw: all, unless told otherwise."""
        kept, left = len(junk), len(self.pile) if left is None else left
        # By how many cards of `junk` are left: the places reachable with nothing new on them.
        reached = [self.reach[left][top]]
        for card in reversed(junk):
            reached.append(self.rescued(reached[-1], card))
        reached.reverse()
        score = kept + left
        for depth, places in enumerate(reached):
            goal = _LAST_BLOCK | (self.graceful_on(junk[depth - 1]) if depth else self.all_graceful)
            if places & goal:
                score = min(score, depth - graced(junk[:depth]))
        places = 0
        for lost in range(score):
            places = self.closed(places >> WIDTH) | (reached[lost] if lost <= kept else 0)
            if places & self.all_graceful:
                return lost
        return score


def graced(junk: Sequence[Card]) -> int:
    """Count the cards that the Saving Grace takes from this Junk Pile."""
    taken = min(1, len(junk))
    while taken < len(junk) and MATCHES[junk[-taken]][junk[-taken - 1]]:
        taken += 1
    return taken


NO_CHANCE = Scripted(())
"""No chance: after the deal nothing is left to it."""

_PREFERRED = (Action.PLAY, Action.RESCUE, Action.GRACE, Action.DRAW, Action.JUNK, Action.STOP)
"""The order of equally good moves: the one that looks most like playing comes first."""


class Foresight:
    """The best score that can be reached from any position of one deal. All of them share one `Lookahead`."""

    def __init__(self, deal: Sequence[Card]) -> None:
        self._lookahead = Lookahead(deal[::-1], (EMPTY,))
        self._known: dict[tuple[int, Card, Pile], int] = {}

    def best(self, state: State) -> int:
        if is_over(state):
            return len(state.junk)
        if state.grace:
            return len(state.junk) + 1 - graced((*state.junk, state.grace[-1]))
        if state.held is not None:
            return min(self.best(after(state, action)) for action in GAME.legal(state, 0))
        position = (state.drawn, state.play[-1] if state.play else EMPTY, state.junk)
        if position not in self._known:
            drawn, top, junk = position
            self._known[position] = self._lookahead.best(top, junk, len(state.deal) - drawn)
        return self._known[position]


def study(steps: Sequence[Snapshot]) -> Insight:
    states: list[State] = [step.state for step in steps]
    foresight = Foresight(states[0].deal)
    best = _along(foresight, states)
    findings = [Reachable(best[0])]
    for before, state, then, now in zip(states, states[1:], best, best[1:], strict=False):
        better = None if now == then else _harmless(foresight, before, then)
        findings.append(Reachable(now, state.last, now - then, better))
    worst = max(range(len(findings)), key=lambda move: findings[move].lost)
    lost = findings[worst].lost
    points = [Loss(0, worst, states[worst].last, lost)] if lost else []
    # The moves as played while nothing was lost, without misplays; from there on, one best game.
    kept = best.count(best[0])
    line = [last.action for state in states[1:kept] if (last := state.last) is not None and not last.fault]
    state = states[kept - 1]
    while not is_over(state):
        line.append(_harmless(foresight, state, best[0]))
        state = after(state, line[-1])
    return Insight(findings, [(0, action) for action in line], points)


def _along(foresight: Foresight, states: Sequence[State]) -> list[int]:
    """Return the best score after each move. No move can make it better, so between two moves with the same score all
    others have it too, and need not be solved.
    """
    best = [0] * len(states)
    first, last = 0, len(states) - 1
    best[first], best[last] = foresight.best(states[first]), foresight.best(states[last])
    parts = [(first, last)]
    while parts:
        first, last = parts.pop()
        if best[first] == best[last]:
            best[first : last + 1] = [best[first]] * (last + 1 - first)
        elif last - first > 1:
            middle = (first + last) // 2
            best[middle] = foresight.best(states[middle])
            parts += [(first, middle), (middle, last)]
    return best


def _harmless(foresight: Foresight, state: State, best: int) -> Action:
    """Find a move after which this score can still be reached."""
    legal = GAME.legal(state, 0)
    ordered = (action for action in _PREFERRED if action in legal)
    return next(action for action in ordered if foresight.best(after(state, action)) == best)


def after(state: State, action: Action) -> State:
    return GAME.apply(state, 0, action, NO_CHANCE)[0]
