"""What the rules say of an action before it is made: only for lessons, and for tables where people learn."""

from typing import Any, Protocol, runtime_checkable

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Juse


@runtime_checkable
class Lenient(Protocol):
    """What a game offers besides if it may let a misplay stand until somebody notices it."""

    def strict(self, state: Any) -> Any:
        """The same state where every misplay is called at once."""
        ...


def misplay(game: AnyGame, state: Any, seat: int, action: Any) -> Juse | None:
    """What this would be called for, if anything. Raises `Impossible` if hands could not do it."""
    judged = game.strict(state) if isinstance(game, Lenient) else state
    _, events = game.apply(judged, seat, action, Seeded("tried out"))
    return next((event for event in events if isinstance(event, Juse)), None)
