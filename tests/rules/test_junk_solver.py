"""The solver against brute force through the rules on short decks, and by following it on whole ones."""

import pytest

from bot.core.cards import PACK, parse_cards
from bot.core.chance import Seeded
from cogs.junk.player.solver import EMPTY, Lookahead, solve
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import State

NO_CHANCE = Seeded("none")
Position = tuple[object, ...]


def brute_force(state: State, known: dict[Position, int]) -> int:
    """The best score by trying every legal move. Of the Play and Saving Grace Piles only the tops matter."""
    if is_over(state):
        return len(state.junk)
    position = (state.drawn, state.held, state.play[-1:], state.junk, state.grace[-1:])
    if position not in known:
        known[position] = min(
            brute_force(GAME.apply(state, 0, action, NO_CHANCE)[0], known) for action in GAME.legal(state, 0)
        )
    return known[position]


def solved(state: State) -> int:
    """The solver's score from the middle of a game, with no card held and the Saving Grace not begun."""
    top = state.play[-1] if state.play else EMPTY
    pile = state.deal[state.drawn :][::-1]
    return Lookahead(pile, (top, *state.junk)).best(top, state.junk)


@pytest.mark.parametrize("size", range(1, 11))
@pytest.mark.parametrize("naked", [False, True])
def test_best_score_is_that_of_brute_force(size: int, naked: bool) -> None:
    rng = Seeded(f"{size}/{naked}")
    for _ in range(60 if size < 9 else 15):
        deal = rng.shuffle(PACK)[:size]
        assert solve(deal) == brute_force(State(deal=deal, naked=naked), {})


def test_best_score_of_decks_full_of_aces_and_of_decks_that_hardly_fit() -> None:
    rng = Seeded("4")
    aces_and_few = parse_cards(["AS", "AH", "AD", "AC", "3S", "5H", "7D", "9C", "JS", "KH"])
    hardly = parse_cards(["2S", "2C", "4H", "4D", "6S", "6C", "8H", "8D", "TS", "TC"])
    for cards in (aces_and_few, hardly):
        for _ in range(60):
            deal = rng.shuffle(cards)[:8]
            assert solve(deal) == brute_force(State(deal=deal, naked=False), {})


def test_best_score_from_the_middle_of_a_game() -> None:
    rng = Seeded("5")
    for _ in range(600):
        play, junk, left = rng.below(2), rng.below(6), rng.below(5)
        cards = rng.shuffle(PACK)[: play + junk + left]
        state = State(deal=cards[play + junk :], naked=False, play=cards[:play], junk=cards[play : play + junk])
        assert solved(state) == brute_force(state, {})


def test_nothing_to_draw_has_nothing_left() -> None:
    assert solve(()) == 0
