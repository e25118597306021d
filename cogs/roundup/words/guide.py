"""*What can I do?* at Roundup: what hands could do, which rules matter, and at tables to learn at what they say."""

from collections.abc import Sequence

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import Action, Bid, Down, Give, Jack, King, Misplayed, Pass, Phase, Queen, Show, Up, View
from cogs.roundup.words.describe import wanted

Names = Sequence[str]


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    words = reader.words
    own = view.seats[seat]
    if own.placed:
        return (words.say("roundup-can-placed"),)
    if seat not in view.waiting:
        return (words.say("roundup-can-wait"),)
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return (words.say("roundup-can-give", wanted=wanted(view.owed.suit, view.owed.number)),)
    if view.phase is not Phase.TURN:
        return (words.say(f"roundup-can-{view.phase.value}"),)
    lines: list[str] = []
    if own.up:
        lines.append(words.say("roundup-can-up"))
    if view.hand:
        lines.append(words.say("roundup-can-down"))
    if not all(IS_NUMBER[card] for card in view.hand):
        lines.append(words.say("roundup-can-face"))
    lines.append(words.say("roundup-can-pass", down=len(view.hand)))
    return lines


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    words = reader.words
    if view.phase is not Phase.TURN:
        return (words.say(f"roundup-matters-{view.phase.value}"),)
    lines = [words.say(f"roundup-matters-{what}") for what in ("owed", "hold", "pass", "face")]
    return [*lines, words.say("roundup-matters-aim")]


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict | None:
    """What a face-up card that fits comes before is told by its kind: nothing else is true of any of it."""
    words = reader.words
    if isinstance(action, Up) and len({SUIT_OF[card] for card in action.cards}) > 1:
        return None
    kind, cost = _kind(action), "nothing"
    if called is not None:
        assert isinstance(called, Misplayed)
        if called.fault == "face-up-first":
            move = words.say(f"roundup-any-{kind}")
        elif called.fault == "number-first":
            move = words.say("roundup-face-card", move=called.move)
        else:
            move = _short(action, reader)
        return Verdict(move, words.say(f"roundup-wrong-{called.fault}", move=called.move))
    if isinstance(action, Pass) and action.card is not None:
        cost = "number" if IS_NUMBER[action.card] else "face"
    return Verdict(_short(action, reader), words.say(f"roundup-right-{kind}", cost=cost))


def name_move(action: Action, reader: Reader) -> str:
    names, words = reader.names, reader.words
    match action:
        case Up(cards):
            return " ".join(map(card_text, cards))
        case Pass(card):
            if card is None:
                return words.say("roundup-button-pass")
            return words.say("roundup-button-pass-card", card=card_text(card))
        case Down(card):
            return words.say("roundup-button-down", card=card_text(card))
        case Jack(card, target):
            return words.say("roundup-button-jack", card=card_text(card), name=names[target])
        case Queen(card, target, suit):
            return words.say("roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(suit, None))
        case King(card, target, number):
            return words.say(
                "roundup-move-asking", card=card_text(card), name=names[target], wanted=wanted(None, number)
            )
        case Bid(card) | Show(card) | Give(card):
            return card_text(card)


def _short(action: Action, reader: Reader) -> str:
    """What is true of a card is said of many at once, so that only the card is named."""
    match action:
        case Down(card):
            return card_text(card)
        case Pass(card) if card is not None:
            return card_text(card)
        case Jack() | Queen() | King():
            return reader.say("roundup-any-face")
        case _:
            return name_move(action, reader)


def _kind(action: Action) -> str:
    match action:
        case Up():
            return "up"
        case Down():
            return "down"
        case Pass():
            return "pass"
        case Bid():
            return "bid"
        case Show():
            return "show"
        case Give():
            return "give"
        case _:
            return "face"
