"""Why another action would have been better, as a review says it: what is different about it, and what that changes."""

from typing import Any

from bot.core.cards import SUIT_OF
from bot.text.cards import SUIT_SIGNS, card_or
from bot.text.voice import Voice
from cogs.roundup.rules.state import Bid, View


def why(moment: Any, view: View, voice: Voice) -> str:
    """`moment`: one of `player/review.py`, as its seat saw it."""
    reason, whose = moment.reason, int(moment.reason.seat)
    own = moment.better.card if isinstance(moment.better, Bid) else view.seats[moment.seat].bid
    suit = reason.suit if reason.suit is not None else None if reason.card is None else SUIT_OF[reason.card]
    effect = voice.say(
        "roundup-review-effect",
        effect=reason.effect or "none",
        suit="none" if own is None else SUIT_SIGNS[SUIT_OF[own]],
        name=voice.names[whose],
        better=round(100 * reason.better),
        played=round(100 * reason.played),
    )
    return voice.say(
        "roundup-review-why",
        how=reason.key,
        card=card_or(reason.card, "none"),
        suit="none" if suit is None else SUIT_SIGNS[suit],
        effect=effect,
    )
