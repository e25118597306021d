"""A client whose shards are connected as the bot's are, without anything else."""

import discord
import yarl

from bot.ui.discord.internals import guard_parsers
from bot.ui.discord.shards import Shards


class ShardedClient(discord.AutoShardedClient):
    def __init__(self, shard_count: int | None = None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=shard_count, guild_ready_timeout=0.01)
        self.connections = Shards(self)
        guard_parsers(self)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        self.connections.launch(shard_id, gateway)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self.connections.starts.note_begun(shard_id or 0)

    async def close(self) -> None:
        await self.connections.close()
        await super().close()
