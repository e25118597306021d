"""Over positions of random games: what a viewer may not know is exchanged, and all that reaches them stays the same.
The long version is `python -m tests.proof leaks`.
"""

from itertools import islice

import pytest

from bot.core.chance import Seeded
from bot.games import extension_names, game_names
from tests.leaks.harness import all_secrets, compared, everything, positions

SECRETS = all_secrets()


def test_every_game_has_its_secrets_looked_at() -> None:
    assert set(SECRETS) == {name for name in game_names() if f"cogs.{name}" in extension_names()}


@pytest.mark.parametrize("game", SECRETS)
def test_what_is_hidden_changes_nothing_that_is_shown(game: str) -> None:
    found = compared(SECRETS[game], "short", looks=60, painted_each=10)
    assert found.leaks == []
    assert found.exchanges > 60
    assert found.pictures > 5


@pytest.mark.parametrize("game", [name for name, secrets in SECRETS.items() if secrets.kit.hand is not None])
def test_the_comparison_would_see_what_is_ones_own(game: str) -> None:
    secrets = SECRETS[game]
    for number, position in enumerate(islice(positions(secrets, "own"), 3)):
        other = secrets.exchanged(position.state, None, Seeded(f"own {number}"))
        assert everything(secrets, position, other, 0) != everything(secrets, position, position.state, 0)
