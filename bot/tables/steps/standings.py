"""What a game that has ended was for those who played it."""

import msgspec


class PersonalResult(msgspec.Struct, frozen=True):
    """The result of a finished game for one person."""

    user_id: int
    name: str
    won: bool
    people: int
    """The number of people who played, this one included."""
    score: float
    misplays: int
    clean: bool
    private: bool
    """Counted for its player alone, as nobody else saw it. A deal of the day is everybody's."""
    catches: int = 0
    wrong_calls: int = 0
    clean_run: int = 0
    """The most moves in a row without a misplay."""
    clean_seconds: float | None = None
    """The seconds from the deal to the end, if this person alone played it clean from first to last."""
    place: int | None = None
    """The place at the table, computers included. Equals share it, and whoever left is last. None: it was not counted
    yet then.
    """
    seats: int | None = None
    levels: str = ""
    """The levels of the computers, with spaces, if nobody else has played."""


class Standing(msgspec.Struct, frozen=True):
    """The standing of somebody at a deal that others play too."""

    place: int
    """The place at their own table."""
    score: float
    misplays: int
    hints: int


class RatedPlace(msgspec.Struct, frozen=True):
    """The place of one person in a game that counts for ratings."""

    user_id: int
    name: str
    place: int
    """Among the people. Equals share it."""
    seat: int | None = None
    left_after: int | None = None
    """The same as in `Seat`; None for whoever is still there."""
