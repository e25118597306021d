"""What those who watch can predict of each gathering: which policies pass."""

from collections.abc import Sequence

from bot.core.summary import Foretold, Snapshot
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import GatheringEnded

PASSED = {(True, True): "both", (True, False): "left", (False, True): "right", (False, False): "none"}
"""The choices, by whether the left and the right policy pass."""
_CYCLES = 2
"""The cycles of a gathering in which one can predict: then its hands begin to show what they are."""


def foretold(steps: Sequence[Snapshot]) -> Foretold:
    events = [event for step in steps for event in step.events if isinstance(event, GatheringEnded)]
    view = GAME.view(steps[-1].state, None)
    ended = [(event.number, {PASSED[event.account.passed]}) for event in events]
    return Foretold(ended, view.gathering, is_open=bool(view.asking) and view.cycle <= _CYCLES)
