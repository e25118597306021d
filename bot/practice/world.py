"""The offline Discord behind the practice table: one server, its channels, the players, and a clock that keeps time.

Everything that depends on how simcord works inside is in this module.
"""

import asyncio
import base64
import contextlib
import hashlib
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import msgspec
import simcord
from discord.ext import commands
from PIL import Image
from simcord.backend.access import can_access_channel
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import GuildEmoji, Message, User
from simcord.backend.serializers import guild_create_payload, message_payload
from simcord.interactions import command_leaves
from simcord.results import to_discord_message

from bot.core.lru_cache import LruCache

CHANNELS = ("table", "quiet")
# The page shows only these; everything else, SVG above all, is offered for download.
PICTURE_TYPES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
# Seconds that an action waits for the bot to become idle. It was delivered at once, so a bot that is still busy after
# that simply goes on beside the next action.
PATIENCE = 0.25
CLOSING_PATIENCE = 5.0
TICK = 0.1
# Discord gives a bot three seconds to answer before it says that the interaction failed.
ANSWER_WITHIN = 3.0
_POLL_INTERVAL = 0.02
_MESSAGES_KEPT = 500
_LASTING = 100
_PASSING = discord.MessageFlags(ephemeral=True, loading=True).value

_FIRST_PLAYER_ID = 1_000_000_000_000_000_000


class Packed(msgspec.Struct):
    message: Message
    author: str
    files: dict[str, bytes]


class ActRefused(Exception):
    """A refusal of what nobody could do on Discord; its text says why."""


def font(name: str) -> Path:
    """Return a font of Noto, under the SIL Open Font License 1.1."""
    (found,) = Path(simcord.__file__).parent.glob(f"preview/static/fonts/noto-{name}-v*.ttf")
    return found


class Offline(simcord.Env):
    """simcord gives up on a bot that is still busy soon after its start, as ours is when computer players go on with
    yesterday's game.
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
        self.env = Offline(bot, shard_count=1, settle_timeout=PATIENCE, check_errors=False)
        # The bot must find the server when it connects, as on Discord, so everything is built before.
        self.env.backend.edit_bot_profile("Juse")
        users = {name: self._user(name) for name in names}
        backend, owner = self.env.backend, users[names[0]]
        self.guild = self.env.create_guild("Practice table", owner=owner)
        table, *_ = [self.guild.create_text_channel(name) for name in CHANNELS]
        backend.create_thread(table.id, "side-game", owner.id)
        # Nobody needs the message that announces the thread, which is dated on simcord's first day.
        for message_id in list(backend.messages[table.id]):
            backend.delete_message(table.id, message_id)
        self.env.backend.advance_clock(max(0.0, self._behind()))
        self.players = {name: self.guild.add_member(user) for name, user in users.items()}
        self.moderator = names[0]
        self.acting = asyncio.Lock()
        self._acts = 0
        self._received: LruCache[str, discord.Message] = LruCache(_MESSAGES_KEPT)
        self._emojis: dict[int, bytes | None] = {}
        """The pictures of the bot's emojis that are there since an earlier start."""

    def _user(self, name: str) -> simcord.UserHandle:
        """Return a user. The id depends on the name alone, so that players find their seats again whatever `--players`
        says.
        """
        digest = hashlib.sha256(name.casefold().encode()).digest()
        # Small enough to be an old account, and too large for the ids that simcord gives, which count up.
        user = User(id=_FIRST_PLAYER_ID + int.from_bytes(digest[:7]) % 10**17, name=name)
        self.env.backend.users[self.env.backend.reserve_id(user.id)] = user
        return simcord.UserHandle(self.env, user)

    # ------------------------------------------------------------- looking

    @property
    def revision(self) -> int:
        """Return a number that grows whenever something may have changed: every request of the bot, every act of a
        player.
        """
        return len(self.env.http_requests) + self._acts

    @property
    def channels(self) -> list[simcord.ChannelHandle]:
        return [place for channel in self.guild.channels.values() for place in (channel, *channel.threads)]

    def channel(self, channel_id: str) -> simcord.ChannelHandle:
        for channel in self.channels:
            if str(channel.id) == channel_id:
                return channel
        raise ActRefused("That channel is gone.")

    def player(self, name: str) -> simcord.MemberActor:
        try:
            return self.players[name]
        except KeyError:
            raise ActRefused(f"Nobody here is called {name}.") from None

    def latest(self, channel: simcord.ChannelHandle, viewer: simcord.MemberActor, most: int) -> list[discord.Message]:
        """Return the messages, oldest first, that this viewer would see on Discord."""
        visible = self._visible(channel, viewer)
        return [self._as_received(visible[number]) for number in sorted(visible)[-most:]]

    def message(self, channel_id: str, message_id: str, viewer: simcord.MemberActor) -> discord.Message:
        for number, message in self._visible(self.channel(channel_id), viewer).items():
            if str(number) == message_id:
                return self._as_received(message)
        raise ActRefused("That message is gone.")

    def _visible(self, channel: simcord.ChannelHandle, viewer: simcord.MemberActor) -> dict[int, Message]:
        if not can_access_channel(self.env, channel.id, viewer, history=True):
            return {}
        stored = self.env.backend.messages.get(channel.id, {})
        return {number: message for number, message in stored.items() if message.visible_to(viewer.id)}

    def _as_received(self, message: Message) -> discord.Message:
        """Return the message as received: every tab looks at every change, and most messages are what they were."""
        # Measured as Discord does, so that the page can leave room for pictures before they have loaded.
        for attachment in message.attachments:
            data = self.env.backend.cdn.get(attachment["url"])
            if "width" not in attachment and data and attachment["content_type"] in PICTURE_TYPES:
                with contextlib.suppress(OSError):
                    attachment["width"], attachment["height"] = Image.open(io.BytesIO(data)).size
        payload = json.dumps(message_payload(self.env.backend, message))
        return self._received.get_or_put(payload, lambda: to_discord_message(self.env, message))

    def commands(self, channel: simcord.ChannelHandle, viewer: simcord.MemberActor) -> dict[str, dict[str, Any]]:
        """Return what the bot has registered, as far as this viewer may use it here: each subcommand by its name."""
        seen = self.env.backend.visible_commands(user_id=viewer.id, channel_id=channel.id)
        return {" ".join(path): leaf for command in seen for path, leaf in command_leaves(command)}

    def file(self, path: str) -> bytes | None:
        return self.env.backend.cdn.get(f"{CDN_BASE}/attachments/{path}")

    def emoji(self, emoji_id: int) -> bytes | None:
        """Return the picture of one of the bot's emojis. simcord keeps only the request that brought it."""
        known = self.env.backend.application_emojis.get(emoji_id)
        if known and emoji_id in self._emojis:
            return self._emojis[emoji_id]
        for request in reversed(self.env.http_requests):
            match request.json:
                case {"name": name, "image": str(image)} if known and name == known.name:
                    return base64.b64decode(image.partition(",")[2])
        return None

    # ----------------------------------------------- from one start to the next

    def lasting_messages(self) -> Iterator[Message]:
        """Return the newest of each channel, without those that one person sees or that wait for the bot."""
        for channel in self.channels:
            stored = self.env.backend.messages.get(channel.id, {})
            yield from [stored[number] for number in sorted(stored) if not stored[number].flags & _PASSING][-_LASTING:]

    def packed(self, message: Message) -> bytes:
        urls = [attachment["url"] for attachment in message.attachments]
        files = {url: self.env.backend.cdn.get(url) or b"" for url in urls}
        return msgspec.msgpack.encode(Packed(message, self.env.backend.users[message.author_id].name, files))

    def restore(self, packed: bytes) -> None:
        kept, backend = msgspec.msgpack.decode(packed, type=Packed), self.env.backend
        message = kept.message
        if message.channel_id not in backend.channels:
            return
        if message.author_id not in backend.users:
            self._user(kept.author)  # who is not at the table this time
        backend.messages.setdefault(message.channel_id, {})[backend.reserve_id(message.id)] = message
        for attachment in message.attachments:
            backend.cdn.store_attachment(
                int(attachment["id"]), message.channel_id, attachment["filename"], kept.files[attachment["url"]], None
            )

    def emoji_ids(self) -> list[int]:
        return [*self.env.backend.application_emojis]

    def packed_emojis(self) -> bytes:
        known = self.env.backend.application_emojis.values()
        return msgspec.msgpack.encode([(emoji.id, emoji.name, self.emoji(emoji.id)) for emoji in known])

    def restore_emojis(self, packed: bytes) -> None:
        backend = self.env.backend
        for number, name, picture in msgspec.msgpack.decode(packed, type=list[tuple[int, str, bytes | None]]):
            emoji = GuildEmoji(backend.reserve_id(number), name, backend.bot_user.id)
            backend.application_emojis[number] = emoji
            self._emojis[number] = picture

    def on_message(self, saved: Callable[[], None]) -> None:
        """Call a function whenever messages have changed."""
        self.env.backend.subscribers.append(lambda event, _: saved() if event.startswith("MESSAGE_") else None)

    # -------------------------------------------------------------- acting

    async def start(self, bot: discord.Client) -> None:
        """Start the bot. Where nothing was ever said, it is invited only then."""
        backend, invites = self.env.backend, not any(self.env.backend.messages.values())
        server = backend.guilds[self.guild.id]
        if invites:
            del backend.guilds[server.id]
        await self.env.start()
        if invites:
            await bot.wait_until_ready()
            backend.guilds[server.id] = server
            told = guild_create_payload(backend, server)
            backend.emit("GUILD_CREATE", {name: told[name] for name in told if name != "unavailable"})

    async def act(self, action: Callable[[], Awaitable[Any]]) -> None:
        """Do what a player does. Returns when the bot is idle again, or after a moment."""
        async with self.acting:
            await self._catch_up()
            await self._do(action)

    async def interact(self, action: Callable[[], Awaitable[Any]]) -> simcord.InteractionResult | None:
        """Do what the bot must answer. None if it has not answered in the time that Discord allows."""
        async with self.acting:
            await self._catch_up()
            await self._do(action)
            record = next(reversed(self.env.backend.interactions.values()))
        for _ in range(round(ANSWER_WITHIN / _POLL_INTERVAL)):
            if record.responded:
                return simcord.InteractionResult(self.env, record)
            await asyncio.sleep(_POLL_INTERVAL)
        return None

    async def _do(self, action: Callable[[], Awaitable[Any]]) -> None:
        try:
            await action()
        except TimeoutError:
            pass  # it was delivered; the bot is still busy with it
        except simcord.OptionError as error:
            raise ActRefused(str(error)) from error
        except simcord.SetupError as error:
            raise ActRefused("That is not there any more: the table has moved on.") from error
        except simcord.BackendError as error:
            raise ActRefused("You may not do that here.") from error
        finally:
            self._acts += 1

    # ----------------------------------------------------------- the clock

    def _behind(self) -> float:
        return (datetime.now(UTC) - self.env.now()).total_seconds()

    async def _catch_up(self) -> None:
        """Put the bot's offline clock forward, which stands still otherwise."""
        behind = self._behind()
        if behind > 0:
            with contextlib.suppress(TimeoutError):
                await self.env.advance_time(behind)

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            async with self.acting:
                await self._catch_up()


@contextlib.asynccontextmanager
async def open_world(
    bot: commands.AutoShardedBot, names: Sequence[str], prepare: Callable[[World], None] | None = None
) -> AsyncIterator[World]:
    """Run the bot on its offline Discord, and close both at the end."""
    world = World(bot, names)
    if prepare is not None:
        prepare(world)
    try:
        await world.start(bot)
        clock = asyncio.create_task(world.keep_time())
        try:
            yield world
        finally:
            while not clock.done():
                clock.cancel()  # again: before Python 3.12 `asyncio.wait_for`, which simcord uses, may miss it
                await asyncio.wait((clock,), timeout=TICK)
            await asyncio.gather(clock, return_exceptions=True)
    finally:
        # The bot is stopped first, as it would leave Discord, and then whatever it left running.
        async with world.acting:
            await bot.close()
            world.env.settle_timeout = CLOSING_PATIENCE
            await world.env.shutdown()
