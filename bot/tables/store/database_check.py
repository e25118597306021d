"""A check for the host, who wants to know before the players do: every open table can be read."""

from collections.abc import Callable

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.model import Unreadable
from bot.tables.steps.table_log import replayed_events
from bot.tables.store.progress_reports import ReportProgress, report_counts, report_nothing
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store


async def table_faults(
    store: Store, find_game: Callable[[str], AnyGame], report: ReportProgress = report_nothing
) -> tuple[int, list[str]]:
    """Return how many tables are open, and a line for each that is damaged or was set aside."""
    numbers = await store.all_open()
    faults: list[str] = []
    report_tables = report_counts(len(numbers), report)
    for done, number in enumerate(numbers, 1):
        if fault := await _fault(store, find_game, number):
            faults.append(fault)
        report_tables(done)
    aside = [
        f"table {number} ({game}) was set aside because it could not be read, as the bot's log tells: put a backup from"
        " before that in the database's place, or leave it, and play on at other tables"
        for number, game in await store.all_aside()
    ]
    return len(numbers), faults + aside


async def _fault(store: Store, find_game: Callable[[str], AnyGame], number: int) -> str:
    stored = await store.load(number)
    assert stored is not None  # everything read is of one moment
    try:
        game = find_game(stored.game)
        table = decode(stored, game)
        if table.state is not None:
            replayed_events(table, game, await store.moves(number))
    except Unreadable as error:
        return str(error)
    except Refused:
        return f"table {number}: the bot has no game called {stored.game}"
    return ""
