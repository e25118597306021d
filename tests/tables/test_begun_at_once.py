"""A game that is begun at once with computers is from its first moment as one that was begun from a lobby."""

from pathlib import Path

from bot.core.game import settle_options
from bot.core.time_controls import TIME_LIMITS
from bot.games import find_game, find_player
from bot.tables.runtime.table import Table
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, OfflineBot, running_bot

ROUNDUP = find_game("roundup")
GAMES = {ROUNDUP: find_player("roundup")}


async def begun(bot: OfflineBot) -> Table:
    options = settle_options(ROUNDUP, {})
    return await bot.tables.open_dealt(ROUNDUP, (GUILD, CHANNEL), bot.by(ALICE), options, "live", seats=3)


async def test_its_clock_runs_from_the_deal(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3", games=GAMES, pause=60.0) as bot:
        data = (await begun(bot)).data
        assert [seat.due for seat in data.seats] == [data.touched_at + TIME_LIMITS["live"], None, None]
        assert bot.rows("SELECT deadline FROM tables") == [(data.deadline,)]


async def test_its_computers_move_though_the_bot_stops_before_their_first_move(tmp_path: Path) -> None:
    path = tmp_path / "juse.sqlite3"
    async with running_bot(path, games=GAMES, pause=60.0) as bot:
        number = (await begun(bot)).data.id
    async with running_bot(path, games=GAMES) as bot:
        table = await bot.tables.find(number)
        await bot.until(lambda: table.data.moves == 2)
