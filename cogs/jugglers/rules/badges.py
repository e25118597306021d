"""What earns a badge in a match that is over."""

from collections.abc import Collection, Sequence
from itertools import chain

from bot.core.cards import Card
from bot.core.summary import Step
from cogs.jugglers.rules.gatherings import SHARING
from cogs.jugglers.rules.state import GatheringEnded, RoundEnded


def policies(steps: Sequence[Step]) -> Collection[int]:
    """Return whose sigil shares with both policies of one gathering, both of which passed (G15, G20)."""
    earned, passed = set[int](), list[tuple[Card, Card]]()
    for event in chain.from_iterable(step.events for step in steps):
        # Several times as fast as an `isinstance` that fails.
        if type(event) is GatheringEnded and all(event.account.passed):
            passed.append(event.account.policies)
        elif type(event) is RoundEnded:
            own = [SHARING[sigil] for sigil in event.result.sigils[: len(event.won)]]
            earned.update(seat for seat, shared in enumerate(own) if any(map(shared.issuperset, passed)))
            passed.clear()
    return earned
