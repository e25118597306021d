"""Who asks for a step, and when."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from bot.core.game import AnyGame
from bot.tables.steps.model import COMPUTER, Change, TableData


class Actor(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    moderator: bool
    now: float


def the_bot(now: float) -> Actor:
    """For steps that no person asks for."""
    return Actor(COMPUTER, "", False, now)


Step: TypeAlias = Callable[[TableData, AnyGame, Actor], Change]
"""A pure function: what a table becomes when somebody asks for this, or `Refused`."""
