"""Thinking in another process: the same answers, and whatever happens to that process, the game goes on."""

import asyncio
import itertools
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.core import worker_process
from bot.core.chance import Seeded
from bot.core.game import FULL, SMALLEST, Question, settle_options, think
from bot.core.worker_process import LENGTH, packed
from bot.metrics import METRICS
from bot.tables.runtime import pool, thinker
from bot.tables.runtime.pool import Asker, FairQueue, NoAnswer, Pool
from bot.tables.runtime.thinker import Thinker, TooBusy
from bot.tables.steps import lobby
from bot.tables.store.database import DatabaseUrl
from cogs.roundup.player import choose as choose_in_roundup
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables import players_for_thinking as players
from tests.tables.offline_bot import ALICE, GUILD, SECONDS, eventually, running_bot

KIND = thinker._KIND
HERE, ELSEWHERE = Asker(GUILD, 1), Asker(GUILD + 1, 1)


@pytest_asyncio.fixture
async def beside(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinker]:
    """Its processes may be silent for long: on a busy machine they get no processor meanwhile."""
    beside = Thinker()
    beside.pool = Pool(1, replace(KIND, most_silent=100))
    yield beside
    await beside.pool.close()


@pytest.fixture
def noticed_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """So many seconds of silence from now on."""
    return lambda seconds: monkeypatch.setattr(pool, "_LOOK", seconds / 100)


def question(seed: str = "a") -> Question:
    state, events = ROUNDUP.deal(4, settle_options(ROUNDUP, {}), Seeded("a deal"))
    memory = ROUNDUP.recall(2, None, [event for event in events if event.shown_to(2)])
    return Question(ROUNDUP.view(state, 2), memory, 2, seed, "normal")


def about(view: object) -> Question:
    return Question(view, None, 0, "seed", "hard")


async def asked(beside: Thinker, seed: str = "a") -> Any:
    return (await beside.ask(choose_in_roundup, question(seed), HERE)).action


@asynccontextmanager
async def stopped(beside: Thinker) -> AsyncIterator[None]:
    """Its only process does nothing, so what is asked meanwhile waits."""
    await asked(beside)
    [process] = beside.pool.pids
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


async def test_one_process_gives_all_the_answers_of_the_player_itself_and_ends_with_the_bot(beside: Thinker) -> None:
    timed, seeds = METRICS.thinking.done, "abcde"
    assert not beside.pool.pids
    answers = await asyncio.gather(*(asked(beside, seed) for seed in seeds))
    assert answers == [think(choose_in_roundup, question(seed)) for seed in seeds]
    assert METRICS.thinking.done == timed + len(seeds)
    [process] = beside.pool.pids
    await asked(beside)
    assert beside.pool.pids == [process]
    await beside.pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_a_killed_process_costs_no_answer(beside: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    await asked(beside)
    [process] = beside.pool.pids
    os.kill(process, signal.SIGSTOP)
    asking = asyncio.ensure_future(asked(beside))
    await asyncio.sleep(0)
    os.kill(process, signal.SIGKILL)
    assert await asking == think(choose_in_roundup, question())
    assert beside.pool.pids != [process]
    assert caplog.messages == ["a thinking process is replaced, and its question asked again: it has ended"]


async def test_a_process_that_was_stopped_is_replaced_and_its_question_answered(
    beside: Thinker, caplog: pytest.LogCaptureFixture, noticed_after: Callable[[float], None]
) -> None:
    await asked(beside)
    [process] = beside.pool.pids
    os.kill(process, signal.SIGSTOP)
    noticed_after(0.7)
    asking = asyncio.ensure_future(asked(beside))
    await eventually(lambda: bool(caplog.messages))
    noticed_after(3.5)
    assert await asking == think(choose_in_roundup, question())
    assert process not in beside.pool.pids
    [line] = caplog.messages
    assert line == "a thinking process is replaced, and its question asked again: it gave no sign of life for 0.7 s"
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_an_endless_player_is_given_up_at_once(beside: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    beside.pool = Pool(1, replace(KIND, most_work=0.3))
    with pytest.raises(NoAnswer, match=r"one answer took more than 0\.3 s of a processor"):
        await beside.ask(players.loops, about(None), HERE)
    assert not caplog.messages, "it is not asked again, and whoever asked reports it"
    assert await asked(beside) == think(choose_in_roundup, question())


async def test_a_failing_program_is_reported_and_the_next_question_is_answered(beside: Thinker) -> None:
    nonsense = replace(question(), view=None)
    with pytest.raises(NoAnswer, match="Traceback"):
        await beside.ask(choose_in_roundup, nonsense, HERE)
    assert await asked(beside) == think(choose_in_roundup, question())


async def test_an_abandoned_answer_is_not_given_to_the_next_question(beside: Thinker) -> None:
    async with stopped(beside):
        asking = asyncio.ensure_future(asked(beside, "other"))
        waiting = asyncio.ensure_future(asked(beside, "never asked"))
        await asyncio.sleep(0.01)
        for gone in (asking, waiting):
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
    assert await asked(beside) == think(choose_in_roundup, question())


async def test_what_waits_too_long_for_its_turn_is_given_up(beside: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_TOO_LATE", 0.05)
    async with stopped(beside):
        asking = asyncio.ensure_future(asked(beside))
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await asked(beside, "too late")
        assert not beside.pool.before(HERE)
    assert await asking == think(choose_in_roundup, question())


async def test_a_server_with_one_table_does_not_wait_for_a_crowded_one(beside: Thinker) -> None:
    async with stopped(beside):
        crowd = [asyncio.ensure_future(asks_as(beside, Asker(GUILD, number))) for number in range(20)]
        await asyncio.sleep(0)
        lock_subject = asyncio.ensure_future(asks_as(beside, ELSEWHERE))
        await asyncio.sleep(0)
    await lock_subject
    assert sum(asking.done() for asking in crowd) <= 3
    await asyncio.gather(*crowd)


async def test_a_player_thinks_less_from_when_it_is_known_how_long_it_takes_not_how_long_a_process_takes_to_start(
    beside: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "_SOON", 1e-9)
    efforts = [(await beside.ask(players.effort_of, about(None), HERE)).effort for _ in range(3)]
    assert efforts == [FULL, FULL, SMALLEST]


async def asks_as(beside: Thinker, asker: Asker) -> Any:
    return (await beside.ask(players.effort_of, about(None), asker)).action


def test_each_server_has_the_same_share_and_each_of_its_tables_the_same_part_of_it() -> None:
    turns = FairQueue[str]()
    for table in range(4):
        turns.put(GUILD, table, "crowd")
    turns.put(GUILD + 1, 1, "other")
    assert [turns.take() for _ in range(5)] == [
        ("crowd", 1 / 8),
        ("other", 1 / 2),
        ("crowd", 1 / 3),
        ("crowd", 1 / 2),
        ("crowd", 1),
    ]


async def test_an_idle_process_is_stopped(beside: Thinker) -> None:
    beside.pool = Pool(1, replace(KIND, idle=0.05))
    await asked(beside)
    await eventually(lambda: not beside.pool.pids)
    assert await asked(beside) == think(choose_in_roundup, question())


async def test_its_environment_has_no_token_and_nothing_it_does_not_need(
    beside: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    monkeypatch.setenv("PYTHONPATH", "/games/of/a/host")
    await asked(beside)
    [process] = beside.pool.pids
    written = Path(f"/proc/{process}/environ").read_bytes().rstrip(b"\0").split(b"\0")
    environment = dict(line.decode().split("=", 1) for line in written)
    assert environment.keys() <= {"PYTHONPATH", "PYTHONSAFEPATH", *pool.INHERITED}
    assert environment["PYTHONPATH"].endswith(":/games/of/a/host")


def test_when_the_bot_is_killed_it_ends_even_in_a_thought_without_end() -> None:
    command = [sys.executable, "-m", worker_process.__name__, "10"]
    environment = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(packed((think, players.loops, about(None))))
    process.stdin.flush()
    process.stdout.read(LENGTH)
    process.stdin.close()
    process.stdout.close()
    assert process.wait(SECONDS) == 1


@pytest.mark.sqlite
async def test_hard_players_think_in_the_other_process_and_play_on_when_it_fails(
    place: DatabaseUrl, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(place) as bot:
        table = await bot.lobby(ALICE)
        await bot.run(table, lobby.add_computer("hard"), ALICE)
        await bot.run(table, lobby.start(secrets.token_hex(16)), ALICE)
        await bot.move_by_move(table, lambda: bool(bot.tables.computers.thinker.pool.pids))

        async def fails(*_: Any) -> Any:
            raise NoAnswer("on purpose")

        monkeypatch.setattr(bot.tables.computers.thinker, "ask", fails)
        before = table.data.moves
        await bot.move_by_move(table, lambda: "on purpose" in caplog.text)
        assert table.data.moves > before + 1


@pytest.mark.sqlite
async def test_a_computers_whole_turn_is_shown_at_once(place: DatabaseUrl) -> None:
    async with running_bot(place) as bot:
        table = await bot.game(ALICE, computers=2)
        await bot.move_by_move(table, lambda: table.data.moves >= 60)
    turns = [changes for _, changes in bot.changes if changes]
    assert all(len({move.seat for change in changes for move in change.log}) == 1 for changes in turns)
    assert max(len(changes) for changes in turns) > 1
    for turn, after in itertools.pairwise(turns):
        assert (turn[-1].log[0].seat, turn[-1].table.version) != (after[0].log[0].seat, after[0].table.version - 1)
