"""What a database is while it is copied: rows that go out or come in, table by table."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

Rows = Sequence[Sequence[Any]]


class MovingPlace(Protocol):
    """A database that nobody else uses meanwhile."""

    name: str

    async def tables(self) -> Mapping[str, Sequence[str]]:
        """Return the columns of each; first the table that others refer to."""
        ...

    async def count(self, table: str) -> int: ...

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Rows]:
        """Yield some rows at a time, in any order."""
        ...

    async def numbers(self) -> Mapping[str, int]:
        """Return the highest number that each table has ever given by itself."""
        ...


class MovingTarget(MovingPlace, Protocol):
    """A database with all tables, and nothing in them. What was added is there for others only after `keep`."""

    async def add(self, table: str, columns: Sequence[str], rows: Rows) -> None: ...

    async def set_number(self, table: str, number: int) -> None: ...

    async def keep(self) -> None:
        """Keep all of it, as a copy whose open tables get other marks when it is used."""
        ...
