"""Declarations of what the fields of a table hold. Each says so once, where it is defined: how it is packed, shifted
and forgotten follows from that. A field that declares nothing is a plain value, and is kept as it is.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


class Holds(Enum):
    TIME = auto()
    """Table time."""
    PERSON = auto()
    """A user id."""
    VOTES = auto()
    """Users, or pairs of a user and the seat that they vote about."""
    PARTS = auto()
    """A struct whose own fields declare what they hold, or a tuple of such, or such by their names."""
    UNRECORDED = auto()
    """A field that an ended game does not need, or that is kept elsewhere: the record leaves it out."""


TableTime = Annotated[float, Holds.TIME]
UserId = Annotated[int, Holds.PERSON]
Votes = Annotated[tuple[int, ...], Holds.VOTES]
VotesOnSeats = Annotated[tuple[tuple[int, int], ...], Holds.VOTES]


@cache
def declared(struct: type[msgspec.Struct]) -> dict[str, frozenset[Holds]]:
    """Return what each field of a struct holds."""
    hints = get_type_hints(struct, include_extras=True)
    return {
        name: frozenset(part for part in _types_in(hints[name]) if isinstance(part, Holds))
        for name in struct.__struct_fields__
    }


@cache
def groups_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the fields of the groups of a struct, each with its group's name."""
    found: dict[str, str] = {}
    for field in msgspec.structs.fields(struct):
        if isinstance(field.default, msgspec.Struct):
            found |= dict.fromkeys(field.default.__struct_fields__, field.name)
    return found


def with_fields(struct: S, **fields: Any) -> S:
    """Return the struct with these fields, its own or those of its groups."""
    groups, own, grouped = groups_of(type(struct)), dict[str, Any](), dict[str, dict[str, Any]]()
    for name, value in fields.items():
        (grouped.setdefault(groups[name], {}) if name in groups else own)[name] = value
    for name, values in grouped.items():
        own[name] = msgspec.structs.replace(getattr(struct, name), **values)
    return msgspec.structs.replace(struct, **own)


def shifted(struct: S, by: float) -> S:
    """Return the struct with all its times later by so many seconds."""
    return _changed(struct, Holds.TIME, lambda time: None if time is None else time + by)


def with_people(struct: S, change: Callable[[int], int]) -> S:
    """Return the struct with other numbers for all whom it names."""

    def changed(votes: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple((change(vote[0]), vote[1]) if isinstance(vote, tuple) else change(vote) for vote in votes)

    return _changed(_changed(struct, Holds.PERSON, change), Holds.VOTES, changed)


def without_votes(struct: S, *, by: int | None = None, about: int | None = None) -> S:
    """Return the struct without the votes of a user, and without those about a seat."""

    def kept(votes: tuple[Any, ...]) -> tuple[Any, ...]:
        pairs = [(vote, vote if isinstance(vote, tuple) else (vote, None)) for vote in votes]
        return tuple(vote for vote, (user, seat) in pairs if user != by and (seat is None or seat != about))

    return _changed(struct, Holds.VOTES, kept)


def _changed(struct: S, kind: Holds, change: Callable[[Any], Any]) -> S:
    """Return the struct with everything of this kind changed, in its parts, too; itself if it has nothing of it."""
    found: dict[str, Any] = {}
    for name in _holding(type(struct), kind):
        found[name] = change(getattr(struct, name))
    for name in _leading_to(type(struct), kind):
        found[name] = _changed_parts(getattr(struct, name), kind, change)
    return msgspec.structs.replace(struct, **found) if found else struct


def _changed_parts(value: Any, kind: Holds, change: Callable[[Any], Any]) -> Any:
    """Change one part, or several. What is of a feature that is not there stays as it is stored."""
    if isinstance(value, msgspec.Struct):
        return _changed(value, kind, change)
    if isinstance(value, tuple):
        return tuple(_changed_parts(part, kind, change) for part in value)
    if isinstance(value, dict):
        return {name: _changed_parts(part, kind, change) for name, part in value.items()}
    return value


@cache
def _holding(struct: type[msgspec.Struct], kind: Holds) -> list[str]:
    return [name for name, holds in declared(struct).items() if kind in holds]


@cache
def _leading_to(struct: type[msgspec.Struct], kind: Holds) -> list[str]:
    """Return the fields with parts in which there may be something of this kind."""
    hints, names = get_type_hints(struct, include_extras=True), _holding(struct, Holds.PARTS)
    return [name for name in names if any(_may_hold(part, kind) for part in _types_in(hints[name]))]


def _types_in(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from _types_in(part)


def _may_hold(part: Any, kind: Holds) -> bool:
    is_struct = isinstance(part, type) and issubclass(part, msgspec.Struct)
    return part is Any or (is_struct and bool(_holding(part, kind) or _leading_to(part, kind)))
