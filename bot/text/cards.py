"""Cards as people write them to each other: 10♥ rather than the records' TH."""

from bot.core.cards import RANK_OF, SUIT_OF, Card

RANK_TEXTS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SIGNS = "♠♥♦♣"


def card_text(card: Card) -> str:
    return f"{RANK_TEXTS[RANK_OF[card]]}{SUIT_SIGNS[SUIT_OF[card]]}"
