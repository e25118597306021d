"""What stands above a deal of the day."""

from collections.abc import Sequence

from bot.features.daily.store import DailyBook
from bot.tables.steps.days import counts_until, next_day, utc_day
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.people import EVERYWHERE
from bot.text import Words
from bot.ui.kit import GameKit
from bot.ui.table.notices import timestamp
from bot.ui.table.reconciler import Context


async def note_above(context: Context, data: TableData, kit: GameKit, words: Words, server: int) -> list[str]:
    """Return what stands above a deal of the day; nothing for any other table. `server`: where its player reads it."""
    if data.day is None or data.phase is Phase.CLOSED:
        return []
    book, now = DailyBook(context.tables.store), context.tables.clock.wall()
    if data.phase is not Phase.OVER:
        return [words.say("daily-late")] if data.unranked or now > counts_until(data.day) else []
    if data.unranked or await book.is_shared(data.opener_id, data.game, data.day) is None:
        return [words.say("daily-late")]
    told: list[str] = []
    for where, listed in {server: "here", EVERYWHERE: "everywhere"}.items():
        place = await book.place(where, kit.rules, data.day, data.opener_id)
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
    return [played, f"-# {ranked_by(kit, words)}"]


async def done(context: Context, data: TableData) -> Sequence[str]:
    """Return that it cannot be shared, or not again."""
    if data.day is None or data.phase is not Phase.OVER:
        return ()
    is_shared = await DailyBook(context.tables.store).is_shared(data.opener_id, data.game, data.day)
    return () if is_shared is False else ("share",)


def ranked_by(kit: GameKit, words: Words) -> str:
    return words.say("daily-ranked", several="no" if kit.for_one else "yes")
