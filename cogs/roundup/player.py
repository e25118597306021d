"""The computer player at its three levels. It plays by what its seat sees and remembers, and nothing else."""

from bot.core.game import Level, Roll
from cogs.roundup import search, sensible, slips
from cogs.roundup.state import Action, Memory, View


def choose(view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal") -> Action:
    if level == "hard":
        return search.choose(view, memory, seat, roll)
    if level == "easy":
        return slips.choose(view, memory, seat, roll)
    return sensible.choose(view, memory, seat, roll)
