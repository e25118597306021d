"""The computer player keeps a card that is a small step up."""

from bot.core.game import Effort, Level, Roll

from .rules import View, height


def choose(view: View, memory: None, seat: int, roll: Roll, level: Level, effort: Effort) -> str:
    step = height(view.next, view.aces_high) - height(view.top, view.aces_high)
    return "keep" if 0 < step <= 3 else "drop"


def best(view: View) -> int:
    """The fewest cards that had to be dropped: all but the longest rising run."""
    heights, runs = [height(card, view.aces_high) for card in view.deal], list[int]()
    for own in heights:
        runs.append(1 + max((run for run, other in zip(runs, heights, strict=False) if other < own), default=0))
    return len(heights) - max(runs)
