"""A board of Junk in words, where one is asked whether a move is a misplay."""

from bot.core.boards import Board
from bot.text.voice import Voice, card_text
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, View
from cogs.junk.words import accuse, judge


def sentence(view: View, _seat: int, action: Action, voice: Voice) -> str:
    card = view.held if action is Action.PLAY else view.junk_top
    return voice.say("junk-board-move", move=action.value, card=card_text(card))


def why(board: Board, voice: Voice) -> str:
    if board.juse is not None:
        return accuse(board.juse, voice)
    return judge(GAME.view(board.state, None), board.seat, board.action, None, voice).why
