"""Whether people can reach the bot on Discord, and it them; and on which servers it is."""

import discord

from bot.tables.runtime.clock import Clock
from bot.ui.discord.gateway_health import GatewayHealth
from bot.ui.discord.internals import listed_guilds
from bot.ui.discord.rest_health import RestHealth


class Health:
    def __init__(self, client: discord.AutoShardedClient, clock: Clock, rest: RestHealth) -> None:
        self.gateway = GatewayHealth(client, clock)
        self.rest = rest
        self._listed = listed_guilds(client)
        self._known: set[int] = set()
        clock.on_tick = self._look

    def close(self) -> None:
        self.gateway.close()
        self.rest.close()

    def _look(self) -> None:
        self.gateway.look()
        self.rest.look()

    @property
    def date(self) -> float | None:
        return self.rest.date

    async def is_alive(self, guild_id: int) -> bool:
        return await self.gateway.is_alive(guild_id) and await self.rest.is_alive()

    def listed(self, shard: int) -> set[int] | None:
        """The servers of a shard that is ready; None if that was asked before."""
        listed = self._listed.pop(shard, None)
        self._known |= listed or set()
        return listed

    def is_new(self, guild_id: int) -> bool:
        """Discord has told of it only after its shard was ready."""
        if guild_id in self._known or any(guild_id in guilds for guilds in self._listed.values()):
            return False
        self._known.add(guild_id)
        return True

    def note_left(self, guild_id: int) -> None:
        self._known.discard(guild_id)

    def note_let_go(self, shard: int, shards: int) -> None:
        """Another process hears what people do there."""
        self._listed.pop(shard, None)
        self._known = {guild_id for guild_id in self._known if (guild_id >> 22) % shards != shard}
        self.gateway.offline(shard)
