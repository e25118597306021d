"""Announcements below the table: Juse!, and the ping of whoever the table waits for."""

from typing import Any

import discord
import pytest

from tests.discord.house import House
from tests.discord.test_stats import switch

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def misplay(house: House) -> str:
    """Let whoever is to move draw and play the card where it cannot fit: on an empty pile, or in the center."""
    name, _ = await house.mover()
    if (await house.data()).state.held is None:
        await house[name].slash(house.channel, "juse draw")
    data = await house.data()
    wrong = "centre" if (await house.mover())[1] != "centre" else f"seat:{(data.state.turn + 1) % len(data.seats)}"
    await house[name].slash(house.channel, "juse play", to=wrong)
    return name


def pings(house: House) -> list[str]:
    return [text for text in house.texts() if "it's your turn" in text]


def sent(house: House, words: str) -> list[dict[str, Any]]:
    return [
        request.json
        for request in house.env.http_requests
        if request.method == "POST" and isinstance(request.json, dict) and words in str(request.json.get("content"))
    ]


async def test_juse_says_who_and_why_and_what_it_costs(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await misplay(house)
    (accusation,) = [text for text in house.texts() if text.startswith("**Juse!**")]
    assert "alice" in accusation
    assert "does not fit" in accusation or "comes first" in accusation
    assert "from each of you (2)" in accusation
    data = await house.data()
    assert data.seats[0].misplays == 1
    assert data.state.turn == 1
    assert "gets 2 cards" in house.live().content
    assert [message.id for message in house.channel.history()][-1] == house.live().id, "the table stands below it"
    assert len(house.texts()) == 2


def accusation(house: House) -> discord.Message:
    (found,) = [message for message in house.channel.history() if message.content.startswith("**Juse!**")]
    return found


async def test_the_picture_of_a_juse_goes_when_the_game_moves_on_and_the_words_stay(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await misplay(house)
    before = accusation(house)
    assert before.attachments
    await house["alice"].slash(house.channel, "table end")
    assert accusation(house).attachments, "a vote is no move"
    await house.click_move()
    assert not accusation(house).attachments
    assert (accusation(house).id, accusation(house).content) == (before.id, before.content)


async def test_an_announcement_that_failed_is_retried(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["announcement could not be shown"]
    house.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await misplay(house)
    await misplay(house)
    house.env.backend.faults.clear()
    assert not [text for text in house.texts() if text.startswith("**Juse!**")]
    await house.env.advance_time(11)
    (accusation,) = [text for text in house.texts() if text.startswith("**Juse!**")]
    assert "bob" in accusation


async def test_a_ping_that_could_not_be_removed_is_removed_later(house: House) -> None:
    await house.begin("alice", "bob")
    await house.click_move()
    await house.env.advance_time(61)
    assert len(pings(house)) == 1
    house.expected_logs = ["announcement could not be shown"]
    house.env.inject_error("DELETE", "/channels/*/messages/*", status=500)
    await house.click_move()
    assert pings(house) == [f"<@{house['alice'].id}>, it's your turn in Juse."]
    await house.env.advance_time(11)
    assert pings(house) == [f"<@{house['bob'].id}>, it's your turn in Juse."]


async def test_whoever_has_just_acted_is_not_pinged(house: House) -> None:
    await house.begin("alice", "bob")
    for _ in range(6):
        await house.click_move()
    assert pings(house) == []


async def test_whoever_has_been_silent_for_a_minute_is_pinged_once(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(50)
    assert pings(house) == []
    await house.env.advance_time(11)
    assert pings(house) == [f"<@{house['alice'].id}>, it's your turn in Juse."]
    await house.env.advance_time(600)
    assert len(sent(house, "it's your turn")) == 1
    assert "table 1" in house.texts()[-1], "the table stands below it"
    (ping,) = sent(house, "it's your turn")
    assert ping["allowed_mentions"]["users"] == [house["alice"].id]
    assert not ping["allowed_mentions"].get("parse")


async def test_the_ping_is_removed_when_the_turn_is_over_and_the_next_player_is_pinged(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(61)
    await house.click_move()
    assert len(pings(house)) == 1, "her turn goes on while she holds a card"
    while (await house.data()).state.turn == 0:
        await house.click_move()
    assert pings(house) == [f"<@{house['bob'].id}>, it's your turn in Juse."]
    await house.click_move()
    while (await house.data()).state.turn == 1:
        await house.click_move()
    assert pings(house) == []


async def test_a_ping_is_not_repeated_after_a_restart(house: House) -> None:
    """Nor after several, nor when the person acts and the table still waits for them."""
    await house.begin("alice", "bob")
    await house.env.advance_time(61)
    for _ in range(2):
        await house.restart()
        await house.env.advance_time(120)
    await house.click_move()
    assert pings(house) == [f"<@{house['alice'].id}>, it's your turn in Juse."]
    assert len(sent(house, "it's your turn")) == 1
    while (await house.data()).state.turn == 0:
        await house.click_move()
    assert pings(house) == [f"<@{house['bob'].id}>, it's your turn in Juse."]


async def test_a_ping_that_was_due_is_made_after_a_restart(house: House) -> None:
    await house.begin("alice", "bob")
    await house.click_move()
    await house.env.advance_time(30)
    await house.restart()
    await house.env.advance_time(50)
    assert pings(house) == []
    await house.env.advance_time(20)
    assert pings(house) == [f"<@{house['alice'].id}>, it's your turn in Juse."]


async def test_server_and_player_can_turn_pings_off(house: House) -> None:
    manager = house.person("manager", manager=True)
    await house.begin("alice", "bob")
    await switch(house, "alice", "Turn pings off")
    await house.env.advance_time(61)
    assert pings(house) == []
    await switch(house, "alice", "Turn pings on")
    await manager.slash(house.channel, "table settings", pings=False)
    await house.click_move()
    await house.env.advance_time(61)
    assert pings(house) == []
    await manager.slash(house.channel, "table settings", pings=True)
    await house.click_move()
    await house.env.advance_time(61)
    assert len(pings(house)) == 1
