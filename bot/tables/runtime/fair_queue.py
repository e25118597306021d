"""What waits takes turns: between servers, and within a server between its tables. So however much waits for a crowded
server, another one waits for a single thing of it.
"""

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        # By server, then by table. Each dict begins with what has its turn next, and holds nothing that is empty.
        self._servers: dict[int, dict[int, deque[Item]]] = {}

    def __bool__(self) -> bool:
        return bool(self._servers)

    def before(self, guild_id: int) -> int:
        """How many others have their turn before the last one of this server, if nothing more comes."""
        rounds = self._of_server(guild_id)
        return sum(min(rounds, self._of_server(server)) for server in self._servers) - 1

    def put(self, guild_id: int, table_id: int, item: Item, *, again: bool = False) -> None:
        """`again`: it has had its turn, in vain, so the next one is its."""
        tables = self._servers.setdefault(guild_id, {})
        items = tables.setdefault(table_id, deque())
        if again:
            items.appendleft(item)
            self._servers[guild_id] = {table_id: tables.pop(table_id), **tables}
            self._servers = {guild_id: self._servers.pop(guild_id), **self._servers}
        else:
            items.append(item)

    def take(self) -> tuple[Item, float]:
        """What has its turn now, and which share of the time is for it if all servers have as much, and within a server
        all that waits there. The others of its table and of its server come after all else.
        """
        servers = len(self._servers)
        guild_id = next(iter(self._servers))
        share = 1 / servers / self._of_server(guild_id)
        tables = self._servers.pop(guild_id)
        table_id = next(iter(tables))
        items = tables.pop(table_id)
        item = items.popleft()
        if items:
            tables[table_id] = items
        if tables:
            self._servers[guild_id] = tables
        return item, share

    def drop(self, guild_id: int, table_id: int, item: Item) -> bool:
        """Whether it was still waiting."""
        tables = self._servers.get(guild_id, {})
        items = tables.get(table_id)
        if items is None or item not in items:
            return False
        items.remove(item)
        if not items:
            del tables[table_id]
        if not tables:
            del self._servers[guild_id]
        return True

    def _of_server(self, guild_id: int) -> int:
        """How many things wait there."""
        return sum(map(len, self._servers.get(guild_id, {}).values()))
