"""The panel of a turn: the cards themselves are the buttons.

One tap on a number card passes with it, or lays it once that has been chosen. A face card opens its plays. Face-up
cards are picked in order. Nothing tells which card fits.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import NAMES, RANK_OF, SUITS, Card
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text, cards_text
from bot.text.voice import Voice
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows, list_offers
from cogs.roundup.panels.rows import MOST, CardOffer, other_row, packed
from cogs.roundup.panels.selections import Selection, decode, pack
from cogs.roundup.picture.places import fan_order, hand_rows
from cogs.roundup.rules.moves import IS_NUMBER, JACK, NUMBERS, QUEEN
from cogs.roundup.rules.state import View
from render.graphemes import graphemes

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
        """As the picture has them: face up, then face down."""
        up, hand, controls = self._up(), self.view.hand, [*self._only_up(), *self._modes()]
        if len(up) + len(hand) + len(controls) <= MOST:
            return packed(up, self._down(sorted(hand, key=fan_order)), controls)
        rows = hand_rows(hand)
        if len(rows) > 1:
            down = self._down(rows[self.picked.lower])
            return packed(up, down, [*controls, other_row(self.base, self.voice)])
        return [*self._up_lists(), *packed(self._down(rows[0]) if rows else (), controls)]

    def _only_up(self) -> Sequence[CardOffer]:
        """A single face-up card is laid at once."""
        if len(self.up) != 1:
            return ()
        (card,) = self.up
        return [MoveOffer(f"up {NAMES[card]}", self.say("roundup-button-up", card=card_text(card)), "main")]

    def _up(self) -> Sequence[CardOffer]:
        return [self._pick(card) for card in self.up] if len(self.up) > 1 else ()

    def _pick(self, card: Card) -> SelectionOffer:
        label = self.say("roundup-button-pick", card=card_text(card))
        selection = replace(self.base, cards=(*self.laid, card))
        return SelectionOffer(selection.encoded(), label, "main", enabled=card not in self.laid)

    def _up_lists(self) -> Sequence[OfferRow]:
        """For more cards than there are buttons."""
        left = [self._pick(card) for card in self.up if card not in self.laid]
        return list_offers(self.say("roundup-choose-up"), left, self.voice)

    def _down(self, cards: Sequence[Card]) -> Sequence[CardOffer]:
        return [self._number(card) if IS_NUMBER[card] else self._face(card) for card in cards]

    def _number(self, card: Card) -> CardOffer:
        if self.picked.laying:
            return MoveOffer(f"down {NAMES[card]}", card_text(card), "go")
        return MoveOffer(f"pass {NAMES[card]}", card_text(card))

    def _face(self, card: Card) -> CardOffer:
        selection = replace(self.base, cards=(card,))
        return SelectionOffer(selection.encoded(), card_text(card))

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
        targets = () if len(self.others) == 1 else [self._aim(chosen, other) for other in self.others]
        return [row for row in (targets, *self._wishes(card), last_row) if row]

    def _aim(self, chosen: Selection, other: int) -> SelectionOffer:
        style = "main" if other == self.target else "plain"
        return SelectionOffer(replace(chosen, target=other).encoded(), self._on(other), style)

    def _on(self, seat: int) -> str:
        """The target, by a name short enough for five buttons in a row."""
        letters = graphemes(self.voice.names[seat])
        cut = len(letters) > _LONGEST_NAME
        return "".join(letters[: _LONGEST_NAME - 1]).rstrip() + "…" if cut else self.voice.names[seat]

    def _wishes(self, card: Card) -> Sequence[Sequence[CardOffer]]:
        """For a Queen each suit, for a King each number that it can ask for."""
        if self.target is None:
            return ()
        play = f"{NAMES[card]} {self.target}"
        if RANK_OF[card] == QUEEN:
            signs = zip(SUITS, SUIT_SIGNS, strict=True)
            return ([MoveOffer(f"{play} {letter}", sign, "main") for letter, sign in signs],)
        return in_rows([MoveOffer(f"{play} {number}", RANK_TEXTS[number - 1], "main") for number in NUMBERS])
