"""What the rules would say about an action: only for lessons, and for tables where people learn."""

from typing import Any, Protocol, runtime_checkable

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Juse


@runtime_checkable
class SupportsStrictView(Protocol):
    """A game that may let a misplay stand until somebody notices it."""

    def strict(self, state: Any) -> Any:
        """Return the same state, but every misplay is called at once."""
        ...


def would_be_called(game: AnyGame, state: Any, seat: int, action: Any) -> Juse | None:
    """Return what would be called, if anything; `Impossible` if hands could not do this."""
    judged = game.strict(state) if isinstance(game, SupportsStrictView) else state
    _, events = game.apply(judged, seat, action, Seeded("tried out"))
    return next((event for event in events if isinstance(event, Juse)), None)
