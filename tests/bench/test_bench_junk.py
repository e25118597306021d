"""How fast Junk is, how good its deals are, and how well its hints play; `-s` shows the figures.

Times are asserted only as multiples of a plain loop in the same run, so a slow machine fails nothing.
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
from tests.bench.timing import random_legal_actions, seconds_each, tell_per_second, yardstick

NO_CHANCE = Seeded("none")
GREEDY_MEAN = 12.3
"""The mean score of `greedy_score` over very many deals."""
GREEDY_ORDER = (Action.RESCUE, Action.PLAY, Action.GRACE, Action.DRAW, Action.JUNK, Action.STOP)


def report(line: str) -> None:
    sys.stdout.write(f"\njunk: {line}\n")


def played_actions() -> int:
    return random_legal_actions(GAME, 1, settle_options(GAME, {}), 100)


def test_per_second(capsys: pytest.CaptureFixture[str]) -> None:
    tell_per_second(capsys, "actions of random legal play of Junk", played_actions)


def test_an_action_costs_little_for_this_machine() -> None:
    assert seconds_each(played_actions) < yardstick() / 1_000


def test_how_good_deals_are_and_how_fast_they_are_solved() -> None:
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


def hint(state: State, rolls: Seeded) -> Action:
    view = GAME.view(state, 0)
    return choose(view, Memory(state.held, view.next, state.play, state.junk, state.grace), 0, rolls.below)


def hinted_game(seed: str) -> list[State]:
    """Every state of a game played by hints alone."""
    rolls = Seeded(f"hints for {seed}")
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(seed))
    states = [state]
    while GAME.to_act(state):
        state, _ = GAME.apply(state, 0, hint(state, rolls), NO_CHANCE)
        states.append(state)
    return states


def seconds_for_hint(state: State) -> float:
    def once() -> int:
        hint(state, Seeded("again"))
        return 1

    return seconds_each(once, 3)


def greedy_score(seed: str) -> int:
    """The score of a player who rescues, plays and graces whatever fits."""
    state, _ = GAME.deal(1, settle_options(GAME, {}), Seeded(seed))
    while legal := GAME.legal(state, 0):
        state, _ = GAME.apply(state, 0, min(legal, key=GREEDY_ORDER.index), NO_CHANCE)
    return len(state.junk)


def test_a_hint_comes_in_time() -> None:
    slowest = max(seconds_for_hint(state) for state in hinted_game("in time")[:-1:10])
    report(f"slowest hint {slowest * 1000:.0f} ms")
    assert slowest < 20 * yardstick()


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_hints_play_better_than_a_greedy_player() -> None:
    """Compared deal by deal, because most of a score depends on the deal."""
    seeds = [f"strength {number}" for number in range(200)]
    hinted = [len(hinted_game(seed)[-1].junk) for seed in seeds]
    greedy = [greedy_score(seed) for seed in seeds]
    better = [other - score for score, other in zip(hinted, greedy, strict=True)]
    error = stdev(better) / len(better) ** 0.5
    report(f"hints over 200 deals: mean {fmean(hinted):.2f} ± {stdev(hinted) / len(hinted) ** 0.5:.2f}")
    report(f"greedy player, on the same deals: mean {fmean(greedy):.2f}; better by {fmean(better):.2f} ± {error:.2f}")
    report(f"perfect: {hinted.count(0)} against {greedy.count(0)}")
    assert fmean(hinted) < GREEDY_MEAN
    assert fmean(better) > 1.645 * error
