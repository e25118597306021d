"""Cards are small integers, `suit * 13 + rank`, so that rules compare numbers and a pack sorts by suit.

The written form is rank then suit, `7H` or `TD` (rule book C1).
"""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import cycle
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from bot.core.errors import Malformed, shown


class Means(Enum):
    """The meaning of a number, as the type of a field declares it."""

    CARD = "card"


Card: TypeAlias = Annotated[int, Means.CARD]
Deck: TypeAlias = Literal["two", "four"]
"""The number of colors in which pictures show the suits."""
BackDesign: TypeAlias = Literal["bars", "lattice", "waves", "leaves"]


class Look(msgspec.Struct, frozen=True):
    """The look of the cards."""

    deck: Deck = "two"
    back: BackDesign = "bars"
    letters: str = "SHDC"
    """The letters on the cards of a deck of four colors, one for each suit, as its readers call them; empty: none."""


class OwnLook(msgspec.Struct, frozen=True):
    """The look that somebody has chosen for what only they see. None: as the table has it."""

    deck: Deck | None = None
    back: BackDesign | None = None
    in_words: bool = False
    """No pictures: what they would show is said."""
    emojis: bool = True
    """Cards in texts and on buttons are pictures, too."""

    def over(self, look: Look) -> Look:
        return Look(self.deck or look.deck, self.back or look.back)

    def emoji_deck(self, look: Look) -> Deck | None:
        """Return the deck whose emojis stand for cards; None: none do."""
        return self.over(look).deck if self.emojis and not self.in_words else None


AS_THE_TABLE = OwnLook()
IN_WORDS = OwnLook(in_words=True)


RANKS = "A23456789TJQK"
SUITS = "SHDC"

PACK: tuple[Card, ...] = tuple(range(52))
RANK_OF: tuple[int, ...] = tuple(card % 13 for card in PACK)
SUIT_OF: tuple[int, ...] = tuple(card // 13 for card in PACK)
NAMES: tuple[str, ...] = tuple(RANKS[RANK_OF[card]] + SUITS[SUIT_OF[card]] for card in PACK)

_BY_NAME = {name: card for card, name in enumerate(NAMES)}


def parse_card(text: str) -> Card:
    try:
        return _BY_NAME[text]
    except KeyError:
        raise Malformed("not-a-card", text=shown(text)) from None


def parse_cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)


def card_names(cards: tuple[Card, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def uncovered(before: msgspec.Struct, after: msgspec.Struct) -> set[Card]:
    """Return the cards that a later view shows and the one before did not, as far as the two differ."""
    hints = _hints(type(after))
    changed = [name for name in hints if getattr(before, name) != getattr(after, name)]
    was, now = (
        {card for name in changed for card in _cards(getattr(view, name), hints[name])} for view in (before, after)
    )
    return now - was


def _cards(value: object, hint: Any) -> Iterator[Card]:
    """Yield the cards in a value, which the types of its parts declare."""
    hints = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if isinstance(value, msgspec.Struct):
        for name, part in _hints(type(value)).items():
            yield from _cards(getattr(value, name), part)
    elif isinstance(value, tuple):
        parts = next(get_args(hint) for hint in hints if get_origin(hint) is tuple)
        each = cycle(parts[:1]) if Ellipsis in parts else parts
        for part, of_part in zip(cast("tuple[object, ...]", value), each, strict=False):
            yield from _cards(part, of_part)
    elif isinstance(value, int) and Card in hints:
        yield value


@cache
def _hints(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)
