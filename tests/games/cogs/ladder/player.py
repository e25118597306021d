"""The computer player keeps a card that is a small step up; and what is known only when all cards have been seen."""

from collections.abc import Sequence

from bot.core.cards import Card
from bot.core.chance import Scripted
from bot.core.game import Effort, Level, Roll
from bot.core.summary import Finding, Insight, Step

from .rules import GAME, State, View, height


class Fewest(Finding, frozen=True):
    dropped: int
    """How many cards will have been dropped at least."""
    more: int
    """How many more than before this move."""

    @property
    def is_slip(self) -> bool:
        return self.more > 0


def choose(view: View, memory: None, seat: int, roll: Roll, level: Level, effort: Effort, *_: object) -> str:
    step = height(view.next, view.aces_high) - height(view.top, view.aces_high)
    return "keep" if 0 < step <= 3 else "drop"


def best(view: View) -> int:
    return _fewest(view.deal, -1, view.aces_high)


def study(steps: Sequence[Step]) -> Insight:
    fewest = [_still(step.state) for step in steps]
    findings = [Fewest(now, now - then) for then, now in zip(fewest[:1] + fewest, fewest, strict=False)]
    state, line = steps[0].state, list[tuple[int, str]]()
    while state.left:
        action = next(a for a in GAME.legal(state, 0) if _still(_after(state, a)) == fewest[0])
        line.append((0, action))
        state = _after(state, action)
    return Insight(findings, line)


def _after(state: State, action: str) -> State:
    return GAME.apply(state, 0, action, Scripted(()))[0]


def _still(state: State) -> int:
    return state.dropped + _fewest(state.left, height(state.top, state.aces_high), state.aces_high)


def _fewest(coming: Sequence[Card], above: int, aces_high: bool) -> int:
    """All but the longest rising run."""
    heights, runs = [height(card, aces_high) for card in coming], list[int]()
    for own in heights:
        longest = max((run for run, other in zip(runs, heights, strict=False) if other < own), default=0)
        runs.append(1 + longest if own > above else 0)
    return len(heights) - max(runs, default=0)
