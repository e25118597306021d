"""All tables together: one per channel, one object each, and what they do by themselves."""

import asyncio
import itertools
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.runtime import tables as hall_module
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import LOBBY_IDLE, Phase
from bot.tables.steps.record import replayed_events
from bot.tables.store.store import ChannelTaken
from cogs.juse.player.levels import choose
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.house import (
    ALICE,
    BOB,
    CAROL,
    CHANNEL,
    GUILD,
    House,
    eventually,
    housed,
    legal,
    tamper,
    to_move,
    without_times,
)


async def assert_log_leads_to_file(house: House, table: Table) -> None:
    replayed_events(table.data, table.game, await house.hall.store.moves(table.data.id))
    assert house.rows("SELECT version FROM tables WHERE id = ?", table.data.id) == [(table.data.version,)]


async def play_out(house: House, table: Table, user: int) -> None:
    """The person plays whatever is legal, the computer players by themselves."""
    while table.data.is_open:
        await house.until(lambda: not table.computers_asked)
        if table.data.is_open:
            await house.act(table, user, legal(table))


async def test_a_second_table_in_a_channel_is_told_where_the_first_is(house: House) -> None:
    first = await house.lobby(ALICE)
    with pytest.raises(Refused) as refused:
        await house.lobby(BOB)
    assert (refused.value.code, refused.value.values) == ("channel-taken", {"table": str(first.data.id)})
    await house.lobby(BOB, channel=CHANNEL + 1)


async def test_of_many_tables_opened_at_once_in_a_channel_one_is(house: House) -> None:
    answers = await asyncio.gather(*(house.lobby(ALICE) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 1
    assert {str(answer) for answer in answers if isinstance(answer, Exception)} == {"channel-taken (table=1)"}


async def test_the_database_itself_keeps_it_at_one_table_a_channel(house: House) -> None:
    table = await house.game(ALICE, BOB)
    with pytest.raises(ChannelTaken):
        await house.hall.store.open_table(table.data, 1)
    with pytest.raises(sqlite3.IntegrityError):
        tamper(
            house.path,
            "INSERT INTO tables (game, guild_id, channel_id, phase, version, state_version, snapshot, touched_at)"
            " VALUES ('junk', 1, ?, 'lobby', 1, 1, '', 0)",
            CHANNEL,
        )
    await house.act(table, to_move(table)[1], DRAW)


async def test_when_a_table_is_closed_its_channel_is_free(house: House) -> None:
    for _ in range(3):
        table = await house.game(ALICE, BOB)
        await house.run(table, play.end, ALICE, moderator=True)
        with pytest.raises(Refused, match="no-table-here"):
            await house.hall.in_channel(CHANNEL)
    assert house.rows("SELECT phase FROM tables") == [("closed",)] * 3


async def test_computer_players_play_one_person_to_the_end(file: Path) -> None:
    async with housed(file) as house:
        table = await house.game(ALICE, computers=3)
        await play_out(house, table, ALICE)
        assert table.data.phase is Phase.OVER
        await assert_log_leads_to_file(house, table)


async def test_a_computer_player_takes_over_who_leaves_and_steps_back_when_they_return(file: Path) -> None:
    async with housed(file) as house:
        table = await house.game(ALICE, BOB)
        await house.run(table, play.leave, to_move(table)[1])
        await house.until(lambda: table.data.moves > 0 and not table.computers_asked)
        away = next(seat.user_id for seat in table.data.seats if seat.away)
        await house.run(table, play.come_back, away)
        before = table.data
        assert to_move(table)[1] != away
        await house.act(table, to_move(table)[1], legal(table))
        assert table.data.moves == before.moves + 1
        await assert_log_leads_to_file(house, table)


async def test_coming_and_going_while_the_computer_moves_breaks_nothing(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with housed(file) as house:
        table = await house.game(ALICE, BOB)
        for turn in itertools.count():
            user = table.data.seats[turn % 2].user_id
            await house.run(table, play.leave, user)
            await asyncio.sleep(turn % 37 / 2000)  # from nothing at all to several moves
            if not table.data.is_open:
                break
            await house.run(table, play.come_back, user)
            if table.data.moves > 60:
                await house.run(table, play.end, ALICE, moderator=True)
                break
        await assert_log_leads_to_file(house, table)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_failing_computer_player_is_logged_and_makes_a_legal_move(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("lost count")

    async with housed(file, games={GAME: broken}) as house:
        table = await house.game(ALICE, computers=1)
        await house.act(table, ALICE, DRAW)
        await play_out(house, table, ALICE)
        assert table.data.phase is Phase.OVER
    assert "lost count" in caplog.text


async def test_a_computer_player_held_up_by_a_locked_file_moves_when_it_is_free(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_module, "_RETRY", 0.05)
    async with housed(file, pause=0.2) as house:
        table = await house.game(ALICE, BOB)
        await house.run(table, play.leave, to_move(table)[1])
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await eventually(lambda: "locked" in caplog.text)
        other.close()
        await house.until(lambda: table.data.moves > 0)


async def test_an_idle_lobby_is_closed_after_thirty_minutes(house: House) -> None:
    table = await house.lobby(ALICE, BOB)
    house.skip(LOBBY_IDLE - 60)
    await house.join(table, CAROL)
    house.skip(LOBBY_IDLE - 60)
    await asyncio.sleep(0.05)
    assert table.data.phase is Phase.LOBBY
    house.skip(61)
    await house.until(lambda: table.data.phase is Phase.CLOSED)
    assert [told.data.phase for told, _ in house.changes] == [Phase.CLOSED]


async def test_a_game_is_not_a_lobby_and_is_not_closed(house: House) -> None:
    table = await house.game(ALICE, BOB)
    house.skip(100 * LOBBY_IDLE)
    await asyncio.sleep(0.05)
    assert table.data.phase is Phase.PLAYING


async def test_time_in_which_the_bot_was_down_does_not_count(file: Path) -> None:
    async with housed(file) as house:
        lobby_before = (await house.lobby(ALICE)).data
        house.skip(20 * 60)
    for days in (1, 2):
        async with housed(file, skipped=20 * 60 + days * 86400) as house:
            table = await house.hall.find(1)
            assert table.data.deadline == pytest.approx((lobby_before.deadline or 0) + days * 86400, abs=5)
            house.skip(0)
            await asyncio.sleep(0.05)
            assert table.data.phase is Phase.LOBBY
    async with housed(file, skipped=20 * 60 + 2 * 86400) as house:
        table = await house.hall.find(1)
        house.skip(10 * 60 + 5)
        await house.until(lambda: table.data.phase is Phase.CLOSED)


async def test_after_a_crash_the_last_heartbeat_tells_how_long_the_bot_was_down(file: Path) -> None:
    async with housed(file) as house:
        before = (await house.lobby(ALICE)).data
    tamper(file, "UPDATE bot SET heartbeat = heartbeat + 600")  # it ran on for ten minutes, and was killed
    async with housed(file, skipped=3600) as house:
        assert (await house.hall.find(1)).data.deadline == pytest.approx((before.deadline or 0) + 3000, abs=5)


async def test_a_start_takes_up_computer_players_and_what_was_not_shown(file: Path) -> None:
    async with housed(file, pause=3600) as house:
        computers = await house.game(ALICE, computers=2)
        while not computers.computers_asked:
            await house.act(computers, ALICE, legal(computers))
        shown = await house.game(ALICE, BOB, channel=CHANNEL + 1)
        house.hall.store.note_shown(shown.data.id, shown.data.version)
        house.hall.store.note_shown(computers.data.id, computers.data.version)
        unshown = await house.game(ALICE, BOB, channel=CHANNEL + 2)
        ended = await house.game(ALICE, BOB, channel=CHANNEL + 3)
        await house.run(ended, play.end, ALICE, moderator=True)
        house.skip(600)
    async with housed(file, skipped=600) as house:
        again = await house.hall.find(computers.data.id)
        await house.until(lambda: again.data.moves > computers.data.moves)
        await house.until(lambda: sum(not changes for _, changes in house.changes) == 2)
        to_show = {table.data.id for table, changes in house.changes if not changes}
        assert to_show == {unshown.data.id, ended.data.id}
        await play_out(house, again, ALICE)
        assert again.data.phase is Phase.OVER


async def test_after_a_start_everything_is_as_it_was(file: Path) -> None:
    async with housed(file, pause=3600) as house:
        table = await house.game(ALICE, BOB, computers=1)
        for _ in range(30):
            if not table.computers_asked:
                await house.act(table, to_move(table)[1], legal(table))
        before, recent = table.data, list(table.recent)
    async with housed(file, pause=3600) as house:
        table = await house.hall.find(before.id)
        assert without_times(table.data) == without_times(before)
        assert list(table.recent) == recent
        assert await house.hall.in_channel(CHANNEL) is table


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET snapshot = '{}' WHERE id = 1",
        "UPDATE tables SET snapshot = substr(snapshot, 1, 300) WHERE id = 1",
        "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = 2) WHERE id = 1",
        "UPDATE tables SET snapshot = replace(snapshot, '\"held\"', '\"hold\"'), state_version = 99 WHERE id = 1",
        "UPDATE tables SET snapshot = json_remove(snapshot, '$.state') WHERE id = 1",
        "DELETE FROM moves WHERE table_id = 1 AND number = 2",
        "UPDATE moves SET action = 'dance' WHERE table_id = 1 AND number = 2",
        "UPDATE moves SET chance = '7' WHERE table_id = 1 AND number = 0",
        "UPDATE moves SET seat = 77 WHERE table_id = 1 AND number = 1",
        "DELETE FROM moves WHERE table_id = 1 AND number = 3",
    ],
)
async def test_what_cannot_be_read_back_is_set_aside_and_everyone_else_plays_on(file: Path, damage: str) -> None:
    async with housed(file, pause=3600) as house:
        for channel in (CHANNEL, CHANNEL + 1):
            table = await house.game(ALICE, BOB, channel=channel)
            for _ in range(3):
                await house.act(table, to_move(table)[1], legal(table))
    tamper(file, damage)
    async with housed(file) as house:
        log = house.rows("SELECT * FROM moves WHERE table_id = 1")
        with pytest.raises(Refused, match="set-aside"):
            await house.hall.in_channel(CHANNEL)
        with pytest.raises(Refused, match="set-aside"):
            await house.hall.find(1)
        assert house.rows("SELECT phase FROM tables ORDER BY id") == [("aside",), ("playing",)]
        assert house.rows("SELECT * FROM moves WHERE table_id = 1") == log
        other = await house.hall.find(2)
        await house.act(other, to_move(other)[1], legal(other))
        await house.game(ALICE, BOB)


async def test_a_table_found_by_many_at_once_is_one_object(file: Path) -> None:
    async with housed(file) as house:
        await house.game(ALICE, BOB)
    async with housed(file) as house:
        found = await asyncio.gather(*(house.hall.find(1) for _ in range(10)), house.hall.in_channel(CHANNEL))
        assert len({id(table) for table in found}) == 1


async def test_a_table_long_unused_leaves_memory_unless_someone_holds_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "KEPT_AT_HAND", 2)
    held = await house.lobby(ALICE, channel=1)
    dropped = id(await house.lobby(ALICE, channel=2))
    for channel in (3, 4):
        await house.lobby(ALICE, channel=channel)
    assert sorted(house.hall._tables) == [1, 3, 4]
    assert await house.hall.find(held.data.id) is held
    again = await house.hall.find(2)
    assert dropped
    await house.join(again, BOB)
    assert house.rows("SELECT version FROM tables WHERE id = 2") == [(2,)]


async def test_a_game_taken_out_of_the_bot_waits_for_its_return(file: Path) -> None:
    async with housed(file, pause=3600) as house:
        before = (await house.game(ALICE, computers=1)).data
    async with housed(file, games={}) as house:
        for attempt in (house.hall.find(1), house.hall.in_channel(CHANNEL)):
            with pytest.raises(Refused, match="unknown-game"):
                await attempt
    async with housed(file, pause=3600) as house:
        assert (await house.hall.find(1)).data.state == before.state


class OtherJuse(type(GAME)):
    """Stands for the games that are still there."""

    name = "other"


async def test_the_table_of_a_game_taken_out_makes_room_for_another(file: Path) -> None:
    async with housed(file) as house:
        await house.game(ALICE, BOB)
    other = OtherJuse()
    async with housed(file, games={other: choose}) as house:
        table = await house.hall.open(other, (GUILD, CHANNEL), house.by(ALICE), {"reminders": False})
        assert table.data.id == 2
        assert house.rows("SELECT game, phase FROM tables ORDER BY id") == [("juse", "aside"), ("other", "lobby")]
        assert house.rows("SELECT count(*) FROM moves") == [(1,)]


class NewerJuse(type(GAME)):
    """A later release, in which a saved state has another shape: an older one lacks `reminders`."""

    state_version = 2

    def upgrade(self, version: int, state: Any) -> Any:
        assert version == 1
        return {**state, "reminders": False}


async def test_a_running_game_survives_an_upgrade(file: Path) -> None:
    async with housed(file, pause=3600) as house:
        table = await house.game(ALICE, BOB)
        await house.act(table, to_move(table)[1], DRAW)
        before = table.data
    tamper(file, "UPDATE tables SET snapshot = json_remove(snapshot, '$.state.reminders')")
    newer = NewerJuse()
    async with housed(file, games={newer: choose}) as house:
        table = await house.hall.find(1)
        assert table.data.state == before.state
        await house.act(table, to_move(table)[1], legal(table))
        assert house.rows("SELECT state_version, phase FROM tables") == [(2, "playing")]
    async with housed(file, games={newer: choose}) as house:
        assert without_times((await house.hall.find(1)).data) == without_times(table.data)


async def test_a_vanished_channel_or_server_takes_its_tables_with_it(house: House) -> None:
    tables = [await house.game(ALICE, BOB, channel=channel) for channel in (1, 2, 3)]
    elsewhere = await house.hall.open(GAME, (GUILD + 1, 4), house.by(ALICE), {"reminders": False})
    await house.hall.close_where(GUILD, 2)
    assert [table.data.is_open for table in tables] == [True, False, True]
    await house.hall.close_where(GUILD)
    assert [table.data.phase for table in tables] == [Phase.CLOSED] * 3
    assert elsewhere.data.is_open
    assert house.rows("SELECT count(*) FROM moves") == [(3,)]


async def test_a_rematch_seats_the_same_people_one_further(file: Path) -> None:
    async with housed(file) as house:
        table = await house.game(ALICE, computers=1)
        await play_out(house, table, ALICE)
        with pytest.raises(Refused, match="not-seated"):
            await house.hall.rematch(table.data, house.by(BOB))
        again = await house.hall.rematch(table.data, house.by(ALICE))
        assert [seat.user_id for seat in again.data.seats] == [0, ALICE]
        assert (again.data.phase, again.data.channel_id, again.data.opener_id) == (Phase.LOBBY, CHANNEL, ALICE)
        with pytest.raises(Refused, match="channel-taken"):
            await house.hall.rematch(table.data, house.by(ALICE))


async def test_a_forged_number_finds_no_table(house: House) -> None:
    for number in (0, 2, 10**15):
        with pytest.raises(Refused, match="no-such-table"):
            await house.hall.find(number)


async def test_an_opener_who_gives_up_waiting_leaves_a_lobby_that_still_expires(house: House) -> None:
    opening = asyncio.create_task(house.lobby(ALICE))
    await asyncio.sleep(0)
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    await eventually(lambda: bool(house.rows("SELECT id FROM tables")))
    table = await house.hall.in_channel(CHANNEL)
    house.skip(LOBBY_IDLE + 1)
    await house.until(lambda: table.data.phase is Phase.CLOSED)


async def test_while_one_table_waits_for_the_file_the_next_loses_nothing(house: House) -> None:
    """Many tables, each with its own moves at once: none mixes with another."""
    tables = [await house.game(ALICE, BOB, channel=channel) for channel in range(6)]

    async def play_some(table: Table) -> None:
        for _ in range(15):
            await house.act(table, to_move(table)[1], legal(table))

    await asyncio.gather(*(play_some(table) for table in tables))
    for table in tables:
        assert table.data.moves == 15
        await assert_log_leads_to_file(house, table)


async def test_a_lobby_that_someone_joins_in_the_moment_it_expires_stays(house: House) -> None:
    table = await house.lobby(ALICE)
    house.skipped += LOBBY_IDLE + 1
    await asyncio.gather(house.join(table, BOB), house.hall._fire(("deadline", table.data.id)))
    assert table.data.phase is Phase.LOBBY
    assert len(table.data.seats) == 2
