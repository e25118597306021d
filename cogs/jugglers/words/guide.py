"""*What can I do?* at Jugglers: what hands could do, which rules matter, and at tables to learn at what they say."""

from collections.abc import Sequence

from bot.core.game import Juse
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.jugglers.rules.state import Action, Deck, Dummy, Misplayed, Place, Secret, View

Names = Sequence[str]


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    names, words = reader.names, reader.words
    assert view.waiting is not None
    if seat != view.waiting:
        return (words.say("jugglers-can-wait", name=names[view.waiting], asking=view.asking),)
    if view.asking == "secret":
        return (words.say("jugglers-can-secret", most=view.allowance),)
    if view.asking == "dummy":
        return (words.say("jugglers-can-dummy"),)
    return (
        words.say("jugglers-can-place", deck=view.deck),
        words.say("jugglers-can-deck", deck=view.deck),
    )


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    words = reader.words
    phase = "secret" if view.asking == "secret" else "settle"
    lines = [words.say(f"jugglers-matters-{phase}"), words.say("jugglers-matters-pass")]
    if view.sigil is not None:
        lines.append(words.say("jugglers-matters-sigil", sigil=card_text(view.sigil)))
    if view.asking != "secret":
        lines.append(words.say("jugglers-matters-turn"))
    return lines


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict:
    """Whatever a hand holds and wherever it goes, the rules say the same of it: they forbid only the wrong moment."""
    names, words = reader.names, reader.words
    kind = _kind(action)
    move = words.say(f"jugglers-any-{kind}")
    if called is None:
        return Verdict(move, words.say(f"jugglers-right-{kind}", most=view.allowance))
    assert isinstance(called, Misplayed)
    own = "yes" if called.waiting == seat else "no"
    return Verdict(
        move, words.say(f"jugglers-wrong-{called.fault}", name=names[called.waiting], own=own, asking=view.asking)
    )


def name_move(action: Action, reader: Reader) -> str:
    words = reader.words
    if isinstance(action, Secret):
        return words.say("jugglers-button-secret", count=action.count)
    card = card_text(action.card) if isinstance(action, Place) else ""
    return words.say("jugglers-move", kind=_kind(action), card=card, draft=action.draft + 1)


def _kind(action: Action) -> str:
    match action:
        case Secret():
            return "secret"
        case Place():
            return "place"
        case Deck():
            return "deck"
        case Dummy():
            return "dummy"
