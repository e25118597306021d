"""What the file still knows after somebody, or a whole server, was forgotten."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame, Choose
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import FORGOTTEN, SOMEONE, Seat
from bot.tables.store.erasure import KEPT_AFTER_LEAVING
from bot.tables.store.settings import GuildSettings, PlayerSettings
from cogs.junk.player import hint as junk_player
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.player import levels as juse_player
from cogs.juse.rules.game import GAME as JUSE
from tests.tables.house import ALICE, BOB, CAROL, CHANNEL, DAVE, GUILD, House, eventually, housed

BOTH: Mapping[AnyGame, Choose] = {JUNK: junk_player.choose, JUSE: juse_player.choose}
OTHER_GUILD = GUILD + 1


@pytest.fixture
async def house(file: Path) -> AsyncIterator[House]:
    async with housed(file, pause=3600, games=BOTH) as house:
        yield house


async def alone(house: House, user: int, *, private: bool = True, guild: int = GUILD, channel: int = CHANNEL) -> Table:
    player = house.by(user)
    return await house.hall.open_alone(JUNK, (guild, channel), player, {"naked": False}, private=private)


async def ended_game(house: House, *people: int, computers: int = 0, channel: int = CHANNEL) -> Table:
    table = await house.game(*people, computers=computers, channel=channel)
    await house.act(table, people[0], JUSE.parse("draw"))
    await house.run(table, play.end, people[0], moderator=True)
    return table


def numbers(house: House) -> list[int]:
    return [row[0] for row in house.rows("SELECT id FROM tables ORDER BY id")]


async def test_alone_against_the_computer_is_ones_own(house: House) -> None:
    own = await ended_game(house, ALICE, computers=2)
    shared = await ended_game(house, ALICE, BOB)
    others = await ended_game(house, BOB, computers=1)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    assert numbers(house) == [shared.data.id, others.data.id]
    assert house.rows("SELECT COUNT(*) FROM moves WHERE table_id = ?", own.data.id) == [(0,)]
    assert house.rows("SELECT DISTINCT user_id FROM moves ORDER BY 1") == [(FORGOTTEN,), (BOB,)]
    again = (await house.hall.find(shared.data.id)).data
    assert again.seats == (Seat(FORGOTTEN, SOMEONE), Seat(BOB, "Bob"))
    assert again.opener_id == FORGOTTEN
    assert again.state == shared.data.state
    await house.hall.forget_person(GUILD, house.by(BOB))
    assert numbers(house) == [], "a game of nobody is kept for nobody"


async def test_who_was_forgotten_is_not_asked_to_a_rematch(house: House) -> None:
    table = await ended_game(house, ALICE, BOB)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    again = await house.hall.rematch((await house.hall.find(table.data.id)).data, house.by(BOB))
    assert [seat.user_id for seat in again.data.seats] == [BOB]
    with pytest.raises(Refused, match="not-seated"):
        await house.hall.rematch((await house.hall.find(table.data.id)).data, house.by(ALICE))


async def test_who_has_a_seat_is_asked_to_leave_first_and_nothing_is_gone(house: House) -> None:
    private = await alone(house, ALICE)
    running = await house.game(ALICE, BOB)
    with pytest.raises(Refused, match="leave-first") as refused:
        await house.hall.forget_person(GUILD, house.by(ALICE))
    assert refused.value.values == {"table": str(running.data.id), "channel": f"<#{CHANNEL}>"}
    assert numbers(house) == [private.data.id, running.data.id]


async def test_a_seat_that_was_left_becomes_the_computers_for_good(house: House) -> None:
    running = await house.game(ALICE, BOB)
    await house.run(running, play.leave, ALICE)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    table = await house.hall.find(running.data.id)
    assert table.data.seats[0] == Seat(FORGOTTEN, SOMEONE, away=True)
    assert table.computers_asked
    assert house.changes[-1][0].data.id == running.data.id, "it is shown without the name"
    with pytest.raises(Refused, match="not-seated"):
        await house.run(table, play.come_back, ALICE)


async def test_a_move_that_comes_in_the_same_moment_does_not_bring_a_table_back(house: House) -> None:
    table = await alone(house, ALICE)
    results = await asyncio.gather(
        house.hall.forget_person(GUILD, house.by(ALICE)),
        *(house.act(table, ALICE, JUNK.parse("draw")) for _ in range(3)),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert {refusal.code for refusal in refused} <= {"no-such-table", "holding"}
    assert numbers(house) == []
    assert house.rows("SELECT COUNT(*) FROM moves") == [(0,)]


async def test_elsewhere_everything_stays(house: House) -> None:
    await alone(house, ALICE)
    there = await alone(house, ALICE, guild=OTHER_GUILD)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    assert numbers(house) == [there.data.id]
    await house.act(there, ALICE, JUNK.parse("draw"))


async def test_what_somebody_has_set_goes_with_them_on_every_server(house: House) -> None:
    for user in (ALICE, BOB):
        await house.hall.settings.set_deck(user, "four")
        await house.hall.settings.set_pings(user, False)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    assert house.rows("SELECT user_id FROM player_settings") == [(BOB,)]
    assert await house.hall.settings.of_player(ALICE) == PlayerSettings()
    assert await house.hall.settings.of_player(BOB) == PlayerSettings(pings=False, deck="four")


async def test_results_go_with_who_had_them_and_the_others_keep_theirs(house: House) -> None:
    shared = await house.played(ALICE, BOB, CAROL, DAVE)
    own = await house.played(ALICE, computers=3)
    won = house.rows("SELECT won FROM results WHERE user_id = ?", BOB)
    assert house.rows("SELECT COUNT(*) FROM results WHERE user_id = ?", ALICE) == [(2,)]
    await house.hall.forget_person(GUILD, house.by(ALICE))
    assert numbers(house) == [shared.data.id]
    assert house.rows("SELECT user_id FROM results ORDER BY user_id") == [(BOB,), (CAROL,), (DAVE,)]
    assert house.rows("SELECT won FROM results WHERE user_id = ?", BOB) == won
    assert house.rows("SELECT COUNT(*) FROM results WHERE table_id = ?", own.data.id) == [(0,)]


async def test_results_of_another_server_stay(house: House) -> None:
    table = await house.played(ALICE, BOB, CAROL, DAVE)
    await house.hall.forget_person(OTHER_GUILD, house.by(ALICE))
    assert house.rows("SELECT COUNT(*) FROM results WHERE table_id = ?", table.data.id) == [(4,)]


async def test_a_seat_left_and_forgotten_has_no_result_in_the_end(house: House) -> None:
    table = await house.lobby(ALICE, BOB, CAROL, DAVE)
    await house.start_short(table)
    await house.run(table, play.leave, ALICE)
    await house.hall.forget_person(GUILD, house.by(ALICE))
    await house.play_on(table)
    assert house.rows("SELECT user_id, people FROM results ORDER BY user_id") == [(BOB, 4), (CAROL, 4), (DAVE, 4)]


async def test_a_server_is_forgotten_while_the_bot_runs_on(house: House) -> None:
    gone = await alone(house, ALICE, guild=OTHER_GUILD)
    stays = await alone(house, BOB)
    await house.hall.settings.set_guild(OTHER_GUILD, GuildSettings())
    forgetting = house.hall.forgetting
    await forgetting.note_left(OTHER_GUILD, house.now())
    house.hall.forget_servers()
    house.skip(KEPT_AFTER_LEAVING - 60)
    await asyncio.sleep(0.1)
    assert numbers(house) == [gone.data.id, stays.data.id]
    house.skip(6 * 3600 + 120)
    # The file is ahead of what the process holds at hand by a moment.
    await eventually(lambda: numbers(house) == [stays.data.id] and gone.data.id not in house.hall._tables)
    assert house.rows("SELECT COUNT(*) FROM guild_settings") == [(0,)]
    with pytest.raises(Refused, match="no-such-table"):
        await house.hall.find(gone.data.id)


async def test_a_server_that_came_back_keeps_everything(house: House) -> None:
    await alone(house, ALICE)
    forgetting = house.hall.forgetting
    await forgetting.note_left(GUILD, house.now())
    await forgetting.note_joined(GUILD)
    assert await forgetting.servers_left(house.now() + 2 * KEPT_AFTER_LEAVING) == []
    await forgetting.note_left(GUILD, house.now())
    await forgetting.note_who_is_here([GUILD], house.now() + 2 * KEPT_AFTER_LEAVING)
    assert await forgetting.servers_left(house.now() + 2 * KEPT_AFTER_LEAVING) == []
    assert len(numbers(house)) == 1


async def test_a_server_found_gone_is_kept_thirty_days_from_then(house: House) -> None:
    """Also one of which only settings are stored; and being found gone again does not begin the days anew."""
    await alone(house, ALICE)
    await house.hall.settings.set_guild(OTHER_GUILD, GuildSettings())
    forgetting, now = house.hall.forgetting, house.now()
    await forgetting.note_who_is_here([], now)
    await forgetting.note_who_is_here([], now + KEPT_AFTER_LEAVING - 60)
    assert await forgetting.servers_left(now + KEPT_AFTER_LEAVING - 60) == []
    assert len(await forgetting.servers_left(now + KEPT_AFTER_LEAVING + 60)) == 1
    assert house.rows("SELECT COUNT(*) FROM guild_settings") == [(0,)]
