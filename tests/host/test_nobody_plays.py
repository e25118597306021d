"""A bot that nobody plays on."""

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.app import JuseBot
from bot.config import Settings
from bot.tables.runtime import tables
from tests.proof.isolated import run_isolated
from tests.proof.offline_discord import Click, OfflineDiscord

LOOKS = 2000


async def started(database: str) -> list[str]:
    """Start a bot, wait until its emojis are there, and return what it has loaded."""
    tables.SPARE_TIME = replace(tables.SPARE_TIME, niceness=0)  # whoever paints is waited for
    bot = JuseBot(Settings(database=Path(database), emojis_per_hour=None), shard_count=1)
    offline = OfflineDiscord(bot, Click)
    await offline.start()
    for _ in range(LOOKS):
        if 0 < bot.card_emojis.wanted == len(bot.card_emojis.known):
            break
        await asyncio.sleep(0.05)
    else:
        raise TimeoutError
    await offline.close()
    return [*sys.modules]


@pytest.mark.long("processes")
def test_it_loads_nothing_that_paints_although_it_uploads_emojis(tmp_path: Path) -> None:
    loaded = run_isolated("host.test_nobody_plays:started", database=str(tmp_path / "juse.sqlite3"))
    assert "bot.ui.table.painter" in loaded
    assert not {"PIL", "render.painting", "render.fonts"} & {*loaded}
