"""What is new in somebody's first game of Junk."""

from collections.abc import Callable, Sequence

from bot.core.cards import RANK_OF
from bot.core.game import Event
from cogs.junk.rules.game import ACE
from cogs.junk.rules.state import Action, Drew, Misplayed, Moved, View

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("ace", lambda event, view, seat: isinstance(event, Drew) and RANK_OF[event.card] == ACE),
    ("junk", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.JUNK),
    ("rescue", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.RESCUE),
    ("end", lambda _, view, seat: not view.first_phase),
    ("grace", lambda event, view, seat: isinstance(event, Moved) and event.action is Action.GRACE),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)
