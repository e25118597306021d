"""What is picked so far on the way to an action, a letter for each card: so short that 26 of them fit into a button.

It comes back from outside, so whatever is no card of the hand it is about is read as nothing.
"""

from collections.abc import Sequence
from string import ascii_letters

from bot.core.cards import NAMES, Card
from cogs.roundup.rules.moves import MAX_SEATS
from cogs.roundup.rules.state import Cards

_PACKED_UP = "up="


def write(cards: Sequence[Card], target: int | None = None) -> str:
    letters = "".join(ascii_letters[card] for card in cards)
    return letters if target is None else f"{letters}{target}"


def picked(selection: str, hand: Cards) -> Cards:
    """In the order picked."""
    cards = dict.fromkeys(ascii_letters.index(letter) for letter in selection if letter in ascii_letters)
    return tuple(card for card in cards if card in hand)


def target(selection: str) -> int | None:
    last = selection[-1:]
    return int(last) if last in tuple("012345"[:MAX_SEATS]) else None


def pack(cards: Cards) -> str:
    """`up` with all its cards, as the Done button holds it."""
    return _PACKED_UP + write(cards)


def unpack(move: str) -> str:
    """As the rule book writes it."""
    if not move.startswith(_PACKED_UP):
        return move
    letters = move.removeprefix(_PACKED_UP)
    return " ".join(["up", *(NAMES[ascii_letters.index(letter)] for letter in letters if letter in ascii_letters)])
