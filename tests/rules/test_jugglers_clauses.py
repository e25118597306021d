"""Jugglers clause by clause, up to the placing of cards (G1–G13): a test is named after the clause that it proves."""

from itertools import groupby

import pytest
from msgspec.structs import replace

from cogs.jugglers.rules.game import GAME, to_move, turn_of
from cogs.jugglers.rules.gatherings import POLICIES, gathering_count
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.seating import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import (
    NOBODY,
    Contribution,
    GatheringBegun,
    GatheringEnded,
    HandDealt,
    RoundBegun,
    SecretInfluence,
    SigilDealt,
)
from tests.rules.jugglers_positions import Ones, act, card, cards, dealt, first_card, opened, play_on, refusal

SEATS = (2, 3, 4, 5)
CYCLES = {2: 5, 3: 4, 4: 4, 5: 5}


def test_g1_sixteen_policies_and_36_influences() -> None:
    assert len(POLICIES) == 16
    assert len(INFLUENCES) == 36
    assert not set(POLICIES) & set(INFLUENCES)


def test_g2_two_players_sit_opposite_with_a_dummy_to_the_left_of_each() -> None:
    layout = LAYOUTS[2]
    assert layout.rings == ((0, 2, 1, 3), (1, 3, 0, 2))
    assert layout.deciders == (0, 1, 0, 1)


def test_g2_with_three_players_the_dummy_sits_to_the_left_of_the_chair() -> None:
    layout = LAYOUTS[3]
    assert layout.rings == ((0, 3, 1, 2), (1, 3, 2, 0), (2, 3, 0, 1))
    assert layout.deciders[3] == AUTOMATIC
    state, _ = dealt(3)
    assert GAME.view(state, None).ring == (0, 3, 1, 2)
    assert GAME.view(play_on(state, 13), None).ring == (0, 1, 3, 2)


@pytest.mark.parametrize(("seats", "places"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_g3_each_place_gets_a_sigil_and_players_are_shown_only_their_own(seats: int, places: int) -> None:
    state, events = dealt(seats, "KS QH AD JC KC")
    assert state.round.sigils == cards("KS QH AD JC KC")[:places]
    assert {type(event) for event in events} == {RoundBegun, SigilDealt, GatheringBegun, HandDealt}
    shown = [event for event in events if isinstance(event, SigilDealt)]
    assert [(event.audience, event.sigil) for event in shown] == [
        ((seat,), state.round.sigils[seat]) for seat in range(seats)
    ]
    assert state.gathering.chair == 0


def test_g4_without_dummy_sigils_two_players_have_seven_gatherings() -> None:
    state, _ = dealt(2, "KS QH AD JC", dummy_sigils=False)
    assert state.round.sigils == cards("KS QH")
    assert state.gathering.policies == cards("AD JC")
    assert GAME.view(state, None).gatherings == 7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_g4_the_option_has_an_effect_only_with_two_players(seats: int) -> None:
    without, _ = dealt(seats, dummy_sigils=False)
    assert replace(without, dummy_sigils=True) == dealt(seats)[0]


@pytest.mark.parametrize(
    ("seats", "dummy_sigils", "count", "left"), [(2, True, 6, 0), (2, False, 7, 0), (3, True, 6, 0), (5, True, 5, 1)]
)
def test_g5_a_round_lasts_as_many_gatherings_as_there_are_pairs_of_policies(
    seats: int, dummy_sigils: bool, count: int, left: int
) -> None:
    state, _ = dealt(seats, dummy_sigils=dummy_sigils)
    assert gathering_count(seats, dummy_sigils) == count
    chance = Ones()
    ended = unseen = 0
    while not state.results:
        seat = to_move(state)
        unseen = len(state.round.policies)
        state, events = GAME.apply(state, seat, GAME.legal(state, seat)[0], chance)
        ended += any(isinstance(event, GatheringEnded) for event in events)
    assert ended == count
    assert unseen == left


def test_g6_the_first_policy_is_the_left_draft_the_second_the_right() -> None:
    state, events = dealt(4, "KS QH AD JC KC AH")
    assert [draft.policy for draft in GAME.view(state, None).drafts] == [card("KC"), None, card("AH")]
    begun = next(event for event in events if isinstance(event, GatheringBegun))
    assert (begun.number, begun.chair, begun.policies) == (1, 0, cards("KC AH"))


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 5), (4, 5), (5, 7)])
def test_g7_cards_are_dealt_one_at_a_time_from_the_chairs_left(seats: int, size: int) -> None:
    state, events = dealt(seats)
    assert [len(hand) for hand in state.gathering.hands] == [size] * seats
    for seat in range(seats):
        first = (seat - 1) % seats
        assert state.gathering.hands[seat] == INFLUENCES[first : size * seats : seats]
    assert state.gathering.deck == INFLUENCES[size * seats :]
    shown = [event for event in events if isinstance(event, HandDealt)]
    assert [(event.audience, event.cards) for event in shown] == [
        ((seat,), state.gathering.hands[seat]) for seat in range(seats)
    ]


def test_g7_hands_are_kept_and_filled_up_and_all_other_cards_are_shuffled() -> None:
    before = play_on(dealt(4)[0], 16)
    chance = Ones()
    seat = to_move(before)
    after, _ = GAME.apply(before, seat, GAME.parse(f"place {first_card(before, seat)} 1"), chance)
    kept = [list(hand) for hand in before.gathering.hands]
    del kept[seat][0]
    assert [len(hand) for hand in kept] == [4, 4, 4, 4]
    assert chance.shuffled == [tuple(card for card in INFLUENCES if not any(card in hand for hand in kept))]
    (shuffled,) = chance.shuffled
    assert after.gathering.chair == 1
    assert [hand[:4] for hand in after.gathering.hands] == [tuple(hand) for hand in kept]
    assert [after.gathering.hands[seat][4] for seat in (2, 3, 0, 1)] == list(shuffled[:4])
    assert after.gathering.deck == shuffled[4:]


def test_g7_with_five_players_the_two_cards_left_over_are_discarded() -> None:
    before = play_on(dealt(5)[0], 25)
    chance = Ones()
    seat = to_move(before)
    after, _ = GAME.apply(before, seat, GAME.legal(before, seat)[0], chance)
    assert chance.shuffled == [INFLUENCES]
    assert [len(hand) for hand in after.gathering.hands] == [7] * 5


@pytest.mark.parametrize(("seats", "allowance"), [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_g8_the_chair_includes_up_to_the_allowance(seats: int, allowance: int) -> None:
    state, _ = dealt(seats)
    expected = [f"secret {count}" for count in range(allowance + 1)]
    assert [GAME.spell(action) for action in GAME.legal(state, 0)] == expected
    assert GAME.possible(state, 0) == GAME.legal(state, 0)
    assert refusal(state, 0, f"secret {allowance + 1}") == "too-many-secrets"
    assert refusal(state, 1, "secret 0") == "chairman-only"
    assert refusal(opened(seats), 0, "secret 0") == "secret-done"


@pytest.mark.parametrize(("die", "draft"), [(1, 0), (4, 0), (2, 1), (5, 1), (3, 2), (6, 2)])
def test_g8_a_die_decides_the_draft(die: int, draft: int) -> None:
    before, _ = dealt(4)
    state = opened(4, 1, die)
    assert state.gathering.secrets == (SecretInfluence(before.gathering.deck[0], draft),)
    view = GAME.view(state, None)
    assert view.secrets == (draft,)
    assert view.last is not None
    assert [(roll.die, roll.draft, roll.place) for roll in view.last.rolls] == [(die, draft, NOBODY)]


def test_g8_the_cards_go_in_order_and_the_rest_of_the_allowance_is_discarded() -> None:
    deck = dealt(2)[0].gathering.deck
    state = opened(2, 2, 6, 1)
    assert state.gathering.secrets == (SecretInfluence(deck[0], 2), SecretInfluence(deck[1], 0))
    assert state.gathering.deck == deck[2:], "between two players it stays"
    deck = dealt(3)[0].gathering.deck
    state = opened(3, 1, 2)
    assert state.gathering.secrets == (SecretInfluence(deck[0], 1),)
    assert state.gathering.poker == ((deck[2],), (deck[3],), (deck[4],))


@pytest.mark.parametrize("seats", SEATS)
def test_g9_one_card_is_dealt_to_each_hand_with_three_or_four_players(seats: int) -> None:
    deck = dealt(seats)[0].gathering.deck
    poker = opened(seats).gathering.poker
    if seats in (2, 5):
        assert poker == ((), (), ())
    else:
        skipped = LAYOUTS[seats].allowance
        assert poker == tuple((found,) for found in deck[skipped : skipped + 3])


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        (2, ((2, 1, 3, 0), (0, 2, 1, 3), (3, 0, 2, 1), (1, 3, 0, 2), (2, 1, 3, 0))),
        (3, ((3, 1, 2, 0), (0, 3, 1, 2), (2, 0, 3, 1), (1, 2, 0, 3))),
        (4, ((1, 2, 3, 0), (0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1))),
        (5, ((1, 2, 3, 4, 0), (0, 1, 2, 3, 4), (4, 0, 1, 2, 3), (3, 4, 0, 1, 2), (2, 3, 4, 0, 1))),
    ],
)
def test_g10_whoever_had_the_last_turn_starts_the_next_cycle(seats: int, turns: tuple[tuple[int, ...], ...]) -> None:
    assert len(turns) == CYCLES[seats]
    assert LAYOUTS[seats].turns[0] == tuple(place for cycle in turns for place in cycle)
    state = opened(seats)
    orders = [GAME.view(state, None).order]
    movers: list[int] = []
    while not state.round.accounts:
        movers.append(to_move(state))
        state = play_on(state, 1)
        orders += [GAME.view(state, None).order] if not state.round.accounts else []
    assert tuple(order for order, _ in groupby(orders)) == turns
    decided = [LAYOUTS[seats].deciders[place] for cycle in turns for place in cycle]
    assert movers == [seat for seat in decided if seat != AUTOMATIC]


@pytest.mark.parametrize("chair", range(4))
def test_g10_the_place_to_the_chairs_left_starts(chair: int) -> None:
    state = play_on(dealt(4)[0], 17 * chair + 1)
    assert state.gathering.chair == chair
    assert to_move(state) == (chair + 1) % 4


def test_g11_a_hand_card_goes_face_down_and_the_top_of_the_deck_is_drawn() -> None:
    before = opened(4)
    held, deck = before.gathering.hands[1], before.gathering.deck
    after, _ = act(before, 1, f"place {first_card(before, 1)} 2")
    assert after.gathering.hands[1] == (*held[1:], deck[0])
    assert after.gathering.deck == deck[1:]
    assert after.gathering.down == ((), (Contribution(held[0], 1),), ())
    assert GAME.view(after, 1).drafts[1].down == (1,)


def test_g11_the_top_of_the_deck_goes_unseen_and_nothing_is_drawn() -> None:
    before = opened(4)
    after, events = act(before, 1, "deck 3")
    assert after.gathering.hands == before.gathering.hands
    assert after.gathering.deck == before.gathering.deck[1:]
    assert after.gathering.down == ((), (), (Contribution(before.gathering.deck[0], 1),))
    assert [event.audience for event in events] == [None]


@pytest.mark.parametrize(
    ("seats", "secrets", "left"),
    [
        (2, 0, [26, 22, 18, 14, 10]),
        (2, 3, [23, 19, 15, 11, 7]),
        (3, 2, [15, 12, 8, 4]),
        (4, 0, [12, 8, 4, 0]),
        (4, 1, [12, 8, 4, 0]),
        (5, 1, [0, 0, 0, 0, 0]),
    ],
)
def test_g11_the_deck_is_used_up_exactly(seats: int, secrets: int, left: list[int]) -> None:
    """36 cards, less the hands, the secret influences and the cards dealt face up; then one in each turn."""
    state, counts = opened(seats, secrets, *([1] * secrets)), dict[int, int]()
    while not state.round.accounts:
        counts.setdefault(GAME.view(state, None).cycle, len(state.gathering.deck))
        state = play_on(state, 1)
    assert [*counts.values()] == left


def test_g12_with_three_players_a_die_picks_the_dummys_draft_and_the_deck_its_card() -> None:
    state, _ = dealt(3)
    deck = state.gathering.deck[5:]
    state, _ = act(state, 0, "secret 0", 5)
    assert state.gathering.down == ((), (Contribution(deck[0], 3),), ())
    assert state.gathering.turn == 1
    assert state.last is not None
    assert [(roll.die, roll.draft, roll.place) for roll in state.last.rolls] == [(5, 1, 3)]
    assert to_move(state) == 1


def test_g12_with_two_players_the_player_on_its_right_decides() -> None:
    state = opened(2)
    deck = state.gathering.deck
    assert (to_move(state), turn_of(state).asking == "dummy") == (0, True)
    assert [GAME.spell(action) for action in GAME.legal(state, 0)] == ["dummy 1", "dummy 2", "dummy 3"]
    state, _ = act(state, 0, "dummy 3")
    assert state.gathering.down[2] == (Contribution(deck[0], 2),)
    assert (to_move(state), turn_of(state).asking == "dummy") == (1, False)
    state = play_on(state, 1)
    assert (to_move(state), turn_of(state).asking == "dummy") == (1, True)


def test_g13_secrets_move_in_before_the_last_cycle_below_all_other_cards_the_first_lowest() -> None:
    state = opened(2, 3, 1, 2, 4)
    first, second, third = state.gathering.secrets
    state = play_on(state, 15)
    assert GAME.view(state, None).secrets == (0, 1, 0)
    assert len(state.gathering.down[0]) == 3
    state = play_on(state, 1)
    assert state.gathering.secrets == ()
    assert GAME.view(state, None).cycle == 5
    assert state.gathering.down == (
        (Contribution(first.card, NOBODY), Contribution(third.card, NOBODY)),
        (Contribution(second.card, NOBODY),),
        (),
    )
    state = play_on(state, 1)
    assert GAME.view(state, None).drafts[0].down == (NOBODY, NOBODY, 2)
