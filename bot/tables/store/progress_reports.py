"""Long work tells how far it has come, for those who wait for it."""

from collections.abc import Callable

ReportProgress = Callable[[float], object]
"""Is told from time to time which share is done."""


def report_nothing(share: float) -> None:
    pass


def part_of(report: ReportProgress, begin: float, end: float) -> ReportProgress:
    """For work that is only a part of what is told of."""
    return lambda share: report(begin + share * (end - begin))


def report_counts(expected: int, report: ReportProgress) -> Callable[[int], object]:
    """For work that counts."""
    return lambda done: report(min(done / max(expected, 1), 1.0))
