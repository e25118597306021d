"""The solver against brute force through the rules on short decks, and by playing its line out on whole ones."""

import pytest

from bot.core.cards import PACK, Card, parse_cards
from bot.core.chance import Seeded
from bot.core.game import Juse
from cogs.junk.player.solver import EMPTY, Ahead, solve, solve_line
from cogs.junk.rules.game import GAME, is_over
from cogs.junk.rules.state import Action, State

NO_CHANCE = Seeded("none")
Position = tuple[object, ...]


def brute_force(state: State, known: dict[Position, int]) -> int:
    """The best score by trying every legal move; only the Play and grace piles' tops matter to what can follow."""
    if is_over(state):
        return len(state.junk)
    position = (state.drawn, state.held, state.play[-1:], state.junk, state.grace[-1:])
    if position not in known:
        known[position] = min(
            brute_force(GAME.apply(state, 0, action, NO_CHANCE)[0], known) for action in GAME.legal(state, 0)
        )
    return known[position]


def play_out(deal: tuple[Card, ...], line: list[Action], naked: bool) -> int:
    state = State(deal=deal, naked=naked)
    for action in line:
        state, events = GAME.apply(state, 0, action, NO_CHANCE)
        assert not any(isinstance(event, Juse) for event in events)
    assert is_over(state)
    return len(state.junk)


@pytest.mark.parametrize("size", range(1, 11))
@pytest.mark.parametrize("naked", [False, True])
def test_best_score_is_that_of_brute_force(size: int, naked: bool) -> None:
    rng = Seeded(f"{size}/{naked}")
    for _ in range(60 if size < 9 else 15):
        deal = rng.shuffle(PACK)[:size]
        best = brute_force(State(deal=deal, naked=naked), {})
        assert solve(deal) == best
        assert play_out(deal, solve_line(deal), naked) == best


def test_best_score_of_decks_full_of_aces_and_of_decks_that_hardly_fit() -> None:
    rng = Seeded("4")
    aces_and_few = parse_cards(["AS", "AH", "AD", "AC", "3S", "5H", "7D", "9C", "JS", "KH"])
    hardly = parse_cards(["2S", "2C", "4H", "4D", "6S", "6C", "8H", "8D", "TS", "TC"])
    for cards in (aces_and_few, hardly):
        for _ in range(60):
            deal = rng.shuffle(cards)[:8]
            best = brute_force(State(deal=deal, naked=False), {})
            assert solve(deal) == best
            assert play_out(deal, solve_line(deal), naked=False) == best


def test_best_score_from_the_middle_of_a_game() -> None:
    rng = Seeded("5")
    for _ in range(600):
        play, junk, left = rng.below(2), rng.below(6), rng.below(5)
        cards = rng.shuffle(PACK)[: play + junk + left]
        state = State(deal=cards[play + junk :], naked=False, play=cards[:play], junk=cards[play : play + junk])
        top = state.play[-1] if play else EMPTY
        ahead = Ahead(state.deal[::-1], (top, *state.junk))
        assert ahead.best(top, state.junk) == brute_force(state, {})


@pytest.mark.parametrize("naked", [False, True])
def test_line_of_a_full_deal_reaches_the_best_score(naked: bool) -> None:
    rng = Seeded("6")
    scores: list[int] = []
    for _ in range(30):
        deal = rng.shuffle(PACK)
        scores.append(solve(deal))
        assert play_out(deal, solve_line(deal), naked) == scores[-1]
    # Perfect deals and others were among them.
    assert 0 in scores
    assert max(scores) > 1


def test_nothing_to_draw_has_nothing_left() -> None:
    assert solve(()) == 0
    assert solve_line(()) == []
