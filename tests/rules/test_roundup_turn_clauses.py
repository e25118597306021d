"""Roundup's turn, a test for each clause (R6–R15) and for its misplays (R19)."""

import pytest
from msgspec.structs import replace

from bot.core.chance import Scripted
from bot.core.errors import Malformed
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import (
    BroughtOut,
    Closed,
    FacePlayed,
    Missed,
    Owed,
    Passed,
    Phase,
    Stacked,
    State,
    Up,
)
from tests.rules.roundup_positions import (
    cards,
    events_of,
    fault,
    juse,
    legal,
    names,
    play,
    position,
    possible,
    refusal,
    table,
    tops,
)


def pick(card: str) -> list[dict[str, str]]:
    return [{"pick": card}]


def test_r6_a_stack_takes_the_next_number_of_its_suit_from_one() -> None:
    state = position("AS 2S 3H / ", "AH 5D / ", stacks="2H")
    assert legal(state, 0) == {"down AS", "down 3H", "pass AS", "pass 2S", "pass 3H"}
    assert tops(play(state, "0 down 3H")) == "3H"
    assert tops(play(state, "0 down AS")) == "AS 2H"


def test_r6_at_ten_a_stack_is_closed_and_takes_nothing_more() -> None:
    state = position("TH 2D / ", "AS JH / ", stacks="9H")
    assert Closed(suit=1) in events_of(state, "0 down TH")
    state = play(state, "0 down TH")
    assert state.closed == (1,)
    assert fault(state, "1 down JH") == "does-not-fit"


def test_r7_cards_go_up_in_the_order_given() -> None:
    state = position("KS / 3H AS 2H 2S 9C", "AD 2D / ", stacks="AH")
    (event,) = events_of(state, "0 up 2H AS 3H 2S")
    assert event == Stacked(seat=0, cards=cards("2H AS 3H 2S"), face_up=True)
    state = play(state, "0 up 2H AS 3H 2S")
    assert (tops(state), table(state)[0], state.turn) == ("2S 3H", "KS / 9C", 1)


def test_r7_one_card_of_several_that_fit_is_enough() -> None:
    state = position("KS / 2H 3H", "AD 2D / ", stacks="AH")
    assert tops(play(state, "0 up 2H")) == "2H"


def test_r7_a_card_that_does_not_fit_when_reached_takes_the_whole_action_back() -> None:
    state = position("KS / 2H 3H 9C", "AD 2D / ", stacks="AH")
    called = juse(state, "0 up 2H 9C 3H")
    assert (called.fault, called.card) == ("does-not-fit", cards("9C")[0])
    called = juse(state, "0 up 3H 2H")
    assert (called.fault, called.card) == ("does-not-fit", cards("3H")[0])


def test_r7_if_a_face_up_card_fits_every_other_action_is_a_misplay() -> None:
    state = position("AS 2H 5D KS QH JD / 2D 9C", "AH 3H / ", stacks="AD")
    assert legal(state, 0) == {"up 2D"}
    for move in ("down AS", "down 2H", "down KS", "pass 5D", "pass KS", "KS 1 3", "QH 1 H", "JD 1"):
        assert fault(state, f"0 {move}") == "face-up-first"
    assert fault(position(" / 2D", "AH / ", stacks="AD"), "0 pass") == "face-up-first"


def test_r7_an_up_that_does_not_fit_is_called_so_though_another_face_up_card_fits() -> None:
    assert fault(position("KS / 2D 9C", "AH / ", stacks="AD"), "0 up 9C") == "does-not-fit"


def test_r7_suits_closed_by_one_action_close_in_its_order() -> None:
    state = position("2C / TH TS TD", "3C / ", stacks="9S 9H 9D")
    assert play(state, "0 up TD TS TH").closed == (2, 0, 1)
    assert play(state, "0 up TH TD").closed == (1, 2)


def test_r7_only_cards_of_the_own_face_up_hand_can_go_up_and_each_once() -> None:
    state = position("3D / 2D", "AH / 3H", stacks="AD 2H")
    assert refusal(state, "0 up 3D") == "lies-face-down"
    assert refusal(state, "0 up 2D 3D") == "lies-face-down"
    assert refusal(state, "0 up 3H") == "not-your-card"
    assert refusal(state, "0 up 2D 2D") == "card-twice"


def test_r7_what_cannot_be_done_comes_before_what_does_not_fit() -> None:
    assert refusal(position("3D / 9C", "AH / ", stacks="AD"), "0 up 9C 3D") == "lies-face-down"


def test_r7_the_longest_ways_up_are_among_the_legal_actions() -> None:
    state = position("KS / 2D 3D AS 9C", "AH / ", stacks="AD")
    assert legal(state, 0) == {"up 2D", "up AS", "up 2D 3D", "up 2D 3D AS", "up AS 2D 3D"}
    assert {"up 9C", "up 3D", "up 2D 9C"} <= possible(state, 0) - legal(state, 0)


def test_r8_a_fitting_card_may_be_held_back_by_a_pass_or_a_face_card() -> None:
    state = position("AS 5D JD / 9C", "AH 3H / ")
    assert {"down AS", "pass 5D", "JD 1"} <= legal(state, 0)
    assert events_of(state, "0 down AS") == [Stacked(seat=0, cards=cards("AS"), face_up=False)]


def test_r8_only_a_card_of_the_face_down_hand_can_go_down() -> None:
    state = position("5D / 9C", "AH 3H / ")
    assert refusal(state, "0 down 9C") == "lies-face-up"
    assert refusal(state, "0 down AH") == "not-your-card"


def test_r9_a_pass_moves_a_number_card_of_choice_to_the_face_up_hand() -> None:
    state = position("AS 5D JD / 9C", "AH 3H / ")
    assert events_of(state, "0 pass 5D") == [Passed(seat=0, card=cards("5D")[0], discarded=False)]
    state = play(state, "0 pass 5D")
    assert (table(state)[0], state.turn) == ("AS JD / 9C 5D", 1)


def test_r9_with_only_face_cards_one_is_discarded_and_named() -> None:
    state = position("QS JD / 9C", "AH 3H / ")
    assert events_of(state, "0 pass QS") == [Passed(seat=0, card=cards("QS")[0], discarded=True)]
    state = play(state, "0 pass QS")
    assert (table(state)[0], names(state.discards)) == ("JD / 9C", "QS")


def test_r9_with_an_empty_face_down_hand_a_pass_is_free() -> None:
    state = position(" / 9C", "AH 3H / ")
    assert legal(state, 0) == {"pass"}
    assert table(play(state, "0 pass")) == table(state)
    assert refusal(state, "0 pass 9C") == "lies-face-up"


def test_r9_a_plain_pass_is_impossible_while_face_down_cards_are_there() -> None:
    assert refusal(position("QS / 9C", "AH / "), "0 pass") == "pass-with-a-card"
    assert refusal(position("5S / 2D", "AH / ", stacks="AD"), "0 pass") == "pass-with-a-card"


def test_r10_a_face_card_goes_to_the_common_discard_pile_effective_or_not() -> None:
    state = position("QS JD / 9C", "AH 3H / ", " / 5C")
    assert names(play(state, "0 QS 1 D").discards) == "QS"
    assert names(play(state, "0 QS 1 D", "1 pass 3H", "2 pass", "0 JD 2").discards) == "QS JD"


def test_r10_a_seat_without_face_down_cards_can_be_the_target() -> None:
    state = position("JS QS KS / 9C", " / 5C", "AH / ")
    for move in ("JS 1", "QS 1 C", "KS 1 5"):
        after = play(state, f"0 {move}")
        assert (table(after)[1], after.turn) == (" / 5C", 1)
        assert isinstance(events_of(state, f"0 {move}")[-1], Missed)


def test_r10_not_oneself_nor_a_seat_that_is_not_there() -> None:
    state = position("JS QS KS / 2D", "AH / ", "AC / ", stacks="AD")
    assert refusal(state, "0 JS 0") == "own-target"
    assert refusal(state, "0 QS 3 H") == "no-such-seat"
    assert refusal(state, "0 KS 999 1") == "no-such-seat"
    assert refusal(state, "0 JH 1") == "not-your-card"


def test_r11_a_jack_moves_a_random_card_to_the_face_up_hand() -> None:
    state = position("JS / 9C", "AH 3H KD / 4C", "AC / ")
    after = play(state, "0 JS 1", chance=pick("3H"))
    assert (table(after)[1], after.turn) == ("AH KD / 4C 3H", 1)
    assert events_of(state, "0 JS 1", pick("3H")) == [
        FacePlayed(seat=0, card=cards("JS")[0], target=1, suit=None, number=None),
        BroughtOut(seat=1, card=cards("3H")[0], discarded=False, chosen=False),
    ]


def test_r11_or_discards_it_if_it_is_a_face_card() -> None:
    state = position("JS / 9C", "AH 3H KD / 4C", "AC / ")
    after = play(state, "0 JS 1", chance=pick("KD"))
    assert (table(after)[1], names(after.discards)) == ("AH 3H / 4C", "JS KD")


def test_r11_the_pick_is_of_the_targets_face_down_hand() -> None:
    state = position("JS / 9C", "AH 3H KD / 4C", "AC / ")
    for wrong in ("4C", "AC"):
        with pytest.raises(Malformed):
            play(state, "0 JS 1", chance=pick(wrong))


def test_r11_a_misplayed_jack_asks_for_no_pick() -> None:
    assert fault(position("JS / 2D", "AH / ", stacks="AD"), "0 JS 1") == "face-up-first"


def test_r12_a_queen_whose_own_suit_does_not_matter_asks_for_a_suit() -> None:
    state = position("QH / 9C", "5D 3H / ", "AC / ")
    after = play(state, "0 QH 1 D")
    assert (table(after)[1], after.turn) == ("3H / 5D", 1)


def test_r12_a_face_card_of_the_suit_is_discarded() -> None:
    after = play(position("QH / 9C", "KD 3H / ", "AC / "), "0 QH 1 D")
    assert (table(after)[1], names(after.discards)) == ("3H / ", "QH KD")


def test_r12_without_that_suit_nothing_happens() -> None:
    state = position("QH / 9C", "3H / 4D", "AC / ")
    assert table(play(state, "0 QH 1 D"))[1] == "3H / 4D"
    assert events_of(state, "0 QH 1 D")[-1] == Missed(seat=1, suit=2, number=None)


def test_r13_a_king_asks_for_a_number() -> None:
    state = position("KS / 9C", "TD 3H QS / ", "AC / ")
    assert table(play(state, "0 KS 1 10"))[1] == "QS 3H / TD"
    assert table(play(state, "0 KS 1 1")) == [" / 9C", "QS 3H TD / ", "AC / "]
    assert table(play(state, "0 KS 2 1"))[2] == " / AC"


@pytest.mark.parametrize(
    ("move", "choices", "owed"),
    [
        ("QH 1 D", {"give 5D", "give JD"}, Owed(1, suit=2)),
        ("KH 1 3", {"give 3H", "give 3C"}, Owed(1, number=3)),
    ],
)
def test_r14_with_several_to_choose_from_the_target_gives_one(move: str, choices: set[str], owed: Owed) -> None:
    state = position("QH KH / 9C", "5D JD 3H 3C / ", "AC / ")
    state = play(state, f"0 {move}")
    assert state.owed == owed == GAME.view(state, None).owed
    assert GAME.to_act(state) == {1}
    assert legal(state, 1) == choices
    assert possible(state, 1) == {"give 5D", "give JD", "give 3H", "give 3C"}
    given = play(state, f"1 {min(choices)}")
    assert (given.phase, given.owed, given.turn) == (Phase.TURN, None, 1)


def given_under_a_queen() -> State:
    return play(position("QH KH / 9C", "5D JD 3H 3C / ", "AC / "), "0 QH 1 D")


def test_r14_a_number_card_given_lies_face_up_and_a_face_card_is_discarded() -> None:
    state = given_under_a_queen()
    assert "5D" in table(play(state, "1 give 5D"))[1].partition("/")[2]
    assert names(play(state, "1 give JD").discards) == "QH JD"


def test_r14_the_turn_then_passes_on_from_the_seat_that_played_the_face_card() -> None:
    state = play(position("4C / ", "2C / ", "QH / 9C", "3C / ", "5D 6D / "), "0 pass 4C", "1 pass 2C")
    state = play(state, "2 QH 4 D", "4 give 6D")
    assert state.turn == 3


def test_r14_with_one_it_goes_by_itself() -> None:
    after = play(position("KH / 9C", "5D JD 3H / ", "AC / "), "0 KH 1 3")
    assert (after.owed, after.turn) == (None, 1)


def test_r14_nothing_but_give_is_possible_then() -> None:
    state = given_under_a_queen()
    for move in ("pass 3H", "down 3H", "JD 0", "bid 3H", "show 3H"):
        assert refusal(state, f"1 {move}") == "something-else-asked"
    assert refusal(state, "0 pass KH") == "not-your-turn"
    assert refusal(state, "2 give AC") == "not-your-turn"
    assert refusal(state, "1 give 9C") == "not-your-card"


def test_r14_give_bid_and_show_are_impossible_at_any_other_time() -> None:
    state = position("5S / 2D", "AH / ", stacks="AD")
    for move in ("give 5S", "bid 5S", "show 5S"):
        assert refusal(state, f"0 {move}") == "something-else-asked"


def test_r15_the_turn_passes_clockwise_and_skips_seats_with_no_cards_at_all() -> None:
    state = position("5S 6S / ", " / ", " / 9C", " / ")
    state = play(state, "0 pass 5S")
    assert state.turn == 2
    assert play(state, "2 pass").turn == 0
    assert refusal(state, "1 pass") == "not-your-turn"


def test_r15_a_seat_alone_with_cards_goes_on() -> None:
    assert play(position("AS 2S / ", " / "), "0 down AS").turn == 0


def test_r19_does_not_fit() -> None:
    state = position("5D KS AS / 9C", "AH 3H / ")
    for move, card in (("down 5D", "5D"), ("down KS", "KS"), ("up 9C", "9C")):
        called = juse(state, f"0 {move}")
        assert (called.fault, called.card) == ("does-not-fit", cards(card)[0])


def test_r19_number_first_for_a_pass_and_the_card_stays_unknown() -> None:
    called = juse(position("5D KS / 9C", "AH 3H / "), "0 pass KS")
    assert (called.fault, called.move, called.card) == ("number-first", "pass", None)


def test_r19_wrong_card_for_a_give_and_the_card_stays_unknown() -> None:
    called = juse(given_under_a_queen(), "1 give 3H")
    assert (called.fault, called.move, called.card) == ("wrong-card", "give", None)


def test_r19_a_misplayed_face_card_is_not_named_either() -> None:
    called = juse(position("KS / 2D", "AH / ", stacks="AD"), "0 KS 1 3")
    assert (called.move, called.card) == ("face", None)


def test_r19_the_call_marks_the_action_that_was_taken_back() -> None:
    state = position("5D KS / 9C", "AH 3H / ")
    after, _ = GAME.apply(state, 0, GAME.parse("down 5D"), Scripted(()))
    assert after.last is not None
    assert (after.last.move, after.last.cards, after.last.fault) == ("down", cards("5D"), "does-not-fit")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bid", "bid AS 2S", "bid as", "up", "up ", "up AS  2S", "down", "down 10H", "pass ", "pass AS 2S",
        "JS", "JS 1 H", "JS -1", "JS 01", "JS ²", "JS 1000", "QH", "QH 1", "QH 1 X", "QH 1 DC", "QH 1 D D", "KC 3",
        "KC 3 0", "KC 3 11", "KC 3 A", "KC 3 T", "KC 3 07", "5H 1", "play AS", "JX 1", "pass AS ", "give",
    ],
)  # fmt: skip
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse(text)


def test_any_up_that_fits_can_be_played_though_not_all_are_listed() -> None:
    state = position("KS / 2D 3D AS 2S", "AH / ", stacks="AD")
    move = Up(cards("2D AS 3D 2S"))
    assert move not in GAME.legal(state, 0)
    assert tops(play(state, f"0 {GAME.spell(move)}")) == "2S 3D"


def forced_move(state: State) -> str | None:
    found = GAME.automatic(state)
    return found and f"{found[0]} {GAME.spell(found[1])}"


def test_r20_a_seat_with_nothing_to_choose_passes_by_itself() -> None:
    assert forced_move(position(" / 9C", "AH 3H / ")) == "0 pass"
    assert forced_move(position(" / 2D 9C", "AH 3H / ", stacks="AD")) is None
    assert forced_move(position("KS / 9C", "AH 3H / ")) is None


@pytest.mark.parametrize(
    ("hands", "move"),
    [
        ("5D 7D / 4D 9D", "0 up 4D"),
        ("4D KS / 5D 9D", "0 down 4D"),
        ("9D 7D JS / 5D", "0 pass 7D"),
        ("KC QD QC / 5D", "0 pass QD"),
        (" / 5D", "0 pass"),
    ],
)
def test_r21_a_settled_round_plays_itself_out(hands: str, move: str) -> None:
    state = position(hands, "6D / ", " / ", stacks="TS TH 3D TC", first_empty=2)
    assert forced_move(state) == move
    assert forced_move(replace(state, first_empty=None)) == ("0 pass" if hands.startswith(" ") else None)


def test_r21_a_card_still_owed_is_given_by_itself() -> None:
    state = position("QS / ", "KD 8D 7D / ", " / 4D", stacks="TS TH 3D TC", turn=0)
    assert forced_move(play(state, "0 QS 1 D")) == "1 give 7D"
