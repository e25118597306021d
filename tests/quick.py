"""Which repeats of a test run every time."""

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")


def quick(values: Iterable[T], always: Collection[T]) -> list[object]:
    """Parameters for a test. All but those of `always` wait for `-m long`."""
    waits = pytest.mark.long
    return [
        value if value in always else pytest.param(*value if isinstance(value, tuple) else (value,), marks=waits)
        for value in values
    ]
