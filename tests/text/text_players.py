"""Players who are given nothing but the text of a message and the words on its buttons and in its lists. They know the
rules of their game, and play by them.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Seeded
from bot.text.voice import RANK_TEXTS, SHOWN_SUITS, SUIT_SIGNS, card_text

CARDS = {card_text(card): card for card in PACK}
CARD = re.compile("|".join(sorted(CARDS, key=len, reverse=True)))


class Message(NamedTuple):
    content: str
    labels: Sequence[str]
    """Of what can be pressed or chosen."""

    def found(self, pattern: str) -> re.Match[str] | None:
        """In a line of its own."""
        return re.search(f"^(?:{pattern})$", self.content, re.MULTILINE)

    def all_found(self, pattern: str) -> list[re.Match[str]]:
        return [*re.finditer(f"^(?:{pattern})$", self.content, re.MULTILINE)]


def cards_in(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[found] for found in CARD.findall(text))


def _card(text: str | None) -> Card | None:
    return None if text is None else CARDS[text]


class TextPlayer(ABC):
    """`name` is the player's own, as the table writes it."""

    def __init__(self, name: str, chance: Seeded) -> None:
        self.name = name
        self.any_of: Callable[[Sequence[Any]], Any] = lambda choices: choices[chance.below(len(choices))]

    def look(self, message: Message) -> None:  # noqa: B027 (most players remember nothing)
        """The table has changed."""

    @abstractmethod
    def press(self, message: Message) -> str: ...


# ------------------------------------------------------------ Junk


class JunkPlayer(TextPlayer):
    def _top(self, message: Message, name: str) -> Card | None:
        found = message.found(rf"{name} Pile: (?:empty|(?:one|\d+) cards?(?:, (\S+?)(?: on top)?)?)\.")
        assert found is not None, message.content
        return _card(found[1])

    def press(self, message: Message) -> str:
        found = message.found(r"In the hand: (\S+)\.")
        held = _card(found and found[1])
        play, junk, grace = (self._top(message, name) for name in ("Play", "Junk", "Saving Grace"))
        if held is not None:
            return "Play" if _fits(held, play) else "Junk"
        rescues = junk is not None and _fits(junk, play)
        if "Grace" not in message.labels:
            return "Rescue" if rescues and "Rescue" in message.labels else "Draw"
        if grace is None and rescues:
            return "Rescue"
        return "Grace" if grace is None or (junk is not None and _shares(junk, grace)) else "Stop"


def _shares(card: Card, other: Card) -> bool:
    return RANK_OF[card] == RANK_OF[other] or SUIT_OF[card] == SUIT_OF[other]


def _fits(card: Card, top: Card | None) -> bool:
    if top is None or _shares(card, top) or 0 in (RANK_OF[card], RANK_OF[top]):
        return True
    red = [SUIT_SIGNS[SUIT_OF[each]] in "♥♦" for each in (card, top)]
    return red[0] != red[1] and abs(RANK_OF[card] - RANK_OF[top]) == 1


# ------------------------------------------------------------ Juse


class JusePlayer(TextPlayer):
    base = -1
    """The rank that starts the centre piles: to be remembered."""

    def look(self, message: Message) -> None:
        found = message.found(r"Each suit starts with (\w+)\.")
        if found is not None:
            self.base = RANK_TEXTS.index(found[1])

    def press(self, message: Message) -> str:
        found, center = message.found(r"In the hand: (\S+)\."), message.found(r"Center: (.+)\.")
        assert center is not None, message.content
        held = _card(found and found[1])
        centre = [next(iter(cards_in(top)), None) for top in center[1].split(", ")]
        lines = message.all_found(r"(.+): \d+ face down, (?:no pile yet|pile of \d+ with (\S+) on top)\.")
        seats = [(line[1], _card(line[2])) for line in lines]
        names = [name for name, _ in seats]
        me = names.index(self.name)
        card = held if held is not None else seats[me][1]
        if card is None:
            return "Draw"
        top = centre[SUIT_OF[card]]
        if RANK_OF[card] == (self.base if top is None else (RANK_OF[top] + 1) % 13):
            return "Center"
        for distance in range(1, len(names)):
            name, pile = seats[(me + distance) % len(names)]
            if held is not None and pile is not None and RANK_OF[card] == (RANK_OF[pile] + 1) % 13:
                return next(label for label in message.labels if label[0] == name[0])
        return "Draw" if held is None else next(label for label in message.labels if label[0] == self.name[0])


# ------------------------------------------------------------ Roundup


class RoundupPlayer(TextPlayer):
    def _own(self, message: Message, where: str) -> tuple[Card, ...]:
        found = message.found(f"{where}: (.+)")
        return () if found is None else tuple(sorted(cards_in(found[1])))

    def stacks(self, message: Message) -> tuple[int, ...]:
        """How high each is; none between two rounds."""
        found = message.found(r"Stacks: (.+)\.")
        tops = [] if found is None else found[1].split(", ")
        heights = [RANK_OF[cards_in(top)[0]] + 1 if cards_in(top) else 0 for top in tops]
        return tuple(heights[place] for place in SHOWN_SUITS[: len(heights)])

    def press(self, message: Message) -> str:
        """A face card that was tapped fills the list with what it can ask for."""
        down, up = self._own(message, "In hand"), self._own(message, "Face up")
        numbers = [card for card in down if RANK_OF[card] < 10]
        if message.found(r"(?:Your turn to bid|Tie: your turn to show another card)\."):
            return self._shown(card_text(self.any_of(numbers)), message)
        if wanted := message.found(r"Asked for: an? (\w+|\S)\."):
            return self._shown(card_text(self.any_of([card for card in down if wanted[1] in card_text(card)])), message)
        stacks = self.stacks(message)
        if fitting := [card for card in up if RANK_OF[card] == stacks[SUIT_OF[card]]]:
            return self._shown(f"↑{card_text(fitting[0])}", message)
        if plays := [label for label in message.labels if " on " in label and not label.endswith("its stack")]:
            return self.any_of(plays)
        if "Back" in message.labels:
            return self._shown(card_text(self.any_of(numbers or down)), message)
        laid = [card for card in numbers if RANK_OF[card] == stacks[SUIT_OF[card]]]
        if laid and self.any_of((True, False)):
            return self._shown(card_text(laid[0]), message)
        faces = [card for card in down if card not in numbers]
        if faces and self.any_of((True, False)):
            return self._shown(card_text(self.any_of(faces)), message)
        # With a single card it is one press.
        return next(label for label in message.labels if label.startswith("Pass"))

    def _shown(self, label: str, message: Message) -> str:
        """Of a hand of many cards the panel shows one half."""
        return label if label in message.labels else "More…"


# ------------------------------------------------------------ Jugglers


class JugglersPlayer(TextPlayer):
    def press(self, message: Message) -> str:
        labels = message.labels
        if message.found(r"You choose how many secret cards to add\."):
            return self.any_of([label for label in labels if label == "None" or "card" in label])
        if message.found(r"It's your dummy's turn\."):
            return self.any_of([label for label in labels if label.startswith("Dummy ")])
        assert message.found(r"It's your turn\."), message.content
        if rows := [label for label in labels if label.startswith("Row ")]:
            return self.any_of(rows)
        found = message.found(r"Your sigil is (?:\S+)\. Your cards: (.+)\.")
        return self.any_of(list(map(card_text, cards_in(found[1])))) if found is not None else "Deck"


PLAYERS: dict[str, type[TextPlayer]] = {
    "junk": JunkPlayer,
    "juse": JusePlayer,
    "roundup": RoundupPlayer,
    "jugglers": JugglersPlayer,
}
