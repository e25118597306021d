"""A board of Jugglers, where one is asked whether a row's hand is higher than the joker's: both hands, one above the
other.
"""

from collections.abc import Iterator, Sequence

from bot.core.boards import Board
from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.voice import Voice
from cogs.jugglers.picture.board import hand_name
from cogs.jugglers.picture.motion import that_count
from cogs.jugglers.rules.claims import Beats
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.poker import MOST_CARDS
from cogs.jugglers.rules.state import JOKER, View
from render.layout import Box, area, frame
from render.scene import WIDTH, CardAt, EmptySlot, Item, Joker, Label, Scene, Stamp, Trail, card_height

_UPPER, _LOWER = Box(8, 8, WIDTH - 16, 0).rows(268, 268, gap=8)
_HEIGHT = _LOWER.bottom + 8
_POLICY, _TILE, _STEP, _LEFT = 172, 168, 176, 220
_ARROW_X, _ARROW = WIDTH - 56, 84
_STAMP, _STAMP_AT = 56, (_ARROW_X - 110, _UPPER.bottom - 66)
"""It leaves the rank of the fifth card to be read."""


def board(view: View, _seat: int, claim: Beats, voice: Voice) -> Scene:
    """Show the hand that is said to be higher above that of the joker."""
    items = [*_row(view, claim.draft, _UPPER), *_row(view, JOKER, _LOWER)]
    return Scene(_HEIGHT, (*items, Trail(_ARROW_X, _LOWER.y, _ARROW_X, _UPPER.y, size=_ARROW)), voice.look)


def answer(board: Board, voice: Voice) -> Sequence[Scene]:
    """Show which cards count, and what both hands hold; then what follows from it."""
    view, draft = GAME.view(board.state, None), board.action.draft
    items: list[Item] = []
    for place, box in ((draft, _UPPER), (JOKER, _LOWER)):
        hand = view.drafts[place]
        items += _row(view, place, box, that_count(hand.cards))
        items.append(Label(_LEFT, box.bottom - 26, hand_name(hand.strength, voice), 40, "plain", 600, "left"))
    compared = Scene(_HEIGHT, tuple(items), voice.look)
    if board.juse is None:
        stamp = Stamp(*_STAMP_AT, voice.say("jugglers-picture-passed"), _STAMP, "gold", max_width=260)
        return (compared.plus(frame(_UPPER), stamp),)
    stamp = Stamp(*_STAMP_AT, voice.say("jugglers-picture-juse"), _STAMP, max_width=260)
    return compared, compared.plus(frame(_LOWER), stamp)


def _row(view: View, draft: int, box: Box, counted: Sequence[Card] = ()) -> Iterator[Item]:
    shown, left = view.drafts[draft], box.left + 24 + _POLICY // 2
    yield area(box)
    yield Joker(left, box.y, _POLICY) if shown.policy is None else CardAt(left, box.y, shown.policy, _POLICY)
    cards = sorted(shown.cards, key=lambda card: (RANK_OF[card], SUIT_OF[card]))
    for place in range(MOST_CARDS):
        x = _LEFT + _TILE // 2 + _STEP * place
        if place >= len(cards):
            yield EmptySlot(x, box.y, _TILE, card_height(_TILE, "tile"))
        else:
            card = cards[place]
            yield CardAt(x, box.y, card, _TILE, "gold" if card in counted else "plain", "tile")
