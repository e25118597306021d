"""Roundup's deal, bids and who begins, a test for each clause (R1–R5)."""

import pytest
from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF
from bot.core.chance import Scripted, Seeded
from bot.core.errors import Malformed
from bot.core.game import settle_options
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.rounds import Target, begin_round
from cogs.roundup.rules.state import Bid, CardPlaced, Dealt, Phase, State, Tied, TurnedUp
from tests.rules.roundup_positions import (
    bidding,
    cards,
    dealt,
    event_of,
    events_of,
    fault,
    juse,
    legal,
    play,
    possible,
    refusal,
    shuffle_giving,
    table,
)

NINE_FACES = "JS QS KS JH QH KH JD QD KD"


def in_round(number: int, state: State) -> State:
    """The same hands, as if that many rounds had gone before."""
    return replace(state, round=number)


@pytest.mark.parametrize("seats", range(2, 7))
def test_r1_all_cards_are_dealt_one_at_a_time_and_uneven_counts_stand(seats: int) -> None:
    chance = Seeded("deal")
    state, events = GAME.deal(seats, {"points": 10}, chance)
    shuffled = Seeded("deal").shuffle(PACK)
    assert len(chance.outcomes) == 1
    for seat in range(seats):
        assert set(state.down[seat]) == {card for place, card in enumerate(shuffled) if place % seats == seat}
    assert events == (Dealt(round=0, counts=tuple(map(len, state.down)), voids=0),)
    counts = sorted(map(len, state.down))
    assert sum(counts) == 52
    assert counts[-1] - counts[0] <= 1


def test_r1_the_deal_moves_clockwise_with_each_round() -> None:
    shuffled = Seeded("deal").shuffle(PACK)
    for number in range(7):
        state, _ = begin_round(Target(10), number, (0, 0, 0), (), Seeded("deal"))
        for seat in range(3):
            assert set(state.down[seat]) == {card for i, card in enumerate(shuffled) if (number + i) % 3 == seat}


def test_r2_ace_to_ten_are_number_cards() -> None:
    state = bidding("AS TH JD QC KS", "2S")
    assert legal(state, 0) == {"bid AS", "bid TH"}


def test_r2_each_player_sees_only_their_own_cards() -> None:
    state = bidding("AS TH", "2S 3S 4S")
    assert GAME.view(state, 0).hand == cards("AS TH")
    assert GAME.view(state, 1).hand == cards("2S 3S 4S")
    assert GAME.view(state, None).hand == ()
    assert [seat.down for seat in GAME.view(state, None).seats] == [2, 3]


def test_r3_a_hand_without_number_cards_voids_the_deal() -> None:
    void = shuffle_giving(NINE_FACES, "", "", "", "", "")
    good = shuffle_giving("AS", "2S", "3S", "4S", "5S", "6S")
    state, events = GAME.deal(6, {"points": 10}, Scripted([void, void, good]))
    assert events[0] == Dealt(round=0, counts=(9, 9, 9, 9, 8, 8), voids=2)
    assert state.down[0][0] == PACK[0]
    with pytest.raises(Malformed) as caught:
        GAME.deal(6, {"points": 10}, Scripted([void]))
    assert caught.value.code == "chance-used-up"


def test_r3_a_void_deal_does_not_move_the_deal() -> None:
    void = shuffle_giving("", NINE_FACES, "", "", "", "", first=1)
    good = shuffle_giving("AS", "2S", "3S", "4S", "5S", "6S", first=1)
    state, event = begin_round(Target(10), 1, (0,) * 6, (), Scripted([void, good]))
    assert isinstance(event, Dealt)
    assert event.voids == 1
    assert [min(hand) for hand in state.down] == list(cards("AS 2S 3S 4S 5S 6S"))


def test_r4_all_bid_at_once_in_any_order_and_in_secret() -> None:
    state = bidding("AS TH", "2S 3S", "4D 5D")
    assert GAME.to_act(state) == {0, 1, 2}
    after = play(state, "2 bid 5D")
    assert GAME.to_act(after) == {0, 1}
    assert events_of(state, "2 bid 5D") == [CardPlaced(seat=2, move="bid")]
    assert [seat.placed for seat in GAME.view(after, 0).seats] == [False, False, True]
    for viewer in (None, 0, 1):
        assert GAME.view(after, viewer).placed is None
        assert GAME.view(after, viewer) == GAME.view(play(state, "2 bid 4D"), viewer)
    assert GAME.view(after, 2).placed == cards("5D")[0]


def test_r4_another_seats_bid_changes_nobody_elses_decision() -> None:
    state = bidding("AS TH", "2S 3S", "4D 5D")
    after = play(state, "2 bid 5D")
    assert GAME.decision(after, 0) == GAME.decision(state, 0) is not None
    assert GAME.decision(after, 1) == GAME.decision(state, 1)
    assert GAME.decision(after, 2) is None


def test_r4_a_placed_bid_stands() -> None:
    state = play(bidding("AS TH", "2S 3S"), "0 bid AS")
    assert refusal(state, "0 bid TH") == "already-placed"
    assert refusal(state, "0 bid AS") == "already-placed"
    assert possible(state, 0) == legal(state, 0) == set()


def test_r4_bids_are_turned_up_together_and_begin_the_face_up_hands() -> None:
    state = play(bidding("AS TH", "2S 3S"), "1 bid 3S")
    assert table(state) == ["AS TH / ", "2S 3S / "]
    turned = event_of(TurnedUp, state, "0 bid TH")
    assert (turned.seats, turned.cards) == ((0, 1), cards("TH 3S"))
    state = play(state, "0 bid TH")
    assert table(state) == ["AS / TH", "2S / 3S"]
    assert [seat.bid for seat in GAME.view(state, None).seats] == list(cards("TH 3S"))
    assert not any(seat.placed for seat in GAME.view(state, None).seats)


def test_r4_only_a_card_of_ones_own_can_be_bid() -> None:
    assert refusal(bidding("AS TH", "2S 3S"), "0 bid 2S") == "not-your-card"


def test_r5_the_lowest_bid_goes_first() -> None:
    state = play(bidding("AS TH", "2S 3S", "5C 6C"), "0 bid TH", "1 bid 3S", "2 bid 5C")
    assert state.phase is Phase.TURN
    assert GAME.to_act(state) == {1}


def test_r5_tied_seats_show_another_number_card_in_secret() -> None:
    state = play(bidding("3S TH", "3H 4H", "5C 6C", "3D 9D"), "0 bid 3S", "1 bid 3H", "2 bid 5C", "3 bid 3D")
    assert state.phase is Phase.SHOW
    assert GAME.to_act(state) == {0, 1, 3}
    assert GAME.view(state, 2).asked == (0, 1, 3)
    placed = play(state, "3 show 9D")
    assert GAME.to_act(placed) == {0, 1}
    assert GAME.decision(placed, 0) == GAME.decision(state, 0)
    assert GAME.view(placed, 0).placed is None
    assert GAME.view(placed, 3).placed == cards("9D")[0]
    assert refusal(placed, "3 show 9D") == "already-placed"
    assert refusal(placed, "2 show 6C") == "not-your-turn"
    assert refusal(placed, "0 show 3S") == "lies-face-up"


def test_r5_a_show_is_asked_for_even_when_only_one_card_could_be_shown() -> None:
    state = play(bidding("3S TH", "3H 4H 5H"), "0 bid 3S", "1 bid 3H")
    assert legal(state, 0) == {"show TH"}
    assert table(play(state, "0 show TH", "1 show 5H")) == [" / 3S TH", "4H / 3H 5H"]


def test_r5_only_the_cards_just_shown_are_compared() -> None:
    state = play(bidding("3S TH", "3H 4H", "5C 6C"), "0 bid 3S", "1 bid 3H", "2 bid 5C", "0 show TH", "1 show 4H")
    assert state.phase is Phase.TURN
    assert state.turn == 1


def test_r5_seats_above_the_lowest_leave_the_tie_until_one_is_left() -> None:
    state = bidding("3S 7S 9S", "3H 8H 9H", "3C 7C 8C", "4D 5D 6D")
    state = play(state, "0 bid 3S", "1 bid 3H", "2 bid 3C", "3 bid 4D", "0 show 7S", "1 show 8H", "2 show 7C")
    assert GAME.to_act(state) == {0, 2}
    assert refusal(state, "1 show 9H") == "not-your-turn"
    assert GAME.decision(state, 1) is None
    state = play(state, "2 show 8C", "0 show 9S")
    assert (state.phase, state.turn) == (Phase.TURN, 2)


def test_r5_two_shows_of_one_seat_are_two_decisions() -> None:
    first = play(bidding("3S 7S 9S", "3H 7H 9H"), "0 bid 3S", "1 bid 3H")
    second = play(first, "0 show 7S", "1 show 7H")
    assert second.phase is Phase.SHOW
    assert GAME.decision(first, 0) != GAME.decision(second, 0)


def test_r5_a_tied_seat_without_number_cards_drops_out_first() -> None:
    state = play(bidding("3S KS", "3H 4H 5H", "3C 4C", "9D TD"), "0 bid 3S", "1 bid 3H", "2 bid 3C")
    assert event_of(Tied, state, "3 bid 9D") == Tied(seats=(0, 1, 2), asked=(1, 2))
    state = play(state, "3 bid 9D")
    assert GAME.to_act(state) == {1, 2}
    assert refusal(state, "0 show KS") == "not-your-turn"


def test_r5_if_one_seat_is_left_it_begins_without_showing() -> None:
    state = play(bidding("3S KS", "3H 4H", "9D TD"), "0 bid 3S", "1 bid 3H", "2 bid 9D")
    assert (state.phase, state.turn) == (Phase.TURN, 1)
    assert table(state)[1] == "4H / 3H"


@pytest.mark.parametrize(("number", "first"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 1), (7, 3)])
def test_r5_when_none_can_show_the_one_nearest_the_dealers_left_begins(number: int, first: int) -> None:
    state = in_round(number, bidding("9S KS", "3H KH", "3C QC", "3D JD"))
    state = play(state, "0 bid 9S", "1 bid 3H", "2 bid 3C", "3 bid 3D")
    assert (state.phase, state.turn) == (Phase.TURN, first)


def test_r5_seats_may_run_out_of_number_cards_while_they_show() -> None:
    state = in_round(1, bidding("3S 7S KS", "3H 8H KH", "3C 7C"))
    state = play(state, "0 bid 3S", "1 bid 3H", "2 bid 3C", "0 show 7S", "1 show 8H", "2 show 7C")
    assert (state.phase, state.turn) == (Phase.TURN, 2), "seat 1 is nearer, but no longer in the tie"


def test_r19_number_first_for_a_bid_or_show_keeps_the_card_secret() -> None:
    state = bidding("3S 4S KS", "3H 4H")
    called = juse(state, "0 bid KS")
    assert (called.fault, called.move, called.card) == ("number-first", "bid", None)
    state = play(state, "0 bid 3S", "1 bid 3H")
    called = juse(state, "0 show KS")
    assert (called.fault, called.move, called.card) == ("number-first", "show", None)
    assert fault(play(state, "1 show 4H"), "0 show KS") == "number-first"


def test_r19_nothing_but_what_is_asked_is_possible() -> None:
    state = bidding("3S 4S KS", "3H 4H 5H", "9D TD")
    for move in ("show 3S", "up 3S", "down 3S", "pass 3S", "pass", "KS 1 3", "give 3S"):
        assert refusal(state, f"0 {move}") == "something-else-asked"
    state = play(state, "0 bid 3S", "1 bid 3H", "2 bid 9D")
    for move in ("bid 4S", "up 3S", "down 4S", "pass 4S", "KS 1 3", "give 4S"):
        assert refusal(state, f"0 {move}") == "something-else-asked"


@pytest.mark.parametrize("points", [1, 10, 50])
def test_r18_the_option_points_is_1_to_50(points: int) -> None:
    assert settle_options(GAME, {"points": points})["points"] == points
    assert settle_options(GAME, {})["points"] == 10
    assert dealt(shuffle_giving("", ""), seats=2, points=points).goal == points
    for wrong in (0, 51, "10", True):
        with pytest.raises(Malformed):
            settle_options(GAME, {"points": wrong})


def test_every_number_card_of_the_hand_is_legal_and_every_card_possible() -> None:
    state = dealt(shuffle_giving("", "", ""), seats=3)
    for seat in range(3):
        assert set(GAME.possible(state, seat)) == {Bid(card) for card in state.down[seat]}
        assert set(GAME.legal(state, seat)) == {Bid(card) for card in state.down[seat] if RANK_OF[card] < 10}
