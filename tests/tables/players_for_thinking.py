"""Computer players that do not think but work, loop, sleep or die. The thinking process finds them by their names."""

import time
from typing import Any

from bot.core.game import Effort


def effort_of(*asked: Any) -> Effort:
    """Answers how much it was asked to think."""
    return asked[5]


def echoes(said: str) -> str:
    return said


def works(view: float, *_: Any) -> str:
    """For so many seconds of a processor."""
    begun = time.process_time()
    while time.process_time() < begun + view:
        pass
    return "worked"


def loops(*_: Any) -> None:
    while True:
        pass
