"""Junk's buttons: every pile that hands could use, always in the same order."""

from collections.abc import Sequence

from bot.text.reader import Reader
from bot.ui.discord.components import MoveOffer
from cogs.junk.rules.state import View


def offers(view: View, asked: int, reader: Reader, selection: str) -> Sequence[Sequence[MoveOffer]]:
    """What is impossible now is shown disabled; nothing is marked as right."""
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
    styles = {"draw": "main", "stop": "stop"}
    buttons = [
        MoveOffer(action, reader.say(f"junk-button-{action}"), styles.get(action, "plain"), enabled)
        for action, enabled in possible.items()
    ]
    return (buttons[:3], buttons[3:])
