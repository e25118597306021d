"""What decided a match for a seat, in a few words: for messages, and for the closing picture."""

from bot.text.voice import Voice, card_text
from cogs.jugglers.rules.decisive import Decisive
from cogs.jugglers.rules.poker import CODES, kind_of, ranks_of


def points_text(points: float) -> str:
    """Write points with halves as people do, like 2½."""
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def turning_point(point: Decisive, voice: Voice) -> str:
    how = "won" if point.won else "failed" if point.policy is not None else "passed" if point.allied else "no-ally"
    return voice.say(
        f"jugglers-turning-{how}",
        by=points_text(point.by) if point.by else "none",
        policy=card_text(point.policy, "none"),
        hand=hand_name(point.strength, voice),
        joker=hand_name(point.joker, voice),
    )


def hand_name(strength: int, voice: Voice) -> str:
    high, low, *_ = (*ranks_of(strength), 0, 0)
    return voice.say(f"jugglers-picture-{CODES[kind_of(strength)]}", high=high, low=low)
