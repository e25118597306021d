"""*What can I do?* at Juse: what hands could do, which rules matter, and at tables to learn at what they say."""

from collections.abc import Sequence

from bot.core.cards import SUIT_OF, Card
from bot.core.game import Juse
from bot.text import Words
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.juse.rules.state import CENTRE, OWN, Action, Call, Draw, Misplayed, Place, View, may_call

Names = Sequence[str]


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    names, words = reader.names, reader.words
    lines: list[str] = []
    if seat != view.turn:
        lines.append(words.say("juse-can-wait", name=names[view.turn]))
    elif view.held is not None:
        lines.append(words.say("juse-can-place", card=card_text(view.held)))
    else:
        lines.append(words.say("juse-can-draw", left=view.seats[seat].draw))
        top = view.seats[seat].top
        if top is not None:
            lines.append(words.say("juse-can-play", card=card_text(top)))
    if may_call(view, seat):
        assert view.last is not None
        lines.append(words.say("juse-can-call", name=names[view.last.seat]))
    return lines


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    words = reader.words
    if view.held is not None:
        lines = [words.say(f"juse-matters-{what}") for what in ("centre", "others", "own")]
    else:
        lines = [words.say(f"juse-matters-{what}") for what in ("centre", "owed", "free")]
    if view.base is not None:
        lines.append(words.say("juse-matters-base", rank=RANK_TEXTS[view.base]))
    else:
        lines.append(words.say("juse-matters-remember"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict:
    names, words = reader.names, reader.words
    move = name_move(action, reader)
    card = view.seats[seat].top if view.held is None else view.held
    if called is not None:
        assert isinstance(called, Misplayed)
        better = "" if called.better is None else names[called.better]
        return Verdict(move, words.say(f"juse-wrong-{called.fault}", card=card_text(called.card), better=better))
    return Verdict(move, _why_right(view, action, card, words))


def name_move(action: Action, reader: Reader) -> str:
    names, words = reader.names, reader.words
    if isinstance(action, Call):
        return words.say("juse-button-juse")
    if isinstance(action, Draw):
        return words.say("juse-button-draw")
    if action.to in (CENTRE, OWN):
        return words.say("juse-to-centre" if action.to == CENTRE else "juse-to-own")
    return words.say("juse-to-seat", name=names[action.to])


def _why_right(view: View, action: Action, card: Card | None, words: Words) -> str:
    if not isinstance(action, Place) or card is None:
        return words.say("juse-right-draw", first="yes" if card is None else "no")
    if action.to == CENTRE:
        top = view.centre[SUIT_OF[card]]
        below = "none" if top is None else card_text(top)
        return words.say("juse-right-centre", card=card_text(card), below=below, suit=SUIT_SIGNS[SUIT_OF[card]])
    if action.to == OWN:
        return words.say("juse-right-own", card=card_text(card))
    top = view.seats[action.to].top
    assert top is not None
    owed = "no" if view.held is None else "yes"
    return words.say("juse-right-seat", card=card_text(card), below=card_text(top), owed=owed)
