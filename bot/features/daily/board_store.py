"""Who is put on the boards of channels."""

from collections.abc import Sequence

from bot.features.daily.results import Board
from bot.tables.steps.model import Channel
from bot.tables.store.database import Database
from bot.tables.store.people import key_of, note_person
from bot.tables.store.session import Session


async def people_on(database: Database, board: Board) -> list[tuple[int, str, float, str]]:
    """Return who is on a board: number, name there, when they shared, and the heights."""
    sql = (
        "SELECT named.user_id, named.name, shared_at, heights FROM daily_shares AS shared"
        " JOIN people AS named ON named.key = shared.person AND named.guild_id = ?4"
        " WHERE shared.game = ?1 AND shared.day = ?2 AND shared.channel_id = ?3"
    )
    rows = await database.rows_beside(sql, board.game, board.day, board.channel_id, board.guild_id)
    return [(*row,) for row in rows]


async def put_on_board(
    db: Session,
    what: tuple[str, str | None],
    place: Channel,
    user_id: int,
    name: str,
    heights: Sequence[int],
    now: float,
    table_id: int = 0,
) -> None:
    """Put somebody on the board of a place. `what`: the game, or what stands in place of one, and the day."""
    guild_id, channel_id = place
    await note_person(db, guild_id, user_id, name)
    await db.do(
        "INSERT INTO daily_shares (game, day, channel_id, person, guild_id, table_id, shared_at, heights)"  # noqa: S608
        f" VALUES (?1, ?2, ?3, {key_of('?4', '?5')}, ?5, ?6, ?7, ?8)",
        *what,
        channel_id,
        user_id,
        guild_id,
        table_id,
        now,
        " ".join(map(str, heights)),
    )
    await db.do(
        "INSERT INTO daily_boards (game, day, channel_id, guild_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (game, day, channel_id) DO UPDATE SET version = daily_boards.version + 1",
        *what,
        channel_id,
        guild_id,
    )
