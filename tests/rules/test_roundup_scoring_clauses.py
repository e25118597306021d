"""How a round and a match of Roundup end, a test for each clause (R16–R18, R22)."""

import math

import pytest

from bot.core.cards import NAMES, PACK, SUIT_OF, card_names
from bot.core.chance import Scripted, Seeded
from bot.core.errors import Malformed
from bot.core.game import options_for_new_table, options_of_a_night
from bot.core.summary import Snapshot
from bot.text import words_for
from bot.text.voice import Voice
from cogs.roundup.player.rollout import chances_of
from cogs.roundup.rules.decisive import Decisive, study
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.rounds import points_of
from cogs.roundup.rules.state import Closed, Dealt, Emptied, Phase, RoundEnded, Stacked, State, Won
from cogs.roundup.words import describe
from tests.rules.roundup_positions import cards, event_of, events_of, names, play, position, random_match, refusal, tops

NEXT_DEAL = [{"shuffle": card_names(Seeded("next").shuffle(PACK))}]
LAST_SPADE = "9S TH TD TC"


@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ("2S 3H 4H 5H", (3, 0, 0, 0)),
        ("2S 3S 4H 5H", (2, 2, 0, 0)),
        ("2S 3S 4S 5H", (1, 1, 1, 0)),
        ("2S 3S 4S 5S", (0, 0, 0, 0)),
        ("2S 3S 4S 5S 6S 7S", (0,) * 6),
        ("2C 3D 4H 5H", (0, 0, 0, 0)),
    ],
)
def test_r16_points_for_the_suit_closed_last(bids: str, points: tuple[int, ...]) -> None:
    assert points_of(cards(bids), 0, None) == points


def test_r16_the_round_ends_as_soon_as_all_four_stacks_are_closed() -> None:
    state = position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H")
    ended = event_of(RoundEnded, state, "0 up TS", NEXT_DEAL)
    assert ended.score.points == (3, 0)
    assert ended.score.closed == (1, 2, 3, 0)
    state = play(state, "0 up TS", chance=NEXT_DEAL)
    assert (state.round, state.phase, state.totals) == (1, Phase.BID, (3, 0))


def test_r16_of_suits_closed_by_one_action_the_later_one_counts() -> None:
    state = position("KH / TS TH", "KD / ", stacks="9S 9H TD TC", bids="2S 3H")
    assert event_of(RoundEnded, state, "0 up TS TH", NEXT_DEAL).score.points == (0, 3)
    assert event_of(RoundEnded, state, "0 up TH TS", NEXT_DEAL).score.points == (3, 0)


def test_r16_a_round_can_end_by_a_card_of_the_face_down_hand() -> None:
    state = position("KH TS / ", "KD / ", stacks=LAST_SPADE, bids="2H 3S")
    assert play(state, "0 down TS", chance=NEXT_DEAL).totals == (0, 3)


def test_r17_a_point_for_the_first_seat_whose_hands_are_both_empty() -> None:
    assert points_of(cards("2S 3H"), 1, 0) == (1, 3)
    assert points_of(cards("2S 3H"), 1, 1) == (0, 4)
    state = position("AS / ", "2S KD / ", "3S / ")
    assert Emptied(seat=0) in events_of(state, "0 down AS")
    state = play(state, "0 down AS", "1 down 2S")
    assert state.first_empty == 0
    assert play(state, "2 down 3S").first_empty == 0, "the second is not the first"


def test_r17_an_empty_face_down_hand_alone_is_not_enough() -> None:
    assert play(position("AS / 9C", "2S / "), "0 down AS").first_empty is None
    assert play(position("9C / AS", "2S / "), "0 up AS").first_empty is None


def test_r17_the_card_that_closes_the_fourth_stack_counts() -> None:
    for hand, move in (("TS / ", "0 down TS"), (" / TS", "0 up TS"), (" / 9S TS", "0 up 9S TS")):
        state = position(hand, "KD / ", stacks="8S TH TD TC" if "9S" in hand else "9S TH TD TC", bids="2H 3D")
        assert event_of(RoundEnded, state, move, NEXT_DEAL).score.points == (1, 0)


def test_r17_but_not_if_another_was_empty_before() -> None:
    state = position(" / TS", " / ", "KD / ", stacks=LAST_SPADE, bids="2H 3D 4D", first_empty=1)
    assert event_of(RoundEnded, state, "0 up TS", NEXT_DEAL).score.points == (0, 1, 0)


def test_r17_nobody_gets_it_if_nobody_is_empty() -> None:
    state = position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2H 3D")
    score = event_of(RoundEnded, state, "0 up TS", NEXT_DEAL).score
    assert (score.first_empty, score.points) == (None, (0, 0))


@pytest.mark.parametrize(
    ("face", "move", "chance"),
    [("JS", "JS 1", [{"pick": "KD"}]), ("QS", "QS 1 D", []), ("KS", "KS 1 5", [])],
)
def test_r17_a_face_card_leaves_the_hand_before_its_effect(face: str, move: str, chance: list[dict[str, str]]) -> None:
    state = position(f"{face} / ", "KD / ", "AS 5S / ")
    assert play(state, f"0 {move}", chance=chance).first_empty == 0


def test_r17_a_seat_can_be_emptied_by_anothers_jack() -> None:
    state = position("JS 5C / ", "KD / ", "AS / ")
    assert play(state, "0 JS 1", chance=[{"pick": "KD"}]).first_empty == 1
    assert play(position("JS 5C / ", "3D / ", "AS / "), "0 JS 1", chance=[{"pick": "3D"}]).first_empty is None


def test_r17_a_seat_can_be_emptied_by_anothers_queen() -> None:
    state = position("QS 5C / ", "KD / ", "AS / ")
    after = play(state, "0 QS 1 D")
    assert (after.first_empty, after.turn) == (1, 2)
    assert play(position("QS 5C / ", "KD / 9C", "AS / "), "0 QS 1 D").first_empty is None


def test_r17_a_seat_can_empty_itself_by_discarding_for_a_pass() -> None:
    assert play(position("KD / ", "AS / "), "0 pass KD").first_empty == 0


def test_r18_the_first_to_reach_the_points_wins_at_the_end_of_that_round() -> None:
    state = position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H", totals=(7, 9))
    assert event_of(Won, state, "0 up TS") == Won(seats=(0,))
    over = play(state, "0 up TS")
    assert over.phase is Phase.OVER
    assert GAME.outcome(over).winners == (0,) == GAME.view(over, None).winners
    assert GAME.outcome(over).scores == (10, 9)
    assert GAME.to_act(over) == frozenset()
    assert refusal(over, "0 pass KH") == refusal(over, "1 bid KD") == "game-over"


def test_r18_points_short_of_it_go_on() -> None:
    state = position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H", totals=(6, 9))
    assert play(state, "0 up TS", chance=NEXT_DEAL).phase is Phase.BID


@pytest.mark.parametrize(("totals", "winner"), [((9, 11, 10), 0), ((6, 11, 10), 1), ((6, 9, 8), None)])
def test_r18_the_highest_total_wins(totals: tuple[int, ...], winner: int | None) -> None:
    state = position("KH / TS", "KD / ", "KC / ", stacks=LAST_SPADE, bids="2S 3H 4H", totals=totals)
    after = play(state, "0 up TS", chance=NEXT_DEAL if winner is None else ())
    assert GAME.outcome(after).winners == (() if winner is None else (winner,))


def test_r18_if_the_highest_is_shared_rounds_go_on_until_it_is_not() -> None:
    state = position("KH / TS", "KD / ", "KC / ", stacks=LAST_SPADE, bids="2S 3H 4H", totals=(8, 11, 10))
    state = play(state, "0 up TS", chance=NEXT_DEAL)
    assert (state.phase, state.totals) == (Phase.BID, (11, 11, 10))
    assert not GAME.outcome(state).finished
    third = position(
        "KH / TS", "KD / ", "KC / ", stacks=LAST_SPADE, bids="2H 3H 4S", totals=state.totals, round_number=1
    )
    assert GAME.outcome(play(third, "0 up TS")).winners == (2,)


def test_r18_a_goal_of_one_point_can_be_won_in_a_round() -> None:
    state = position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H", goal=1)
    assert GAME.outcome(play(state, "0 up TS")).winners == (0,)


@pytest.mark.parametrize(
    ("played", "totals", "winners"), [(0, (1, 0, 0), ()), (1, (1, 0, 0), ()), (2, (1, 0, 0), (0,)), (2, (0, 3, 0), ())]
)
def test_r22_the_match_also_ends_after_so_many_rounds(
    played: int, totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Seat 0 gains three points."""
    hands = "KH / TS", "KD / ", "KC / "
    state = position(*hands, stacks=LAST_SPADE, bids="2S 3H 4H", totals=totals, round_number=played, rounds=3)
    after = play(state, "0 up TS", chance=() if winners else NEXT_DEAL)
    assert GAME.outcome(after).winners == winners
    assert GAME.outcome(after).finished == bool(winners)


@pytest.mark.parametrize("ended_by", ["points", "rounds"])
@pytest.mark.parametrize(("bids", "winners"), [("2H 3H 4S", (2,)), ("2S 3S 4H", (0, 1))])
def test_r22_a_tie_at_the_end_is_played_off_in_one_more_round_and_then_shared(
    ended_by: str, bids: str, winners: tuple[int, ...]
) -> None:
    goal, rounds = (4, 0) if ended_by == "points" else (10, 1)
    hands = "KH / TS", "KD / ", "KC / "
    first = position(*hands, stacks=LAST_SPADE, bids="2S 3S 4H", totals=(2, 2, 3), tie="once", goal=goal, rounds=rounds)
    state = play(first, "0 up TS", chance=NEXT_DEAL)
    assert (state.phase, state.totals, state.tie, state.rounds) == (Phase.BID, (4, 4, 3), "once", rounds)
    told = describe.status(GAME.view(state, None), Voice(("A", "B", "C"), words_for("", "roundup"))).splitlines()
    assert told[0] == ("⚔️ Tied at 4! One more round for all: whoever leads then wins. Still level? You share the win.")
    extra = position(
        *hands, stacks=LAST_SPADE, bids=bids, totals=state.totals, round_number=1, tie="once", goal=goal, rounds=rounds
    )
    over = play(extra, "0 up TS")
    assert GAME.outcome(over).winners == GAME.view(over, None).winners == winners
    assert event_of(Won, extra, "0 up TS") == Won(seats=winners)
    assert math.fsum(chances_of(over)) == 1


def test_r22_a_record_that_does_not_say_plays_on_and_new_tables_do_not() -> None:
    for options, ends in (({"points": 10}, (0, "on")), (options_for_new_table(GAME), (0, "once"))):
        state, _ = GAME.deal(3, options, Seeded("old"))
        assert (state.rounds, state.tie) == ends
    assert options_of_a_night(GAME) == {"points": 5, "rounds": 3, "tie": "once"}


def test_c4_the_next_rounds_shuffles_come_at_once_void_ones_too() -> None:
    hands = " / TS", "KD / ", "KC / ", "KS / ", "JD / ", "JC / "
    state = position(*hands, stacks=LAST_SPADE, bids="2H 3H 4H 5H 6H 7H")
    column = [NAMES[card] for card in (10, 11, 12, 23, 24, 25, 36, 37, 38)]
    others = iter([NAMES[card] for card in PACK if NAMES[card] not in column])
    void = {"shuffle": [column[place // 6] if place % 6 == 0 else next(others) for place in range(52)]}
    dealt = event_of(Dealt, state, "0 up TS", [void, *NEXT_DEAL])
    assert (dealt.round, dealt.voids) == (1, 1)
    with pytest.raises(Malformed) as caught:
        GAME.apply(state, 0, GAME.parse("up TS"), Scripted([void]))
    assert caught.value.code == "chance-used-up"


def test_the_round_that_ended_is_kept_for_the_score_table() -> None:
    state = play(position("KH / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H"), "0 up TS", chance=NEXT_DEAL)
    (score,) = GAME.view(state, None).history
    assert (score.number, names(score.bids), score.first_empty) == (0, "2S 3H", None)
    assert (score.points, score.totals) == ((3, 0), (3, 0))
    assert (tops(state), state.discards, state.bids) == ("", (), ())
    assert state.last is not None
    assert names(state.last.cards) == "TS"


def test_the_events_of_a_rounds_end_come_in_order() -> None:
    state = position(" / TS", "KD / ", stacks=LAST_SPADE, bids="2S 3H")
    kinds = [type(event).__name__ for event in events_of(state, "0 up TS", NEXT_DEAL)]
    assert kinds == ["Stacked", "Closed", "Emptied", "RoundEnded", "Dealt"]
    assert event_of(Closed, state, "0 up TS", NEXT_DEAL) == Closed(suit=0)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_decided_a_match_is_the_best_bid_of_the_winner_and_the_dearest_lost_one_of_others(seats: int) -> None:
    match = [*random_match(seats, f"decided {seats}", points=7)]
    steps = [Snapshot(step.after, step.events) for step in match]
    end: State = steps[-1].state
    points = [point for point in study(steps).turning_points if isinstance(point, Decisive)]
    for point in points:
        score = end.history[point.round]
        others_too = [SUIT_OF[bid] for bid in score.bids].count(point.suit)
        assert SUIT_OF[score.bids[point.seat]] == point.suit
        assert point.points == (0, 3, 2, 1)[others_too]
        assert point.won == (point.seat == GAME.outcome(end).winners[0]) == (score.closed[-1] == point.suit)
        [laid] = [event for event in steps[point.move].events if isinstance(event, Stacked)]
        assert point.suit * 13 + 9 in laid.cards
        assert laid.seat == point.closer
        assert point.points == max(
            points_of(each.bids, SUIT_OF[each.bids[point.seat]], None)[point.seat]
            for each in end.history
            if (SUIT_OF[each.bids[point.seat]] == each.closed[-1]) == point.won
        )
    assert [point.seat for point in points] == list(range(seats))
    assert study(steps[:-1]).turning_points == ()
