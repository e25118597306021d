"""Announcements below the table: Juse!, and the ping of whoever the table waits for."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import pytest
import simcord

from bot.tables.store.messages import Messages
from bot.tables.store.store_errors import StoreError
from bot.text.voice import card_text
from bot.ui.table import display
from bot.ui.table.announcements import note_misplay
from tests.discord import roundup_evening
from tests.discord.house import FOUR, House, said
from tests.discord.open_hands import press
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


def calls(house: House, name: str) -> str:
    return f"<@{house[name].id}>, it's your turn in Juse."


def sent(house: House, words: str) -> list[dict[str, Any]]:
    return [
        request.json
        for request in house.env.http_requests
        if request.method == "POST" and isinstance(request.json, dict) and words in str(request.json.get("content"))
    ]


async def test_juse_says_who_and_why_and_what_it_costs_and_keeps_its_picture_until_the_next_move(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await misplay(house)
    before = accusation(house)
    assert "alice" in before.content
    assert "does not fit" in before.content or "comes first" in before.content
    assert "from each of the others (2)" in before.content
    data = await house.data()
    assert data.seats[0].tally.misplays == 1
    assert data.state.turn == 1
    assert "gets 2 cards" in house.live().content
    assert [message.id for message in house.channel.history()] == [before.id, house.live().id], "the table is below it"
    assert before.attachments
    await house["alice"].slash(house.channel, "table end")
    assert accusation(house).attachments, "a vote is no move"
    await house.click_move()
    assert not accusation(house).attachments
    assert (accusation(house).id, accusation(house).content) == (before.id, before.content)


def accusation(house: House) -> discord.Message:
    (found,) = [message for message in house.channel.history() if message.content.startswith("**Juse!**")]
    return found


async def test_what_a_moderator_deletes_does_not_come_back(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await misplay(house)
    await house["keeper"].delete(accusation(house))
    await house.click_move()
    assert [message.id for message in house.channel.history()] == [house.live().id]


async def test_what_discord_did_not_take_is_announced_and_what_it_kept_is_removed_later(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    await house.env.advance_time(26)
    assert pings(house) == [calls(house, "alice")]
    house.expected_logs = ["announcement could not be shown"]
    for method, path in (("POST", "/channels/*/messages"), ("DELETE", "/channels/*/messages/*")):
        house.env.inject_error(method, path, status=500, times=None)
    await misplay(house)
    await misplay(house)
    house.env.backend.faults.clear()
    assert pings(house) == [calls(house, "alice")]
    await house.env.advance_time(11)
    assert pings(house) == []
    assert "bob" in accusation(house).content


async def test_an_announcement_of_which_the_disk_took_no_note_goes_with_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    note, refused = Messages.set, list[str]()

    async def out_of_order(messages: Messages, table: int, kind: str, *about: Any) -> None:
        refused.append(kind)
        if kind == refused[0]:
            raise StoreError("the disk was out of order")
        await note(messages, table, kind, *about)

    monkeypatch.setattr(Messages, "set", out_of_order)
    await house.begin("alice", "bob", "carol")
    house.expected_logs = ["announcement could not be shown"]
    first = await misplay(house)
    await misplay(house)
    assert f"{first} played" not in accusation(house).content


async def test_of_two_misplays_the_later_stands_though_it_was_shown_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[Any]()
    monkeypatch.setattr(display, "note_misplay", lambda *about: shown.append(about))
    await house.begin("alice", "bob", "carol")
    await misplay(house)
    await misplay(house)
    (posts, *first), (_, *second) = shown
    note_misplay(posts, *second)
    note_misplay(posts, *first)
    await house.bot.services.display.show(await house.table())
    assert "bob played" in accusation(house).content


@pytest.mark.parametrize(("clock", "within"), [("live", 29), ("none", 24)])
async def test_whoever_does_nothing_for_half_of_their_time_or_25_seconds_is_pinged(
    house: House, clock: str, within: float
) -> None:
    await house.begin("alice", "bob", clock=clock)
    await house.env.advance_time(within)
    assert pings(house) == []
    await house.env.advance_time(2)
    assert pings(house) == [calls(house, "alice")]
    assert "table 1" in house.texts()[-1], "the table stands below it"
    (ping,) = sent(house, "it's your turn")
    assert ping["allowed_mentions"]["users"] == [house["alice"].id]
    assert not ping["allowed_mentions"].get("parse")


async def test_the_ping_comes_once_goes_with_the_first_move_and_does_not_come_back_in_this_turn(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(600)
    assert len(sent(house, "it's your turn")) == len(pings(house)) == 1
    await house.click_move()
    assert (await house.data()).state.turn == 0, "she holds a card"
    await house.env.advance_time(100)
    assert pings(house) == []
    await to_the_next(house)
    await house.env.advance_time(26)
    assert pings(house) == [calls(house, "bob")]


async def test_whoever_presses_anything_in_their_turn_is_not_pinged(house: House) -> None:
    await house.begin("alice", "bob")
    ways: Sequence[Callable[[simcord.MemberActor], Awaitable[Any]]] = (
        lambda person: person.click(house.live(), label="What can I do?"),
        lambda person: person.slash(house.channel, "table since"),
        lambda person: person.slash(house.channel, "juse play", to="own"),  # refused, as nothing is drawn
    )
    for way in ways:
        await house.env.advance_time(20)
        await way(house[(await house.mover())[0]])
        await house.env.advance_time(60)
        assert pings(house) == []
        await to_the_next(house)


async def test_after_somebody_s_stall_the_others_have_their_time(house: House) -> None:
    await house.begin(*FOUR, clock="live")
    for name in FOUR[:3]:
        assert (await house.mover())[0] == name
        await house.env.advance_time(29)
        assert pings(house) == []
        await house.env.advance_time(2)
        assert pings(house) == [calls(house, name)]
        await house.env.advance_time(28)
        await house.until(lambda: pings(house) == [])  # time is up, and the computer has moved
    assert (await house.mover())[0] == "dave"
    await house.env.advance_time(20)
    await house.click_move()
    await house.env.advance_time(25)
    assert len(sent(house, "it's your turn")) == 3


async def test_who_is_asked_at_once_shares_a_ping_but_for_whoever_looks_at_their_hand(house: House) -> None:
    await roundup_evening.begin(house, *FOUR)
    await house.env.advance_time(15)
    await house["alice"].click(house.live(), label="My hand")
    await house.env.advance_time(11)
    bob, carol, dave = [f"<@{house[name].id}>" for name in FOUR[1:]]
    assert pings(house) == [f"{bob}, {carol}, and {dave}, it's your turn in Roundup."]
    hands = (await roundup_evening.state(house)).down
    for name, waiting in (("carol", [f"{bob} and {dave}"]), ("dave", [bob]), ("bob", [])):
        await press(house, name, card_text(roundup_evening.number_cards(hands[FOUR.index(name)])[0]))
        assert pings(house) == [f"{people}, it's your turn in Roundup." for people in waiting]
    assert len(sent(house, "it's your turn")) == 1


async def test_a_ping_is_not_repeated_after_a_restart_or_a_pause(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(26)
    for _ in range(2):
        await house.restart()
        await house.env.advance_time(120)
    assert pings(house) == [calls(house, "alice")]
    await house["bob"].slash(house.channel, "table pause")
    await house.env.advance_time(60)
    await house["bob"].click(house.live(), label="Resume")
    await house.env.advance_time(60)
    assert pings(house) == [calls(house, "alice")]
    assert len(sent(house, "it's your turn")) == 1
    await house.click_move()
    assert pings(house) == []


async def test_who_is_pinged_can_mute_that_for_this_game(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(26)
    assert "Only the person I just pinged" in await house.refused(mute(house, "bob"))
    assert "No more pings for you in this game" in said(await mute(house, "alice"))
    assert pings(house) == []
    await house.restart()
    for _ in range(3):
        await to_the_next(house)
    assert (await house.mover())[0] == "bob"
    await house.env.advance_time(26)
    assert pings(house) == [calls(house, "bob")]
    await to_the_next(house)
    await house.env.advance_time(60)
    assert pings(house) == [], "alice has muted it"
    for name in ("alice", "bob"):
        await house[name].slash(house.channel, "table end")
    await house.begin("alice", "bob")
    await house.env.advance_time(26)
    assert pings(house) == [calls(house, "alice")], "only for that game"


async def mute(house: House, name: str) -> simcord.InteractionResult:
    (call,) = [message for message in house.channel.history() if "it's your turn" in message.content]
    return await house[name].click(call, label="Mute for this game")


async def test_server_and_player_can_turn_pings_off(house: House) -> None:
    manager = house.person("manager", manager=True)
    await house.begin("alice", "bob")
    await switch(house, "alice", "Turn pings off")
    await house.env.advance_time(26)
    assert pings(house) == []
    await switch(house, "alice", "Turn pings on")
    await manager.slash(house.channel, "table settings", pings=False)
    await to_the_next(house)
    await house.env.advance_time(26)
    assert pings(house) == []
    await manager.slash(house.channel, "table settings", pings=True)
    await to_the_next(house)
    await house.env.advance_time(26)
    assert len(pings(house)) == 1


async def to_the_next(house: House) -> None:
    name, _ = await house.mover()
    while (await house.mover())[0] == name:
        await house.click_move()
