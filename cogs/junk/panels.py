"""Junk's buttons: every pile that hands could use, always at the same place."""

from collections.abc import Mapping, Sequence

from bot.text.voice import Voice
from bot.ui.discord.components import MoveOffer
from cogs.junk.rules.state import View

PAIRS: Mapping[str, Sequence[str]] = {"play-and-draw": ("play", "draw"), "junk-and-draw": ("junk", "draw")}
"""Buttons that make two moves: most cards take one click. With nothing left to draw, or after a misplay, only the first
is made. Who wants to rescue something before the next card only plays; to junk a card and rescue it comes to the same
as to play it, so there is no button that only junks.
"""
_ROWS = ((*PAIRS, "rescue", "draw"), ("play", "grace", "stop"))
"""None is wider than a phone."""


def unpack(move: str) -> Sequence[str]:
    return PAIRS.get(move, (move,))


def offers(view: View, asked: int, voice: Voice, selection: str) -> Sequence[Sequence[MoveOffer]]:
    """Offer all piles: what is impossible now is disabled, and nothing is marked as right."""
    holding = view.held is not None
    after = not view.first_phase
    junk = view.junk > 0
    possible = {
        "draw": not holding and view.draw > 0,
        "play": holding,
        "junk": holding,
        "rescue": junk and not view.grace,
        "grace": junk and after,
        "stop": after,
    }
    return [
        [
            MoveOffer(
                move,
                voice.say(f"junk-button-{move}"),
                "stop" if move == "stop" else "plain",
                possible[unpack(move)[0]],
            )
            for move in row
        ]
        for row in _ROWS
    ]
