"""Juse from the penalty on (J19–J26). Each test is named after the clause that it checks."""

import statistics

import pytest
from msgspec.structs import replace

from bot.cli.simulate import play
from bot.core.cards import RANKS, parse_card, parse_cards
from bot.core.chance import Seeded
from bot.core.errors import Impossible
from bot.core.game import Juse
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import LastAction, Memory, State, Won
from tests.rules.juse_positions import (
    NO_CHANCE,
    act,
    dealt_at_random,
    events_of,
    juse,
    legal,
    position,
    possible,
    refusal,
    table,
    tops,
)


def test_j19_a_held_card_goes_back_on_top_of_the_draw_pile() -> None:
    after, _ = juse(position("9H 2D / 6C", "3C 8S / ", "4C TS / ", held="QS"), "centre")
    assert table(after)[0] == "4C 3C 9H 2D QS / 6C"
    assert after.held is None


@pytest.mark.parametrize("move", ["centre", "seat:1"])
def test_j19_a_discard_top_never_left(move: str) -> None:
    after, _ = juse(position("9H 2D / 6C QS", "3C 8S / ", "4C TS / "), move)
    assert table(after)[0] == "4C 3C 9H 2D / 6C QS"


def test_j19_an_early_draw_turns_no_card() -> None:
    after, _ = juse(position("9H 2D / 6C 3S", "3C 8S / ", centre="2S"), "draw")
    assert table(after) == ["3C 9H 2D / 6C 3S", "8S / "]
    assert tops(after) == "2S"


def test_j19_an_early_draw_turns_no_pile_over() -> None:
    after, _ = juse(position(" / 6C 3S", "3C 8S / ", "4C TS / ", centre="2S"), "draw")
    assert table(after) == ["4C 3C / 6C 3S", "8S / ", "TS / "]


def test_j20_the_others_give_their_bottom_card_clockwise_and_the_last_given_lies_lowest() -> None:
    state = position("2H 3H / ", "4H 5H / ", "6H 7H / TS", "8H 9H / ", turn=2, held="QD")
    after, called = juse(state, "centre")
    assert table(after) == ["3H / ", "5H / ", "4H 2H 8H 6H 7H QD / TS", "9H / "]
    assert called.takes == 3


def test_j20_without_a_draw_pile_the_bottom_of_the_discard_pile_is_given() -> None:
    after, _ = juse(position("2H / ", " / 4D 5D 9D", "6H 7H / 8D", held="QD"), "seat:2")
    assert table(after) == ["6H 4D 2H QD / ", " / 5D 9D", "7H / 8D"]


def test_j20_given_cards_are_not_shown() -> None:
    state = position("2H / ", " / 4D 5D 9D", "6H 7H / 8D", held="QD")
    others_given = position("2H / ", " / AC 5D 9D", "TS 7H / 8D", held="QD")
    assert events_of(state, "seat:2") == events_of(others_given, "seat:2")
    assert GAME.view(juse(state, "seat:2")[0], 0) == GAME.view(juse(others_given, "seat:2")[0], 0)


def test_j20_given_cards_become_an_empty_draw_pile() -> None:
    after, _ = juse(position(" / 5S", "3C 8S / ", "4C TS / "), "centre")
    assert table(after)[0] == "4C 3C / 5S"


def test_j21_the_offenders_turn_ends() -> None:
    for move, state in (
        ("centre", position("2H / 5S", "3C 8S / ", "4C TS / ")),
        ("own", position("2H / 5S", "3C 8S / QH", "4C TS / ", held="KD")),
        ("draw", position("2H / 5S", "3C 8S / ", "4C TS / ", centre="4S")),
    ):
        after, _ = juse(state, move)
        assert (after.turn, after.held, after.winner) == (1, None, None)
        assert possible(after, 0) == set()


def test_j22_a_seat_that_gave_its_last_card_wins() -> None:
    state = position("2H / ", "3C 8S / ", "4C / ", "7H 5D / ", held="QD")
    after, _ = juse(state, "centre")
    assert after.winner == 2
    assert table(after)[0] == "7H 4C 3C 2H QD / ", "the penalty is completed first"
    assert events_of(state, "centre")[1:] == [Won(seat=2)]
    assert GAME.outcome(after).scores == (5, 1, 0, 1)


def test_j22_it_may_be_the_last_card_of_a_discard_pile() -> None:
    assert juse(position("2H / ", "3C 8S / ", " / 4C", held="QD"), "centre")[0].winner == 2


@pytest.mark.parametrize(("turn", "winner"), [(0, 1), (1, 3), (2, 3)])
def test_j22_of_two_the_first_in_giving_order_wins(turn: int, winner: int) -> None:
    seats = ["2H 3H / ", "3C / ", "4C 5C / ", "7H / "]
    seats[turn] = "2D 3D / "
    after, _ = juse(position(*seats, turn=turn, held="QD"), "centre")
    assert after.winner == winner
    assert GAME.outcome(after).winners == (winner,)


def test_j23_the_last_card_of_the_draw_pile_played_away_leaves_the_turn_open() -> None:
    state = act(position("AS / 9D 2S", "3C / "), "draw", "centre")
    assert table(state)[0] == " / 9D 2S"
    assert (state.turn, state.winner) == (0, None)
    state = act(state, "centre")
    assert tops(state) == "2S"
    state = act(state, "draw")
    assert state.held == parse_card("9D")


def test_j23_the_same_on_another_seat() -> None:
    state = act(position("8S / 9D 2S", "3C / 7D"), "draw", "seat:1", "draw")
    assert state.held == parse_card("9D")
    assert table(state)[0] == "2S / "


def test_j23_if_it_went_on_own_the_next_turn_starts_with_an_empty_draw_pile() -> None:
    state = act(position("8S / 9D", "3C / 4D"), "draw", "own")
    assert state.turn == 1
    assert table(state)[0] == " / 9D 8S"
    state = act(state, "draw", "own")
    assert state.turn == 0
    state = act(state, "draw")
    assert state.held == parse_card("9D")
    assert table(state)[0] == "8S / "


@pytest.mark.parametrize(("held", "move"), [("AS", "centre"), ("8S", "seat:1")])
def test_j24_who_plays_the_last_card_wins_at_once(held: str, move: str) -> None:
    state = position(" / ", "3C / 7D", "4C 5C / ", held=held)
    after = act(state, move)
    assert after.winner == 0
    assert GAME.to_act(after) == frozenset()
    assert events_of(state, move)[1:] == [Won(seat=0)]
    assert GAME.outcome(after).finished
    assert GAME.outcome(after).winners == (0,)


def test_j24_the_last_card_may_come_from_the_discard_pile() -> None:
    assert act(position(" / AS", "3C / 7D"), "centre").winner == 0


def test_j24_a_card_on_own_wins_nothing() -> None:
    assert act(position(" / ", "3C / 9D", held="8S"), "own").winner is None


def test_j24_after_the_end_nothing_is_possible() -> None:
    over = act(position(" / AS", "3C / 7D"), "centre")
    for seat in (0, 1):
        assert possible(over, seat) == legal(over, seat) == set()
        assert refusal(over, "draw", seat) == "game-over"
        assert not GAME.decision(over, seat)


def test_j24_scores_are_the_cards_left_a_held_one_counted() -> None:
    state = position("2H 3H / 4H", "3C / 7D", " / 8C", turn=1, held="QS")
    outcome = GAME.outcome(state)
    assert (outcome.finished, outcome.winners, outcome.scores) == (False, (), (3, 3, 1))
    assert GAME.view(state, None).scores == (3, 3, 1)


@pytest.mark.parametrize(("seats", "median"), [(2, 338), (4, 212), (7, 99)])
def test_j25_without_misplays_games_end_as_soon_as_the_book_says(seats: int, median: int) -> None:
    games = [play(GAME, seats, {"reminders": False}, f"j25/{number}") for number in range(250)]
    assert all(game.result["finished"] for game in games)
    assert statistics.median(len(game.moves) for game in games) == pytest.approx(median, rel=0.1)


def base_shown(state: State) -> str | None:
    """The base rank as every view shows it."""
    (base,) = {GAME.view(state, seat).base for seat in (None, *range(len(state.draws)))}
    return None if base is None else RANKS[base]


def test_j26_the_base_rank_is_shown_until_the_first_seats_first_turn_is_over() -> None:
    state = position("2H TS 9S / ", "3C / ", base="9", centre="9C", first_turn=True)
    for move in ("draw", "centre", "draw", "centre", "draw"):
        assert base_shown(state) == "9"
        state = act(state, move)
    assert base_shown(state) == "9"
    state = act(state, "own")
    assert base_shown(state) is None


def test_j26_a_first_turn_that_ended_by_a_misplay_is_over_too() -> None:
    state = position("2H TS / ", "3C 4C / ", base="9", centre="9C", first_turn=True)
    after, _ = juse(act(state, "draw"), "centre")
    assert base_shown(after) is None


def test_j26_a_deal_begins_with_the_first_turn_and_it_never_comes_back() -> None:
    state = dealt_at_random(3)
    assert base_shown(state) == RANKS[state.base]
    state = act(
        replace(state, draws=(parse_cards(["2H", "3H"]), *state.draws[1:]), base=8, centre=(1, 0, 0, 0)), "draw", "own"
    )
    assert base_shown(state) is None
    for _ in range(30):
        state = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], NO_CHANCE)[0]
        assert base_shown(state) is None


def test_j26_with_reminders_the_base_rank_stays() -> None:
    state = dealt_at_random(3, reminders=True)
    shown = base_shown(state)
    for _ in range(60):
        state = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], NO_CHANCE)[0]
        assert base_shown(state) == shown == RANKS[state.base]


def test_j26_the_centre_shows_its_tops_alone() -> None:
    complete = position("2H / ", "3C / ", base="9", centre="8S JH")
    begun_elsewhere = position("2H / ", "3C / ", base="5", centre="8S JH")
    assert complete.centre != begun_elsewhere.centre
    assert GAME.view(complete, 0) == GAME.view(begun_elsewhere, 0)
    assert GAME.view(complete, 0).centre == (parse_card("8S"), parse_card("JH"), None, None)


def test_j26_the_last_action_is_marked_whoever_looks() -> None:
    after, _ = juse(position("2H / 5S", "3C 8S / "), "seat:1")
    marked = LastAction(seat=0, card=parse_card("5S"), to=1, from_hand=False, fault="does-not-fit")
    assert GAME.view(after, None).last == GAME.view(after, 1).last == marked


def test_an_attentive_player_remembers_the_base_rank() -> None:
    state, events = GAME.deal(3, {"reminders": False}, Seeded("memory"))
    memory = GAME.recall(1, None, events)
    assert memory == Memory(base=state.base)
    assert GAME.recall(1, memory, events_of(state, "draw")) == memory


def test_memory_cannot_begin_in_the_middle_of_a_game() -> None:
    with pytest.raises(ValueError):
        GAME.recall(0, None, ())


def test_a_refused_action_changes_nothing_and_a_misplay_is_one_event() -> None:
    state = position("2H / 5S", "3C 8S / ")
    with pytest.raises(Impossible):
        GAME.apply(state, 0, GAME.parse("own"), NO_CHANCE)
    assert table(state) == ["2H / 5S", "3C 8S / "]
    assert [isinstance(event, Juse) for event in events_of(state, "centre")] == [True]
