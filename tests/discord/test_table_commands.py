"""/table … and the Rules button: what is the same for all games."""

from typing import Any

import discord
import pytest
import simcord

from bot import __version__
from bot.config import version_and_commit
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import Actor
from tests.discord.house import House, labels, said
from tests.random_games import titles

PRIVATE_THREAD = discord.ChannelType.private_thread.value


PAGES = ["Games", "At the table", "After a game", "More", "Open tables"]


async def test_help_is_short_and_leads_to_every_game_and_lesson_and_to_more_pages(house: House) -> None:
    await house["alice"].slash(house.channel, "table help")
    [answer] = house.private_messages("alice")
    assert len(answer.content.split()) <= 90
    assert labels(answer)[:-4] == [f"{verb} {game}" for game in titles() for verb in ("Play", "Learn")]
    assert labels(answer)[-4:] == PAGES[1:]
    await house.restart()
    for label in (*PAGES[1:], PAGES[0]):
        await house["alice"].click(answer, label=label)
        [answer] = house.private_messages("alice")
        assert label not in labels(answer)
    assert "step 1 of" in (await house.opens("alice", "Learn Roundup", answer)).content


async def open_tables(who: simcord.MemberActor, channel: simcord.ChannelHandle) -> str:
    asked = await who.slash(channel, "table help")
    return said(await who.click(asked.response or asked.followups[0], label="Open tables"))


async def test_help_shows_the_table_here_and_the_open_tables_that_the_asker_can_see(house: House) -> None:
    assert (await open_tables(house["alice"], house.channel)).endswith("None right now.")
    await house.open("alice")
    hidden = house.guild.create_text_channel("hidden")
    await house.open("bob", channel=hidden)
    house.hide(hidden)
    house.env.backend.create_thread(house.channel.id, "secret", house["mona"].id, type=PRIVATE_THREAD)
    thread = house.channel.threads[0]
    await house.open("mona", channel=thread)
    assert f"<#{thread.id}>" in await open_tables(house["mona"], thread)
    answer = await open_tables(house["alice"], house.channel)
    assert labels(house.private_messages("alice")[-1])[:2] == ["Show the table", "What can I do?"]
    assert f"table 1 in <#{house.channel.id}>" in answer
    assert f"<#{hidden.id}>" not in answer
    assert f"<#{thread.id}>" not in answer


async def test_help_shows_the_version_to_the_owner_of_the_application_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = house.person("owner")
    application = house.bot.application
    assert application is not None
    monkeypatch.setattr(application, "owner", owner)
    assert version_and_commit() in said(await owner.slash(house.channel, "table help"))
    assert __version__ not in said(await house["alice"].slash(house.channel, "table help"))


async def test_people_without_a_seat_move_the_table_down_once_in_half_a_minute(house: House) -> None:
    await house.begin("alice", "bob")
    await house.pass_time(60)  # alice is called, and the table stands below that
    await house.pass_time(31)
    before = house.live()
    assert said(await house["eve"].slash(house.channel, "table show")) == ""
    shown = house.live()
    assert shown.id != before.id
    for name in ("eve", "frank"):
        told = said(await house[name].slash(house.channel, "table show"))
        assert told == f"The table is right here: {shown.jump_url}"
    assert house.live().id == shown.id
    await house["bob"].slash(house.channel, "table show")
    at_bobs = house.live()
    await house.pass_time(31)
    await house["eve"].slash(house.channel, "table show")
    assert house.live().id > at_bobs.id > shown.id


async def test_people_without_a_seat_are_not_sent_to_a_message_that_was_deleted(house: House) -> None:
    deleted = await house.begin("alice", "bob")
    house.env.backend.delete_message(house.channel.id, deleted.id)
    told = said(await house["eve"].slash(house.channel, "table show"))
    assert told == f"The table is right here: {house.live().jump_url}"
    assert house.live().id != deleted.id


async def test_commands_without_a_table_say_so(house: House) -> None:
    for command in ("table show", "table since", "table end", "table leave", "table back", "juse draw"):
        assert "This channel has no open table" in said(await house["alice"].slash(house.channel, command))
    assert "no open table" in said(await house["alice"].slash(house.channel, "juse play", to="centre"))
    assert house.texts() == []


async def test_players_end_a_game_when_all_agree(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    assert "You're watching this one" in await house.refused(house["eve"].slash(house.channel, "table end"))
    ended = said(await house["alice"].slash(house.channel, "table end"))
    assert ended == "Your vote counts: 1 of 4 to end the game. Not voted yet: 🔵 bob, 🟡 carol, and 🟢 dave."
    assert "1 of 4 votes" in house.live().content
    assert "already voted" in said(await house["alice"].slash(house.channel, "table end"))
    await house["bob"].click(house.live(), label="Vote to end")
    await house["dave"].slash(house.channel, "table leave")
    assert labels(house.live())[-2:] == ["What can I do?", "I'm back"]
    assert len(house.live().components) == 3
    await house["carol"].click(house.live(), label="What can I do?")
    assert house.phases() == ["playing"]
    await house["carol"].click(house.private_messages("carol")[-1], label="Vote to end")
    assert house.phases() == ["closed"]
    assert "Here is the game" in said(await house.asks_for_record("carol"))


async def test_who_votes_when_the_others_do_is_told_that_the_game_has_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("alice", "bob")
    display, bob = house.bot.services.display, Actor(house["bob"].id, "bob")
    show = display.show

    async def bob_is_quicker(table: Table, *more: Any) -> None:
        monkeypatch.setattr(display, "show", show)
        await house.bot.services.tables.run(table, play.agree_to_end, bob)
        await show(table, *more)

    monkeypatch.setattr(display, "show", bob_is_quicker)
    assert said(await house["alice"].slash(house.channel, "table end")) == "You stopped the game."


async def test_the_computer_plays_for_whoever_leaves_and_they_may_come_back(house: House) -> None:
    await house.begin("alice", "bob")
    assert "computer plays for you" in said(await house["alice"].slash(house.channel, "table leave"))
    assert "Away" in house.live().content
    data = await house.data()
    assert data.seats[0].presence.away
    assert data.state.turn == 1, "the computer has taken alice's turn"
    before = house.stored()
    assert "A computer is playing for you" in said(await house["alice"].slash(house.channel, "juse draw"))
    assert house.stored() == before
    assert "already" in said(await house["bob"].slash(house.channel, "table back"))
    assert "Welcome back" in said(await house["alice"].slash(house.channel, "table back"))
    assert not (await house.data()).seats[0].presence.away
    assert "Away" not in house.live().content


async def test_tables_open_only_where_they_are_allowed(house: House) -> None:
    refused = said(await house["alice"].slash(house.channel, "table settings", pings=False))
    assert "Only people who can manage the server" in refused
    manager = house.person("manager", manager=True)
    games = house.guild.create_text_channel("games")
    assert f"<#{games.id}>" in said(await manager.slash(house.channel, "table settings", allow=games))
    assert f"only open tables in <#{games.id}>" in said(await house["alice"].slash(house.channel, "juse new"))
    assert house.phases() == []
    house.env.backend.create_thread(games.id, "corner", house["alice"].id)
    await house.open("alice", channel=games.threads[0])
    await house.open("alice", channel=games)
    assert "every channel" in said(await manager.slash(house.channel, "table settings", disallow=games))
    await manager.slash(house.channel, "table settings", allow=games)
    assert "every channel" in said(await manager.slash(house.channel, "table settings", everywhere=True))
    await house.open("alice")
