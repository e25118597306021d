"""What earns a badge in a game that is over."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.core.summary import Step
from cogs.juse.rules.state import OWN, Misplayed, Placed

FEW = 5
SEVEN = 7


def sharp(steps: Sequence[Step]) -> Collection[int]:
    """Return who called a mistake of somebody with five cards or fewer left. What it costs is no measure: that depends
    on the number of seats alone (J20).
    """
    return {
        event.caller
        for step in steps
        for event in step.events
        # Several times as fast as an `isinstance` that fails.
        if type(event) is Misplayed and event.caller is not None
        if len(step.state.draws[event.seat]) + len(step.state.discards[event.seat]) - event.takes <= FEW
    }


def seven(steps: Sequence[Step]) -> Collection[int]:
    """Return who got rid of seven cards in one turn, in the center and on other seats. A mistake that is called does
    not count, and one that nobody calls does.
    """
    earned, played = set[int](), 0
    for before, step in pairwise(steps):
        for event in step.events:
            if type(event) is Placed:
                played += event.to != OWN
            elif type(event) is Misplayed and event.caller is not None:
                played -= event.to not in (OWN, None)
        if step.state.turn != before.state.turn or step.state.winner is not None:
            if played >= SEVEN:
                earned.add(before.state.turn)
            played = 0
    return earned
