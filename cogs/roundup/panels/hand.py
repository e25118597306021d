"""Roundup's private panel: the face-down hand, and what can be done with its cards."""

from collections.abc import Sequence

from bot.core.cards import NAMES, RANK_OF, SUITS, Card
from bot.text import Words
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.reader import Reader
from bot.ui.discord.components import ListOffer, MoveOffer, OfferRow, SelectionOffer, lists
from cogs.roundup.panels import selections
from cogs.roundup.rules.moves import IS_NUMBER, JACK, KING, NUMBERS, QUEEN
from cogs.roundup.rules.state import Phase, View
from cogs.roundup.words.describe import cards_text, wanted

Names = Sequence[str]

_PER_ROW = 5


def offers(view: View, seat: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    """Every card of the hand whatever is asked: which of them would be a misplay is for its owner to see."""
    names, words = reader.names, reader.words
    if view.phase is not Phase.TURN:
        moves = [MoveOffer(f"{view.phase.value} {NAMES[card]}", card_text(card)) for card in view.hand]
        return lists(words.say(f"roundup-choose-{view.phase.value}"), moves)
    if not view.hand:
        return ((MoveOffer("pass", words.say("roundup-button-pass")),),)
    card = _card(view, selection)
    if card is None:
        steps = [SelectionOffer(selections.write((card,)), card_text(card)) for card in view.hand]
        return lists(words.say("roundup-choose-card"), steps)
    plain = (
        MoveOffer(f"down {NAMES[card]}", words.say("roundup-button-down", card=card_text(card))),
        MoveOffer(f"pass {NAMES[card]}", words.say("roundup-button-pass-card", card=card_text(card))),
        SelectionOffer("", words.say("roundup-button-other-card")),
    )
    return (plain,) if IS_NUMBER[card] else (plain, *_face_rows(view, seat, names, words, card, selection))


def text(view: View, seat: int, reader: Reader, selection: str) -> str:
    words = reader.words
    own = view.seats[seat]
    if view.phase is Phase.OVER:
        return words.say("roundup-hand-over")
    if own.placed:
        assert view.placed is not None
        return words.say("roundup-hand-placed", card=card_text(view.placed))
    if seat not in view.waiting:
        return words.say("roundup-hand-wait", cards=len(view.hand))
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return words.say("roundup-hand-give", wanted=wanted(view.owed.suit, view.owed.number))
    if view.phase is not Phase.TURN:
        return words.say(f"roundup-hand-{view.phase.value}")
    card = _card(view, selection)
    if card is None:
        return words.say("roundup-hand-turn", cards=len(view.hand), up=len(own.up))
    return words.say("roundup-hand-card", card=card_text(card), rank=_kind(card))


def alt(view: View, seat: int, reader: Reader) -> str:
    words = reader.words
    own = view.seats[seat]
    parts = [
        words.say("roundup-alt-own-down", count=len(view.hand), cards=cards_text(view.hand)),
        words.say("roundup-alt-own-up", count=len(own.up), cards=cards_text(sorted(own.up))),
    ]
    if view.placed is not None:
        parts.append(words.say("roundup-alt-own-placed", card=card_text(view.placed)))
    return " ".join(parts)


def _card(view: View, selection: str) -> Card | None:
    return next(iter(selections.picked(selection, view.hand)), None)


def _kind(card: Card) -> str:
    return {JACK: "jack", QUEEN: "queen", KING: "king"}.get(RANK_OF[card], "number")


def _face_rows(view: View, seat: int, names: Names, words: Words, card: Card, selection: str) -> Sequence[OfferRow]:
    """On whom, and when that is known for what: a Jack asks for nothing in particular."""
    others = [other for other in range(len(view.seats)) if other != seat]
    target = others[0] if len(others) == 1 else selections.target(selection)
    rows: list[OfferRow] = []
    if len(others) > 1:
        steps = [SelectionOffer(selections.write((card,), other), names[other]) for other in others]
        chosen = others.index(target) if target in others else -1
        rows.append(ListOffer(words.say("roundup-choose-target", card=card_text(card)), steps, chosen))
    if target not in others:
        return rows
    play = f"{NAMES[card]} {target}"
    if RANK_OF[card] == JACK:
        label = words.say("roundup-button-jack", card=card_text(card), name=names[target])
        return (*rows, (MoveOffer(play, label, "main"),))
    if RANK_OF[card] == QUEEN:
        return (*rows, [MoveOffer(f"{play} {SUITS[suit]}", SUIT_SIGNS[suit], "main") for suit in range(4)])
    asks = [MoveOffer(f"{play} {number}", RANK_TEXTS[number - 1], "main") for number in NUMBERS]
    return (*rows, asks[:_PER_ROW], asks[_PER_ROW:])
