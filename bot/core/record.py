"""The record of a game (rule book C5), in the same form for every game.

A record may come from anyone, so every part of it is checked before it is used, and its size is limited.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, cast

import msgspec

from bot.core.chance import ChanceOutcome, Scripted
from bot.core.errors import Malformed, Refused, shown
from bot.core.game import AnyGame, Event, Juse, Options, OptionValue, Outcome, settle_options

FORMAT = 1
LONGEST_TEXT = 250_000
MOST_MOVES = 10_000

_REQUIRED = ("record", "game", "seats", "chance", "moves")
_FIELDS = (*_REQUIRED, "options", "result")
_LONGEST_SEAT = 3


class Record(msgspec.Struct, frozen=True):
    """The fields are in the order in which they are written."""

    record: int
    game: str
    seats: int
    options: dict[str, OptionValue]
    chance: Sequence[ChanceOutcome]
    moves: Sequence[str]
    result: dict[str, Any]


class RecordError(Refused):
    """The first line of a record that is wrong: 0 is the head with the deal, k the k-th move; the last is the result.

    `game` is None if the head is wrong. Otherwise the code may be one of the game's own catalogue.
    """

    def __init__(self, line: int, refused: Refused, game: str | None) -> None:
        values = {name: shown(value) if isinstance(value, str) else value for name, value in refused.values.items()}
        super().__init__(refused.code, **values)
        self.line = line
        self.game = game

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class Replayed(msgspec.Struct, frozen=True):
    game: AnyGame
    seats: int
    options: dict[str, OptionValue]
    moves: Sequence[str]
    states: Sequence[Any]
    """The states after the deal and after each move."""
    outcome: Outcome
    result: dict[str, Any]
    trace: list[str]
    """The word `ok` or `misplay:NAME` for each move."""
    dealt: Sequence[Event]
    events: list[Sequence[Event]]
    """The events of each move."""

    @property
    def state(self) -> Any:
        """Return the state in the end."""
        return self.states[-1]


def write(
    game: AnyGame, seats: int, options: Options, chance: Sequence[ChanceOutcome], moves: Sequence[str], outcome: Outcome
) -> Record:
    """Write a record. `options` are complete, `chance` is every outcome from the deal on, `moves` are made by
    `move_text`.
    """
    unwritten = {option.name: option.default for option in game.options if not option.written_at_default}
    written = {name: value for name, value in options.items() if name not in unwritten or value != unwritten[name]}
    return Record(FORMAT, game.name, seats, written, chance, moves, result_of(outcome))


def move_text(seat: int, action: str) -> str:
    return f"{seat} {action}"


def to_line(record: Record) -> str:
    return msgspec.json.encode(record).decode()


def result_of(outcome: Outcome) -> dict[str, Any]:
    return {
        "finished": outcome.finished,
        "winners": list(outcome.winners),
        "scores": [int(score) if score == int(score) else score for score in outcome.scores],
        **msgspec.to_builtins(outcome.extra),
    }


def replay(record: str | Mapping[str, object], find_game: Callable[[str], AnyGame]) -> Replayed:
    """Replay a record, given as text or as a decoded object; raise only `RecordError`."""
    line, name = 0, None
    try:
        fields = _load(record) if isinstance(record, str) else record
        game, seats, options = _head(fields, find_game)
        name = game.name
        chance = Scripted(_listed(fields["chance"], "chance"))
        moves = _listed(fields["moves"], "moves")
        if len(moves) > MOST_MOVES:
            raise Malformed("record-too-many-moves", most=MOST_MOVES)
        state, dealt = game.deal(seats, options, chance)
        trace: list[str] = []
        events: list[Sequence[Event]] = []
        states, made = [state], list[str]()
        for move in moves:
            line += 1
            seat, action = read_move(move, seats)
            made.append(move_text(seat, action))
            state, happened = game.apply(state, seat, game.parse(action), chance)
            events.append(happened)
            states.append(state)
            trace.append(next((f"misplay:{event.fault}" for event in happened if isinstance(event, Juse)), "ok"))
        line += 1
        outcome = game.outcome(state)
        _check_end(fields, outcome, chance)
    except Refused as refused:
        raise RecordError(line, refused, name) from None
    return Replayed(game, seats, options, made, states, outcome, result_of(outcome), trace, dealt, events)


def _load(text: str) -> Mapping[str, object]:
    if len(text) > LONGEST_TEXT:
        raise Malformed("record-too-long", most=LONGEST_TEXT)
    try:
        return _mapping(json.loads(text, object_pairs_hook=_object, parse_constant=_constant), "record")
    except (ValueError, RecursionError):
        raise Malformed("record-not-json") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse two fields of the same name: JSON would keep one, and nobody could say which was meant."""
    made: dict[str, object] = {}
    for name, value in pairs:
        if name in made:
            raise Malformed("record-field-twice", field=name)
        made[name] = value
    return made


def _constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python accepts though they are not JSON."""
    raise ValueError(name)


def _head(
    fields: Mapping[str, object], find_game: Callable[[str], AnyGame]
) -> tuple[AnyGame, int, dict[str, OptionValue]]:
    for name in fields:
        if name not in _FIELDS:
            raise Malformed("record-field-unknown", field=name)
    for name in _REQUIRED:
        if name not in fields:
            raise Malformed("record-field-missing", field=name)
    if type(fields["record"]) is not int or fields["record"] != FORMAT:
        raise Malformed("record-of-another-format", format=FORMAT)
    name = fields["game"]
    if not isinstance(name, str):
        raise Malformed("record-field-wrong", field="game")
    game = find_game(name)
    seats = fields["seats"]
    if type(seats) is not int or not game.min_seats <= seats <= game.max_seats:
        raise Malformed("record-seats", game=name, least=game.min_seats, most=game.max_seats)
    return game, seats, settle_options(game, _mapping(fields.get("options", {}), "options"))


def _mapping(value: object, field: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise Malformed("record-field-wrong", field=field)
    return cast("Mapping[str, object]", value)


def _listed(value: object, field: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise Malformed("record-field-wrong", field=field)
    return cast("Sequence[object]", value)


def read_move(move: object, seats: int) -> tuple[int, str]:
    if not isinstance(move, str):
        raise Malformed("record-move-not-text")
    number, space, action = move.partition(" ")
    if not space or not number.isascii() or not number.isdigit() or number != number.lstrip("0").rjust(1, "0"):
        raise Malformed("record-move-form", text=move)
    if len(number) > _LONGEST_SEAT or int(number) >= seats:
        raise Malformed("record-move-seat", seat=number, seats=seats)
    return int(number), action


def _check_end(fields: Mapping[str, object], outcome: Outcome, chance: Scripted) -> None:
    if outcome.finished and chance.left:
        raise Malformed("chance-left-over", count=chance.left)
    if "result" not in fields:
        return
    given, reached = _mapping(fields["result"], "result"), result_of(outcome)
    for name in given:
        if name not in reached:
            raise Malformed("result-field-unknown", field=name)
    for name, value in reached.items():
        if name not in given:
            raise Malformed("result-field-missing", field=name)
        if not _same(given[name], value):
            raise Malformed("result-other", field=name, reached=msgspec.json.encode(value).decode())


def _same(given: Any, reached: Any) -> bool:
    """Compare numbers as numbers (3 is 3.0), but true is not 1. No deeper than `reached`, which is our own."""
    if _is_number(reached):
        return _is_number(given) and given == reached
    if type(given) is not type(reached):
        return False
    if isinstance(reached, dict):
        fields = cast("dict[str, object]", reached)
        return given.keys() == fields.keys() and all(_same(given[name], value) for name, value in fields.items())
    if isinstance(reached, list):
        items = cast("list[object]", reached)
        return len(given) == len(items) and all(map(_same, given, items))
    return given == reached


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
