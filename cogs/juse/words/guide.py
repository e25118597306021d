"""*What can I do?* at Juse: what is possible, which rules matter and, at learning tables, a verdict on each move."""

from collections.abc import Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.voice import Voice
from bot.ui.kit import Verdict
from cogs.juse.rules.state import CENTRE, OWN, Action, Call, Draw, Misplayed, Place, View, may_call


def options_text(view: View, seat: int, voice: Voice) -> Sequence[str]:
    lines: list[str] = []
    if seat != view.turn:
        lines.append(voice.say("juse-can-wait"))
    elif view.held is not None:
        lines.append(voice.say("juse-can-place", card=card_text(view.held)))
    else:
        lines.append(voice.say("juse-can-draw", left=view.seats[seat].draw))
        top = view.seats[seat].top
        if top is not None:
            lines.append(voice.say("juse-can-play", card=card_text(top)))
    if may_call(view, seat):
        assert view.last is not None
        lines.append(voice.say("juse-can-call", name=voice.names[view.last.seat]))
    return lines


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Sequence[str]:
    rules = ("centre", "owed", "free") if view.held is None else ("centre", "others", "own")
    lines = [voice.say(f"juse-matters-{rule}") for rule in rules]
    if view.base is not None:
        lines.append(voice.say("juse-matters-base", rank=RANK_TEXTS[view.base]))
    else:
        lines.append(voice.say("juse-matters-remember"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, voice: Voice) -> Verdict:
    if called is None:
        return Verdict(name_move(action, voice), _why_right(view, seat, action, voice))
    assert isinstance(called, Misplayed)
    better = "" if called.better is None else voice.names[called.better]
    why = voice.say(f"juse-wrong-{called.fault}", card=card_text(called.card), better=better)
    return Verdict(name_move(action, voice), why)


def name_move(action: Action, voice: Voice) -> str:
    if isinstance(action, Call):
        return voice.say("juse-button-juse")
    if isinstance(action, Draw):
        return voice.say("juse-button-draw")
    if action.to in (CENTRE, OWN):
        return voice.say("juse-to-centre" if action.to == CENTRE else "juse-to-own")
    return voice.say("juse-to-seat", name=voice.names[action.to])


def _why_right(view: View, seat: int, action: Action, voice: Voice) -> str:
    card = view.seats[seat].top if view.held is None else view.held
    if not isinstance(action, Place) or card is None:
        return voice.say("juse-right-draw", first="yes" if card is None else "no")
    if action.to == CENTRE:
        suit = SUIT_OF[card]
        top = view.centre[suit]
        below = "none" if top is None else card_text(top)
        return voice.say("juse-right-centre", card=card_text(card), below=below, suit=SUIT_SIGNS[suit])
    if action.to == OWN:
        return voice.say("juse-right-own", card=card_text(card))
    top = view.seats[action.to].top
    assert top is not None
    owed = "no" if view.held is None else "yes"
    return voice.say("juse-right-seat", card=card_text(card), below=card_text(top), owed=owed)
