"""A move taken back at a running bot: nothing of it is left in the database or in a computer's memory."""

from collections.abc import Mapping

from bot.core.game import AnyGame, Choose, settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, undo
from bot.tables.steps.table_log import events_of
from bot.tables.store.database import DatabaseUrl
from cogs.jugglers.player import choose
from cogs.jugglers.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, CHANNEL, GUILD, OfflineBot, running_bot, to_move

_GAMES: Mapping[AnyGame, Choose] = {GAME: choose}


async def place_one(bot: OfflineBot, table: Table, user: int) -> None:
    seat = table.data.require_seat(user)
    placing = (action for action in GAME.legal(table.data.state, seat) if GAME.spell(action).startswith("place"))
    await bot.act(table, user, next(placing))


async def practice(bot: OfflineBot) -> Table:
    """A practice table where two people have placed a card, and then two computers."""
    options = settle_options(GAME, {})
    table = await bot.tables.open(GAME, (GUILD, CHANNEL), bot.by(ALICE), options, learning=True)
    for user in (BOB, CAROL):
        await bot.join(table, user)
    for _ in range(2):
        await bot.run(table, lobby.add_computer(), ALICE)
    await bot.run(table, lobby.start("1" * 32), ALICE)
    await bot.act(table, ALICE, GAME.parse("secret 0"))
    for user in (BOB, CAROL):
        await place_one(bot, table, user)
    await bot.until(lambda: to_move(table)[1] == ALICE)
    return table


async def test_nothing_of_it_is_left_and_the_game_goes_on_after_a_restart(place: DatabaseUrl) -> None:
    async with running_bot(place, games=_GAMES) as bot:
        table = await practice(bot)
        number, log, story = table.data.id, await bot.tables.store.moves(table.data.id), await bot.tables.story(table)
        assert [move.seat for move in log] == [None, 0, 1, 2, 3, 4]
        for user in (ALICE, BOB, CAROL):
            assert table.data.state == story[5].state
            await bot.run(table, undo.undo, user)
        assert table.data.state == story[2].state
        assert await bot.tables.store.moves(number) == log[:3]
        happened = events_of(story[:3])
        assert table.recent == happened
        for seat in (3, 4):
            memory = table._memories[seat]
            assert (memory.known, memory.new_events) == (None, [event for event in happened if event.shown_to(seat)])
    async with running_bot(place, games=_GAMES) as bot:
        table = await bot.tables.find(number)
        assert (table.data.state, table.recent) == (story[2].state, happened)
        await place_one(bot, table, CAROL)
        await bot.until(lambda: to_move(table)[1] == ALICE)
        assert [move.number for move in await bot.tables.store.moves(number)] == [*range(6)]
