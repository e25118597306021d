"""How long things take, as the benches measure it."""

import sys
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import AnyGame

Count = Callable[[], int]
"""Does something a number of times, and says how often."""
_LOOPS = 8_000


def seconds_each(count: Count, rounds: int = 5) -> float:
    """The best of several, in processor time, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(rounds):
        began = process_time()
        done = count()
        best = min(best, (process_time() - began) / done)
    return best


def yardstick() -> float:
    """The processor time of a loop that does what the engines do most: look things up and compare them."""
    numbers = list(range(52))
    begun, found = process_time(), 0
    for _ in range(_LOOPS):
        for number in numbers:
            if numbers[number] % 13 == 7:
                found += 1
    assert found == 4 * _LOOPS
    return process_time() - begun


def by_the_yardstick(seconds: float, plain: float) -> str:
    return f"each as long as {seconds / plain * _LOOPS * 52:,.0f} plain look-ups"


def tell_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    """For people to read: a figure that depends on the machine is told, not asserted. The yardstick takes turns with
    it: by that figures of different days and machines can be compared.
    """
    each, plain = float("inf"), float("inf")
    for _ in range(5):
        each = min(each, seconds_each(count, 1))
        plain = min(plain, yardstick())
    assert each > 0
    with capsys.disabled():
        sys.stdout.write(f"\n{what}: {1 / each:,.0f}/s, {by_the_yardstick(each, plain)}\n")


def random_legal_actions(game: AnyGame, seats: int, options: Mapping[str, Any], games: int) -> int:
    """Whole games, and how many actions they took. Chosen as searching computer players choose: most quickly."""
    actions = 0
    random = Random("bench/choices").random  # noqa: S311
    for number in range(games):
        chance = Seeded(f"bench/{number}")
        state, _ = game.deal(seats, options, chance)
        while waiting := game.to_act(state):
            seat = min(waiting)
            choices = game.legal(state, seat)
            state, _ = game.apply(state, seat, choices[int(random() * len(choices))], chance)
            actions += 1
    return actions
