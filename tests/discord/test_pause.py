"""A pause: nobody moves and no clock runs, until somebody goes on or five minutes are over."""

import pytest
from discord import Message

from bot.tables.steps.timing import LONGEST_PAUSE
from tests.discord.house import BOT_CALLS, House, buttons, labels, parts, said
from tests.discord.open_hands import follow
from tests.discord.test_clocks import shown_times, until_due


async def pause(house: House, name: str) -> None:
    """Press it where rare buttons stand."""
    assert said(await house[name].click(await house.opens(name, "What can I do?"), label="Pause")) == ""


def now(house: House) -> float:
    return house.bot.clock.table_time(house.guild.id)


async def time_left(house: House) -> float:
    due = (await house.data()).seats[0].clock.due
    assert due is not None
    return due - now(house)


async def test_in_a_pause_nobody_moves_and_every_clock_stands_still(house: House) -> None:
    await house.begin("alice", "bob", clock="live", computers=1)
    await house.pass_time(20)
    places = [(part.label, part.custom_id) for part in parts(house.live()) if "Watch" not in str(part.label)]
    assert "Pause" not in buttons(house.live())
    left, moves = await time_left(house), (await house.data()).moves
    await pause(house, "bob")
    paused = (await house.data()).halt.pause
    assert paused is not None
    until = int(paused.until)
    content = house.live().content
    assert f"⏸ Paused by 🔵 bob until <t:{until}:t>." in content
    assert shown_times(content) == []
    shown = [(part.label, part.custom_id) for part in parts(house.live()) if "Watch" not in str(part.label)]
    assert [part for part in shown if part[0] != "Resume"] == places, "no button has moved"
    for press in (house.click_move, house.type_move):
        answer = await house.refused(press())
        assert answer == f"🔵 bob paused the game until <t:{until}:t>. Press **Resume** at the table to end the pause."
    assert "You're watching" in said(await house["eve"].click(house.live(), label="Resume"))
    await house.pass_time(100)
    assert (await house.data()).moves == moves
    await house["alice"].click(house.live(), label="Resume")
    assert "Resume" not in buttons(house.live())
    assert "Paused" not in house.live().content
    assert await time_left(house) == pytest.approx(left, abs=2)
    await until_due(house)
    assert (await house.data()).seats[0].clock.missed == 1


async def test_computers_wait_for_the_end_of_a_pause(house: House) -> None:
    await house.begin("alice", "bob", computers=1, **BOT_CALLS)
    while (await house.data()).state.turn == 0:
        await house.click_move()
    house.computers_wait(3600)
    while (await house.data()).state.turn == 1:
        await house.click_move()
    await pause(house, "alice")
    house.computers_wait(0)
    moves = (await house.data()).moves
    assert house.rows("SELECT computer_to_move FROM tables") == [(0,)], "no computer thinks meanwhile"
    await house.pass_time(60)
    assert (await house.data()).moves == moves
    await house["bob"].click(house.live(), label="Resume")
    await house.pass_time(1)
    assert (await house.data()).moves > moves


async def test_after_five_minutes_it_goes_on_by_itself_although_the_bot_was_down(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    left = await time_left(house)
    await pause(house, "alice")
    await house.pass_time(LONGEST_PAUSE / 2)
    await house.down_for(3600)
    assert "⏸ Paused by 🔴 alice" in house.live().content
    await house.pass_time(LONGEST_PAUSE / 2 - 5)
    assert (await house.data()).halt.pause is not None
    await house.pass_time(10)
    assert "Paused" not in house.live().content
    assert left - 10 < await time_left(house) <= left


async def test_there_are_three_pauses_in_a_game_whoever_asks_for_them(house: House) -> None:
    await house.begin("alice", "bob", clock="relaxed")
    for name in ("alice", "bob", "alice"):
        told = said(await house[name].slash(house.channel, "table pause"))
        assert told == "Paused for 5 minutes. Everybody with a seat can press **Resume**."
        assert "paused the game until" in await house.refused(house["bob"].slash(house.channel, "table pause"))
        await house["bob"].click(house.live(), label="Resume")
    assert (
        await house.refused(house["bob"].slash(house.channel, "table pause"))
        == "A game has 3 pauses at most, and you've used them all."
    )
    assert await house.refused(house.press(house["bob"], house.live(), "t:1:0:go-on")) == "Nobody has paused this game."
    assert "Pause" not in labels(await house.opens("bob", "What can I do?"))


async def test_hands_say_that_there_is_a_pause_and_cannot_be_used_meanwhile(house: House) -> None:
    await house.begin("alice", "bob", game="jugglers", clock="live")
    for name in ("alice", "bob"):
        await house[name].click(house.live(), label="My hand")
    hands = {name: house.private_messages(name)[-1].id for name in ("alice", "bob")}

    def hand_of(name: str) -> Message:
        return next(message for message in house.private_messages(name) if message.id == hands[name])

    await pause(house, "bob")
    await follow(house)
    for name in hands:
        assert "⏸ Paused by 🔵 bob until" in hand_of(name).content
        assert shown_times(hand_of(name).content) == []
    moves = (await house.data()).moves
    await house["alice"].click(hand_of("alice"), label=labels(hand_of("alice"))[-1])
    assert hand_of("alice").content.startswith("🔵 bob paused the game until")
    assert (await house.data()).moves == moves


async def test_who_is_away_can_come_back_in_a_pause_and_has_all_their_time(house: House) -> None:
    await house.begin("alice", "bob", clock="live")
    await house["alice"].slash(house.channel, "table pause")
    await house["alice"].slash(house.channel, "table leave")
    assert "A computer is playing for you" in await house.refused(house["alice"].click(house.live(), label="Resume"))
    await house.pass_time(LONGEST_PAUSE / 2)
    await house["alice"].click(house.live(), label="I'm back")
    await house["alice"].click(house.live(), label="Resume")
    assert await time_left(house) == pytest.approx(60, abs=2)


async def test_who_plays_alone_needs_no_pause(house: House) -> None:
    await house["alice"].slash(house.channel, "junk new", public=True)
    assert (
        await house.refused(house["alice"].slash(house.channel, "table pause"))
        == "Only a public game with several seats can be paused."
    )
