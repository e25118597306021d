"""What holds in every game of Junk, checked in random games with misplays."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import Event, settle_options
from bot.core.record import move_text, replay, to_line, write
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import Action, Dealt, Ended, Memory, Misplayed, State

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


@pytest.mark.long
@pytest.mark.parametrize("naked", [False, True])
def test_cards_are_conserved_and_games_end(naked: bool) -> None:
    misplays = 0
    for number in range(GAMES):
        state = None
        for moves, (state, _, events) in enumerate(random_game(f"{number}", naked)):
            held = () if state.held is None else (state.held,)
            waiting = state.deal[state.drawn :]
            cards = sorted((*waiting, *held, *state.play, *state.junk, *state.grace))
            assert cards == list(PACK)
            misplays += any(isinstance(event, Misplayed) for event in events)
            assert moves < 1000
        assert state is not None
        assert is_over(state)
        outcome = GAME.outcome(state)
        assert outcome.finished
        assert outcome.scores == (len(state.junk),)
        assert outcome.winners == (() if state.junk else (0,))
    assert misplays > GAMES


@pytest.mark.parametrize("naked", [False, True])
def test_possible_legal_and_apply_agree(naked: bool) -> None:
    for number in range(GAMES // 10):
        for state, _, _ in random_game(f"agree {number}", naked):
            possible, legal = GAME.possible(state, 0), GAME.legal(state, 0)
            assert set(legal) <= set(possible)
            assert bool(legal) == bool(GAME.to_act(state))
            for action in Action:
                if action not in possible:
                    with pytest.raises(Impossible):
                        GAME.apply(state, 0, action, NO_CHANCE)
                    continue
                after, events = GAME.apply(state, 0, action, NO_CHANCE)
                wrong = [event for event in events if isinstance(event, Misplayed)]
                assert bool(wrong) == (action not in legal)
                if wrong:
                    assert after == replace(state, clean=False, last=after.last)
                assert any(isinstance(event, Ended) for event in events) == is_over(after)


@pytest.mark.long
@pytest.mark.parametrize("naked", [False, True])
def test_neither_moves_nor_events_depend_on_the_order_of_the_draw_pile(naked: bool) -> None:
    """That no view depends on it is shown in tests/leaks."""
    rng = Seeded("another order")
    for number in range(GAMES // 10):
        for state, _, _ in random_game(f"leak {number}", naked):
            known = state.drawn + (1 if naked else 0)
            hidden = rng.shuffle(state.deal[known:])
            other = replace(state, deal=(*state.deal[:known], *hidden))
            assert GAME.possible(other, 0) == GAME.possible(state, 0)
            assert GAME.legal(other, 0) == GAME.legal(state, 0)
            for action in GAME.possible(state, 0):
                if action is not Action.DRAW:
                    assert GAME.apply(other, 0, action, NO_CHANCE)[1] == GAME.apply(state, 0, action, NO_CHANCE)[1]
            assert GAME.decision(other, 0) == GAME.decision(state, 0)


@pytest.mark.parametrize("naked", [False, True])
def test_the_deal_shows_the_first_card_only_where_it_is_naked(naked: bool) -> None:
    for number in range(50):
        chance = Seeded(f"{number}")
        state, events = GAME.deal(1, settle_options(GAME, {"naked": naked}), chance)
        assert tuple(events) == (Dealt(next=state.deal[0] if naked else None),)


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


@pytest.mark.parametrize("naked", [False, True])
def test_records_replay_to_the_same_game(naked: bool) -> None:
    options = settle_options(GAME, {"naked": naked})
    for number in range(GAMES // 10):
        chance = Seeded(f"record {number}")
        GAME.deal(1, options, chance)
        played = list(random_game(f"record {number}", naked))
        moves = [move_text(0, GAME.spell(action)) for _, action, _ in played if action is not None]
        for length in (len(moves), len(moves) // 2):
            state = played[length][0]
            outcome = GAME.outcome(state)
            record = write(GAME, 1, options, chance.outcomes, moves[:length], outcome)
            again = replay(to_line(record), lambda _: GAME)
            assert again.state == state
            assert again.outcome == outcome
            assert again.result["clean"] == state.clean
            assert [tuple(events) for events in again.events] == [events for _, _, events in played[1 : length + 1]]
