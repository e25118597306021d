"""What stands above a deal of the day: in the end the places among all who have played it, and the streak."""

from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import NO_SERVER, Phase, TableData
from bot.tables.store.daily_book import EVERYWHERE, DailyBook, counts_until, next_day, utc_day
from bot.text import Words
from bot.ui.kit import GameKit
from bot.ui.table.notices import timestamp


async def daily_note(book: DailyBook, tables: Tables, kit: GameKit, data: TableData, server: int, words: Words) -> str:
    """`server`: where its player reads it. Empty for any other table."""
    if data.day is None or data.phase is Phase.CLOSED:
        return ""
    now = tables.clock.wall()
    if data.phase is not Phase.OVER:
        return words.say("daily-late") if now > counts_until(data.day) else ""
    if await book.is_shared(data.opener_id, data.game, data.day) is None:
        return words.say("daily-late")
    told: list[str] = []
    for listed, where in (("here", server), ("everywhere", EVERYWHERE)):
        place = None if where == NO_SERVER else await book.place(where, kit.rules, data.day, data.opener_id)
        if place is not None:
            told.append(words.say(f"daily-{listed}", place=place.place, of=place.of))
    streak = await book.streak(data.opener_id, data.game, data.day)
    if streak > 1:
        told.append(words.say("daily-streak", streak=streak))
    today = utc_day(now)
    played = words.say(
        "daily-played",
        when="today" if data.day == today else data.day,
        how=words.say("count-separator").join(told) or "nothing",
        next=timestamp(next_day(today)),
    )
    return f"{played}\n-# {ranked_by(kit, words)}"


def ranked_by(kit: GameKit, words: Words) -> str:
    return words.say("daily-ranked", several="no" if kit.for_one else "yes")
