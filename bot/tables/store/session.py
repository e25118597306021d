"""What the store's modules speak to, whichever engine keeps the tables. SQL is written once, in what SQLite and
PostgreSQL both understand: placeholders are `?` or, where one comes twice, `?1`, `?2` and so on; a value of which a
statement does not tell the type is cast; and the bytes of a text, which may be damaged, are `CAST(… AS BLOB)`.
"""

from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from bot.tables.store.progress_reports import ReportProgress
from bot.tables.store.store_errors import StoreError

if TYPE_CHECKING:
    from bot.tables.store.engines.postgres_members import PostgresMembers


LEASE = 12.0
"""Seconds without a sign of life after which a process counts as gone."""
LOOK = 3.0
"""Seconds between two signs of life; as often it is looked what the others do."""


class MembershipLost(StoreError):
    """The others had to take this process for gone. It must end, and may be started anew."""


class Cluster(msgspec.Struct, frozen=True):
    """What one of several processes is told."""

    name: str
    """The same when it is started again: what it had then is its own at once."""
    shards: int
    """How many there are in all; every process has the same number."""
    home: Sequence[int]
    """The shards that are its own while it runs."""
    lease: float = LEASE
    look: float = LOOK


Result = TypeVar("Result")


class Row(Protocol):
    """A row, whose values are found by number or by name."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Session(Protocol):
    """A transaction."""

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]: ...

    async def row(self, sql: str, *values: Any) -> Row | None:
        """Return the first row."""
        ...

    async def do(self, sql: str, *values: Any) -> int:
        """Return how many rows were changed."""
        ...

    async def do_each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None: ...

    async def lock_subject(self, subject: str) -> None:
        """Serialize read-modify-write on `subject`: no other transaction is at it until this one ends."""
        ...


Work = Callable[[Session], Coroutine[Any, Any, Result]]
"""A piece of work that is done, or not, as a whole. It waits for nothing but its session, and neither begins nor ends a
transaction, as others may share it. It may be done again, if the server has undone it as it collided with another.
"""


class Engine(Protocol):
    """A database. Everything it raises about itself is a `StoreError`."""

    name: str
    """As the host knows the database."""

    @property
    def members(self) -> "PostgresMembers | None":
        """None if one process has all tables."""
        ...

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """Run one statement by itself."""
        ...

    async def commit(self, work: Work[Result]) -> Result:
        """Do the work, even if whoever waits for it is cancelled."""
        ...

    async def faults(self, report: ReportProgress) -> list[str]:
        """Return what is wrong with the database, whatever is kept in it."""
        ...

    async def close(self) -> None:
        """Close it after all work that was begun before."""
        ...
