"""A board of Roundup in words, where one is asked whether a move is a misplay."""

from bot.core.boards import Board
from bot.text.voice import Voice
from cogs.roundup.rules.moves import KINDS
from cogs.roundup.rules.state import Action, Jack, King, Queen, View, cards_of
from cogs.roundup.words.describe import accuse, listed_cards


def sentence(_view: View, seat: int, action: Action, voice: Voice) -> str:
    """Say the move, but of a pass not with which card: that is not seen before."""
    target = voice.names[action.target] if isinstance(action, Jack | Queen | King) else ""
    cards = listed_cards(cards_of(action), voice)
    return voice.say("roundup-board-move", move=KINDS[type(action)], name=voice.names[seat], cards=cards, target=target)


def why(board: Board, voice: Voice) -> str:
    if board.juse is not None:
        return accuse(board.juse, voice)
    cards = cards_of(board.action)
    move, listed = KINDS[type(board.action)], listed_cards(cards, voice)
    return voice.say("roundup-board-right", move=move, cards=listed, count=len(cards))
