"""How much a chore does at once."""

_TARGET = 0.004
"""Seconds for which a piece may hold the thread of the database."""
_MOST = 200


class PieceSize:
    """Follows from how long the last piece took, so that it is right on any machine."""

    def __init__(self) -> None:
        self.size = 1

    def done(self, seconds: float) -> None:
        fitting = int(self.size * _TARGET / max(seconds, 1e-6))
        self.size = max(1, min(_MOST, 2 * self.size, fitting))
