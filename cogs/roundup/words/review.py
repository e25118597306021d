"""Why another action would have been better, as a review says it: what is different about it, and what that changes."""

from collections.abc import Sequence
from typing import Any

from bot.core.cards import SUIT_OF, Card
from bot.text.voice import SUIT_SIGNS, Voice, card_text, cards_text
from cogs.roundup.rules.state import Action, Up, View
from cogs.roundup.words.guide import name_move


def why(moment: Any, _: View, voice: Voice) -> str:
    """`moment`: one of `player/review.py`, as its seat saw it."""
    reason = moment.reason
    played, better = _told_apart(moment.played, moment.better, voice)
    effect = voice.say(
        "roundup-review-effect",
        effect=reason.effect or "none",
        name=voice.names[int(reason.seat)],
        better=better,
        often=round(100 * reason.better),
        played=played,
        seldom=round(100 * reason.played),
    )
    return voice.say(
        "roundup-review-why",
        how=reason.key,
        card=card_text(reason.card, "none"),
        suit="none" if reason.card is None else SUIT_SIGNS[SUIT_OF[reason.card]],
        effect=effect,
    )


def _told_apart(played: Action, better: Action, voice: Voice) -> tuple[str, str]:
    """Name two moves by their cards alone, if these differ."""
    if _cards(played) != _cards(better):
        return cards_text(_cards(played)), cards_text(_cards(better))
    return name_move(played, voice), name_move(better, voice)


def _cards(action: Action) -> Sequence[Card]:
    if isinstance(action, Up):
        return action.cards
    return () if action.card is None else (action.card,)
