"""Shards that come and go while the bot runs. discord.py's private parts are used here as in `internals`."""

import discord


def share_shards(client: discord.AutoShardedClient, own: list[int]) -> None:
    """Share this list, which may change: `on_ready` comes when all in it are ready."""
    client.shard_ids = client._connection.shard_ids = own


def forget_shard(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Forget a shard with its servers: this process gets no more of its events."""
    vars(client)["_AutoShardedClient__shards"].pop(shard_id, None)
    state = client._connection
    state._ready_states.pop(shard_id, None)
    if becoming_ready := state._ready_tasks.pop(shard_id, None):
        becoming_ready.cancel()
    for guild in [guild for guild in client.guilds if guild.shard_id == shard_id]:
        state._remove_guild(guild)
