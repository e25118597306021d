"""Processor time, as the benches measure it."""

from collections.abc import Callable
from random import Random
from time import process_time

from bot.core.chance import Seeded
from bot.core.game import AnyGame, settle_options

_LOOPS = 8_000


def seconds_each(work: Callable[[], int], rounds: int = 5) -> float:
    """`work` does something several times and returns how often. The best round counts, because a busy machine slows
    down even processor time.
    """
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        count = work()
        best = min(best, (process_time() - start) / count)
    return best


def yardstick() -> float:
    """The processor time of a loop that does what the engines do most: look things up and compare them."""
    numbers = list(range(52))
    start, found = process_time(), 0
    for _ in range(_LOOPS):
        for number in numbers:
            if numbers[number] % 13 == 7:
                found += 1
    assert found == 4 * _LOOPS
    return process_time() - start


def random_legal_actions(game: AnyGame, seats: int, games: int) -> int:
    """Plays whole games and returns the number of actions."""
    actions = 0
    random = Random("bench/choices").random  # noqa: S311
    for number in range(games):
        chance = Seeded(f"bench/{number}")
        state, _ = game.deal(seats, settle_options(game, {}), chance)
        while waiting := game.to_act(state):
            seat = min(waiting)
            legal = game.legal(state, seat)
            state, _ = game.apply(state, seat, legal[int(random() * len(legal))], chance)
            actions += 1
    return actions
