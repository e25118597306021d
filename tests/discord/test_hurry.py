"""A table whose computers have less time to think says so, while it is so, and in what it shows anyway."""

from collections.abc import Callable

import pytest
import simcord

from bot.core.game import FULL, Choose, Effort, Question, think
from bot.tables.runtime.pool import Asker
from bot.tables.runtime.thinker import Thinker, Thought, TooBusy
from tests.discord.house import House

HURRIED = "Many tables are busy right now, so the computers get less time to think."

Press = Callable[[Effort], None]


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    """A function that says with how much effort all think from now on; 0 is not at all."""
    efforts = [FULL]

    async def ask(_: Thinker, choose: Choose, question: Question, _asker: Asker) -> Thought:
        if not efforts[-1]:
            raise TooBusy
        return Thought(think(choose, question), efforts[-1])

    monkeypatch.setattr(Thinker, "ask", ask)
    return efforts.append


async def begin(house: House, level: str = "hard", channel: simcord.ChannelHandle | None = None) -> None:
    await house.open("alice", channel=channel)
    for _ in range(2):
        await house.choose(house["alice"], "computer", level, channel)
    await house.start("alice", channel)


async def everybody_moves(house: House, channel: simcord.ChannelHandle | None = None) -> None:
    """Alice until her turn is over, then both computers."""
    number = (await house.data(channel)).id

    async def by_computers() -> int:
        return sum(bool(move.seat) for move in await house.moves(number))

    before = await by_computers()
    while await by_computers() == before:
        await house.click_move(channel)


async def test_it_is_told_after_a_move_made_in_a_hurry_until_all_have_time_again(house: House, press: Press) -> None:
    await begin(house)
    for effort, told in ((0.5, 1), (FULL, 0), (0.0, 1)):
        press(effort)
        await everybody_moves(house)
        assert house.live().content.count(HURRIED) == told
