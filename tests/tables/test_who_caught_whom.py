"""Who has caught whom, over all finished games: noted when their records are read, and said to either of them."""

from bot.features.stats.store import CaughtWhom, ReadGame, StatsBook
from bot.tables.steps.model import NO_SERVER
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, OfflineBot


async def told(bot: OfflineBot, user: int, guild: int = GUILD, most: int = 3) -> list[CaughtWhom]:
    return await StatsBook(bot.tables.store).caught_whom(guild, user, "juse", most)


async def test_both_read_it_the_most_frequent_first_and_each_game_counts_once(bot: OfflineBot) -> None:
    with_computer = [(ALICE, 0, "Kumari", 1, 0), (0, ALICE, "", 0, 1), (ALICE, BOB, "", 2, 1), (BOB, ALICE, "", 1, 2)]
    for caught in (with_computer, [(BOB, ALICE, "", 1, 0), (ALICE, BOB, "", 0, 1)]):
        table = await bot.played(ALICE, BOB, computers=2)
        for _ in range(2):
            await StatsBook(bot.tables.store).note_read(table.data.id, ReadGame(GUILD, caught=caught), older=False)
    assert await told(bot, ALICE) == [CaughtWhom("Bob", "", 2, 2), CaughtWhom("", "Kumari", 1, 0)]
    assert await told(bot, ALICE, most=1) == [CaughtWhom("Bob", "", 2, 2)]
    assert await told(bot, BOB) == await told(bot, BOB, NO_SERVER) == [CaughtWhom("Alice", "", 2, 2)]
    assert await told(bot, BOB, GUILD + 1) == await told(bot, CAROL) == []
    await bot.forget(BOB)
    assert await told(bot, ALICE) == [CaughtWhom("", "Kumari", 1, 0)]
    assert await told(bot, BOB) == []
