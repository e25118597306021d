"""A board of Jugglers in words, where one is asked whether a row's hand is higher than the joker's."""

from bot.core.boards import Board
from bot.text.voice import Voice, cards_text
from cogs.jugglers.rules.claims import Beats
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import JOKER, View
from cogs.jugglers.words.describe import draft_labels, hand_text


def sentence(view: View, _seat: int, claim: Beats, voice: Voice) -> str:
    return voice.say("jugglers-board-claim", row=draft_labels(view, voice)[claim.draft])


def why(board: Board, voice: Voice) -> str:
    drafts = GAME.view(board.state, None).drafts
    own, to_beat = drafts[board.action.draft].strength, drafts[JOKER].strength
    hand, joker = hand_text(own, voice), hand_text(to_beat, voice)
    how = "higher" if own > to_beat else "lower" if own < to_beat else "tie"
    return voice.say("jugglers-board-why", draft=board.action.draft + 1, hand=hand, joker=joker, how=how)


def words(view: View, _seat: int, claim: Beats, voice: Voice) -> str:
    """List the cards of both hands; what they hold is the question."""
    names, rows = draft_labels(view, voice), (claim.draft, JOKER)
    return "\n".join(
        voice.say("jugglers-board-row", row=names[draft], cards=cards_text(sorted(view.drafts[draft].cards)) or "none")
        for draft in rows
    )
