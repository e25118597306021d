"""Messages that features post in channels, each by a key of its own, and keep right."""

from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, TypeVar

from bot.core.lru_cache import LruCache
from bot.tables.runtime.alarms import Alarm
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.table.reconciler import Context, Reconciler, Slot

K = TypeVar("K")

_KEPT = 256


class Owed(NamedTuple):
    """A message that a feature has in a channel, or should have."""

    channel_id: int
    message: ReadyMessage
    nonce: int
    """A bot that was killed meanwhile may have posted it."""
    note: Callable[[int | None], Awaitable[None]]
    """Notes which message it is, once it stands there like this; None: somebody has deleted it."""
    posted: int | None = None
    again: bool = True
    """Posted if it is not there."""
    moves: bool = False
    """What was posted goes first."""


class Posts(Generic[K]):
    def __init__(
        self,
        name: str,
        context: Context,
        owed: Callable[[K], Awaitable[Owed | None]],
        channel_gone: Callable[[K], Awaitable[None]],
    ) -> None:
        """`owed` returns what should stand there for a key; None: nothing is left to do. `channel_gone` drops it."""
        self.name = name
        self.owed = owed
        self.channel_gone = channel_gone
        self.poster = context.poster
        self._tables = context.tables
        self._reconciler = Reconciler(context.poster)
        self._slots: LruCache[K, OwedSlot] = LruCache(_KEPT, lambda slot: slot.in_use)

    def show_in(self, key: K, guild_id: int, seconds: float = 0.0) -> None:
        """Show a post after so many seconds, in the process that has this server: another one gets the news itself."""
        if self._tables.store.has(guild_id):
            self._tables.alarms.set_in((Alarm.CALLBACK, self.show, key, guild_id), guild_id, seconds)

    async def show(self, key: K, guild_id: int) -> Exception | None:
        """Bring a post up to date, and return what went wrong."""
        slot = self._slots.get_or_put(key, lambda: OwedSlot(self, key, guild_id))
        error = await self._reconciler.reconcile(slot)
        async with slot.lock:  # it may be under way already
            return error


class OwedSlot(Slot):
    def __init__(self, posts: Posts[Any], key: Any, guild_id: int) -> None:
        super().__init__()
        self.name = posts.name
        self._posts = posts
        self._key = key
        self.guild_id = guild_id

    async def update(self, response: Response | None) -> None:
        owed, poster = await self._posts.owed(self._key), self._posts.poster
        if owed is None:
            return
        posted = owed.posted
        if posted is not None and owed.moves:
            # Before another is posted: a bot that is killed meanwhile leaves none, and posts it when it starts.
            await poster.delete(owed.channel_id, posted)
            posted = None
        if posted is not None and not await poster.edit(owed.channel_id, posted, owed.message):
            posted = None
        if posted is None and owed.again:
            posted = await poster.post(owed.channel_id, owed.message, owed.nonce)
        await owed.note(posted)

    async def channel_gone(self) -> None:
        await self._posts.channel_gone(self._key)

    def retry_in(self, seconds: float) -> None:
        self._posts.show_in(self._key, self.guild_id, seconds)
