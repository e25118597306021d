"""What is true of every match of Roundup, checked in random matches with misplays."""

import msgspec
import pytest

from bot.core.cards import PACK, card_names
from bot.core.chance import Scripted, Seeded
from bot.core.game import Juse
from bot.core.record import move_text, replay, to_line, write
from bot.games import find_game
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import LastAction, Memory, Misplayed, Phase, State
from tests.leaks.of_roundup import exchanged
from tests.rules.roundup_positions import cards_in, random_match

SEATS = range(2, 7)
OPTIONS = {"points": 4}


@pytest.mark.parametrize("seats", SEATS)
def test_the_52_cards_are_there_after_every_action(seats: int) -> None:
    for number in range(8):
        for *_, after, _ in random_match(seats, f"cards/{seats}/{number}"):
            assert cards_in(after) == list(PACK)
            assert all(card % 13 < 10 for hand in after.up for card in hand)


@pytest.mark.parametrize("seats", SEATS)
def test_matches_end_with_one_winner_who_has_the_most(seats: int) -> None:
    for number in range(12):
        *_, last = random_match(seats, f"ends/{seats}/{number}")
        outcome = GAME.outcome(last.after)
        assert outcome.finished
        (winner,) = outcome.winners
        assert outcome.scores[winner] == max(outcome.scores) >= OPTIONS["points"]
        assert outcome.scores.count(outcome.scores[winner]) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_legal_actions_are_no_misplays_and_all_other_possible_ones_are(seats: int) -> None:
    for number in range(2):
        for place, (state, seat, *_) in enumerate(random_match(seats, f"judged/{seats}/{number}")):
            if place % 5:
                continue
            right = set(GAME.legal(state, seat))
            possible = GAME.possible(state, seat)
            assert right
            assert right <= set(possible)
            assert len(set(possible)) == len(possible)
            for action in possible:
                assert GAME.parse(GAME.spell(action)) == action
                _, events = GAME.apply(state, seat, action, Seeded(""))
                assert any(isinstance(event, Juse) for event in events) == (action not in right)


@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_seats_to_act_are_asked_something(seats: int) -> None:
    for *_, after, _ in random_match(seats, f"asked/{seats}"):
        waited_for = GAME.to_act(after)
        assert bool(waited_for) == (after.phase is not Phase.OVER)
        assert GAME.view(after, None).waiting == tuple(sorted(waited_for))
        for seat in range(seats):
            asked = seat in waited_for
            assert bool(GAME.possible(after, seat)) == bool(GAME.legal(after, seat)) == asked
            assert (GAME.decision(after, seat) is not None) == asked


@pytest.mark.parametrize("seats", SEATS)
def test_a_decision_stays_while_others_place_bids_and_shows(seats: int) -> None:
    for before, seat, _, after, _ in random_match(seats, f"decision/{seats}"):
        if before.phase is after.phase and before.round == after.round and before.asked == after.asked:
            for other in GAME.to_act(before) - {seat}:
                assert GAME.decision(before, other) == GAME.decision(after, other)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_trace_result_and_state(seats: int) -> None:
    for number in range(5):
        seed = f"record/{seats}/{number}"
        chance = Seeded(seed)
        GAME.deal(seats, OPTIONS, chance)
        steps = list(random_match(seats, seed))
        for step in steps:
            GAME.apply(step.state, step.seat, step.action, chance)
        last = steps[-1].after
        moves = [move_text(step.seat, GAME.spell(step.action)) for step in steps]
        record = write(GAME, seats, OPTIONS, chance.outcomes, moves, GAME.outcome(last))
        replayed = replay(to_line(record), find_game)
        assert replayed.state == last
        assert replayed.result == record.result
        assert [list(events) for events in replayed.events] == [step.events for step in steps]
        faults = [next((event.fault for event in step.events if isinstance(event, Juse)), None) for step in steps]
        assert replayed.trace == ["ok" if fault is None else f"misplay:{fault}" for fault in faults]


@pytest.mark.parametrize("seats", SEATS)
def test_a_saved_state_is_read_back_the_same(seats: int) -> None:
    decoder = msgspec.json.Decoder(State)
    for *_, after, _ in random_match(seats, f"saved/{seats}"):
        assert decoder.decode(msgspec.json.encode(after)) == after


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_remembered_is_true(seats: int) -> None:
    memory: Memory | None = GAME.recall(0, None, GAME.deal(seats, OPTIONS, Seeded(f"true/{seats}"))[1])
    known_cards = 0
    for *_, after, events in random_match(seats, f"true/{seats}"):
        memory = GAME.recall(0, memory, events)
        for known, hand in zip(memory.seats, after.down, strict=True):
            assert known.holds <= set(hand)
            assert not known.lacks & set(hand)
            known_cards += len(known.holds)
    assert known_cards


@pytest.mark.parametrize("seats", SEATS)
def test_only_up_and_down_name_the_card_of_a_misplay(seats: int) -> None:
    seen: set[str] = set()
    for number in range(4):
        for *_, after, events in random_match(seats, f"named/{seats}/{number}", misplays=0.3):
            for event in events:
                if not isinstance(event, Misplayed):
                    continue
                seen.add(event.move)
                assert after.last is not None
                if event.move in ("up", "down"):
                    assert after.last.cards == (event.card,)
                else:
                    assert event == Misplayed(seat=event.seat, fault=event.fault, move=event.move)
                    assert after.last == LastAction(event.seat, event.move, fault=event.fault)
    assert seen >= {"bid", "up", "down", "pass", "give"}


@pytest.mark.parametrize("seats", SEATS)
def test_exchanging_cards_hidden_from_a_seat_changes_nothing_it_is_shown(seats: int) -> None:
    roll = Seeded(f"exchange/{seats}")
    changed = 0
    for place, (_, _, _, state, _) in enumerate(random_match(seats, f"hidden/{seats}", misplays=0.2)):
        if place % 3:
            continue
        for viewer in (None, *range(seats)):
            other = exchanged(state, viewer, roll)
            changed += other != state
            assert GAME.view(other, viewer) == GAME.view(state, viewer)
            assert GAME.to_act(other) == GAME.to_act(state)
            assert GAME.outcome(other) == GAME.outcome(state)
            if viewer is not None:
                assert GAME.decision(other, viewer) == GAME.decision(state, viewer)
                assert GAME.possible(other, viewer) == GAME.possible(state, viewer)
                assert GAME.legal(other, viewer) == GAME.legal(state, viewer)
    assert changed > 40


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_bidding_with_other_hidden_cards_looks_and_is_remembered_the_same(seats: int) -> None:
    """The others are dealt other cards: what they place unseen reveals nothing."""
    for number in range(30):
        shuffled = Seeded(f"bidding/{seats}/{number}").shuffle(PACK)
        viewer = number % seats
        theirs = [place for place in range(52) if place % seats != viewer]
        order = dict(zip(theirs, Seeded(f"other/{number}").shuffle(theirs), strict=True))
        other_shuffle = tuple(shuffled[order.get(place, place)] for place in range(52))
        assert _bidding_shown(shuffled, seats, viewer) == _bidding_shown(other_shuffle, seats, viewer)


def _bidding_shown(shuffled: tuple[int, ...], seats: int, viewer: int) -> object:
    """All but the last seat bid, so that nothing is turned up."""
    state, events = GAME.deal(seats, OPTIONS, Scripted([{"shuffle": card_names(shuffled)}]))
    memory = GAME.recall(viewer, None, events)
    shown: list[object] = [list(events), GAME.view(state, viewer)]
    for seat in range(seats - 1):
        action = GAME.legal(state, seat)[0]
        state, events = GAME.apply(state, seat, action, Scripted(()))
        memory = GAME.recall(viewer, memory, events)
        shown += [list(events), GAME.view(state, viewer), memory]
    return shown
