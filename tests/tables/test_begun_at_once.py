"""A game that is begun at once with computers is from its first moment as one that was begun from a lobby."""

from bot.core.game import settle_options
from bot.core.time_controls import TIME_LIMITS
from bot.games import find_game, find_player
from bot.tables.store.database import Place
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, running_bot

ROUNDUP = find_game("roundup")
GAMES = {ROUNDUP: find_player("roundup")}


async def test_its_clock_runs_and_its_computers_move_though_the_bot_stops_before_their_first_move(place: Place) -> None:
    async with running_bot(place, games=GAMES, pause=60.0) as bot:
        options = settle_options(ROUNDUP, {})
        begun = await bot.tables.open_dealt(ROUNDUP, (GUILD, CHANNEL), bot.by(ALICE), options, "live", seats=3)
        due = begun.data.touched_at + TIME_LIMITS["live"]
        assert [seat.due for seat in begun.data.seats] == [due, None, None]
        assert bot.rows("SELECT deadline FROM tables") == [(due,)]
    async with running_bot(place, games=GAMES) as bot:
        table = await bot.tables.find(begun.data.id)
        await bot.until(lambda: table.data.moves == 2)
