"""The computer player at its three levels. It knows only what its seat sees and remembers."""

from bot.core.game import FULL, Effort, Level, Roll
from cogs.roundup.player import easy, hard, normal
from cogs.roundup.rules.state import Action, Memory, View


def choose(view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", effort: Effort = FULL) -> Action:
    if level == "hard":
        return hard.choose(view, memory, seat, roll, effort)
    if level == "easy":
        return easy.choose(view, memory, seat, roll)
    return normal.choose(view, memory, seat, roll)
