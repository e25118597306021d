"""What holds in every game of Juse, checked in thousands of random games with misplays."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import Event, Juse, may_act_out_of_turn
from bot.core.record import move_text, replay, to_line, write
from bot.games import find_game
from cogs.juse.rules.game import DRAW, GAME, JUSE
from cogs.juse.rules.state import Action, Call, State
from tests.leaks.of_juse import with_base, with_other_cards
from tests.quick import quick

SEATS = quick(range(2, 9), (2, 3, 8))
REFEREES = ("bot", "table")
MOST_ACTIONS = 600
Step = tuple[State, int, Action, State, list[Event]]


def steps(seats: int, seed: str, misplays: float, *, reminders: bool = False, referee: str = "bot") -> Iterator[Step]:
    """A random game. Where the players call, they do so now and then, rightly or wrongly."""
    roll = Seeded(f"{seed}/choices").below
    chance = Seeded(seed)
    state, _ = GAME.deal(seats, {"reminders": reminders, "referee": referee}, chance)
    for _ in range(MOST_ACTIONS):
        if state.winner is not None:
            return
        everyone = sorted({state.turn} | may_act_out_of_turn(GAME, state))
        legal = [(seat, action) for seat in everyone for action in GAME.legal(state, seat)]
        possible = [(seat, action) for seat in everyone for action in GAME.possible(state, seat)]
        wrong = [move for move in possible if move not in legal]
        choices = wrong if wrong and roll(100) < 100 * misplays else legal
        seat, action = choices[roll(len(choices))]
        after, events = GAME.apply(state, seat, action, chance)
        yield state, seat, action, after, list(events)
        state = after


def cards_in(state: State) -> list[int]:
    """Every card, wherever it lies; those in the centre follow from base rank and heights."""
    centre = [
        suit * 13 + (state.base + step) % 13 for suit, height in enumerate(state.centre) for step in range(height)
    ]
    piles = [card for pile in (*state.draws, *state.discards) for card in pile]
    return sorted((*centre, *piles, *(() if state.held is None else (state.held,))))


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_52_cards_are_there_after_every_action(seats: int, referee: str) -> None:
    for number in range(12):
        for *_, after, _ in steps(seats, f"cards/{seats}/{number}", misplays=0.2, referee=referee):
            assert cards_in(after) == list(PACK)


@pytest.mark.parametrize("seats", SEATS)
def test_games_without_misplays_end_with_one_winner_who_has_no_card(seats: int) -> None:
    for number in range(60):
        *_, last = steps(seats, f"ends/{seats}/{number}", misplays=0)
        outcome = GAME.outcome(last[3])
        assert outcome.finished
        assert [outcome.scores[seat] for seat in outcome.winners] == [0]
        assert outcome.scores.count(0) == 1


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_of_the_possible_actions_exactly_the_legal_ones_are_no_misplays(seats: int, referee: str) -> None:
    for number in range(5):
        for state, *_ in steps(seats, f"judged/{seats}/{number}", misplays=0.1, referee=referee):
            assert {type(action) for action in GAME.legal(state, state.turn)} - {Call}
            for seat in range(seats):
                legal = set(GAME.legal(state, seat))
                possible = GAME.possible(state, seat)
                assert legal <= set(possible)
                assert len(set(possible)) == len(possible)
                for action in possible:
                    assert is_misplay(state, seat, action) == (action not in legal)


def is_misplay(state: State, seat: int, action: Action) -> bool:
    """One that is called or, where the players call, one that could be."""
    after, events = GAME.apply(state, seat, action, Seeded(""))
    own = any(isinstance(event, Juse) and event.seat == seat for event in events)
    assert isinstance(action, Call) or after.uncalled is None or not own
    return own or (after.uncalled is not None and not isinstance(action, Call))


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_seats_to_act_have_a_decision_and_exactly_the_unasked_may_call(seats: int, referee: str) -> None:
    for number in range(10):
        for *_, after, _ in steps(seats, f"asked/{seats}/{number}", misplays=0.1, referee=referee):
            to_act = GAME.to_act(after)
            assert bool(to_act) == (after.winner is None)
            for seat in range(seats):
                asked = seat in to_act
                moves = set(GAME.possible(after, seat)) - {JUSE}
                assert bool(moves) == bool(set(GAME.legal(after, seat)) - {JUSE}) == asked
                assert bool(GAME.decision(after, seat)) == asked
                assert (seat in may_act_out_of_turn(GAME, after)) == (not asked and JUSE in GAME.possible(after, seat))


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_trace_result_and_state(seats: int, referee: str) -> None:
    options = {"reminders": False, "referee": referee}
    for number in range(12):
        seed = f"record/{seats}/{number}"
        chance = Seeded(seed)
        GAME.deal(seats, options, chance)
        played = list(steps(seats, seed, misplays=0.15, referee=referee))
        state = played[-1][3]
        moves = [move_text(seat, GAME.spell(action)) for _, seat, action, _, _ in played]
        record = write(GAME, seats, options, chance.outcomes, moves, GAME.outcome(state))
        replayed = replay(to_line(record), find_game)
        assert replayed.state == state
        assert replayed.result == record.result
        assert [list(happened) for happened in replayed.events] == [events for *_, events in played]
        faults = [next((event.fault for event in events if isinstance(event, Juse)), None) for *_, events in played]
        assert replayed.trace == ["ok" if fault is None else f"misplay:{fault}" for fault in faults]


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_saved_state_is_read_back_the_same(seats: int, referee: str) -> None:
    decoder = msgspec.json.Decoder(State)
    for *_, after, _ in steps(seats, f"saved/{seats}", misplays=0.2, referee=referee):
        assert decoder.decode(msgspec.json.encode(after)) == after


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_hidden_cards_change_neither_what_is_possible_nor_what_is_announced(seats: int, referee: str) -> None:
    """That they change no view is shown in tests/leaks."""
    chance = Seeded(f"exchange/{seats}")
    for number in range(3):
        for *_, after, _ in steps(seats, f"hidden/{seats}/{number}", misplays=0.2, referee=referee):
            other = with_other_cards(after, chance)
            assert GAME.outcome(other) == GAME.outcome(after)
            possible = GAME.possible(after, after.turn)
            assert GAME.possible(other, after.turn) == possible
            for action in set(possible) - {DRAW}:
                announced = GAME.apply(other, after.turn, action, chance)[1]
                assert announced == GAME.apply(after, after.turn, action, chance)[1]


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_the_base_rank_is_in_no_view_unless_there_are_reminders_and_never_in_what_is_possible(seats: int) -> None:
    for reminders in (False, True):
        for *_, after, _ in steps(seats, f"base/{seats}", misplays=0.2, reminders=reminders):
            for other in (with_base(after, base) for base in range(13) if base != after.base):
                assert GAME.possible(other, after.turn) == GAME.possible(after, after.turn)
                for seat in (None, *range(seats)):
                    same = GAME.view(other, seat) == GAME.view(after, seat)
                    assert same != (reminders or after.first_turn)
