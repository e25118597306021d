"""Jugglers clause by clause: settling, the gathering's end, misplays and how moves are written (G14–G16, G22)."""

import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES
from bot.core.errors import Malformed
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.gatherings import gathering_count
from cogs.jugglers.rules.poker import Kind, kind_of
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import (
    Contribution,
    GatheringEnded,
    Misplayed,
    Settled,
    State,
)
from tests.rules.jugglers_positions import act, card, cards, dealt, first_card, opened, play_on, refusal

SEATS = (2, 3, 4, 5)


def misplay(state: State, seat: int, move: str) -> str:
    assert GAME.parse(move) in GAME.possible(state, seat)
    assert GAME.parse(move) not in GAME.legal(state, seat)
    after, events = act(state, seat, move)
    (event,) = events
    assert isinstance(event, Misplayed)
    assert (event.seat, event.waiting) == (seat, to_move(state))
    assert event.audience is None
    assert replace(after, last=state.last) == state
    assert after.last is not None
    assert after.last.fault == event.fault
    return event.fault


def settled(before: State, *dice: int) -> tuple[State, Settled]:
    """Takes the last turn of a cycle, with the top of the deck on draft 1."""
    after, events = act(before, to_move(before), "deck 1", *dice)
    return after, next(event for event in events if isinstance(event, Settled))


def test_g14_a_single_card_is_turned_up_and_of_several_a_die_picks_one() -> None:
    before, _ = act(opened(4), 1, f"place {first_card(opened(4), 1)} 3")
    before, _ = act(before, 2, "deck 1")
    before, _ = act(before, 3, "deck 1")
    low, high = before.gathering.down[0]
    top = before.gathering.deck[0]
    lone = before.gathering.down[2][0]
    for die, taken, place in ((1, low.card, 2), (2, high.card, 3), (3, top, 0), (4, low.card, 2), (6, top, 0)):
        after, event = settled(before, die)
        assert [(turned.draft, turned.card, turned.place, turned.count, turned.die) for turned in event.turned] == [
            (0, taken, place, 3, die),
            (2, lone.card, 1, 1, None),
        ]
        assert after.gathering.poker == (
            (*before.gathering.poker[0], taken),
            before.gathering.poker[1],
            (*before.gathering.poker[2], lone.card),
        )
        assert after.gathering.down == ((), (), ())
        assert after.last is not None
        assert after.last.turned == event.turned


def test_g14_drafts_are_settled_from_left_to_right() -> None:
    state = opened(4)
    for seat, move in ((1, "deck 3"), (2, "deck 3"), (3, "deck 1")):
        state, _ = act(state, seat, move)
    _, event = settled(state, 2, 1)
    assert [(turned.draft, turned.die) for turned in event.turned] == [(0, 2), (2, 1)]


def test_g14_of_seven_cards_the_seventh_cannot_be_picked() -> None:
    state = play_on(opened(2, 3, 1, 1, 1), 19)
    pile = state.gathering.down[0]
    assert len(pile) == 6
    move = f"place {first_card(state, 0)} 1"
    for die in range(1, 7):
        _, events = act(state, 0, move, die)
        event = next(event for event in events if isinstance(event, Settled))
        (turned,) = event.turned
        assert turned.count == 7
        assert turned.card == pile[die - 1].card


def ending(left: str, joker: str, right: str) -> GatheringEnded:
    """How a gathering with these hands ends, if its last card goes to the joker and changes nothing."""
    state = play_on(dealt(4)[0], 16)
    poker = (cards(left), cards(joker), cards(right))
    down = ((), (Contribution(card("2C"), 2),), ())
    state = replace(state, gathering=replace(state.gathering, poker=poker, down=down, turn=15))
    _, events = act(state, to_move(state), f"place {first_card(state, to_move(state))} 2", 1)
    return next(event for event in events if isinstance(event, GatheringEnded))


def test_g15_only_a_hand_higher_than_the_jokers_passes() -> None:
    ended = ending("7S 7H", "7D 7C", "8S 8H")
    assert ended.account.passed == (False, True)
    assert ended.account.hands[1] == cards("7D 7C 2C")
    assert ending("TS 9S", "3D", "2S 2H").account.passed == (True, True)
    assert ending("", "3D", "2S").account.passed == (False, False)


def test_g15_policies_that_passed_lie_in_the_village_order_and_others_are_not_shown_again() -> None:
    state = play_on(dealt(4, "KS QH AD JC KC AH")[0], 16)
    poker = (cards("2S 2H"), cards("3D 3S"), cards("TS TD"))
    down = ((), (Contribution(card("2C"), 2),), ())
    state = replace(state, gathering=replace(state.gathering, poker=poker, down=down, turn=15))
    after, _ = act(state, to_move(state), f"place {first_card(state, to_move(state))} 2", 1)
    view = GAME.view(after, 0)
    assert view.village == cards("AH")
    assert view.last is not None
    account = view.last.ended
    assert account is not None
    assert account.policies == (None, card("AH"))
    assert account.passed == (False, True)
    assert [kind_of(strength) for strength in account.strengths] == [Kind.PAIR] * 3
    assert after.gathering.policies != state.gathering.policies


@pytest.mark.parametrize("seats", SEATS)
def test_g16_the_chair_moves_clockwise_over_gatherings_and_rounds(seats: int) -> None:
    state, _ = dealt(seats, wins=3)
    chairs: list[int] = []
    while len(state.results) < 2:
        if state.gathering.turn < 0:
            chairs.append(state.gathering.chair)
            last_turn = LAYOUTS[seats].turns[state.gathering.chair][-1]
            if seats in (4, 5):
                assert last_turn == (chairs[-1] + 1) % seats
        state = play_on(state, 1)
    assert chairs == [number % seats for number in range(2 * gathering_count(seats, True))]


@pytest.mark.parametrize("seats", SEATS)
def test_g22_placing_out_of_turn_is_a_misplay_and_nothing_moves(seats: int) -> None:
    state = opened(seats)
    for seat in set(range(seats)) - {to_move(state)}:
        assert GAME.legal(state, seat) == ()
        assert misplay(state, seat, f"place {first_card(state, seat)} 1") == "out-of-turn"
        assert misplay(state, seat, "deck 2") == "out-of-turn"


def test_g22_out_of_turn_comes_before_an_empty_deck() -> None:
    state = opened(5)
    assert misplay(state, 1, "deck 1") == "empty-deck"
    assert misplay(state, 2, "deck 1") == "out-of-turn"


def test_g22_with_two_players_ones_own_turn_and_ones_dummys_are_different() -> None:
    state = opened(2)
    assert misplay(state, 0, f"place {first_card(state, 0)} 1") == "out-of-turn"
    assert misplay(state, 0, "deck 1") == "out-of-turn"
    assert misplay(state, 1, "dummy 1") == "out-of-turn"
    state = play_on(state, 1)
    assert misplay(state, 1, "dummy 1") == "out-of-turn"
    assert misplay(state, 0, "dummy 1") == "out-of-turn"


@pytest.mark.parametrize("seats", SEATS)
def test_g22_what_hands_cannot_do_is_impossible(seats: int) -> None:
    before, _ = dealt(seats)
    assert refusal(before, 0, f"place {first_card(before, 0)} 1") == "secret-first"
    assert refusal(before, 1, "deck 1") == "secret-first"
    assert GAME.possible(before, 1) == ()
    state = opened(seats)
    for seat in range(seats):
        others = state.gathering.hands[(seat + 1) % seats][0]
        assert refusal(state, seat, f"place {NAMES[others]} 1") == "card-not-held"
        assert refusal(state, seat, "place AS 1") == "card-not-held"
        for draft in (0, 4, 999):
            assert refusal(state, seat, f"place {first_card(state, seat)} {draft}") == "no-such-draft"
            assert refusal(state, seat, f"deck {draft}") == "no-such-draft"
        if seats > 2:
            assert refusal(state, seat, "dummy 1") == "no-dummy-of-yours"


def test_g22_a_decision_changes_when_the_turn_comes_or_goes() -> None:
    state = opened(4)
    asked = GAME.decision(state, 1)
    waits = GAME.decision(state, 2)
    assert asked != waits
    after = play_on(state, 1)
    assert GAME.decision(after, 1) != asked
    assert GAME.decision(after, 2) != waits
    assert GAME.decision(after, 3) == GAME.decision(state, 3), "a card of another changes nothing for who only waits"
    assert GAME.decision(act(state, 3, "deck 1")[0], 1) == asked, "nor does another's misplay"


@pytest.mark.parametrize(
    "text",
    ["", "place", "place 7H", "place 7H 1 1", "place 7X 1", "deck", "deck x", "deck 01", "deck 1234", "secret -1",
     "secret 1.0", "dummy ²", "Place 7H 1", "place  7H 1", "draw"],
)  # fmt: skip
def test_moves_are_written_in_one_way_only(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse(text)
