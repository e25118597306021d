"""Roundup's buttons on the table: the face-up hand of whoever is to move, to be selected card by card."""

from collections.abc import Sequence

from bot.text.cards import card_text, cards_text
from bot.text.reader import Reader
from bot.ui.discord.components import ROW_LIMIT, MoveOffer, OfferRow, SelectionOffer, in_rows, list_offers
from cogs.roundup.panels import selections
from cogs.roundup.rules.state import Phase, View

_MOST_BUTTONS = 3 * ROW_LIMIT


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    """Nothing here says which card fits. What comes out of a face-down hand is chosen in private."""
    if view.phase is not Phase.TURN:
        return ()
    own = view.seats[asked]
    hand = tuple(sorted(own.up))
    selected = selections.selected_cards(selection, hand)
    done = reader.say("roundup-button-done", cards=cards_text(selected), count=len(selected))
    take_back = reader.say("roundup-button-take-back")
    last_row = (
        MoveOffer(selections.pack(selected), done, "go", bool(selected)),
        SelectionOffer(selections.encode(selected[:-1]), take_back, enabled=bool(selected)),
        MoveOffer("pass", reader.say("roundup-button-pass"), enabled=own.down == 0),
    )
    cards = [
        SelectionOffer(selections.encode((*selected, card)), card_text(card), enabled=card not in selected)
        for card in hand
    ]
    if len(cards) > _MOST_BUTTONS:
        left = [card for card in cards if card.enabled]
        return (*list_offers(reader.say("roundup-choose-up"), left, reader), last_row)
    return (*in_rows(cards), last_row)
