"""How long things take, as the benches measure it."""

import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import AnyGame

Count = Callable[[], int]
"""Does something a number of times, and says how often."""


def seconds_each(count: Count, rounds: int = 5) -> float:
    """The best of several, in processor time, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(rounds):
        began = process_time()
        done = count()
        best = min(best, (process_time() - began) / done)
    return best


def tell_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    """For people to read: a figure that depends on the machine is told, not asserted."""
    rate = 1 / seconds_each(count)
    assert rate > 0
    with capsys.disabled():
        sys.stdout.write(f"\n{what}: {rate:,.0f}/s\n")


def random_legal_actions(game: AnyGame, seats: int, options: Mapping[str, Any], games: int) -> int:
    """Whole games, and how many actions they took."""
    actions = 0
    roll = Seeded("bench/choices").below
    for number in range(games):
        chance = Seeded(f"bench/{number}")
        state, _ = game.deal(seats, options, chance)
        while waiting := game.to_act(state):
            seat = min(waiting)
            choices = game.legal(state, seat)
            action = choices[0] if len(choices) == 1 else choices[roll(len(choices))]
            state, _ = game.apply(state, seat, action, chance)
            actions += 1
    return actions
