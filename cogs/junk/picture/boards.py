"""A board of Junk, where one is asked whether a move is a misplay: the table before it, and where the card goes."""

from collections.abc import Sequence

from bot.core.boards import Board
from bot.text.voice import Voice
from cogs.junk.picture.table import BOTTOM, CARD, CARD_HEIGHT, CARD_Y, FROM, TO, X, moment, scene
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, View
from render.layout import Box, ticked
from render.scene import CardAt, Scene, Trail

_ARROW, _ABOVE = 110, 70


def board(view: View, _seat: int, action: Action, voice: Voice) -> Scene:
    """Show the table before the move, and its way, below the indices."""
    start, end = X[FROM[action]], X[TO[action]]
    beside = CARD // 4 if end > start else -CARD // 4
    return scene(view, voice).plus(Trail(start + beside, BOTTOM - _ABOVE, end, BOTTOM - _ABOVE, size=_ARROW))


def answer(board: Board, voice: Voice) -> Sequence[Scene]:
    """Show why a card cannot go there, with that which has to be placed first; and of what was right where it goes."""
    view = GAME.view(board.state, None)
    if board.juse is not None:
        _, stamped, explained = moment(view, board.juse, voice)
        waits = () if board.clause == "does-not-fit" else (CardAt(X["hand"], CARD_Y, view.held, CARD, "gold"),)
        return stamped.plus(*waits), explained.plus(*waits)
    pile = Box(X[TO[board.action]] - CARD // 2, BOTTOM - CARD_HEIGHT, CARD, CARD_HEIGHT)
    return (scene(view, voice).plus(*ticked(pile)),)
