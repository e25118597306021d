"""After which moves of a finished game the best score that could still be reached got worse, and one best game."""

from collections.abc import Sequence

from bot.core.cards import Card
from bot.core.chance import Scripted
from bot.core.insight import Insight, Step
from cogs.junk.player.solver import EMPTY, Lookahead
from cogs.junk.rules.game import GAME, MATCHES, is_over
from cogs.junk.rules.state import Action, Pile, Reachable, State

NO_CHANCE = Scripted(())
"""After the deal nothing is left to it."""

_PREFERRED = (Action.PLAY, Action.RESCUE, Action.GRACE, Action.DRAW, Action.JUNK, Action.STOP)
"""Of moves that are equally good, the one that looks most like playing comes first."""


class Foresight:
    """The best score that can be reached from any position of one deal. All of them share one `Lookahead`."""

    def __init__(self, deal: Sequence[Card]) -> None:
        self._lookahead = Lookahead(deal[::-1], (EMPTY,))
        self._known: dict[tuple[int, Card, Pile], int] = {}

    def best(self, state: State) -> int:
        if is_over(state):
            return len(state.junk)
        if state.grace:
            return _left_by_grace(state.grace[-1], state.junk)
        if state.held is not None:
            return min(self.best(after(state, action)) for action in GAME.legal(state, 0))
        position = (state.drawn, state.play[-1] if state.play else EMPTY, state.junk)
        if position not in self._known:
            drawn, top, junk = position
            self._known[position] = self._lookahead.best(top, junk, len(state.deal) - drawn)
        return self._known[position]


def study(steps: Sequence[Step]) -> Insight:
    states: list[State] = [step.state for step in steps]
    foresight = Foresight(states[0].deal)
    best = _along(foresight, states)
    findings = [Reachable(best[0])]
    for before, state, then, now in zip(states, states[1:], best, best[1:], strict=False):
        better = None if now == then else _harmless(foresight, before, then)
        findings.append(Reachable(now, state.last, now - then, better))
    return Insight(findings, [(0, action) for action in _best_line(foresight, states, best)])


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


def _best_line(foresight: Foresight, states: Sequence[State], best: Sequence[int]) -> list[Action]:
    """Return the moves as played while nothing was lost, without misplays; from there on, one best game."""
    line: list[Action] = []
    kept = best.count(best[0])
    for state in states[1:kept]:
        assert state.last is not None
        if not state.last.fault:
            line.append(state.last.action)
    state = states[kept - 1]
    while not is_over(state):
        action = _harmless(foresight, state, best[0])
        line.append(action)
        state = after(state, action)
    return line


def _harmless(foresight: Foresight, state: State, best: int) -> Action:
    """Find a move after which this score can still be reached."""
    legal = GAME.legal(state, 0)
    ordered = (action for action in _PREFERRED if action in legal)
    return next(action for action in ordered if foresight.best(after(state, action)) == best)


def _left_by_grace(top: Card, junk: Pile) -> int:
    left = len(junk)
    while left and MATCHES[top][junk[left - 1]]:
        left -= 1
        top = junk[left]
    return left


def after(state: State, action: Action) -> State:
    return GAME.apply(state, 0, action, NO_CHANCE)[0]
