"""The bot at the practice table."""

import math

import discord

from bot.app import JuseBot
from bot.tables.runtime.clock import Clock


def offline_clock() -> Clock:
    """Of tables on an offline Discord, whose own clock may be put forward by days."""

    def now() -> float:
        return discord.utils.utcnow().timestamp()

    return Clock(now, now, math.inf)


class PracticeBot(JuseBot):
    async def on_ready(self) -> None:
        """The offline Discord starts without any messages, so every open table is shown again, and nobody finds the
        server's first channel empty.
        """
        await super().on_ready()
        for guild in self.guilds:
            for table_id, _, _ in await self.services.tables.store.open_tables_of(guild.id):
                self.services.tables.show_later(table_id, guild.id, 0)
            await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        first = guild.text_channels[0]
        if await self.services.store.open_table_in(first.id) is None:
            await self.services.welcome.post(guild.id, first.id)
