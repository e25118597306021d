"""The Game contract: pure functions over a frozen state, the same for every game.

A state is never shown to anyone. Pictures, texts, panels and computer players are given only `view`s and what a seat
remembers of the events it was shown, so none of them can tell a secret.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, get_args

import msgspec

from bot.core.chance import Chance, Seeded
from bot.core.errors import Malformed, shown

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
Roll: TypeAlias = Callable[[int], int]
"""A random whole number below a limit."""
Effort: TypeAlias = float
"""The share of its full search that a computer player makes, as it would if nobody else were thinking."""
FULL: Effort = 1.0
SMALLEST: Effort = 1 / 4
"""No player is asked to make less. With so little, hard must still be clearly stronger than normal."""
Choose: TypeAlias = Callable[[Any, Any, int, Roll, Level, Effort, int | None], Any]
"""A computer player, called with view, memory, seat, `Roll`, level, `Effort` and character: the number of its name, if
it may have a weakness of its own. Returns the action, or None for a seat that is not waited for and has nothing to say
(see `may_act_out_of_turn`). `hard` may take a while and runs in another process, so all that goes in and out must be
picklable. Effort is for `hard` alone, and scales counts (samples, actions), never seconds: the same question has the
same answer on every machine.
"""


class Question(msgspec.Struct, frozen=True):
    """Everything that a computer player is told. The same question gets the same answer."""

    view: Any
    memory: Any
    seat: int
    seed: str
    level: Level
    effort: Effort = FULL
    character: int | None = None


def think(choose: Choose, question: Question) -> Any:
    roll = Seeded(question.seed).below
    asked = question
    return choose(asked.view, asked.memory, asked.seat, roll, asked.level, asked.effort, asked.character)


class Option(msgspec.Struct, frozen=True):
    """Chosen when a table is opened. `values` are the texts or numbers allowed; empty for yes or no."""

    name: str
    default: OptionValue
    values: Sequence[int] | Sequence[str] = ()
    written_at_default: bool = True
    """False for an option added later: older records and tables do not have it, and mean its default."""
    proposed: OptionValue | None = None
    """The value that a new table has unless somebody chooses otherwise; None: the default, which a record without it
    means.
    """
    of_the_day: OptionValue | None = None
    """The value for a deal of the day; None: the same as for a new table."""
    of_a_night: OptionValue | None = None
    """The value in a game night, where several games are to be played; None: the same as for a new table."""
    only_with: tuple[str, OptionValue] | None = None
    """The name and value of another option without which this one says nothing."""

    @property
    def for_new_tables(self) -> OptionValue:
        return self.default if self.proposed is None else self.proposed

    def matters(self, options: Options) -> bool:
        """Return whether it says anything beside these values of the others."""
        return self.only_with is None or options.get(self.only_with[0]) == self.only_with[1]

    def check(self, value: object) -> OptionValue:
        wanted = type(self.default)
        if type(value) is not wanted or (self.values and value not in self.values):
            raise Malformed("option-value", option=self.name, value=shown(value))
        return value  # pyright: ignore[reportReturnType]


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, named in the past tense. `audience` is the seats that saw it; None: everybody."""

    audience: tuple[int, ...] | None = None

    def shown_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)


class Juse(Event, frozen=True, kw_only=True):
    """A misplay: who made it, and which rule was overlooked. Its penalty is already in the new state.

    Games derive a class of their own when the announcement has more to tell (the card, the better place).
    """

    seat: int
    fault: str
    caller: int | None = None
    """The seat that called it; None: the bot did."""
    seconds: float | None = None
    """The seconds until it was called, as only the table knows that saw both: never the rules, nor a log."""

    @property
    def cost(self) -> int:
        """Return the cost, in whatever the game takes or gives for it: the best catch is the dearest."""
        return 0


class WrongCall(Juse, frozen=True, kw_only=True):
    """`seat` called a misplay where there was none. Counted apart from misplays."""

    accused: int


class Calling(msgspec.Struct, frozen=True):
    """An action that calls the last one, and is none itself."""


class AfterLook(msgspec.Struct, frozen=True):
    """An action that waits until people have had time to see the last one."""


class MayBeCalled(Event, frozen=True, kw_only=True):
    """Where players call, a person's next action waits for a moment after this one: others may call it first. A kind of
    action is one or not, whether it was right or not.
    """


class Milestone(Event, frozen=True, kw_only=True):
    """The end of a round, or of whatever else has a result of its own: it stays in the channel as a message."""


class PartEnded(Event, frozen=True, kw_only=True):
    """The end of a part of a round. What it meant for each seat stands in its hand for a while, and in no message."""


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game so far. `extra` are the game's own fields of the result in a record."""

    finished: bool
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    extra: dict[str, Any] = {}
    points: tuple[float, ...] = ()
    """Points, in games that have more than scores to tell: they order those who share a place, and decide nothing."""


T = TypeVar("T")
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Memory = TypeVar("Memory")


class Game(Protocol, Generic[State, Action, View, Memory]):
    """The functions of a game's `rules.GAME`. Every function is pure; everything random comes from `chance`."""

    name: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    low_score_wins: bool
    # Whether a turn may take several actions of one seat. Otherwise every decision is a turn of its own.
    long_turns: bool
    # Whether its players may call misplays, at some tables.
    has_calls: bool
    # How many seats make a good game: so many are filled when somebody wants to begin with computers.
    good_seats: int
    state_type: type[State]
    # Raised by one whenever the shape of saved states changes; `upgrade` makes a current state of an older one's JSON.
    state_version: int

    def upgrade(self, version: int, state: Any) -> Any: ...

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        """Deal the cards. `options` are complete and checked (see `settle_options`), except those added since the table
        opened.
        """
        ...

    def to_act(self, state: State) -> frozenset[int]:
        """Return the seats the game waits for; none when it is over."""
        ...

    def may_call(self, state: State) -> frozenset[int]:
        """Return the seats that may call the last move, in `to_act` or not."""
        ...

    def decision(self, state: State, seat: int) -> object:
        """Return what this seat has to decide now: equal for as long as the same click still means the same thing."""
        ...

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        """Return every action that hands could make at the table, right or wrong."""
        ...

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        """Return the possible actions that are no misplays."""
        ...

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        """Do an action, or raise `Impossible` if nothing can happen; a misplay is among the events, as `Juse`."""
        ...

    def strict(self, state: State) -> State:
        """Return the same state, but every misplay is called at once, where it may stand until somebody notices it."""
        ...

    def view(self, state: State, seat: int | None) -> View:
        """Return everything that this seat can see now; None is a bystander."""
        ...

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """Return what an attentive player in `seat` knows after these further events, all of them shown to it."""
        ...

    def seconds_to_see(self, view: View, events: Sequence[Event]) -> float:
        """Return how long people need to see what these events, one action's, have changed, before computers and clocks
        go on; 0 if a usual pause will do. `view` is everybody's, after them. It depends on kinds of actions and on
        which piles exist, never on ranks: nobody may learn from a pause whether something was right.
        """
        ...

    def automatic(self, state: State) -> tuple[int, Action] | None:
        """Return a seat, and what happens there by itself next, as its player has nothing to choose: for dull actions
        only.
        """
        ...

    def outcome(self, state: State) -> Outcome: ...

    def rounds_played(self, state: State) -> int | None:
        """Return how many rounds are over, after which the score stands; None: the game has no rounds."""
        ...

    def parse(self, text: str) -> Action:
        """Read an action as the rule book writes it; may raise `Malformed`."""
        ...

    def spell(self, action: Action) -> str: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class GameDefaults:
    """The defaults to derive a game from: no options, a turn of one action, the highest score wins, no misplays, no
    calls, nothing to remember that the table does not show, nothing that happens by itself, nothing that takes long to
    see, no rounds, and stored states that have never changed their shape.
    """

    options: tuple[Option, ...] = ()
    low_score_wins = False
    long_turns = False
    has_calls = False
    good_seats = 4
    state_version = 1

    def upgrade(self, version: int, state: Any) -> Any:
        raise Malformed("state-version", version=version)

    def legal(self: AnyGame, state: Any, seat: int) -> Sequence[Any]:
        return self.possible(state, seat)

    def may_call(self, state: Any) -> frozenset[int]:
        return frozenset()

    def strict(self, state: Any) -> Any:
        return state

    def recall(self, seat: int, memory: Any, events: Sequence[Event]) -> Any:
        return None

    def seconds_to_see(self, view: Any, events: Sequence[Event]) -> float:
        return 0.0

    def automatic(self, state: Any) -> Any:
        return None

    def rounds_played(self, state: Any) -> int | None:
        return None


def forced_move(game: AnyGame, state: Any) -> tuple[int, Any] | None:
    """Return the seat and the action that come next by themselves, unless somebody may still call the last move."""
    return None if game.may_call(state) else game.automatic(state)


def may_act_out_of_turn(game: AnyGame, state: Any) -> frozenset[int]:
    """Return the seats that may act though the game does not wait for them."""
    return game.may_call(state) - game.to_act(state)


def settle_options(game: AnyGame, given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Fill in the defaults of the game's options; `Malformed` for an unknown name or value."""
    known = {option.name for option in game.options}
    for name in given:
        if name not in known:
            raise Malformed("unknown-option", option=shown(name), game=game.name)
    return {option.name: option.check(given.get(option.name, option.default)) for option in game.options}


def options_for_new_table(game: AnyGame) -> dict[str, OptionValue]:
    return {option.name: option.for_new_tables for option in game.options}


def options_of_a_night(game: AnyGame) -> dict[str, OptionValue]:
    others = {option.name: option.of_a_night for option in game.options if option.of_a_night is not None}
    return options_for_new_table(game) | others


def options_of_the_day(game: AnyGame) -> dict[str, OptionValue]:
    """Return the options of a deal of the day, which all play alone and alike."""
    others = {option.name: option.of_the_day for option in game.options if option.of_the_day is not None}
    return options_for_new_table(game) | others


def ranking(outcome: Outcome, *, low_score_wins: bool) -> list[list[int]]:
    """Return the seats from best to worst, winners first; seats that share a place are in one list, the most points
    first.
    """

    def worth(seat: int) -> tuple[bool, float]:
        score = outcome.scores[seat]
        return seat not in outcome.winners, score if low_score_wins else -score

    places: list[list[int]] = []
    by_points = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.points[seat] if outcome.points else 0)
    for seat in sorted(by_points, key=worth):
        if places and worth(places[-1][0]) == worth(seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def is_small_number(text: str) -> bool:
    """Return True for a whole number below 1,000 as the rule books write it: `7`, not `07`."""
    return text.isascii() and text.isdecimal() and len(text) <= 3 and text == str(int(text))


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Replace one value, through a list: half the time of joining slices."""
    changed = [*values]
    changed[place] = value
    return tuple(changed)


def seats_and_places(outcome: Outcome, *, low_score_wins: bool) -> Iterator[tuple[int, int]]:
    """Yield the seats from best to worst, each with its place: those that share one have the same."""
    place = 1
    for equals in ranking(outcome, low_score_wins=low_score_wins):
        yield from ((seat, place) for seat in equals)
        place += len(equals)


def would_be_called(game: AnyGame, state: Any, seat: int, action: Any) -> Juse | None:
    """Return what would be called, if anything; `Impossible` if hands could not do this."""
    _, events = game.apply(game.strict(state), seat, action, Seeded("tried out"))
    return next((event for event in events if isinstance(event, Juse)), None)
