"""What is new in somebody's first game of Juse."""

from collections.abc import Callable, Sequence

from bot.core.game import Event
from cogs.juse.rules.state import CENTRE, Drew, Misplayed, Placed, View

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("base", lambda _, view, seat: view.base is None),
    ("given", lambda event, view, seat: isinstance(event, Placed) and event.to == seat),
    ("center", lambda event, view, seat: isinstance(event, Placed) and event.to == CENTRE),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
    ("turned-over", lambda event, view, seat: isinstance(event, Drew) and event.turned_over),
)
