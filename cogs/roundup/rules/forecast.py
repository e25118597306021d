"""What those who watch can predict of each round: which suit closes last."""

from collections.abc import Sequence

from bot.core.cards import SUITS
from bot.core.summary import Foretold, Snapshot
from cogs.roundup.rules.game import GAME


def foretold(steps: Sequence[Snapshot]) -> Foretold:
    view = GAME.view(steps[-1].state, None)
    ended = [(number, {SUITS[score.closed[-1]]}) for number, score in enumerate(view.history, start=1)]
    return Foretold(ended, len(ended) + 1, is_open=not view.closed)
