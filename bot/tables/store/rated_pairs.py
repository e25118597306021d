"""How often two people have played rated games with each other on a day: nobody shall rise by beating the same one all
day long, least of all an account of their own.
"""

import hmac
from collections.abc import Sequence
from itertools import combinations

from bot.tables.store.queries import secret_of
from bot.tables.store.session import Session

MOST_A_DAY = 5
"""Rated games of one kind between the same two people, on whatever servers."""


async def count_pairs(db: Session, game: str, day: str, people: Sequence[int]) -> set[frozenset[int]]:
    """Count the pairs of a game that is to be rated, but for those that have had enough; return these."""
    secret = (await secret_of(db)).encode()
    pairs = {
        frozenset((one, other)): (day, hmac.digest(secret, f"pair/{game}/{day}/{one}/{other}".encode(), "sha256"))
        for one, other in combinations(sorted(people), 2)
    }
    enough = f"SELECT 1 FROM rated_pairs WHERE day = ? AND pair = ? AND games >= {MOST_A_DAY}"  # noqa: S608
    had_enough = {people for people, pair in pairs.items() if await db.row(enough, *pair) is not None}
    await db.do_each(
        "INSERT INTO rated_pairs (day, pair, games) VALUES (?, ?, 1)"
        " ON CONFLICT (day, pair) DO UPDATE SET games = rated_pairs.games + 1",
        [pair for people, pair in pairs.items() if people not in had_enough],
    )
    return had_enough
