"""Who has caught whom, over all finished games: read from their records, and said to either of them."""

from collections.abc import Callable
from typing import Any

from bot.features.stats.badges import read_game
from bot.features.stats.store import CaughtWhom, StatsBook
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play
from bot.tables.steps.model import NO_SERVER, THE_BOT, Proposal, TableData
from cogs.juse.rules.game import GAME, JUSE, TO_OWN
from tests.tables.offline_bot import ALICE, BOB, CAROL, GUILD, SHORT_GAME, OfflineBot, to_move

KIT = find_kit("juse")


def can_keep_what_fits(data: TableData, seat: int) -> bool:
    state = data.state
    if state.turn != seat or state.held is None or len(state.draws[seat]) + len(state.discards[seat]) < 2:
        return False
    return TO_OWN not in GAME.legal(state, seat)


async def acts(bot: OfflineBot, table: Table, seat: int, action: Any) -> None:
    if table.data.seats[seat].by_computer:
        await bot.tables.run(table, play.act_for_computer(Proposal(table.data.version, seat, action)), THE_BOT)
    else:
        await bot.act(table, table.data.seats[seat].user_id, action)


async def plays_on(bot: OfflineBot, table: Table, until: Callable[[TableData], bool] = lambda _: False) -> None:
    """Nobody errs."""
    while table.data.is_open and not until(table.data):
        seat, _ = to_move(table)
        right = [action for action in GAME.legal(table.data.state, seat) if action != JUSE]
        await acts(bot, table, seat, right[-1])


async def catches(bot: OfflineBot, table: Table, caller: int, offender: int) -> None:
    """The first seat calls what the other one keeps, as soon as that has something to keep."""
    await plays_on(bot, table, lambda data: can_keep_what_fits(data, offender))
    assert table.data.is_open
    await acts(bot, table, offender, TO_OWN)
    await acts(bot, table, caller, JUSE)


async def begun(bot: OfflineBot, *people: int) -> Table:
    table = await bot.lobby(*people, computers=2, referee="table", wrong_calls="lap")
    await bot.run(table, lobby.start(SHORT_GAME), people[0])
    return table


async def finished(bot: OfflineBot, table: Table, times: int = 1) -> None:
    await plays_on(bot, table)
    store = bot.tables.store
    read = read_game(table.data, KIT, await store.moves(table.data.id))
    for _ in range(times):
        await StatsBook(store).note_read(table.data.id, read, older=False)


async def told(bot: OfflineBot, user: int, guild: int = GUILD, most: int = 3) -> list[CaughtWhom]:
    return await StatsBook(bot.tables.store).caught_whom(guild, user, "juse", most)


async def test_both_read_it_the_most_frequent_first_and_each_game_counts_once(bot: OfflineBot) -> None:
    table = await begun(bot, ALICE, BOB)
    kumari = table.data.seats[2].name
    for caller, offender in ((0, 1), (0, 1), (0, 2), (1, 0)):
        await catches(bot, table, caller, offender)
    await finished(bot, table, times=2)
    assert await told(bot, ALICE) == [CaughtWhom("Bob", "", 2, 1), CaughtWhom("", kumari, 1, 0)]
    assert await told(bot, BOB) == [CaughtWhom("Alice", "", 1, 2)]
    table = await begun(bot, BOB, ALICE)
    await catches(bot, table, 0, 1)
    assert await told(bot, BOB) == [CaughtWhom("Alice", "", 1, 2)], "the game is not over"
    await finished(bot, table)
    assert await told(bot, BOB) == [CaughtWhom("Alice", "", 2, 2)]
    assert await told(bot, BOB, NO_SERVER) == await told(bot, BOB)
    assert await told(bot, BOB, GUILD + 1) == await told(bot, CAROL) == []
    assert await told(bot, ALICE, most=1) == [CaughtWhom("Bob", "", 2, 2)]


async def test_what_the_computer_does_in_a_persons_place_is_not_theirs(bot: OfflineBot) -> None:
    table = await begun(bot, ALICE, BOB)
    await bot.run(table, play.leave, BOB)
    await catches(bot, table, 0, 1)
    await catches(bot, table, 1, 2)
    await finished(bot, table)
    assert table.data.seats[0].catches == 1
    assert await told(bot, ALICE) == await told(bot, BOB) == []


async def test_who_is_forgotten_caught_nobody_and_was_caught_by_nobody(bot: OfflineBot) -> None:
    table = await begun(bot, ALICE, BOB)
    await catches(bot, table, 0, 1)
    await catches(bot, table, 1, 2)
    await finished(bot, table)
    await bot.forget(ALICE)
    assert [(other.name, other.caught) for other in await told(bot, BOB)] == [("", 1)], "the computer is left"
    assert await told(bot, ALICE) == []
