"""The people of a town do what the proof says of them."""

import random
from typing import cast

import pytest

from bot.tables.steps.model import TableRef
from tests.proof import many_town
from tests.proof.many_town import GUILDS, THINKS, Player, Town


async def test_people_think_no_longer_about_a_decision_that_they_press_again(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[float] = []

    async def sleep(seconds: float) -> None:
        thought.append(seconds)

    monkeypatch.setattr(many_town.asyncio, "sleep", sleep)
    player = Player(cast(Town, None), GUILDS[0], "juse", random.Random("thinks"), THINKS)  # noqa: S311
    decisions = range(100)
    for decision in decisions:
        for _ in range(10):
            await player.think((TableRef("1.mark"), decision))
        assert len(thought) <= decision + 1
    assert max(thought) <= THINKS
    assert len(decisions) / 5 < len(thought) < len(decisions) / 2
