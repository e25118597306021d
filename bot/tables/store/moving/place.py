"""What a database is while it is copied: rows that go out or come in, table by table."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

Rows = Sequence[Sequence[Any]]


class MovingPlace(Protocol):
    """Nobody else uses the database meanwhile."""

    name: str

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """The columns of each; first the one that others refer to."""
        ...

    async def count(self, table: str) -> int: ...

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        """In any order, some at a time."""
        ...

    async def numbers(self) -> Mapping[str, int]:
        """The highest number that each table has ever given by itself."""
        ...


class MovingTarget(MovingPlace, Protocol):
    """It has all tables, and nothing is in them. What was added is there for others only after `keep`."""

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None: ...

    async def set_number(self, table: str, number: int) -> None: ...

    async def keep(self) -> None:
        """All of it, as a copy: see `opening`, which gives its open tables other marks."""
        ...
