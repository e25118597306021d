"""Copies every row, and reads the copy again to see whether it is the same."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any, NamedTuple

from bot.tables.store.database import Place
from bot.tables.store.moving import file
from bot.tables.store.moving.place import MovingPlace, MovingTarget, Rows
from bot.tables.store.progress_reports import ReportProgress, report_counts
from bot.tables.store.store_errors import StoreError

_DIGEST_BYTES = 16


class Content(NamedTuple):
    """Of a table, in whatever order its rows are."""

    rows: int
    digest: int

    def with_rows(self, rows: Rows) -> "Content":
        digests = (sha256(repr([_plain(value) for value in row]).encode()).digest() for row in rows)
        added = sum(int.from_bytes(digest[:_DIGEST_BYTES]) for digest in digests)
        return Content(self.rows + len(rows), (self.digest + added) % 256**_DIGEST_BYTES)


NOTHING = Content(0, 0)


async def move(source: Place, target: Place, report: ReportProgress) -> int:
    """Returns how many rows there are. A `StoreError` leaves the target as it was."""
    async with AsyncExitStack() as places:
        return await _moved(await _source(places, source), await _target(places, target), report)


async def _source(places: AsyncExitStack, place: Place) -> MovingPlace:
    if isinstance(place, str):
        from bot.tables.store.moving import server

        return await places.enter_async_context(server.moving_from(place))
    return places.enter_context(file.moving_from(place))


async def _target(places: AsyncExitStack, place: Place) -> MovingTarget:
    if isinstance(place, str):
        from bot.tables.store.moving import server

        return await places.enter_async_context(server.moving_to(place))
    return places.enter_context(file.moving_to(place))


async def _moved(source: MovingPlace, target: MovingTarget, report: ReportProgress) -> int:
    tables = await source.tables()
    whole = sum([await source.count(table) for table in tables])
    report_rows, done = report_counts(2 * whole, report), 0
    copied: dict[str, Content] = {}
    for table, columns in tables.items():
        copied[table] = NOTHING
        async for rows in source.rows(table, columns):
            copied[table] = copied[table].with_rows(rows)
            await _add(target, table, columns, rows)
            done += len(rows)
            report_rows(done)
    for table, columns in tables.items():
        found = NOTHING
        async for rows in target.rows(table, columns):
            found = found.with_rows(rows)
            done += len(rows)
            report_rows(done)
        if found != copied[table]:
            raise StoreError(f"The copy of {table} in {target.name} is not what was copied: nothing was moved.")
    for table, number in (await source.numbers()).items():
        await target.set_number(table, number)
    await target.keep()
    return whole


async def _add(target: MovingTarget, table: str, columns: Sequence[str], rows: Rows) -> None:
    try:
        await target.add(table, columns, rows)
    except (TypeError, ValueError) as error:
        raise StoreError(
            f"A row of {table} cannot be kept in {target.name} ({error}): nothing was moved; python -m bot check tells"
            " more about the database that was to be moved."
        ) from error


def _plain(value: Any) -> Any:
    """The same for a number that one database keeps as whole and the other does not."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
