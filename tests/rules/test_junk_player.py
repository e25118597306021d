"""The hint is never a misplay, is the same for the same rolls, and is perfect once all cards are known."""

import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import Juse, settle_options
from cogs.junk.player import choose
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, Memory, State
from tests.random_games import recorded
from tests.rules.test_junk_solver import NO_CHANCE, brute_force

A_LITTLE = 0.01


def choice(state: State, rolls: Seeded, effort: float = A_LITTLE) -> Action:
    """The hint for a player who remembers everything."""
    view = GAME.view(state, 0)
    memory = Memory(state.held, view.next, state.play, state.junk, state.grace)
    return choose(view, memory, 0, rolls.below, effort=effort)


@pytest.mark.parametrize("naked", [False, True])
def test_hints_lead_to_the_end_without_a_misplay(naked: bool) -> None:
    tried: set[Action] = set()
    for number in range(12):
        rolls = Seeded(f"hints {number}")
        state, _ = GAME.deal(1, settle_options(GAME, {"naked": naked}), Seeded(f"{number}"))
        while GAME.to_act(state):
            action = choice(state, rolls)
            tried.add(action)
            state, events = GAME.apply(state, 0, action, NO_CHANCE)
            assert not any(isinstance(event, Juse) for event in events)
        assert GAME.outcome(state).extra == {"clean": True}
    assert tried == set(Action)


def test_the_end_is_played_to_the_best_score_still_possible() -> None:
    rng = Seeded("ends")
    scores: set[int] = set()
    for _ in range(200):
        cards = rng.shuffle(PACK)[: 2 + rng.below(7)]
        state = State(deal=cards, naked=False, drawn=len(cards), play=cards[:1], junk=cards[1:])
        best = brute_force(state, {})
        while GAME.to_act(state):
            state, _ = GAME.apply(state, 0, choice(state, rng), NO_CHANCE)
        assert len(state.junk) == best
        scores.add(best)
    assert len(scores) > 4


@pytest.mark.parametrize("naked", [False, True])
def test_memory_is_what_was_seen(naked: bool) -> None:
    for number in range(10):
        memory = None
        for step in recorded(GAME, 1, {"naked": naked}, f"memory {number}", misplays=0.3)[0]:
            state, memory = step.state, GAME.recall(0, memory, step.events)
            shown = GAME.view(state, 0).next
            assert memory == Memory(state.held, shown, state.play, state.junk, state.grace)
            assert memory.unseen() == tuple(sorted(state.deal[state.drawn + (shown is not None) :]))
