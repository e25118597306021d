"""Two who play the same deal alike see the same, whatever else computers have to think about meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.core.chance import SeedState
from bot.core.game import LEVELS, AnyGame, Choose, Level, settle_options
from bot.core.thinking_process import Question
from bot.tables.runtime.table import Table
from bot.tables.runtime.thinker import Asker, Thinker, ThinkingFailed, TooBusy
from bot.tables.steps import play as steps
from bot.tables.steps.actor import THE_BOT
from bot.tables.steps.model import COMPUTER, Phase, Proposal, Seat, TableData
from cogs.jugglers.player.levels import choose as choose_in_jugglers
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.junk.player.hint import choose as choose_in_junk
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.player.levels import choose as choose_in_juse
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.player.levels import choose as choose_in_roundup
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables import players_for_thinking as players
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, GUILD, OfflineBot, running_bot

pytestmark = pytest.mark.long

GAMES: Mapping[AnyGame, Choose] = {
    JUSE: choose_in_juse,
    JUNK: choose_in_junk,
    ROUNDUP: choose_in_roundup,
    JUGGLERS: choose_in_jugglers,
}
MOST = {"easy": 40, "normal": 40, "hard": 12}
"""Moves of the person who plays."""
CROWD = 6


def source(game: AnyGame, level: Level) -> TableData:
    """A finished game, as far as it matters to whoever plays its deal again."""
    seats = (Seat(ALICE, "Alice"), *(Seat(COMPUTER, f"c{number}", level=level) for number in range(2)))
    return TableData(
        999,
        game.name,
        GUILD,
        CHANNEL,
        ALICE,
        settle_options(game, {}),
        seats[: game.max_seats],
        Phase.OVER,
        chance=SeedState("5a" * 16, 99),
    )


@asynccontextmanager
async def crowd(thinker: Thinker, choose: Choose) -> AsyncIterator[None]:
    """Other tables think all the time, and all that is known of an answer is that it takes long."""

    async def thinks(number: int) -> None:
        while True:
            with suppress(TooBusy, ThinkingFailed):
                await thinker.ask(players.works, Question(0.005, None, 0, "", "hard"), Asker(GUILD + number, number))
            await asyncio.sleep(0)

    thinker._full[choose] = thinker._full[players.works] = 1000.0
    thinker._smallest = 250.0
    others = [asyncio.ensure_future(thinks(number)) for number in range(1, CROWD + 1)]
    try:
        yield
    finally:
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)


def persons_move(table: Table) -> Any:
    """One that depends on the table alone, and is not always the first."""
    legal = sorted(table.game.legal(table.data.state, 0), key=table.game.spell)
    return legal[table.data.moves % len(legal)]


async def play(bot: OfflineBot, table: Table, user: int, most: int) -> list[tuple[int | None, str, object]]:
    for _ in range(most):
        await bot.until(lambda: not table.data.is_open or (_is_asked(table) and not table.computers_asked))
        if not table.data.is_open:
            break
        await bot.act(table, user, persons_move(table))
        bot.changed.set()
    await bot.until(lambda: not table.data.is_open or not table.computers_asked)
    return [(move.seat, move.action, move.chance) for move in await bot.tables.store.moves(table.data.id)]


def _is_asked(table: Table) -> bool:
    return 0 in table.game.to_act(table.data.state)


async def played_by_two(bot: OfflineBot, game: AnyGame, level: Level) -> list[list[tuple[int | None, str, object]]]:
    logs: list[list[tuple[int | None, str, object]]] = []
    for user in (ALICE, BOB):
        table = await bot.tables.deals.open(source(game, level), 0, (GUILD, CHANNEL), bot.by(user), private=True)
        if user == BOB:
            async with crowd(bot.tables.computers.thinker, GAMES[game]):
                logs.append(await play(bot, table, user, MOST[level]))
        else:
            logs.append(await play(bot, table, user, MOST[level]))
        assert not table.is_hurried
    return logs


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "hard"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_deal_played_alike_is_the_same_move_for_move(tmp_path: Path, game: AnyGame, level: Level) -> None:
    async with running_bot(tmp_path / "juse.sqlite3", games=GAMES) as bot:
        quiet, crowded = await played_by_two(bot, game, level)
    assert quiet == crowded
    assert len(quiet) > 10


@pytest.mark.parametrize("game", [JUSE, ROUNDUP, JUGGLERS], ids=lambda game: game.name)
async def test_so_it_is_where_computers_think_hard_beside_a_crowd(tmp_path: Path, game: AnyGame) -> None:
    async with running_bot(tmp_path / "juse.sqlite3", games=GAMES) as bot:
        quiet, crowded = await played_by_two(bot, game, "hard")
    assert quiet == crowded
    assert len(quiet) > 10


async def test_after_one_different_move_the_same_is_left_to_chance_for_the_same_purpose(tmp_path: Path) -> None:
    """Each round of Jugglers begins with a shuffle of the same cards."""
    async with running_bot(tmp_path / "juse.sqlite3", games=GAMES, pause=3600) as bot:
        dealt: list[list[Any]] = []
        moves: list[list[str]] = []
        for user, different in ((ALICE, 0), (BOB, 1)):
            table = await bot.tables.deals.open(
                source(JUGGLERS, "easy"), 0, (GUILD, CHANNEL), bot.by(user), private=True
            )
            log = await _played_by_hand(bot, table, different)
            shuffled = [outcome["shuffle"] for move in log for outcome in move.chance if "shuffle" in outcome]
            dealt.append([cards for cards in shuffled if sorted(cards) == sorted(shuffled[0])])
            moves.append([move.action for move in log])
    rounds = min(map(len, dealt))
    assert rounds >= 2
    assert dealt[0][:rounds] == dealt[1][:rounds]
    assert moves[0] != moves[1]


async def _played_by_hand(bot: OfflineBot, table: Table, different: int) -> Any:
    """All seats make their first legal move, but for the very first of all."""
    number = different
    while table.data.is_open:
        seat = min(table.game.to_act(table.data.state))
        legal = sorted(table.game.legal(table.data.state, seat), key=table.game.spell)
        action, number = legal[number % len(legal)], 0
        if table.data.seats[seat].by_computer:
            await bot.tables.run(table, steps.act_for_computer(Proposal(table.data.version, seat, action)), THE_BOT)
        else:
            await bot.act(table, table.data.opener_id, action)
    return await bot.tables.store.moves(table.data.id)
