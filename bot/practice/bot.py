"""The bot at the practice table."""

from bot.app import JuseBot
from bot.ui.actions import greeting


class PracticeBot(JuseBot):
    async def on_ready(self) -> None:
        """Look at every open table, as what was shown last is there again, but not for certain all; and keep anybody
        from finding the server's first channel empty.
        """
        await super().on_ready()
        for guild in self.guilds:
            first = guild.text_channels[0]
            if not [message async for message in first.history(limit=1)]:
                await greeting.post(self.services, guild.id, first.id)
            for table_id, _, _ in await self.services.tables.store.open_tables_of(guild.id):
                self.services.tables.show_later(table_id, guild.id, 0)
