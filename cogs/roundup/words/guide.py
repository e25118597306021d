"""*What can I do?* at Roundup: what hands can do, which rules matter, and what the rules say of each move."""

from collections.abc import Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.cards import card_text, cards_text
from bot.text.voice import Voice
from bot.ui.kit import Verdict
from cogs.roundup.rules.moves import IS_NUMBER, KINDS
from cogs.roundup.rules.state import Action, Bid, Down, Give, Jack, King, Misplayed, Pass, Phase, Queen, Show, Up, View
from cogs.roundup.words.describe import wanted


def options_text(view: View, seat: int, voice: Voice) -> Sequence[str]:
    own = view.seats[seat]
    if own.placed:
        return (voice.say("roundup-can-placed"),)
    if seat not in view.waiting:
        return (voice.say("roundup-can-wait"),)
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return (voice.say("roundup-can-give", wanted=wanted(view.owed.suit, view.owed.number)),)
    if view.phase is not Phase.TURN:
        return (voice.say(f"roundup-can-{view.phase.value}"),)
    lines: list[str] = []
    if own.up:
        lines.append(voice.say("roundup-can-up"))
    if view.hand:
        lines.append(voice.say("roundup-can-down"))
    if not all(IS_NUMBER[card] for card in view.hand):
        lines.append(voice.say("roundup-can-face"))
    lines.append(voice.say("roundup-can-pass", down=len(view.hand)))
    return lines


def relevant_rules(view: View, seat: int | None, voice: Voice) -> Sequence[str]:
    if view.phase is not Phase.TURN:
        return (voice.say(f"roundup-matters-{view.phase.value}"),)
    return [voice.say(f"roundup-matters-{what}") for what in ("owed", "hold", "pass", "face", "aim")]


def judge(view: View, seat: int, action: Action, called: Juse | None, voice: Voice) -> Verdict | None:
    """Face-up cards of several suits are left out, as the verdict on each suit says it all. Where a face-up card has to
    be laid first, one verdict covers all actions of a kind.
    """
    if isinstance(action, Up) and len({SUIT_OF[card] for card in action.cards}) > 1:
        return None
    kind = KINDS[type(action)]
    if called is not None:
        assert isinstance(called, Misplayed)
        if called.fault == "face-up-first":
            move = voice.say(f"roundup-any-{kind}")
        elif called.fault == "number-first":
            move = voice.say("roundup-face-card", move=called.move)
        else:
            move = _short_name(action, voice)
        return Verdict(move, voice.say(f"roundup-wrong-{called.fault}", move=called.move))
    cost = "nothing"
    if isinstance(action, Pass) and action.card is not None:
        cost = "number" if IS_NUMBER[action.card] else "face"
    return Verdict(_short_name(action, voice), voice.say(f"roundup-right-{kind}", cost=cost))


def name_move(action: Action, voice: Voice) -> str:
    names, say = voice.names, voice.say
    match action:
        case Up(cards):
            return cards_text(cards)
        case Pass(card):
            if card is None:
                return say("roundup-button-pass")
            return say("roundup-button-pass-card", card=card_text(card))
        case Down(card):
            return say("roundup-button-down", card=card_text(card))
        case Jack(card, target):
            return say("roundup-button-jack", card=card_text(card), name=names[target])
        case Queen(card, target, suit):
            return say("roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(suit, None))
        case King(card, target, number):
            return say("roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(None, number))
        case Bid(card) | Show(card) | Give(card):
            return card_text(card)


def _short_name(action: Action, voice: Voice) -> str:
    """The card alone where the verdict says the rest: one verdict often covers many cards."""
    match action:
        case Down(card) | Pass(int(card)):
            return card_text(card)
        case Jack() | Queen() | King():
            return voice.say("roundup-any-face")
        case _:
            return name_move(action, voice)
