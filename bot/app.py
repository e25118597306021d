"""The bot: the one place where everything is put together, and where Discord's events come in."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Callable, Mapping
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.core.errors import Malformed, Refused, shown
from bot.parts import find_cogs, find_features, find_stored
from bot.tables.runtime import servers
from bot.tables.runtime.clock import Clock
from bot.tables.store.database import application_of, note_application
from bot.tables.store.store import Store
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.text import catalogue, languages
from bot.ui.actions.command_group import CatalogueTranslator
from bot.ui.actions.presses import pressed
from bot.ui.actions.services import Services
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.health import Health, RestHealth
from bot.ui.discord.internals import (
    commands_payload,
    guard_parsers,
    ignore_message_edits,
    sync_commands,
    tell_of_events,
)
from bot.ui.discord.response import Response, respond
from bot.ui.discord.shards import Shards, own_shards
from bot.ui.discord.whereabouts import persons_may_install

log = logging.getLogger(__name__)


_WITHOUT_ENTRY_POINT = 50240
"""Discord's code for commands among which the entry point of Activities is missing."""
ENTRY_POINT = 4
"""The kind of that command, which discord.py does not know."""
ENTRY_POINT_REFUSED = (
    "Discord keeps the commands of an older version, because your application has Activities: switch Activities off in"
    " Discord's developer portal, and restart the bot."
)
_ANSWERED_WITHIN = 3.0
"""Seconds that a start waits to hear which commands Discord has."""
_ANSWERS_WITHIN = 2.0
"""Seconds that a stop waits for the answers that are being made."""

_KINDS: Mapping[discord.AppCommandOptionType, tuple[type, ...]] = {
    discord.AppCommandOptionType.string: (str,),
    discord.AppCommandOptionType.integer: (int,),
    discord.AppCommandOptionType.boolean: (bool,),
    discord.AppCommandOptionType.user: (discord.User, discord.Member),
    discord.AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
    discord.AppCommandOptionType.number: (int, float),
}
"""The types that a command may be handed for an option of each kind. Nothing is taken of a kind that is not listed."""


class Tree(app_commands.CommandTree["JuseBot"]):
    async def interaction_check(self, interaction: discord.Interaction["JuseBot"], /) -> bool:
        """Refuse an option of the wrong kind, or none of the choices. discord.py hands on both, and Discord sends them
        where it still knows an older version of the command.
        """
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete:
            await Response(interaction).read_languages()  # commands and presses do it themselves
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
        """Answer errors from before a command's own boundary, which every command's first line enters."""

        async with respond(interaction, f"command {interaction.command}"):
            if isinstance(error, app_commands.TransformerError):
                raise Malformed("option-not-read", value=shown(error.value))
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused("old-command")  # Discord still offers it as it was before an update
            raise error


class JuseBot(commands.AutoShardedBot):
    services: Services
    process = ""
    """The name of this process, if it is one of several: the shards it was started for."""

    def __init__(
        self,
        settings: Settings,
        *,
        shard_count: int | None = None,
        clock: Clock | None = None,
        listen: Callable[[discord.Client], None] = tell_of_events,
    ) -> None:
        """Build the services. `listen`: what is done with events about servers and channels."""
        self.clock = clock or Clock()
        rest = RestHealth(self.clock, self.fetch_session_start_limits)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            shard_count=shard_count,
            http_trace=rest.trace,
        )
        ignore_message_edits(self)
        listen(self)
        self.connections = Shards(self)
        self.health = Health(self, self.clock, rest)
        guard_parsers(self)
        self.settings = settings
        self._features, self._cogs = find_features(), find_cogs()
        """Found before the store is open: it takes seconds in which nothing else is done, and no heartbeat goes out."""
        self.card_emojis = Emojis()
        self.replies = EphemeralMessages(self.clock.discord)
        """Private replies, by channel and reader: the last one to each. After a restart there is none."""
        self._answering: set[asyncio.Task[Any]] = set()
        """The tasks that answer somebody."""
        self.is_restored = False
        """True once its tables have gone on where they stopped."""
        self._store: Store | None = None

    async def open_store(self) -> Store:
        """Open the store; `StoreError` before anything is asked of Discord."""
        if self._store is None:
            self._store = await self.open_database()
            if (application_id := application_of(self.settings.token)) is not None:
                await note_application(self._store, application_id)
        return self._store

    async def open_database(self) -> Store:
        return await Store.open(self.settings.database, find_stored())

    async def setup_hook(self) -> None:
        await self.load_cogs(await self.open_store())
        await self.services.tables.start()
        self.is_restored = True
        await self.sync_commands()

    async def load_cogs(self, store: Store) -> None:
        """Build the services, and all commands as Discord shall have them."""
        self.services = Services(self, self.settings, store, self.clock, self.health, self.card_emojis, self._features)
        self.health.rest.on_answer = self.services.context.poster.retry_failed
        # Not `load_extension`: when the bot closes, that would make Python forget the modules of the cogs.
        of_features = [group for each in self._features.values() if (group := each.commands.group) is not None]
        for cog in (*self._cogs, *of_features):
            await self.add_cog(cog(self.services))
        # Discord may refuse commands for people whom the application's settings leave out.
        by_persons = persons_may_install(self.application)
        self.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=by_persons)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        self.connections.launch(shard_id, gateway)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip discord.py's own waiting: `connections` has let this shard begin."""
        self.connections.starts.note_begun(shard_id or 0)

    async def close(self) -> None:
        self.is_restored = False
        await self.connections.close()
        if self._answering:  # nobody presses any more, and whoever has pressed gets an answer
            await asyncio.wait(self._answering, timeout=_ANSWERS_WITHIN)
        await super().close()
        self.health.close()
        if self._store is not None:
            if "services" in vars(self):
                await self.close_services()
            await self._store.close()
            self._store = None

    async def close_services(self) -> None:
        await self.services.close()

    def note_answering(self) -> None:
        """Note that this task answers somebody."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def on_ready(self) -> None:
        log.info("ready as %s, in %d servers", self.user, len(self.guilds))
        if not self.process:  # of several, each does its part when a shard is ready, and the first one the rest
            self.services.tables.heartbeat.forget_servers()
            await self.resume_features(0, 1)
            await self.start_features()

    async def on_shard_ready(self, shard: int) -> None:
        if shard not in own_shards(self):
            return  # another process has it by now
        here = self.health.listed(shard)
        try:
            if here is not None:
                await servers.note_ready(self.services.tables, shard, self.shard_count or 1, here)
        finally:
            self.health.online(shard)  # only now: until here, nothing is done on servers that the bot has left

    async def start_features(self) -> None:
        for feature in self.services.features.values():
            await feature.jobs.start_once(self.services)

    async def resume_features(self, shard: int, shards: int) -> None:
        for feature in self.services.features.values():
            await feature.jobs.resume(self.services, shard, shards)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log a database error in one sentence, and any other error with its traceback."""
        error = sys.exception()
        if isinstance(error, StoreClosed):
            log.info("%s: %s", event_method, error)
        elif isinstance(error, StoreError):
            log.error("%s: %s", event_method, error)
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def on_shard_resumed(self, shard: int) -> None:
        self.health.online(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.health.offline(shard)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        if self.health.is_new(guild.id):
            await servers.note_joined(self.services.tables, guild.id)
        self.services.context.poster.retry_failed(guild)
        await self.services.display.note_missed(guild)

    async def on_permissions_changed(self, guild: discord.Guild) -> None:
        self.services.context.poster.retry_failed(guild)

    async def on_message_seen(self, channel_id: int, message_id: int) -> None:
        """Count a message, to know when a table is buried: the bot reads nothing."""
        self.services.display.message_seen(channel_id, message_id)

    async def on_raw_message_delete(self, deleted: discord.RawMessageDeleteEvent) -> None:
        await self.services.display.message_deleted(deleted.channel_id, (deleted.message_id,))

    async def on_raw_bulk_message_delete(self, deleted: discord.RawBulkMessageDeleteEvent) -> None:
        await self.services.display.message_deleted(deleted.channel_id, deleted.message_ids)

    async def on_interaction(self, interaction: discord.Interaction["JuseBot"]) -> None:
        """Answer every press here. discord.py's own way, by views, would build all the buttons of the message anew to
        find out what the custom_id of one of them says.
        """
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await pressed(self.services, interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        log.info("joined server %s", guild.id)
        await servers.note_joined(self.services.tables, guild.id)
        for feature in self.services.features.values():
            await feature.jobs.joined(self.services, guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("left server %s", guild.id)
        self.health.note_left(guild.id)
        await servers.note_left(self.services.tables, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await servers.close_where(self.services.tables, channel.guild.id, channel.id)
        await self.services.tables.settings.forget_channel(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await servers.close_where(self.services.tables, thread.guild_id, thread.thread_id)
        await self.services.tables.settings.forget_channel(thread.guild_id, thread.thread_id)

    async def commands_hash(self) -> str:
        """Return a digest of the commands, which is stored when they are synced."""
        payload = await commands_payload(self.tree)
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode())
        for language in languages(self.services.kits)[1:]:
            for game in ("", *self.services.kits):  # whole files: to translate all commands takes much longer
                digest.update(catalogue(language, game).encode())
        return f"{self.application_id}/{digest.hexdigest()}"

    async def _has_lost_commands(self) -> bool:
        """Ask Discord: another program with the same token may have replaced them."""
        try:
            async with asyncio.timeout(_ANSWERED_WITHIN):
                known = {command.name for command in await self.tree.fetch_commands()}
        except Exception:
            return False  # the games that are going on need no answer
        return any(command.name not in known for command in self.tree.get_commands())

    async def sync_commands(self) -> None:
        """Register commands only when they have changed or are lost: Discord rations how often that may be."""
        digest = await self.commands_hash()
        if await self.services.store.commands_hash() == digest and not await self._has_lost_commands():
            return
        try:
            await self.tree.set_translator(CatalogueTranslator())
            await sync_commands(self.tree)
        except app_commands.CommandSyncFailure:
            raise  # our own fault, and not one that passes
        except Exception as error:  # it refused, could not be reached, or answered what cannot be read
            # The games that are going on need none of it.
            if isinstance(error, discord.HTTPException) and error.code == _WITHOUT_ENTRY_POINT:
                log.error(ENTRY_POINT_REFUSED)
            else:
                log.error("Discord was not told of the commands, and will be at the next start: %r", error)
        else:
            await self.services.store.set_commands_hash(digest)
        finally:
            await self.tree.set_translator(None)


def _is_offered(value: Any, option: app_commands.Parameter) -> bool:
    if not isinstance(value, _KINDS.get(option.type, ())):
        return False
    if isinstance(value, bool) and option.type is not discord.AppCommandOptionType.boolean:
        return False  # for Python it is a number, too
    return not option.choices or any(value == choice.value for choice in option.choices)
