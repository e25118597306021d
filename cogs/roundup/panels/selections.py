"""What has been chosen so far on the way to an action, as a short text in a button's custom_id.

Each card is one letter, so that 26 of them fit. The text comes back from outside: whatever is wrong in it is ignored.
"""

from collections.abc import Sequence
from string import ascii_letters

import msgspec

from bot.core.cards import NAMES
from cogs.roundup.rules.moves import MAX_SEATS
from cogs.roundup.rules.state import Cards

_PACKED_UP = "up="
_LAYING, _LOWER, _OTHER = "+", "_", "~"


class Selection(msgspec.Struct, frozen=True):
    cards: Cards = ()
    """Face-up cards in the order in which they will be laid; or the face card to be played."""
    target: int | None = None
    laying: bool = False
    """Tapping a number card lays it, and is no pass."""
    lower: bool = False
    """The lower row of a hand with too many cards for the buttons."""
    other: bool = False
    """Moves that make no sense for the card."""

    def encoded(self) -> str:
        flags = ((self.laying, _LAYING), (self.lower, _LOWER), (self.other, _OTHER))
        letters = "".join(ascii_letters[card] for card in self.cards)
        target = "" if self.target is None else str(self.target)
        return "".join(sign for chosen, sign in flags if chosen) + letters + target


def decode(text: str) -> Selection:
    last = text[-1:]
    return Selection(
        cards=_cards(text),
        target=int(last) if last in map(str, range(MAX_SEATS)) else None,
        laying=_LAYING in text,
        lower=_LOWER in text,
        other=_OTHER in text,
    )


def _cards(text: str) -> Cards:
    return tuple(dict.fromkeys(ascii_letters.index(letter) for letter in text if letter in ascii_letters))


def pack(cards: Cards) -> str:
    """`up` with all its cards, short enough for the Done button."""
    return _PACKED_UP + Selection(cards).encoded()


def unpack(move: str) -> Sequence[str]:
    """The move in the notation of the rule book."""
    if not move.startswith(_PACKED_UP):
        return (move,)
    return (" ".join(["up", *(NAMES[card] for card in _cards(move.removeprefix(_PACKED_UP)))]),)
