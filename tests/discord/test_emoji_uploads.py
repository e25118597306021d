"""The application's emojis: uploaded after a start, found again after the next, uploaded once more if they are gone."""

import asyncio
import dataclasses
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
from simcord.backend.models import GuildEmoji

from bot.features.emojis import catalogue
from bot.ui.kit import GameKit
from tests.discord.house import House

pytestmark = pytest.mark.usefixtures("drawn_by_hand", "unpainted")

HOUR = 3600.0
EMOJIS = "/applications/*/emojis"
PICTURE = b"\x89PNG\r\n\x1a\n"
"""So begins one, and nobody looks at the rest."""
SOMEBODY = 17


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """Paint nothing: what is in here is the picture of an emoji."""
    changed = dict[str, bytes]()
    real = catalogue.catalogue

    def catalogue_of(kits: Mapping[str, GameKit]) -> catalogue.Catalogue:
        def paint(name: str) -> bytes:
            return PICTURE + changed.get(name, name.encode())

        return {name: partial(paint, name) for name in real(kits)}

    monkeypatch.setattr("bot.features.emojis.feature.catalogue", catalogue_of)
    return changed


def there(house: House) -> dict[str, int]:
    """Return the ids of the emojis at Discord, by their names, of which there are no two alike."""
    emojis = house.env.backend.application_emojis.values()
    assert len({emoji.name for emoji in emojis}) == len(emojis)
    return {emoji.name: emoji.id for emoji in emojis}


def shown(house: House) -> Mapping[str, int]:
    return house.bot.card_emojis.known


def names(house: House) -> list[str]:
    """Return those of all that the bot has, in their order."""
    return [*catalogue.catalogue(house.bot.services.kits)]


def requests(house: House, method: str) -> int:
    return sum(request.method == method and "/emojis" in request.path for request in house.env.http_requests)


async def until(house: House, wanted: Callable[[], bool]) -> None:
    """Let time pass, a second at a time. Offline Discord does not wait for the disk."""
    for _ in range(1000):
        if wanted():
            return
        await asyncio.sleep(0.002)
        await house.env.advance_time(1.0)
    raise TimeoutError


async def starts(house: House, **settings: Any) -> None:
    """Restart with emojis."""
    house.settings = dataclasses.replace(house.settings, emojis=True, **settings)
    await house.restart()


async def has_all(house: House) -> None:
    """Restart where there is no limit, and wait for all."""
    await starts(house, emojis_per_hour=10_000)
    await until(house, lambda: len(shown(house)) == len(names(house)))


async def looks_again(house: House) -> None:
    """Let an hour pass, and the bot list what is there."""
    before = requests(house, "GET")
    await house.pass_time(HOUR)
    await until(house, lambda: requests(house, "GET") > before)


def add_foreign(house: House, name: str) -> int:
    """Somebody uploads an emoji in the portal."""
    backend = house.env.backend
    emoji = GuildEmoji(id=backend.snowflake(), name=name, user_id=house["mona"].id)
    backend.application_emojis[emoji.id] = emoji
    return emoji.id


async def test_a_first_start_uploads_fifty_and_the_rest_an_hour_later(house: House) -> None:
    await starts(house)
    await until(house, lambda: len(shown(house)) == 50)
    assert [*there(house)] == names(house)[:50]
    assert names(house)[:2] == ["seat_1", "seat_2"]
    assert shown(house) == there(house)
    await house.pass_time(HOUR / 2)
    await house.restart()  # counts those that an earlier bot has uploaded
    await until(house, lambda: len(shown(house)) == 50)
    await house.pass_time(HOUR / 2 - 120)
    assert len(there(house)) == 50
    await until(house, lambda: len(shown(house)) == len(names(house)))
    assert shown(house) == there(house)
    assert len(there(house)) == 97


async def test_a_restart_uploads_nothing_again(house: House) -> None:
    await has_all(house)
    before = there(house)
    await has_all(house)
    assert there(house) == shown(house) == before
    assert requests(house, "POST") == len(before)
