"""What is read does not grow with all that was ever played, nor does any page hold up a move: counted in the steps of
SQLite's own machine, of which every row that is looked at takes some.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from bot.features.daily.store import DailyBook
from bot.features.night.store import NightBook
from bot.features.ratings.store import RatingsBook
from bot.features.replay.store import own_games
from bot.features.stats.badge_store import read_badges
from bot.features.stats.rival_store import OF_RIVALS, RivalBook
from bot.features.stats.store import StatsBook
from bot.parts import find_stored
from bot.tables.store.engines.sqlite import Connection
from bot.tables.store.export import stored_about
from bot.tables.store.forgetting import delete_of_servers, forget_servers
from bot.tables.store.people import note_person
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.rules.game import GAME as JUSE
from tests.many_games import add_games
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, GUILD, OfflineBot, legal, to_move
from tests.tables.sqlite_file import beside_of, connection_of, steps_taken

pytestmark = pytest.mark.sqlite

MANY = 3_000
A_GAME = 900
A_FEW = 500
"""Steps by which a small difference in depth may show."""


async def steps_of(bot: OfflineBot, work: Callable[[], Awaitable[Any]], connection: Connection | None = None) -> int:
    """How many steps that takes, on the connection of moves or on this one."""
    await work()  # once before: statements are prepared
    return await steps_taken(connection or connection_of(bot.tables.store), work)


async def key_of(bot: OfflineBot, user: int) -> int:
    await bot.tables.store.transaction(lambda db: note_person(db, GUILD, user, str(user)))
    [(key,)] = bot.rows("SELECT key FROM people WHERE user_id = ? AND guild_id = ?", user, GUILD)
    return key


async def games_of_alice_and_bob(bot: OfflineBot, games: int) -> None:
    add_games(bot.path, games, await key_of(bot, ALICE), await key_of(bot, BOB), GUILD)


def pages(bot: OfflineBot) -> dict[str, Callable[[], Awaitable[Any]]]:
    store = bot.tables.store
    stats, daily, ratings, rivals = StatsBook(store), DailyBook(store), RatingsBook(store), RivalBook(store)
    return {
        "export": lambda: stored_about(store, ALICE, GUILD, 0),
        "figures": lambda: stats.of_player(GUILD, ALICE, "juse", own=True),
        "latest": lambda: stats.latest(ALICE, "juse", 200),
        "days": lambda: stats.times(ALICE, 0),
        "rivals": lambda: rivals.rivals(GUILD, ALICE, 3, 2),
        "rivals of a game": lambda: rivals.rivals(GUILD, ALICE, 3, 2, A_GAME),
        "wins in a row": lambda: rivals.wins_in_a_row(GUILD, ALICE, A_GAME, "juse"),
        "a night": lambda: rivals.of_night([A_GAME, A_GAME + 1], 8),
        "badges": lambda: read_badges(store, ALICE, {"juse": ()}),
        "players": lambda: stats.of_server(GUILD, JUSE, 10),
        "players of a game for one": lambda: stats.of_server(GUILD, JUNK, 10),
        "scores": lambda: daily.scores(GUILD, JUNK, "2126-02-01"),
        "all-time scores": lambda: daily.standings(GUILD, JUNK, "", 10),
        "streak": lambda: daily.streak(ALICE, "junk", "2126-02-01"),
        "ladder": lambda: ratings.ladder(GUILD, "juse", "2126-1", 10),
        "winners": lambda: ratings.past(GUILD, "juse", "2126-1", 8, 3),
        "games to watch": lambda: own_games(store, ALICE),
    }


async def test_a_move_waits_for_no_page_however_long_that_takes(bot: OfflineBot) -> None:
    table = await bot.game(ALICE, BOB)
    release, loop, begun = threading.Event(), asyncio.get_running_loop(), asyncio.Event()

    def holds(_: object) -> None:
        loop.call_soon_threadsafe(begun.set)
        release.wait(60)

    holding = asyncio.create_task(beside_of(bot.tables.store).run(holds))
    await begun.wait()
    opened = [asyncio.ensure_future(page()) for page in pages(bot).values()]
    try:
        version = table.data.version
        await bot.act(table, to_move(table)[1], legal(table))
        assert bot.stored_version(table) == table.data.version > version
        assert not any(page.done() for page in opened)
    finally:
        release.set()
    await asyncio.gather(holding, *opened)


async def costs(bot: OfflineBot, *names: str) -> dict[str, int]:
    beside = beside_of(bot.tables.store)
    return {name: await steps_of(bot, page, beside) for name, page in pages(bot).items() if name in names or not names}


def dearer(before: dict[str, int], after: dict[str, int]) -> list[str]:
    return [name for name, steps in after.items() if steps > before[name] + A_FEW]


async def test_what_others_have_played_costs_nobody_anything_nor_a_list_and_rivals_what_anybody_has(
    bot: OfflineBot,
) -> None:
    await games_of_alice_and_bob(bot, OF_RIVALS)
    before = await costs(bot)
    add_games(bot.path, MANY)
    assert dearer(before, await costs(bot)) == []
    await games_of_alice_and_bob(bot, MANY)
    assert dearer(before, await costs(bot, "rivals", "rivals of a game", "wins in a row", "a night", "players")) == []
    [rival] = await RivalBook(bot.tables.store).rivals(GUILD, ALICE, 3, 2)
    assert rival.ahead == OF_RIVALS


async def test_what_is_told_of_somebody_is_read_from_one_index(bot: OfflineBot) -> None:
    """The games of one person lie all over the file: each would be read from a place of its own."""
    asked = list[str]()
    beside = beside_of(bot.tables.store)
    await beside.run(lambda db: db.set_trace_callback(asked.append))
    for name in ("figures", "latest", "days", "badges"):
        await pages(bot)[name]()
    await beside.run(lambda db: db.set_trace_callback(None))
    with closing(sqlite3.connect(bot.path)) as db:
        plans = [row[3] for sql in asked for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    of_person = [plan for plan in plans if " results " in plan]
    assert len(of_person) >= 4
    assert [plan for plan in of_person if "USING COVERING INDEX results_of_player" not in plan] == []


async def test_the_end_of_a_night_looks_at_its_channel_alone(bot: OfflineBot) -> None:
    book = NightBook(bot.tables.store)
    night = await book.begin((GUILD, CHANNEL), (ALICE, "Alice"), 0.0, 1.0, None, is_player=True)

    async def ends() -> None:
        await bot.tables.store.write("UPDATE nights SET over = 0")
        assert await book.end_in_time(night)

    before = await steps_of(bot, ends)
    add_games(bot.path, MANY)
    assert await steps_of(bot, ends) < before + A_FEW


async def test_deleting_a_server_looks_at_no_other(bot: OfflineBot) -> None:
    """Not even with thousands of others, each with all that is kept of one."""

    async def deletes() -> None:
        await bot.tables.store.transaction(lambda db: forget_servers(db, find_stored(), [GUILD]))
        while await bot.tables.store.transaction(lambda db: delete_of_servers(db, find_stored())) is not None:
            pass

    before = await steps_of(bot, deletes)
    add_games(bot.path, MANY)
    of_others = (
        "INSERT INTO viewers (person, deal, guild_id, day) SELECT {0}, '', {0}, '' {1}",
        "INSERT INTO daily_boards (game, day, channel_id, guild_id) SELECT '', '', {0}, {0} {1}",
        "INSERT INTO daily_shares (game, day, channel_id, person, guild_id, table_id, shared_at, heights)"
        " SELECT '', '', {0}, {0}, {0}, {0}, 0, '' {1}",
        "INSERT INTO nights (guild_id, channel_id, person, begun_at, until) SELECT {0}, {0}, {0}, 0, 0 {1}",
        "INSERT INTO reminders (person, guild_id, locale) SELECT {0}, {0}, '' {1}",
    )
    with closing(sqlite3.connect(bot.path)) as db, db:
        for sql in of_others:
            db.execute(sql.format("id", "FROM tables"))
    assert await steps_of(bot, deletes) < before + A_FEW
