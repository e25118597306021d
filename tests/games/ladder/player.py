"""Keeps what is a small step up; for a hint and for the table's computer alike."""

from cogs.ladder.rules import View, height

from bot.core.game import Level, Roll


def choose(view: View, memory: None, seat: int, roll: Roll, level: Level) -> str:
    assert view.next is not None
    step = height(view.next, view.aces_high) - (-1 if view.top is None else height(view.top, view.aces_high))
    return "keep" if 0 < step <= 3 else "drop"


def best(view: View) -> int:
    """The fewest cards that anybody could have dropped: all but the longest rising run."""
    longest: list[int] = []
    for number, card in enumerate(view.deal):
        own = height(card, view.aces_high)
        before = [longest[other] for other in range(number) if height(view.deal[other], view.aces_high) < own]
        longest.append(1 + max(before, default=0))
    return len(view.deal) - max(longest)
