"""Games that were rated, put into a file without being played."""

import itertools
from collections.abc import Sequence
from typing import Any

from bot.features.ratings.rating import Rating
from bot.features.ratings.store import add_rated_game, rating_faults
from bot.tables.steps.groups import Place
from bot.tables.steps.model import Change, Move, Phase, TableData
from bot.tables.steps.standings import RatedPlace
from bot.tables.store.database import Database
from bot.tables.store.people import note_person
from bot.tables.store.session import Session
from bot.tables.store.store import Store
from tests.tables.offline_bot import CHANNEL, DAY, GUILD, NAMES, OfflineBot

AUTUMN = 1_791_633_600.0
"""Noon of 10 October 2026, in the season 2026-4."""
WINTER = AUTUMN + 90 * DAY
"""In the season 2027-1."""

_openers = itertools.count(10_000)


def places_of(people: Sequence[int | tuple[int, ...]]) -> list[RatedPlace]:
    """The best first; those in a tuple share their place."""
    places: list[RatedPlace] = []
    for shared in people:
        place = len(places) + 1
        users = shared if isinstance(shared, tuple) else (shared,)
        places += [RatedPlace(user, NAMES.get(user, f"user {user}"), place) for user in users]
    return places


async def rate(
    bot: OfflineBot, *people: int | tuple[int, ...], at: float = AUTUMN, game: str = "juse", guild: int = GUILD
) -> int:
    """The number of the table of a finished game that counts for ratings, with its people, the best first."""
    return await rate_in(bot.tables.store, *people, at=at, game=game, guild=guild)


async def rate_in(store: Store, *people: int | tuple[int, ...], at: float, game: str, guild: int) -> int:
    opener = next(_openers)  # nobody has too many open tables
    table = TableData(0, game, opener, {"reminders": False}, (), Phase.OVER, place=Place(guild, CHANNEL))
    stored = await store.open_table(table, 1)
    await store.write("DELETE FROM openers WHERE table_id = ?", stored.id)

    async def work(db: Session) -> None:
        for place in places_of(people):
            await note_person(db, guild, place.user_id, place.name)
        await add_rated_game(db, Change(stored, (Move(1, 0, "", (), 0, at),), places=places_of(people)))

    await store.transaction(work)
    return stored.id


def ledger(bot: OfflineBot, table: int | None = None, scope: int = GUILD) -> list[tuple[Any, ...]]:
    """User and place of each line."""
    wanted = (
        "SELECT user_id, place FROM ledger LEFT JOIN people ON key = person"
        " WHERE scope = ? AND coalesce(?, table_id) = table_id ORDER BY number, line"
    )
    return bot.rows(wanted, scope, table)


def rating_of(bot: OfflineBot, user: int, scope: int = GUILD, game: str = "juse") -> Rating:
    """The latest one."""
    rows = bot.rows(
        "SELECT mean, spread FROM ratings JOIN people ON key = person WHERE user_id = ? AND scope = ? AND game = ?"
        " ORDER BY number DESC",
        user,
        scope,
        game,
    )
    return Rating(*rows[0])


async def faults(database: Database) -> list[str]:
    _, found = await rating_faults(database)
    return found
