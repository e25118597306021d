"""A step may ask for the past of its table; no other step pays for it."""

from types import SimpleNamespace
from unittest.mock import AsyncMock

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby
from bot.tables.steps.model import Actor, Change, TableData, next_version
from bot.tables.steps.table_log import Story, StoryStep
from bot.tables.store.database import DatabaseUrl
from tests.tables.offline_bot import ALICE, BOB, legal, running_bot, tamper, to_move

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]


def looks_back(stories: list[Story]) -> StoryStep:
    def step(table: TableData, _: AnyGame, actor: Actor, story: Story) -> Change:
        stories.append(story)
        return Change(next_version(table, actor.now))

    return StoryStep(step)


async def test_a_step_that_asks_for_the_past_gets_it_and_no_other_reads_the_log(
    place: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(place) as bot:
        table, stories, states = await bot.lobby(ALICE, BOB), list[Story](), list[object]()
        await bot.run(table, looks_back(stories), ALICE)
        await bot.run(table, lobby.start("1" * 32), ALICE)
        moves = AsyncMock(wraps=bot.tables.store.moves)
        monkeypatch.setattr(bot.tables.store, "moves", moves)
        for _ in range(6):
            states.append(table.data.state)
            await bot.act(table, to_move(table)[1], legal(table))
        moves.assert_not_awaited()
        await bot.run(table, looks_back(stories), ALICE)
        moves.assert_awaited_once()
        before_the_deal, story = stories
        assert before_the_deal == ()
        assert [position.state for position in story] == [*states, table.data.state]
        assert [position.move for position in story] == await bot.tables.store.moves(table.data.id)


async def test_a_table_that_has_gone_back_elsewhere_is_not_set_aside(
    place: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(place) as bot:
        table = await bot.game(ALICE, BOB)
        for _ in range(3):
            await bot.act(table, to_move(table)[1], legal(table))
        monkeypatch.setattr(bot.tables.store, "process", SimpleNamespace(number=1, has=lambda _: True))
        tamper(place, "DELETE FROM moves WHERE number = 3")
        tamper(place, "UPDATE tables SET version = version + 1")
        with pytest.raises(Refused, match="moved-on"):
            await bot.run(table, looks_back([]), ALICE)
        monkeypatch.undo()
        assert bot.rows("SELECT phase FROM tables") == [("playing",)]
