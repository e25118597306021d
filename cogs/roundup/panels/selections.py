"""The cards, and perhaps the target, selected so far on the way to an action, as a short text in a button's custom_id.

Each card is one letter, so that 26 of them fit. The text comes back from outside: whatever is wrong in it is ignored.
"""

from collections.abc import Sequence
from string import ascii_letters

from bot.core.cards import NAMES, Card
from cogs.roundup.rules.moves import MAX_SEATS
from cogs.roundup.rules.state import Cards

_PACKED_UP = "up="


def encode(cards: Sequence[Card], target: int | None = None) -> str:
    letters = "".join(ascii_letters[card] for card in cards)
    return letters if target is None else f"{letters}{target}"


def selected_cards(selection: str, hand: Cards) -> Cards:
    """Those that are in this hand, in the order in which they were selected."""
    cards = dict.fromkeys(ascii_letters.index(letter) for letter in selection if letter in ascii_letters)
    return tuple(card for card in cards if card in hand)


def selected_target(selection: str) -> int | None:
    last = selection[-1:]
    return int(last) if last in map(str, range(MAX_SEATS)) else None


def pack(cards: Cards) -> str:
    """`up` with all its cards, short enough for the Done button."""
    return _PACKED_UP + encode(cards)


def unpack(move: str) -> Sequence[str]:
    """The move in the notation of the rule book."""
    if not move.startswith(_PACKED_UP):
        return (move,)
    letters = move.removeprefix(_PACKED_UP)
    cards = [NAMES[ascii_letters.index(letter)] for letter in letters if letter in ascii_letters]
    return (" ".join(["up", *cards]),)
