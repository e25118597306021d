"""How far a command has come and how much time is left: a bar on a terminal, and nothing anywhere else."""

import sys
from collections.abc import Iterable, Iterator, Sized
from threading import RLock
from typing import TypeVar

from tqdm import tqdm

T = TypeVar("T")

_COUNTED = "{percentage:3.0f} %|{bar}| {n_fmt} of {total_fmt} {unit}, {remaining} left"
_SHARE = "{percentage:3.0f} % {unit}|{bar}| {remaining} left"
_USUAL_WIDTH = 80
_ENDLESS = "{n_fmt} {unit} in {elapsed}"


class Bar(tqdm):
    """A bar on stderr, which goes when it is closed. Use it in a `with` statement."""

    monitor_interval = 0  # no thread

    def __init__(self, unit: str, total: float | None, form: str) -> None:
        super().__init__(
            total=total, unit=unit, bar_format=form, leave=False, dynamic_ncols=True, miniters=0, disable=None
        )
        if not self.disable and (self.ncols or 0) < 1:
            # A terminal that does not know how wide it is, such as one of a script.
            self.dynamic_ncols, self.ncols = None, _USUAL_WIDTH
            self.refresh()

    def reach(self, done: float) -> None:
        self.update(min(done, self.total or done) - self.n)


# The usual lock is shared with other processes, for which Python may start one more.
Bar.set_lock(RLock())


def counting(unit: str, total: int | None = None) -> Bar:
    """Return a bar that counts. If nobody knows the total, it tells no time left either."""
    return Bar(unit, total, _ENDLESS if total is None else _COUNTED)


def share_of(work: str) -> Bar:
    """Return a bar that is full at 1."""
    return Bar(work, 1.0, _SHARE)


def steps(items: Iterable[T], unit: str, total: int | None = None) -> Iterator[T]:
    """Yield the items, with a bar. `total` says how many there are of what has no length."""
    with counting(unit, len(items) if isinstance(items, Sized) else total) as bar:
        for item in items:
            yield item
            bar.update()


def print_line(line: str) -> None:
    """Print a line of the result, even while there is a bar on the same terminal."""
    if sys.stdout.isatty():
        Bar.write(line)
    else:
        sys.stdout.write(line + "\n")
