"""Reports of progress, for those who wait for long work."""

from collections.abc import Callable

Tell = Callable[[float], object]
"""Is told from time to time which share is done."""


def untold(share: float) -> None:
    pass


def part_of(tell: Tell, begin: float, end: float) -> Tell:
    """Report the progress of work that is only a part of the whole."""
    return lambda share: tell(begin + share * (end - begin))


def told_of_each(expected: int, tell: Tell) -> Callable[[int], object]:
    """Report the progress of work that counts."""
    return lambda done: tell(min(done / max(expected, 1), 1.0))
