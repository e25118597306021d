"""The solver against brute force through the rules on short decks."""

from collections.abc import Sequence

import pytest

from bot.core.cards import PACK, Card, parse_cards
from bot.core.chance import Seeded
from cogs.junk.player.solver import solve
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import State

NO_CHANCE = Seeded("none")
Position = tuple[object, ...]
ACES_AND_FEW = parse_cards(["AS", "AH", "AD", "AC", "3S", "5H", "7D", "9C", "JS", "KH"])
HARDLY_FITTING = parse_cards(["2S", "2C", "4H", "4D", "6S", "6C", "8H", "8D", "TS", "TC"])


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


@pytest.mark.parametrize("naked", [False, True])
@pytest.mark.parametrize("cards", [PACK, ACES_AND_FEW, HARDLY_FITTING], ids=["whole", "aces", "hardly fitting"])
def test_best_score_is_that_of_brute_force(cards: Sequence[Card], naked: bool) -> None:
    rng = Seeded(f"{len(cards)}/{naked}")
    for number in range(150):
        deal = rng.shuffle(cards)[: number % 10]
        assert solve(deal) == brute_force(State(deal=deal, naked=naked), {})
