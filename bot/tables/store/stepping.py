"""The different values in an index, one look-up for each, however many rows have the same value."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from bot.tables.store.session import Row


async def distinct_values(
    row: Callable[..., Awaitable[Row | None]], least_after: str, first: Any
) -> AsyncIterator[Any]:
    """`row`: that of a session. `least_after`: SQL for the least value after another, such as
    `SELECT min(game) FROM results WHERE game > ?`.
    """
    last = first
    while (found := await row(least_after, last)) is not None and found[0] is not None:
        last = found[0]
        yield last
