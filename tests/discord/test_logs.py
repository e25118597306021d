"""Logs are for hosts, who may play too: they never name a hidden card."""

import logging
import re

import pytest

from bot.core.cards import NAMES
from bot.tables.store.store_errors import StoreError
from tests.discord import jugglers_evening, roundup_evening
from tests.discord.house import THREE, House


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """Return what the bot itself logged. discord.py logs what it sends only if a host turns that on."""
    return "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))


def looks_like_a_card(text: str) -> list[str]:
    return re.findall(r"\b(?:10|[2-9TJQKA])[SHDC]\b|[♠♥♦♣]", text)


async def test_what_the_database_did_not_take_of_an_event_is_logged_in_a_sentence(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.expected_logs, house.expected_errors = ["on_guild_remove: The disk is full."], [StoreError]
    try:
        raise StoreError("The disk is full.")
    except StoreError:
        await house.bot.on_error("on_guild_remove")
    assert logged(caplog) == "on_guild_remove: The disk is full."
    assert "Traceback" not in caplog.text


async def test_moves_from_the_hand_are_logged_without_cards(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    await jugglers_evening.begin(house, *jugglers_evening.FIVE[:3])
    await jugglers_evening.play(house, jugglers_evening.click, lambda now: bool(now.round.accounts))
    await house["alice"].slash(house.channel, "table end")
    assert logged(caplog)
    assert looks_like_a_card(logged(caplog)) == []


async def test_a_press_whose_answer_failed_is_logged_without_its_card(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.expected_logs = ["press move:1.", "could not be shown"]
    await roundup_evening.begin(house, *THREE)
    data = await house.data()
    card = NAMES[data.state.down[0][0]]
    house.env.inject_error("*", "*", times=None)
    await house.press(house["alice"], house.live(), f"m:1:{data.epochs[0]}:bid {card}")
    assert "press move:1." in logged(caplog)
    assert looks_like_a_card(logged(caplog)) == []
