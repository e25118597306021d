"""A bot is killed right after it has posted or deleted a message: the table has one message after the next start."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.ui.discord.posting import Poster
from tests.discord.house import House
from tests.discord.test_announcements import accusation, misplay, sent

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def killed_after(house: House, method: str, act: Awaitable[object]) -> None:
    """Discord has carried out the first such request about a message of the channel, and the bot never hears of it."""
    request = house.bot.http.request

    async def cut_off(route: Any, **options: Any) -> Any:
        answer = await request(route, **options)
        if route.method == method and "/messages" in route.path and route.path.startswith("/channels/"):
            raise asyncio.CancelledError
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.bot.http, "request", cut_off)
        await act
        await house.env.settle()


def messages_with_buttons(house: House) -> int:
    """Count them as Discord does, which makes one message of two posts with the same nonce."""
    posted = [request.json for request in house.env.http_requests if request.method == "POST"]
    nonces = [body["nonce"] for body in posted if isinstance(body, dict) and "nonce" in body]
    repeated = len(nonces) - len(set(nonces))
    return sum(bool(message.components) for message in house.channel.history()) - repeated


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_after_the_next_start_the_table_has_one_message(house: House, method: str) -> None:
    await house.begin("alice", "bob")
    await house.bot.services.tables.heartbeat.note_time()
    await killed_after(house, method, house["alice"].slash(house.channel, "table show"))
    await house.restart()
    await house.env.settle()
    assert messages_with_buttons(house) == 1
    await house.click_move()
    assert messages_with_buttons(house) == 1
    assert (await house.data()).moves == 1


async def test_a_message_that_a_moderator_deleted_meanwhile_is_posted_again(house: House) -> None:
    await house.begin("alice", "bob")
    await killed_after(house, "POST", house["alice"].slash(house.channel, "table show"))
    await house["keeper"].delete(house.channel.history()[-1])
    await house["bob"].send(house.channel, "Where is it?")
    await house.restart()
    await house["alice"].slash(house.channel, "table show")
    assert house.channel.history()[-1].id == house.live().id, "the table is below what Bob wrote"


async def test_a_new_table_whose_message_was_not_recorded_has_one_message(house: House) -> None:
    await killed_after(house, "POST", house["alice"].slash(house.channel, "juse new"))
    await house.restart()
    await house.env.settle()
    assert messages_with_buttons(house) == 1
    await house["bob"].click(house.live(), label="Join")
    assert len((await house.data()).seats) == 2


async def test_a_message_of_before_the_kill_with_which_discord_answers_is_brought_up_to_date(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed_after(house, "POST", house["alice"].slash(house.channel, "juse new"))
    before = house.channel.history()[-1].id

    async def answered_with_it(*_: object) -> int:
        return before

    monkeypatch.setattr(Poster, "post", answered_with_it)
    await house.restart()
    await house.env.settle()
    edited = [request.path for request in house.env.http_requests if request.method == "PATCH"]
    assert any(path.endswith(f"/messages/{before}") for path in edited), "what it says may be older"


async def test_a_misplay_that_was_announced_just_before_the_kill_stands_once_and_goes_with_the_next(
    house: House,
) -> None:
    await house.begin("alice", "bob", "carol")
    await killed_after(house, "POST", misplay(house))
    unknown = accusation(house)
    await house.restart()
    await house.click_move()
    first, again = sent(house, "**Juse!** 🔴 alice played")
    assert first["nonce"] == again["nonce"], "so Discord makes one message of both"
    await house["keeper"].delete(unknown)
    await misplay(house)
    after = accusation(house)
    assert "alice played" not in after.content
    await house.restart()
    await house.click_move()
    assert accusation(house).id == after.id
