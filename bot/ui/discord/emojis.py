"""The application's own emojis: cards, suits and seats as pictures in texts, on buttons and in lists. Whatever is shown
or offered is written without them, `7♥` or `🔴 alice`; they are put in just before a message is sent, as far as they
are there.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card, Deck
from bot.text.voice import RANK_TEXTS, SEAT_SIGNS, SUIT_SIGNS
from bot.ui.discord.components import CONTENT_LIMIT, Button, Choice, Panel, PanelRow, Select

_RANK_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
_SUIT_WORDS: Mapping[Deck, tuple[str, ...]] = {
    "two": ("spades", "hearts", "diamonds", "clubs"),
    "four": ("spades", "hearts", "blue_diamonds", "green_clubs"),
}
SEAT_EMOJIS = tuple(f"seat_{number}" for number in range(1, len(SEAT_SIGNS) + 1))
CARD_BACK, JOKER = "card_back", "joker"
FACE_UP, _UP = "↑", "_face_up"
"""The sign before a card that lies face up while others are held; and the end of its emoji's name."""

MOST_CARDS = 12
"""Cards and suits that a text shows as emojis: each takes some 38 characters. With more it shows none."""

_KEPT = 4096
"""Labels that are split: most are shown again and again."""

_SIGN = re.compile(
    r"(?P<code>```.*?```|`[^`\n]*`)"
    rf"|(?<![\w\\])(?P<up>{FACE_UP}?)(?P<rank>10|[{''.join(RANK_TEXTS).replace('10', '')}])(?P<suit>[{SUIT_SIGNS}])"
    rf"|(?<!\\)(?P<lone>[{SUIT_SIGNS}])"
    rf"|(?<!\\)(?P<seat>[{SEAT_SIGNS}])",
    re.DOTALL,
)
"""Signs that may be shown as an emoji, except in code, and in names, which are escaped."""


def card_emoji(card: Card, deck: Deck, *, face_up: bool = False) -> str:
    """Name a card's emoji: it is what a screen reader says, in any language."""
    return f"{_RANK_WORDS[RANK_OF[card]]}_of_{suit_emoji(SUIT_OF[card], deck)}{_UP if face_up else ''}"


def suit_emoji(suit: int, deck: Deck) -> str:
    return _SUIT_WORDS[deck][suit]


def game_emoji(game: str) -> str:
    return f"{game}_game"


class Emojis:
    def __init__(self) -> None:
        self.on_refused: Callable[[], None] = lambda: None
        """Called when Discord has refused a message because of one."""
        self.wanted = 0
        """The number of emojis that there should be; 0 if none are wanted, or that is not known yet."""
        self.trouble = ""
        """Why they are not all there, for hosts."""
        self.note({})

    def note(self, known: Mapping[str, int]) -> None:
        """Note which there are: their ids by name."""
        self.known = known
        self._decks = {deck: all(card_emoji(card, deck) in known for card in PACK) for deck in _SUIT_WORDS}
        self._seats = all(seat in known for seat in SEAT_EMOJIS)

    def refused(self) -> None:
        """Show none until it is noted again which there are."""
        self.note({})
        self.on_refused()

    def in_text(self, text: str, deck: Deck) -> str:
        """Return a text with its cards, suits and seats as emojis, as far as there is room."""
        found = [*_SIGN.finditer(text)] if self.known else []
        if not found:
            return text
        too_many = sum(1 for sign in found if sign["rank"] or sign["lone"]) > MOST_CARDS
        for kinds in (("seat",) if too_many else ("rank", "lone", "seat"), ("seat",)):
            shown = _SIGN.sub(partial(self._written, deck, kinds), text)
            if len(shown) <= CONTENT_LIMIT:
                return shown
        return text

    def _written(self, deck: Deck, kinds: Sequence[str], sign: re.Match[str]) -> str:
        name, mark = self._there(_named(sign, deck), deck) if any(sign[kind] for kind in kinds) else ("", "")
        return f"{mark}<:{name}:{self.known[name]}>" if name else sign[0]

    def _there(self, name: str, deck: Deck) -> tuple[str, str]:
        """Return the name if its emoji is to be shown, of cards and of seats all or none; and what is to stand beside
        it, as it does not say that.
        """
        if name.endswith(_UP) and name not in self.known:
            name, mark = name.removesuffix(_UP), FACE_UP
        else:
            mark = ""
        if name not in self.known or ("_of_" in name and not self._decks[deck]):
            return "", ""
        return ("", "") if name in SEAT_EMOJIS and not self._seats else (name, mark)

    def in_panel(self, panel: Panel, deck: Deck) -> Panel:
        """Return a panel with emojis on its buttons and choices."""
        if not self.known:
            return panel
        return [self._row(row, deck) for row in panel]

    def _row(self, row: PanelRow, deck: Deck) -> PanelRow:
        if not isinstance(row, Select):
            return [self._button(button, deck) for button in row]
        return replace(row, choices=tuple(self._choice(choice, deck) for choice in row.choices))

    def _button(self, button: Button, deck: Deck) -> Button:
        icon, label = split_label(button.icon or button.label, deck)
        if button.icon:
            icon, label = icon or button.icon, button.label if button.short is None else button.short
        name, mark = self._there(icon, deck)
        return replace(button, label=mark + label, emoji=(name, self.known[name])) if name else button

    def _choice(self, choice: Choice, deck: Deck) -> Choice:
        icon, label = split_label(choice.label, deck, is_button=False)
        name, mark = self._there(icon, deck)
        return replace(choice, label=mark + label, emoji=(name, self.known[name])) if name and label else choice


def _named(sign: re.Match[str], deck: Deck) -> str:
    """Name the emoji that stands for a sign in a text; nothing stands for code."""
    if sign["rank"]:
        card = SUIT_SIGNS.index(sign["suit"]) * 13 + RANK_TEXTS.index(sign["rank"])
        return card_emoji(card, deck, face_up=bool(sign["up"]))
    if sign["lone"]:
        return suit_emoji(SUIT_SIGNS.index(sign["lone"]), deck)
    return SEAT_EMOJIS[SEAT_SIGNS.index(sign["seat"])] if sign["seat"] else ""


@lru_cache(_KEPT)
def split_label(label: str, deck: Deck, *, is_button: bool = True) -> tuple[str, str]:
    """Split a label into the name of its emoji and the rest. That is what it begins with; on a button also its only
    card, wherever it stands. Empty: it has none.
    """
    found = [*_SIGN.finditer(label)]
    first = found[0] if found and found[0].start() == 0 else None
    cards = [sign for sign in found if sign["rank"]]
    sign = first
    if is_button and cards and not (first and first["seat"]):
        sign = cards[0] if len(cards) == 1 else None
    if sign is None:
        return "", label
    rest = f"{label[: sign.start()].rstrip()} {label[sign.end() :].lstrip()}".strip()
    return _named(sign, deck), rest.removesuffix(":")
