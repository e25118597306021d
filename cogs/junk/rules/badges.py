"""What earns a badge in a game that is over. Whether its score was the best possible, only a solver knows."""

from collections.abc import Collection, Sequence

from bot.core.summary import Step
from cogs.junk.rules.game import GAME, chain

FIVE = 5


def five(steps: Sequence[Step]) -> Collection[int]:
    """Return seat 0 if five cards or more were rescued onto one that was played from the hand, as the table counts
    them: whether something was drawn in between or not.
    """
    return (0,) if any(len(chain(step.state)) >= FIVE for step in steps) else ()


def nothing(steps: Sequence[Step]) -> Collection[int]:
    """Return seat 0 if nothing was left (K11)."""
    return GAME.outcome(steps[-1].state).winners
