"""The time controls that a table can have."""

from typing import Literal, TypeAlias, get_args

ClockName: TypeAlias = Literal["soft", "blitz", "live", "relaxed", "slow", "none"]
CLOCK_NAMES: tuple[ClockName, ...] = get_args(ClockName)

TIME_LIMITS: dict[ClockName, float] = {
    "soft": 90.0,
    "blitz": 15.0,
    "live": 60.0,
    "relaxed": 10 * 60.0,
    "slow": 24 * 3600.0,
}
"""Seconds for each action in blitz, and since the last one of a turn with a soft clock, which the computer then
finishes; otherwise for a whole turn. `none` has no limit.
"""


def clock_named(text: str) -> ClockName | None:
    return next((clock for clock in CLOCK_NAMES if clock == text), None)
