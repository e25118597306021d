"""What a game hands over that can tell what cost a seat most in a game that is over, and how lucky it was, graded from
what it could know.
"""

from typing import Any, Protocol


class Moment(Protocol):
    """A decision that was worse than another."""

    @property
    def index(self) -> int:
        """Return which move after the deal it was, from 0: it was made in the position after `steps[index]`."""
        ...

    @property
    def played(self) -> Any: ...
    @property
    def better(self) -> Any: ...
    @property
    def cost(self) -> float:
        """Return how much chance to win it cost, from 0 to 1."""
        ...


class Review(Protocol):
    """A review that is under way: a plain value that can be pickled, and goes on in any process."""

    @property
    def progress(self) -> float:
        """Return how far it is, from 0 to 1."""
        ...

    @property
    def is_done(self) -> bool: ...
    @property
    def moments(self) -> tuple[Any, ...]:
        """Return a few of the moments, the costliest first; none until it is done."""
        ...


class Luck(Protocol):
    """What made up the result of a seat, while it is worked out: a plain value as well. All in chances to win."""

    @property
    def is_done(self) -> bool: ...
    @property
    def cards(self) -> float: ...
    @property
    def own(self) -> float:
        """Return what its own choices brought."""
        ...

    @property
    def others(self) -> float:
        """Return what the others' brought, and whatever else happened. Together they are the result less the chance
        before the first deal.
        """
        ...

    @property
    def variance(self) -> float:
        """Return the square of the standard error of the least exact of them."""
        ...
