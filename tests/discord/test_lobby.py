"""The lobby: who takes a seat, who may do what, and when it closes by itself."""

import discord
import pytest

from bot.tables.steps.model import COMPUTER, Phase
from tests.discord.house import House, in_words, labels, list_id, lists, refused, said


def offered(lobby: discord.Message) -> list[str]:
    """Return the entries of the list of options."""
    return [option.label for option in lists(lobby)[-1].options]


async def names(house: House) -> list[str]:
    return [seat.name for seat in (await house.data()).seats]


async def test_the_lobby_shows_seats_and_options_and_how_many_may_play(house: House) -> None:
    shown = in_words(await house.open("alice", "bob", reminders=True))
    assert "2 to 8" in shown
    assert "3 to 7" in shown
    assert "Seats: 1. 🔴 alice (host) and 2. 🔵 bob; 6 are free." in shown
    assert "reminders: on" in shown


async def test_a_lobby_says_about_how_long_it_will_take(house: House) -> None:
    """Juse with two people; with two computers it is over sooner, and a clock of days tells only that."""
    lobby = await house.open("alice", "bob")
    assert "about 25 min" in in_words(lobby).splitlines()
    for _ in range(2):
        await house["alice"].select(house.live(), ["normal"], custom_id=list_id(house.live(), "computer"))
    assert "about 10 min" in in_words(house.live()).splitlines()
    await house.choose(house["alice"], "option", "clock=slow")
    assert "several days" in in_words(house.live()).splitlines()


async def test_a_computer_player_has_the_chosen_level(house: House) -> None:
    lobby = await house.open("alice")
    await house["alice"].select(lobby, ["hard"], custom_id=list_id(lobby, "computer"))
    assert "2. 🔵 Kumari (computer, hard)" in in_words(house.live())
    await house["alice"].click(house.live(), label="Start")
    assert (await house.data()).seats[1].level == "hard"


async def test_an_unknown_level_or_a_full_table_adds_nobody(house: House) -> None:
    lobby = await house.open("alice")
    adding = list_id(lobby, "computer")
    house.raw(lobby).components[2]["components"][0]["options"].append({"label": "?", "value": "perfect"})
    assert "not" in said(await house["alice"].select(lobby, ["perfect"], custom_id=adding))
    assert len((await house.data()).seats) == 1
    for _ in range(7):
        await house.choose(house["alice"], "computer", "normal")
    assert "Join" not in labels(house.live())
    assert [row.placeholder for row in lists(house.live())] == ["Change options and clock"]


async def test_starting_and_more_are_for_the_opener_and_moderators(house: House) -> None:
    lobby = await house.open("alice", "bob")
    before = house.stored()
    for label in ("Start", "Start with computers", "More"):
        answer = await house["bob"].click(lobby, label=label)
        assert f"Only <@{house['alice'].id}>" in refused(house, answer, before)
    assert [labels(message) for message in house.private_messages("bob")] == [[]]
    for who in (house["alice"], house.person("keeper", moderator=True)):
        assert labels(await house.more(who)) == ["Close the table"]


async def test_more_removes_and_closes_and_says_so_in_place(house: House) -> None:
    await house.open("alice", "bob")
    more = await house.more(house["alice"])
    await house["alice"].select(more, ["1"], custom_id=list_id(more, "remove"))
    assert await names(house) == ["alice"]
    assert [message.content for message in house.private_messages("alice")] == ["Done."]
    more = await house.more(house["alice"])
    assert lists(more) == [], "nobody else is there to be removed"
    await house["alice"].click(more, label="Close the table")
    assert [message.content for message in house.private_messages("alice")] == ["Lobby closed."]
    assert "closed before it began" in house.live().content
    assert house.phases() == ["closed"]


async def test_what_stands_behind_more_is_refused_to_everybody_else(house: House) -> None:
    """Somebody may have been handed the lobby, and lost it, since they opened it."""
    lobby = await house.open("alice", "bob")
    before = house.stored()
    forged = await house.press(house["bob"], lobby, "t:1:0:close")
    assert f"Only <@{house['alice'].id}>" in refused(house, forged, before)


# ---------------------------------------------------------------- starting with computers


async def test_one_click_fills_a_fresh_lobby_and_begins(house: House) -> None:
    lobby = await house.open("alice", game="roundup")
    await house["alice"].click(lobby, label="Start with computers")
    data = await house.data()
    assert (data.phase, len(data.seats)) == (Phase.PLAYING, 4)
    assert {(seat.user_id, seat.level) for seat in data.seats[1:]} == {(COMPUTER, "normal")}


# ---------------------------------------------------------------- options


async def test_options_are_changed_in_the_lobby_and_what_is_chosen_is_not_offered(house: House) -> None:
    lobby = await house.open("alice", "bob")
    assert "Reminders: on" in offered(lobby)
    assert "Reminders: off" not in offered(lobby)
    before = house.stored()
    answer = await house.choose(house["bob"], "option", "reminders=True")
    assert "Only" in refused(house, answer, before)
    await house.choose(house["alice"], "option", "reminders=True")
    assert "reminders: on" in in_words(house.live())
    assert "Reminders: off" in offered(house.live())
    await house["alice"].click(house.live(), label="Start")
    assert (await house.data()).options["reminders"] is True


@pytest.mark.parametrize("forged", ["points=51", "luck=1"])
async def test_what_opening_a_table_refuses_changing_it_refuses_too(house: House, forged: str) -> None:
    lobby = await house.open("alice", game="roundup")
    house.raw(lobby).components[-1]["components"][0]["options"].append({"label": "?", "value": forged})
    before = house.stored()
    refused(house, await house.choose(house["alice"], "option", forged), before)


# ---------------------------------------------------------------- who opened it, and when it closes


async def test_when_the_opener_leaves_the_next_person_is_the_opener(house: House) -> None:
    await house.open("alice", computers=1)
    await house["bob"].click(house.live(), label="Join")
    await house["alice"].click(house.live(), label="Leave")
    data = await house.data()
    assert data.opener_id == house["bob"].id
    assert "bob starts" in house.live().content
    await house["bob"].click(house.live(), label="Start")
    assert "▶" in house.live().content


async def test_a_lobby_is_gone_after_thirty_idle_minutes(house: House) -> None:
    await house.open("alice")
    await house.env.advance_time(29 * 60)
    await house["bob"].click(house.live(), label="Join")
    await house.env.advance_time(29 * 60)
    assert house.phases() == ["lobby"]
    await house.env.advance_time(61)
    assert house.phases() == ["closed"]
    assert "closed before it began" in house.live().content


async def test_a_second_new_says_where_the_first_is(house: House) -> None:
    await house.open("alice")
    before = house.stored()
    answer = said(await house["bob"].slash(house.channel, "juse new"))
    assert "already a table in this channel, number 1" in answer
    assert "/table show" in answer
    assert house.stored() == before
    assert len(house.texts()) == 1


async def test_a_thread_is_a_channel_of_its_own(house: House) -> None:
    await house.open("alice")
    house.env.backend.create_thread(house.channel.id, "side game", house["alice"].id)
    thread = house.channel.threads[0]
    message = await house.begin("alice", "bob", channel=thread)
    assert message.channel.id == thread.id
    await house.click_move(thread)
    assert "alice drew" in house.live(thread).content
    assert house.phases() == ["lobby", "playing"]


async def test_missing_permissions_are_named_before_a_table_opens(house: House) -> None:
    house.allow(house.channel, attach_files=False)
    answer = said(await house["alice"].slash(house.channel, "juse new"))
    assert "Attach Files" in answer
    assert "Send Messages" not in answer
    house.allow(house.channel, attach_files=False, send_messages=False)
    answer = said(await house["alice"].slash(house.channel, "juse new"))
    assert "Send Messages and Attach Files" in answer
    assert house.phases() == []


async def test_a_stale_choice_of_whom_to_remove_removes_nobody(house: House) -> None:
    """The list that alice looked at had bob where carol sits now."""
    await house.open("alice", "bob", "carol")
    more = await house.more(house["alice"])
    await house["bob"].click(house.live(), label="Leave")
    before = house.stored()
    assert "moved on" in refused(
        house, await house["alice"].select(more, ["1"], custom_id=list_id(more, "remove")), before
    )


async def test_more_goes_when_the_game_begins(house: House) -> None:
    lobby = await house.open("alice", "bob")
    await house.more(house["alice"])
    await house["alice"].click(lobby, label="Start")
    assert house.private_messages("alice") == []
