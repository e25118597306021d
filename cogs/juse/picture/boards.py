"""A board of Juse, where one is asked whether a move is a misplay: the table before it, and where the card goes."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.boards import Board
from bot.core.cards import SUIT_OF
from bot.core.chance import Seeded
from bot.text.voice import Voice
from cogs.juse.picture.moment import moment
from cogs.juse.picture.table import Painting, Places, places_for, scene
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, OWN, Action, Place, View
from render.layout import Box, ticked
from render.scene import Scene, Trail

_ARROW = 84


def board(view: View, seat: int, action: Action, voice: Voice) -> Scene:
    """Show the table before the move, and its way, which leaves the indices of all cards free."""
    places = places_for(len(view.seats))
    own, end = places.seats[seat].pile, _end(view, seat, action, places)
    hand, to = places.hand, (end.x, _low(end))
    if not isinstance(action, Place):
        start, to = (places.seats[seat].back.x, _low(own)), (hand.x, hand.top + 24)
    elif view.held is None:
        start = own.x, _low(own)
        if action.to == CENTRE:
            to = end.x + end.width // 4, end.top + 30
    else:
        start = (places.held.left, _low(places.held)) if action.to == CENTRE else (hand.x, hand.top)
    return scene(view, voice).plus(Trail(*start, *to, size=_ARROW))


def answer(board: Board, voice: Voice) -> Sequence[Scene]:
    view = GAME.view(board.state, None)
    if board.juse is not None:
        # Its penalty is not what was asked.
        _, stamped, explained, *_ = moment(replace(view, held=None), board.juse, voice)
        return stamped, explained
    places = places_for(len(view.seats))
    end = _end(view, board.seat, board.action, places)
    if isinstance(board.action, Place):
        after, _ = GAME.apply(board.state, board.seat, board.action, Seeded(""))
        view = GAME.view(after, None)
    painting = Painting(view, voice, quiet=True)
    table = Scene(places.height, (*painting.seats(), *painting.centre(), *painting.hand()), voice.look)
    return (table.plus(*ticked(end)),)


def _end(view: View, seat: int, action: Action, places: Places) -> Box:
    """Return where a card goes."""
    if not isinstance(action, Place):
        return places.seats[seat].back
    if action.to != CENTRE:
        return places.seats[seat if action.to == OWN else action.to].pile
    card = view.seats[seat].top if view.held is None else view.held
    assert card is not None
    return places.centre[SUIT_OF[card]]


def _low(box: Box) -> int:
    """Return how far down a pile is reached, where its index is not."""
    return box.top + box.height * 3 // 4
