"""The lobby: who takes a seat, who may do what, and when it closes by itself."""

import pytest

from bot.tables.steps.model import COMPUTER, Phase
from tests.discord.house import House, in_words, labels, list_id, lists, said


def offered(house: House) -> list[str]:
    """Return the entries of the host's list of options."""
    return [option.label for option in lists(house.host_panel("alice"))[1].options]


async def names(house: House) -> list[str]:
    return [seat.name for seat in (await house.data()).seats]


async def test_the_hosts_panel_adds_computers_changes_options_removes_and_begins(house: House) -> None:
    """It comes with the lobby, follows it, nothing in it moves, and where it stood the host has their hand."""
    alice = house["alice"]
    await house.open("alice", "bob", "carol", game="roundup")
    panel, before = house.host_panel("alice"), house.raw(house.host_panel("alice")).components
    assert labels(panel) == ["Start", "Start with computers", "Close the table"]
    assert "At the table: 🔴 alice, 🔵 bob, and 🟡 carol." in panel.content
    await alice.select(panel, ["hard"], custom_id=list_id(panel, "computer"))
    assert "4. 🟢 Kumari (computer, hard)" in in_words(house.live())
    panel = house.host_panel("alice")
    assert labels(panel) == ["Start", "Close the table"]
    assert [len(row["components"]) for row in before] == [len(row["components"]) for row in house.raw(panel).components]
    await alice.select(panel, ["2"], custom_id=list_id(panel, "remove"))
    assert await names(house) == ["alice", "bob", "Kumari"]
    assert len(house.private_messages("alice")) == 1
    await alice.click(house.host_panel("alice"), label="Start")
    assert [seat.level for seat in (await house.data()).seats if seat.user_id == COMPUTER] == ["hard"]
    (hand,) = house.private_messages("alice")
    assert "your hand" in hand.content.lower()


async def test_a_lobby_shows_seats_how_many_may_play_and_about_how_long_it_will_take(house: House) -> None:
    """Juse with two people; with two computers it is over sooner, and a clock of days tells only that."""
    lobby = await house.open("alice")
    assert "about 8 min with computers" in in_words(lobby).splitlines()
    assert "**Leave**" in await house.refused(house["alice"].click(lobby, label="Join"))
    await house["bob"].click(lobby, label="Join")
    shown = in_words(house.live())
    assert "about 20 min" in shown.splitlines()
    assert "2 to 8" in shown
    assert "3 to 7" in shown
    assert "Seats: 1. 🔴 alice (host) and 2. 🔵 bob; 6 free." in shown
    for _ in range(2):
        await house.choose(house["alice"], "computer", "normal")
    assert "about 9 min" in in_words(house.live()).splitlines()
    await house.choose(house["alice"], "option", "clock=slow")
    assert "several days" in in_words(house.live()).splitlines()


async def test_an_unknown_level_or_a_full_table_adds_nobody(house: House) -> None:
    await house.open("alice")
    assert "no longer works" in said(await house.choose(house["alice"], "computer", "perfect"))
    assert len((await house.data()).seats) == 1
    for _ in range(7):
        await house.choose(house["alice"], "computer", "normal")
    assert labels(house.live()) == ["Leave", "What can I do?", "Rules", "Host options"]
    assert [menu.disabled for menu in lists(house.host_panel("alice"))] == [True, False, False]


async def test_the_hosts_panel_is_for_the_host_or_who_comes_next_and_for_moderators(house: House) -> None:
    lobby = await house.open("alice", "bob")
    only = f"Only the host (<@{house['alice'].id}>"
    assert only in await house.refused(house["bob"].click(lobby, label="Host options"))
    assert only in await house.refused(house.start("bob"))
    await house["keeper"].click(lobby, label="Host options")
    await house["alice"].click(lobby, label="Leave")
    with pytest.raises(StopIteration):
        house.host_panel("alice")
    assert (await house.data()).opener_id == house["bob"].id
    assert "Waiting for 🔴 bob" in house.live().content
    await house["keeper"].click(house.host_panel("keeper"), label="Close the table")
    assert house.private_messages("keeper") == []
    assert "closed before the game started" in house.live().content


# ---------------------------------------------------------------- starting with computers


async def test_one_click_fills_a_fresh_lobby_and_begins(house: House) -> None:
    await house.open("alice", game="roundup")
    await house.refused(house.choose(house["alice"], "option", "points=51"))
    await house["alice"].click(house.host_panel("alice"), label="Start with computers")
    data = await house.data()
    assert (data.phase, len(data.seats)) == (Phase.PLAYING, 4)
    assert {(seat.user_id, seat.level) for seat in data.seats[1:]} == {(COMPUTER, "normal")}


# ---------------------------------------------------------------- options


async def test_options_are_changed_in_the_lobby_and_what_is_chosen_is_not_offered(house: House) -> None:
    await house.open("alice", "bob")
    assert "Show base rank: on" in offered(house)
    assert "Show base rank: off" not in offered(house)
    assert "Only" in await house.refused(house.choose(house["bob"], "option", "reminders=True"))
    await house.refused(house.choose(house["alice"], "option", "luck=1"))
    await house.choose(house["alice"], "option", "reminders=True")
    assert "show base rank: on" in in_words(house.live())
    assert "Show base rank: off" in offered(house)
    assert "after a wrong call: wait one lap" in in_words(house.live())
    await house.choose(house["alice"], "option", "referee=bot")
    assert "wrong call" not in in_words(house.live()), "where the bot calls there is none"


# ---------------------------------------------------------------- who opened it, and when it closes


async def test_a_lobby_is_gone_after_thirty_idle_minutes(house: House) -> None:
    await house.open("alice")
    await house.env.advance_time(29 * 60)
    await house["bob"].click(house.live(), label="Join")
    await house.env.advance_time(29 * 60)
    assert house.phases() == ["lobby"]
    await house.env.advance_time(61)
    assert house.phases() == ["closed"]
    assert "closed before the game started" in house.live().content


async def test_a_second_new_says_where_the_first_is_and_offers_to_show_or_to_leave_ones_own(house: House) -> None:
    house.allow(house.channel, attach_files=False, send_messages=False)
    assert "Send Messages and Attach Files" in await house.refused(house["alice"].slash(house.channel, "juse new"))
    house.allow(house.channel, attach_files=True, send_messages=True)
    await house.begin("alice", "bob")
    first = house.live()
    answer = await house.refused(house["carol"].slash(house.channel, "juse new"))
    assert "This channel already has a table (#1)" in answer
    assert "/table show" in answer
    assert labels(house.private_messages("carol")[-1]) == ["Show the table"]
    await house["alice"].slash(house.channel, "juse new")
    answer = house.private_messages("alice")[-1]
    assert labels(answer) == ["Show the table", "Leave"]
    await house["alice"].click(answer, label="Show the table")
    assert house.live().id != first.id
    asked = await house.opens("alice", "Leave", answer)
    assert asked.content.startswith("Give up Juse, table 1?")
    await house.opens("alice", "Give it up", asked)
    assert (await house.data()).seats[0].presence.away


async def test_a_stale_choice_of_whom_to_remove_removes_nobody(house: House) -> None:
    """The list that alice looked at had bob where carol sits now."""
    await house.open("alice", "bob", "carol")
    panel = house.host_panel("alice")
    seen = list_id(panel, "remove")
    await house["bob"].click(house.live(), label="Leave")
    menu = house.raw(panel).components[3]["components"][0]
    menu.update(custom_id=seen, disabled=False)
    assert "moved on" in await house.refused(house["alice"].select(panel, ["1"], custom_id=seen))
