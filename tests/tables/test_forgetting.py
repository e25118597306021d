"""A wish to be forgotten: everything is hidden at once, and deleted little by little, whatever happens meanwhile."""

import asyncio
import re
import secrets
import sys
from pathlib import Path

import pytest

from bot.core.errors import Refused
from bot.tables.runtime.erasure_service import COOLDOWN
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.model import FORGOTTEN, SOMEONE, Phase, Seat
from bot.tables.store.daily_book import DailyBook, utc_day
from bot.tables.store.erasure_requests import note_beside
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DAVE,
    GUILD,
    KEEPER,
    OfflineBot,
    by,
    running_bot,
)

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("drawn_by_hand")]

OTHER_GUILD = GUILD + 1
DAY = 24 * 3600.0


def traces(bot: OfflineBot, user: int) -> list[str]:
    """Every row with their number or their name."""
    found: list[str] = []
    for table in bot.table_names():
        what = "table_id, user_id" if table == "moves" else "*"  # chance may give the same number
        rows = [str(row) for row in bot.rows(f"SELECT {what} FROM {table}")]  # noqa: S608
        found += [f"{table} {row}" for row in rows if re.search(rf"(?<![\d.]){user}(?![\d.])|{by(user).name}", row)]
    return found


async def request(bot: OfflineBot, user: int, guild: int | None = GUILD) -> None:
    """Without the background job, as if it had no time yet."""
    bot.hold_background_jobs()
    await bot.tables.erasure_service.person(guild, bot.by(user))


async def finished_daily(bot: OfflineBot, user: int, guild: int = GUILD) -> Table:
    day = utc_day(bot.now())
    table = await bot.junk(user, guild=guild, day=day, seed=await DailyBook(bot.tables.store).seed("junk", day))
    await bot.finish_junk(table)
    return table


# ---------------------------------------------------------------- hidden


async def test_from_the_first_moment_nobody_is_shown_anything(bot: OfflineBot) -> None:
    daily, stats, today = DailyBook(bot.tables.store), bot.tables.stats, utc_day(bot.now())
    await finished_daily(bot, ALICE)
    bot.skip(DAY)
    shared, own = await bot.played(ALICE, BOB, CAROL, DAVE), await bot.played(ALICE, computers=3)
    kept = bot.rows("SELECT count(*) FROM results WHERE user_id = ?", ALICE)
    await request(bot, ALICE)
    assert bot.rows("SELECT count(*) FROM results WHERE user_id = ?", ALICE) == kept == [(3,)], "nothing is deleted yet"
    assert await stats.of_player(GUILD, ALICE, "juse", own=True) is None
    listed = await stats.of_server(GUILD, JUSE, 10)
    assert {placed.figures.user_id for placed in listed.best} == {BOB, CAROL, DAVE}
    assert listed.players == 3
    assert await daily.scores(GUILD, JUNK, today) == []
    assert await daily.standings(GUILD, JUNK, "") == []
    assert await daily.streak(ALICE, "junk", today) == 0
    assert (await bot.tables.find(shared.data.id)).data.seats[0].name == SOMEONE
    assert "Alice" not in str((await bot.tables.find(shared.data.id)).data)
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(own.data.id)


async def test_a_second_wish_has_to_wait(bot: OfflineBot) -> None:
    await finished_daily(bot, ALICE)
    await request(bot, ALICE)
    for guild in (GUILD, None):
        with pytest.raises(Refused, match="erasing-again"):
            await bot.tables.erasure_service.person(guild, bot.by(ALICE))
    bot.skip(COOLDOWN)
    with pytest.raises(Refused, match="erasing-already"):
        await bot.tables.erasure_service.person(GUILD, bot.by(ALICE))
    await bot.tables.erasure_service.person(OTHER_GUILD, bot.by(ALICE))
    assert bot.rows("SELECT guild_id FROM erasures") == [(GUILD,), (OTHER_GUILD,)]
    await bot.background_jobs()
    bot.skip(COOLDOWN)
    await bot.forget(ALICE)


async def test_a_refused_wish_makes_nobody_wait(bot: OfflineBot) -> None:
    table = await bot.lobby(ALICE, BOB)
    for _ in range(2):
        with pytest.raises(Refused, match="leave-first"):
            await bot.tables.erasure_service.person(GUILD, bot.by(ALICE))
    await bot.run(table, lobby.leave, ALICE)
    await bot.forget(ALICE)


async def test_seats_at_several_tables_are_left_all_or_none(bot: OfflineBot) -> None:
    left = await bot.game(ALICE, BOB)
    await bot.run(left, play.leave, ALICE)
    await bot.lobby(ALICE, BOB, channel=CHANNEL + 1)
    with pytest.raises(Refused, match="leave-first"):
        await bot.tables.erasure_service.person(None, bot.by(ALICE))
    assert left.data.seats[0] == Seat(ALICE, "Alice", away=True, left_after=0)
    assert bot.rows("SELECT * FROM erasures") == []


# ---------------------------------------------------------------- deleted


async def a_full_life(bot: OfflineBot) -> list[int]:
    """Of Alice: games of each kind, packed and not. Returns the tables of hers alone."""
    await finished_daily(bot, ALICE)
    packed_own, packed = await bot.played(ALICE, computers=3), await bot.played(ALICE, BOB, CAROL, DAVE)
    bot.skip(2 * DAY)
    await bot.background_jobs()
    assert bot.rows("SELECT count(*) FROM records") == [(3,)]
    assert packed.data.phase is Phase.OVER
    closed = await bot.game(ALICE, BOB)
    await bot.run(closed, play.end, KEEPER, moderator=True)
    started = await bot.lobby(BOB, CAROL, channel=CHANNEL + 1)
    await bot.run(started, lobby.start(secrets.token_hex(16)), ALICE, moderator=True)
    abandoned = await bot.lobby(ALICE, channel=CHANNEL + 2)
    await bot.run(abandoned, lobby.leave, ALICE)
    running = await bot.game(ALICE, BOB, channel=CHANNEL + 2)
    await bot.run(running, play.leave, ALICE)
    elsewhere, going_on = await bot.junk(ALICE, guild=OTHER_GUILD), await bot.junk(ALICE)
    await bot.finish_junk(elsewhere)
    await bot.tables.settings.set_player(ALICE, "pings", False)
    await bot.tables.store.messages.set(started.data.id, "turn:0", 5, 7, ALICE)
    return [1, packed_own.data.id, elsewhere.data.id, going_on.data.id]


@pytest.mark.sqlite
async def test_on_all_servers_nothing_is_left_of_them_and_all_of_the_others(bot: OfflineBot) -> None:
    own = await a_full_life(bot)
    others = {user: traces(bot, user) for user in (BOB, CAROL, DAVE)}
    numbers = bot.rows("SELECT id FROM tables ORDER BY id")
    assert {trace.split()[0] for trace in traces(bot, ALICE)} >= {
        *("tables", "seats", "moves", "messages", "results", "daily_results", "player_settings")
    }
    await bot.forget(ALICE, None)
    assert traces(bot, ALICE) == []
    assert bot.rows("SELECT id FROM tables ORDER BY id") == [row for row in numbers if row[0] not in own]
    assert bot.rows("SELECT count(*) FROM records") == [(1,)]
    assert bot.rows("PRAGMA foreign_key_check") == []
    for user, before in others.items():
        assert len(traces(bot, user)) == len(before)
    again = (await bot.tables.find(3)).data
    assert [seat.user_id for seat in again.seats] == [FORGOTTEN, BOB, CAROL, DAVE]
    assert len(await bot.tables.story(await bot.tables.find(3))) > 1, "and can still be replayed"


JOBS = """
import asyncio, sys
from pathlib import Path
from tests.tables.offline_bot import running_bot
async def main():
    async with running_bot(Path(sys.argv[1]), pause=3600) as bot:
        print("begun", flush=True)
        await bot.background_jobs()
asyncio.run(main())
"""


async def test_killed_at_any_moment_it_goes_on_where_it_was(file: Path) -> None:
    async with running_bot(file, pause=3600) as bot:
        await a_full_life(bot)
        await request(bot, ALICE, None)
    for life in range(7):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", JOBS, str(file), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        await process.stdout.readline()
        await asyncio.wait([asyncio.ensure_future(process.wait())], timeout=0.02 * 3**life)
        if process.returncode is None:
            process.kill()
        if await process.wait() == 0:
            break
        assert bot.rows("PRAGMA integrity_check") == [("ok",)]
        assert bot.rows("PRAGMA foreign_key_check") == []
    assert traces(bot, ALICE) == []
    assert len(traces(bot, BOB)) > 5


# ---------------------------------------------------------------- servers


async def test_a_server_that_was_left_is_deleted_but_not_what_began_after_it_came_back(bot: OfflineBot) -> None:
    await a_full_life(bot)
    stays = await bot.junk(BOB, guild=OTHER_GUILD)
    bot.hold_background_jobs()
    await bot.tables.erasure_service.servers([GUILD])
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(3)
    assert await bot.tables.stats.of_player(GUILD, BOB, "juse", own=True) is None
    again = await bot.lobby(BOB, channel=CHANNEL + 9)
    await bot.background_jobs()
    assert bot.rows("SELECT DISTINCT id FROM tables WHERE guild_id = ?", GUILD) == [(again.data.id,)]
    for table in ("results", "daily_results", "guild_settings"):
        assert bot.rows(f"SELECT * FROM {table} WHERE guild_id = ?", GUILD) == []  # noqa: S608
    assert {number for (number,) in bot.rows("SELECT table_id FROM moves")} == {8, stays.data.id}
    assert (await bot.tables.find(stays.data.id)).data.is_open


# ---------------------------------------------------------------- the deal of the day


async def begin_daily(bot: OfflineBot, user: int, guild: int = GUILD) -> Table:
    day = utc_day(bot.now())
    return await bot.junk(user, guild=guild, day=day, seed=await DailyBook(bot.tables.store).seed("junk", day))


@pytest.mark.parametrize("finished", [True, False])
async def test_there_is_no_second_try_at_the_deal_of_the_day(bot: OfflineBot, finished: bool) -> None:
    table = await begin_daily(bot, ALICE)
    if finished:
        await bot.finish_junk(table)
    await request(bot, ALICE)
    for _ in ("while it is being deleted", "afterwards"):
        for guild in (GUILD, OTHER_GUILD):
            with pytest.raises(Refused, match="try-deleted"):
                await begin_daily(bot, ALICE, guild)
        await bot.background_jobs()
    assert traces(bot, ALICE) == []
    assert bot.rows("SELECT count(*) FROM daily_tries") == [(1,)]
    await begin_daily(bot, BOB)
    bot.skip(DAY)
    await bot.background_jobs()
    assert bot.rows("SELECT count(*) FROM daily_tries") == [(0,)], "nothing is kept when the day is over"
    await begin_daily(bot, ALICE)


# ---------------------------------------------------------------- a host's wish


async def test_a_host_may_ask_beside_a_running_bot(bot: OfflineBot) -> None:
    """Nobody can be told to leave: their seats are the computer's at once."""
    running, lobby_there = await bot.game(ALICE, BOB), await bot.lobby(ALICE, BOB, channel=CHANNEL + 1)
    private = await bot.junk(ALICE)
    await bot.tables.settings.set_player(ALICE, "pings", False)
    await note_beside(bot.place, ALICE, utc_day(bot.now()))
    await bot.background_jobs()
    assert traces(bot, ALICE) == []
    assert running.data.seats[0] == Seat(FORGOTTEN, SOMEONE, away=True)
    assert [seat.user_id for seat in lobby_there.data.seats] == [BOB]
    assert (await bot.tables.settings.of_player(ALICE)).pings
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(private.data.id)
    await bot.act(running, BOB, JUSE.parse("draw")) if running.data.state.turn == 1 else None
