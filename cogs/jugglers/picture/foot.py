"""The foot of Jugglers' pictures: the order of play or the gathering to come, the Village Order, the deck."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import Card
from bot.text.reader import Reader
from cogs.jugglers.rules.state import JOKER, View
from render.layout import fan
from render.scene import SMALL, WIDTH, Badge, CardAt, Item, Joker, Label, Slot, Stack, Stamp, Trail, card_height

FOOT_HEIGHT = card_height(SMALL) + 44
_TO_LABEL = card_height(SMALL) // 2 + 4
_LETTERS = 30
_LEFT, _STEP, _BADGE, _SEAM = 48, 66, 58, 114
_COMING_STEP = 96
_DECK_X = WIDTH - 60
_VILLAGE_LEFT, _VILLAGE_RIGHT = 590, _DECK_X - SMALL // 2 - 30
_POLICY_STEP = 30
"""From one passed policy to the next, so that rank and suit show."""


def gathering_text(view: View, number: int, reader: Reader) -> str:
    return reader.say("jugglers-picture-gathering", number=number, most=view.gatherings)


def secrets_text(view: View, reader: Reader) -> str:
    return reader.say("jugglers-picture-secrets", most=view.allowance)


class Foot:
    def __init__(self, view: View, top: int, reader: Reader) -> None:
        self.view = view
        self.y = top + card_height(SMALL) // 2
        self.say = reader.say

    def order(self) -> Iterator[Item]:
        """This cycle's turns, between the last turn before it and the first after it."""
        view, y, x = self.view, self.y - 14, _LEFT
        if view.cycle > 1:
            yield Badge(x, y, view.order[0], _BADGE, faded=True)
            x += _SEAM
            yield arrow(x - _SEAM // 2, y)
        for turn, place in enumerate(view.order):
            now = view.asking != "secret" and turn == view.done
            yield Badge(x, y, place, _BADGE, turn < view.done, "gold" if now else "plain")
            x += _STEP
        x -= _STEP
        if view.cycle < view.cycles:
            x += _SEAM
            yield arrow(x - _SEAM // 2, y)
            yield Badge(x, y, view.order[-1], _BADGE)
        yield self._label((_LEFT + x) // 2, self.say("jugglers-picture-order"))

    def coming(self, caption: str) -> Iterator[Item]:
        """The policies of the gathering that is about to begin."""
        for number, draft in enumerate(self.view.drafts):
            x = 70 + _COMING_STEP * number
            yield Joker(x, self.y, SMALL) if number == JOKER else CardAt(x, self.y, draft.policy, SMALL)
        yield self._label(70 + _COMING_STEP, caption)

    def village(self, cards: Sequence[Card]) -> Iterator[Item]:
        """Policies that have just passed are marked."""
        ended = None if self.view.last is None else self.view.last.ended
        new = () if ended is None else ended.policies
        x = (_VILLAGE_LEFT + _VILLAGE_RIGHT) // 2
        if not cards:
            yield Slot(x, self.y, SMALL)
        for item in passed_policies(cards, x, self.y, _VILLAGE_RIGHT - _VILLAGE_LEFT):
            yield replace(item, mark="gold" if item.card in new else "plain")
        yield self._label(x, self.say("jugglers-picture-village"))

    def deck(self) -> Iterator[Item]:
        last, count = self.view.last, self.view.deck
        wrong = last is not None and last.fault == "empty-deck"
        taken = last is not None and not last.fault and last.kind in ("deck", "dummy")
        halo = "fault" if wrong else "last" if taken else "plain"
        yield Stack(_DECK_X, self.y, count, size=SMALL, mark=halo) if count else Slot(_DECK_X, self.y, SMALL, mark=halo)
        yield self._label(_DECK_X, self.say("jugglers-picture-deck"))
        if wrong:
            yield Stamp(_DECK_X - 60, self.y, self.say("jugglers-picture-juse"))

    def _label(self, x: int, text: str) -> Label:
        return Label(x, self.y + _TO_LABEL, text, size=_LETTERS, max_width=320)


def passed_policies(cards: Sequence[Card], x: int, y: int, room: int) -> tuple[CardAt, ...]:
    return fan(cards, x, y, min(room, SMALL + _POLICY_STEP * (len(cards) - 1)), SMALL)


def arrow(x: int, y: int) -> Trail:
    return Trail(x - 14, y, x, y)
