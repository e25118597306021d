"""All tables together: one per channel, one object each; and what they do by themselves."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.core.errors import Refused
from bot.core.game import settle_options
from bot.core.time_controls import TIME_LIMITS
from bot.games import find_game, find_player
from bot.tables.runtime.loaded_tables import KEPT_ENDED
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import Phase
from bot.tables.store.database import DatabaseUrl
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.offline_bot import (
    ALICE,
    BOB,
    CHANNEL,
    GUILD,
    KEEPER,
    OfflineBot,
    legal,
    running_bot,
    tamper,
    to_move,
    without_times,
)

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_of_many_tables_opened_at_once_in_a_channel_only_one_opens(bot: OfflineBot) -> None:
    answers = await asyncio.gather(*(bot.lobby(ALICE) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 1
    assert {str(answer) for answer in answers if isinstance(answer, Exception)} == {"channel-taken (table=1)"}


@pytest.mark.sqlite
async def test_a_failing_computer_player_is_logged_and_makes_a_legal_move(
    place: DatabaseUrl, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("lost count")

    async with running_bot(place, games={GAME: broken}) as bot:
        table = await bot.game(ALICE, computers=1)
        await bot.act(table, ALICE, DRAW)
        await bot.move_by_move(table)
        assert table.data.phase is Phase.OVER
    assert "lost count" in caplog.text


async def test_a_start_resumes_computer_players_and_shows_what_was_not_shown(place: DatabaseUrl) -> None:
    async with running_bot(place, pause=3600) as bot:
        computers = await bot.game(ALICE, computers=2)
        while not computers.computers_asked:
            await bot.act(computers, ALICE, legal(computers))
        shown = await bot.game(ALICE, BOB, channel=CHANNEL + 1)
        await bot.act(shown, to_move(shown)[1], legal(shown))
        bot.tables.store.note_shown(shown.data.id, shown.data.version)
        bot.tables.store.note_shown(computers.data.id, computers.data.version)
        unshown = await bot.game(ALICE, BOB, channel=CHANNEL + 2)
        ended = await bot.game(ALICE, BOB, channel=CHANNEL + 3)
        await bot.run(ended, play.end, KEEPER, moderator=True)
        bot.skip(20)
    async with running_bot(place, skipped=20) as bot:
        again = await bot.tables.find(computers.data.id)
        await bot.until(lambda: again.data.moves > computers.data.moves)
        await bot.until(lambda: sum(not changes for _, changes in bot.changes) == 2)
        to_show = {table.data.id for table, changes in bot.changes if not changes}
        assert to_show == {unshown.data.id, ended.data.id}
        found = await bot.tables.find(shown.data.id)
        assert without_times(found.data) == without_times(shown.data)
        assert list(found.recent) == list(shown.recent) != []
        await bot.move_by_move(again)
        assert again.data.phase is Phase.OVER


async def test_few_of_the_tables_that_have_ended_stay_in_memory(bot: OfflineBot) -> None:
    going_on = await bot.game(ALICE, BOB, channel=CHANNEL + 1)
    for _ in range(KEPT_ENDED + 3):
        await bot.run(await bot.game(ALICE, BOB), play.end, KEEPER, moderator=True)
    bot.changes.clear()
    ended = [data.id for data in bot.tables.loaded_tables() if not data.is_open]
    assert sorted(ended) == [going_on.data.id + 3 + number for number in range(1, KEPT_ENDED + 1)]
    assert (await bot.tables.find(going_on.data.id + 1)).data.phase is Phase.CLOSED


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
@pytest.mark.sqlite
async def test_an_unreadable_table_is_set_aside_and_the_others_go_on(place: DatabaseUrl, damage: str) -> None:
    async with running_bot(place, pause=3600) as bot:
        for channel in (CHANNEL, CHANNEL + 1):
            table = await bot.game(ALICE, BOB, channel=channel)
            for _ in range(3):
                await bot.act(table, to_move(table)[1], legal(table))
    tamper(place, damage)
    async with running_bot(place) as bot:
        log = bot.rows("SELECT * FROM moves WHERE table_id = 1")
        with pytest.raises(Refused, match="set-aside"):
            await bot.tables.in_channel(CHANNEL)
        with pytest.raises(Refused, match="set-aside"):
            await bot.tables.find(1)
        assert bot.rows("SELECT phase FROM tables ORDER BY id") == [("aside",), ("playing",)]
        assert bot.rows("SELECT * FROM moves WHERE table_id = 1") == log
        other = await bot.tables.find(2)
        await bot.act(other, to_move(other)[1], legal(other))
        await bot.game(ALICE, BOB)


@pytest.mark.sqlite
async def test_a_table_found_by_many_at_once_is_one_object(place: DatabaseUrl) -> None:
    async with running_bot(place) as bot:
        await bot.game(ALICE, BOB)
    async with running_bot(place) as bot:
        found = await asyncio.gather(*(bot.tables.find(1) for _ in range(10)), bot.tables.in_channel(CHANNEL))
        assert len({id(table) for table in found}) == 1


async def test_a_rematch_does_not_bring_back_what_somebody_was_called_before(bot: OfflineBot) -> None:
    played = await bot.played(ALICE, BOB)
    robert = msgspec.structs.replace(bot.by(BOB), name="Robert")
    await bot.tables.open(GAME, (GUILD, CHANNEL + 1), robert, settle_options(GAME, {}))
    assert len((await bot.tables.rematch(played.data, bot.by(ALICE))).data.seats) == 2
    assert bot.rows("SELECT name FROM people ORDER BY user_id") == [("Alice",), ("Robert",)]


async def test_a_game_begun_at_once_has_its_clock_and_its_computers_move_after_a_stop_before_their_first_move(
    place: DatabaseUrl,
) -> None:
    game, player = find_game("roundup"), find_player("roundup")
    async with running_bot(place, games={game: player}, pause=60.0) as bot:
        options = settle_options(game, {})
        begun = await bot.tables.open_dealt(game, (GUILD, CHANNEL), bot.by(ALICE), options, "live", seats=3)
        due = begun.data.touched_at + TIME_LIMITS["live"]
        assert [seat.clock.due for seat in begun.data.seats] == [due, None, None]
        assert bot.rows("SELECT deadline FROM tables") == [(due,)]
    async with running_bot(place, games={game: player}) as bot:
        table = await bot.tables.find(begun.data.id)
        await bot.until(lambda: table.data.moves == 2)
