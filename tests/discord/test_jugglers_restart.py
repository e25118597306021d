"""After a restart in every phase of Jugglers nothing is lost, and open hands go on working."""

import pytest

from bot.core.chance import resumed
from cogs.jugglers.rules.game import GAME, turn_of
from tests.discord.house import House
from tests.discord.jugglers_evening import FIVE, Moment, begin, click, placing, play, state, steady, unseen
from tests.discord.open_hands import panel
from tests.quick import quick

MOMENTS: dict[str, tuple[int, Moment]] = {
    "the chair is asked": (4, lambda _: True),
    "cards lie face down": (4, lambda now: now.gathering.turn == 3),
    "a cycle has just ended": (3, lambda now: now.gathering.turn == 4),
    "a dummy's turn": (2, lambda now: placing(now) and turn_of(now).asking == "dummy"),
    "secrets have moved in": (2, lambda now: now.gathering.turn == 16),
    "a gathering has just ended": (5, lambda now: len(now.round.accounts) == 1),
    "a round has just ended": (3, lambda now: len(now.results) == 1),
}


@pytest.mark.parametrize("moment", quick(MOMENTS, ["a round has just ended"]))
async def test_a_restart_when(house: House, moment: str) -> None:
    seats, reached = MOMENTS[moment]
    people = FIVE[:seats]
    await begin(house, *people)
    current = await play(house, unseen, reached)
    seat, action = steady(current)
    await panel(house, people[seat])
    before, shown = house.stored(), house.live().content
    await house.restart()
    assert house.stored() == before
    assert await state(house) == current
    await house.env.settle()
    assert house.live().content == shown
    chance = (await house.data()).chance
    assert chance is not None
    expected, _ = GAME.apply(current, seat, action, resumed(chance))
    await click(house, people[seat], action)
    assert await state(house) == expected
