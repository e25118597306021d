"""Juse's buttons: every place hands could put a card, always in the same order, and none marked as right."""

from collections.abc import Sequence

from bot.text.reader import Reader
from bot.ui.discord.components import AnyoneOffer, MoveOffer
from cogs.juse.rules.state import View

_PER_ROW = 5


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[Sequence[MoveOffer | AnyoneOffer]]:
    """What cannot be done at all is there but asleep, so that no button ever changes its place."""
    names, words = reader.names, reader.words
    holding = view.held is not None
    something_to_play = holding or view.seats[asked].discard > 0
    calling = [AnyoneOffer("juse", words.say("juse-button-juse"), "stop", view.last is not None)]
    first = (
        MoveOffer("draw", words.say("juse-button-draw"), "main", not holding),
        MoveOffer("centre", words.say("juse-to-centre"), "plain", something_to_play),
        MoveOffer("own", words.say("juse-to-own"), "plain", holding),
        *(calling if view.players_call else ()),
    )
    seats = len(view.seats)
    clockwise = [(asked + distance) % seats for distance in range(1, seats)]
    others = [
        MoveOffer(f"seat:{seat}", words.say("juse-to-seat", name=names[seat]), "plain", something_to_play)
        for seat in clockwise
    ]
    return (first, *(others[start : start + _PER_ROW] for start in range(0, len(others), _PER_ROW)))
