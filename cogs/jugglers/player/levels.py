"""The computer player at its three levels. It knows only what its seat sees and remembers."""

from bot.core.game import Level, Roll
from cogs.jugglers.player import easy, hard, normal
from cogs.jugglers.rules.state import Action, Memory, View

_CHOOSE = {"easy": easy.choose, "normal": normal.choose, "hard": hard.choose}


def choose(view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal") -> Action:
    return _CHOOSE[level](view, memory, seat, roll)
