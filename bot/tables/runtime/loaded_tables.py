"""The tables in memory."""

from weakref import WeakValueDictionary

from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData

KEPT_LOADED = 500
"""The tables used last stay in memory; the others are read from the file when somebody asks for them."""


class LoadedTables:
    def __init__(self) -> None:
        # Weak, so that a table is one object for as long as anything holds it, even when it is no longer kept.
        self._tables: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._kept = LruCache[int, Table](KEPT_LOADED)

    def get(self, table_id: int) -> Table | None:
        return self._tables.get(table_id)

    def share(self, table: Table) -> Table:
        """One object per table: of two, each would go on from its own idea of the table."""
        return self._tables.setdefault(table.data.id, table)

    def keep(self, table: Table) -> None:
        self._kept.put(table.data.id, table)

    def all(self) -> list[TableData]:
        return [table.data for table in self._tables.values()]

    def drop(self, table_id: int) -> None:
        self._tables.pop(table_id, None)
        self._kept.pop(table_id)
