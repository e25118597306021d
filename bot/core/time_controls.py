"""The time controls that a table can have."""

from typing import Literal, TypeAlias, get_args

ClockName: TypeAlias = Literal["blitz", "live", "relaxed", "slow", "none"]
CLOCK_NAMES: tuple[ClockName, ...] = get_args(ClockName)

TIME_LIMITS: dict[ClockName, float] = {"blitz": 15.0, "live": 60.0, "relaxed": 10 * 60.0, "slow": 24 * 3600.0}
"""Seconds for each action in blitz, otherwise for a whole turn. `none` has no limit."""


def clock_named(text: str) -> ClockName | None:
    return next((clock for clock in CLOCK_NAMES if clock == text), None)
