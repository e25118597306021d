"""The computer player of Jugglers: what it does, and what it believes about the sigils of others."""

import pytest
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.game import Level
from cogs.jugglers.player import choose
from cogs.jugglers.player.deduction import sigil_probabilities
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.state import KnownContribution, Means, Memory, State
from tests.rules.jugglers_positions import card, cards, dealt, pair, play_on


def last_turn(hand: str, left: str, joker: str, right: str, policies: str, sigil: str) -> tuple[State, Memory]:
    """Seat 1 has the very last turn of a gathering of four, and nothing lies on any draft."""
    state = play_on(dealt(4, f"AC {sigil}")[0], 16)
    gathering = replace(
        state.gathering,
        policies=pair(policies),
        poker=(cards(left), cards(joker), cards(right)),
        hands=(state.gathering.hands[0], cards(hand), *state.gathering.hands[2:]),
        down=((), (), ()),
    )
    memory = Memory(sigil=card(sigil), policies=(pair(policies),), opened=((),), cycle=4)
    return replace(state, gathering=gathering), memory


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("drafts", "policies", "move"),
    [
        pytest.param(("7S 8H 3C", "5S 5H 9C", "2S 2H 6D"), "KH JD", "place 7D 1", id="lifts what shares"),
        pytest.param(("7S 7H 3C", "TD 9H 5C", "6S 6H 2D"), "AH JD", "place TS 2", id="lifts the joker over another"),
    ],
)
def test_on_the_last_turn_it_plays_for_its_sigil(
    drafts: tuple[str, str, str], policies: str, move: str, level: Level
) -> None:
    state, memory = last_turn("2C 7D TS 4H", *drafts, policies, "KS")
    assert to_move(state) == 1
    assert GAME.spell(choose(GAME.view(state, 1), memory, 1, Seeded("a").below, level)) == move


QUEEN = Memory(sigil=card("QC"), policies=(pair("KH JD"),), opened=((),))
"""Seat 0's, in the first gathering of a round."""


def put(place: int, draft: int, gathering: int = 1) -> KnownContribution:
    return KnownContribution(gathering, 1, place, draft, Means.HAND, None, turned_up=False)


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
