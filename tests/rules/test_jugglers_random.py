"""What holds in every match of Jugglers, shown with random matches and misplays."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.game import Event, Juse, OptionValue
from bot.core.record import move_text, replay, to_line, write
from bot.games import find_game
from cogs.jugglers.rules.game import GAME, to_move, turn_of
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.scoring import POLICIES
from cogs.jugglers.rules.state import JOKER, Action, Place, State

TABLES = [
    (seats, {"wins": wins, "dummy_sigils": dummy_sigils})
    for seats, wins, dummy_sigils in ((2, 2, True), (2, 3, False), (3, 2, True), (4, 3, True), (5, 2, True))
]
each_table = pytest.mark.parametrize(("seats", "options"), TABLES)
Table = dict[str, OptionValue]
Step = tuple[State, int, Action, State, Sequence[Event]]


def steps(seats: int, options: Table, seed: str, misplays: float) -> Iterator[Step]:
    roll = Seeded(f"{seed}/choices").below
    chance = Seeded(seed)
    state, _ = GAME.deal(seats, options, chance)
    while not state.finished:
        seat, choices = to_move(state), GAME.legal(state, to_move(state))
        if roll(100) < 100 * misplays:
            anyone = roll(seats)
            right = GAME.legal(state, anyone)
            wrong = [action for action in GAME.possible(state, anyone) if action not in right]
            seat, choices = (anyone, wrong) if wrong else (seat, choices)
        action = choices[roll(len(choices))]
        after, events = GAME.apply(state, seat, action, chance)
        yield state, seat, action, after, events
        state = after


def influences_in(state: State) -> list[int]:
    table = state.gathering
    lying = [contribution.card for pile in table.down for contribution in pile]
    lying += [secret.card for secret in table.secrets]
    return [*lying, *table.deck, *(card for pile in (*table.hands, *table.poker) for card in pile)]


def policies_in(state: State) -> list[int]:
    open_now = () if state.finished else state.gathering.policies
    decided = [policy for account in state.round.accounts for policy in account.policies]
    return sorted((*state.round.sigils, *state.round.policies, *open_now, *decided))


@each_table
def test_every_policy_is_in_one_place_and_no_influence_in_two(seats: int, options: Table) -> None:
    for number in range(4):
        for *_, after, _ in steps(seats, options, f"cards/{number}", misplays=0.1):
            assert policies_in(after) == list(POLICIES)
            lying = influences_in(after)
            assert len(set(lying)) == len(lying)
            assert set(lying) <= set(INFLUENCES)


@each_table
def test_every_match_ends_with_winners_who_have_enough_round_wins(seats: int, options: Table) -> None:
    for number in range(12):
        *_, last = steps(seats, options, f"ends/{number}", misplays=0)
        outcome = GAME.outcome(last[3])
        assert outcome.finished
        assert outcome.winners
        assert {outcome.scores[seat] for seat in outcome.winners} == {options["wins"]}
        assert all(outcome.scores[seat] < options["wins"] for seat in set(range(seats)) - set(outcome.winners))  # pyright: ignore[reportOperatorIssue]
        assert sum(len(result.winners) for result in last[3].results) == sum(outcome.scores)


@each_table
def test_legal_actions_are_no_misplays_and_all_other_possible_ones_are(seats: int, options: Table) -> None:
    for turn, (state, *_) in enumerate(steps(seats, options, "judged", misplays=0.1)):
        for seat in range(seats) if turn % 4 == 0 else ():
            right, possible = set(GAME.legal(state, seat)), GAME.possible(state, seat)
            assert right <= set(possible)
            assert bool(right) == (seat == to_move(state))
            assert len(set(possible)) == len(possible)
            for action in possible:
                _, events = GAME.apply(state, seat, action, Seeded(""))
                assert any(isinstance(event, Juse) for event in events) == (action not in right)


@each_table
def test_a_record_replays_to_the_same_trace_result_and_state(seats: int, options: Table) -> None:
    for number in range(4):
        chance = Seeded(f"record/{number}")
        state, _ = GAME.deal(seats, options, chance)
        moves: list[str] = []
        happened: list[list[Event]] = []
        for _, seat, action, _, _ in steps(seats, options, f"record/{number}", misplays=0.15):
            state, events = GAME.apply(state, seat, action, chance)
            moves.append(move_text(seat, GAME.spell(action)))
            happened.append(list(events))
        record = write(GAME, seats, options, chance.outcomes, moves, GAME.outcome(state))
        replayed = replay(to_line(record), find_game)
        assert replayed.state == state
        assert replayed.result == record.result
        assert [list(events) for events in replayed.events] == happened
        faults = [next((event.fault for event in events if isinstance(event, Juse)), None) for events in happened]
        assert replayed.trace == ["ok" if fault is None else f"misplay:{fault}" for fault in faults]
        assert set(faults) - {None} >= {"out-of-turn"}


@each_table
def test_a_saved_state_is_read_back_the_same(seats: int, options: Table) -> None:
    decoder = msgspec.json.Decoder(State)
    for *_, after, _ in steps(seats, options, "saved", misplays=0.1):
        assert decoder.decode(msgspec.json.encode(after)) == after


@each_table
def test_which_card_was_placed_and_which_drawn_is_shown_to_nobody_else(seats: int, options: Table) -> None:
    """Until the cycle is settled, the others see the same view and events, whichever card a player puts down."""
    compared = 0
    for state, *_ in steps(seats, options, "placed", misplays=0.1):
        seat = to_move(state)
        places = [action for action in GAME.legal(state, seat) if isinstance(action, Place) and action.draft == JOKER]
        if turn_of(state).leads_on or not places:
            continue
        other = replace(state, gathering=replace(state.gathering, deck=state.gathering.deck[::-1]))
        happened = [GAME.apply(now, seat, place, Seeded("")) for now in (state, other) for place in places]
        for viewer in {*range(seats), None} - {seat}:
            shown = {(GAME.view(after, viewer), *shown_to(viewer, events)) for after, events in happened}
            assert len(shown) == 1
            compared += len(happened)
    assert compared > 500


def shown_to(viewer: int | None, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.shown_to(viewer)]
