"""Messages that features post in channels, each by a key of its own, and keep right."""

from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from bot.core.lru_cache import LruCache
from bot.tables.runtime.alarms import Alarm
from bot.ui.discord.response import Response
from bot.ui.table.reconciler import Context, Reconciler, Slot

K = TypeVar("K")

_KEPT = 256


class Posts(Generic[K]):
    def __init__(
        self,
        name: str,
        context: Context,
        update: Callable[[K], Awaitable[None]],
        channel_gone: Callable[[K], Awaitable[None]],
    ) -> None:
        """`update` brings the message of a key up to date; `channel_gone` drops it."""
        self.name = name
        self.update = update
        self.channel_gone = channel_gone
        self._tables = context.tables
        self._reconciler = Reconciler(context.poster)
        self._slots: LruCache[K, Post] = LruCache(_KEPT, lambda slot: slot.in_use)

    def show_in(self, key: K, guild_id: int, seconds: float = 0.0) -> None:
        """Show a post after so many seconds, in the process that has this server: another one gets the news itself."""
        if self._tables.store.has(guild_id):
            self._tables.alarms.set_in((Alarm.CALLBACK, self.show, key, guild_id), guild_id, seconds)

    async def show(self, key: K, guild_id: int) -> Exception | None:
        """Bring a post up to date, and return what went wrong."""
        slot = self._slots.get_or_put(key, lambda: Post(self, key, guild_id))
        error = await self._reconciler.reconcile(slot)
        async with slot.lock:  # it may be under way already
            return error


class Post(Slot):
    def __init__(self, posts: Posts[Any], key: Any, guild_id: int) -> None:
        super().__init__()
        self.name = posts.name
        self._posts = posts
        self._key = key
        self.guild_id = guild_id

    async def update(self, response: Response | None) -> None:
        await self._posts.update(self._key)

    async def channel_gone(self) -> None:
        await self._posts.channel_gone(self._key)

    def retry_in(self, seconds: float) -> None:
        self._posts.show_in(self._key, self.guild_id, seconds)
