"""What holds in every game of Junk, checked in random games with misplays."""

from collections.abc import Iterator

import pytest

from bot.core.chance import Seeded
from bot.core.game import Event, settle_options
from cogs.junk.rules.game import GAME
from cogs.junk.rules.state import Action, Memory, State

GAMES = 400
NO_CHANCE = Seeded("none")


def random_game(seed: str, naked: bool) -> Iterator[tuple[State, Action | None, tuple[Event, ...]]]:
    """Every state, with the move and the events that led to it. Three moves in ten may be misplays."""
    rng = Seeded(f"moves of {seed}")
    chance = Seeded(seed)
    state, dealt = GAME.deal(1, settle_options(GAME, {"naked": naked}), chance)
    yield state, None, tuple(dealt)
    while GAME.to_act(state):
        offered = GAME.possible(state, 0) if rng.below(10) < 3 else GAME.legal(state, 0)
        action = offered[rng.below(len(offered))]
        state, events = GAME.apply(state, 0, action, chance)
        yield state, action, tuple(events)


@pytest.mark.parametrize("naked", [False, True])
def test_memory_is_what_was_seen(naked: bool) -> None:
    for number in range(GAMES // 10):
        memory = None
        for state, _, events in random_game(f"memory {number}", naked):
            memory = GAME.recall(0, memory, events)
            shown = GAME.view(state, 0).next
            assert memory == Memory(state.held, shown, state.play, state.junk, state.grace)
            seen_next = 0 if shown is None else 1
            assert memory.unseen() == tuple(sorted(state.deal[state.drawn + seen_next :]))
