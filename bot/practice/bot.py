"""The bot at the practice table."""

from bot.app import JuseBot


class PracticeBot(JuseBot):
    async def on_ready(self) -> None:
        """The offline Discord starts without any messages, so every open table is shown again."""
        await super().on_ready()
        for guild in self.guilds:
            for table_id, _, _ in await self.hall.store.open_tables_of(guild.id):
                self.hall.show_later(table_id, 0)
