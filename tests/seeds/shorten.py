"""Find out how little of an evening shows its fault."""

import re
from collections.abc import Callable, Collection, Sequence

from tests.seeds.evening import Evening, play

_MOST_TRIES = 120


def shortened(seed: int, actions: int, play: Callable[..., Evening] = play) -> tuple[int, ...]:
    """Return the numbers of the deeds without which the first fault is not there."""
    wanted = kind_of_fault(play(seed, actions))
    tries = 0

    def still_fails(deeds: Collection[int]) -> bool:
        nonlocal tries
        tries += 1
        return tries <= _MOST_TRIES and kind_of_fault(play(seed, actions, only=deeds)) == wanted

    low, high = 0, actions
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if still_fails(range(middle)) else (middle + 1, high)
    return _without_more(tuple(range(high)), still_fails)


def kind_of_fault(evening: Evening) -> str:
    return re.sub(r"\d+", "#", evening.faults[0])[:40] if evening.faults else ""


def _without_more(deeds: tuple[int, ...], still_fails: Callable[[Sequence[int]], bool]) -> tuple[int, ...]:
    """Drop pieces that are half as long each time."""
    size = max(1, len(deeds) // 2)
    while True:
        at = 0
        while at < len(deeds):
            fewer = (*deeds[:at], *deeds[at + size :])
            if still_fails(fewer):
                deeds = fewer
            else:
                at += size
        if size == 1:
            return deeds
        size //= 2
