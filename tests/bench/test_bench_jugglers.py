"""How fast Jugglers is. Times depend on the machine, so only how they compare is asserted."""

import sys
import time
from collections.abc import Callable
from itertools import combinations, islice

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.core.chance import Seeded
from cogs.jugglers.hands import INFLUENCES, strength
from cogs.jugglers.player import choose
from cogs.jugglers.recall import recall
from cogs.jugglers.rules import GAME, to_move

OPTIONS = {"wins": 2, "dummy_sigils": True}
MATCHES = 5
# Every seventh, so that hands of all suits are among them.
HANDS = list(islice(combinations(INFLUENCES, 5), 0, None, 7))


def hands_valued() -> int:
    for hand in HANDS:
        strength(hand)
    return len(HANDS)


def random_legal_actions(seats: int = 4) -> int:
    """Whole matches, and how many actions they took."""
    actions = 0
    roll = Seeded("bench/choices").below
    for number in range(MATCHES):
        chance = Seeded(f"bench/{number}")
        state, _ = GAME.deal(seats, OPTIONS, chance)
        while not state.finished:
            seat = to_move(state)
            choices = GAME.legal(state, seat)
            state, _ = GAME.apply(state, seat, choices[roll(len(choices))], chance)
            actions += 1
    return actions


def computer_choices() -> int:
    """One gathering of four computer players."""
    roll = Seeded("bench/player").below
    chance = Seeded("bench")
    state, events = GAME.deal(4, OPTIONS, chance)
    memories = [recall(seat, None, [event for event in events if event.shown_to(seat)]) for seat in range(4)]
    choices = 0
    while not state.round.accounts:
        seat = to_move(state)
        action = choose(GAME.view(state, seat), memories[seat], seat, roll)
        state, events = GAME.apply(state, seat, action, chance)
        memories = [
            recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        choices += 1
    return choices


def seconds_each(count: Callable[[], int], rounds: int = 5) -> float:
    """The best of several, in processor time, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        done = count()
        best = min(best, (time.process_time() - began) / done)
    return best


@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("hands valued", hands_valued),
        ("actions of random legal play of Jugglers", random_legal_actions),
        ("choices of its computer player", computer_choices),
    ],
)
def test_per_second(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], what: str, count: Callable[[], int]
) -> None:
    done = benchmark.pedantic(count, rounds=5, warmup_rounds=1)
    stats = benchmark.stats
    assert stats is not None
    per_second = round(done / stats.stats.min)
    benchmark.extra_info["per second"] = per_second
    with capsys.disabled():
        sys.stdout.write(f"\n{what}: {per_second:,}/s\n")


def test_a_hand_is_valued_much_faster_than_an_action_is_carried_out() -> None:
    assert seconds_each(hands_valued) < seconds_each(random_legal_actions) / 4


def test_an_action_costs_alike_for_every_number_of_players() -> None:
    """With three a dummy's turn comes with every third, so that more happens at once."""
    costs = [seconds_each(lambda seats=seats: random_legal_actions(seats)) for seats in range(2, 6)]
    assert max(costs) < 2.5 * min(costs)


def test_a_choice_costs_no_more_than_some_thousands_of_actions() -> None:
    assert seconds_each(computer_choices, 3) < 4_000 * seconds_each(random_legal_actions, 3)
