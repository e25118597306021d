"""A board of Juse in words, where one is asked whether a move is a misplay."""

from bot.core.boards import Board
from bot.core.cards import SUIT_OF
from bot.text.voice import Voice, card_text
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, OWN, Action, Place, View
from cogs.juse.words import overlooked


def sentence(view: View, seat: int, action: Action, voice: Voice) -> str:
    card = view.seats[seat].top if view.held is None else view.held
    target = voice.names[action.to] if isinstance(action, Place) and action.to >= 0 else ""
    return voice.say(
        "juse-board-move", where=_where(action), name=voice.names[seat], card=card_text(card), target=target
    )


def why(board: Board, voice: Voice) -> str:
    if board.juse is not None:
        return overlooked(board.juse, voice)
    view, action = GAME.view(board.state, None), board.action
    card = view.seats[board.seat].top if view.held is None else view.held
    assert card is not None
    below = None
    if isinstance(action, Place) and action.to != OWN:
        below = view.centre[SUIT_OF[card]] if action.to == CENTRE else view.seats[action.to].top
    return voice.say("juse-board-right", where=_where(action), card=card_text(card), below=card_text(below, "none"))


def _where(action: Action) -> str:
    return GAME.spell(action).partition(":")[0]
