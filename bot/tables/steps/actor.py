"""Who asks for a step, and when."""

from collections.abc import Callable
from typing import Concatenate, Literal, ParamSpec, TypeAlias

import msgspec

from bot.core.game import AnyGame
from bot.tables.steps.model import COMPUTER, Change, Seat, TableData

P = ParamSpec("P")


class Actor(msgspec.Struct, frozen=True):
    user_id: int
    name: str
    moderator: bool = False
    now: float = 0.0
    """Table time. This and `at` are set when the step is run."""
    at: float = 0.0
    """Time of day."""
    way: Literal["button", "command", "computer"] = "button"

    def new_seat(self) -> Seat:
        return Seat(self.user_id, self.name)


THE_BOT = Actor(COMPUTER, "", way="computer")
"""The actor of steps that no person asks for."""


Step: TypeAlias = Callable[[TableData, AnyGame, Actor], Change]
"""A pure function: what a table becomes when somebody asks for this, or `Refused`."""


def step_factory(step: Callable[Concatenate[TableData, AnyGame, Actor, P], Change]) -> Callable[P, Step]:
    """Turn a step with further arguments into a function of these alone, which returns a `Step`."""
    return lambda *args, **kwargs: lambda table, game, actor: step(table, game, actor, *args, **kwargs)
