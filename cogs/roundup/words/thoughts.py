"""What a hard computer's move was based on, in words."""

from collections.abc import Iterator
from typing import Any

from bot.text.voice import Voice
from cogs.roundup.words.guide import name_move


def thoughts(basis: Any, seat: int, voice: Voice) -> Iterator[str]:
    """`basis`: as `player/explain.py` finds it."""
    name, move = voice.names[seat], name_move(basis.action, voice)
    if basis.other is None:
        yield voice.say("roundup-why-only", name=name, move=move)
        return
    yield voice.say(
        "roundup-why-hard",
        name=name,
        deals=basis.deals,
        move=move,
        worth=round(100 * basis.worth),
        other=name_move(basis.other, voice),
        other_worth=round(100 * basis.other_worth),
    )
    if basis.holding is not None:
        target = voice.names[int(basis.target)]
        yield voice.say("roundup-why-holding", target=target, held=basis.holding, deals=basis.deals)
