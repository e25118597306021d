"""The shards of a process that shares them with others: it may get more, and let some go. discord.py's private parts
are used here as in `internals`.
"""

from collections.abc import Awaitable, Callable, Collection

import discord
import yarl

from bot.ui.discord.internals import bot_gateway
from bot.ui.discord.shards import Shards


class SharedShards:
    def __init__(self, client: discord.AutoShardedClient, connections: Shards) -> None:
        self._client = client
        self._connections = connections
        self._gateway: yarl.URL | None = None
        client.shard_ids = []

    async def launch_own(self, own: Collection[int], reserve: Callable[[int], Awaitable[float]]) -> None:
        """Start the shards. `reserve` says in how many seconds a session may begin, of shards that must take turns."""
        self._connections.starts.reserve = reserve
        _, self._gateway = await bot_gateway(self._client)
        share_shards(self._client)
        for shard_id in sorted(own):
            self.take(shard_id)

    def take(self, shard_id: int) -> None:
        """Start one more shard, or let it start with the others if they are not started yet."""
        own = self._client.shard_ids
        if self._gateway is not None and own is not None and shard_id not in own:
            own.append(shard_id)
            self._connections.launch(shard_id, self._gateway)

    async def let_go(self, shard_id: int) -> None:
        own = self._client.shard_ids
        if own is not None and shard_id in own:
            own.remove(shard_id)
            await self._connections.end(shard_id)
            forget_shard(self._client, shard_id)


def share_shards(client: discord.AutoShardedClient) -> None:
    """Share one list `shard_ids`, which may change: `on_ready` comes when all in it are ready."""
    client.shard_ids = client._connection.shard_ids = client.shard_ids or []


def forget_shard(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Forget a shard with its servers: this process gets no more of its events."""
    vars(client)["_AutoShardedClient__shards"].pop(shard_id, None)
    state = client._connection
    state._ready_states.pop(shard_id, None)
    if becoming_ready := state._ready_tasks.pop(shard_id, None):
        becoming_ready.cancel()
    for guild in [guild for guild in client.guilds if guild.shard_id == shard_id]:
        state._remove_guild(guild)
