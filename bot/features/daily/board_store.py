"""Who is put on the boards of channels."""

from collections.abc import Sequence

from bot.tables.steps.model import Channel
from bot.tables.store.people import key_of, note_person
from bot.tables.store.session import Session


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
