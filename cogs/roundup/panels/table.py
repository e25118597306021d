"""Roundup's buttons on the table: the face-up hand of whoever is to move, to be picked card by card."""

from collections.abc import Sequence

from bot.text.cards import card_text
from bot.text.reader import Reader
from bot.ui.discord.components import MoveOffer, OfferRow, SelectionOffer, lists
from cogs.roundup.panels import selections
from cogs.roundup.rules.state import Phase, View

_PER_ROW = 5
_MOST_BUTTONS = 3 * _PER_ROW


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[OfferRow]:
    """Nothing here says which card fits; what comes out of a face-down hand is chosen in private."""
    words = reader.words
    if view.phase is not Phase.TURN:
        return ()
    own = view.seats[asked]
    hand = tuple(sorted(own.up))
    picked = selections.picked(selection, hand)
    last = (
        MoveOffer(
            selections.pack(picked),
            words.say("roundup-button-done", cards=" ".join(map(card_text, picked)), count=len(picked)),
            "go",
            bool(picked),
        ),
        SelectionOffer(selections.write(picked[:-1]), words.say("roundup-button-take-back"), enabled=bool(picked)),
        MoveOffer("pass", words.say("roundup-button-pass"), enabled=own.down == 0),
    )
    steps = [
        SelectionOffer(selections.write((*picked, card)), card_text(card), enabled=card not in picked) for card in hand
    ]
    if len(steps) > _MOST_BUTTONS:
        left = [step for step in steps if step.enabled]
        return (*lists(words.say("roundup-choose-up"), left), last)
    return (*(steps[start : start + _PER_ROW] for start in range(0, len(steps), _PER_ROW)), last)
