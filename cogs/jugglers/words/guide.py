"""*What can I do?* at Jugglers: what hands could do, which rules matter, and what they say of a move."""

from collections.abc import Sequence

from bot.core.game import Juse
from bot.text.cards import card_text
from bot.text.voice import Voice
from bot.ui.kit import Verdict
from cogs.jugglers.rules.state import Action, ForDummy, FromDeck, Misplayed, Place, Secret, View


def options_text(view: View, seat: int, voice: Voice) -> Sequence[str]:
    assert view.waiting is not None
    if seat != view.waiting:
        return (voice.say("jugglers-can-wait", asking=view.asking),)
    if view.asking == "secret":
        return (voice.say("jugglers-can-secret", most=view.allowance),)
    if view.asking == "dummy":
        return (voice.say("jugglers-can-dummy"),)
    return (voice.say("jugglers-can-place", deck=view.deck), voice.say("jugglers-can-deck", deck=view.deck))


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Sequence[str]:
    phase = "secret" if view.asking == "secret" else "settle"
    lines = [voice.say(f"jugglers-matters-{phase}"), voice.say("jugglers-matters-pass")]
    if view.sigil is not None:
        lines.append(voice.say("jugglers-matters-sigil", sigil=card_text(view.sigil)))
    if view.asking != "secret":
        lines.append(voice.say("jugglers-matters-turn"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, voice: Voice) -> Verdict:
    """The rules forbid only the wrong moment, so every card and every draft gets the same verdict."""
    kind = _kind(action)
    move = voice.say(f"jugglers-any-{kind}")
    if called is None:
        return Verdict(move, voice.say(f"jugglers-right-{kind}", most=view.allowance))
    assert isinstance(called, Misplayed)
    own = "yes" if called.waiting == seat else "no"
    name = voice.names[called.waiting]
    return Verdict(move, voice.say(f"jugglers-wrong-{called.fault}", name=name, own=own, asking=view.asking))


def name_move(action: Action, voice: Voice) -> str:
    if isinstance(action, Secret):
        return voice.say("jugglers-button-secret", count=action.count)
    card = card_text(action.card) if isinstance(action, Place) else ""
    return voice.say("jugglers-move", kind=_kind(action), card=card, draft=action.draft + 1)


def _kind(action: Action) -> str:
    match action:
        case Secret():
            return "secret"
        case Place():
            return "place"
        case FromDeck():
            return "deck"
        case ForDummy():
            return "dummy"
