"""A bot that nobody plays on."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.app import JuseBot
from bot.config import Settings
from tests.proof.isolated import run_isolated
from tests.proof.offline_discord import Click, OfflineDiscord


async def started(database: str) -> list[str]:
    """Start a bot, wait until its emojis are there, and return what it has loaded."""
    bot = JuseBot(Settings(database=Path(database), emojis_per_hour=None), shard_count=1)
    offline = OfflineDiscord(bot, Click)
    await offline.start()
    async with asyncio.timeout(60):
        while not 0 < bot.card_emojis.wanted == len(bot.card_emojis.known):
            await asyncio.sleep(0.05)
    await offline.close()
    return [*sys.modules]


@pytest.mark.long("a bot and a process beside it")
def test_it_loads_nothing_that_paints_although_it_uploads_emojis(tmp_path: Path) -> None:
    loaded = run_isolated("host.test_nobody_plays:started", database=str(tmp_path / "juse.sqlite3"))
    assert "bot.ui.table.painter" in loaded
    assert not {"PIL", "render.painting", "render.fonts"} & {*loaded}
