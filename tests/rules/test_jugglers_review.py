"""The review of a match of Jugglers: it finds a blunder, says truly why, and allows for bluffs.

How often it is right is measured by `python -m tests.proof coach`.
"""

import pickle

import pytest

from cogs.jugglers.player.review import Graded, Reason, advance, begin, compare, may_be_bluff, reason_of
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Secret, State
from tests.random_games import recorded
from tests.rules.test_jugglers_deals import positions

LITTLE = 0.02
OPTIONS = {"wins": 1, "dummy_sigils": True}


def test_what_cost_much_is_found_again_and_again() -> None:
    steps, moves = recorded(GAME, 4, OPTIONS, "random", misplays=0)
    review = begin(steps, moves, 0, "seed", 0.1)
    before = review
    while not review.is_done:
        review = pickle.loads(pickle.dumps(advance(review)))  # noqa: S301
        assert review.progress >= before.progress
        before = review
    assert review.moments
    moment = review.moments[0]
    state = steps[moment.index].state
    decision = next(decision for decision in review.decisions if decision.index == moment.index)
    _, better = compare(decision, [Graded(moment.played), Graded(moment.better)], 20_000, "another seed")
    assert better.gain()[0] > 0.01
    assert moment.reason.policy in state.gathering.policies


def test_what_may_be_a_bluff_cost_only_what_it_cost_more_than_a_bluff_may_bring_until_the_last_gathering() -> None:
    steps, moves = recorded(GAME, 4, OPTIONS, "bluffs", misplays=0)
    decisions = {decision.index: decision for decision in begin(steps, moves, 0, "seed", LITTLE).decisions}
    bluffs = 0
    for index, (seat, action) in enumerate(moves):
        if seat == 0:
            assert (index in decisions) == (not isinstance(action, Secret))
        if (decision := decisions.get(index)) is not None:
            is_bluff = may_be_bluff(decision.view, decision.played.draft)
            played, other = compare(decision, [Graded(decision.played), Graded(decision.others[0])], 0, "seed")
            gained = (other.worth - played.worth) / played.deals
            assert other.gain()[0] == pytest.approx(gained - 0.05 if is_bluff else gained)
            assert decision.view.gathering < decision.view.gatherings or not is_bluff
            bluffs += is_bluff
    assert bluffs > 3


@pytest.mark.parametrize(
    ("played", "better", "key"),
    [
        ("deck 1", "deck 2", "row"),
        ("dummy 1", "dummy 2", "row"),
        ("deck 1", "place 9H 1", "card"),
        ("place 9H 1", "place 9H 2", "row"),
        ("place 9H 1", "place 8H 1", "card"),
        ("place 9H 1", "deck 2", "deck"),
        ("place 9H 1", "place 8H 3", "both"),
        ("deck 1", "place 8H 3", "both"),
    ],
)
def test_what_is_better_is_named(played: str, better: str, key: str) -> None:
    view = GAME.view(first(), 0)
    chosen = Graded(GAME.parse(played), 4, passed=(1, 2), wanted=(0.4, -0.4))
    other = Graded(GAME.parse(better), 4, passed=(2, 0), wanted=(0.4, -0.4))
    assert reason_of(view, 0, chosen, other) == Reason(key, "fail", view.drafts[2].policy or 0, 0.5, 1.0)  # type: ignore[arg-type]


def first() -> State:
    return next(positions(4, OPTIONS, "named"))[0]
