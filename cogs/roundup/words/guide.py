"""*What can I do?* at Roundup: what is possible, which rules matter, and what is said of each move."""

from collections.abc import Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Juse
from bot.text.cards import SUIT_SIGNS, card_text, cards_text
from bot.text.reader import Reader
from bot.ui.kit import Verdict
from cogs.roundup.rules.moves import IS_NUMBER, KINDS
from cogs.roundup.rules.state import Action, Bid, Down, Give, Jack, King, Misplayed, Pass, Phase, Queen, Show, Up, View
from cogs.roundup.words.describe import listed_cards, wanted


def can(view: View, seat: int, reader: Reader) -> Sequence[str]:
    own = view.seats[seat]
    if own.placed:
        return (reader.say("roundup-can-placed"),)
    if seat not in view.waiting:
        return (reader.say("roundup-can-wait"),)
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return (reader.say("roundup-can-give", wanted=wanted(view.owed.suit, view.owed.number)),)
    if view.phase is not Phase.TURN:
        return (reader.say(f"roundup-can-{view.phase.value}"),)
    lines: list[str] = []
    if own.up:
        lines.append(reader.say("roundup-can-up"))
    if view.hand:
        lines.append(reader.say("roundup-can-down"))
    if not all(IS_NUMBER[card] for card in view.hand):
        lines.append(reader.say("roundup-can-face"))
    lines.append(reader.say("roundup-can-pass", down=len(view.hand)))
    return lines


def matters(view: View, seat: int | None, reader: Reader) -> Sequence[str]:
    if view.phase is not Phase.TURN:
        return (reader.say(f"roundup-matters-{view.phase.value}"),)
    return [reader.say(f"roundup-matters-{what}") for what in ("owed", "hold", "pass", "face", "aim")]


def judge(view: View, seat: int, action: Action, called: Juse | None, reader: Reader) -> Verdict | None:
    """Face-up cards of several suits are left out, as the verdict on each suit says it all. Where a face-up card has to
    be laid first, one verdict covers all actions of a kind.
    """
    if isinstance(action, Up) and len({SUIT_OF[card] for card in action.cards}) > 1:
        return None
    kind = KINDS[type(action)]
    if called is not None:
        assert isinstance(called, Misplayed)
        if called.fault == "face-up-first":
            move = reader.say(f"roundup-any-{kind}")
        elif called.fault == "number-first":
            move = reader.say("roundup-face-card", move=called.move)
        else:
            move = _short_name(action, reader)
        return Verdict(move, reader.say(f"roundup-wrong-{called.fault}", move=called.move))
    cost = "nothing"
    if isinstance(action, Pass) and action.card is not None:
        cost = "number" if IS_NUMBER[action.card] else "face"
    return Verdict(_short_name(action, reader), reader.say(f"roundup-right-{kind}", cost=cost))


def name_move(action: Action, reader: Reader) -> str:
    names, say = reader.names, reader.say
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


def _short_name(action: Action, reader: Reader) -> str:
    """The card alone where the verdict says the rest: one verdict often covers many cards."""
    match action:
        case Down(card) | Pass(int(card)):
            return card_text(card)
        case Jack() | Queen() | King():
            return reader.say("roundup-any-face")
        case _:
            return name_move(action, reader)


def coach(view: View, seat: int, best: Action, reader: Reader) -> str:
    return _Coach(view, seat, reader).why(best)


class _Coach:
    def __init__(self, view: View, seat: int, reader: Reader) -> None:
        self.view = view
        self.say = reader.say
        self.reader = reader
        bid = view.seats[seat].bid
        self.bid = None if bid is None else SUIT_OF[bid]

    def why(self, best: Action) -> str:
        match best:
            case Bid(card):
                return self._bid(card)
            case Up(cards):
                return self.say("roundup-coach-up", count=len(cards), suit=SUIT_SIGNS[SUIT_OF[cards[0]]])
            case Down(card):
                return self._down(card)
            case Pass(None):
                return self.say("roundup-coach-free-pass")
            case Pass(int(card)):
                return self._pass(card)
            case Jack() | Queen() | King():
                return self._face(best)
            case Show(card) | Give(card):
                return self._turned_up(card)
            case _:
                raise AssertionError(best)

    def _bid(self, card: Card) -> str:
        suit = SUIT_OF[card]
        kept = self._held(suit, but=card)
        return self.say(
            "roundup-coach-bid", suit=SUIT_SIGNS[suit], cards=listed_cards(kept, self.reader), count=len(kept)
        )

    def _down(self, card: Card) -> str:
        suit = SUIT_OF[card]
        if suit != self.bid:
            return self.say("roundup-coach-down", suit=SUIT_SIGNS[suit], bid=self._bid_sign())
        kept = self._held(suit, but=card)
        cards = listed_cards(kept, self.reader)
        return self.say("roundup-coach-down-bid", bid=SUIT_SIGNS[suit], cards=cards, count=len(kept))

    def _pass(self, card: Card) -> str:
        """What it keeps back, and what the card does face up."""
        kept = () if self.bid is None else self._held(self.bid, but=card)
        if not IS_NUMBER[card]:
            return self.say("roundup-coach-pass-face")
        if not kept:
            return self._turned_up(card)
        return self.say(
            "roundup-coach-pass",
            cards=listed_cards(kept, self.reader),
            bid=self._bid_sign(),
            card=card_text(card),
            suit=SUIT_SIGNS[SUIT_OF[card]],
            own="yes" if SUIT_OF[card] == self.bid else "no",
        )

    def _turned_up(self, card: Card) -> str:
        """What comes of this card face up."""
        suit = SUIT_OF[card]
        if not IS_NUMBER[card]:
            return self.say("roundup-coach-discarded", card=card_text(card))
        missing = RANK_OF[card] - self.view.stacks[suit]
        return self.say(
            "roundup-coach-turned-up",
            card=card_text(card),
            suit=SUIT_SIGNS[suit],
            bid="yes" if suit == self.bid else "no",
            missing=missing,
        )

    def _face(self, play: Jack | Queen | King) -> str:
        name = self.reader.names[play.target]
        if not self.view.seats[play.target].down:
            return self.say("roundup-coach-face-spent")
        if isinstance(play, Jack):
            return self.say("roundup-coach-jack", name=name, count=self.view.seats[play.target].down)
        if isinstance(play, King):
            waiting = [SUIT_SIGNS[suit] for suit, height in enumerate(self.view.stacks) if height == play.number - 1]
            return self.say(
                "roundup-coach-king",
                name=name,
                wanted=wanted(None, play.number),
                suits=self.reader.listed(waiting),
                count=len(waiting),
            )
        bid = self.view.seats[play.target].bid
        theirs = bid is not None and SUIT_OF[bid] == play.suit
        return self.say("roundup-coach-queen", name=name, suit=SUIT_SIGNS[play.suit], theirs="yes" if theirs else "no")

    def _held(self, suit: int, but: Card) -> Sequence[Card]:
        """The face-down number cards of a suit."""
        return [card for card in self.view.hand if SUIT_OF[card] == suit and IS_NUMBER[card] and card != but]

    def _bid_sign(self) -> str:
        return "" if self.bid is None else SUIT_SIGNS[self.bid]
