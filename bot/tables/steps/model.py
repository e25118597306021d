"""What a table is at one moment. One frozen value: a change makes a new one, and the store keeps it as the snapshot."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Literal, TypeAlias

import msgspec

from bot.core.cards import Deck
from bot.core.chance import Outcome, SeedState
from bot.core.game import Event, Level, OptionValue
from bot.core.time_controls import TIME_LIMITS, ClockName

WhyClosed: TypeAlias = Literal["", "nobody-left", "idle"]
"""Where nobody asked for it."""

COMPUTER = 0
"""The user id of a seat that was a computer player's from the start."""
FORGOTTEN = 1
"""The user id of a seat whose player asked to be forgotten: no account has it."""
SOMEONE = "someone"


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to its end."""
    CLOSED = "closed"
    """Ended before that: by vote, by a moderator, or a lobby nobody started."""
    ASIDE = "aside"
    """Its snapshot could not be read back: kept with its log for the host, out of everyone's way."""


OPEN_PHASES = (Phase.LOBBY, Phase.PLAYING)

LOBBY_IDLE = 30 * 60.0
"""Seconds after which a lobby that nobody touches is closed."""
GAME_IDLE = 14 * 24 * 3600.0
"""Seconds after which a game in which nothing happens is closed."""


class Unreadable(Exception):
    """A stored table that cannot be made a table again."""


class Seat(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    away: bool = False
    """Its player left in mid-game or let the time run out again: the computer plays on, and they may come back."""
    removed: bool = False
    """Its player is away because the others or a moderator wished it, and does not come back in this game."""
    due: float | None = None
    """When the time runs out that its player has for what is asked. None: no clock runs for them."""
    late: bool = False
    """The time has run out: the computer does what it was for, and the seat is its player's again."""
    missed: int = 0
    """How often in a row that was so."""
    level: Level = "normal"
    """How well the computer plays here, while it does."""
    misplays: int = 0
    hints: int = 0

    @property
    def is_here(self) -> bool:
        """A human who is at the table now."""
        return self.user_id != COMPUTER and not self.away

    @property
    def by_computer(self) -> bool:
        return not self.is_here or self.late

    @property
    def may_come_back(self) -> bool:
        return self.away and not self.removed and self.user_id != FORGOTTEN

    @property
    def clean(self) -> bool:
        return self.misplays == 0 and self.hints == 0


class TableData(msgspec.Struct, frozen=True):
    id: int
    game: str
    guild_id: int
    channel_id: int
    opener_id: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    phase: Phase = Phase.LOBBY
    version: int = 1
    touched_at: float = 0.0
    state: Any = None
    chance: SeedState | None = None
    moves: int = 0
    epochs: tuple[int, ...] = ()
    """For each seat the version at which what it is asked last changed: a click made for an older one is late."""
    end_votes: tuple[int, ...] = ()
    """The users who have agreed to end the game early."""
    removal_votes: tuple[tuple[int, int], ...] = ()
    """Users, and the seat that each has agreed to leave to the computer for good."""
    deck: Deck = "two"
    """Whether its pictures show suits in two colours or in four."""
    private: bool = False
    """Seen and played by its opener alone: it takes no channel."""
    day: str | None = None
    """The UTC day whose deal is played, YYYY-MM-DD."""
    clock: ClockName = "none"
    why_closed: WhyClosed = ""
    learning: bool = False
    """Whoever asks is told what each move would be by the rules, and what is best: it counts for nothing."""
    lesson: int | None = None
    """The step that comes next, where it is no game but a lesson: its moves are those of the lesson's script."""

    @property
    def is_open(self) -> bool:
        return self.phase in OPEN_PHASES

    def seat_of(self, user_id: int) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.user_id == user_id != COMPUTER), None)

    @property
    def deadline(self) -> float | None:
        """When it does something by itself."""
        if self.phase is Phase.LOBBY:
            return self.touched_at + LOBBY_IDLE
        if self.phase is not Phase.PLAYING:
            return None
        if self.is_deserted:
            return self.touched_at + max(LOBBY_IDLE, TIME_LIMITS.get(self.clock, 0.0))
        return min((seat.due for seat in self.seats if seat.due is not None), default=self.touched_at + GAME_IDLE)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The humans who are at the table now."""
        return tuple(seat for seat in self.seats if seat.is_here)

    @property
    def is_deserted(self) -> bool:
        """The clock has taken the last person's seat: the table waits for them, and the computers with it."""
        return self.phase is Phase.PLAYING and not self.people


class Move(msgspec.Struct, frozen=True):
    """One row of the append-only log. Number 0 is the deal: no seat, no action, only its chance."""

    number: int
    seat: int | None
    action: str
    chance: tuple[Outcome, ...]
    user_id: int
    at: float


class Change(msgspec.Struct, frozen=True):
    """One step of a table: what it becomes, the log row if a move was made, and what happened for the eyes."""

    table: TableData
    move: Move | None = None
    events: Sequence[Event] = ()
    seat: int | None = None
    """Whose move it was."""
    daily: "DailyResult | None" = None
    """What the last move of a daily deal came to."""
    results: "Sequence[PersonalResult]" = ()
    """What the game was for each person, once it is over."""
    also: tuple[Move, ...] = ()
    """The log rows of what followed in the same breath, as a lesson's script has it."""


class DailyResult(msgspec.Struct, frozen=True):
    day: str
    user_id: int
    name: str
    score: int
    misplays: int
    clean: bool


class PersonalResult(msgspec.Struct, frozen=True):
    """What a finished game was for one person."""

    user_id: int
    name: str
    won: bool
    people: int
    """How many of the seats were people's, this one included."""
    score: float
    misplays: int
    clean: bool
    private: bool
    """Played for its player's eyes alone, and counted for them alone. A deal of the day is everybody's."""


class Intent(msgspec.Struct, frozen=True):
    """What a computer player would do at this version of the table."""

    version: int
    seat: int
    action: Any | None
    """None: the player program failed, and whatever is legal will do."""


def changed(table: TableData, now: float, **fields: Any) -> TableData:
    return msgspec.structs.replace(table, version=table.version + 1, touched_at=now, **fields)


def with_seat(table: TableData, number: int, **fields: Any) -> TableData:
    """As part of a change."""
    seat = msgspec.structs.replace(table.seats[number], **fields)
    return msgspec.structs.replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def handed_over(table: TableData, number: int, **fields: Any) -> TableData:
    """As part of a change: a new decision for that seat. What its former player clicked means nothing any more."""
    after = with_seat(table, number, late=False, **fields)
    epochs = (*after.epochs[:number], after.version, *after.epochs[number + 1 :])
    return msgspec.structs.replace(after, epochs=epochs)
