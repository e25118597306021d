"""Why a move is best at Jugglers, as far as the player's own view tells: whom it helps, and what it does to the die."""

from bot.core.cards import RANK_OF
from bot.text.cards import card_text
from bot.text.voice import Voice
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.scoring import shares
from cogs.jugglers.rules.state import Action, ForDummy, Place, Secret, View
from cogs.jugglers.words.terms import hand_text


def coach(view: View, seat: int, action: Action, voice: Voice) -> str:
    assert view.sigil is not None
    if isinstance(action, Secret):
        return voice.say("jugglers-coach-secret", count=action.count)
    draft = view.drafts[action.draft]
    values = {"draft": action.draft + 1, "whose": "joker", "policy": "", "shared": ""}
    if (policy := draft.policy) is not None:
        what = "rank" if RANK_OF[policy] == RANK_OF[view.sigil] else "suit"
        values["whose"] = "own" if shares(policy, view.sigil) else "other"
        values["policy"] = card_text(policy)
        values["shared"] = voice.say("jugglers-coach-shared", what=what)
    if not isinstance(action, Place):
        return voice.say(f"jugglers-coach-{'dummy' if isinstance(action, ForDummy) else 'deck'}", **values)
    after = strength((*draft.cards, action.card))
    improves = "yes" if after > draft.strength else "no"
    return voice.say("jugglers-coach-place", improves=improves, hand=hand_text(after, voice), **values)
