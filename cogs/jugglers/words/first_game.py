"""What is new in somebody's first game of Jugglers."""

from collections.abc import Callable, Sequence

from bot.core.game import Event
from cogs.jugglers.rules.state import GatheringEnded, Misplayed, RoundEnded, SecretsMoved, Settled, View

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("place", lambda _, view, seat: view.asking == "place" and view.waiting == seat),
    ("die", lambda event, view, seat: isinstance(event, Settled) and any(each.die for each in event.turned)),
    ("secrets", lambda event, view, seat: isinstance(event, SecretsMoved)),
    ("passed", lambda event, view, seat: isinstance(event, GatheringEnded)),
    ("points", lambda event, view, seat: isinstance(event, RoundEnded)),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)
