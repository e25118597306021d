"""What holds in every game of Juse, over thousands of random ones with misplays."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import Event, Juse, unasked
from bot.core.record import move_text, replay, to_line, write
from bot.games import find_game
from cogs.juse.rules.game import DRAW, GAME, JUSE
from cogs.juse.rules.state import Action, Call, State

SEATS = range(2, 9)
REFEREES = ("bot", "table")
MOST_ACTIONS = 600
Step = tuple[State, int, Action, State, list[Event]]


def steps(seats: int, seed: str, misplays: float, *, reminders: bool = False, referee: str = "bot") -> Iterator[Step]:
    """Where players call, anyone who may does so now and then, rightly or wrongly."""
    roll = Seeded(f"{seed}/choices").below
    chance = Seeded(seed)
    state, _ = GAME.deal(seats, {"reminders": reminders, "referee": referee}, chance)
    for _ in range(MOST_ACTIONS):
        if state.winner is not None:
            return
        everyone = sorted({state.turn} | unasked(GAME, state))
        right = [(seat, action) for seat in everyone for action in GAME.legal(state, seat)]
        wrong = [(seat, action) for seat in everyone for action in GAME.possible(state, seat)]
        wrong = [move for move in wrong if move not in right]
        choices = wrong if wrong and roll(100) < 100 * misplays else right
        seat, action = choices[roll(len(choices))]
        after, events = GAME.apply(state, seat, action, chance)
        yield state, seat, action, after, list(events)
        state = after


def cards_in(state: State) -> list[int]:
    """Every card wherever it is; the centre's are told by base rank and heights."""
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
def test_legal_actions_are_no_misplays_and_all_other_possible_ones_are(seats: int, referee: str) -> None:
    for number in range(5):
        for state, *_ in steps(seats, f"judged/{seats}/{number}", misplays=0.1, referee=referee):
            assert {type(action) for action in GAME.legal(state, state.turn)} - {Call}
            for seat in range(seats):
                right = set(GAME.legal(state, seat))
                possible = GAME.possible(state, seat)
                assert right <= set(possible)
                assert len(set(possible)) == len(possible)
                for action in possible:
                    assert is_misplay(state, seat, action) == (action not in right)


def is_misplay(state: State, seat: int, action: Action) -> bool:
    """One that is called, or where players call, one that could be."""
    after, events = GAME.apply(state, seat, action, Seeded(""))
    own = any(isinstance(event, Juse) and event.seat == seat for event in events)
    assert isinstance(action, Call) or after.uncalled is None or not own
    return own or (after.uncalled is not None and not isinstance(action, Call))


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_seats_to_act_are_asked_something_and_exactly_those_unasked_may_call(
    seats: int, referee: str
) -> None:
    for number in range(10):
        for *_, after, _ in steps(seats, f"asked/{seats}/{number}", misplays=0.1, referee=referee):
            waited_for = GAME.to_act(after)
            assert bool(waited_for) == (after.winner is None)
            for seat in range(seats):
                asked = seat in waited_for
                moves = set(GAME.possible(after, seat)) - {JUSE}
                assert bool(moves) == bool(set(GAME.legal(after, seat)) - {JUSE}) == asked
                assert bool(GAME.decision(after, seat)) == asked
                assert (seat in unasked(GAME, after)) == (not asked and JUSE in GAME.possible(after, seat))


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


def others_hidden(state: State, chance: Seeded) -> State:
    """The same table as everyone sees it: whatever lies face down or covered is exchanged at random."""
    hidden = [card for pile in state.draws for card in pile]
    hidden += [card for pile in state.discards for card in pile[:-1]]
    source = iter(chance.shuffle(hidden))
    draws = tuple(tuple(next(source) for _ in pile) for pile in state.draws)
    discards = tuple((*(next(source) for _ in pile[:-1]), *pile[-1:]) for pile in state.discards)
    return replace(state, draws=draws, discards=discards)


def other_base(state: State, base: int) -> State:
    """The same tops upon another base rank."""
    heights = tuple((top % 13 - base) % 13 + 1 if top is not None else 0 for top in GAME.view(state, None).centre)
    return replace(state, base=base, centre=heights)


@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_hidden_cards_change_nobodys_view_nor_what_is_offered(seats: int, referee: str) -> None:
    chance = Seeded(f"exchange/{seats}")
    for number in range(3):
        for *_, after, _ in steps(seats, f"hidden/{seats}/{number}", misplays=0.2, referee=referee):
            other = others_hidden(after, chance)
            for seat in (None, *range(seats)):
                assert GAME.view(other, seat) == GAME.view(after, seat)
            assert GAME.outcome(other) == GAME.outcome(after)
            offered = GAME.possible(after, after.turn)
            assert GAME.possible(other, after.turn) == offered
            for action in set(offered) - {DRAW}:
                told = GAME.apply(other, after.turn, action, chance)[1]
                assert told == GAME.apply(after, after.turn, action, chance)[1]


@pytest.mark.parametrize("seats", SEATS)
def test_without_reminders_the_base_rank_changes_nobodys_view_nor_what_is_offered(seats: int) -> None:
    for *_, after, _ in steps(seats, f"base/{seats}", misplays=0.2):
        if after.first_turn:
            continue
        for base in range(13):
            other = other_base(after, base)
            assert GAME.possible(other, after.turn) == GAME.possible(after, after.turn)
            for seat in (None, *range(seats)):
                assert GAME.view(other, seat) == GAME.view(after, seat)


def test_with_reminders_the_base_rank_does_change_it() -> None:
    *_, last = steps(4, "base/shown", misplays=0.1, reminders=True)
    other = other_base(last[3], (last[3].base + 1) % 13)
    assert GAME.view(other, 0) != GAME.view(last[3], 0)
