"""Thinking in another process: the same answers, and whatever happens to that process, the game goes on."""

import asyncio
import itertools
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.core.thinking_process import Question, think
from bot.tables.runtime import thinker
from bot.tables.runtime.table import Table
from bot.tables.runtime.thinker import Thinker, ThinkingFailed, TooBusy
from bot.tables.steps import lobby
from cogs.roundup.player.levels import choose as choose_in_roundup
from cogs.roundup.rules.game import GAME as ROUNDUP
from tests.tables.offline_bot import ALICE, OfflineBot, eventually, legal, running_bot


@pytest_asyncio.fixture
async def beside() -> AsyncIterator[Thinker]:
    beside = Thinker()
    yield beside
    await beside.close()


def question(seed: str = "a") -> Question:
    state, events = ROUNDUP.deal(4, settle_options(ROUNDUP, {}), Seeded("a deal"))
    memory = ROUNDUP.recall(2, None, [event for event in events if event.shown_to(2)])
    return Question(ROUNDUP.view(state, 2), memory, 2, seed, "normal")


async def test_it_gives_the_same_answers_as_the_player_itself(beside: Thinker) -> None:
    for seed in ("a", "b", "c"):
        assert await beside.ask(choose_in_roundup, question(seed)) == think(choose_in_roundup, question(seed))


async def test_one_process_serves_all_and_ends_with_the_bot(beside: Thinker) -> None:
    assert beside.pid is None
    await asyncio.gather(*(beside.ask(choose_in_roundup, question(str(number))) for number in range(5)))
    process = beside.pid
    assert process is not None
    await beside.ask(choose_in_roundup, question())
    assert beside.pid == process
    await beside.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_a_killed_process_costs_one_answer(beside: Thinker) -> None:
    await beside.ask(choose_in_roundup, question())
    assert beside.pid is not None
    os.kill(beside.pid, signal.SIGSTOP)
    asking = asyncio.ensure_future(beside.ask(choose_in_roundup, question()))
    await asyncio.sleep(0)
    os.kill(beside.pid, signal.SIGKILL)
    with pytest.raises(ThinkingFailed):
        await asking
    assert await beside.ask(choose_in_roundup, question()) == think(choose_in_roundup, question())


async def test_a_failing_program_is_reported_and_the_next_question_is_answered(beside: Thinker) -> None:
    nonsense = msgspec.structs.replace(question(), view=None)
    with pytest.raises(ThinkingFailed, match="Traceback"):
        await beside.ask(choose_in_roundup, nonsense)
    assert await beside.ask(choose_in_roundup, question()) == think(choose_in_roundup, question())


async def test_an_abandoned_answer_is_not_given_to_the_next_question(beside: Thinker) -> None:
    await beside.ask(choose_in_roundup, question())
    assert beside.pid is not None
    os.kill(beside.pid, signal.SIGSTOP)
    asking = asyncio.ensure_future(beside.ask(choose_in_roundup, question("other")))
    await asyncio.sleep(0.01)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await beside.ask(choose_in_roundup, question()) == think(choose_in_roundup, question())


async def test_too_many_questions_are_refused(beside: Thinker) -> None:
    asked = [asyncio.ensure_future(beside.ask(choose_in_roundup, question())) for _ in range(12)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, TooBusy) for answer in answers) == 4


async def test_an_idle_process_is_stopped(beside: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "_IDLE", 0.05)
    await beside.ask(choose_in_roundup, question())
    await eventually(lambda: beside.pid is None)
    assert await beside.ask(choose_in_roundup, question()) == think(choose_in_roundup, question())


async def test_hard_players_think_in_the_other_process_and_play_on_when_it_fails(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(file) as bot:
        table = await bot.lobby(ALICE)
        await bot.run(table, lobby.add_computer("hard"), ALICE)
        await bot.run(table, bot.tables.deal(), ALICE)
        await plays_until(bot, table, lambda: bot.tables.computers.thinker.pid is not None)

        async def fails(*_: Any) -> Any:
            raise ThinkingFailed("on purpose")

        monkeypatch.setattr(bot.tables.computers.thinker, "ask", fails)
        before = table.data.moves
        await plays_until(bot, table, lambda: "on purpose" in caplog.text)
        assert table.data.moves > before + 1


async def plays_until(bot: OfflineBot, table: Table, wanted: Callable[[], bool]) -> None:
    while not wanted():
        await bot.act(table, ALICE, legal(table))
        await bot.until(lambda: not table.computers_asked)


async def test_a_computers_whole_turn_is_shown_at_once(file: Path) -> None:
    async with running_bot(file) as bot:
        table = await bot.game(ALICE, computers=2)
        await bot.until(lambda: not table.computers_asked)
        while table.data.moves < 60 and table.data.is_open:
            await bot.act(table, ALICE, legal(table))
            await bot.until(lambda: not table.computers_asked)
    turns = [changes for _, changes in bot.changes if changes]
    assert all(len({change.seat for change in changes}) == 1 for changes in turns)
    assert max(len(changes) for changes in turns) > 1
    for one, after in itertools.pairwise(turns):
        assert (one[-1].seat, one[-1].table.version) != (after[0].seat, after[0].table.version - 1)
