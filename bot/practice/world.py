"""The offline Discord behind the practice table: one server, its channels, the players, and a clock that keeps time.

Everything that leans on how simcord works inside is in this module.
"""

import asyncio
import contextlib
import functools
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.backend.access import can_access_channel
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Interaction, Message, User
from simcord.backend.serializers import message_payload

from bot.ui.discord.internals import message_from

GUILD_NAME = "Practice table"
CHANNELS = ("table", "quiet")
THREAD = "side-game"

# How long one action may hold up the next: an action is delivered at once, so this only bounds the wait for the bot to
# come to rest, and a bot that is still painting then is simply left to it.
PATIENCE = 0.25
CLOSING_PATIENCE = 5.0
TICK = 0.1
# Discord gives a bot three seconds to answer before it says that the interaction failed.
ANSWER_WITHIN = 3.0
_LOOK_AGAIN = 0.02
# Every change is looked at by every tab, and most messages are what they were.
_READ_MESSAGES_KEPT = 500

_FIRST_PLAYER_ID = 1_000_000_000_000_000_000


class Refused(Exception):
    """The page asked for what nobody could do on Discord; its text says why."""


class Offline(simcord.Env):
    """simcord gives up a bot that is not at rest soon after its start. One whose computer players go on with
    yesterday's game is not, and may well be let go on.
    """

    async def _settle_internal(self, *, timeout: float | None = None, **details: Any) -> None:  # noqa: ASYNC109
        if timeout is None:
            await super()._settle_internal(**details)
            return
        with contextlib.suppress(TimeoutError):
            await super()._settle_internal(timeout=self.settle_timeout, **details)


class World:
    """What the page's requests act on. Actions run one at a time; looking is free."""

    def __init__(self, bot: commands.AutoShardedBot, names: Sequence[str]) -> None:
        self.bot = bot
        self.env = Offline(bot, shard_count=1, settle_timeout=PATIENCE, check_errors=False)
        # The bot shall find the server when it connects, as on Discord; so the clock is set and all is built before.
        self.env.backend.edit_bot_profile("Juse")
        users = {name: self._user(name) for name in names}
        self.guild = self.env.create_guild(GUILD_NAME, owner=users[names[0]])
        text_channels = [self.guild.create_text_channel(name) for name in CHANNELS]
        self._add_thread(text_channels[0], owner=users[names[0]])
        self.env.backend.advance_clock(max(0.0, self._behind()))
        self.players = {name: self.guild.add_member(user) for name, user in users.items()}
        self.moderator = names[0]
        self._acting = asyncio.Lock()
        self._acts = 0
        self._read_again = functools.lru_cache(_READ_MESSAGES_KEPT)(self._read)

    def _user(self, name: str) -> simcord.UserHandle:
        """A player whose id follows from the name alone, so that seats are found again whatever `--players` says."""
        digest = hashlib.sha256(name.casefold().encode()).digest()
        # Small enough to be an old account, too large to meet an id that simcord counts up from its own first day.
        user = User(id=_FIRST_PLAYER_ID + int.from_bytes(digest[:7]) % 10**17, name=name)
        self.env.backend.users[self.env.backend.reserve_id(user.id)] = user
        return simcord.UserHandle(self.env, user)

    def _add_thread(self, parent: simcord.ChannelHandle, owner: simcord.UserHandle) -> None:
        backend = self.env.backend
        backend.create_thread(parent.id, THREAD, owner.id)
        # The channel is told of its new thread, dated on simcord's first day; that is of no interest to anybody.
        for message_id in list(backend.messages[parent.id]):
            backend.delete_message(parent.id, message_id)

    # ------------------------------------------------------------- looking

    @property
    def revision(self) -> int:
        """Grows whenever something may have changed: every request of the bot, every act of a player."""
        return len(self.env.http_requests) + self._acts

    @property
    def channels(self) -> list[simcord.ChannelHandle]:
        return [place for channel in self.guild.channels.values() for place in (channel, *channel.threads)]

    def channel(self, channel_id: str) -> simcord.ChannelHandle:
        for channel in self.channels:
            if str(channel.id) == channel_id:
                return channel
        raise Refused("That channel is gone.")

    def player(self, name: str) -> simcord.MemberActor:
        try:
            return self.players[name]
        except KeyError:
            raise Refused(f"Nobody here is called {name}.") from None

    def latest(self, channel: simcord.ChannelHandle, viewer: simcord.MemberActor, most: int) -> list[discord.Message]:
        """Oldest first, none that this viewer would not see on Discord."""
        seen = self._seen(channel, viewer)
        return [self._as_received(seen[number]) for number in sorted(seen)[-most:]]

    def message(self, channel_id: str, message_id: str, viewer: simcord.MemberActor) -> discord.Message:
        for number, message in self._seen(self.channel(channel_id), viewer).items():
            if str(number) == message_id:
                return self._as_received(message)
        raise Refused("That message is gone.")

    def _seen(self, channel: simcord.ChannelHandle, viewer: simcord.MemberActor) -> dict[int, Message]:
        if not can_access_channel(self.env, channel.id, viewer, history=True):
            return {}
        stored = self.env.backend.messages.get(channel.id, {})
        return {number: message for number, message in stored.items() if message.visible_to(viewer.id)}

    def _as_received(self, message: Message) -> discord.Message:
        return self._read_again(message.channel_id, json.dumps(message_payload(self.env.backend, message)))

    def _read(self, channel_id: int, payload: str) -> discord.Message:
        channel: Any = self.bot.get_channel(channel_id) or self.bot.get_partial_messageable(channel_id)
        return message_from(self.bot, channel, json.loads(payload))

    def file(self, path: str) -> bytes | None:
        return self.env.backend.cdn.get(f"{CDN_BASE}/attachments/{path}")

    # -------------------------------------------------------------- acting

    async def act(self, action: Callable[[], Awaitable[Any]]) -> None:
        """Do what a player does; returns when the bot has come to rest, or is still at it after a moment."""
        async with self._acting:
            await self._catch_up()
            await self._do(action)

    async def interact(self, action: Callable[[], Awaitable[Any]]) -> simcord.InteractionResult | None:
        """Do what the bot must answer. None when it has not answered in the time that Discord allows."""
        async with self._acting:
            await self._catch_up()
            await self._do(action)
            record = next(reversed(self.env.backend.interactions.values()))
        return simcord.InteractionResult(self.env, record) if await self._answered(record) else None

    async def _do(self, action: Callable[[], Awaitable[Any]]) -> None:
        try:
            await action()
        except TimeoutError:
            pass  # it was delivered, and the bot is still busy with it
        except simcord.OptionError as error:
            raise Refused(str(error)) from error
        except simcord.SetupError as error:
            raise Refused("That is not there any more: the table has moved on.") from error
        except simcord.BackendError as error:
            raise Refused("You may not do that here.") from error
        finally:
            self._acts += 1

    async def _answered(self, record: Interaction) -> bool:
        for _ in range(round(ANSWER_WITHIN / _LOOK_AGAIN)):
            if record.responded:
                break
            await asyncio.sleep(_LOOK_AGAIN)
        return record.responded

    # ----------------------------------------------------------- the clock

    def _behind(self) -> float:
        return (datetime.now(UTC) - self.env.now()).total_seconds()

    async def _catch_up(self) -> None:
        """The bot reads the offline clock, which would stand still between two acts."""
        behind = self._behind()
        if behind > 0:
            with contextlib.suppress(TimeoutError):
                await self.env.advance_time(behind)

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            async with self._acting:
                await self._catch_up()

    async def start(self) -> None:
        await self.env.start()
        if not self.players[self.moderator].available_commands(self.channels[0]):
            # The store remembers that the commands were synced; the offline Discord has forgotten them.
            await self.bot.tree.sync()

    async def stop(self) -> None:
        """The bot first, as it would leave Discord; then what it left behind."""
        async with self._acting:
            await self.bot.close()
            self.env.settle_timeout = CLOSING_PATIENCE
            await self.env.shutdown()


@contextlib.asynccontextmanager
async def open_world(bot: commands.AutoShardedBot, names: Sequence[str]) -> AsyncIterator[World]:
    """The bot running on its offline Discord; afterwards both are closed."""
    world = World(bot, names)
    try:
        await world.start()
        clock = asyncio.create_task(world.keep_time())
        try:
            yield world
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)
    finally:
        await world.stop()
