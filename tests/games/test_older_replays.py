"""Games that an older version has stored are watched and told like those of today, before and after they are packed."""

from pathlib import Path

import pytest

from bot.tables.steps.table_log import positions_of
from bot.tables.store.archive import PACKED_AFTER
from bot.ui.table.replay import Page, Replay, present_replay, transcript
from cogs.juse.cog import KIT
from tests.quick import quick
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, OfflineBot, running_bot, tamper
from tests.tables.older_files import made_older


async def pages(bot: OfflineBot) -> list[tuple[str, str, object]]:
    table = await bot.tables.find(1)
    positions = positions_of(table.data, table.game, await bot.tables.store.moves(1))
    replay = Replay(table.data, positions, await table.summary())
    shown = [present_replay(replay, KIT, "", Page(number)) for number in range(replay.last + 1)]
    told = transcript(replay, KIT, "").partition("\n")[2]
    # How long the game took, and the clean runs in the closing picture, were not counted by all versions.
    *played, (content, alt, _) = ((page.content, page.alt, page.scene) for page in shown)
    kept = [line for line in alt.split("\n") if not line.startswith(("Longest streaks without a mistake", "Played in"))]
    return [*played, (content, "\n".join(kept), None), (told, "", None)]


@pytest.mark.parametrize("taken", quick([2, 6, 7, 10], [10]))
async def test_a_game_of_an_older_database(tmp_path: Path, taken: int) -> None:
    file = tmp_path / "juse.sqlite3"
    async with running_bot(file, pause=3600) as bot:
        await bot.played(ALICE, BOB, CAROL, DAVE)
        as_played = await pages(bot)
    assert len(as_played) > 50
    old = await made_older(file, taken)
    tamper(old, "UPDATE tables SET shown_version = version")
    async with running_bot(old, pause=3600) as bot:
        bot.hold_background_jobs()
        assert await pages(bot) == as_played
        bot.skip(2 * PACKED_AFTER)
        await bot.background_jobs()
        assert bot.rows("SELECT table_id FROM records") == [(1,)]
        assert await pages(bot) == as_played
