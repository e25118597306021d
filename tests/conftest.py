"""What all tests share."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def games_stay_the_same_modules() -> Iterator[None]:
    """discord.py forgets an extension's modules when a bot is closed; imported once more, a game's states would be of
    other classes than those that a test module has imported.
    """
    before = {name: module for name, module in sys.modules.items() if name.startswith("cogs.")}
    yield
    sys.modules.update(before)
