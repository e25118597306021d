"""Roundup's private panel: the face-down hand, and what can be done with its cards."""

from collections.abc import Sequence

from bot.core.cards import NAMES, RANK_OF, SUITS, Card
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text
from bot.text.reader import Reader
from bot.ui.discord.components import ROW_LIMIT, ListOffer, MoveOffer, OfferRow, SelectionOffer, list_offers
from cogs.roundup.panels import selections
from cogs.roundup.rules.moves import IS_NUMBER, JACK, KING, NUMBERS, QUEEN
from cogs.roundup.rules.state import Phase, View
from cogs.roundup.words.describe import alt as table_alt
from cogs.roundup.words.describe import listed_cards, wanted


def offers(view: View, seat: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    """Every card of the hand, whatever is asked: its owner has to see which of them would be a misplay."""
    say = reader.say
    if view.phase is not Phase.TURN:
        moves = [MoveOffer(f"{view.phase.value} {NAMES[card]}", card_text(card)) for card in view.hand]
        return list_offers(say(f"roundup-choose-{view.phase.value}"), moves, reader)
    if not view.hand:
        return ((MoveOffer("pass", say("roundup-button-pass")),),)
    card = _selected_card(view, selection)
    if card is None:
        cards = [SelectionOffer(selections.encode((card,)), card_text(card)) for card in view.hand]
        return list_offers(say("roundup-choose-card"), cards, reader)
    any_card = (
        MoveOffer(f"down {NAMES[card]}", say("roundup-button-down", card=card_text(card))),
        MoveOffer(f"pass {NAMES[card]}", say("roundup-button-pass-card", card=card_text(card))),
        SelectionOffer("", say("roundup-button-other-card")),
    )
    if IS_NUMBER[card]:
        return (any_card,)
    others = [other for other in range(len(view.seats)) if other != seat]
    if len(others) == 1:
        return (any_card, *_face_plays(card, others[0], reader))
    target = selections.selected_target(selection)
    targets = [SelectionOffer(selections.encode((card,), other), reader.names[other]) for other in others]
    chosen = others.index(target) if target in others else -1
    target_list = ListOffer(say("roundup-choose-target", card=card_text(card)), targets, chosen)
    return (any_card, target_list, *(_face_plays(card, target, reader) if target in others else ()))


def _face_plays(card: Card, target: int, reader: Reader) -> Sequence[Sequence[MoveOffer]]:
    """For a Queen each suit, for a King each number that it can ask for."""
    play = f"{NAMES[card]} {target}"
    if RANK_OF[card] == JACK:
        label = reader.say("roundup-button-jack", card=card_text(card), name=reader.names[target])
        return ((MoveOffer(play, label, "main"),),)
    if RANK_OF[card] == QUEEN:
        return ([MoveOffer(f"{play} {letter}", sign, "main") for letter, sign in zip(SUITS, SUIT_SIGNS, strict=True)],)
    numbers = [MoveOffer(f"{play} {number}", RANK_TEXTS[number - 1], "main") for number in NUMBERS]
    return (numbers[:ROW_LIMIT], numbers[ROW_LIMIT:])


def text(view: View, seat: int, reader: Reader, selection: str) -> str:
    own = view.seats[seat]
    if view.phase is Phase.OVER:
        return reader.say("roundup-hand-over")
    if own.placed:
        assert view.placed is not None
        return reader.say("roundup-hand-placed", card=card_text(view.placed))
    if seat not in view.waiting:
        return reader.say("roundup-hand-wait", cards=len(view.hand))
    if view.phase is Phase.GIVE:
        assert view.owed is not None
        return reader.say("roundup-hand-give", wanted=wanted(view.owed.suit, view.owed.number))
    if view.phase is not Phase.TURN:
        return reader.say(f"roundup-hand-{view.phase.value}")
    card = _selected_card(view, selection)
    if card is None:
        return reader.say("roundup-hand-turn", cards=len(view.hand), up=len(own.up))
    rank = {JACK: "jack", QUEEN: "queen", KING: "king"}.get(RANK_OF[card], "number")
    return reader.say("roundup-hand-card", card=card_text(card), rank=rank)


def alt(view: View, seat: int, reader: Reader) -> str:
    """Like the picture: what is asked, the player's own cards, and the table."""
    up = sorted(view.seats[seat].up)
    parts = [
        _alt_asked(view, seat, reader),
        reader.say("roundup-alt-own-down", count=len(view.hand), cards=listed_cards(view.hand, reader)),
        reader.say("roundup-alt-own-up", count=len(up), cards=listed_cards(up, reader)),
    ]
    if view.placed is not None:
        parts.append(reader.say("roundup-alt-own-placed", card=card_text(view.placed)))
    return " ".join((*parts, table_alt(view, reader)))


def _alt_asked(view: View, seat: int, reader: Reader) -> str:
    asked, owed = view.phase.value if seat in view.waiting else "nothing", view.owed
    return reader.say("roundup-alt-asked", what=asked, wanted=wanted(owed.suit, owed.number) if owed else "")


def _selected_card(view: View, selection: str) -> Card | None:
    return next(iter(selections.selected_cards(selection, view.hand)), None)
