"""A part of each game with painted pictures, which most other tests do without: each shows what is there."""

from io import BytesIO

import pytest
from PIL import Image

from tests.discord import jugglers_evening, roundup_evening
from tests.discord.consistency import inconsistencies
from tests.discord.house import FOUR, THREE, House
from tests.discord.junk_player import JunkPlayer

pytestmark = pytest.mark.usefixtures("painted")


async def look_at_all(house: House) -> None:
    await house.pass_time(60)
    assert await inconsistencies(house) == []
    for person in house.people.values():
        for message in house.channel.history(viewer=person):
            for file in message.attachments:
                Image.open(BytesIO(await file.read())).verify()


async def test_at_juse(house: House) -> None:
    await house.begin(*FOUR)
    for _ in range(8):
        await house.click_move()
    await look_at_all(house)
    await house.finish()
    await look_at_all(house)


async def test_at_junk(house: House, alice: JunkPlayer) -> None:
    await alice.types("new")
    await look_at_all(house)
    for _ in range(3):
        await alice.presses("Junk")
    await look_at_all(house)


async def test_at_roundup(house: House) -> None:
    await roundup_evening.begin(house, *THREE)
    await look_at_all(house)
    await roundup_evening.play(house, roundup_evening.click_when_shown, roundup_evening.in_turns)
    await look_at_all(house)


async def test_at_jugglers(house: House) -> None:
    await jugglers_evening.begin(house, *THREE)
    await look_at_all(house)
    await jugglers_evening.play(house, jugglers_evening.click, lambda now: bool(now.round.accounts))
    await look_at_all(house)
