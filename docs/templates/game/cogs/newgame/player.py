"""The computer player keeps a card that beats all those that are to stay, if it is high enough to be kept at all."""

from bot.core.cards import RANK_OF
from bot.core.game import Level, Roll

from .rules import MOVES, State

_HALF = 6
"""The rank in the middle, from 0."""


def choose(view: State, memory: None, seat: int, roll: Roll, level: Level, *_: object) -> str:
    if level == "easy":
        return MOVES[roll(len(MOVES))]
    to_beat = max((RANK_OF[card] for card in view.cards[:seat]), default=_HALF)
    return "keep" if RANK_OF[view.cards[seat]] >= to_beat else "swap"
