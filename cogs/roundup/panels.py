"""Roundup's private panel, from which everything is played: the cards themselves are the buttons.

One tap on a number card passes with it, or plays it once that has been chosen. A face card opens its plays. Face-up
cards are picked in order. Nothing shows which card fits.
"""

from collections.abc import Sequence
from itertools import product
from string import ascii_letters

import msgspec
from msgspec.structs import replace

from bot.core.cards import NAMES, RANK_OF, SUITS, Card
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text, cards_text
from bot.text.voice import Voice
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows, list_offers
from cogs.roundup.picture.seats import fan_order, hand_rows
from cogs.roundup.rules.moves import IS_NUMBER, JACK, KING, MAX_SEATS, NUMBERS, QUEEN
from cogs.roundup.rules.state import Cards, Phase, View
from cogs.roundup.words.describe import alt as table_alt
from cogs.roundup.words.describe import listed_cards, wanted
from render.graphemes import graphemes

_PACKED_UP = "up="
_LAYING, _LOWER, _OTHER = "+", "_", "~"


class Selection(msgspec.Struct, frozen=True):
    cards: Cards = ()
    """Face-up cards in the order in which they will be laid; or the face card to be played."""
    target: int | None = None
    laying: bool = False
    """Tapping a number card lays it, and is no pass."""
    lower: bool = False
    """The lower row of a hand with too many cards for the buttons."""
    other: bool = False
    """Moves that make no sense for the card."""

    def encoded(self) -> str:
        flags = ((self.laying, _LAYING), (self.lower, _LOWER), (self.other, _OTHER))
        letters = "".join(ascii_letters[card] for card in self.cards)
        target = "" if self.target is None else str(self.target)
        return "".join(sign for chosen, sign in flags if chosen) + letters + target


def decode(text: str) -> Selection:
    last = text[-1:]
    return Selection(
        cards=_picked_cards(text),
        target=int(last) if last in map(str, range(MAX_SEATS)) else None,
        laying=_LAYING in text,
        lower=_LOWER in text,
        other=_OTHER in text,
    )


def _picked_cards(text: str) -> Cards:
    return tuple(dict.fromkeys(ascii_letters.index(letter) for letter in text if letter in ascii_letters))


def pack(cards: Cards) -> str:
    """Write `up` with all its cards, short enough for the Done button."""
    return _PACKED_UP + Selection(cards).encoded()


def unpack(move: str) -> Sequence[str]:
    """Return the move in the notation of the rule book."""
    if not move.startswith(_PACKED_UP):
        return (move,)
    return (" ".join(["up", *(NAMES[card] for card in _picked_cards(move.removeprefix(_PACKED_UP)))]),)


CardOffer = MoveOffer | SelectionOffer
MOST = ROW_LIMIT * ROW_LIMIT
"""Buttons in a panel."""
_AROUND, _PHONE = 5, 38
"""About as many letters as the edges of a button and a gap take, and as a row on a phone has room for."""


def packed(*sections: Sequence[CardOffer]) -> Sequence[OfferRow]:
    """Put each section in rows of its own, as long as there is room; otherwise the first ones one after the other. If
    there is any way to have no row wider than a phone, which would break it in two, that comes first.
    """
    rows: Sequence[OfferRow] = ()
    for split, joined in product((_in_phone_rows, in_rows), range(1, len(sections) + 1)):
        first = [offer for section in sections[:joined] for offer in section]
        rows = [row for section in (first, *sections[joined:]) for row in split(section)]
        if len(rows) <= ROW_LIMIT:
            break
    return rows


def _in_phone_rows(offers: Sequence[CardOffer]) -> list[Sequence[CardOffer]]:
    rows: list[list[CardOffer]] = []
    for offer in offers:
        letters = sum(len(other.label) + _AROUND for other in [*(rows[-1] if rows else ()), offer])
        if not rows or len(rows[-1]) == ROW_LIMIT or letters > _PHONE:
            rows.append([])
        rows[-1].append(offer)
    return [*rows]


def other_row(base: Selection, voice: Voice) -> SelectionOffer:
    """Offer the other row that the hand has in the picture."""
    label = voice.say("roundup-button-row", row="upper" if base.lower else "lower")
    return SelectionOffer(replace(base, lower=not base.lower).encoded(), label)


_LONGEST_NAME = 12
"""Letters of a target's name on its button, the sign of the seat included."""


class TurnPanel:
    def __init__(self, view: View, seat: int, voice: Voice, selection: str) -> None:
        self.view = view
        self.voice = voice
        self.say = voice.say
        self.picked = picked = decode(selection)
        self.base = Selection(laying=picked.laying, lower=picked.lower)
        """Without any card."""
        self.up = sorted(view.seats[seat].up, key=fan_order)
        self.numbers = [card for card in view.hand if IS_NUMBER[card]]
        self.faces = [card for card in view.hand if not IS_NUMBER[card]]
        self.others = [other for other in range(len(view.seats)) if other != seat]
        self.laid = tuple(card for card in picked.cards if card in self.up)
        """Picked to be laid, in this order."""
        self.face = next((card for card in picked.cards if card in self.faces and not self.laid), None)
        """The face card to be played."""
        self.target = picked.target if picked.target in self.others else None
        if len(self.others) == 1:
            self.target = self.others[0]

    def rows(self) -> Sequence[OfferRow]:
        if self.laid:
            return self._picking()
        return self._cards() if self.face is None else self._plays(self.face)

    def _cards(self) -> Sequence[OfferRow]:
        """Offer the cards as the picture has them: face up, then face down."""
        up, hand, controls = [self._pick(card) for card in self.up], self.view.hand, self._modes()
        if len(self.up) == 1:
            # A single face-up card is laid at once.
            text = self.say("roundup-button-up", card=card_text(self.up[0]))
            up, controls = [], [MoveOffer(f"up {NAMES[self.up[0]]}", text, "main"), *controls]
        if len(up) + len(hand) + len(controls) <= MOST:
            return packed(up, self._down(sorted(hand, key=fan_order)), controls)
        rows = hand_rows(hand)
        if len(rows) > 1:
            down = self._down(rows[self.picked.lower])
            return packed(up, down, [*controls, other_row(self.base, self.voice)])
        return [*self._up_lists(), *packed(self._down(rows[0]) if rows else (), controls)]

    def _pick(self, card: Card) -> SelectionOffer:
        label = self.say("roundup-button-pick", card=card_text(card))
        selection = replace(self.base, cards=(*self.laid, card))
        return SelectionOffer(selection.encoded(), label, "main", enabled=card not in self.laid)

    def _up_lists(self) -> Sequence[OfferRow]:
        """Offer face-up cards in lists, for more of them than there are buttons."""
        left = [self._pick(card) for card in self.up if card not in self.laid]
        return list_offers(self.say("roundup-choose-up"), left, self.voice)

    def _down(self, cards: Sequence[Card]) -> Sequence[CardOffer]:
        """Offer cards face down: a tap passes with a number card or plays it, and opens the plays of a face card."""
        move, style = ("down", "go") if self.picked.laying else ("pass", "plain")
        return [
            MoveOffer(f"{move} {NAMES[card]}", card_text(card), style)
            if IS_NUMBER[card]
            else SelectionOffer(replace(self.base, cards=(card,)).encoded(), card_text(card))
            for card in cards
        ]

    def _modes(self) -> Sequence[CardOffer]:
        if not self.view.hand:
            return [MoveOffer("pass", self.say("roundup-button-pass"))]
        if not self.numbers:
            return [self._pass_with(card) for card in self.faces] if len(self.faces) <= ROW_LIMIT else ()
        laying = not self.picked.laying
        label = self.say("roundup-button-mode", laying="yes" if laying else "no")
        return [SelectionOffer(replace(self.base, laying=laying).encoded(), label, "go" if laying else "plain")]

    def _pass_with(self, card: Card) -> MoveOffer:
        return MoveOffer(f"pass {NAMES[card]}", self.say("roundup-button-pass-card", card=card_text(card)))

    def _picking(self) -> Sequence[OfferRow]:
        done = self.say("roundup-button-done", cards=cards_text(self.laid))
        take_back = self.say("roundup-button-take-back")
        last_row = (
            MoveOffer(pack(self.laid), done, "go"),
            SelectionOffer(replace(self.base, cards=self.laid[:-1]).encoded(), take_back),
        )
        if len(self.up) + len(last_row) <= MOST:
            return packed([self._pick(card) for card in self.up], last_row)
        return [*self._up_lists(), last_row]

    def _plays(self, card: Card) -> Sequence[OfferRow]:
        name, text = NAMES[card], card_text(card)
        chosen = Selection((card,), self.picked.target, lower=self.picked.lower)
        if self.picked.other:
            back = SelectionOffer(chosen.encoded(), self.say("roundup-button-back"))
            return [[MoveOffer(f"down {name}", self.say("roundup-button-down", card=text)), back]]
        last_row = (
            self._pass_with(card),
            SelectionOffer(replace(chosen, other=True).encoded(), self.say("roundup-button-other")),
            SelectionOffer(self.base.encoded(), self.say("roundup-button-back")),
        )
        if RANK_OF[card] == JACK:
            return [[MoveOffer(f"{name} {other}", self._on(other), "main") for other in self.others], last_row]
        targets = [
            SelectionOffer(
                replace(chosen, target=other).encoded(), self._on(other), "main" if other == self.target else "plain"
            )
            for other in (self.others if len(self.others) > 1 else ())
        ]
        return [row for row in (targets, *self._wishes(card), last_row) if row]

    def _on(self, seat: int) -> str:
        """Name the target, short enough for five buttons in a row."""
        letters = graphemes(self.voice.names[seat])
        cut = len(letters) > _LONGEST_NAME
        return "".join(letters[: _LONGEST_NAME - 1]).rstrip() + "…" if cut else self.voice.names[seat]

    def _wishes(self, card: Card) -> Sequence[Sequence[CardOffer]]:
        """Offer what a Queen or King can ask for: each suit, or each number."""
        if self.target is None:
            return ()
        play = f"{NAMES[card]} {self.target}"
        if RANK_OF[card] == QUEEN:
            signs = zip(SUITS, SUIT_SIGNS, strict=True)
            return ([MoveOffer(f"{play} {letter}", sign, "main") for letter, sign in signs],)
        return in_rows([MoveOffer(f"{play} {number}", RANK_TEXTS[number - 1], "main") for number in NUMBERS])


_RANKS = {JACK: "jack", QUEEN: "queen", KING: "king"}


def offers(view: View, seat: int, voice: Voice, selection: str) -> Sequence[OfferRow]:
    """Offer every card of the hand, whatever is asked: its owner has to see which of them would be a misplay."""
    if view.phase is Phase.TURN:
        return TurnPanel(view, seat, voice, selection).rows()
    base = Selection(lower=decode(selection).lower)
    if len(view.hand) <= MOST:
        return packed(_named(view, sorted(view.hand, key=fan_order)))
    return packed(_named(view, hand_rows(view.hand)[base.lower]), [other_row(base, voice)])


def _named(view: View, cards: Sequence[Card]) -> Sequence[MoveOffer]:
    return [MoveOffer(f"{view.phase.value} {NAMES[card]}", card_text(card)) for card in cards]


def text(view: View, seat: int, voice: Voice, selection: str) -> str:
    own = view.seats[seat]
    if view.phase is Phase.OVER:
        return voice.say("roundup-hand-over")
    if own.placed:
        assert view.placed is not None
        return voice.say("roundup-hand-placed", card=card_text(view.placed))
    if seat not in view.waiting:
        return voice.say("roundup-hand-wait")
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return voice.say(
            "roundup-hand-give", name=voice.names[view.turn], wanted=wanted(view.owed.suit, view.owed.number)
        )
    if view.phase is Phase.SHOW:
        return voice.say("roundup-hand-show", card=card_text(own.up[-1]))
    if view.phase is Phase.BID:
        return voice.say("roundup-hand-bid")
    return _turn_text(TurnPanel(view, seat, voice, selection))


def _turn_text(panel: TurnPanel) -> str:
    """Say what a tap does now."""
    say, card, names = panel.voice.say, panel.face, panel.voice.names
    if card is not None:
        target = panel.target
        step = "other" if panel.picked.other else "whom" if target is None else "what"
        name = "" if target is None else names[target]
        return say("roundup-hand-face", card=card_text(card), rank=_RANKS[RANK_OF[card]], step=step, name=name)
    if panel.laid:
        return say("roundup-hand-picked")
    if not panel.view.hand:
        return say("roundup-hand-free", up=len(panel.up))
    parts: list[str] = []
    if panel.numbers:
        parts.append(say("roundup-hand-number", laying="yes" if panel.picked.laying else "no"))
    if panel.faces:
        parts.append(say("roundup-hand-any-face"))
    if len(panel.up) > 1:
        parts.append(say("roundup-hand-up"))
    return say("roundup-hand-turn", taps=panel.voice.listed(parts))


def alt(view: View, seat: int, voice: Voice) -> str:
    """Describe what the picture shows: what is asked, the player's own cards, and the table."""
    up = sorted(view.seats[seat].up)
    asked, owed = view.phase.value if seat in view.waiting else "nothing", view.owed
    parts = [
        voice.say("roundup-alt-asked", what=asked, wanted=wanted(owed.suit, owed.number) if owed else ""),
        voice.say("roundup-alt-own-down", count=len(view.hand), cards=listed_cards(view.hand, voice)),
        voice.say("roundup-alt-own-up", count=len(up), cards=listed_cards(up, voice)),
    ]
    if view.placed is not None:
        parts.append(voice.say("roundup-alt-own-placed", card=card_text(view.placed)))
    return "\n".join((*parts, table_alt(view, voice)))
