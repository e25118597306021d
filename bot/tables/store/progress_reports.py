"""Reports of progress, for those who wait for long work."""

from collections.abc import Callable

ReportProgress = Callable[[float], object]
"""Is told from time to time which share is done."""


def report_nothing(share: float) -> None:
    pass


def part_of(report: ReportProgress, begin: float, end: float) -> ReportProgress:
    """Report the progress of work that is only a part of the whole."""
    return lambda share: report(begin + share * (end - begin))


def report_counts(expected: int, report: ReportProgress) -> Callable[[int], object]:
    """Report the progress of work that counts."""
    return lambda done: report(min(done / max(expected, 1), 1.0))
