"""Two who play the same deal alike see the same, whatever else computers have to think about meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.core.chance import SeedState
from bot.core.game import AnyGame, Choose, Level, Question, settle_options
from bot.tables.runtime.pool import Asker, NoAnswer
from bot.tables.runtime.table import Table
from bot.tables.runtime.thinker import Thinker, TooBusy
from bot.tables.steps.groups import Place
from bot.tables.steps.model import COMPUTER, Phase, Seat, TableData
from bot.tables.steps.play import next_forced_move
from cogs.jugglers.player import choose as choose_in_jugglers
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.junk.player import choose as choose_in_junk
from cogs.junk.rules.game import GAME as JUNK
from cogs.juse.player import choose as choose_in_juse
from cogs.juse.rules.game import GAME as JUSE
from cogs.roundup.player import choose as choose_in_roundup
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables import players_for_thinking as players
from tests.tables.offline_bot import ALICE, BOB, CHANNEL, GUILD, OfflineBot, running_bot

GAMES: Mapping[AnyGame, Choose] = {
    JUSE: choose_in_juse,
    JUNK: choose_in_junk,
    ROUNDUP: choose_in_roundup,
    JUGGLERS: choose_in_jugglers,
}
MOST = {"normal": 20, "hard": 4}
"""Moves of the person who plays."""
CROWD = 3


def source(game: AnyGame, level: Level) -> TableData:
    """A finished game, as far as it matters to whoever plays its deal again."""
    seats = (Seat(ALICE, "Alice"), *(Seat(COMPUTER, f"c{number}", level=level) for number in range(2)))
    return TableData(
        999,
        game.name,
        ALICE,
        settle_options(game, {}),
        seats[: game.max_seats],
        Phase.OVER,
        place=Place(GUILD, CHANNEL),
        chance=SeedState("5a" * 16, 99),
    )


@asynccontextmanager
async def crowd(thinker: Thinker) -> AsyncIterator[None]:
    """Let other tables think all the time."""

    async def thinks(number: int) -> None:
        while True:
            with suppress(TooBusy, NoAnswer):
                await thinker.ask(players.works, Question(0.005, None, 0, "", "hard"), Asker(GUILD + number, number))
            await asyncio.sleep(0)

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
        await bot.until(lambda: not table.data.is_open or (_is_asked(table) and _rests(table)))
        if not table.data.is_open:
            break
        await bot.act(table, user, persons_move(table))
        bot.changed.set()
    await bot.until(lambda: not table.data.is_open or _rests(table))
    return [(move.seat, move.action, move.chance) for move in await bot.tables.store.moves(table.data.id)]


def _is_asked(table: Table) -> bool:
    return 0 in table.game.to_act(table.data.state)


def _rests(table: Table) -> bool:
    """Whether neither computers nor what happens by itself is awaited."""
    return not table.computers_asked and next_forced_move(table.data, table.game) is None


@pytest.mark.parametrize(
    ("game", "level"),
    [
        *((game, "normal") for game in GAMES),
        (JUSE, "hard"),
        pytest.param(ROUNDUP, "hard", marks=pytest.mark.long("match")),
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
async def test_a_deal_played_alike_is_the_same_move_for_move_whoever_wherever_and_however_it_is_played(
    tmp_path: Path, game: AnyGame, level: Level
) -> None:
    """One plays without a pause; the other on another server, beside a crowd, and later over a restart of the bot."""
    file, deal = tmp_path / "juse.sqlite3", source(game, level)
    async with running_bot(file, games=GAMES) as bot:
        alices = await bot.deals.open(deal, 0, (GUILD, CHANNEL), bot.by(ALICE), private=True)
        played = await play(bot, alices, ALICE, MOST[level])
        bobs = await bot.deals.open(deal, 0, (GUILD + 1, CHANNEL), bot.by(BOB), private=True)
        async with crowd(bot.tables.computers.thinker):
            half = await play(bot, bobs, BOB, MOST[level] // 2)
    async with running_bot(file, games=GAMES, skipped=3600.0) as bot:
        again = await bot.tables.find(bobs.data.id)
        assert await play(bot, again, BOB, MOST[level] - MOST[level] // 2) == played
    assert played[: len(half)] == half
    assert len(played) > 10
    assert not any(table.hurried for table in (alices, bobs, again))
