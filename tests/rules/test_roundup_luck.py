"""What made up the result of a match of Roundup: it adds up, and leans to no side."""

import pickle
from statistics import fmean

import pytest

from bot.core.chance import Seeded
from bot.core.summary import Snapshot
from cogs.roundup.player import choose
from cogs.roundup.player.luck import Luck, advance, begin
from cogs.roundup.player.rollout import choose as choose_fast
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action

LITTLE = 0.2


def match_against_easy(fast: int, seed: str) -> tuple[list[Snapshot], list[tuple[int, Action]]]:
    """One seat plays as the fast player does, the other one easily."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(2, {"points": 2}, chance)
    steps, moves = [Snapshot(state, events)], list[tuple[int, Action]]()
    memory = GAME.recall(1 - fast, None, events)
    while not GAME.outcome(state).finished:
        move = GAME.automatic(state)
        if move is None:
            seat = min(GAME.to_act(state))
            easy = choose(GAME.view(state, seat), memory, seat, roll, "easy") if seat != fast else None
            move = seat, easy or choose_fast(state, seat, roll)
        state, events = GAME.apply(state, *move, chance)
        memory = GAME.recall(1 - fast, memory, events)
        steps.append(Snapshot(state, events))
        moves.append(move)
    return steps, moves


def worked_out(luck: Luck) -> Luck:
    """Each step as if in another process."""
    while not luck.is_done:
        luck = pickle.loads(pickle.dumps(advance(luck)))  # noqa: S301
    return luck


def test_the_parts_make_up_the_result_and_only_who_plays_worse_than_the_judge_loses_by_it() -> None:
    own: dict[bool, list[float]] = {True: [], False: []}
    for number in range(6):
        fast = number % 2
        steps, moves = match_against_easy(fast, f"own {number}")
        for seat in range(2):
            luck = worked_out(begin(steps, moves, seat, "seed", LITTLE))
            assert luck.before + luck.cards + luck.own + luck.others == pytest.approx(luck.result)
            own[seat == fast].append(luck.own)
    assert fmean(own[True]) == pytest.approx(0, abs=0.25)
    assert fmean(own[False]) < -0.5


def test_over_many_deals_the_cards_bring_nothing() -> None:
    brought: list[float] = []
    for number in range(100):
        state, events = GAME.deal(4, {"points": 1}, Seeded(f"deal {number}"))
        brought += [worked_out(begin([Snapshot(state, events)], (), seat, "seed", 0.02)).cards for seat in range(4)]
    assert fmean(brought) == pytest.approx(0, abs=0.04)
    assert max(brought) > 0.2
