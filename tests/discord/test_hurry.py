"""A table whose computers have less time to think says so, while it is so, and in what it shows anyway."""

import pytest

from bot.core.game import FULL, Choose, Effort, Question, think
from bot.tables.runtime.pool import Asker
from bot.tables.runtime.thinker import Thinker, Thought, TooBusy
from tests.discord.house import House

HURRIED = "Many tables are busy right now, so the computers get less time to think."


@pytest.fixture
def efforts(monkeypatch: pytest.MonkeyPatch) -> list[Effort]:
    """The last one says with how much effort all think; 0 is not at all."""
    efforts = [FULL]

    async def ask(_: Thinker, choose: Choose, question: Question, _asker: Asker) -> Thought:
        if not efforts[-1]:
            raise TooBusy
        return Thought(think(choose, question), efforts[-1])

    monkeypatch.setattr(Thinker, "ask", ask)
    return efforts


async def test_it_is_told_after_a_move_made_in_a_hurry_until_all_have_time_again(
    house: House, efforts: list[Effort]
) -> None:
    await house.open("alice")
    for _ in range(2):
        await house.choose(house["alice"], "computer", "hard")
    await house.start("alice")
    for effort, told in ((0.5, 1), (FULL, 0), (0.0, 1)):
        efforts.append(effort)
        moves = (await house.data()).moves
        while not any(move.seat for move in (await house.moves())[moves + 1 :]):
            await house.click_move()
        assert house.live().content.count(HURRIED) == told
