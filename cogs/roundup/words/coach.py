"""Why a move is the best one: a sentence made from nothing but the view of the seat that asks."""

from collections.abc import Sequence

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.text.cards import SUIT_SIGNS, card_text
from bot.text.voice import Voice
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import Action, Bid, Down, Give, Jack, King, Pass, Queen, Show, Up, View
from cogs.roundup.words.describe import listed_cards, wanted


def coach(view: View, seat: int, best: Action, voice: Voice) -> str:
    return _Coach(view, seat, voice).why(best)


class _Coach:
    def __init__(self, view: View, seat: int, voice: Voice) -> None:
        self.view = view
        self.say = voice.say
        self.voice = voice
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
            "roundup-coach-bid", suit=SUIT_SIGNS[suit], cards=listed_cards(kept, self.voice), count=len(kept)
        )

    def _down(self, card: Card) -> str:
        suit = SUIT_OF[card]
        if suit != self.bid:
            return self.say("roundup-coach-down", suit=SUIT_SIGNS[suit], bid=self._bid_sign())
        kept = self._held(suit, but=card)
        cards = listed_cards(kept, self.voice)
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
            cards=listed_cards(kept, self.voice),
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
        name = self.voice.names[play.target]
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
                suits=self.voice.listed(waiting),
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
