"""Ratings in words: somebody's number, a season, and what a finished game has changed."""

from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData
from bot.tables.steps.rating import Rating
from bot.tables.steps.results import is_for_ratings
from bot.tables.store.rated_pairs import MOST_A_DAY
from bot.tables.store.ratings import RatingsBook
from bot.text import Words
from bot.ui.table.audience import Audience


def rating_text(rating: Rating, words: Words) -> str:
    """Written out, as numbers in texts get separators."""
    return words.say("rating", number=str(rating.shown), uncertain="yes" if rating.is_uncertain else "no")


def season_text(season: str, words: Words) -> str:
    year, quarter = season.split("-")
    return words.say("season", year=year, quarter=int(quarter))


async def rating_lines(book: RatingsBook, data: TableData, locale: str) -> list[str]:
    """Below the table's closing message, the same whenever it is asked for: it is in the ledger."""
    if data.phase is not Phase.OVER or data.private:
        return []
    rated = await book.of_table(data.id, data.guild_id)
    voice = Audience(data, locale).of_message
    each = [
        voice.say(
            "rating-changed",
            name=voice.names[seat],
            rating=rating_text(after, voice.words),
            change=_change(before, after),
        )
        for user_id, (before, after) in rated.changes.items()
        if (seat := data.seat_of(user_id)) is not None
    ]
    lines = [voice.say("ratings-changed", each=voice.say("count-separator").join(each))] if each else []
    people = [number for number, seat in enumerate(data.seats) if seat.user_id not in (COMPUTER, FORGOTTEN)]
    if rated.too_often:
        lines.append(voice.say("ratings-too-often", most=MOST_A_DAY))
    elif not each and len(people) > 1 and is_for_ratings(data):
        lines.append(voice.say("ratings-none"))
    for number in people:
        if data.seats[number].removed:
            key = "ratings-removed-last" if data.seats[number].user_id in rated.changes else "ratings-removed"
            lines.append(voice.say(key, name=voice.names[number]))
    return lines


def _change(before: Rating, after: Rating) -> str:
    change = after.shown - before.shown
    return f"{change:+d}".replace("-", "−") if change else "±0"
