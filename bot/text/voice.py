"""The voice in which texts reach their readers: everybody on a server, or one person in private."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.core.cards import Look
from bot.text import ListStyle, Words

SEAT_SIGNS = "🔴🔵🟡🟢🟣🟠🟤⚪"
"""The signs of the places at a table, in the colors that pictures give them."""


class Voice(msgspec.Struct, frozen=True):
    """A voice for one audience. Everything that a game shows or says goes through it."""

    names: Sequence[str]
    """The names of the seats, in a form that is right where it is read: in a message, on a button, or in a picture."""
    words: Words
    look: Look = Look()
    alone: bool = False
    """Only the player of a game for one reads this: then nobody needs to be named."""
    computers: frozenset[int] = frozenset()
    """The seats that the computer plays now: nobody there is spoken to."""

    def who(self, seat: int) -> str:
        """Return a name for texts that speak to a person and speak of a computer."""
        return "computer" if seat in self.computers else "person"

    def say(self, key: str, **values: str | float) -> str:
        return self.words.say(key, **values)

    def listed(self, items: Iterable[str], style: ListStyle = "standard") -> str:
        return self.words.listed(items, style)
