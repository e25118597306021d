"""The computer player follows suit as high as it can."""

from bot.core.cards import SUIT_OF, Card
from bot.core.game import Effort, Level, Roll

from .rules import View


def choose(view: View, memory: None, seat: int, roll: Roll, level: Level, effort: Effort, *_: object) -> Card:
    return max(view.hand, key=lambda card: (SUIT_OF[card] == SUIT_OF[view.last], card))
