"""Clocks on Discord: choosing and showing them, what happens when time is up, and downtime of the bot."""

import re

import pytest

from bot.core.time_controls import TIME_LIMITS, ClockName
from bot.tables.steps import timing
from bot.tables.steps.model import LOBBY_IDLE, THE_BOT
from tests.discord.house import House, in_words, said
from tests.tables.offline_bot import DAY

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


def shown_times(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"<t:(\d+):R>", text)]


def mentions(house: House) -> list[str]:
    """Texts of all messages that notify somebody."""
    return [
        request.json["content"]
        for request in house.env.http_requests
        if isinstance(request.json, dict) and (request.json.get("allowed_mentions") or {}).get("users")
    ]


async def until_due(house: House, *, less: float = 0.0) -> None:
    """Advances the time to the table's next deadline, or to a little before it."""
    deadline = (await house.data()).deadline
    assert deadline is not None
    await house.pass_time(deadline - house.bot.clock.table_time(house.guild.id) - less + 0.01)


async def let_time_run_out(house: House) -> None:
    """Time is up, and the computer has not moved yet."""
    house.computers_wait(3600)
    table = await house.table()
    house.env.backend.advance_clock((table.data.deadline or 0.0) - house.bot.clock.table_time(house.guild.id))
    await house.run_unseen(table, timing.time_up, THE_BOT)


# ------------------------------------------------------------ chosen


@pytest.mark.parametrize("settings", [{"clock": "live"}], indirect=True)
async def test_a_new_table_has_the_clock_of_the_settings_and_it_can_be_changed_in_the_lobby(house: House) -> None:
    await house.open("alice", "bob")
    assert (await house.data()).terms.clock == "live"
    assert "clock: live, 60 seconds per turn" in in_words(house.live())
    assert "Only" in await house.refused(house.choose(house["bob"], "option", "clock=blitz"))
    await house.choose(house["alice"], "option", "clock=slow")
    assert "clock: slow, 24 hours per turn" in in_words(house.live())
    await house.choose(house["keeper"], "option", "clock=blitz")
    await house.start("alice")
    assert (await house.data()).terms.clock == "blitz"


# ------------------------------------------------------------ each clock


async def test_without_a_clock_no_time_is_shown_and_none_runs_out(house: House) -> None:
    await house.begin("alice", "bob", clock="none")
    assert shown_times(house.live().content) == []
    await house.pass_time(13 * DAY)
    assert (await house.data()).moves == 0


@pytest.mark.parametrize("clock", ["live", "slow"])
async def test_the_message_shows_the_deadline_and_then_the_computer_makes_the_move_and_says_so(
    house: House, clock: ClockName
) -> None:
    await house.begin("alice", "bob", clock=clock)
    due = (await house.data()).seats[0].clock.due or 0.0
    assert due == pytest.approx(house.bot.clock.table_time(house.guild.id) + TIME_LIMITS[clock], abs=2)
    assert shown_times(house.live().content) == [int(due)]
    await until_due(house, less=1)
    assert (await house.data()).moves == 0
    pinged = mentions(house)
    await house.pass_time(1.5)
    data = await house.data()
    assert data.moves >= 1
    assert data.state.turn == 1
    assert "🔴 alice ran out of time, so the computer made one move." in house.live().content
    assert not data.seats[0].by_computer
    assert not [text for text in mentions(house)[len(pinged) :] if f"<@{house['alice'].id}>" in text]


async def test_after_two_missed_moves_the_computer_plays_until_im_back(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    while not (await house.data()).seats[0].presence.away:
        await (house.click_move() if (await house.data()).state.turn else until_due(house))
    assert (await house.data()).state.turn == 1
    assert "a computer plays until 🔴 alice presses **I'm back**" in house.live().content
    await house["alice"].click(house.live(), label="I'm back")
    assert not (await house.data()).seats[0].presence.away
    assert "a computer plays until" not in house.live().content
    while (await house.data()).state.turn == 1:
        await house.click_move()
    assert said(await house["alice"].slash(house.channel, "juse draw")) == ""


async def test_a_click_after_the_deadline_is_refused(house: House) -> None:
    message = await house.begin("alice", "bob", clock="live")
    await let_time_run_out(house)
    assert "You ran out of time" in await house.refused(house["alice"].click(message, label="Draw"))
    assert "You ran out of time" in await house.refused(house["alice"].slash(house.channel, "juse draw"))


async def test_a_deadline_of_a_finished_game_does_not_affect_the_rematch(house: House) -> None:
    await house.begin("alice", "bob", clock="blitz")
    await house.pass_time(10)
    await house["keeper"].slash(house.channel, "table end")
    await house["alice"].click(house.live(), label="Rematch")
    await house.start("alice")
    await house.pass_time(10)
    data = await house.data()
    assert (data.id, data.moves, [seat.clock.missed for seat in data.seats]) == (2, 0, [0, 0])
    await house.pass_time(6)
    assert (await house.data()).moves == 1


# ------------------------------------------------------------ restarts


async def test_downtime_does_not_count(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    await house.pass_time(20)
    before = (await house.data()).seats[0].clock.due
    assert before is not None
    await house.down_for(5 * DAY)
    data = await house.data()
    assert (data.moves, data.seats[0].clock.missed, data.seats[0].clock.due) == (0, 0, before)
    [shown] = shown_times(house.live().content)
    assert shown == pytest.approx(before + 5 * DAY, abs=2), "the message says until when it is now"
    await until_due(house, less=1)
    assert (await house.data()).moves == 0
    await house.pass_time(1.5)
    assert (await house.data()).moves >= 1


# ------------------------------------------------------------ deserted and idle tables


@pytest.mark.parametrize(("clock", "waits"), [("blitz", LOBBY_IDLE), ("slow", TIME_LIMITS["slow"])])
async def test_a_deserted_table_waits_and_is_then_closed(house: House, clock: ClockName, waits: float) -> None:
    await house.begin("alice", "bob", clock=clock)
    while not (await house.data()).is_deserted:
        await until_due(house)
    moves = (await house.data()).moves
    assert "Nobody is here, so the table waits" in house.live().content
    await house.pass_time(waits - 5)
    assert (await house.data()).moves == moves, "the computers wait too"
    await house.pass_time(10)
    assert house.phases() == ["closed"]
    assert "Everybody left, so this game is closed. Its record is kept." in house.live().content
    assert "Here is the game" in said(await house.asks_for_record("alice"))
