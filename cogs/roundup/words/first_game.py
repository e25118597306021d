"""What is new in somebody's first game of Roundup."""

from collections.abc import Callable, Sequence

from bot.core.game import Event
from cogs.roundup.rules.state import Closed, FacePlayed, GiveAsked, Misplayed, Phase, TurnedUp, View

NEWS: Sequence[tuple[str, Callable[[Event, View, int], bool]]] = (
    ("bids", lambda event, view, seat: isinstance(event, TurnedUp) and event.move == "bid"),
    ("turn", lambda _, view, seat: view.phase is Phase.TURN and seat in view.waiting),
    ("face", lambda event, view, seat: isinstance(event, FacePlayed) and event.target == seat),
    ("give", lambda event, view, seat: isinstance(event, GiveAsked) and event.seat == seat),
    ("face-up", lambda _, view, seat: len(view.seats[seat].up) > 1),
    ("closed", lambda event, view, seat: isinstance(event, Closed)),
    ("misplay", lambda event, view, seat: isinstance(event, Misplayed)),
)
