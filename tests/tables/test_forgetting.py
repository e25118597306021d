"""Whoever is forgotten: from that moment nothing that is stored leads to them, and the others' games go on."""

import asyncio
import json
import re
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.features.daily.store import TRY_DAYS, DailyBook
from bot.features.reminders.store import ReminderBook
from bot.features.stats.store import StatsBook
from bot.parts import find_stored
from bot.tables.runtime.heartbeat import HEARTBEAT
from bot.tables.runtime.servers import note_left
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.days import utc_day
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import Presence
from bot.tables.steps.model import FORGOTTEN, SOMEONE, Seat
from bot.tables.store.database import DatabaseUrl, run_beside
from bot.tables.store.export import stored_about
from bot.tables.store.forgetting import forget_person
from bot.tables.store.servers import KEPT_AFTER_LEAVING
from bot.tables.store.session import Session
from bot.tables.store.settings import GuildSettings
from cogs.junk.rules.game import GAME as JUNK
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    DAVE,
    DAY,
    GUILD,
    KEEPER,
    OfflineBot,
    by,
    eventually,
    running_bot,
    tamper,
)
from tests.tables.rated_games import rate
from tests.tables.test_challenges import offer
from tests.tables.test_sums import are_right
from tests.traces import traces as traces_in

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

OTHER_GUILD = GUILD + 1
OF_SERVERS = (
    *("results", "results_summed", "daily_lists", "daily_boards", "daily_shares", "reminders"),
    *("guild_settings", "channel_words", "viewers", "deal_players"),
)
HEAD = ("about", "person", "server", "written")
SECTIONS = {
    "names": [3, 1, 1, 0],
    "settings": [1, 1, 1, 1],
    "games": [7, 6, 1, 0],
    "deals": [2, 1, 1, 0],
    "challenges": [1, 0, 1, 0],
    "games seen": [2, 1, 1, 0],
    "daily results": [1, 1, 1, 0],
    "lists of daily results": [2, 1, 1, 0],
    "shared daily results": [1, 1, 0, 0],
    "reminders": [1, 1, 0, 0],
    "sums on the lists of servers": [2, 2, 0, 0],
    "ratings": [2, 1, 1, 0],
    "results": [4, 3, 1, 0],
    "rated games": [2, 1, 1, 0],
}
"""Of a full life: in all, on either of two servers, and on one where they never were."""


def traces(bot: OfflineBot, user: int) -> list[tuple[Any, ...]]:
    return traces_in(bot.place, user, by(user).name)


async def begin_daily(bot: OfflineBot, user: int, guild: int = GUILD) -> Table:
    day = utc_day(bot.now())
    return await bot.junk(user, guild=guild, day=day, seed=await DailyBook(bot.tables.store).seed("junk", day))


async def a_full_life(bot: OfflineBot) -> Table:
    """All that there can be of Alice, on two servers. Returns a packed game with others."""
    day = await begin_daily(bot, ALICE)
    await bot.finish_junk(day)
    await DailyBook(bot.tables.store).list_on(day.data, OTHER_GUILD, "Alice")
    await DailyBook(bot.tables.store).share(day.data, (GUILD, CHANNEL), "Alice", (0, 3, 1), bot.now())
    await bot.played(ALICE, computers=3)
    packed = await bot.played(ALICE, BOB, CAROL, DAVE)
    await bot.background_jobs(2 * DAY)
    assert bot.rows("SELECT count(*) FROM records") == [(3,)]
    await bot.run(await bot.game(ALICE, BOB), play.end, KEEPER, moderator=True)
    await bot.run(await bot.lobby(ALICE, channel=CHANNEL + 2), lobby.leave, ALICE)
    await bot.run(await bot.game(ALICE, BOB, channel=CHANNEL + 2), play.leave, ALICE)
    offered = await bot.junk(ALICE, guild=OTHER_GUILD)
    await bot.finish_junk(offered)
    await offer(bot, offered)
    await bot.junk(ALICE)
    await rate(bot, ALICE, BOB, CAROL, guild=OTHER_GUILD)
    for guild in (GUILD, OTHER_GUILD):
        await bot.deals.book.note_view(str(guild), guild, ALICE, utc_day(bot.now()))
    await bot.deals.book.note_watched("99", GUILD, ALICE, "Alice")
    await bot.tables.settings.set_player(ALICE, "pings", False)
    reminders = ReminderBook(bot.tables.store)
    await reminders.begin(ALICE, "en-US", bot.now())
    await reminders.move_to(ALICE, GUILD, 5)
    return packed


@pytest.mark.parametrize("guild", [GUILD, None])
async def test_nothing_leads_to_them_and_the_others_games_can_be_read(bot: OfflineBot, guild: int | None) -> None:
    packed = await a_full_life(bot)
    own = {trace[1]: trace[2] for trace in traces(bot, ALICE) if trace[0] == "people"}
    assert sorted(own.values()) == [0, GUILD, OTHER_GUILD]
    assert len(traces(bot, ALICE)) == len(own), "only there it says who somebody is"
    counts = {table: bot.rows(f"SELECT count(*) FROM {table}") for table in ("results", "ledger", "seats", "records")}  # noqa: S608
    bobs = traces(bot, BOB)
    await bot.forget(ALICE, guild)
    stays = [] if guild is None else [0, OTHER_GUILD]
    assert sorted(trace[2] for trace in traces(bot, ALICE)) == stays
    gone = [str(key) for key, server in own.items() if server not in stays]
    for table in ("player_settings", "reminders", "ratings", "daily_lists", "viewers"):
        assert not any(str(value) in gone for row in bot.rows(f"SELECT * FROM {table}") for value in row)  # noqa: S608
    assert (bot.rows("SELECT 1 FROM player_settings") == []) == (guild is None)
    assert (await bot.tables.settings.of_player(ALICE)).pings == (guild is None)
    assert bot.rows("SELECT guild_id FROM viewers") == [(server,) for server in stays if server]
    assert traces(bot, BOB) == bobs
    assert bot.rows("SELECT count(*) FROM seats") == [(counts.pop("seats")[0][0] - 1,)], "an open private game goes"
    assert {table: bot.rows(f"SELECT count(*) FROM {table}") for table in counts} == counts  # noqa: S608
    again = await bot.tables.find(packed.data.id)
    assert [(seat.user_id, seat.name) for seat in again.data.seats][:2] == [(FORGOTTEN, SOMEONE), (BOB, "Bob")]
    assert len(await bot.tables.story(again)) > 1, "and can still be replayed"
    assert await StatsBook(bot.tables.store).of_player(GUILD, ALICE, "juse", own=True) is None
    assert are_right(bot, 3), "the sums of the others"


async def test_an_export_tells_all_of_ones_own_and_nothing_of_others(bot: OfflineBot) -> None:
    await a_full_life(bot)
    texts = [await stored_about(bot.tables.store, ALICE, guild, bot.now()) for guild in (None, GUILD, OTHER_GUILD, 9)]
    exports = [json.loads(text) for text in texts]
    found = {name: [len(export[name]) for export in exports] for name in exports[0] if name not in HEAD}
    assert {name: counts for name, counts in found.items() if any(counts)} == SECTIONS
    for guild, export in zip((GUILD, OTHER_GUILD), exports[1:], strict=False):
        assert {entry["server"] for name in found for entry in export[name] if "server" in entry} == {str(guild)}
    assert exports[2]["rated games"][0]["finished_at"] == "2026-10-10T12:00:00+00:00"
    assert not re.search(rf'{BOB}|"Bob"|"[0-9a-f]{{32}}"', texts[0].decode()), "nobody else, and no seed"


async def test_a_seat_must_be_left_first_at_all_tables_or_nothing_happens(bot: OfflineBot) -> None:
    left = await bot.game(ALICE, BOB)
    await bot.run(left, play.leave, ALICE)
    other = await bot.lobby(ALICE, BOB, channel=CHANNEL + 1)
    for guild in (GUILD, None):
        with pytest.raises(Refused, match="leave-first"):
            await bot.forget(ALICE, guild)
    assert with_fields(left.data.seats[0], pressed_at=None) == Seat(
        ALICE, "Alice", presence=Presence(away=True, left_after=0)
    )
    await bot.run(other, lobby.leave, ALICE)
    await bot.forget(ALICE)
    assert left.data.seats[0] == Seat(FORGOTTEN, SOMEONE, presence=Presence(away=True))
    assert traces(bot, ALICE) == []


async def test_a_simultaneous_move_does_not_bring_a_deleted_table_back(bot: OfflineBot) -> None:
    table = await bot.junk(ALICE)
    results = await asyncio.gather(
        bot.forget(ALICE),
        *(bot.act(table, ALICE, JUNK.parse("draw")) for _ in range(3)),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert {refusal.code for refusal in refused} <= {"no-such-table", "holding"}
    assert bot.stored_tables() == []
    assert bot.rows("SELECT COUNT(*) FROM moves") == [(0,)]


@pytest.mark.parametrize("finished", [True, False])
async def test_there_is_no_second_try_at_the_deal_of_the_day(bot: OfflineBot, finished: bool) -> None:
    table = await begin_daily(bot, ALICE)
    if finished:
        await bot.finish_junk(table)
    await bot.forget(ALICE, None)
    assert traces(bot, ALICE) == []
    for guild in (GUILD, OTHER_GUILD):
        with pytest.raises(Refused, match="try-deleted"):
            await begin_daily(bot, ALICE, guild)
    await begin_daily(bot, BOB)
    await bot.background_jobs((TRY_DAYS + 1) * DAY)
    assert bot.rows("SELECT count(*) FROM daily_tries") == [(0,)], "nothing is kept for longer than is needed"
    await begin_daily(bot, ALICE)


# ---------------------------------------------------------------- a host's wish


async def seated_at_three_tables(bot: OfflineBot) -> list[Table]:
    """In a game, in a lobby of theirs, and away from a game."""
    playing, hosted = await bot.game(ALICE, BOB), await bot.lobby(ALICE, BOB, channel=CHANNEL + 1)
    away = await bot.game(ALICE, BOB, channel=CHANNEL + 2)
    await bot.run(away, play.leave, ALICE)
    return [playing, hosted, away]


def check_taken_back(playing: Table, hosted: Table, away: Table) -> None:
    nobody = Seat(FORGOTTEN, SOMEONE, presence=Presence(away=True))
    assert (playing.data.seats[0], away.data.seats[0]) == (nobody, nobody)
    assert [seat.user_id for seat in hosted.data.seats] == [hosted.data.opener_id] == [BOB]


async def test_a_running_bot_takes_the_seats_back_of_whom_a_host_has_forgotten_beside_it(bot: OfflineBot) -> None:
    tables, private = await seated_at_three_tables(bot), await bot.junk(ALICE)
    ended, others = [await bot.played(who, BOB, channel=CHANNEL + 3) for who in (ALICE, CAROL)]
    await bot.tables.settings.set_player(ALICE, "pings", False)
    await run_beside(bot.place, lambda db: forget_person(db, find_stored(), ALICE, None))
    assert traces(bot, ALICE) == []
    bot.skip(HEARTBEAT + 1)
    await eventually(lambda: "Alice" not in str(bot.tables.loaded_tables()))
    await bot.background_jobs()
    check_taken_back(*tables)
    assert (await bot.tables.settings.of_player(ALICE)).pings
    assert (await bot.tables.find(ended.data.id)).data.seats[0].name == SOMEONE
    assert await bot.tables.find(others.data.id) is others
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(private.data.id)
    with pytest.raises(Refused):
        await bot.run(tables[2], play.come_back, ALICE)
    assert traces(bot, ALICE) == []
    await bot.join(tables[1], ALICE)
    assert len(traces(bot, ALICE)) == 1, "whoever comes back is somebody new"


async def test_and_so_does_a_bot_that_is_started_later(place: DatabaseUrl) -> None:
    async with running_bot(place, pause=3600) as bot:
        numbers = [table.data.id for table in await seated_at_three_tables(bot)]
    await run_beside(place, lambda db: forget_person(db, find_stored(), ALICE, None))
    async with running_bot(place, pause=3600) as bot:
        await bot.background_jobs()
        check_taken_back(*[await bot.tables.find(number) for number in numbers])


# ---------------------------------------------------------------- servers


async def test_of_a_server_that_is_deleted_nothing_stays(bot: OfflineBot) -> None:
    def stored(guild_id: int) -> dict[str, int]:
        counts = {name: f"SELECT count(*) FROM {name} WHERE guild_id = {guild_id}" for name in OF_SERVERS}  # noqa: S608
        scopes = {name: f"SELECT count(*) FROM {name} WHERE scope = {guild_id}" for name in ("ratings", "ledger")}  # noqa: S608
        return {name: bot.rows(sql)[0][0] for name, sql in {**counts, **scopes}.items()}

    await a_full_life(bot)
    await bot.tables.settings.set_guild(GUILD, GuildSettings())
    await bot.tables.settings.set_channel_in_words(GUILD, 8, True)
    before = stored(OTHER_GUILD)
    assert all(stored(GUILD).values()), "there is some of all"
    await bot.tables.forgetting.servers([GUILD])
    await bot.background_jobs()
    assert not any(stored(GUILD).values())
    assert stored(OTHER_GUILD) == before


async def test_a_server_left_long_ago_is_deleted_but_not_what_began_after_it_came_back(bot: OfflineBot) -> None:
    await a_full_life(bot)
    stays = await bot.junk(BOB, guild=OTHER_GUILD)
    await bot.tables.settings.set_channel_in_words(GUILD, 8, True)
    bot.discord.date = 5000.0
    await note_left(bot.tables, GUILD)
    bot.discord.date = 5000.0 + 2 * KEPT_AFTER_LEAVING
    bot.tables.heartbeat.forget_servers()
    bot.hold_background_jobs()
    bot.skip(KEPT_AFTER_LEAVING - 60)
    await asyncio.sleep(0.1)
    assert bot.rows("SELECT 1 FROM deleted_servers") == []
    bot.skip(6 * 3600 + 120)
    await eventually(lambda: bot.rows("SELECT guild_id FROM deleted_servers") == [(GUILD,)])
    await bot.tables.forgetting.drop_erased()  # as it is about to
    assert bot.rows("SELECT 1 FROM people WHERE guild_id = ?", GUILD) == []
    assert (await bot.tables.find(3)).data.seats[1].name == SOMEONE
    assert (await bot.tables.settings.of_guild(GUILD)).in_words == {}
    assert await StatsBook(bot.tables.store).of_player(GUILD, BOB, "juse", own=True) is None
    again = await bot.lobby(BOB, channel=CHANNEL + 9)
    await bot.background_jobs()
    assert bot.rows("SELECT id FROM tables WHERE guild_id = ?", GUILD) == [(again.data.id,)]
    assert bot.rows("SELECT guild_id FROM people WHERE user_id = ? ORDER BY 1", BOB) == [(GUILD,), (OTHER_GUILD,)]
    assert bot.rows("SELECT 1 FROM deleted_servers") == []
    assert bot.rows("SELECT guild_id FROM tables WHERE id = ?", stays.data.id) == [(OTHER_GUILD,)]


# ---------------------------------------------------------------- however much they have played

GAMES = 20_000
NUMBERS = f"WITH RECURSIVE n (i) AS (SELECT 1001 UNION ALL SELECT i + 1 FROM n WHERE i < {1000 + GAMES})"  # noqa: S608
KEY = f"(SELECT key FROM people WHERE user_id = {ALICE} AND guild_id = {GUILD})"  # noqa: S608
FILLED = (
    "INSERT INTO tables (id, game, guild_id, channel_id, phase, version, state_version, snapshot, touched_at, mark)"  # noqa: S608
    f" {NUMBERS} SELECT i, 'juse', {GUILD}, 1, 'over', 1, 1, '', 1, '' FROM n",
    f"INSERT INTO seats (table_id, seat, guild_id, person, name) {NUMBERS} SELECT i, 0, {GUILD}, {KEY}, '' FROM n",  # noqa: S608
    "INSERT INTO results (table_id, guild_id, game, person, finished_at, won, people, score, misplays, clean, private)"  # noqa: S608
    f" {NUMBERS} SELECT i, {GUILD}, 'juse', {KEY}, i, 0, 2, 1, 0, 1, 0 FROM n",
)
ROWS_WRITTEN = {
    False: "SELECT total_changes()",
    True: "SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) FROM pg_stat_xact_user_tables",
}
ROWS_READ = "SELECT coalesce(sum(seq_tup_read + idx_tup_fetch), 0) FROM pg_stat_xact_user_tables"


async def test_of_somebody_with_20000_games_a_hundred_rows_are_touched_and_moves_go_on_meanwhile(
    place: DatabaseUrl,
) -> None:
    on_server = isinstance(place, str)
    async with running_bot(place, pause=3600) as bot:
        await bot.junk(ALICE)
    for sql in FILLED:
        tamper(place, sql)
    async with running_bot(place, pause=3600) as bot:
        store, table = bot.tables.store, await bot.game(BOB, CAROL, DAVE)

        async def work(db: Session) -> tuple[int, int]:
            before = (await db.rows(ROWS_WRITTEN[on_server]))[0][0]
            await forget_person(db, find_stored(), ALICE, None)
            if on_server:
                await bot.run(table, play.leave, BOB)  # if it waited for this transaction, it would wait for ever
            read = (await db.rows(ROWS_READ))[0][0] if on_server else 0
            return (await db.rows(ROWS_WRITTEN[on_server]))[0][0] - before, read

        written, read = await store.transaction(work)
        assert written < 100
        assert read < 100
        assert bot.rows("SELECT 1 FROM people WHERE user_id = ?", ALICE) == []
        assert bot.rows("SELECT count(*) FROM results") == [(GAMES,)]
