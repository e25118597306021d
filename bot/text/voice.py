"""The voice in which texts reach their readers, everybody on a server or one person in private, and cards as people
write them: 10♥ where records have TH.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from bot.core.cards import NAMES, RANK_OF, RANKS, SUIT_OF, Card, Look
from bot.core.errors import Malformed, shown
from bot.text import ListStyle, Words

SEAT_SIGNS = "🔴🔵🟡🟢🟣🟠🟤⚪"
"""The signs of the places at a table, in the colors that pictures give them."""

RANK_TEXTS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SIGNS = "♠♥♦♣"
SHOWN_SUITS = (0, 1, 3, 2)
"""The order in which suits are shown, ♠ ♥ ♣ ♦: so their colors alternate."""

_LANGUAGES_KEPT = 32
_WORDS_OF_LETTERS = 5
"""In a catalogue: the letters of jack, queen and king in one word, and one for each suit."""


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


def typed_card(text: str, words: Words) -> str:
    """Read a card as somebody typed it, in the notation of records: 10♥, 10h or th → TH."""
    try:
        return NAMES[spellings(words)[text.strip().upper()]]
    except KeyError:
        raise Malformed("not-a-card", text=shown(text)) from None


def spellings(words: Words) -> Mapping[str, Card]:
    """Return all that may be typed for a card, each card's spelling in the reader's language first."""
    return _spellings(words.say("typed-letters"))


@lru_cache(_LANGUAGES_KEPT)
def _spellings(letters: str) -> Mapping[str, Card]:
    """Spell the pack by the letters of a language, and by English ones that mean no other suit in it."""
    faces, *own_suits = letters.split()[-_WORDS_OF_LETTERS:]
    own_ranks, found = RANKS[: -len(faces)] + faces, dict[str, Card]()
    for card, (rank, suit) in enumerate(NAMES):
        own = own_suits[SUIT_OF[card]]
        english = () if any(name.startswith(suit) for name in own_suits) else (suit,)
        suits = own, SUIT_SIGNS[SUIT_OF[card]], *english
        ranks = RANK_TEXTS[RANK_OF[card]], rank, own_ranks[RANK_OF[card]]
        found |= dict.fromkeys([of_rank + of_suit for of_suit in suits for of_rank in ranks], card)
    return found
