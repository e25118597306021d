"""Which deals of a series were followed by the next one, so that none is dealt twice."""

from bot.core.errors import Refused
from bot.features.series.series import Series
from bot.tables.steps.model import TableData
from bot.tables.store.database import Database
from bot.tables.store.session import Session
from bot.tables.store.stored import Stored


async def dealt_after(database: Database, table_id: int) -> int | None:
    """Return the table with the deal after this one; None if it was not dealt yet."""
    rows = await database.rows("SELECT table_id FROM next_deals WHERE after_id = ?", table_id)
    return rows[0]["table_id"] if rows else None


async def _note_dealt(db: Session, table: TableData) -> None:
    series = Series.of(table)
    if series is None or series.after_table is None:
        return
    put = "INSERT INTO next_deals (table_id, after_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    if not await db.do(put, table.id, series.after_table):
        raise Refused("moved-on")


STORED = Stored(part=Series, opened=_note_dealt, of_table=("next_deals",))
