"""What the normal and the hard player of Jugglers believe about the sigils of others, and what outcomes are worth."""

import pytest
from msgspec.structs import replace

from bot.core.chance import Seeded
from cogs.jugglers.player.deduction import interest_probabilities, sigil_probabilities
from cogs.jugglers.player.normal import fit, wishes
from cogs.jugglers.player.valuation import Random, match_value, outcome_values
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import KnownContribution, Means, Memory, View
from tests.rules.jugglers_positions import card, cards, dealt, pair, play_on

QUEEN = Memory(round=1, sigil=card("QC"), policies=(pair("KH JD"),), opened=((),))
"""Seat 0's, in the first gathering of a round."""


def put(
    place: int, draft: int, written: str | None = None, means: Means = Means.HAND, gathering: int = 1
) -> KnownContribution:
    known = None if written is None else card(written)
    return KnownContribution(gathering, 1, place, draft, means, known, turned_up=known is not None)


def test_a_player_who_supports_a_draft_probably_shares_with_its_policy() -> None:
    """Seat 1 helps the left draft, seat 2 spoils it, seat 3 plays for the joker."""
    contributions = (put(1, 0, "9C"), put(2, 0, "2C"), put(3, 1), put(3, 1))
    found = wishes(replace(QUEEN, opened=(cards("9S 5H 2D"),), contributions=contributions), 0, 4)
    assert set(found) == {1, 2, 3}
    assert found[1][0] > found[3][0]
    assert found[1][0] > found[2][0]
    assert sum(found[3]) < sum(found[1])


def test_a_card_off_the_deck_tells_less_than_one_from_the_hand() -> None:
    nothing = wishes(QUEEN, 0, 4)[1][0]
    deck = wishes(replace(QUEEN, contributions=(put(1, 0, means=Means.DECK),)), 0, 4)[1][0]
    hand = wishes(replace(QUEEN, contributions=(put(1, 0),)), 0, 4)[1][0]
    assert nothing < deck < hand


def test_a_dummys_card_tells_of_the_player_who_decided() -> None:
    memory = replace(QUEEN, contributions=(put(3, 0, means=Means.DUMMY),))
    assert wishes(memory, 0, 2)[1][0] > wishes(QUEEN, 0, 2)[1][0]
    assert wishes(memory, 0, 3) == wishes(QUEEN, 0, 3), "with three a die decided"


def test_a_shown_policy_is_nobodys_sigil() -> None:
    """All but one queen are on the table, so whoever else could share with the queen shares its suit."""
    memory = replace(QUEEN, policies=(pair("QH QD"), pair("QS AC")), opened=((), ()))
    left, _ = wishes(memory, 0, 4)[2]
    spades = 3 / 11
    assert left == pytest.approx(2 * spades - 1)


@pytest.mark.parametrize(
    ("hand", "better", "worse"), [("9S 9H", "9D", "2C"), ("2S 5S TS", "8S", "8D"), ("4S 5H 6D", "7C", "TC")]
)
def test_a_card_fits_where_something_can_be_made_with_it(hand: str, better: str, worse: str) -> None:
    assert fit(card(better), cards(hand)) > fit(card(worse), cards(hand))


def test_a_player_who_always_supports_a_draft_probably_shares_with_its_policy() -> None:
    policies = (pair("KH JD"), pair("AH QS"))
    contributions = (put(1, 0), put(2, 1), put(1, 0, gathering=2), put(2, 1, gathering=2))
    memory = replace(QUEEN, policies=policies, opened=((), ()), contributions=contributions)
    found = sigil_probabilities(memory, 0, 4)
    assert set(found) == {1, 2, 3}
    assert all(sum(by_card.values()) == pytest.approx(1) for by_card in found.values())
    assert found[1][card("JH")] > 2 * found[3][card("JH")]
    assert found[1][card("JH")] > 4 * found[2][card("JH")]
    assert not any(shown in found[3] for shown in (memory.sigil, *policies[0], *policies[1]))


def test_no_sigil_is_ever_ruled_out() -> None:
    """Others may play at random, however much speaks against a sigil."""
    policies = (pair("KH JD"), pair("AH QS"), pair("JS QH"))
    contributions = tuple(put(1, 1, gathering=gathering) for gathering in (1, 2, 3))
    memory = replace(QUEEN, policies=policies, opened=((), (), ()), contributions=contributions)
    assert sigil_probabilities(memory, 0, 4)[1][card("JH")] > 0.01


def test_interests_follow_from_the_sigils() -> None:
    sigils = {card("KC"): 0.5, card("AD"): 0.25, card("QS"): 0.25}
    assert interest_probabilities(sigils, pair("KH JD")) == (0.25, 0.25, 0.5, 0.0)


def test_a_match_is_worth_a_share_if_several_win_and_an_equal_part_before_it_began() -> None:
    assert match_value((2, 0, 2), 2, 0) == 0.5
    assert match_value((2, 0, 2), 2, 1) == 0
    for seats in (2, 5):
        assert match_value((0,) * seats, 2, 0) == pytest.approx(1 / seats)
    assert match_value((1, 0), 2, 0) == 0.75


UNLIKE = {card("AC"): 0.4, card("AS"): 0.3, card("QC"): 0.3}
"""Likely sigils that do not share with the king of hearts."""
ALIKE = {card("KC"): 0.5, card("KD"): 0.25, card("AH"): 0.25}


def values(likely: dict[int, float], won: tuple[int, ...]) -> list[float]:
    """Of the outcomes of a round's last gathering about K♥ and J♦, to seat 1 with K♠, if the others' sigils are so
    likely.
    """
    state = play_on(dealt(4, "AC KS")[0], 16)
    view: View = replace(GAME.view(state, 1), gathering=6, won=won, village=())
    memory = Memory(round=1, sigil=card("KS"), policies=(pair("KH JD"),), opened=((),), cycle=4)
    return outcome_values(view, memory, 1, dict.fromkeys((0, 2, 3), likely), random_numbers())


def random_numbers() -> Random:
    roll = Seeded("deals").below
    return lambda: roll(1 << 30) / (1 << 30)


def test_a_policy_that_passes_is_worth_more_if_nobody_shares_it_than_if_all_do() -> None:
    shared, alone = values(ALIKE, (0, 0, 0, 0)), values(UNLIKE, (0, 0, 0, 0))
    assert alone[2] - alone[0] > shared[2] - shared[0]
    assert alone[2] > alone[0]


def test_a_round_is_worth_more_to_one_who_needs_it_for_the_match() -> None:
    early, late = values(UNLIKE, (0, 0, 0, 0)), values(UNLIKE, (0, 1, 0, 0))
    assert late[2] - late[0] > early[2] - early[0] > 0
