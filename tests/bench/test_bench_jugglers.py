"""How fast Jugglers is. Times depend on the machine, so only how they compare is asserted."""

from functools import partial
from itertools import combinations, islice

import pytest

from bot.core.chance import Seeded
from bot.core.game import Level
from cogs.jugglers.player.levels import choose
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.memory import recall
from cogs.jugglers.rules.poker import INFLUENCES, strength
from tests.bench.timing import Count, random_legal_actions, seconds_each, tell_per_second

pytestmark = pytest.mark.long

OPTIONS = {"wins": 2, "dummy_sigils": True}
MATCHES = 5
# Every seventh, so that hands of all suits are among them.
HANDS = list(islice(combinations(INFLUENCES, 5), 0, None, 7))


def hands_valued() -> int:
    for hand in HANDS:
        strength(hand)
    return len(HANDS)


def played_actions(seats: int = 4) -> int:
    return random_legal_actions(GAME, seats, OPTIONS, MATCHES)


def computer_choices(level: Level = "normal") -> int:
    """One gathering of four computer players."""
    roll = Seeded("bench/player").below
    chance = Seeded("bench")
    state, events = GAME.deal(4, OPTIONS, chance)
    memories = [recall(seat, None, [event for event in events if event.shown_to(seat)]) for seat in range(4)]
    choices = 0
    while not state.round.accounts:
        seat = to_move(state)
        action = choose(GAME.view(state, seat), memories[seat], seat, roll, level)
        state, events = GAME.apply(state, seat, action, chance)
        memories = [
            recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        choices += 1
    return choices


@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("hands valued", hands_valued),
        *(
            (f"actions of random legal play of Jugglers with {seats}", partial(played_actions, seats))
            for seats in range(2, 6)
        ),
        ("choices of its computer player", computer_choices),
        ("choices of its hard computer player", partial(computer_choices, "hard")),
    ],
)
def test_per_second(capsys: pytest.CaptureFixture[str], what: str, count: Count) -> None:
    tell_per_second(capsys, what, count)


def test_a_hand_is_valued_much_faster_than_an_action_is_carried_out() -> None:
    assert seconds_each(hands_valued) < seconds_each(played_actions) / 4


def test_an_action_costs_alike_for_every_number_of_players() -> None:
    """With three a dummy's turn comes with every third, so that more happens at once."""
    costs = [seconds_each(lambda seats=seats: played_actions(seats)) for seats in range(2, 6)]
    assert max(costs) < 2.5 * min(costs)


@pytest.mark.parametrize(("level", "actions"), [("easy", 1_000), ("normal", 1_000), ("hard", 30_000)])
def test_a_choice_costs_no_more_than_so_many_actions(level: Level, actions: int) -> None:
    """At 100,000 actions a second 30,000 take the 300 ms that a hard player may think."""
    assert seconds_each(partial(computer_choices, level), 3) < actions * seconds_each(played_actions, 3)
