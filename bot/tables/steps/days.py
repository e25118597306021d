"""UTC days, YYYY-MM-DD: each has its deals, and when one is over."""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from itertools import count, takewhile


def utc_day(now: float) -> str:
    """Return the UTC day, YYYY-MM-DD."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def next_day(day: str) -> float:
    """Return when the next day begins, as a time of day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 24 * 3600


def counts_until(day: str) -> float:
    """Return when tries at that day's deal must have ended to count, as a time of day. Then its cards may be shown."""
    return next_day(day) + 3600.0


def in_a_row(done: Collection[str], today: str) -> int:
    """Return how many days in a row are among those; today may still come."""
    last = date.fromisoformat(today) - timedelta(days=today not in done)
    days = ((last - timedelta(days=ago)).isoformat() for ago in count())
    return sum(1 for _ in takewhile(done.__contains__, days))
