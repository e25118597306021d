"""Juse's buttons: every place where hands could put a card, always in the same order, and none marked as right."""

from collections.abc import Sequence

from bot.text.voice import Voice
from bot.ui.discord.components import AnyoneOffer, MoveOffer, in_rows
from cogs.juse.rules.state import View, may_call


def offers(view: View, asked: int, voice: Voice, selection: str) -> Sequence[Sequence[MoveOffer | AnyoneOffer]]:
    """Offer every place; what is impossible now is disabled, so that no button ever moves."""
    holding = view.held is not None
    has_card = holding or view.seats[asked].discard > 0
    first: list[MoveOffer | AnyoneOffer] = [
        MoveOffer("draw", voice.say("juse-button-draw"), "main", not holding),
        MoveOffer("centre", voice.say("juse-to-centre"), "plain", has_card),
        MoveOffer("own", voice.say("juse-to-own"), "plain", holding),
    ]
    seats = len(view.seats)
    if view.players_call:
        somebody_may = any(may_call(view, seat) for seat in range(seats))
        first.append(AnyoneOffer("juse", voice.say("juse-button-juse"), "stop", somebody_may))
    clockwise = [(asked + distance) % seats for distance in range(1, seats)]
    others = [
        MoveOffer(f"seat:{seat}", voice.say("juse-to-seat", name=voice.names[seat]), "plain", has_card)
        for seat in clockwise
    ]
    return (first, *in_rows(others))
