"""Junk's speed, what its deals allow, and how well its hints play; `-s` shows the figures.

Times are asserted only as multiples of a plain loop's in the same run: a slow day or a slow machine fails nothing.
"""

import sys
from collections import Counter
from statistics import fmean, median, stdev
from time import process_time

import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import settle_options
from cogs.junk.player.hint import choose
from cogs.junk.player.solver import solve
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, Memory, State
from tests.bench.timing import by_the_yardstick, yardstick

pytestmark = pytest.mark.long

NO_CHANCE = Seeded("none")
WHATEVER_FITS = 12.3
"""The mean score of who rescues, plays and graces all that fits, over very many deals."""
IN_THIS_ORDER = (Action.RESCUE, Action.PLAY, Action.GRACE, Action.DRAW, Action.JUNK, Action.STOP)


def report(line: str) -> None:
    sys.stdout.write(f"\njunk: {line}\n")


def test_random_legal_actions_per_second() -> None:
    rolls = Seeded("actions")
    numbers = [rolls.below(60) for _ in range(5000)]
    actions, spent = 0, 0.0
    scores: list[float] = []
    for number in range(300):
        state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(f"{number}"))
        begun = process_time()
        while legal := GAME.legal(state, 0):
            action = legal[numbers[actions % 5000] % len(legal)]
            state, _ = GAME.apply(state, 0, action, NO_CHANCE)
            actions += 1
        spent += process_time() - begun
        scores += GAME.outcome(state).scores
    each, plain = spent / actions, yardstick()
    report(f"{1 / each:,.0f} random legal actions/s, {by_the_yardstick(each, plain)}, mean score {fmean(scores):.1f}")
    assert each < plain / 1_000
    assert 22 < fmean(scores) < 27


def test_solver_over_hundreds_of_deals() -> None:
    scores: list[int] = []
    times: list[float] = []
    for number in range(300):
        deal = Seeded(f"deal {number}").shuffle(PACK)
        begun = process_time()
        scores.append(solve(deal))
        times.append(process_time() - begun)
    perfect = scores.count(0) / len(scores)
    report(f"best scores of 300 deals: mean {fmean(scores):.2f}, perfect {perfect:.1%}")
    report(f"how often each: {dict(sorted(Counter(scores).items()))}")
    report(f"solved in {median(times) * 1000:.1f} ms (median), {max(times) * 1000:.1f} ms (most)")
    assert 0.65 < perfect < 0.75
    assert 1.1 < fmean(scores) < 1.7
    assert median(times) < 4 * yardstick()


def asked(state: State, rolls: Seeded) -> Action:
    view = GAME.view(state, 0)
    return choose(view, Memory(state.held, view.next, state.play, state.junk, state.grace), 0, rolls.below)


def hinted_game(seed: str) -> list[State]:
    """Every state of a game played by hints alone."""
    rolls = Seeded(f"hints for {seed}")
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(seed))
    states = [state]
    while GAME.to_act(state):
        state, _ = GAME.apply(state, 0, asked(state, rolls), NO_CHANCE)
        states.append(state)
    return states


def seconds_for_hint(state: State) -> float:
    """The best of three, for a busy machine slows even processor time."""
    times: list[float] = []
    for _ in range(3):
        begun = process_time()
        asked(state, Seeded("again"))
        times.append(process_time() - begun)
    return min(times)


def whatever_fits(seed: str) -> int:
    """The score of who rescues, plays and graces all that fits."""
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(seed))
    while legal := GAME.legal(state, 0):
        state, _ = GAME.apply(state, 0, min(legal, key=IN_THIS_ORDER.index), NO_CHANCE)
    return len(state.junk)


def test_hint_is_given_in_time() -> None:
    slowest = max(seconds_for_hint(state) for state in hinted_game("in time")[:-1:10])
    report(f"slowest hint {slowest * 1000:.0f} ms")
    assert slowest < 20 * yardstick()


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_hints_play_better_than_whatever_fits() -> None:
    """Compared deal by deal: how good the deal is tells most of either score."""
    seeds = [f"strength {number}" for number in range(200)]
    hinted = [len(hinted_game(seed)[-1].junk) for seed in seeds]
    plain = [whatever_fits(seed) for seed in seeds]
    better = [other - score for score, other in zip(hinted, plain, strict=True)]
    error = stdev(better) / len(better) ** 0.5
    report(f"hints over 200 deals: mean {fmean(hinted):.2f} ± {stdev(hinted) / len(hinted) ** 0.5:.2f}")
    report(f"whatever fits, on the same deals: mean {fmean(plain):.2f}; better by {fmean(better):.2f} ± {error:.2f}")
    report(f"perfect: {hinted.count(0)} against {plain.count(0)}")
    assert fmean(hinted) < WHATEVER_FITS
    assert fmean(better) > 1.645 * error
