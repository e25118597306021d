"""Junk's buttons: every pile hands could use, each always in its place."""

from collections.abc import Sequence

from bot.text.reader import Reader
from bot.ui.discord.components import MoveOffer
from cogs.junk.rules.state import View


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[Sequence[MoveOffer]]:
    """What cannot be done at all is asleep; nothing is marked as right."""
    words = reader.words
    holding = view.held is not None
    after = not view.first_phase
    junk = view.junk > 0
    awake = {
        "draw": not holding and view.draw > 0,
        "play": holding,
        "junk": holding,
        "rescue": junk and not view.grace,
        "grace": junk and after,
        "stop": after,
    }
    styles = {"draw": "main", "stop": "stop"}
    buttons = [
        MoveOffer(action, words.say(f"junk-button-{action}"), styles.get(action, "plain"), can)
        for action, can in awake.items()
    ]
    return (buttons[:3], buttons[3:])
