"""Hints and best scores are worked out beside the bot: nobody else waits for them, and none comes too late."""

import asyncio
import os
import signal
from typing import Any

import pytest

from bot.tables.runtime.table import Table
from cogs.junk.cog import KIT
from cogs.junk.rules.game import GAME, JunkGame
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer


async def test_the_bot_answers_others_while_a_hint_is_thought_out(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    """The thinking process is held until somebody else's click has been answered."""
    await alice.types("new")
    await bob.types("new")
    table, hall = await alice.table(), house.bot.services.tables
    await hall.advice(table, 0)
    [process] = hall.computers.thinker.pids
    os.kill(process, signal.SIGSTOP)
    try:
        thinking = asyncio.ensure_future(hall.advice(table, 0))
        await asyncio.sleep(0.01)
        await bob.junks_unseen()
        assert not thinking.done()
    finally:
        os.kill(process, signal.SIGCONT)
    async with asyncio.timeout(10):
        assert await thinking in {"play", "junk"}


async def test_the_bot_answers_others_while_the_best_score_is_worked_out(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.types("new")
    await bob.types("new")
    table = await alice.table()
    answered, loop, solve = asyncio.Event(), asyncio.get_running_loop(), KIT.best
    assert solve is not None

    def until_answered(view: Any) -> int:
        asyncio.run_coroutine_threadsafe(answered.wait(), loop).result(10)
        return solve(view)

    await alice.plays_unseen()
    thinking = asyncio.ensure_future(house.bot.services.display._best_scores._work_out(table, until_answered))
    await asyncio.sleep(0.01)
    await bob.junks_unseen()
    assert not thinking.done()
    answered.set()
    async with asyncio.timeout(10):
        assert await thinking is not None


async def test_a_hint_that_comes_too_late_is_not_given(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alice asks, and junks her card before the answer is there."""
    await alice.types("new")
    table, hall = await alice.table(), house.bot.services.tables
    advice = hall.advice

    async def slow(table: Table, seat: int) -> str:
        told = await advice(table, seat)
        await alice.junks_unseen()
        return told

    monkeypatch.setattr(hall, "advice", slow)
    result = await alice.presses("Hint (ends a clean game)")
    assert "moved on" in said(result)
    assert not any("I would try" in message.content for message in alice.private)
    assert table.data.moves == 2
    assert any("Draw a card" in message.content for message in alice.private)


@pytest.mark.long
async def test_hints_to_the_end_lead_to_a_good_score_and_never_to_a_misplay(alice: JunkPlayer) -> None:
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.drawn > 47)
    while (await alice.data()).is_open:
        await alice.types("hint")
        hint = alice.panel.content.splitlines()[0]
        label = hint.split("**")[1]
        assert label in alice.labels
        await alice.presses(label)
    data = (await alice.data()).seats[0]
    assert data.misplays == 0
    assert data.hints > 5
    assert "hints (best possible" in alice.panel.content


async def test_a_hint_when_only_one_thing_can_be_done_is_free(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Junk draws by itself then, so this is about a game that was begun before it did."""
    monkeypatch.setattr(JunkGame, "automatic", lambda game, state: None)
    await alice.types("new")
    before = house.stored()
    await alice.presses("Hint (ends a clean game)")
    assert alice.panel.content.startswith("💡 Only one thing can be done: **Draw**. This hint was free.\n")
    assert house.stored() == before
    await alice.presses("Draw")
    await alice.presses("Hint (ends a clean game)")
    assert alice.panel.content.startswith("💡 I would try: **")
    assert (await alice.data()).seats[0].hints == 1


async def test_the_button_says_what_a_hint_costs_as_long_as_it_costs_something(alice: JunkPlayer) -> None:
    await alice.types("new")
    assert "Hint" not in alice.labels
    await alice.presses("Hint (ends a clean game)")
    assert "Hint" in alice.labels
    assert "Hint (ends a clean game)" not in alice.labels


async def test_a_hint_when_the_rules_allow_only_one_thing_is_not_free(alice: JunkPlayer) -> None:
    """Otherwise whoever asks would learn for nothing that their card does not fit."""
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.held is not None and len(GAME.legal(state, 0)) == 1)
    assert len(GAME.possible((await alice.data()).state, 0)) > 1
    await alice.types("hint")
    assert alice.panel.content.startswith("💡 I would try: **Junk**. ")
    assert (await alice.data()).seats[0].hints == 1
