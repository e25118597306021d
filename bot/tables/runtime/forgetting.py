"""Forgetting people and servers: what names them in memory goes too, and their seats at open tables are taken back."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.core.errors import Refused
from bot.tables.runtime.heartbeat import BackgroundJobs
from bot.tables.runtime.loaded_tables import LoadedTables
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.model import Actor, Step, Unreadable
from bot.tables.store.forgetting import (
    delete_of_servers,
    forget_person,
    forget_servers,
    public_tables_of,
    tables_of_nobody,
    times_forgotten,
    with_nobody,
)

IsThere = Callable[[int], Awaitable[bool]]
"""A function that returns whether the person who asks is on a server."""


class Forgetting:
    def __init__(self, tables: LoadedTables, background_jobs: BackgroundJobs) -> None:
        self._tables = tables
        self._background_jobs = background_jobs
        background_jobs.add(self.some)
        self._store = tables.store
        self._dropped = -1
        """The number of erasures when memory was last cleared of erased people."""
        self._looked = -1
        """The same when open tables were last looked at; those that are still to be looked at are the others."""
        self._others: list[int] = []

    async def person(self, guild_id: int | None, actor: Actor, is_there: IsThere | None = None) -> None:
        """Erase somebody on a server, or on all of them and outside."""
        steps, refused = await self.check(guild_id, actor, is_there), set[int]()
        while steps:
            table, step = steps.pop()
            try:
                await self._tables.run(table, step, actor)
                await self._tables.show(table)
            except Refused:
                if table.data.id in refused:
                    raise
                # Its game may have ended in this instant: then there is no seat to take back.
                refused.add(table.data.id)
                steps = await self.check(guild_id, actor, is_there)
        await self._store.transaction(lambda db: forget_person(db, self._store.features, actor.user_id, guild_id))
        await self.drop_erased()

    async def check(
        self, guild_id: int | None, actor: Actor, is_there: IsThere | None = None
    ) -> list[tuple[Table, Step]]:
        """Return the steps that take them out of open tables. `Refused` while they have a seat at one, unless they
        cannot leave it, as they are not on its server any more.
        """
        steps: list[tuple[Table, Step]] = []
        for number in await public_tables_of(self._tables.store, actor.user_id, guild_id):
            try:
                table = await self._tables.find(number)
            except Refused:
                continue  # it cannot be read
            if is_there is not None and not await is_there(table.data.guild_id):
                steps.append((table, lobby.withdraw))
            else:
                lobby.check_has_left(table.data, actor.user_id)
                steps.append((table, lobby.forget))
        return steps

    async def servers(self, guild_ids: Sequence[int]) -> None:
        if guild_ids:
            await self._store.transaction(lambda db: forget_servers(db, self._store.features, guild_ids))
            await self.drop_erased()

    async def drop_erased(self) -> None:
        """Drop everything from memory that may name somebody, if any process has erased a person since."""
        tables, store = self._tables, self._tables.store
        if (count := await times_forgotten(store)) == self._dropped:
            return
        was_open = {table.id: table.is_open for table in tables.loaded_tables()}
        still_open, naming = set(await store.all_open()), await with_nobody(store, was_open)
        tables.settings.read_again()
        store.messages.drop_all()
        tables.drop(
            [number for number in was_open if number not in still_open and (was_open[number] or number in naming)]
        )
        self._dropped = count
        await tables.post_pending()
        self._background_jobs.wake()

    async def some(self) -> bool:
        """Do a piece of the erasures left. Return False if there are none."""
        deleted = await self._store.transaction(lambda db: delete_of_servers(db, self._store.features))
        if deleted is not None:
            self._store.messages.drop(deleted)
            self._tables.drop(deleted)
            return True
        if (count := await times_forgotten(self._store)) != self._looked:
            self._others, self._looked = await tables_of_nobody(self._store), count
        if not self._others:
            return False
        with suppress(Refused, Unreadable):  # it has just ended, or cannot be read
            await self._take_back(await self._tables.find(self._others[-1]))
        self._others.pop()
        return True

    async def _take_back(self, table: Table) -> None:
        """Take erased people out of an open table in which they had a seat, or could come back to one."""
        async with table.lock:
            row = await self._tables.store.require(table.data.id)
            if [user for user, *_ in row.seats] != [seat.user_id for seat in table.data.seats]:
                await table.read_again()
        while lobby.seats_nobody(table.data):
            await self._tables.run(table, lobby.withdraw, lobby.NOBODY)
            await self._tables.show(table)
