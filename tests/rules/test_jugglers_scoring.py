"""Jugglers' rounds and matches clause by clause (G20, G21), and what a player remembers of them."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.core.game import Event
from bot.core.summary import Snapshot
from cogs.jugglers.rules.decisive import Decisive, study
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.gatherings import POLICIES, score_round, shares
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import (
    Account,
    Ended,
    GatheringEnded,
    Means,
    Memory,
    Round,
    RoundBegun,
    RoundEnded,
    State,
)
from tests.random_games import random_steps
from tests.rules.jugglers_positions import Ones, act, card, cards, dealt, first_card, play_on, refusal


def a_round(sigils: str, *drafts: str) -> Round:
    """Each text has the two policies of a gathering, with a + before those that passed."""
    accounts: list[Account] = []
    for draft in drafts:
        left, right = draft.split()
        policies = card(left.lstrip("+")), card(right.lstrip("+"))
        accounts.append(Account(0, policies, (left[0] == "+", right[0] == "+"), ((), (), ())))
    return Round(sigils=cards(sigils), policies=(), accounts=tuple(accounts))


def test_g20_a_point_for_each_passed_policy_that_shares_rank_or_suit() -> None:
    result = score_round(4, a_round("KS QH JD AC", "+AS +KH", "KD +QS", "+JC JH"))
    assert result.village == cards("AS KH QS JC")
    assert result.sigils == cards("KS QH JD AC")
    assert [line.matches for line in result.lines] == [
        cards("AS KH QS"),
        cards("KH QS"),
        cards("JC"),
        cards("AS JC"),
    ]
    assert [line.points for line in result.lines] == [3, 2, 1, 2]
    assert result.winners == (0,)


def test_g20_no_policy_can_share_both() -> None:
    for policy, other in combinations(POLICIES, 2):
        assert policy // 13 != other // 13 or policy % 13 != other % 13
        assert shares(policy, other) == (policy // 13 == other // 13 or policy % 13 == other % 13)


def test_g20_half_a_point_for_each_other_sigil_that_shares_dummies_included() -> None:
    result = score_round(2, a_round("KS QH KD JS"))
    assert result.lines[0].allies == (2, 3)
    assert result.lines[0].points == 1.0
    assert result.lines[1].allies == ()
    result = score_round(3, a_round("KS QH JD QS"))
    assert [line.points for line in result.lines] == [0.5, 0.5, 0]


def test_g20_without_dummy_sigils_only_the_players_count() -> None:
    result = score_round(2, a_round("KS KD", "+KC JH"))
    assert [line.points for line in result.lines] == [1.5, 1.5]


def test_g21_the_highest_total_of_a_player_wins_and_a_tie_is_a_win_for_each() -> None:
    assert score_round(2, a_round("KS QH KD KH", "+KC JD")).winners == (0,)
    assert score_round(3, a_round("KS QH JD AC", "+KC +QD", "+JS AD")).winners == (0, 2)


def test_g21_dummies_are_not_counted() -> None:
    result = score_round(3, a_round("KS QH JD AC", "+AD +AH", "+AS +JC"))
    assert len(result.lines) == 3
    assert result.winners == (2,)
    assert [line.points for line in result.lines] == [1, 1, 2]


def last_action(seats: int, wins: int, won: tuple[int, ...], sigils: str, drafts: tuple[str, ...]) -> State:
    """One action before the end of a round whose last two policies will not pass."""
    state, _ = dealt(seats, wins=wins)
    turns = 20 if seats == 2 else 16
    state = play_on(state, turns, draft=2)
    return replace(state, round=a_round(sigils, *drafts), won=won)


@pytest.mark.parametrize(
    ("wins", "won", "finished", "winners"),
    [
        (1, (0, 0, 0, 0), True, (0,)),
        (2, (0, 0, 0, 0), False, ()),
        (2, (1, 1, 1, 1), True, (0,)),
        (3, (1, 2, 2, 2), False, ()),
        (3, (2, 2, 2, 2), True, (0,)),
    ],
)
def test_g21_whoever_first_has_enough_round_wins_takes_the_match(
    wins: int, won: tuple[int, ...], finished: bool, winners: tuple[int, ...]
) -> None:
    before = last_action(4, wins, won, "KS QH AC JD", ("+KC +KD",))
    seat = to_move(before)
    after, events = GAME.apply(before, seat, GAME.parse(f"place {first_card(before, seat)} 2"), Ones())
    outcome = GAME.outcome(after)
    assert (outcome.finished, outcome.winners) == (finished, winners)
    assert outcome.scores == (won[0] + 1, *won[1:])
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert ended.result.winners == (0,)
    assert ended.won == outcome.scores
    assert any(isinstance(event, Ended) for event in events) == finished
    assert any(isinstance(event, RoundBegun) for event in events) != finished
    assert (GAME.to_act(after) == frozenset()) == finished
    if finished:
        assert GAME.view(after, 0).results[-1].sigils == before.round.sigils
        assert {refusal(after, seat, "secret 0") for seat in range(4)} == {"game-over"}


def test_g21_several_that_get_there_in_the_same_round_share_the_match() -> None:
    before = last_action(4, 2, (1, 0, 1, 1), "KS QH KC AD", ("+KD JH",))
    seat = to_move(before)
    after, events = GAME.apply(before, seat, GAME.parse(f"place {first_card(before, seat)} 2"), Ones())
    assert GAME.outcome(after).winners == (0, 2)
    assert events[-1] == Ended(winners=(0, 2))
    assert GAME.outcome(after).scores == (2, 0, 2, 1)


def test_g20_nobodys_sigil_is_shown_before_the_round_ends_and_all_are_then() -> None:
    before, _ = dealt(4)
    assert GAME.view(before, None).results == ()
    assert [GAME.view(before, seat).sigil for seat in range(4)] == list(before.round.sigils)
    assert GAME.view(before, None).sigil is None
    after = play_on(before, 6 * 17)
    assert [result.sigils for result in GAME.view(after, None).results] == [before.round.sigils]


def remembered(seat: int, *happened: list[Event]) -> Memory:
    memory = None
    for events in happened:
        memory = GAME.recall(seat, memory, [event for event in events if event.shown_to(seat)])
    assert memory is not None
    return memory


def test_a_player_remembers_its_own_cards_and_who_put_what_where() -> None:
    state, begun = dealt(4, "KS QH AD JC KC AH")
    own = state.gathering.hands[2][0]
    history = [list(begun)]
    moves = ((0, "secret 0"), (1, "deck 1"), (2, f"place {first_card(state, 2)} 1"), (3, "deck 3"))
    for seat, move in moves:
        state, events = act(state, seat, move)
        history.append(events)
    memory = remembered(2, *history)
    assert (memory.sigil, memory.policies) == (card("AD"), (cards("KC AH"),))
    assert memory.opened == (tuple(pile[0] for pile in state.gathering.poker),)
    assert [(put.place, put.draft, put.means, put.card) for put in memory.contributions] == [
        (1, 0, Means.DECK, None),
        (2, 0, Means.HAND, own),
        (3, 2, Means.DECK, None),
    ]
    assert [put.card for put in remembered(1, *history).contributions] == [None, None, None]
    lone = state.gathering.down[2][0].card
    first = state.gathering.down[0][0].card
    state, events = act(state, 0, "deck 2", 1)
    memory = remembered(2, *history, events)
    assert [(put.card, put.turned_up) for put in memory.contributions[:3]] == [
        (first, True),
        (own, False),
        (lone, True),
    ]
    assert memory.cycle == 2


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_decided_a_match_is_the_policy_that_won_it_or_failed_most_narrowly(seats: int) -> None:
    steps = [Snapshot(step.after, step.events) for step in random_steps(GAME, seats, {"wins": 2}, f"decided {seats}")]
    end: State = steps[-1].state
    for point in study(steps).turning_points:
        assert isinstance(point, Decisive)
        assert point.won == (end.won[point.seat] == end.wins)
        events = [event for event in steps[point.move].events if isinstance(event, GatheringEnded)]
        [account] = [event.account for event in events]
        if point.policy is None:
            continue
        draft = account.policies.index(point.policy)
        assert account.passed[draft] == point.won
        assert point.won or (point.strength, point.joker) == tuple(strength(account.hands[at]) for at in (2 * draft, 1))
        lost = [each for each in end.results if point.seat not in each.winners]
        short = [max(line.points for line in each.lines) - each.lines[point.seat].points for each in lost]
        assert point.won or point.by == min(short)
    assert [point.seat for point in study(steps).turning_points] == list(range(seats))
    assert study(steps[:-1]).turning_points == ()
