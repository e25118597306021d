"""What everything that people do works with, built once when the bot starts. Its owners are plain functions."""

from collections.abc import Sequence

import discord

from bot.config import Settings
from bot.core.cards import OwnLook
from bot.features import features
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.heartbeat import DiscordLink
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change
from bot.tables.store.store import Store
from bot.tables.store.table_rows import Limits
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit, check_texts, in_order
from bot.ui.table.display import Display
from bot.ui.table.reconciler import Context
from bot.ui.table.summaries import Summaries


class Services:
    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        store: Store,
        clock: Clock,
        discord_link: DiscordLink,
        emojis: Emojis,
    ) -> None:
        self.client = client
        self.emojis = emojis
        self.settings = settings
        self.store = store
        self.kits: dict[str, GameKit] = {}
        self.tables = Tables(
            store,
            clock,
            discord_link,
            settings.computer_pause,
            self._show,
            None if settings.keep_records is None else settings.keep_records * 24 * 3600.0,
            Limits(per_server=settings.tables_per_server),
            settings.thinkers,
        )
        self.context = Context(client, self.tables, self.kits, Summaries(store, self.kits), emojis)
        self.display = Display(self.context)
        self.of = self.context.of
        """What each feature has built: one that is built on another finds it here when it starts."""
        for feature in features():
            self.of[feature.name] = feature.start(self)

    async def _show(self, table: Table, changes: Sequence[Change]) -> None:
        """Show what happened without anyone's click: a computer moved, a lobby was given up, a minute has passed."""
        await self.display.show(table, changes)

    async def locale_and_look(self, response: Response, *, public: bool) -> tuple[str, OwnLook]:
        """Return how everybody in the channel reads and sees what is posted there, or else the asker alone."""
        interaction = response.interaction
        if public:
            server = server_of(interaction)
            look = await self.context.channel_preferences.of_channel(server, interaction.channel_id or 0)
            return await self.context.locale(server, response.locale), look
        return response.locale, (await self.tables.settings.of_player(interaction.user.id)).look

    def add_game(self, kit: GameKit) -> None:
        check_texts(kit)
        ordered = in_order([*self.kits.values(), kit])
        self.kits.clear()
        self.kits.update((each.name, each) for each in ordered)
        self.tables.add_game(kit.rules, kit.choose, kit.news, kit.former)

    async def close(self) -> None:
        for feature in features():
            await feature.close(self)
        await self.tables.close()
        self.display.close()
        await self.context.close()
