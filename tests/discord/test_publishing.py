"""The table's public message: where it is, what it survives, and that it ends up showing the latest state."""

import asyncio
from typing import Any

import pytest
import simcord

from tests.discord.house import House, said
from tests.discord.test_stats import switch

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, FORBIDDEN, ARCHIVED = 10003, 10008, 50013, 50083


def tables(house: House, channel: simcord.ChannelHandle | None = None) -> list[str]:
    return [text for text in house.texts(channel) if "table 1" in text]


async def test_a_buried_table_is_reposted_and_the_old_message_deleted(house: House) -> None:
    message = await house.begin("alice", "bob")
    for number in range(4):
        await house["bob"].send(house.channel, f"chat {number}")
    await house.click_move()
    assert house.live().id == message.id, "four messages do not bury it"
    await house["bob"].send(house.channel, "chat 4")
    await house.click_move()
    assert house.live().id != message.id
    assert house.channel.history()[-1].id == house.live().id
    assert len(tables(house)) == 1


@pytest.mark.parametrize(
    ("method", "fault", "left"),
    [("DELETE", {"status": 500, "times": 2}, 2), ("POST", {"status": 404, "code": UNKNOWN_CHANNEL}, 1)],
)
async def test_an_error_of_discord_neither_closes_a_game_nor_leaves_an_old_message(
    house: House, method: str, fault: dict[str, Any], left: int
) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error(method, "/channels/*", **fault)
    for _ in range(2):
        await house["alice"].slash(house.channel, "table show")
        assert len(tables(house)) == left, "never three"
    assert house.phases() == ["playing"]
    await house.env.advance_time(11)
    assert len(tables(house)) == 1
    assert house.live().id == house.channel.history()[-1].id


async def test_no_copy_stays_if_discord_says_of_a_table_that_has_just_moved_that_it_is_gone(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("DELETE", "/channels/*", status=500, times=3)
    await house["alice"].slash(house.channel, "table show")
    assert len(tables(house)) == 2, "the old message is yet to be deleted"
    house.env.inject_error("PATCH", "/channels/*", status=404, code=UNKNOWN_MESSAGE)
    await house.type_move()
    await house.env.advance_time(60)
    assert len(tables(house)) == 1


async def test_a_table_that_is_deleted_before_the_bot_knows_its_number_comes_back(house: House) -> None:
    await house.begin("alice", "bob")
    post = house.bot.http.request

    async def delete_at_once(route: Any, **options: Any) -> Any:
        answer = await post(route, **options)
        if route.method == "POST" and route.path.endswith("/messages"):
            house.bot.http.request = post
            house.env.backend.delete_message(house.channel.id, int(answer["id"]))
            await asyncio.sleep(0)  # the bot hears of it before the answer comes
        return answer

    house.bot.http.request = delete_at_once
    await house["alice"].slash(house.channel, "table show")
    await house.env.advance_time(11)
    assert len(tables(house)) == 1


async def test_a_table_buried_while_the_bot_was_down_is_reposted(house: House) -> None:
    message = await house.begin("alice", "bob")
    await house["bob"].send(house.channel, "is anybody there?")
    await house.restart()
    await house.click_move()
    assert house.live().id != message.id
    assert len(tables(house)) == 1


async def test_an_old_message_is_replaced_before_discord_limits_its_edits(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(45 * 60)
    await switch(house, "alice", "Turn pings off")
    message = house.live()
    await house.click_move()
    assert house.live().id == message.id
    await house.env.advance_time(6 * 60)
    await house.click_move()
    assert house.live().id != message.id
    assert len(tables(house)) == 1


SLOW = 2.8
"""Seconds: longer than the bot delays its first answer, shorter than Discord waits."""


def answered(house: House) -> bool:
    return any(request.path.endswith("/callback") for request in house.env.http_requests)


async def test_the_first_answer_does_not_wait_for_a_slow_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await house.begin("alice", "bob")
    answered_before: list[bool] = []
    commit = house.bot.services.tables.store.commit

    async def slow(*given: Any, **more: Any) -> None:
        await asyncio.sleep(SLOW)
        answered_before.append(answered(house))
        await commit(*given, **more)

    monkeypatch.setattr(house.bot.services.tables.store, "commit", slow)
    house.env.http_requests.clear()
    assert "Wait for 🔴 alice" in said(await house["bob"].click(message, label="Draw"))
    assert answered_before == [], "what is refused is never written"
    house.env.http_requests.clear()
    await house["alice"].click(message, label="Draw")
    await house.pass_time(SLOW)
    assert answered_before == [True]
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


async def test_a_missing_permission_is_named_and_the_game_goes_on(house: House) -> None:
    message = await house.begin("alice", "bob")
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")
    house.allow(house.channel, send_messages=False)
    house.expected_logs = ["could not be shown"]
    answer = said(await house["alice"].click(message, label="Draw"))
    assert "Send Messages" in answer
    assert "Your game is safe" in answer
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content, "the old message may still be edited"
    for number in range(5):
        await house["bob"].send(house.channel, f"more chat {number}")
    assert said(await house["alice"].slash(house.channel, "juse play", to="own")) == ""
    house.allow(house.channel, send_messages=True)
    assert said(await house["bob"].slash(house.channel, "table show")) == ""
    assert house.live().id != message.id
    assert house.live().attachments


async def test_a_permission_that_was_lost_while_the_bot_was_not_running_is_named(house: House) -> None:
    message = await house.begin("alice", "bob")
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")
    house.expected_logs = ["could not be shown"]
    await house.stop()
    house.allow(house.channel, send_messages=False)
    await house.restart()
    assert "Send Messages" in said(await house["alice"].click(message, label="Draw"))


async def test_a_picture_that_may_not_be_attached_is_described_in_words(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=FORBIDDEN)
    house.allow(house.channel, attach_files=False)
    assert "Attach Files" in said(await house["alice"].slash(house.channel, "juse draw"))
    assert "in words" in house.live().content


async def test_an_archived_thread_is_reopened(house: House) -> None:
    thread = house.thread("corner")
    await house.begin("alice", "bob", channel=thread)
    kept = house.env.backend.get_channel(thread.id).thread_metadata
    assert kept is not None
    kept.archived = True
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    assert said(await house["alice"].slash(thread, "juse draw")) == ""
    assert "▶ Your move, **🔴 alice**: you drew" in house.live(thread).content
    assert len(tables(house, thread)) == 1
    assert not kept.archived
