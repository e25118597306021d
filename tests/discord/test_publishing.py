"""The table's public message: where it is, what it survives, and that it ends up showing the latest state."""

import asyncio
from typing import Any

import pytest
import simcord

from bot.ui.discord.names import label_names
from render.scene import Scene
from tests.discord.house import House, public_edits, said

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, FORBIDDEN, ARCHIVED = 10003, 10008, 50013, 50083


def tables(house: House, channel: simcord.ChannelHandle | None = None) -> list[str]:
    return [text for text in house.texts(channel) if "table 1" in text]


async def test_a_click_is_answered_by_the_edit_itself(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.env.http_requests.clear()
    await house["alice"].click(message, label="Draw")
    assert [(request.method, request.path.rsplit("/", 1)[-1]) for request in house.env.http_requests] == [
        ("POST", "callback")
    ]


async def test_a_typed_move_is_private_and_leaves_no_answer(house: House) -> None:
    await house.begin("alice", "bob")
    result = await house["alice"].slash(house.channel, "juse draw")
    assert result.deferred
    assert result.ephemeral
    assert result.response is None
    assert "where does" in house.live().content


async def test_a_failed_edit_is_retried(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    assert said(await house["alice"].slash(house.channel, "juse draw")) == ""
    assert "where does" not in house.live().content
    await house.env.advance_time(11)
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content


async def test_a_deleted_table_is_posted_again_at_the_next_move(house: House) -> None:
    keeper = house.person("keeper", moderator=True)
    message = await house.begin("alice", "bob")
    before = house.stored()
    await keeper.delete(message)
    assert house.stored() == before
    await house["alice"].slash(house.channel, "juse draw")
    assert len(tables(house)) == 1
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content
    assert house.live().attachments
    assert said(await house["alice"].click(house.live(), label="On my own pile")) == ""


async def test_a_table_deleted_during_a_click_is_posted_again(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=UNKNOWN_MESSAGE)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=UNKNOWN_MESSAGE)
    await house["alice"].click(message, label="Draw")
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content
    assert len(tables(house)) == 1


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


async def test_an_old_message_is_deleted_later_if_need_be_and_there_are_never_three(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["its old message could not be deleted"]
    house.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=2)
    await house["alice"].slash(house.channel, "table show")
    assert len(tables(house)) == 2
    await house["alice"].slash(house.channel, "table show")
    assert len(tables(house)) == 2
    await house.env.advance_time(11)
    assert len(tables(house)) == 1
    assert house.live().id == house.channel.history()[-1].id


async def test_an_old_message_is_deleted_even_after_a_restart(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["its old message could not be deleted"]
    house.env.inject_error("DELETE", "/channels/*/messages/*", status=500)
    await house["alice"].slash(house.channel, "table show")
    await house.restart()
    await house.click_move()
    assert len(tables(house)) == 1
    assert "where does" in house.live().content


async def test_one_unknown_channel_error_does_not_close_a_game(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("POST", "/channels/*/messages", status=404, code=UNKNOWN_CHANNEL)
    await house["alice"].slash(house.channel, "table show")
    assert house.rows("SELECT phase FROM tables") == [("playing",)]
    await house.env.advance_time(11)
    assert len(tables(house)) == 1
    assert house.live().id == house.channel.history()[-1].id


async def test_a_message_that_is_not_found_though_its_channel_is_is_posted_anew(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.env.inject_error("PATCH", f"/channels/*/messages/{message.id}", status=404, times=None)
    assert said(await house["alice"].slash(house.channel, "juse draw")) == ""
    assert house.live().id != message.id
    assert "where does" in house.live().content
    assert len(tables(house)) == 1
    house.env.http_requests.clear()
    await house.env.advance_time(50)
    assert house.env.http_requests == []


async def test_a_place_that_is_not_found_is_tried_ever_less_often_until_it_is(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("POST", "/channels/*/messages", status=404, times=None)
    await house["alice"].slash(house.channel, "table show")
    house.env.http_requests.clear()
    for _ in range(30):
        await house.env.advance_time(60)
    assert sum(request.method == "POST" for request in house.env.http_requests) <= 25
    house.env.backend.faults.clear()
    await house.env.advance_time(660)
    assert house.live().id != message.id
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
    await house["alice"].slash(house.channel, "table pings", on=False)
    message = house.live()
    await house.click_move()
    assert house.live().id == message.id
    await house.env.advance_time(6 * 60)
    await house.click_move()
    assert house.live().id != message.id
    assert len(tables(house)) == 1


async def test_an_unchanged_picture_is_not_uploaded_again(house: House) -> None:
    await house.begin("alice", "bob")
    house.env.http_requests.clear()
    await house["alice"].slash(house.channel, "table end")
    (edit,) = public_edits(house)
    assert isinstance(edit.json, dict)
    assert "attachments" not in edit.json
    assert house.live().attachments


async def test_changes_during_an_edit_are_shown_by_one_later_edit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is slow, and three computer players are fast."""
    await house.begin("alice", computers=3)
    await house.click_move()
    moves = (await house.data()).moves
    request, running, most = house.bot.http.request, 0, 0

    async def slow(route: Any, **options: Any) -> Any:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.2)
        running -= 1
        return await request(route, **options)

    monkeypatch.setattr(house.bot.http, "request", slow)
    house.env.http_requests.clear()
    await house.click_move()
    await house.env.advance_time(5)
    data = await house.data()
    assert data.moves - moves >= 7
    assert len(public_edits(house)) < data.moves - moves
    assert most == 1
    assert f"**{label_names(data.seats)[data.state.turn]}**" in house.live().content
    assert house.raw(house.live()).components[0]["components"][0]["custom_id"].split(":")[2] == str(data.epochs[0])


SLOW = 2.8
"""Seconds: longer than the bot delays its first answer, shorter than Discord waits."""


def answered(house: House) -> bool:
    return any(request.path.endswith("/callback") for request in house.env.http_requests)


@pytest.mark.long
async def test_the_first_answer_does_not_wait_for_a_slow_picture(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await house.begin("alice", "bob")
    answered_before: list[bool] = []
    painter = house.bot.services.display._painter
    paint = painter.paint

    async def slow(scene: Scene) -> bytes | None:
        await asyncio.sleep(SLOW)
        answered_before.append(answered(house))
        return await paint(scene)

    monkeypatch.setattr(painter, "paint", slow)
    house.env.http_requests.clear()
    result = await house["alice"].click(message, label="Draw")
    assert answered_before == [True]
    assert said(result) == ""
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content
    assert house.live().attachments


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
    result = await house["bob"].click(message, label="Draw")
    assert "wait for 🔴 alice" in said(result)
    assert answered_before == [], "what is refused is never written"
    house.env.http_requests.clear()
    await house["alice"].click(message, label="Draw")
    assert answered_before == [True]
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content


@pytest.mark.long
async def test_without_a_picture_the_table_is_described_in_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    message = await house.begin("alice", "b_o_b")

    def broken(scene: Scene) -> bytes:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr("bot.ui.table.painter.paint", broken)
        house.expected_logs = ["could not be painted"]
        await house["alice"].click(message, label="Draw")
    shown = house.live()
    assert not shown.attachments
    assert "the table in words" in shown.content
    assert "b\\_o\\_b\\: 25 face down" in shown.content
    await house.click_move()
    assert house.live().attachments
    assert "in words" not in house.live().content


async def test_a_missing_permission_is_named_and_the_game_goes_on(house: House) -> None:
    message = await house.begin("alice", "bob")
    for number in range(5):
        await house["bob"].send(house.channel, f"chat {number}")
    house.allow(house.channel, send_messages=False)
    house.expected_logs = ["could not be shown"]
    answer = said(await house["alice"].click(message, label="Draw"))
    assert "Send Messages" in answer
    assert "Nothing is lost" in answer
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content, "the old message may still be edited"
    for number in range(5):
        await house["bob"].send(house.channel, f"more chat {number}")
    assert said(await house["alice"].slash(house.channel, "juse play", to="own")) == ""
    house.allow(house.channel, send_messages=True)
    assert said(await house["bob"].slash(house.channel, "table show")) == ""
    assert house.live().id != message.id
    assert house.live().attachments


async def test_a_picture_that_may_not_be_attached_is_described_in_words(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=FORBIDDEN)
    house.allow(house.channel, attach_files=False)
    answer = said(await house["alice"].slash(house.channel, "juse draw"))
    assert "Attach Files" in answer
    assert "in words" in house.live().content


async def test_an_archived_thread_is_reopened(house: House) -> None:
    house.env.backend.create_thread(house.channel.id, "corner", house["alice"].id)
    thread = house.channel.threads[0]
    await house.begin("alice", "bob", channel=thread)
    kept = house.env.backend.get_channel(thread.id).thread_metadata
    assert kept is not None
    kept.archived = True
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    assert said(await house["alice"].slash(thread, "juse draw")) == ""
    assert "▶ Your move, **🔴 alice**: where does" in house.live(thread).content
    assert len(tables(house, thread)) == 1
    reopened = [
        request for request in house.env.http_requests if request.path == f"/channels/{thread.id}" and request.json
    ]
    assert [request.json for request in reopened] == [{"archived": False}]
    assert not kept.archived


async def test_a_table_that_is_over_is_dropped_from_the_cache(house: House) -> None:
    await house.begin("alice", "bob")
    await house.click_move()
    slots = house.bot.services.display.context.slots
    assert len(slots) == 1
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    assert not slots


async def test_a_message_that_is_being_edited_is_not_evicted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second entry for it would edit the same message at the same time."""
    await house.begin("alice", "bob")
    await house.begin("carol", "dave", channel=house.guild.create_text_channel("other"))
    display, request = house.bot.services.display, house.bot.http.request
    first, second = [await house.bot.services.tables.find(number) for number in (1, 2)]
    kept = display.context.slots
    kept._size = 1
    meanwhile: list[list[int]] = []

    async def ask(route: Any, **options: Any) -> Any:
        if route.method == "PATCH" and not meanwhile and f"{house.channel.id}/messages" in route.url:
            kept.pop(2)
            await display.show(second)
            meanwhile.append([number for number, _ in kept.items()])
        return await request(route, **options)

    monkeypatch.setattr(house.bot.http, "request", ask)
    await house["alice"].slash(house.channel, "juse draw")
    assert meanwhile == [[1, 2]]
    kept.pop(2)
    await display.show(second)
    assert [number for number, _ in kept.items()] == [2]
    await display.show(first)
    assert "▶ Your move, **🔴 alice**: where does" in house.live().content
