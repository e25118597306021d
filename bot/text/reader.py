"""Who reads: one server in public, or one person in private."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import Deck
from bot.text import Words


class Reader(msgspec.Struct, frozen=True):
    """Built for one audience. Everything that a game shows or says goes through it."""

    names: Sequence[str]
    """What the seats are called, as it is safe where this is read: in a message, or in a picture and on buttons."""
    words: Words
    deck: Deck = "two"

    def say(self, key: str, **values: str | float) -> str:
        return self.words.say(key, **values)

    def listed(self, items: Sequence[str]) -> str:
        return self.words.listed(items)
