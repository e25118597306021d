"""Roundup's private panel, from which everything is played: each card dealt to its owner is a button, at the same place
for the whole round.

A tap on a number card plays it, a tap on a face card fills the list below with whom and what it can ask for. *Pass* and
*Several* change what a tap means, until the button at the same place ends that. Nothing shows which card fits.
"""

from collections.abc import Sequence
from string import ascii_letters
from typing import Literal, TypeAlias

import msgspec

from bot.core.cards import NAMES, RANK_OF, SUIT_OF, SUITS, Card
from bot.text.voice import SHOWN_SUITS, SUIT_SIGNS, Voice, card_text, cards_text
from bot.ui.discord.components import ListOffer, MoveOffer, OfferRow, SelectionOffer, in_rows
from bot.ui.discord.emojis import FACE_UP
from cogs.roundup.rules.moves import IS_NUMBER, JACK, KING, MAX_SEATS, NUMBERS, QUEEN
from cogs.roundup.rules.state import Cards, Phase, View
from cogs.roundup.words.describe import alt as table_alt
from cogs.roundup.words.describe import fan_order, listed_cards, says_forced_move, says_settled, wanted
from render.graphemes import short_name

_PACKED_UP = "up="
_PASS, _SEVERAL, _OTHER_HALF = "-", "+", "_"

Mode: TypeAlias = Literal["", "-", "+"]
"""The mode of a tap: play the card, pass with it, or pick it as one of several."""


class Selection(msgspec.Struct, frozen=True):
    cards: Cards = ()
    """Face-up cards in the order in which they will be played; or the one card that was tapped."""
    target: int | None = None
    mode: Mode = ""
    other_half: bool = False
    """The other half of a hand with too many cards for the buttons."""

    def encoded(self) -> str:
        letters = "".join(ascii_letters[card] for card in self.cards)
        half, target = _OTHER_HALF if self.other_half else "", "" if self.target is None else str(self.target)
        return f"{self.mode}{half}{letters}{target}"


def decode(text: str) -> Selection:
    last = text[-1:]
    return Selection(
        cards=tuple(dict.fromkeys(ascii_letters.index(letter) for letter in text if letter in ascii_letters)),
        target=int(last) if last in map(str, range(MAX_SEATS)) else None,
        mode=_PASS if _PASS in text else _SEVERAL if _SEVERAL in text else "",
        other_half=_OTHER_HALF in text,
    )


def pack(cards: Cards) -> str:
    """Write `up` with all its cards, short enough for a button."""
    return _PACKED_UP + Selection(cards).encoded()


def unpack(move: str) -> Sequence[str]:
    """Return the move in the notation of the rule book."""
    if not move.startswith(_PACKED_UP):
        return (move,)
    return (" ".join(["up", *(NAMES[card] for card in decode(move.removeprefix(_PACKED_UP)).cards)]),)


CardOffer: TypeAlias = MoveOffer | SelectionOffer
MOST_CARDS = 15
"""Three rows of buttons. The other two are a list and the controls."""


class Panel:
    """The panel of one seat. Where each button is depends on the cards dealt alone."""

    def __init__(self, view: View, seat: int, voice: Voice, selection: str) -> None:
        self.view = view
        self.voice = voice
        self.say = voice.say
        self.up = view.seats[seat].up
        self.others = [other for other in range(len(view.seats)) if other != seat]
        self.cards = sorted(view.dealt or (*view.hand, *self.up), key=fan_order)
        picked = decode(selection)
        self.half = picked.other_half and len(self.cards) > MOST_CARDS
        self.turn = view.phase is Phase.TURN
        self.mode: Mode = picked.mode if self.turn else ""
        self.several: Cards = ()
        """Face-up cards to be played in one move, in this order."""
        self.tapped: Card | None = None
        """The face card to be played; or, when a card is asked for, one that is not what was asked for."""
        if self.mode == _SEVERAL:
            self.several = tuple(card for card in picked.cards if card in self.up)
        elif not self.mode:
            self.tapped = next((card for card in picked.cards if self._needs_more(card)), None)
        self.target = picked.target if picked.target in self.others else None

    def _needs_more(self, card: Card) -> bool:
        """Return True if a tap on this face-down card says too little to be a move: a face card has a target, and what
        was not asked for is given only by a second press.
        """
        owed = self.view.owed
        if card not in self.view.hand or owed is None:
            return card in self.view.hand and not IS_NUMBER[card]
        return SUIT_OF[card] != owed.suit and RANK_OF[card] + 1 != owed.number

    def rows(self) -> Sequence[OfferRow]:
        cards = self.cards
        if len(cards) > MOST_CARDS:
            first = -(-len(cards) // 2)
            cards = cards[first:] if self.half else cards[:first]
        return [*in_rows([self._card(card) for card in cards]), self._list(), self._controls()]

    def _selected(self, *cards: Card, mode: Mode = "", target: int | None = None) -> str:
        return Selection(cards, target, mode, self.half).encoded()

    def _card(self, card: Card) -> CardOffer:
        text, name = card_text(card), NAMES[card]
        if card in self.up:
            if self.mode == _SEVERAL:
                # A second tap drops it again.
                picked = card in self.several
                cards = [other for other in self.several if other != card] if picked else [*self.several, card]
                style = "main" if picked else "plain"
                return SelectionOffer(self._selected(*cards, mode=_SEVERAL), f"{FACE_UP}{text}", style)
            return MoveOffer(f"up {name}", f"{FACE_UP}{text}", enabled=self.turn and not self.mode)
        if card not in self.view.hand:
            return MoveOffer(f"down {name}", "–" * len(text), enabled=False)
        if not self.mode and self._needs_more(card):
            if card == self.tapped:
                return SelectionOffer(self._selected(), text, "main")
            example = _example(card, self.others[0]) if self.turn else ""
            return SelectionOffer(self._selected(card), text, leads_to=example)
        move = "down" if self.turn else self.view.phase.value
        return MoveOffer(f"{'pass' if self.mode == _PASS else move} {name}", text, enabled=self.mode != _SEVERAL)

    def _controls(self) -> Sequence[CardOffer]:
        controls = self._of_a_turn() if self.turn else [self._anyway()]
        if len(self.cards) > MOST_CARDS:
            picked = self.several or (() if self.tapped is None else (self.tapped,))
            selection = Selection(picked, self.target, self.mode, not self.half)
            controls.append(SelectionOffer(selection.encoded(), self.say("roundup-button-half")))
        return controls

    def _of_a_turn(self) -> list[CardOffer]:
        if self.mode:
            way_back = SelectionOffer(self._selected(), self.say("roundup-button-back"))
        elif len(self.view.hand) == 1:
            card = self.view.hand[0]
            label = self.say("roundup-button-pass-card", card=card_text(card))
            way_back = MoveOffer(f"pass {NAMES[card]}", label)
        elif self.view.hand:
            example = f"pass {NAMES[max(self.view.hand, key=IS_NUMBER.__getitem__)]}"
            way_back = SelectionOffer(self._selected(mode=_PASS), self.say("roundup-button-pass"), leads_to=example)
        else:
            way_back = MoveOffer("pass", self.say("roundup-button-pass"))
        if self.several:
            label = self.say("roundup-button-play", cards=cards_text(self.several), count=len(self.several))
            return [way_back, MoveOffer(pack(self.several), label, "go")]
        label = self.say("roundup-button-several")
        return [
            way_back,
            SelectionOffer(self._selected(mode=_SEVERAL), label, enabled=not self.mode and len(self.up) > 1),
        ]

    def _anyway(self) -> CardOffer:
        """Offer what was not asked for, by a second press that says so."""
        move, owed = self.view.phase.value, self.view.owed
        asked = wanted(owed.suit, owed.number) if owed else "number"
        label = self.say("roundup-button-anyway", move=move, wanted=asked, card=card_text(self.tapped, "none"))
        if self.tapped is None:
            return SelectionOffer(self._selected(), label, enabled=False)
        short = self.say("roundup-button-anyway", move=move, wanted=asked, card="none")
        return MoveOffer(f"{move} {NAMES[self.tapped]}", label, icon=card_text(self.tapped), short=short)

    def _list(self) -> ListOffer:
        """Offer what the tapped face card can do. It stands there from the beginning."""
        if self.tapped is None or not self.turn:
            when = "later" if self.view.turn != self.view.seat or not self.turn else "back" if self.mode else "now"
            return ListOffer(self.say("roundup-list-empty", when=when), (), enabled=False)
        card = card_text(self.tapped)
        step = "whom" if self._whom_first(self.tapped) else "jack" if RANK_OF[self.tapped] == JACK else "what"
        name = "" if self.target is None else self._name(self.target)
        placeholder = self.say("roundup-list", card=card, step="number" if name else step, name=name)
        onto = MoveOffer(f"down {NAMES[self.tapped]}", self.say("roundup-button-down", card=card))
        return ListOffer(placeholder, [*self._plays(self.tapped), onto])

    def _whom_first(self, card: Card) -> bool:
        """Return True for a King with so many others that every number of each does not fit into the list."""
        return RANK_OF[card] == KING and len(self.others) > 2 and self.target is None

    def _plays(self, face: Card) -> list[CardOffer]:
        text, name = card_text(face), NAMES[face]
        if RANK_OF[face] == JACK or self._whom_first(face):
            labels = {
                other: self.say("roundup-button-jack", card=text, name=self._name(other)) for other in self.others
            }
            if RANK_OF[face] == JACK:
                return [MoveOffer(f"{name} {other}", label) for other, label in labels.items()]
            return [
                SelectionOffer(self._selected(face, target=other), label, leads_to=_example(face, other))
                for other, label in labels.items()
            ]
        if RANK_OF[face] == QUEEN:
            asked = [(SUITS[suit], wanted(suit, None)) for suit in SHOWN_SUITS]
        else:
            asked = [(str(number), wanted(None, number)) for number in NUMBERS]
        whom = self.others if self.target is None else [self.target]
        plays: list[CardOffer] = [
            MoveOffer(
                f"{name} {other} {spelled}",
                self.say("roundup-move-asking", card=text, name=self._name(other), wanted=what),
            )
            for other in whom
            for spelled, what in asked
        ]
        if self.target is not None:
            plays.append(SelectionOffer(self._selected(face), self.say("roundup-list-back")))
        return plays

    def _name(self, seat: int) -> str:
        return short_name(self.voice.names[seat])


def _example(face: Card, target: int) -> str:
    """Write one way to play a face card on somebody: all are allowed, or none."""
    return f"{NAMES[face]} {target}{_EXAMPLES[RANK_OF[face]]}"


def offers(view: View, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    """Offer every card of the hand, whatever is asked: its owner has to see which of them would be a misplay."""
    return Panel(view, seat, voice, selection).rows()


def text(view: View, seat: int, voice: Voice, selection: str) -> str:
    own, say = view.seats[seat], voice.say
    if view.phase is Phase.OVER:
        return say("roundup-hand-over")
    if own.placed:
        assert view.placed is not None
        told = say("roundup-hand-placed", card=card_text(view.placed))
    elif seat not in view.waiting:
        told = says_settled(view, voice) or say("roundup-hand-wait")
    else:
        told = says_forced_move(view, voice) or _asked(Panel(view, seat, voice, selection))
    # Before the bids are turned up no card has a sign.
    up = FACE_UP + card_text(own.up[0] if own.up else None)
    small = [] if view.phase is Phase.BID else [say("roundup-hand-signs", up=up, gone="––")]
    return "\n".join([told, *(_of_second_goal(view, seat, voice) or small)])


def text_rows(view: View) -> int:
    """Return how many rows of text a phone shows above the picture at most, besides small ones."""
    return 5 if view.phase is Phase.BID and not view.round else 4


def _strongest(view: View) -> Cards:
    """Return the number cards of the suit that this hand holds up longest, lowest first."""
    suits = [[card for card in sorted(view.hand) if SUIT_OF[card] == suit and IS_NUMBER[card]] for suit in range(4)]
    return tuple(max(suits, key=lambda cards: (len(cards), -sum(RANK_OF[card] for card in cards))))


def sensible_bids(view: View, _: int) -> Sequence[str]:
    """Return the bids that keep low cards of a long suit in the hand, in the first round."""
    if view.phase is not Phase.BID or view.round:
        return ()
    first, *others = _strongest(view)
    return [f"bid {NAMES[card]}" for card in others[-2:] or (first,)]


def _of_first_bid(view: View, voice: Voice) -> Sequence[str]:
    """Say which suit waits for this hand, from its own cards alone."""
    *held, bid = _strongest(view)
    if view.round or not held:
        return ()
    lowest = held[0]
    how = "ace" if RANK_OF[lowest] == 0 else "low"
    return (voice.say("roundup-hand-hold", how=how, card=card_text(lowest), suit=SUIT_SIGNS[SUIT_OF[bid]]),)


def _of_second_goal(view: View, seat: int, voice: Voice) -> Sequence[str]:
    """Tell whoever's bid is gone of the point for being out first, as long as that is open."""
    bid = view.seats[seat].bid
    is_gone = bid is not None and SUIT_OF[bid] in view.closed and len(view.closed) < len(view.stacks)
    if not is_gone or view.first_empty is not None or view.phase is not Phase.TURN:
        return ()
    left = [other.down + len(other.up) for other in view.seats]
    ahead = min((other for other in range(len(left)) if other != seat), key=left.__getitem__)
    return (voice.say("roundup-hand-race", own=left[seat], name=short_name(voice.names[ahead]), least=left[ahead]),)


def _asked(panel: Panel) -> str:
    """Say what a tap does now."""
    view, say, card = panel.view, panel.voice.say, panel.tapped
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        asked = wanted(view.owed.suit, view.owed.number)
        return say("roundup-hand-give", name=panel.voice.names[view.turn], wanted=asked)
    if view.phase is Phase.SHOW:
        return say("roundup-hand-show", card=card_text(panel.up[-1]))
    if view.phase is Phase.BID:
        return " ".join([say("roundup-hand-bid"), *_of_first_bid(view, panel.voice)])
    if panel.mode == _SEVERAL:
        return say("roundup-hand-several", count=len(panel.several), cards=cards_text(panel.several))
    if panel.mode == _PASS:
        return say("roundup-hand-pass", numbers=any(IS_NUMBER[held] for held in view.hand))
    if card is not None:
        return say("roundup-hand-face", card=card_text(card), rank=_RANKS[RANK_OF[card]])
    return say("roundup-hand-turn", down=len(view.hand))


_EXAMPLES = {JACK: "", QUEEN: f" {SUITS[0]}", KING: f" {NUMBERS[0]}"}
_RANKS = {JACK: "jack", QUEEN: "queen", KING: "king"}


def alt(view: View, seat: int, voice: Voice) -> str:
    """Describe what the picture shows: what is asked, the player's own cards, and the table."""
    up, down = (sorted(cards, key=fan_order) for cards in (view.seats[seat].up, view.hand))
    asked, owed = view.phase.value if seat in view.waiting else "nothing", view.owed
    parts = [
        voice.say("roundup-alt-asked", what=asked, wanted=wanted(owed.suit, owed.number) if owed else ""),
        voice.say("roundup-alt-own-down", count=len(down), cards=listed_cards(down, voice)),
        voice.say("roundup-alt-own-up", count=len(up), cards=listed_cards(up, voice)),
    ]
    if view.placed is not None:
        parts.append(voice.say("roundup-alt-own-placed", card=card_text(view.placed)))
    return "\n".join((*parts, table_alt(view, voice)))
