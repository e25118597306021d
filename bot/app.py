"""The bot: the one place where everything is put together, and where Discord's events come in."""

import hashlib
import importlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.core.errors import Malformed, Refused, shown
from bot.games import extension_names
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change
from bot.tables.store.daily import DailyBook
from bot.tables.store.store import Store
from bot.text import Words
from bot.ui.actions.deck_choice import DeckChoice
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.solo import Solo
from bot.ui.actions.stats import Stats
from bot.ui.actions.verbs import Actions
from bot.ui.discord.components import KINDS
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import TROUBLE, respond
from bot.ui.kit import GameKit
from bot.ui.table.announcements import Announcements
from bot.ui.table.best_scores import BestScores
from bot.ui.table.display import Display
from bot.ui.table.hand_message import HandMessages
from bot.ui.table.private_message import PrivateMessages
from bot.ui.table.public_message import PublicMessages

log = logging.getLogger(__name__)


_KINDS: Mapping[discord.AppCommandOptionType, tuple[type, ...]] = {
    discord.AppCommandOptionType.string: (str,),
    discord.AppCommandOptionType.boolean: (bool,),
    discord.AppCommandOptionType.user: (discord.User, discord.Member),
    discord.AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
}
"""Numbers are read by discord.py itself."""


class Tree(app_commands.CommandTree["JuseBot"]):
    async def interaction_check(self, interaction: discord.Interaction["JuseBot"], /) -> bool:
        """discord.py hands on what came for an option, be it of another kind or none of the choices: Discord sends that
        where it last heard of an older version of the command.
        """
        command = interaction.command
        if interaction.type is not discord.InteractionType.application_command or not isinstance(
            command, app_commands.Command
        ):
            return True
        options = {option.display_name: option for option in command.parameters}
        if all(_is_offered(value, options[name]) for name, value in interaction.namespace if name in options):
            return True
        await self.on_error(interaction, app_commands.CommandSignatureMismatch(command))
        return False

    async def on_error(
        self, interaction: discord.Interaction["JuseBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """What goes wrong before a command's own boundary, which is entered by every command's first line."""

        async def work(_: Any) -> None:
            raise _refusal_of(error) or error

        await respond(interaction, self.client.words, work, f"command {interaction.command}")


class JuseBot(commands.AutoShardedBot):
    hall: Tables
    publisher: PublicMessages
    announcer: Announcements
    hands: HandMessages
    display: Display
    decks: DeckChoice
    routing: Actions
    best_scores: BestScores
    solo: Solo
    lessons: Lessons
    stats: Stats

    def __init__(self, settings: Settings, *, shard_count: int | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=Tree,
            shard_count=shard_count,
        )
        # Of the echo of each of the bot's own edits discord.py would make a whole message, and nobody reads any.
        self._connection.parsers.pop("MESSAGE_UPDATE", None)
        self.settings = settings
        self.words = Words.for_games()
        self.kits: dict[str, GameKit] = {}
        self._store: Store | None = None

    async def open_store(self) -> Store:
        """Raises `StoreError` before anything is asked of Discord."""
        if self._store is None:
            self._store = await Store.open(self.settings.database)
        return self._store

    async def setup_hook(self) -> None:
        store = await self.open_store()
        self.hall = Tables(store, self.now, self.settings.computer_pause, self._table_changed)
        daily = DailyBook(store)
        self.best_scores = BestScores(daily, self.kit)
        best = self.best_scores.of
        self.publisher = PublicMessages(
            self, store, self.now, self.kit, self.hall.show_later, self.hall.close_where, best
        )
        settings = self.hall.settings
        self.announcer = Announcements(self, store, settings, self.now, self.kit, self.hall.look_later)
        messages = EphemeralMessages(self.now)
        private = PrivateMessages(messages, store, settings, self.kit, self.publisher.painted, best)
        self.hands = HandMessages(messages, settings, self.kit, self.publisher.painted, self.hall.show_later)
        self.display = Display(store, self.publisher, private, self.hands, self.announcer)
        self.decks = DeckChoice(self.hall, messages, self.display)
        self.solo = Solo(self.hall, daily, self.kit, self.display)
        self.lessons = Lessons(self.hall, self.display, self.kit)
        self.routing = Actions(self.hall, self.display, self.solo, self.lessons, self.words, self.kit)
        self.stats = Stats(self.hall.stats, self.kits, self.words)
        # Not `load_extension`: as the bot closes, that would also make Python forget the modules of the cogs.
        for name in extension_names():
            await importlib.import_module(name).setup(self)
        await self._sync_commands(store)
        await self.hall.start()

    async def close(self) -> None:
        await super().close()
        if hasattr(self, "hall"):
            await self.hall.close()
            self.display.close()
            self.best_scores.close()
        if self._store is not None:
            await self._store.close()
            self._store = None

    def now(self) -> float:
        return discord.utils.utcnow().timestamp()

    def add_game(self, kit: GameKit) -> None:
        self.kits[kit.name] = kit
        self.hall.add_game(kit.rules, kit.choose)

    def kit(self, game: str) -> GameKit:
        return self.kits[game]

    async def on_ready(self) -> None:
        log.info("ready as %s, in %d servers", self.user, len(self.guilds))
        await self.hall.erasure.note_who_is_here([guild.id for guild in self.guilds], self.now())
        self.hall.forget_servers()

    async def on_message(self, message: discord.Message, /) -> None:
        """Only counted, to know when a table is buried: the bot reads nothing."""
        if hasattr(self, "publisher"):
            self.publisher.message_seen(message.channel.id, message.id)

    async def on_interaction(self, interaction: discord.Interaction["JuseBot"]) -> None:
        """Every press comes here. discord.py's own way, by views, would build all the buttons of the message anew to
        find out what the custom_id of one of them says.
        """
        if interaction.type is discord.InteractionType.component:
            kind, colon, rest = str((interaction.data or {}).get("custom_id", "")).partition(":")
            if colon and kind in KINDS:
                await self.routing.pressed(interaction, kind, rest)
            else:
                await self.routing.unknown_press(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.routing.unknown_press(interaction)  # a form of another version of the bot: this one opens none

    async def on_guild_join(self, guild: discord.Guild) -> None:
        log.info("joined server %s", guild.id)
        await self.hall.erasure.note_joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("left server %s", guild.id)
        await self.hall.erasure.note_left(guild.id, self.now())
        await self.hall.close_where(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.hall.close_where(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.hall.close_where(thread.guild_id, thread.thread_id)

    async def _table_changed(self, table: Table, changes: Sequence[Change]) -> None:
        """Something happened without anyone's click: a computer moved, a lobby was given up, a minute has passed."""
        await self.display.show(table, changes)

    async def _sync_commands(self, store: Store) -> None:
        """Told to Discord only when they have changed: it rations how often that may be."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        told = f"{self.application_id}/{digest}"
        if await store.commands_hash() == told:
            return
        try:
            await self.tree.sync()
        except app_commands.CommandSyncFailure:
            raise  # our own fault, and not one that passes
        except TROUBLE as error:
            # The games that are going on need none of it.
            log.error("Discord was not told of the commands, and will be at the next start: %s", error)
        else:
            await store.set_commands_hash(told)


def _is_offered(value: Any, option: app_commands.Parameter) -> bool:
    if not isinstance(value, _KINDS.get(option.type, (object,))):
        return False
    return not option.choices or any(value == choice.value for choice in option.choices)


def _refusal_of(error: app_commands.AppCommandError) -> Refused | None:
    """Discord may still offer a command or an option as it was before an update."""
    if isinstance(error, app_commands.TransformerError):
        return Malformed("option-not-read", value=shown(error.value))
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Refused("old-command")
    return None


def create_bot(settings: Settings, *, shard_count: int | None = None) -> JuseBot:
    return JuseBot(settings, shard_count=shard_count)
