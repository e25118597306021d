"""Reminders of the deal of the day, as they are kept: when one is due, who is told, and when it ends."""

from datetime import UTC, datetime

import pytest

from bot.features.reminders.store import ReminderBook
from bot.tables.steps.days import utc_day
from bot.tables.store.people import EVERYWHERE, note_person, own_key
from bot.tables.store.session import Session
from tests.tables.offline_bot import ALICE, BOB, GUILD, OfflineBot

DAY, HOUR = 24 * 3600.0, 3600.0
NOON = datetime(2030, 5, 1, 12, 0, 30, tzinfo=UTC).timestamp()
GAMES = ("junk", "juse")


@pytest.fixture
def book(bot: OfflineBot) -> ReminderBook:
    return ReminderBook(bot.tables.store)


def day(number: int) -> str:
    return utc_day(NOON + number * DAY)


async def played(bot: OfflineBot, number: int = 0, user: int = ALICE, game: str = "junk") -> None:
    async def work(db: Session) -> None:
        await note_person(db, EVERYWHERE, user)
        await db.do(
            "INSERT INTO daily_results (game, day, person, score, misplays, clean)"  # noqa: S608
            f" VALUES (?1, ?2, {own_key('?3')}, 1, 0, 1)",
            *(game, day(number), user),
        )

    await bot.tables.store.transaction(work)


async def told(bot: OfflineBot, book: ReminderBook, now: float) -> list[tuple[int, tuple[str, ...]]]:
    """Who is told of which games, as the bot does it."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for reminder in await book.due(now, 50):
        games = await book.take(reminder, now, GAMES)
        if games:
            found.append((reminder.user_id, games))
    return sorted(found)


async def begun(bot: OfflineBot, book: ReminderBook, user: int = ALICE, games: tuple[str, ...] = ("junk",)) -> None:
    """On a day on which they have played these, at noon."""
    for game in games:
        await played(bot, 0, user, game)
    assert await book.begin(user, "en-US", NOON) == NOON - 30 + DAY


async def test_once_a_day_whatever_happens(bot: OfflineBot, book: ReminderBook) -> None:
    await begun(bot, book)
    now = NOON + DAY
    [reminder] = await book.due(now, 50)
    assert await book.take(reminder, now, GAMES) == ("junk",)
    assert await book.take(reminder, now, GAMES) == (), "as read before it was taken"
    assert await told(bot, book, now) == []
    await bot.tables.store.write("UPDATE reminders SET due = ?", now)
    assert await told(bot, book, now) == [], "its time was put back, but it was sent today"
    assert await told(bot, book, now + HOUR) == []
    assert await told(bot, book, now + DAY) == [(ALICE, ("junk",))]


async def test_it_names_the_games_that_somebody_plays_and_has_not_played_to_their_end_today(
    bot: OfflineBot, book: ReminderBook
) -> None:
    await begun(bot, book, games=("junk", "juse"))
    await begun(bot, book, BOB, ("juse",))
    assert await told(bot, book, NOON + DAY) == [(ALICE, ("junk", "juse")), (BOB, ("juse",))]
    table = await bot.junk(ALICE, day=day(2), seed="ab" * 16)
    await bot.act(table, ALICE, table.game.parse("junk"))
    assert await told(bot, book, NOON + 2 * DAY) == [(ALICE, ("junk", "juse")), (BOB, ("juse",))], "half played"


@pytest.mark.sqlite
async def test_and_never_on_the_next_day(bot: OfflineBot, book: ReminderBook) -> None:
    late = datetime(2030, 5, 1, 23, 50, tzinfo=UTC).timestamp()
    await played(bot)
    await book.begin(ALICE, "", late)
    assert await told(bot, book, late + DAY + 900) == []
    assert bot.rows("SELECT due, unanswered FROM reminders") == [(late + 2 * DAY, 0)], "today's is still to come"
    assert await told(bot, book, late + 2 * DAY) == [(ALICE, ("junk",))]


@pytest.mark.parametrize(("guild", "there"), [(GUILD, True), (GUILD, False), (None, False)])
async def test_whoever_is_forgotten_there_or_everywhere_is_not_reminded(
    bot: OfflineBot, book: ReminderBook, guild: int | None, there: bool
) -> None:
    for user in (ALICE, BOB):
        await begun(bot, book, user)
        if there:
            await book.move_to(user, GUILD, 5)
    await bot.forget(ALICE, guild)
    reminded = [ALICE, BOB] if guild and not there else [BOB]
    assert [user for user, _ in await told(bot, book, NOON + DAY)] == reminded
