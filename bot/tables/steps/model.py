"""A table as one frozen value: each change makes a new one, and the store keeps it as the snapshot. And the steps
that change it, with who asks for them.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated, Any, Concatenate, Literal, NewType, ParamSpec, TypeAlias

import msgspec

from bot.core.cards import BackDesign, Deck, Look
from bot.core.chance import ChanceOutcome, SeedState
from bot.core.errors import Impossible, Refused
from bot.core.game import AnyGame, Event, Level, OptionValue
from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps.fields import Holds, TableTime, UserId, Votes, VotesOnSeats

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


class Unreadable(Exception):
    """A stored table that is damaged."""


class Seat(msgspec.Struct, frozen=True):
    """A new field has a default. None names another person: of an ended game, fields are kept beside the seat's row."""

    user_id: UserId
    name: str
    away: bool = False
    """Its player left in mid-game or ran out of time twice: the computer plays on, and they may come back."""
    removed: bool = False
    """The others or a moderator took the seat from its player, who is away."""
    due: TableTime | None = None
    """The time at which the player's time runs out; None without a limit, or with nothing to decide."""
    late: bool = False
    """The time has run out: the computer makes this one decision."""
    missed: int = 0
    """The number of times in a row that the time ran out, also if the player was removed for that."""
    level: Level = "normal"
    """The level of the computer when it plays here."""
    misplays: int = 0
    hints: int = 0
    catches: int = 0
    """The number of others' misplays that the player has called."""
    wrong_calls: int = 0
    """The number of wrong calls. They are no misplays: whoever fears for a clean game would not dare to call."""
    run: int = 0
    """The moves of its player since their last misplay."""
    longest_ended_run: int = 0
    stood_in: bool = False
    """The computer made the last move here, in its player's place."""
    helped: bool = False
    """The computer has acted in its player's place."""
    left_after: int | None = None
    """The table's move count when the player left; None if they are here."""
    taken_over: int | None = None
    """The table's move count when the player took the seat over; None if they had it from the start."""
    in_place_of: Annotated[str, Holds.UNRECORDED] = ""
    """The computer whose seat its player took over; empty if a person had left it: who that was, nothing notes."""
    ahead: str = ""
    """The action chosen ahead for the player's next turn, as the rule book writes it. Nobody else may know it."""
    dropped: str = ""
    """The action chosen ahead until it turned out to be impossible, or a misplay."""
    carried: float = 0.0
    """The sum of its player's scores in the deals before, in a series."""
    idle_since: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time since which the player has done nothing in their turn; None if they have, or were called, or it is not
    theirs.
    """
    called: Annotated[int, Holds.UNRECORDED] = 0
    """The version in which its player was called to this turn, until they move; 0 if they were not."""
    muted: Annotated[bool, Holds.UNRECORDED] = False
    """The player wants no more calls in this game."""
    pressed_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which the player last pressed something, as far as a step has noted it."""
    called_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which the player was last called, or would have been with other settings."""
    waited: Annotated[float, Holds.UNRECORDED] = 0.0
    """The seconds of waiting for the player that the table has told of last, with a soft clock."""

    @property
    def is_here(self) -> bool:
        """Return whether a person is in it now."""
        return self.user_id != COMPUTER and not self.away

    @property
    def by_computer(self) -> bool:
        return not self.is_here or self.late

    @property
    def may_come_back(self) -> bool:
        return self.away and self.user_id != FORGOTTEN

    @property
    def has_just_come(self) -> bool:
        """Return whether its player took it over and has not moved yet."""
        return self.taken_over is not None and self.clean_run == self.misplays == 0

    @property
    def clean(self) -> bool:
        return self.misplays == 0 and self.hints == 0

    @property
    def clean_run(self) -> int:
        """Return the most moves in a row without a misplay."""
        return max(self.run, self.longest_ended_run)


class Reveal(msgspec.Struct, frozen=True):
    """The time for which a result stays to be seen."""

    until: TableTime
    """Computers and clocks wait so long."""
    result_at: TableTime | None = None
    """The time at which the result of an ended round is posted: until then the table shows how it ended."""
    in_hands: bool = False
    """True if a round, or a part of one, has ended: hands show until then what that meant for them."""
    waits_for: tuple[int, ...] = ()
    """The seats whose players are there, and have not gone on yet."""


class Pause(msgspec.Struct, frozen=True):
    """The time for which nobody moves, and no clock runs."""

    by: int
    """The seat of whoever asked for it."""
    since: TableTime
    until: TableTime
    """The time at which the game goes on by itself."""


FIRST_GAMES = 3


class FirstGame(msgspec.Struct, frozen=True):
    """One of somebody's first games of a kind, alone: what they were told, if it is the very first."""

    turns: int = 0
    """The number of their finished turns that no mistake ended."""
    told: tuple[str, ...] = ()
    """Everything that was new to them so far."""
    news: tuple[str, ...] = ()
    """What was new to them since their last move."""
    before: int = 0
    """The number of games they had finished before."""


SERIES_DEALS = 3


class Series(msgspec.Struct, frozen=True):
    """Deals of the same people, without computers. They sit elsewhere in each, and the sum of their scores decides."""

    deal: int = 1
    after: int | None = None
    """The number of the table with the deal before."""


class Again(msgspec.Struct, frozen=True):
    """A decision of a game that is over, tried again, with other hidden cards that fit what its seat knew then."""

    ref: TableRef
    move: int
    same: bool = False
    """The hidden cards are those of then, as no others fit."""
    number: int = 0
    count: int = 1
    """Its place among the decisions of a set, from 0, and how many these are."""
    reached: int = 0
    """The goals that were reached before it in this set."""

    @property
    def is_last(self) -> bool:
        return self.number + 1 >= self.count

    def is_of(self, other: "Again") -> bool:
        """Return whether both are tries of the same decision."""
        return (self.ref, self.move) == (other.ref, other.move)


class TableData(msgspec.Struct, frozen=True):
    """All its times are table time (`runtime/clock.py`). A new field has a default; its type says what it holds."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    opener_id: UserId
    options: dict[str, OptionValue]
    seats: Annotated[tuple[Seat, ...], Holds.PARTS]
    phase: Phase = Phase.LOBBY
    version: int = 1
    touched_at: TableTime = 0.0
    state: Annotated[Any, Holds.UNRECORDED] = None
    chance: SeedState | None = None
    moves: int = 0
    begun_at: TableTime | None = None
    """The time of the deal; None in a lobby."""
    epochs: tuple[int, ...] = ()
    """The number of each seat's decision, counted at this table: a click on a button of an older one is late. Everybody
    can read them, so what only one seat may notice counts nothing.
    """
    end_votes: Votes = ()
    """The users who have agreed to end the game early."""
    removal_votes: VotesOnSeats = ()
    """A user, and the seat that they want left to the computer."""
    undo_votes: Votes = ()
    """The users who have agreed to take back the last move."""
    finish_votes: VotesOnSeats = ()
    """A user, and the seat whose turn they want finished by the computer."""
    deck: Deck = "two"
    back: BackDesign = "bars"
    motion: bool = True
    """Announcements, and what decides a game, move in their pictures."""
    private: bool = False
    """Only its opener sees and plays it, and it takes no channel."""
    day: str | None = None
    """The UTC day whose deal is played, YYYY-MM-DD."""
    unranked: bool = False
    """The deal's day was over when the game was begun: it counts for no list and no streak."""
    clock: ClockName = "none"
    why_closed: Literal["", "nobody-left", "idle", "unused", "made-way", "tried"] = ""
    """Why it was closed; empty if somebody asked for it."""
    learning: bool = False
    """Players may ask what each move would be by the rules, and which is best; the game counts for nothing."""
    lesson: int | None = None
    """The next step of the script, if this is a lesson and no game."""
    reveal: Annotated[Reveal | None, Holds.PARTS, Holds.UNRECORDED] = None
    results: Annotated[int, Holds.UNRECORDED] = 0
    """The number of round results that have been posted or are to be."""
    moves_dealt: int = 0
    """The number of moves that happened by themselves with the deal."""
    mark: Annotated[str, Holds.UNRECORDED] = ""
    """Given by the database when the table is opened."""
    deal: str | None = None
    """The `deal_key` of the game whose deal is played again, if this is a challenge."""
    waits_since: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which somebody last moved or came back; None in a lobby."""
    first_game: Annotated[FirstGame | None, Holds.UNRECORDED] = None
    """The facts about its only person's first games, if it is one of their first of this kind."""
    unnoticed: Annotated[int, Holds.UNRECORDED] = 0
    """The number of latest versions that only one seat can notice: what it has chosen ahead."""
    pause: Annotated[Pause | None, Holds.PARTS, Holds.UNRECORDED] = None
    pauses: Annotated[int, Holds.UNRECORDED] = 0
    """The number of pauses so far."""
    players: int = 0
    """The generation of its computer players (`PLAYERS`): the same deal keeps them when the bot is updated."""
    rematch: Annotated[bool, Holds.UNRECORDED] = False
    """Its lobby was opened for the people of a game that had ended: it makes way for another table."""
    host_acted_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which the host of a lobby last pressed something."""
    host_quiet: Annotated[bool, Holds.UNRECORDED] = False
    """The host has been idle for `HOST_QUIET`: anyone seated may manage the lobby."""
    series: Series | None = None
    starts_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which a lobby starts by itself with those who are there."""
    again: Again | None = None
    """The source, if the game begins in the middle of a game that is over."""
    hurried: tuple[int, ...] = ()
    """The numbers of moves for which computers had less time to think than usual."""
    language: str = ""
    """The opener's language, for public texts on a server that has chosen none."""

    @property
    def ref(self) -> TableRef:
        return TableRef(f"{self.id}.{self.mark}")

    @property
    def deal_key(self) -> str:
        """Return the same for all games with the same cards."""
        if self.deal is not None:
            return self.deal
        return str(self.id) if self.day is None else f"{self.game} {self.day}"

    @property
    def is_compared(self) -> bool:
        """Return whether others play the same deal: who plays as they do must see the same."""
        return self.day is not None or self.deal is not None

    @property
    def is_only_try(self) -> bool:
        """Return whether its result is compared with those of others at the same deal: then nobody gets a hint."""
        return self.is_compared and not self.unranked

    @property
    def is_open(self) -> bool:
        return self.phase in OPEN_PHASES

    @property
    def is_unused(self) -> bool:
        """Return whether no game was played: the lobby was closed, or nobody ever moved in a private deal."""
        if self.private and not self.terms.scripted:
            return self.moves == self.moves_dealt
        return self.state is None

    @property
    def is_given_up(self) -> bool:
        """Return whether its player has ended a private game, or a lesson: of those nothing is kept for long. How a
        deal was left that others play too is.
        """
        return self.private and self.phase is Phase.CLOSED and self.why_closed == "" and not self.is_compared

    @property
    def look(self) -> Look:
        return Look(self.deck, self.back)

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
        if self.pause is not None:
            raise Refused("paused", seat=self.pause.by, until=int(self.pause.until))

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
        return None if self.begun_at is None else self.touched_at - self.begun_at

    @property
    def idle_at(self) -> float:
        """Return when a lobby closes, if nothing happens."""
        return self.touched_at + LOBBY_IDLE

    @property
    def deadline(self) -> float | None:
        """Return when time is up for the table or one of its players."""
        if self.phase is Phase.LOBBY and self.starts_at is not None:
            return self.starts_at
        if self.phase is Phase.LOBBY:
            quiet = (self.touched_at if self.host_acted_at is None else self.host_acted_at) + HOST_QUIET
            return self.idle_at if self.host_quiet else min(quiet, self.idle_at)
        if self.phase is not Phase.PLAYING:
            return None
        if self.pause is not None:
            return self.pause.until
        if self.is_deserted:
            return self.touched_at + max(LOBBY_IDLE, TIME_LIMITS.get(self.clock, 0.0))
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
        return "relaxed" if self.clock == "soft" and len(self.people) < 2 else self.clock

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
        return self.phase is Phase.PLAYING and self.pause is None and any(seat.is_here for seat in self.seats)


class Move(msgspec.Struct, frozen=True):
    """One row of the log. Number 0 is the deal: no seat, no action, only its chance."""

    number: int
    seat: int | None
    action: str
    chance: tuple[ChanceOutcome, ...]
    user_id: int
    at: float
    """Time of day."""


class DailyResult(msgspec.Struct, frozen=True):
    day: str
    user_id: int
    name: str
    place: int
    """The place at their own table."""
    score: float
    misplays: int
    clean: bool


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


class Change(msgspec.Struct, frozen=True):
    """The outcome of a step."""

    table: TableData
    log: tuple[Move, ...] = ()
    """The moves made: none, one, or all that a lesson's script has follow in the same step."""
    events: Sequence[Event] = ()
    """The events to be shown."""
    daily: DailyResult | None = None
    """The result of a daily deal, with its last move."""
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
    return msgspec.structs.replace(table, version=table.version + 1, touched_at=now, unnoticed=0, **fields)


def with_seat(table: TableData, number: int, **fields: Any) -> TableData:
    seat = msgspec.structs.replace(table.seats[number], **fields)
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
