"""The leak test for every game, on a few random positions. The long version is `python -m tests.proof leaks`."""

from itertools import islice
from pathlib import Path

import pytest

from bot.core.chance import Seeded
from bot.games import game_names
from bot.parts import find_kit
from tests.leaks.harness import all_secrets, everything, find_leaks
from tests.leaks.positions import positions
from tests.leaks.spoken import spoken

SECRETS = all_secrets()


def chooses_ahead(game: str) -> bool:
    hand = SECRETS[game].kit.hand
    return hand is not None and hand.ahead is not None


def test_every_game_with_hands_declares_what_it_hides() -> None:
    assert {name for name in game_names() if find_kit(name).hand is not None} <= set(SECRETS)


@pytest.mark.parametrize("game", SECRETS)
@pytest.mark.parametrize(("seed", "looks"), [("short", 2), pytest.param("wide", 12, marks=pytest.mark.long("match"))])
def test_what_is_hidden_changes_nothing_that_is_shown(game: str, seed: str, looks: int) -> None:
    found = find_leaks(SECRETS[game], seed, looks=looks, paint_every=2)
    assert found.leaks == []
    assert found.exchanges > looks
    assert found.told > looks
    assert found.pictures > looks // 12
    assert bool(found.motions) == (SECRETS[game].kit.motion is not None)
    assert bool(found.waiting) == chooses_ahead(game)
    assert bool(found.moments) == (SECRETS[game].kit.moment is not None)


@pytest.mark.long("match")
@pytest.mark.parametrize("game", SECRETS)
async def test_the_running_bot_says_and_logs_nothing_hidden(game: str, tmp_path: Path) -> None:
    found = (await spoken(tmp_path / "juse.sqlite3", [SECRETS[game]], "short", count=12))[game]
    assert found.leaks == []
    assert found.pairs > 6
    assert found.said > 2 * found.pairs
    assert bool(found.waited) == chooses_ahead(game)
    assert bool(found.called) == (SECRETS[game].game.max_seats > 1)


@pytest.mark.parametrize("game", [name for name, secrets in SECRETS.items() if secrets.kit.hand is not None])
def test_the_comparison_finds_a_difference_that_a_player_may_see(game: str) -> None:
    secrets = SECRETS[game]
    for number, position in enumerate(islice(positions(secrets, "own"), 3)):
        other = secrets.exchanged(position.state, None, Seeded(f"own {number}"))
        before, after = (everything(secrets, position, state, 0) for state in (position.state, other))
        assert before["shown"] != after["shown"]
