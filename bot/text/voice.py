"""The voice in which texts reach their readers, everybody on a server or one person in private, and cards as people
write them: 10♥ where records have TH.
"""

from collections.abc import Iterable, Sequence

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Look
from bot.text import ListStyle, Words

SEAT_SIGNS = "🔴🔵🟡🟢🟣🟠🟤⚪"
"""The signs of the places at a table, in the colors that pictures give them."""

RANK_TEXTS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SIGNS = "♠♥♦♣"
SHOWN_SUITS = (0, 1, 3, 2)
"""The order in which suits are shown, ♠ ♥ ♣ ♦: so their colors alternate."""


class Voice(msgspec.Struct, frozen=True):
    """A voice for one audience. Everything that a game shows or says goes through it."""

    names: Sequence[str]
    """The names of the seats, in a form that is right where it is read: in a message, on a button, or in a picture."""
    words: Words
    look: Look = Look()
    alone: bool = False
    """True if only the player of a game for one reads this: nobody needs to be named."""
    computers: frozenset[int] = frozenset()
    """The seats that the computer plays now: nobody there is spoken to."""

    def who(self, seat: int) -> str:
        """Return a name for texts that speak to a person and speak of a computer."""
        return "computer" if seat in self.computers else "person"

    def say(self, key: str, **values: str | float) -> str:
        return self.words.say(key, **values)

    def listed(self, items: Iterable[str], style: ListStyle = "standard") -> str:
        return self.words.listed(items, style)


def card_text(card: Card | None, nothing: str = "") -> str:
    """Write a card; where there is none, what stands for that in a text."""
    return nothing if card is None else f"{RANK_TEXTS[RANK_OF[card]]}{SUIT_SIGNS[SUIT_OF[card]]}"


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards side by side, short enough for a button."""
    return " ".join(map(card_text, cards))


def points_text(points: float) -> str:
    """Write points with halves as people do, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def typed_card(text: str) -> str:
    """Read what somebody typed, in the notation of records if it is a card: 10♥, 10h or th → TH."""
    plain = text.strip().upper().replace("10", "T")
    for sign, letter in zip(SUIT_SIGNS, SUITS, strict=True):
        plain = plain.replace(sign, letter)
    return plain
