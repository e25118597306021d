"""Follows suit as high as it can."""

from cogs.whisper.rules import SUIT_OF, View

from bot.core.cards import Card
from bot.core.game import Level, Roll


def choose(view: View, memory: None, seat: int, roll: Roll, level: Level) -> Card:
    follow = [card for card in view.hand if view.last is not None and SUIT_OF[card] == SUIT_OF[view.last]]
    return max(follow or view.hand)
