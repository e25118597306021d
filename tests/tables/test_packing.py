"""A finished game becomes a small record that names nobody, and is found again as it was."""

import json
from typing import Any

import msgspec
import pytest

from bot.core.chance import SeedState
from bot.core.errors import Refused
from bot.core.record import FORMAT, Record
from bot.features.daily.results import DayDeal
from bot.features.lessons.feature import advance, open_lesson, step_number
from bot.features.review.store import Again
from bot.features.series.series import Series
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.days import utc_day
from bot.tables.steps.fields import with_fields
from bot.tables.steps.groups import FirstGame, Halt, Pause, Reveal
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SOMEONE, Move, Phase, Seat, TableData, TableRef
from bot.tables.steps.table_log import events_of
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.export import stored_about
from bot.tables.store.resuming import UNPOSTED_FOR
from bot.tables.store.snapshot import StoredTable, Unsaid, unpack, unsaid
from bot.tables.store.table_rows import GIVEN_UP_FOR, PACKED_AFTER
from cogs.juse.cog import LESSON
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.flat import flat
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, DAVE, NAMES, OfflineBot, legal, running_bot, tamper

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

LATER = UNPOSTED_FOR + 60


async def packed(bot: OfflineBot, seconds: float = LATER) -> None:
    """After so many seconds of table time."""
    await bot.background_jobs(seconds)


def without_what_is_past(data: TableData) -> TableData:
    """A packed table has shown everything."""
    seats = tuple(with_fields(seat, pressed_at=None, called_at=None, waited=0.0) for seat in data.seats)
    return with_fields(data, seats=seats, halt=Halt(), waits_since=None, first_game=None, unnoticed=0)


def test_a_record_holds_no_user_and_no_name_whatever_field_they_are_in() -> None:
    """All that may hold a person's number or name is filled with odd ones, and none is in the record."""
    users = [987654321987654321, 876543219876543219, 765432198765432198]
    names = ["Zw\u00f6lfb\u00e4cker", "\u201eQuux\u201c", "x\ny"]
    seats = tuple(
        with_fields(
            Seat(user, name, "hard"),
            **{"away": True, "removed": True, "missed": 1, "left_after": 2},
            **{"misplays": 3, "hints": 2, "catches": 1, "run": 9, "helped": True},
        )
        for user, name in zip(users, names, strict=True)
    )
    table = with_fields(
        TableData(31, "juse", users[0], {"naked": True}, seats),
        guild_id=654321987654321987,
        channel_id=543219876543219876,
        phase=Phase.CLOSED,
        version=77,
        touched_at=1700000000.0,
        state={"hand": ["AS"]},
        chance=SeedState("seed", 3),
        moves=2,
        begun_at=1600000000.0,
        epochs=(1, 2, 3),
        end_votes=(users[1], 432198765432198765),
        removal_votes=((users[2], 1), (432198765432198765, 0)),
        undo_votes=(users[0], 432198765432198765),
        finish_votes=((users[1], 2), (432198765432198765, 1)),
        deck="four",
        back="waves",
        motion=False,
        private=False,
        counts=False,
        secret_until=1750000000.0,
        deals=2,
        is_continued=True,
        plays_on=True,
        clock="slow",
        why_closed="idle",
        learning=True,
        scripted=True,
        reveal=Reveal(1.0),
        results=4,
        moves_dealt=1,
        mark="abcdef",
        deal="27",
        waits_since=1650000000.0,
        first_game=FirstGame(1),
        unnoticed=1,
        pause=Pause(1, 1650000000.0, 1650000300.0),
        pauses=1,
        players=1,
        rematch=True,
        host_acted_at=1650000000.0,
        host_quiet=True,
        starts_at=1650000000.0,
        language="fr",
        parts={
            "series": Series(2, 30, [4.5, 0.0, 1.0]),
            "daily": DayDeal("2026-01-02"),
            "review": Again(TableRef("30.a3f9c1"), 2),
            "gone": {"kept": [1]},
        },
        hurried=(2,),
    )
    usual = flat(TableData(0, "", 0, {}, ()))
    same = [name for name, value in flat(table).items() if value == usual[name]]
    assert same == ["private"], f"give these fields something unusual here: {same}"
    log = [
        Move(0, None, "", ({"shuffle": ["AS"]},), 432198765432198765, 1.0),
        Move(1, 0, "draw", (), users[0], 2.0),
        Move(2, 2, "own", ({"die": 3},), COMPUTER, 3.0),
    ]
    rest = unsaid(table, log)
    text = msgspec.json.encode(rest).decode()
    numbers = (*users, 432198765432198765, table.guild_id, table.channel_id)
    assert [number for number in numbers if str(number) in text] == []
    assert [name for name in names if msgspec.json.encode(name).decode() in text] == []

    record = Record(FORMAT, "juse", 3, {"naked": True}, [{"shuffle": ["AS"]}, {"die": 3}], ["0 draw", "2 own"], {})
    row = StoredTable(31, "juse", "closed", 77, 1, 1700000000.0, "", 1, 2, seats=((FORGOTTEN, SOMEONE, "{}"),) * 3)
    forgotten, moves = unpack(record, msgspec.json.decode(text, type=Unsaid), row)
    assert (forgotten.opener_id, forgotten.votes.end_votes, forgotten.votes.removal_votes) == (FORGOTTEN, (), ())
    assert [(move.user_id, move.chance) for move in moves] == [
        (FORGOTTEN, ({"shuffle": ["AS"]},)),
        (FORGOTTEN, ()),
        (COMPUTER, ({"die": 3},)),
    ]
    assert forgotten.seats[0] == msgspec.structs.replace(seats[0], user_id=FORGOTTEN, name=SOMEONE)
    kept = ("options", "phase", "version", "chance", "moves", "epochs", "deck", "back", "motion", "clock", "deal")
    kept += ("counts", "secret_until", "deals", "is_continued", "plays_on")
    kept += ("why_closed", "learning", "scripted", "moves_dealt", "touched_at", "begun_at")
    assert [name for name in kept if flat(forgotten)[name] != flat(table)[name]] == []


@pytest.fixture
async def ended(bot: OfflineBot) -> list[Table]:
    """A game of people, one that was closed early and has been left, and a Junk."""
    whole = await bot.played(ALICE, BOB, CAROL, DAVE)
    closed = await bot.game(ALICE, BOB, computers=1)
    await bot.play_on(closed, lambda data: data.moves > 5)
    await bot.run(closed, play.leave, ALICE)
    await bot.play_on(closed, lambda data: data.moves > 15)
    await bot.run(closed, play.end, CAROL, moderator=True)
    junk = await bot.junk(BOB)
    await bot.finish_junk(junk)
    return [whole, closed, junk]


async def counts_told_to(bot: OfflineBot, user: int) -> list[dict[str, Any]]:
    games = json.loads(await stored_about(bot.tables.store, user, None, 0.0))["games"]
    return [game["counts"] for game in games]


async def test_packed_games_are_found_as_they_were(bot: OfflineBot, ended: list[Table]) -> None:
    before = [(table.data, await table.story()) for table in ended]
    counts = await counts_told_to(bot, ALICE)
    await packed(bot)
    told_now = await counts_told_to(bot, ALICE)
    assert [all_ | told for all_, told in zip(counts, told_now, strict=True)] == counts
    assert [told["run"] > 0 for told in told_now] == [True, True], "what is as usual is left out"
    assert bot.rows("SELECT count(*) FROM moves") == [(0,)]
    assert bot.rows("SELECT DISTINCT snapshot FROM tables") == [("",)]
    assert bot.rows("SELECT count(*) FROM unpacked") == [(0,)]
    assert max(size for (size,) in bot.rows("SELECT length(record) + length(rest) FROM records")) < 1500
    for old, (data, story) in zip(ended, before, strict=True):
        table = await bot.tables.find(data.id)
        assert table is not old
        assert table.data == without_what_is_past(data)
        told = await table.story()
        assert events_of(told) == events_of(story)
        assert [(made.move.seat, made.move.action, made.move.user_id) for made in told[1:]] == [
            (made.move.seat, made.move.action, made.move.user_id) for made in story[1:]
        ], "also which moves the computer made in a person's place"
    tamper(bot.place, "UPDATE records SET record = substr(record, 1, 40) WHERE table_id = 3")
    with pytest.raises(Refused, match="record-unreadable"):
        await bot.tables.store.moves(3)


async def test_a_game_is_packed_an_hour_after_its_end_once_it_has_been_shown(bot: OfflineBot) -> None:
    shown, owed = await bot.played(ALICE, BOB, CAROL, DAVE), await bot.played(DAVE, CAROL, BOB, ALICE)
    bot.tables.store.note_shown(shown.data.id, shown.data.version)
    await bot.tables.store.heartbeat(bot.clock.saved())
    await packed(bot, PACKED_AFTER - 60)
    assert bot.rows("SELECT table_id FROM records") == []
    await packed(bot, 120)
    assert bot.rows("SELECT table_id FROM records") == [(shown.data.id,)]
    await packed(bot, UNPOSTED_FOR)
    assert bot.rows("SELECT table_id FROM records") == [(shown.data.id,), (owed.data.id,)]


@pytest.mark.sqlite
async def test_a_game_with_a_damaged_log_stays_as_it_is_and_is_told_of_once(
    bot: OfflineBot, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await bot.played(ALICE, BOB, CAROL, DAVE) for _ in range(5)]
    tamper(bot.place, "DELETE FROM moves WHERE table_id = 1 AND number = 7")
    tamper(bot.place, "UPDATE moves SET action = CAST(x'ff' AS TEXT) WHERE table_id = 2 AND number = 7")
    tamper(bot.place, "UPDATE tables SET snapshot = CAST(x'ff' AS TEXT) WHERE id = 3")
    tamper(bot.place, "UPDATE moves SET seat = 9 WHERE table_id = 4 AND number = 7")
    await packed(bot)
    await packed(bot)
    assert bot.rows("SELECT table_id FROM records") == [(tables[4].data.id,)]
    assert bot.rows("SELECT count(*) FROM unpacked") == [(0,)]
    told = [record.getMessage() for record in caplog.records if "is not packed" in record.getMessage()]
    assert [text.split(" is ")[0] for text in told] == [f"table {number}" for number in (1, 2, 3, 4)]
    assert bot.rows("SELECT count(*) FROM moves WHERE table_id = 1") == [(tables[0].data.moves,)]


@pytest.mark.sqlite
async def test_to_move_and_begin_anew_again_and_again_leaves_nothing_after_a_day(bot: OfflineBot) -> None:
    """Nor does a lesson, or a lobby that was closed. What was played to its end stays, and how a deal was left that
    others play, too.
    """
    await bot.finish_junk(await bot.junk(ALICE))
    compared = await bot.junk(ALICE, day=utc_day(bot.now()))
    await bot.act(compared, ALICE, legal(compared))
    await bot.run(compared, play.give_up, ALICE)
    await packed(bot, 4 * GIVEN_UP_FOR)  # tries at deals of the day are forgotten, too
    before = rows_of_all(bot)
    gathered = await bot.lobby(ALICE)
    await bot.tables.store.messages.set(gathered.data.id, "table", CHANNEL, 5)
    await bot.run(gathered, lobby.close, ALICE)
    for _ in range(5):
        table = await bot.junk(ALICE)
        await bot.act(table, ALICE, legal(table))
        await bot.run(table, play.give_up, ALICE)
    lesson = await open_lesson(bot.tables, JUSE, (11, CHANNEL), bot.by(ALICE), LESSON)
    while lesson.data.is_open:
        await bot.run(lesson, advance(LESSON, step_number(lesson.data)), ALICE)
    await packed(bot, GIVEN_UP_FOR - 60)
    assert len(await bot.tables.story(lesson)) > 1, "it can be read for a day"
    await packed(bot, 120)
    assert rows_of_all(bot) == before
    with pytest.raises(Refused, match="no-such-table"):
        await bot.tables.find(gathered.data.id)


def rows_of_all(bot: OfflineBot) -> dict[str, int]:
    return {name: bot.rows(f"SELECT count(*) FROM {name}")[0][0] for name in bot.table_names()}  # noqa: S608


@pytest.mark.sqlite
async def test_the_deal_of_a_day_is_packed_when_its_day_has_ended(bot: OfflineBot) -> None:
    day = utc_day(bot.now() + LATER)
    table = await bot.junk(ALICE, day=day)
    await bot.finish_junk(table)
    await packed(bot)
    assert bot.rows("SELECT table_id FROM records") == []
    with pytest.raises(Refused, match="one-try-a-day"):
        await bot.junk(ALICE, day=day)
    await packed(bot, 24 * 3600)
    assert bot.rows("SELECT table_id FROM records") == [(table.data.id,)]
    with pytest.raises(Refused, match="one-try-a-day"):
        await bot.junk(ALICE, day=day)


async def test_records_are_kept_for_as_long_as_the_host_says_and_results_for_ever(place: DatabaseUrl) -> None:
    async with running_bot(place, keep_records=10 * LATER) as bot:
        old = await bot.played(ALICE, BOB, CAROL, DAVE)
        await packed(bot, 5 * LATER)
        await bot.finish_junk(await bot.junk(BOB))
        await packed(bot, 5 * LATER)
        assert bot.rows("SELECT table_id FROM records") == [(2,)]
        for reads in (bot.tables.find, bot.tables.store.moves):
            with pytest.raises(Refused, match="record-not-kept"):
                await reads(old.data.id)
        assert bot.rows("SELECT count(*) FROM results") == [(5,)]
        sat = (
            "SELECT user_id, people.name, rest FROM seats JOIN people ON key = person WHERE table_id = 1 ORDER BY seat"
        )
        assert bot.rows(sat) == [(user, NAMES[user], "{}") for user in (ALICE, BOB, CAROL, DAVE)]
    async with running_bot(place) as bot:
        with pytest.raises(Refused, match="record-not-kept"):
            await bot.tables.find(old.data.id)
        assert (await bot.tables.find(2)).data.phase is Phase.OVER
