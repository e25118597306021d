"""Whatever could not be shown is shown later without anybody's doing, and a press on what is out of date renews it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.runtime.alarms import Alarm
from bot.ui.discord.response import ReadyMessage
from bot.ui.kit import GameKit
from bot.ui.table.public_message import PUBLIC
from tests.discord import roundup_evening
from tests.discord.house import THREE, House, custom_id, said
from tests.discord.open_hands import panel, panels
from tests.discord.roundup_evening import good_action, type_in

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

FORBIDDEN = 50013
TEN_MINUTES = 600.0
NEXT_TRY = 400.0
"""After ten minutes of failures there is another try within these seconds."""


@asynccontextmanager
async def nothing_allowed(house: House, expected: str, status: int = 403) -> AsyncIterator[None]:
    """The bot may neither post nor edit in the channel, for ten minutes after what is done inside."""
    house.expected_logs.append(expected)
    for method in ("POST", "PATCH"):
        house.env.inject_error(method, "/channels/*", status=status, code=FORBIDDEN, times=None)
    yield
    for _ in range(20):
        await house.env.advance_time(TEN_MINUTES / 20)
    house.env.backend.faults.clear()


def fail_once(house: House, game: str, change: Callable[[GameKit, Callable[..., Any]], GameKit]) -> None:
    """Has the game's kit fail the next time that something is made of it."""
    kits, failed = house.bot.services.kits, list[bool]()
    kit = kits[game]

    def once(*_: Any, **__: Any) -> Any:
        failed.append(True)
        kits[game] = kit
        raise ArithmeticError("a fault of our own")

    kits[game] = change(kit, once)


def status_fails(kit: GameKit, fails: Callable[..., Any]) -> GameKit:
    return replace(kit, status=fails)


# ------------------------------------------------------------ not allowed for a while


@pytest.mark.parametrize("status", [403, 400])
async def test_a_table_that_may_not_be_shown_is_shown_as_soon_as_it_may(house: House, status: int) -> None:
    await house.begin("alice", "bob")
    async with nothing_allowed(house, "could not be shown", status):
        await house["alice"].slash(house.channel, "juse draw")
    assert "Where does" not in house.live().content
    await house.env.advance_time(NEXT_TRY)
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content
    assert house.live().attachments, "not the words that stood in for the picture"


# ------------------------------------------------------------ an outage of Discord


async def test_after_an_outage_it_is_right_a_second_after_discord_answers_again(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs.append("could not be shown")
    house.env.inject_error("*", "/channels/*", status=500, times=None)
    await house["alice"].slash(house.channel, "juse draw")
    await house.env.advance_time(TEN_MINUTES)
    house.env.backend.faults.clear()
    with house.env.time_context():
        house.bot.health.rest.on_answer()
    await house.env.advance_time(1)
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


# ------------------------------------------------------------ a fault of our own


async def test_a_table_that_failed_to_render_is_right_later(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs.append("could not be shown")
    fail_once(house, "juse", status_fails)
    assert "Something went wrong on my side" in said(await house["alice"].slash(house.channel, "juse draw"))
    assert "Where does" not in house.live().content
    await house.env.advance_time(11)
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


async def test_a_hand_that_failed_to_render_is_right_later(house: House) -> None:
    await roundup_evening.begin(house, *THREE)
    await panel(house, "alice")
    house.expected_logs.append("could not be shown")

    def text_fails(kit: GameKit, fails: Callable[..., Any]) -> GameKit:
        assert kit.hand is not None
        return replace(kit, hand=replace(kit.hand, text=fails))

    fail_once(house, "roundup", text_fails)
    await type_in(house, 0, await good_action(house, 0))
    await house.env.settle()
    assert "You placed" not in panels(house, "alice")[0].content
    await house.env.advance_time(11)
    assert "You placed" in panels(house, "alice")[0].content


# ------------------------------------------------------------ a press on what is out of date


async def test_a_press_on_an_old_button_renews_the_table(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.expected_logs.append("could not be shown")
    house.env.inject_error("*", "/channels/*", status=403, code=FORBIDDEN, times=None)
    await house["alice"].slash(house.channel, "juse draw")
    assert "Where does" not in house.live().content
    assert "moved on" in said(await house["alice"].click(message, label="Draw"))
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


async def test_a_press_renews_even_a_message_that_the_bot_believes_to_be_right(house: House) -> None:
    """An edit that Discord has accepted is not there."""
    await house.begin("alice", "bob")
    raw = house.raw(house.live())
    content, components = raw.content, raw.components
    await house["alice"].slash(house.channel, "juse draw")
    raw = house.raw(house.live())
    raw.content, raw.components = content, components
    await house.env.advance_time(30)
    assert "moved on" in said(await house["alice"].click(house.live(), label="Draw"))
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content


async def test_a_late_press_at_a_table_that_is_shown_right_changes_nothing(house: House) -> None:
    message = await house.begin("alice", "bob")
    old = custom_id(message, "Draw")
    await house["alice"].click(message, label="Draw")
    house.env.http_requests.clear()
    assert "moved on" in said(await house.press(house["alice"], house.live(), old))
    assert [request.method for request in house.env.http_requests] == ["POST"]


async def test_an_animation_is_replaced_when_it_is_over_though_its_table_was_shown_meanwhile(house: House) -> None:
    message, tables = await house.begin("alice", "bob"), house.bot.services.tables
    table = await house.table()
    public = house.bot.services.context.slot(PUBLIC, table.data)
    with house.env._bot_scope():
        public.note_sent("table", public.sent["table"][0], ReadyMessage("", files=(), moves_for=5.0))
        tables.alarms.cancel((Alarm.SHOW, table.data.id))  # it rang for another reason
        await house.bot.services.display.show(table)
    house.env.http_requests.clear()
    await house.env.advance_time(6)
    assert [request.method for request in house.env.http_requests if str(message.id) in request.path] == ["PATCH"]
