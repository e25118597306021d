"""What a feature stores: plain values and functions, by which it takes part in the transactions of the frame."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.tables.steps.model import Change, Part, TableData
from bot.tables.store.database import Database
from bot.tables.store.progress_reports import ReportProgress
from bot.tables.store.session import Session


async def _nothing(*_: Any) -> Any:
    pass


@dataclass(frozen=True)
class PagedSection:
    """A section of an export that is read some rows at a time."""

    sql: str
    """?1 is a key of the person; then come the values of `order` after which it begins, and how many rows it reads."""
    order: Mapping[str, Any]
    """Key columns, each with a value below every real one."""


@dataclass(frozen=True)
class Check:
    """An option of the command `check`."""

    option: str
    help: str
    counted: str
    """The unit that the progress bar counts."""
    find_faults: Callable[[Database, ReportProgress], Awaitable[tuple[str, Sequence[str]]]]
    """Returns what is said if all is well, and a line for each fault."""


@dataclass(frozen=True)
class Stored:
    part: type[Part] | None = None
    """What it knows of each table, stored with that."""
    opening: Callable[[Session, TableData], Awaitable[object]] = _nothing
    """Called before a table is opened, whatever room there is. `Refused` if it may not be."""
    opened: Callable[[Session, TableData], Awaitable[object]] = _nothing
    """Called when it has been opened. `Refused` if it may not be."""
    seat_taken: Callable[[Session, TableData, TableData, int], Awaitable[object]] = _nothing
    """Called when somebody takes over a seat: with the table as it was and as it is, and the seat."""
    ending: Callable[[Change], Awaitable[object]] = _nothing
    """Called before the transaction in which `ended` is."""
    ended: Callable[[Session, Change], Awaitable[object]] = _nothing
    """Called with the change by which a table has ended."""
    best: Callable[[Database, TableData], Awaitable[int | None]] = _nothing
    """Returns the best possible score of its deal, if somebody has worked that out."""
    note_best: Callable[[Database, TableData, int], Awaitable[object]] = _nothing
    """Called with the best possible score when a table's is first known; perhaps again after a restart."""
    forget: Callable[[Session, int, int | None], Awaitable[object]] = _nothing
    """Called with a user and a server, or None for all of them and outside, while their keys are still known."""
    delete_of_server: Callable[[Session, int], Awaitable[bool]] = _nothing
    """Deletes a piece of what is left of a server that was deleted; returns False if there was nothing."""
    about: Mapping[str, str] = field(default_factory=dict)
    """The sections of an export, each with its query: ?1 is the user, and ?2 the server or NULL."""
    paged: Mapping[str, PagedSection] = field(default_factory=dict)
    """Sections with many rows, which are read in pages."""
    checks: Sequence[Check] = ()
    of_person: Sequence[str] = ()
    """The SQL tables with a `person`: what they have of somebody is deleted when they are forgotten."""
    of_table: Sequence[str] = ()
    """The SQL tables with a `table_id`: what they have of a table is deleted with it."""
    of_server: Sequence[str] = ()
    """The SQL tables with a `guild_id` of which nothing is kept once a server is deleted."""
    of_days: Sequence[tuple[str, str, int]] = ()
    """The SQL tables with a `day`, each with its key, and how many days its rows are kept."""
