"""Juse up to what a misplay is (J1–J18). Each test is named after the clause that it checks."""

import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, RANK_OF, SUIT_OF, card_names
from bot.core.chance import Scripted
from bot.core.errors import Malformed
from bot.core.record import RecordError, replay
from bot.games import find_game
from cogs.juse.rules.game import GAME, fits_centre
from cogs.juse.rules.state import Dealt, Drew, LastAction, Placed
from tests.rules.juse_positions import (
    act,
    dealt,
    dealt_at_random,
    events_of,
    fault,
    juse,
    legal,
    position,
    possible,
    refusal,
    table,
    tops,
)


def c(name: str) -> int:
    return NAMES.index(name)


@pytest.mark.parametrize("seats", range(2, 9))
def test_j1_two_to_eight_seats_may_play(seats: int) -> None:
    assert len(dealt_at_random(seats).draws) == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_j1_other_numbers_may_not(seats: int) -> None:
    record = {"record": 1, "game": "juse", "seats": seats, "chance": [{"shuffle": card_names(PACK)}], "moves": []}
    with pytest.raises(RecordError) as caught:
        replay(record, find_game)
    assert caught.value.code == "record-seats"


def test_j2_card_i_goes_to_seat_i_mod_n_each_on_top_of_the_one_before() -> None:
    shuffled = tuple(reversed(PACK))
    state = dealt(shuffled, 4)
    for number, card in enumerate(shuffled[:51]):
        assert state.draws[number % 4][number // 4] == card
    assert [len(pile) for pile in state.draws] == [13, 13, 13, 12]
    assert state.discards == ((), (), (), ())


@pytest.mark.parametrize("last", ["AS", "7H", "KC"])
def test_j2_the_52nd_card_starts_the_centre_pile_of_its_suit_and_is_the_base_rank(last: str) -> None:
    shuffled = (*(card for card in PACK if card != c(last)), c(last))
    state, events = GAME.deal(3, {"reminders": False}, Scripted([{"shuffle": card_names(shuffled)}]))
    assert tops(state) == last
    assert state.base == RANK_OF[c(last)]
    assert sum(state.centre) == state.centre[SUIT_OF[c(last)]] == 1
    assert events == (Dealt(first=c(last)),)
    assert c(last) not in {card for pile in state.draws for card in pile}


def test_j3_the_ace_follows_the_king_in_the_centre_and_on_a_seat() -> None:
    state = position("2C / ", "3C / KD", base="Q", centre="KS", held="AS")
    assert tops(act(state, "centre")) == "AS"
    state = replace(state, held=c("AH"))
    assert table(act(state, "seat:1"))[1] == "3C / KD AH"


def test_j4_a_pile_is_started_by_the_base_rank_of_its_suit_and_built_up_in_suit() -> None:
    state = position("9H 9D / ", "2C / ", base="9", centre="9S", held="9H")
    state = act(state, "centre")
    assert tops(state) == "9S 9H"
    assert fits_centre(state, c("TH"))
    assert not fits_centre(state, c("TD"))
    assert not fits_centre(state, c("8S"))
    assert not fits_centre(state, c("JS"))


def test_j4_thirteen_cards_complete_a_pile() -> None:
    state = position("2C / ", "3C / ", base="9", centre="7S", held="8S")
    state = act(state, "centre")
    assert state.centre[0] == 13
    assert not any(fits_centre(state, card) for card in PACK[:13])


def test_j5_only_the_top_of_a_discard_pile_can_be_read() -> None:
    view = GAME.view(position("2C 3C / 4H 9D", "5C / "), 0)
    assert (view.seats[0].draw, view.seats[0].discard, view.seats[0].top) == (2, 2, c("9D"))
    assert (view.seats[1].draw, view.seats[1].top) == (1, None)
    assert GAME.view(position("QS KS / TC 9D", "JC / "), 0) == view


def test_j6_a_turn_is_a_run_of_actions_by_one_seat() -> None:
    state = position("2D 5H 6S / ", "9C / 4D 5S", "TC / ")
    state = act(state, "draw")
    assert state.held == c("6S")
    state = act(state, "seat:1")
    assert (state.turn, state.held) == (0, None)
    state = act(state, "draw")
    assert (state.turn, state.held) == (0, c("5H"))
    assert GAME.to_act(state) == {0}


def test_j6_somebody_elses_turn_is_impossible() -> None:
    state = position("2D / ", "9C / 4D", "TC / ")
    assert refusal(state, "draw", seat=1) == "not-your-turn"
    assert possible(state, 2) == legal(state, 2) == set()


def test_j7_draw_takes_the_top_into_the_hand_and_everybody_sees_it() -> None:
    state = position("2D 5H 6S / ", "9C / ")
    assert table(act(state, "draw"))[0] == "2D 5H / "
    (event,) = events_of(state, "draw")
    assert event == Drew(seat=0, card=c("6S"), turned_over=False)
    assert event.shown_to(1)
    assert event.shown_to(None)
    assert GAME.view(act(state, "draw"), 1).held == c("6S")


def test_j7_an_empty_draw_pile_is_made_of_the_discard_pile_turned_over_whole() -> None:
    state = position(" / 2D 5H 9S", "9C / ")
    after = act(state, "draw")
    assert table(after)[0] == "9S 5H / "
    assert after.held == c("2D")
    assert events_of(state, "draw") == [Drew(seat=0, card=c("2D"), turned_over=True, covered=c("9S"))]


def test_j8_the_top_of_ones_discard_pile_may_be_played() -> None:
    state = position("2D / 5H 3S", "9C / ", centre="2S")
    assert possible(state) == {"draw", "centre", "seat:1"}
    after = act(state, "centre")
    assert tops(after) == "3S"
    assert table(after)[0] == "2D / 5H"
    assert after.turn == 0
    state = position("2D / 5H 3S", "9C / 7D 2H")
    assert table(act(state, "seat:1")) == ["2D / 5H", "9C / 7D 2H 3S"]
    assert events_of(state, "seat:1") == [Placed(seat=0, card=c("3S"), to=1, from_hand=False, under=c("5H"))]


def test_j8_without_a_discard_pile_a_turn_begins_with_draw() -> None:
    state = dealt_at_random(4)
    assert possible(state) == legal(state) == {"draw"}
    assert refusal(state, "centre") == "no-discard-pile"
    assert refusal(state, "seat:1") == "no-discard-pile"


def test_j9_a_held_card_is_placed_and_nothing_else_is_possible() -> None:
    state = position("2D / 5H", "9C / 4D", "TC / ", held="7C")
    assert possible(state) == {"centre", "own", "seat:1", "seat:2"}
    assert refusal(state, "draw") == "holding"


def test_j9_own_ends_the_turn() -> None:
    state = position("2D / 5H", "9C / 4D", "TC / ", held="7C")
    after = act(state, "own")
    assert table(after)[0] == "2D / 5H 7C"
    assert (after.turn, after.held) == (1, None)
    assert after.last == LastAction(seat=0, card=c("7C"), to=-2, from_hand=True)


def test_j9_own_takes_a_held_card_only() -> None:
    assert refusal(position("2D / 5H", "9C / 4D"), "own") == "nothing-held"


def test_j9_the_turn_of_the_last_seat_is_followed_by_seat_0() -> None:
    assert act(position("2D / ", "9C / ", "3C / ", turn=2, held="7C"), "own").turn == 0


def test_j10_fits_the_centre() -> None:
    state = position("2C / ", "3C / ", base="5", centre="7S 4H")
    fitting = {NAMES[card] for card in PACK if fits_centre(state, card)}
    assert fitting == {"8S", "5D", "5C"}, "the pile of hearts is complete"


@pytest.mark.parametrize("held", ["5H", "5S", "5D", "5C"])
def test_j10_fits_on_a_seat_whatever_the_suit(held: str) -> None:
    state = position("2C / ", "3C / 9D 4H", base="K", held=held)
    assert legal(state) == {"seat:1"}
    assert table(act(state, "seat:1"))[1] == f"3C / 9D 4H {held}"


@pytest.mark.parametrize("held", ["3H", "4S", "6H", "TC"])
def test_j10_only_the_next_rank_up_fits_on_a_seat(held: str) -> None:
    assert fault(position("2C / ", "3C / 9D 4H", base="K", held=held), "seat:1") == "does-not-fit"


def test_j10_oneself_or_no_such_seat_is_impossible() -> None:
    state = position("2C / ", "3C / 9D", "4C / ", held="TC")
    assert refusal(state, "seat:0") == "own-seat"
    assert refusal(state, "seat:3") == "no-such-seat"
    assert refusal(state, "seat:99") == "no-such-seat"


def test_j10_on_an_empty_discard_pile_it_does_not_fit() -> None:
    state = position("2C / ", "3C / 9D", "4C / ", held="TC")
    assert "seat:2" in possible(state)
    assert fault(state, "seat:2") == "does-not-fit"


@pytest.mark.parametrize("move", ["centre", "seat:1"])
@pytest.mark.parametrize(("seat", "held"), [("2C / 8C", "7C"), ("2C / 7C", "")])
def test_j11_a_card_that_does_not_fit_there(move: str, seat: str, held: str) -> None:
    state = position(seat, "3C / 9D", held=held)
    after, called = juse(state, move)
    assert called.fault == "does-not-fit"
    assert (called.card, called.better) == (c("7C"), None)
    assert called.to == GAME.parse(move).to  # pyright: ignore[reportAttributeAccessIssue]
    assert after.centre == state.centre


def test_j12_the_centre_comes_first() -> None:
    held = position("9H / ", "3C / KD", base="A", held="AS")
    assert fault(held, "own") == "centre-first"
    assert fault(held, "seat:1") == "centre-first"
    assert fault(position("9H / AS", "3C / KD", base="A"), "seat:1") == "centre-first"
    assert legal(held) == {"centre"}


def test_j13_the_nearer_seat_on_the_players_left_comes_first() -> None:
    state = position("9H / 4S", "3C / 4D", "6C / 4H", "7C / 8H", turn=2, held="5S")
    after, called = juse(state, "seat:1")
    assert (called.fault, called.better) == ("nearer-first", 0)
    assert after.turn == 3
    assert legal(state) == {"seat:0"}
    assert table(act(state, "seat:0"))[0] == "9H / 4S 5S"


def test_j13_holds_for_a_discard_top_too() -> None:
    state = position("9H / 5S", "3C / 2D", "6C / 4H", "7C / 4C")
    assert fault(state, "seat:3") == "nearer-first"
    assert legal(state) == {"draw", "seat:2"}


def test_j14_own_while_the_card_fits_on_a_seat() -> None:
    state = position("9H / ", "3C / 2D", "6C / 4H", "7C / 4C", held="5S")
    _, called = juse(state, "own")
    assert (called.fault, called.better) == ("playable-elsewhere", 2)


@pytest.mark.parametrize("draw_pile", ["9H", ""])
def test_j15_draw_while_the_discard_top_fits_the_centre(draw_pile: str) -> None:
    state = position(f"{draw_pile} / 8D 3S", "3C / ", centre="2S")
    after, called = juse(state, "draw")
    assert (called.fault, called.card, called.to) == ("drew-early", c("3S"), None)
    assert after.held is None
    assert legal(state) == {"centre"}


def test_j15_a_covered_card_that_would_fit_is_owed_nothing() -> None:
    assert act(position("9H / 3S 8D", "3C / ", centre="2S"), "draw").held == c("9H")


@pytest.mark.parametrize(
    ("held", "move", "named"),
    [
        ("3S", "seat:1", "does-not-fit"),  # fits the centre and, nearer or not, elsewhere
        ("3S", "seat:3", "centre-first"),  # fits there, in the centre and nearer
        ("3S", "own", "centre-first"),  # fits in the centre and on seats
        ("3H", "seat:1", "does-not-fit"),  # does not fit there, and seats 2 and 3 would take it
        ("3H", "seat:3", "nearer-first"),
        ("3H", "own", "playable-elsewhere"),
        ("3H", "centre", "does-not-fit"),
    ],
)
def test_j16_of_several_faults_the_first_names_it(held: str, move: str, named: str) -> None:
    state = position("9H / ", "3C / 7D", "6C / 2H", "7C / 2C", centre="2S", held=held)
    assert fault(state, move) == named


def test_j17_a_discard_top_that_fits_on_a_seat_may_be_played_or_left() -> None:
    state = position("9H / 5S", "3C / 4D")
    assert legal(state) == {"draw", "seat:1"}
    assert act(state, "draw").held == c("9H")
    turned_over = act(position(" / 8H 5S", "3C / 4D"), "draw")
    assert turned_over.held == c("8H")


@pytest.mark.parametrize("own_top", ["6D", "8D", "7H"])
def test_j18_what_fits_nowhere_else_goes_on_own_even_next_in_rank(own_top: str) -> None:
    state = position(f"9H / {own_top}", "3C / 4D", held="7S")
    assert legal(state) == {"own"}
    assert table(act(state, "own"))[0] == f"9H / {own_top} 7S"


@pytest.mark.parametrize(
    "text", ["", "Draw", " draw", "draw ", "seat", "seat:", "seat:-1", "seat:01", "seat:٣", "seat:1000", "juse:", "7H"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse(text)
