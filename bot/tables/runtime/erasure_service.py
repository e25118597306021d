"""Erasing people and servers: what is quick at once, in the way of nobody else, and the rest as a background job."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.steps import erasure
from bot.tables.steps.erasure import ErasureRequest
from bot.tables.steps.model import Actor, Change, Step, TableData
from bot.tables.store.archive import drop_old_rows
from bot.tables.store.daily_book import utc_day
from bot.tables.store.erasing import Erasing
from bot.tables.store.erasure_requests import NOWHERE, ErasureRequests, OpenTables

if TYPE_CHECKING:
    from bot.tables.runtime.tables import Tables

COOLDOWN = 600.0
"""Seconds between two requests of one person."""
_REMEMBERED = 4096

IsThere = Callable[[int], Awaitable[bool]]
"""A function that returns whether the person who asks is on a server."""


class ErasureService:
    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self.requests = ErasureRequests(tables.store)
        self._erasing: Erasing | None = None
        self._asked = LruCache[int, float](_REMEMBERED)
        """When each person asked last."""

    def note_others(self) -> None:
        """Drop all that was in memory: other processes have noted requests, and some may be carried out already."""
        self._tables.store.messages.drop_all()
        self._tables.drop([table.id for table in self._tables.loaded_tables() if not table.is_open])
        self._tables.background_jobs.look()

    def reject_erased_players(self, step: Step, actor: Actor) -> Step:
        """Keep people who are being forgotten from sitting down where everything of theirs will be deleted."""
        mine = [request for request in self.requests.pending if request.user_id == actor.user_id]

        def tried(table: TableData, game: AnyGame, by: Actor) -> Change:
            change = step(table, game, by)
            if table.seat_of(by.user_id) is None and any(request.concerns(change.table) for request in mine):
                raise Refused("erasing-join")
            return change

        return tried if mine else step

    async def person(self, guild_id: int | None, actor: Actor, is_there: IsThere | None = None) -> None:
        """Request the erasure of somebody on a server, or on all of them."""
        seated, left = await self.check(guild_id, actor, is_there)
        await self._run_all(left, actor)
        await self.requests.ask(actor.user_id, guild_id, seated, self._today())
        self._asked.put(actor.user_id, self._tables.clock.running())
        self._forgotten(seated, actor.user_id)

    async def check(
        self, guild_id: int | None, actor: Actor, is_there: IsThere | None = None
    ) -> tuple[OpenTables, list[tuple[Table, Step]]]:
        """Return their open tables, and how they are taken out of the public ones. `Refused` while they have a seat at
        one, unless they cannot leave it, as they are not on its server any more.
        """
        asked, now = self._asked.get(actor.user_id), self._tables.clock.running()
        if asked is not None and 0 <= now - asked < COOLDOWN:
            raise Refused("erasing-again")
        seated = await self.requests.open_tables_of(actor.user_id, guild_id)
        left: list[tuple[Table, Step]] = []
        for table in await self._found(seated.public):
            there = is_there is None or await is_there(table.data.guild_id)
            if there:
                erasure.check_has_left(table.data, actor.user_id)
            left.append((table, erasure.forget if there else erasure.withdraw))
        return seated, left

    async def servers(self, guild_ids: Sequence[int]) -> None:
        """Request the erasure of servers."""
        if guild_ids:
            await self.requests.ask_for_servers(guild_ids, self._today())
            for guild_id in guild_ids:
                self._tables.settings.note_server_forgotten(guild_id)
            self._forgotten()

    async def some(self) -> bool:
        """Do a piece of what is left. Return False if there is nothing."""
        pending = await self.requests.read()
        for request in pending:
            if not request.begun:
                await self._begin(request)
                return True
        if not pending:
            return await drop_old_rows(self._tables.store, self._today())
        if self._erasing is None or self._erasing.request != pending[0]:
            self._erasing = Erasing(pending[0])
        try:
            piece = await self._tables.store.transaction(self._erasing.piece)
        except BaseException:
            self._erasing = None
            raise
        self._tables.store.messages.drop(piece.deleted + piece.changed)
        ended = {table.id for table in self._tables.loaded_tables() if not table.is_open}
        self._tables.drop([*piece.deleted, *ended.intersection(piece.changed)])
        if piece.done:
            await self._tables.deals.show_owed()
        return True

    async def _begin(self, request: ErasureRequest) -> None:
        """Begin with a request that the host has noted from outside: nobody is asked to leave."""
        assert request.user_id is not None
        seated = await self.requests.open_tables_of(request.user_id, request.guild_id)
        actor = Actor(request.user_id, "")
        await self._run_all([(table, erasure.withdraw) for table in await self._found(seated.public)], actor)
        await self.requests.begin(request, seated, self._today())
        self._forgotten(seated, request.user_id)

    async def _found(self, numbers: Iterable[int]) -> list[Table]:
        """Return those that can be read: the job finds the others too."""
        tables: list[Table] = []
        for number in numbers:
            with suppress(Refused):
                tables.append(await self._tables.find(number))
        return tables

    async def _run_all(self, steps: Iterable[tuple[Table, Step]], actor: Actor) -> None:
        for table, step in steps:
            await self._tables.run(table, step, actor)
            await self._tables.show(table)

    def _today(self) -> str:
        return utc_day(self._tables.clock.wall())

    def _forgotten(self, seated: OpenTables = NOWHERE, user_id: int | None = None) -> None:
        """Drop from memory what the database hides."""
        if user_id is not None:
            self._tables.settings.note_forgotten(user_id)
        self._tables.store.messages.drop([*seated.public, *seated.private])
        ended = [table for table in self._tables.loaded_tables() if not table.is_open]
        hidden = [table.id for table in ended if any(request.concerns(table) for request in self.requests.pending)]
        self._tables.drop([*seated.private, *hidden])
        self._tables.background_jobs.look()
