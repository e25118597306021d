"""The foot of Jugglers' pictures: the Village Order, and the deck or the policies that come next."""

from collections.abc import Iterator, Sequence

from bot.core.cards import Card
from bot.text.voice import Voice
from cogs.jugglers.rules.state import AccountView, View
from render.scene import WIDTH, Back, CardAt, Item, Label, Slot, card_height

POLICY = 76
POLICY_HEIGHT = card_height(POLICY, "tile")
VILLAGE_HEIGHT = POLICY_HEIGHT + 16
LETTERS = 38
_MARGIN = 20
_LEFT = 208
_STEP = POLICY + 6
_LINE = 54
_DECK, _DECK_X = 84, WIDTH - 62
_DECK_WORD = 118
_NEXT_WORD = 110
_MOST_WITH_NEXT = 12
"""The rare policies beyond these need the room of those that come next."""


def policies(cards: Sequence[Card], left: int, y: int, room: int, new: Sequence[Card] = ()) -> Iterator[CardAt]:
    """Side by side, overlapping if there is no room for that."""
    step = min(_STEP, (room - POLICY) / (len(cards) - 1)) if len(cards) > 1 else 0
    for place, card in enumerate(cards):
        x = left + POLICY // 2 + round(step * place)
        yield CardAt(x, y, card, POLICY, "gold" if card in new else "plain", "tile")


def village(cards: Sequence[Card], y: int, right: int, voice: Voice, new: Sequence[Card] = ()) -> Iterator[Item]:
    """Policies that have just passed are marked."""
    lines = voice.say("jugglers-picture-village").splitlines()
    for number, line in enumerate(lines):
        line_y = y + round(_LINE * (number - (len(lines) - 1) / 2))
        yield Label(_MARGIN, line_y, line, LETTERS, "muted", _LEFT - _MARGIN - 12, "left")
    if not cards:
        yield Slot(_LEFT + POLICY // 2, y, POLICY, POLICY_HEIGHT)
    yield from policies(cards, _LEFT, y, right - _LEFT, new)


def village_and_deck(view: View, y: int, voice: Voice) -> Iterator[Item]:
    last, height = view.last, POLICY_HEIGHT
    yield from village(view.village, y, _DECK_X - _DECK // 2 - _DECK_WORD - 32, voice)
    yield Label(_DECK_X - _DECK // 2 - 14, y, voice.say("jugglers-picture-deck"), LETTERS, "muted", _DECK_WORD, "right")
    taken = last is not None and not last.fault and last.kind in ("deck", "dummy")
    if view.deck:
        yield Back(_DECK_X, y, _DECK, height, view.deck, "last" if taken else "plain")
    else:
        wrong = last is not None and last.fault == "empty-deck"
        yield Slot(_DECK_X, y, _DECK, height, mark="fault" if wrong else "last" if taken else "plain")


def village_and_next(view: View, cards: Sequence[Card], y: int, voice: Voice) -> Iterator[Item]:
    """When a gathering has just ended: also the policies of the next one."""
    coming = [draft.policy for draft in view.drafts if draft.policy is not None]
    left = WIDTH - _MARGIN - _STEP - POLICY
    ended = None if view.last is None else view.last.ended
    new = () if ended is None else _passed(ended)
    if len(cards) > _MOST_WITH_NEXT:
        yield from village(cards, y, WIDTH - _MARGIN, voice, new)
        return
    yield from village(cards, y, left - _NEXT_WORD - 20, voice, new)
    yield Label(left - 12, y, voice.say("jugglers-picture-next"), LETTERS, "muted", _NEXT_WORD, "right")
    yield from policies(coming, left, y, POLICY + _STEP)


def new_village(view: View, ended: AccountView, y: int, voice: Voice) -> Iterator[Item]:
    """As it was when the round ended."""
    yield from village(view.results[-1].village, y, WIDTH - _MARGIN, voice, _passed(ended))


def _passed(ended: AccountView) -> list[Card]:
    return [policy for policy in ended.policies if policy is not None]
