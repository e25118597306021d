"""The application's emojis: uploaded in the background, as many as Discord takes in an hour, and once more if they are
gone. One of several processes does that; the others read which there are.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Hashable
from contextlib import suppress
from hashlib import sha256
from itertools import chain, count
from typing import NamedTuple

import discord

from bot.features.emojis.catalogue import Catalogue, catalogue, find_own
from bot.features.emojis.store import EmojiBook, EmojiUpload
from bot.logs import cause
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.pool import Asker, NoAnswer, Rank, Stopping
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.ui.actions.services import Feature, Jobs, Kept, Services
from bot.ui.discord.response import REQUEST_ERRORS, with_timeout

log = logging.getLogger(__name__)

_HOUR = 3600.0
"""Seconds in which Discord takes so many, and after which it is listed again what is there."""
_STORED_EVERY = 300.0
"""Seconds after which the other processes read again what is stored."""
_LISTS_APART = 10.0
_RETRY = 60.0
"""Seconds after a failure; after each that follows it, twice as many, up to an hour."""
_APART = 1.0
"""Seconds between two uploads."""
_LONGEST_REASON = 200
_FOR_NOBODY = Asker(0, 0, Rank.NOBODY)


class EmojiUploads:
    def __init__(self, services: Services) -> None:
        """Read what is stored, if this is one of several processes. Discord is asked only when the bot is ready."""
        self._services, self._tables, self._shown = services, services.tables, services.emojis
        self._process = services.store.process
        self._shown.on_refused = self._note_refused
        self._alarms = Alarms(self._tables.clock.running, self._ring)
        self._looking = asyncio.Lock()
        self._listed_at = -math.inf
        self._is_refused = False
        """Discord has refused one since it was last listed what is there."""
        self._retry = _RETRY
        self._hashes: dict[str, str] = {}
        """The hashes of the pictures that were painted since the start."""
        self._told = ""
        if self._process.number is not None:
            self.look_in(0.0)

    async def start_once(self) -> None:
        """Begin to upload, in the one process that does."""
        self.look_in(0.0)

    async def close(self) -> None:
        await self._alarms.close()

    def look_in(self, seconds: float) -> None:
        if self._services.settings.emojis:
            due = max(self._tables.clock.running() + seconds, self._listed_at + _LISTS_APART)
            self._alarms.set("look", due)

    def _note_refused(self) -> None:
        self._is_refused = True
        self.look_in(0.0)

    async def _ring(self, _: Hashable) -> None:
        async with self._looking:
            pause = _HOUR
            try:
                pause = await self._look()
                self._retry = _RETRY
                if self._is_refused:
                    pause = 0.0
                else:
                    self._tell("")
            except (StoreClosed, Stopping):
                return
            except (StoreError, NoAnswer, *REQUEST_ERRORS) as error:
                pause, self._retry = self._retry, min(_HOUR, 2 * self._retry)
                late = isinstance(error, TimeoutError)  # discord.py waits as long as Discord says after a 429
                why = "Discord has let the bot wait too long" if late else " ".join(cause(error).split())
                self._tell(why[:_LONGEST_REASON])
            except Exception:
                log.exception("uploading emojis failed")
            self.look_in(pause)

    def _tell(self, trouble: str) -> None:
        """Log once how many emojis there are, and why not more."""
        self._shown.trouble = trouble
        told = f"{len(self._shown.known)} of {self._shown.wanted} emojis are there{trouble and ': '}{trouble}"
        if told != self._told:
            self._told = told
            log.log(logging.WARNING if trouble else logging.INFO, "%s", told)

    async def _look(self) -> float:
        """Note which emojis there are, and upload what is missing. Return in how many seconds to look again."""
        client, names = self._services.client, catalogue(self._services.kits)
        assert client.user is not None
        book = EmojiBook(self._services.store, client.application_id or 0)
        uploads = await book.uploads()
        stored = {upload.emoji_id: name for name, upload in uploads.items() if upload.emoji_id is not None}
        self._shown.wanted = len(names)
        if not self._is_refused:
            self._shown.note({name: emoji_id for emoji_id, name in stored.items()})
            if not self._process.is_first():
                return _STORED_EVERY
        self._listed_at = self._tables.clock.running()
        listed = await with_timeout(client.fetch_application_emojis())
        self._is_refused = False
        own, surplus = find_own(listed, names, stored, client.user.id)
        stock = _Stock(book, uploads, own, {emoji.name for emoji in listed})
        self._show(stock)
        for name in (uploads.keys() & names.keys()) - own.keys():
            await stock.put(name, uploads[name]._replace(emoji_id=None))
        if not self._process.is_first():
            return _STORED_EVERY
        for emoji in surplus:
            await stock.delete(emoji)
        for name in uploads.keys() - names.keys():
            await book.drop(name)
        return await self._upload_missing(stock, names)

    async def _upload_missing(self, stock: "_Stock", names: Catalogue) -> float:
        """Upload what is missing or has another picture by now, until Discord takes no more."""
        wall, most = self._tables.clock.wall, self._services.settings.emojis_per_hour
        begun = [upload.begun_at for upload in stock.uploads.values() if abs(wall() - upload.begun_at) < _HOUR]
        for name, paint in names.items():
            painted = None
            if name not in self._hashes:
                await yield_to_foreground()
                painted = await self._painted(paint)
                self._hashes[name] = sha256(painted).hexdigest()
            if await stock.has(name, self._hashes[name]):
                continue
            if most is not None:
                if len(begun) >= most:
                    return max(begun) + _HOUR - wall()
                await asyncio.sleep(_APART)
            await yield_to_foreground()
            if self._is_refused or not self._process.is_first():
                return 0.0
            begun.append(wall())
            upload = EmojiUpload(self._hashes[name], begun[-1], None)
            await self._upload(stock, name, upload, painted or await self._painted(paint))
        return _HOUR

    async def _painted(self, paint: Callable[[], bytes]) -> bytes:
        return await self._tables.spare_time.ask(_FOR_NOBODY, paint)

    async def _upload(self, stock: "_Stock", name: str, upload: EmojiUpload, picture: bytes) -> None:
        """Upload an emoji, in place of an outdated one."""
        if (outdated := stock.own.pop(name, None)) is not None:
            self._show(stock)
            await stock.delete(outdated)
        await stock.put(name, upload)  # a bot that is killed now counts it, and finds it when it lists
        names = chain([name], (f"{name}_{number}" for number in count(2)))
        free = next(name for name in names if name not in stock.taken)
        emoji = await with_timeout(self._services.client.create_application_emoji(name=free, image=picture))
        await stock.put(name, upload._replace(emoji_id=emoji.id))
        stock.own[name] = emoji
        if not self._is_refused:
            self._show(stock)

    def _show(self, stock: "_Stock") -> None:
        self._shown.note({name: emoji.id for name, emoji in stock.own.items()})


class _Stock(NamedTuple):
    """The application's emojis: those uploaded, those found, and all names taken."""

    book: EmojiBook
    uploads: dict[str, EmojiUpload]
    own: dict[str, discord.Emoji]
    taken: set[str]
    """All names, whoever has uploaded them."""

    async def put(self, name: str, upload: EmojiUpload) -> None:
        if upload != self.uploads.get(name):
            self.uploads[name] = upload
            await self.book.put(name, upload)

    async def has(self, name: str, picture: str) -> bool:
        """Return whether an emoji is there with this picture. One of which nothing is stored is taken to have it."""
        emoji, upload = self.own.get(name), self.uploads.get(name)
        if emoji is None:
            return False
        if upload is None or upload.emoji_id not in (None, emoji.id):
            upload = EmojiUpload(picture, emoji.created_at.timestamp(), emoji.id)
        await self.put(name, upload._replace(emoji_id=emoji.id))
        return upload.picture == picture

    async def delete(self, emoji: discord.Emoji) -> None:
        with suppress(discord.NotFound):
            await with_timeout(emoji.delete())
        self.taken.discard(emoji.name)


_UPLOADS = Kept(EmojiUploads)

FEATURE = Feature(
    kept=_UPLOADS,
    jobs=Jobs(
        start_once=lambda services: _UPLOADS.of(services.context).start_once(),
        close=lambda services: _UPLOADS.of(services.context).close(),
    ),
)
