"""*What can I do?* at Junk: what hands could do, which rules matter, and at tables to learn at what they say."""

from collections.abc import Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Juse
from bot.text import Words
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.junk.rules.game import ACE
from cogs.junk.rules.state import Action, Misplayed, View

Names = Sequence[str]


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    words = reader.words
    junk_top = "none" if view.junk_top is None else card_text(view.junk_top)
    lines: list[str] = []
    if view.held is not None:
        card = card_text(view.held)
        lines += (words.say("junk-can-play", card=card), words.say("junk-can-junk", card=card))
    elif view.first_phase:
        lines.append(words.say("junk-can-draw", left=view.draw))
    if view.junk_top is not None and not view.grace:
        lines.append(words.say("junk-can-rescue", card=junk_top))
    if not view.first_phase:
        if view.junk_top is not None:
            lines.append(words.say("junk-can-grace", card=junk_top, begun="yes" if view.grace else "no"))
        lines.append(words.say("junk-can-stop", left=view.junk))
    return lines


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    words = reader.words
    if view.grace:
        return (words.say("junk-matters-grace"), words.say("junk-matters-no-rescue"))
    lines = [words.say("junk-matters-fits"), words.say("junk-matters-aces")]
    if not view.first_phase:
        lines.append(words.say("junk-matters-grace"))
    elif view.held is not None:
        lines.append(words.say("junk-matters-first", naked="yes" if view.naked else "no"))
    else:
        lines.append(words.say("junk-matters-wait"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict:
    words = reader.words
    move = name_move(action, reader)
    if called is None:
        return Verdict(move, _why_right(view, action, words))
    assert isinstance(called, Misplayed)
    onto = "" if called.onto is None else card_text(called.onto)
    pile = "grace" if action is Action.GRACE else "play"
    return Verdict(move, words.say(f"junk-wrong-{called.fault}", card=card_text(called.card), onto=onto, pile=pile))


def name_move(action: Action, reader: Reader) -> str:
    words = reader.words
    return words.say(f"junk-button-{action.value}")


def _why_right(view: View, action: Action, words: Words) -> str:
    if action in (Action.DRAW, Action.JUNK):
        return words.say(f"junk-right-{action.value}")
    if action is Action.STOP:
        return words.say("junk-right-stop", left=view.junk)
    card = view.held if action is Action.PLAY else view.junk_top
    top = view.grace_top if action is Action.GRACE else view.play_top
    assert card is not None
    key = "junk-right-grace" if action is Action.GRACE and top is None else "junk-right-fits"
    return words.say(key, card=card_text(card), onto="" if top is None else card_text(top), how=_how_it_fits(card, top))


def _how_it_fits(card: Card, top: Card | None) -> str:
    if top is None:
        return "empty"
    if SUIT_OF[card] == SUIT_OF[top]:
        return "suit"
    if RANK_OF[card] == RANK_OF[top]:
        return "rank"
    if RANK_OF[card] == ACE:
        return "ace"
    return "on-ace" if RANK_OF[top] == ACE else "step"
