"""Cards as people write them: 10♥ where records have TH."""

from collections.abc import Iterable

from bot.core.cards import RANK_OF, SUIT_OF, SUITS, Card

RANK_TEXTS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SIGNS = "♠♥♦♣"
SHOWN_SUITS = (0, 1, 3, 2)
"""The order in which suits are shown, ♠ ♥ ♣ ♦: so their colors alternate."""


def card_text(card: Card) -> str:
    return f"{RANK_TEXTS[RANK_OF[card]]}{SUIT_SIGNS[SUIT_OF[card]]}"


def card_or(card: Card | None, nothing: str = "") -> str:
    """Write a card; where there is none, what stands for that in a text."""
    return nothing if card is None else card_text(card)


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards side by side, short enough for a button."""
    return " ".join(map(card_text, cards))


def typed_card(text: str) -> str:
    """Read what somebody typed, in the notation of records if it is a card: 10♥, 10h or th → TH."""
    plain = text.strip().upper().replace("10", "T")
    for sign, letter in zip(SUIT_SIGNS, SUITS, strict=True):
        plain = plain.replace(sign, letter)
    return plain
