"""What Junk's deals allow, how well its hints play, and how long solver and hints take; `-s` prints the figures.

Times are asserted only as multiples of a plain loop's in the same run, so that a slow machine fails nothing.
"""

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import fmean, median, stdev

import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.core.insight import Step
from cogs.junk.player.hint import choose
from cogs.junk.player.insight import study
from cogs.junk.player.solver import solve
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, Memory, State
from tests.bench.timing import seconds_each, yardstick

pytestmark = pytest.mark.long

NO_CHANCE = Seeded("none")
GREEDY_MEAN = 12.3
"""The mean score of greedy play over very many deals."""
GREEDY_ORDER = (Action.RESCUE, Action.PLAY, Action.GRACE, Action.DRAW, Action.JUNK, Action.STOP)


def report(line: str) -> None:
    sys.stdout.write(f"\njunk: {line}\n")


def played(seed: str, pick: Callable[[State], Action]) -> list[State]:
    """Every state of a game."""
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(seed))
    states = [state]
    while GAME.to_act(state):
        state, _ = GAME.apply(state, 0, pick(state), NO_CHANCE)
        states.append(state)
    return states


def score(seed: str, pick: Callable[[State], Action]) -> int:
    return len(played(seed, pick)[-1].junk)


def hint(state: State, rolls: Seeded) -> Action:
    view = GAME.view(state, 0)
    return choose(view, Memory(state.held, view.next, state.play, state.junk, state.grace), 0, rolls.below)


def hints(seed: str) -> Callable[[State], Action]:
    rolls = Seeded(f"hints for {seed}")
    return lambda state: hint(state, rolls)


def greedy(state: State) -> Action:
    """Rescues, plays and graces all that fits."""
    return min(GAME.legal(state, 0), key=GREEDY_ORDER.index)


def test_random_play_scores_about_25() -> None:
    chance = Random("actions")  # noqa: S311
    mean = fmean(score(str(number), lambda state: chance.choice(GAME.legal(state, 0))) for number in range(300))
    assert 22 < mean < 27


def test_solver_over_hundreds_of_deals() -> None:
    deals = [Seeded(f"deal {number}").shuffle(PACK) for number in range(300)]
    best: list[int] = []
    times = [seconds_each(lambda deal=deal: len([best.append(solve(deal))]), 1) for deal in deals]
    perfect = best.count(0) / len(best)
    report(
        f"best scores of 300 deals: mean {fmean(best):.2f}, perfect {perfect:.1%},"
        f" how often each: {dict(sorted(Counter(best).items()))}"
    )
    report(f"solved in {median(times) * 1000:.1f} ms (median), {max(times) * 1000:.1f} ms (longest)")
    assert 0.65 < perfect < 0.75
    assert 1.1 < fmean(best) < 1.7
    assert median(times) < 4 * yardstick()


def test_what_a_replay_tells_over_hundreds_of_games() -> None:
    """Random play passes through the most positions that are far from any good one."""
    games: list[list[Step]] = []
    for number in range(300):
        chance = Random(f"told {number}")  # noqa: S311
        pick = greedy if number % 2 else (lambda state, chance=chance: chance.choice(GAME.legal(state, 0)))
        games.append([Step(state, ()) for state in played(f"told {number}", pick)])
    times = [seconds_each(lambda steps=steps: len([study(steps)]), 1) for steps in games]
    report(f"what a replay tells: {median(times) * 1000:.0f} ms (median), {max(times) * 1000:.0f} ms (longest)")
    assert median(times) < 4 * yardstick()
    assert max(times) < 25 * yardstick()


def test_a_hint_comes_quickly() -> None:
    states = played("in time", hints("in time"))[:-1:10]
    slowest = max(seconds_each(lambda state=state: len([hint(state, Seeded("again"))]), 3) for state in states)
    report(f"slowest hint {slowest * 1000:.0f} ms")
    assert slowest < 20 * yardstick()


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_hints_play_better_than_greed() -> None:
    """Compared deal by deal, because a score depends mostly on the deal."""
    seeds = [f"strength {number}" for number in range(200)]
    hinted = [score(seed, hints(seed)) for seed in seeds]
    plain = [score(seed, greedy) for seed in seeds]
    better = [other - score for score, other in zip(hinted, plain, strict=True)]
    error = stdev(better) / len(better) ** 0.5
    report(f"hints over 200 deals: mean {fmean(hinted):.2f} ± {stdev(hinted) / len(hinted) ** 0.5:.2f}")
    report(
        f"greedy play on the same deals: mean {fmean(plain):.2f}; hints are better by {fmean(better):.2f} ± {error:.2f}"
    )
    report(f"perfect: {hinted.count(0)} against {plain.count(0)}")
    assert fmean(hinted) < GREEDY_MEAN
    assert fmean(better) > 1.645 * error
