"""A table as one frozen value: each change makes a new one, and the store keeps it as the snapshot. And the steps
that change it, with who asks for them.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Concatenate, Literal, NewType, ParamSpec, Self, TypeAlias

import msgspec

from bot.core.chance import ChanceOutcome, SeedState
from bot.core.errors import Impossible, Refused
from bot.core.game import AnyGame, Event, Level, OptionValue
from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps.fields import Holds, TableTime, UserId, with_fields
from bot.tables.steps.groups import (
    Chosen,
    ComputerPlayers,
    Dealt,
    Halt,
    Lobby,
    Place,
    Presence,
    SeatClock,
    TableLook,
    TableVotes,
    Tally,
    Terms,
)
from bot.tables.steps.standings import PersonalResult, RatedPlace, Standing
from bot.text import Words

COMPUTER = 0
"""The user id of a seat that was a computer player's from the start."""
FORGOTTEN = 1
"""The user id of a seat whose player asked to be forgotten: no account has it."""
SOMEONE = "someone"
NO_SERVER = 0
"""The server of what is played where the bot is on none: in private messages, group chats and the like."""

Channel: TypeAlias = tuple[int, int]
"""A server, and one of its channels."""

TableRef = NewType("TableRef", str)
"""The name of a table in its buttons, NUMBER.MARK: after a restored backup a number comes again, a mark does not."""


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Played to its end."""
    CLOSED = "closed"
    """Ended before that: by vote, by a moderator, or a lobby nobody started."""
    QUARANTINED = "aside"
    """Its snapshot could not be read: set aside, and kept with its log for the host."""


OPEN_PHASES = (Phase.LOBBY, Phase.PLAYING)

PLAYERS = 2
"""The computer players of new tables. Those of 0.9, which were 0, hardly ever slipped."""

LOBBY_IDLE = 30 * 60.0
"""Seconds after which a lobby in which nothing happens is closed."""
HOST_QUIET = 2 * 60.0
"""Seconds after which a lobby is everybody's who is seated there, if its host has pressed nothing."""
GAME_IDLE = 14 * 24 * 3600.0
"""Seconds after which a game in which nothing happens is closed."""
UNUSED_IDLE = 24 * 3600.0
"""Seconds after which a private deal is closed in which nobody has moved."""


MISSES = 2
"""The misses in a row after which the computer keeps the seat until its player is back."""
FIRST_GAMES = 3


class Unreadable(Exception):
    """A stored table that is damaged."""


class Seat(msgspec.Struct, frozen=True):
    """A new field has a default, and so has each of its groups. None names another person: of an ended game, fields
    are kept beside the seat's row.
    """

    user_id: UserId
    name: str
    level: Level = "normal"
    """The level of the computer when it plays here."""
    presence: Presence = Presence()
    clock: Annotated[SeatClock, Holds.PARTS] = SeatClock()
    chosen: Chosen = Chosen()
    tally: Tally = Tally()

    @property
    def is_here(self) -> bool:
        """Return whether a person is in it now."""
        return self.user_id != COMPUTER and not self.presence.away

    @property
    def by_computer(self) -> bool:
        return not self.is_here or self.clock.late

    @property
    def may_come_back(self) -> bool:
        return self.presence.away and self.user_id != FORGOTTEN

    @property
    def has_just_come(self) -> bool:
        """Return whether its player took it over and has not moved yet."""
        return self.presence.taken_over is not None and self.tally.clean_run == self.tally.misplays == 0


class Part(msgspec.Struct, frozen=True):
    """What a feature knows of a table, stored with it. Its fields say what they hold, as a table's do; a new one has a
    default. A table begins with it if the feature puts it there.
    """

    feature: ClassVar[str]
    """The name of its feature."""
    title_says_all: ClassVar[bool] = False
    """True if nothing else is to be said of such a table in its title."""

    @classmethod
    def of(cls, table: "TableData") -> Self | None:
        part = table.parts.get(cls.feature)
        return part if isinstance(part, cls) else None

    def put(self, table: "TableData") -> "TableData":
        return msgspec.structs.replace(table, parts={**table.parts, self.feature: self})

    def after(self, change: "Change") -> Self:
        """Return what it is once this has happened. It is stored with the change, so nothing else may be asked."""
        return self

    def title(self, usual: str, table: "TableData", game: str, words: Words) -> str:
        """Return the title of the table; `game`: the name of its game."""
        return usual

    def described(self, table: "TableData", words: Words) -> str:
        """Tell the table from other games that its player has alone; empty: as usual."""
        return ""


class TableData(msgspec.Struct, frozen=True):
    """All its times are table time (`runtime/clock.py`). A new field has a default; its type says what it holds. What
    is one thing is a group of fields; `with_fields` finds them by their own names, which no other field has.
    """

    id: int
    game: str
    opener_id: UserId
    options: dict[str, OptionValue]
    seats: Annotated[tuple[Seat, ...], Holds.PARTS]
    phase: Phase = Phase.LOBBY
    version: int = 1
    touched_at: TableTime = 0.0
    place: Place = Place()
    state: Annotated[Any, Holds.UNRECORDED] = None
    chance: SeedState | None = None
    moves: int = 0
    epochs: tuple[int, ...] = ()
    """The number of each seat's decision, counted at this table: a click on a button of an older one is late. Everybody
    can read them, so what only one seat may notice counts nothing.
    """
    votes: Annotated[TableVotes, Holds.PARTS] = TableVotes()
    look: TableLook = TableLook()
    terms: Terms = Terms()
    why_closed: Literal["", "nobody-left", "idle", "unused", "made-way", "tried"] = ""
    """Why it was closed; empty if somebody asked for it."""
    dealt: Annotated[Dealt, Holds.PARTS] = Dealt()
    halt: Annotated[Halt, Holds.PARTS, Holds.UNRECORDED] = Halt()
    mark: Annotated[str, Holds.UNRECORDED] = ""
    """Given by the database when the table is opened."""
    unnoticed: Annotated[int, Holds.UNRECORDED] = 0
    """The number of latest versions that only one seat can notice: what it has chosen ahead."""
    computers: ComputerPlayers = ComputerPlayers()
    lobby: Annotated[Lobby, Holds.PARTS, Holds.UNRECORDED] = Lobby()
    parts: Annotated[dict[str, Any], Holds.PARTS] = {}
    """What features know of it, each a `Part`. Of a feature that is not there, as it is stored."""

    @property
    def guild_id(self) -> int:
        return self.place.guild_id

    @property
    def channel_id(self) -> int:
        return self.place.channel_id

    @property
    def private(self) -> bool:
        return self.place.private

    @property
    def ref(self) -> TableRef:
        return TableRef(f"{self.id}.{self.mark}")

    @property
    def known_parts(self) -> "list[Part]":
        """Return the parts of features that are there."""
        return [part for part in self.parts.values() if isinstance(part, Part)]

    @property
    def deal_key(self) -> str:
        """Return the same for all games with the same cards."""
        return str(self.id) if self.terms.deal is None else self.terms.deal

    @property
    def is_compared(self) -> bool:
        """Return whether others play the same deal: who plays as they do must see the same."""
        return self.terms.deal is not None

    @property
    def is_only_try(self) -> bool:
        """Return whether its result is compared with those of others at the same deal: then nobody gets a hint."""
        return self.is_compared and self.terms.counts

    @property
    def is_open(self) -> bool:
        return self.phase in OPEN_PHASES

    @property
    def is_unused(self) -> bool:
        """Return whether no game was played: the lobby was closed, or nobody ever moved in a private deal."""
        if self.private and not self.terms.scripted:
            return self.moves == self.dealt.moves_dealt
        return self.state is None

    @property
    def is_given_up(self) -> bool:
        """Return whether its player has ended a private game, or a lesson: of those nothing is kept for long. How a
        deal was left that others play too is.
        """
        return self.private and self.phase is Phase.CLOSED and self.why_closed == "" and not self.is_compared

    def seat_of(self, user_id: int) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.user_id == user_id != COMPUTER), None)

    def require_seat(self, user_id: int) -> int:
        number = self.seat_of(user_id)
        if number is None:
            taken_over = any(seat.presence.taken_over is not None for seat in self.seats)
            raise Refused("seat-gone" if taken_over else "not-seated")
        return number

    def require_playing(self) -> None:
        if self.phase is Phase.LOBBY:
            raise Refused("not-begun")
        if self.phase is Phase.OVER:
            raise Impossible("game-over")
        if self.phase is not Phase.PLAYING:
            raise Refused("table-closed")

    def require_no_pause(self) -> None:
        """Raise `Refused` in a pause, with whose it is and until when."""
        if self.halt.pause is not None:
            raise Refused("paused", seat=self.halt.pause.by, until=int(self.halt.pause.until))

    def require_here(self, user_id: int) -> int:
        """Return the seat in which this person plays now."""
        self.require_playing()
        number = self.require_seat(user_id)
        if self.seats[number].presence.away:
            raise Refused("removed" if self.seats[number].presence.removed else "seat-away")
        return number

    @property
    def seconds(self) -> float | None:
        """Return the seconds from the deal to the last change."""
        return None if self.dealt.begun_at is None else self.touched_at - self.dealt.begun_at

    @property
    def idle_at(self) -> float:
        """Return when a lobby closes, if nothing happens."""
        return self.touched_at + LOBBY_IDLE

    @property
    def deadline(self) -> float | None:
        """Return when time is up for the table or one of its players."""
        if self.phase is Phase.LOBBY and self.lobby.starts_at is not None:
            return self.lobby.starts_at
        if self.phase is Phase.LOBBY:
            quiet = (self.touched_at if self.lobby.host_acted_at is None else self.lobby.host_acted_at) + HOST_QUIET
            return self.idle_at if self.lobby.host_quiet else min(quiet, self.idle_at)
        if self.phase is not Phase.PLAYING:
            return None
        if self.halt.pause is not None:
            return self.halt.pause.until
        if self.is_deserted:
            return self.touched_at + max(LOBBY_IDLE, TIME_LIMITS.get(self.terms.clock, 0.0))
        idle = UNUSED_IDLE if self.is_unused else GAME_IDLE
        return min(
            (seat.clock.due for seat in self.seats if seat.clock.due is not None), default=self.touched_at + idle
        )

    @property
    def people(self) -> tuple[Seat, ...]:
        """Return those who are at the table now."""
        return tuple(seat for seat in self.seats if seat.is_here)

    @property
    def running_clock(self) -> ClockName:
        """Return how time runs now: with a soft clock there is no hurry while nobody else is here."""
        return "relaxed" if self.terms.clock == "soft" and len(self.people) < 2 else self.terms.clock

    @property
    def counts_for(self) -> int:
        """Return among whose open tables it is: its opener's, until they leave it to others."""
        people = [seat.user_id for seat in self.people]
        return people[0] if people and self.opener_id not in people else self.opener_id

    @property
    def is_deserted(self) -> bool:
        """Return whether everybody's time has run out: no computer moves until somebody comes back."""
        return self.phase is Phase.PLAYING and not any(seat.is_here for seat in self.seats)

    @property
    def is_running(self) -> bool:
        """Return whether things can happen by themselves."""
        return self.phase is Phase.PLAYING and self.halt.pause is None and any(seat.is_here for seat in self.seats)


class Move(msgspec.Struct, frozen=True):
    """One row of the log. Number 0 is the deal: no seat, no action, only its chance."""

    number: int
    seat: int | None
    action: str
    chance: tuple[ChanceOutcome, ...]
    user_id: int
    at: float
    """Time of day."""


class Change(msgspec.Struct, frozen=True):
    """The outcome of a step."""

    table: TableData
    log: tuple[Move, ...] = ()
    """The moves made: none, one, or all that a lesson's script has follow in the same step."""
    events: Sequence[Event] = ()
    """The events to be shown."""
    results: Sequence[PersonalResult] = ()
    """The results of the game for each person, with its last move."""
    standing: Standing | None = None
    """The standing of a challenge's player, with its last move."""
    places: Sequence[RatedPlace] = ()
    """The people's places, with the last move of a game that counts for ratings."""
    places_so_far: Sequence[RatedPlace] = ()
    """The same with the end of a game that its people have stopped early, but not before a full round."""
    before: TableData | None = None
    """The table before the change, once it is carried out."""

    @property
    def move(self) -> Move | None:
        return self.log[0] if self.log else None

    @property
    def moved_at(self) -> float:
        """Return the time of day of its last move."""
        return self.log[-1].at if self.log else 0.0


class Proposal(msgspec.Struct, frozen=True):
    """A move that a computer player would make at this version of the table."""

    version: int
    seat: int
    action: Any | None
    """The action. None: the computer player failed, and any legal action will do."""
    hurried: bool = False
    """The player had less time to think than usual at its level."""


def next_version(table: TableData, now: float, **fields: Any) -> TableData:
    return with_fields(table, version=table.version + 1, touched_at=now, unnoticed=0, **fields)


def with_seat(table: TableData, number: int, **fields: Any) -> TableData:
    seat = with_fields(table.seats[number], **fields)
    return msgspec.structs.replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def handed_over(table: TableData, number: int, **fields: Any) -> TableData:
    """Begin a new decision for the seat, so that clicks of its former player are late."""
    after = with_seat(table, number, late=False, ahead="", **fields)
    epochs = (*after.epochs[:number], next_epoch(after), *after.epochs[number + 1 :])
    return msgspec.structs.replace(after, epochs=epochs)


def next_epoch(table: TableData) -> int:
    return max(table.epochs, default=0) + 1


P = ParamSpec("P")


Way = Literal["button", "command", "computer"]
"""The means by which a move was made."""


class Actor(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    moderator: bool = False
    now: float = 0.0
    """Table time. This and `at` are set when the step is run."""
    at: float = 0.0
    """Time of day."""
    way: Way = "button"
    language: str = ""

    def new_seat(self) -> Seat:
        return Seat(self.user_id, self.name)


THE_BOT = Actor(COMPUTER, "", way="computer")
"""The actor of steps that no person asks for."""


Step: TypeAlias = Callable[[TableData, AnyGame, Actor], Change]
"""A pure function: what a table becomes when somebody asks for this, or `Refused`."""


def step_factory(step: Callable[Concatenate[TableData, AnyGame, Actor, P], Change]) -> Callable[P, Step]:
    """Turn a step with further arguments into a function of these alone, which returns a `Step`."""
    return lambda *args, **kwargs: lambda table, game, actor: step(table, game, actor, *args, **kwargs)
