"""A bot is killed while people have their last look at a round, or at its result: nothing comes too early or twice. The
seconds since the last heartbeat have not passed then.
"""

import asyncio
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

from bot.core.game import AnyGame, Choose, settle_options
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import Reveal, TableData
from bot.tables.steps.reveals import revealed_at
from bot.tables.store.store import Store
from cogs.roundup.player.levels import choose
from cogs.roundup.rules.game import GAME
from tests.discord.conftest import A_DAY
from tests.discord.house import House, offline, settings_at
from tests.proof.reveals import PACE, Evening, Mix
from tests.tables.offline_bot import ALICE, SECONDS, OfflineBot, running_bot

MIX = Mix("roundup", 3, 1, {"points": 10})
GAMES: Mapping[AnyGame, Choose] = {GAME: choose}
PAUSE = 10.0
SEED = f"{1:032x}"

pytestmark = pytest.mark.long


def in_last_look(data: TableData) -> bool:
    return data.reveal is not None and data.reveal.result_at is not None


# ------------------------------------------------------------ the bot on Discord; its farewell is never written


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    monkeypatch.setattr("bot.tables.runtime.heartbeat.HEARTBEAT", A_DAY)
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: SEED)
    settings = settings_at(tmp_path, computer_pause=PACE)
    async with offline(settings) as env:
        with closing(House(env, settings)) as house:
            yield Evening(house)


async def kill(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Nothing is written any more when the bot stops. Returns the table as the next bot reads it."""

    async def nothing(*_: object) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(Store, "heartbeat", nothing)
        await house.stop()
    await house.restart()
    await house.env.settle()
    return await house.table()


def results(house: House) -> int:
    pictures = [file.filename for message in house.channel.history() for file in message.attachments]
    return pictures.count("result.png")


@pytest.mark.parametrize("during", ["the last look", "the result"])
async def test_after_a_kill_the_reveal_ends_when_it_would_have(
    evening: Evening, during: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, env = evening.house, evening.house.env
    table = await evening.begin(MIX)
    await evening.play(table, until=in_last_look)
    reveal, moves = table.data.reveal, table.data.moves
    assert reveal is not None
    assert reveal.result_at is not None
    if during == "the result":
        await env.advance_time(reveal.result_at - env.now().timestamp() + PACE)
    before = results(house)
    table = await kill(house, monkeypatch)

    async def at(moment: float) -> tuple[int, bool]:
        """How many results are in the channel then, and whether anybody has moved."""
        with env.time_context():
            now = house.bot.clock.of(house.guild.id)
        await env.advance_time(moment - now)
        return results(house), table.data.moves > moves

    assert table.data.reveal == reveal
    if during == "the last look":
        assert before == 0
        assert await at(reveal.result_at - 1) == (0, False)
        assert await at(reveal.result_at + 1) == (1, False)
    assert await at(reveal.until - 1) == (1, False)
    assert table.computers_asked
    assert await at(reveal.until + PACE + 1) == (1, True)


# ------------------------------------------------------------ kill -9, without Discord


class Told(msgspec.Struct):
    table: int
    moves: int
    skipped: float
    """The bot's clock is so many seconds ahead."""
    reveal: Reveal


def live(file: str, told: Connection) -> None:
    asyncio.run(_live(Path(file), told))


async def _live(file: Path, told: Connection) -> None:
    async with running_bot(file, pause=PAUSE, games=GAMES) as bot:
        table = await bot.tables.open(GAME, (1, 2), bot.by(ALICE), settle_options(GAME, {}))
        for step in (lobby.add_computer(), lobby.add_computer(), lobby.start(SEED)):
            await bot.run(table, step, ALICE)
        while not in_last_look(table.data):
            if table.computers_asked:
                await move_on(bot, table)
            else:
                await bot.act(table, ALICE, GAME.legal(table.data.state, 0)[0])
        assert table.data.reveal is not None
        now = Told(table.data.id, table.data.moves, bot.skipped, table.data.reveal)
        told.send_bytes(msgspec.json.encode(now))
        await asyncio.sleep(A_DAY)


async def move_on(bot: OfflineBot, table: Table) -> None:
    """To the time when the computers move."""
    moves = table.data.moves
    bot.skip(max(0.0, revealed_at(table.data) - bot.clock.of(table.data.guild_id)) + PAUSE)
    await bot.until(lambda: table.data.moves > moves)


async def test_after_kill_9_nobody_moves_before_the_reveal_is_over(tmp_path: Path) -> None:
    file, context = tmp_path / "juse.sqlite3", get_context("forkserver")
    receiving, sending = context.Pipe(duplex=False)
    process = context.Process(target=live, args=(str(file), sending))
    process.start()
    sending.close()
    told = msgspec.json.decode(await asyncio.to_thread(receiving.recv_bytes), type=Told)
    process.kill()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    async with running_bot(file, pause=PAUSE, games=GAMES, skipped=told.skipped) as bot:
        table = await bot.tables.find(told.table)
        assert (table.data.reveal, table.data.moves, table.data.results) == (told.reveal, told.moves, 1)
        assert table.computers_asked
        bot.skip(told.reveal.until - bot.clock.of(table.data.guild_id) - SECONDS)
        await bot.tables.computers.act(table)
        assert table.data.moves == told.moves, "it is too early"
        await move_on(bot, table)
        assert table.data.moves > told.moves
