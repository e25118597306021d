"""What a review and *Why?* say of an action at Jugglers."""

from collections.abc import Iterator
from typing import Any

from bot.text.voice import Voice, card_text
from cogs.jugglers.rules.state import View
from cogs.jugglers.words.guide import name_move


def why(moment: Any, view: View, voice: Voice) -> str:
    """`moment`: one of `player/review.py`, as its seat saw it."""
    reason, better = moment.reason, moment.better
    effect = voice.say(
        "jugglers-review-effect",
        effect=reason.effect or "none",
        policy=card_text(reason.policy),
        better=round(100 * reason.better),
        played=round(100 * reason.played),
    )
    card = card_text(getattr(better, "card", None), "none")
    return voice.say("jugglers-review-why", how=reason.key, card=card, draft=better.draft + 1, effect=effect)


def thoughts(basis: Any, seat: int, voice: Voice) -> Iterator[str]:
    """`basis`: as `player/explain.py` finds it."""
    name, move = voice.names[seat], name_move(basis.action, voice)
    if not basis.rollouts:
        yield voice.say("jugglers-why-secret", name=name)
        return
    left, right = ("pass" if wanted else "fail" for wanted in basis.wanted)
    first, second = map(card_text, basis.policies)
    yield voice.say("jugglers-why-wanted", name=name, first=first, left=left, second=second, right=right)
    yield voice.say(
        "jugglers-why-hard",
        name=name,
        rollouts=basis.rollouts,
        move=move,
        gain=_in_1000(basis.gain),
        other=name_move(basis.other, voice),
        other_gain=_in_1000(basis.other_gain),
    )
    suspect, sigil = voice.names[int(basis.suspect)], card_text(basis.sigil)
    yield voice.say("jugglers-why-suspects", name=suspect, sigil=sigil, percent=round(100 * basis.likely))


def _in_1000(gain: float) -> str:
    return f"{round(1000 * gain):+d}".replace("-", "−")
