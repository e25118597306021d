"""Cheers: counted for each table and sign, shown when its message is edited for another reason, and stored a few
seconds later, many at once. Who cheered is not stored.
"""

from collections import Counter
from contextlib import suppress

from bot.core.lru_cache import LruCache
from bot.features.watching.store import WatchBook
from bot.tables.steps.model import TableData
from bot.tables.store.store_errors import StoreError
from bot.ui.actions.services import Services

SIGNS = {"clap": "👏", "fire": "🔥", "gasp": "😱"}
EVERY = 60.0
"""Seconds in which somebody gives each sign once."""
_STORED_AFTER = 5.0
_KEPT = 4096


class Tally:
    def __init__(self, times: Counter[str]) -> None:
        self.times = times
        self.told: tuple[int, str] = (-1, "")
        """The version of the table for which it was last said, and how."""


class Cheers:
    def __init__(self, services: Services) -> None:
        self.book = WatchBook(services.store)
        self._tables = services.tables
        self._tallies = LruCache[int, Tally](_KEPT)
        self._given = LruCache[tuple[int, int, str], float](_KEPT)
        """When somebody gave a sign at a table."""
        self._unstored = Counter[tuple[int, str]]()
        self._stored_at = 0.0

    async def close(self) -> None:
        with suppress(StoreError):
            await self._store()

    async def of(self, table_id: int) -> Tally:
        tally = self._tallies.get(table_id)
        if tally is None:
            times = Counter(await self.book.cheers(table_id))
            times.update({sign: self._unstored[table_id, sign] for sign in SIGNS})
            tally = self._tallies.get_or_put(table_id, lambda: Tally(times))
        return tally

    async def give(self, data: TableData, user_id: int, sign: str) -> bool:
        """Count it, unless this person has given the same lately."""
        tally, now = await self.of(data.id), self._tables.clock.wall()
        if now < (self._given.get((data.id, user_id, sign)) or -EVERY) + EVERY:
            return False
        self._given.put((data.id, user_id, sign), now)
        tally.times[sign] += 1
        if now >= self._stored_at:
            self._stored_at = now + _STORED_AFTER
            self._tables.alarms.set_in(("call", self._store), data.guild_id, _STORED_AFTER)
        self._unstored[data.id, sign] += 1
        return True

    async def line(self, data: TableData) -> str:
        """Say how often each was given, the same until the table changes: no message is edited for a cheer alone, nor
        for what only one seat can notice.
        """
        tally, version = await self.of(data.id), data.version - data.unnoticed
        if tally.told[0] != version:
            tally.told = (
                version,
                " · ".join(f"{SIGNS[sign]} {tally.times[sign]}" for sign in SIGNS if tally.times[sign]),
            )
        return tally.told[1]

    async def _store(self) -> None:
        unstored, self._unstored = self._unstored, Counter()
        try:
            await self.book.add_cheers(unstored)
        except StoreError:
            self._unstored.update(unstored)
            raise
