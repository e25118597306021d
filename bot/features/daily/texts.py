"""What the message of a deal of the day says of it: how good the result is, and what is new about its player."""

from collections.abc import Iterator, Sequence

from bot.features.daily.store import DailyBook, DayPlace
from bot.tables.steps.days import counts_until, next_day, utc_day
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.people import EVERYWHERE
from bot.text import Words
from bot.ui.actions.feature import News
from bot.ui.kit import GameKit
from bot.ui.table.notices import timestamp
from bot.ui.table.reconciler import Context

_ENOUGH = 5
"""Others with whom a result is compared; among fewer a place says more."""


async def note_above(context: Context, data: TableData, kit: GameKit, words: Words, server: int) -> list[str]:
    """Return what stands above a deal of the day; nothing for any other table. `server`: where its player reads it."""
    if data.day is None or data.phase is Phase.CLOSED:
        return []
    book, now = DailyBook(context.tables.store), context.tables.clock.wall()
    if data.phase is not Phase.OVER:
        return [words.say("daily-late")] if data.unranked or now > counts_until(data.day) else []
    if not await _counts(context, data):
        return [words.say("daily-late")]
    today = utc_day(now)
    when = "today" if data.day == today else "before"
    told: list[str] = []
    for where, listed in {server: "here", EVERYWHERE: "everywhere"}.items():
        place = await book.place(where, kit.rules, data.day, data.opener_id)
        if place is not None:
            told.extend(_compared(place, listed, when, words))
    how = words.say("count-separator").join(told) or "nothing"
    return [words.say("daily-played", when=when, how=how, next=timestamp(next_day(today)))]


def _compared(place: DayPlace, listed: str, when: str, words: Words) -> Iterator[str]:
    """Say how good a result is, and nothing of it to the last third."""
    others, is_first = place.of - 1, place.place == 1
    is_good = 3 * place.worse >= others
    if others < _ENOUGH and (is_good or is_first):
        yield words.say(f"daily-{listed}", place=place.place, of=place.of)
    elif is_good:
        every = "yes" if place.worse == others else "no"
        yield words.say("daily-better", worse=place.worse, others=others, every=every, listed=listed, when=when)
    elif is_first:  # as many others are
        yield words.say("daily-unbeaten", listed=listed, when=when)


async def streak_news(context: Context, data: TableData, words: Words) -> Sequence[News]:
    """Say that somebody has played several days in a row."""
    if data.day is None or not await _counts(context, data):
        return ()
    streak = await DailyBook(context.tables.store).streak(data.opener_id, data.game, data.day)
    return [News(data.opener_id, words.say("daily-streak", streak=streak))] if streak > 1 else ()


async def _counts(context: Context, data: TableData) -> bool:
    """Return whether the result was in time."""
    if data.day is None or data.unranked:
        return False
    return await DailyBook(context.tables.store).is_shared(data.opener_id, data.game, data.day) is not None


async def done(context: Context, data: TableData) -> Sequence[str]:
    """Return that it cannot be shared, or not again."""
    if data.day is None or data.phase is not Phase.OVER:
        return ()
    is_shared = await DailyBook(context.tables.store).is_shared(data.opener_id, data.game, data.day)
    return () if is_shared is False else ("share",)


def ranked_by(kit: GameKit, words: Words) -> str:
    return words.say("daily-ranked", several="no" if kit.for_one else "yes")
