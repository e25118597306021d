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
    """A struct whose own fields declare what they hold, or a tuple of such."""
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
    return {name: frozenset(_declarations(hints[name])) for name in struct.__struct_fields__}


def _declarations(hint: Any) -> Iterator[Holds]:
    for part in get_args(hint):
        if isinstance(part, Holds):
            yield part
        yield from _declarations(part)


def shifted(struct: S, by: float) -> S:
    """Return the struct with all its times later by so many seconds."""
    changed: dict[str, Any] = {}
    for name in _holding(type(struct), Holds.TIME):
        if (value := getattr(struct, name)) is not None:
            changed[name] = value + by
    for name in _holding(type(struct), Holds.PARTS):
        parts = getattr(struct, name)
        if isinstance(parts, tuple):
            changed[name] = tuple(shifted(part, by) for part in parts)
        elif parts is not None:
            changed[name] = shifted(parts, by)
    return msgspec.structs.replace(struct, **changed)


@cache
def _holding(struct: type[msgspec.Struct], kind: Holds) -> list[str]:
    return [name for name, holds in declared(struct).items() if kind in holds]


def with_people(struct: S, change: Callable[[int], int]) -> S:
    """Return the struct with other numbers for all whom it names itself, not in its parts."""
    changed: dict[str, Any] = {}
    for name in _holding(type(struct), Holds.PERSON):
        changed[name] = change(getattr(struct, name))
    for name in _holding(type(struct), Holds.VOTES):
        changed[name] = tuple(
            (change(vote[0]), vote[1]) if isinstance(vote, tuple) else change(vote) for vote in getattr(struct, name)
        )
    return msgspec.structs.replace(struct, **changed)


def without_votes(struct: S, *, by: int | None = None, about: int | None = None) -> S:
    """Return the struct without the votes of a user, and without those about a seat."""
    changed: dict[str, Any] = {}
    for name in _holding(type(struct), Holds.VOTES):
        votes = [(vote, vote if isinstance(vote, tuple) else (vote, None)) for vote in getattr(struct, name)]
        changed[name] = tuple(vote for vote, (user, seat) in votes if user != by and (seat is None or seat != about))
    return msgspec.structs.replace(struct, **changed)
