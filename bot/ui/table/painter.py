"""The painter of pictures: in a thread of its own, one after another, and those that somebody waits for first."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from enum import IntEnum
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from bot.core.lru_cache import LruCache
from bot.metrics import METRICS
from bot.tables.runtime.priority import is_urgent
from bot.text import Words
from bot.ui.discord.components import CONTENT_LIMIT, shortened, within_limit
from bot.ui.discord.names import literal
from bot.ui.discord.response import ReadyMessage, Upload
from bot.ui.table.pace import Pace
from bot.ui.table.presentation import CallPicture, Presentation
from render import NEVER, Frame, Scene, gif_for, paint

if TYPE_CHECKING:
    from render.gif import Gif

log = logging.getLogger(__name__)

GIF_LIMIT = 200 * 1024
"""Bytes of an animation. What would be larger is shown as a picture of its end."""

STEP, HOLD = 800, 4000
"""Milliseconds that a frame of an announcement is shown, and the last one. After that it starts over once."""

_FLASH, _LAST = 20, 1000
"""Milliseconds of the first frame of a hand, and of the last one: both are the picture that follows."""

_KEPT = 8
"""Pictures. Most are wanted again at once: a table that has just been edited is posted again below its call to turn."""

_FILMS_KEPT = 2

T = TypeVar("T")


class _Urgency(IntEnum):
    """What is painted first. Somebody waits for a picture, or for a whole animation, of a dozen pictures."""

    PICTURE, ANIMATION, NOBODY_WAITS = range(3)


class _Thread:
    """Does one thing after another: of all that waits, the most urgent."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._waiting: list[tuple[_Urgency, int, asyncio.Future[Any], Callable[[], Any]]] = []
        self._numbers = count()
        self._is_busy = False

    def close(self) -> None:
        for _, _, done, _ in self._waiting:
            done.cancel()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def do(self, urgency: _Urgency, work: Callable[[], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._numbers), done, work))
        if not self._is_busy:
            self._begin_next()
        return done

    def _begin_next(self) -> None:
        while self._waiting and not self._is_busy:
            *_, done, work = heappop(self._waiting)
            if not done.done():  # nobody has given it up
                begun = asyncio.get_running_loop().run_in_executor(self._executor, work)
                begun.add_done_callback(partial(self._end, done))
                self._is_busy = True

    def _end(self, done: asyncio.Future[Any], ended: asyncio.Future[Any]) -> None:
        self._is_busy = False
        if ended.cancelled():
            done.cancel()
        elif done.done():
            ended.exception()  # nobody wants to know any more
        elif (error := ended.exception()) is not None:
            done.set_exception(error)
        else:
            done.set_result(ended.result())
        self._begin_next()


class Painter:
    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._thread = _Thread()
        self._painted: LruCache[Scene, bytes] = LruCache(_KEPT)
        self._films: LruCache[tuple[Frame, ...], Gif] = LruCache(_FILMS_KEPT)
        """Animations in the part that several hands share."""
        self._filming = asyncio.Lock()
        """Held while such an animation is painted for which nobody waits, so that each is painted once."""
        self._closed = False

    def close(self) -> None:
        self._closed = True
        self._thread.close()

    async def ready(self, shown: Presentation, words: Words, *, same_picture: bool = False) -> ReadyMessage:
        """Paint a presentation. `same_picture`: the edited message keeps its picture, which is not uploaded again."""
        if shown.scene is None or same_picture:
            return _ready(shown, None if same_picture else ())
        if shown.frames:
            upper, *below = shown.scene.parts or (shown.scene,)
            # Who has animations switched off sees the first frame. A hand's is its end, so it need not be replaced.
            first = [(upper, _FLASH)] if below else []
            strips = (below[0], shown.meanwhile) if below else ()
            gif = await self._animate([*first, *shown.frames, (upper, _LAST)], strips=strips)
            if gif is not None:
                seconds = 0.0 if below else sum(milliseconds for _, milliseconds in shown.frames) / 1000
                return _ready(shown, (Upload(gif, "table.gif", shown.alt),), seconds)
        png = await self.paint(shown.scene)
        if png is None:
            return without_picture(shown, words)
        return _ready(shown, (Upload(png, "table.png", shown.alt),))

    async def paint(self, scene: Scene) -> bytes | None:
        """Paint a picture. None: it failed."""
        png = self._painted.get(scene)
        if png is not None:
            return png
        try:
            png = await self._in_turn(paint, scene)
        except Exception:
            self._report("a picture could not be painted")
            return None
        self._painted.put(scene, png)
        return png

    async def moment(self, shown: CallPicture, *, motion: bool) -> Upload | None:
        """Paint a call's picture as an animation, or as a picture of its end. None: it failed."""
        if motion and len(shown.scenes) > 1:
            *steps, last = shown.scenes
            gif = await self._animate([*((scene, STEP) for scene in steps), (last, HOLD)], again=1)
            if gif is not None:
                return Upload(gif, "juse.gif", shown.alt)
        png = await self.paint(shown.scenes[-1])
        return None if png is None else Upload(png, "juse.png", shown.alt)

    async def film(self, frames: Sequence[Frame]) -> "Gif | None":
        """Paint an animation ahead, to which what stands still below it is added later. None: it failed."""
        try:
            return await self._film(frames)
        except Exception:
            self._report("an animation could not be painted ahead")
            return None

    async def above(self, film: "Gif", strip: Scene) -> bytes | None:
        """Return an animation that was painted ahead, above a strip. None: it became too large."""
        gif = await self._in_turn(film.to_bytes, NEVER, strip)
        return gif if len(gif) <= GIF_LIMIT else None

    async def _animate(
        self, frames: Sequence[Frame], again: int = NEVER, strips: Sequence[Scene | None] = ()
    ) -> bytes | None:
        """Paint an animation, above what stands still. None: it failed, or became too large."""
        try:
            if not strips:
                gif = (await self._film(frames)).to_bytes(again)
            else:
                film = self._films.get(tuple(frames))
                if film is None:
                    async with nullcontext() if is_urgent() else self._filming:
                        film = self._films.get(tuple(frames)) or await self._film(frames)
                    self._films.put(tuple(frames), film)
                gif = await self._in_turn(film.to_bytes, again, *strips)
        except Exception:
            self._report("an animation could not be painted")
            return None
        return gif if len(gif) <= GIF_LIMIT else None

    async def _film(self, frames: Sequence[Frame]) -> "Gif":
        """Paint an animation, frame by frame, so that a picture may come between; and no other animation."""
        film = await self._in_turn(gif_for, frames, animation=True)
        await asyncio.gather(*(self._in_turn(film.add, *frame, animation=True) for frame in frames))
        film.end()
        return film

    def _report(self, what: str) -> None:
        """Log a fault. A bot that stops paints nothing more, and that is none."""
        if not self._closed:
            log.exception(what)

    async def _in_turn(self, work: Callable[..., T], *args: Any, animation: bool = False) -> T:
        begun, urgency = self._pace.now(), _Urgency.NOBODY_WAITS
        if is_urgent():
            urgency = _Urgency.ANIMATION if animation else _Urgency.PICTURE
        done = await METRICS.pictures.timed(self._thread.do(urgency, partial(work, *args)))
        if urgency is _Urgency.NOBODY_WAITS:
            self._pace.lag = self._pace.now() - begun
        return done


def _ready(shown: Presentation, files: Sequence[Upload] | None, moves_for: float = 0.0) -> ReadyMessage:
    return ReadyMessage(shown.content, shown.panel, files, moves_for, shown.deck)


def without_picture(shown: Presentation, words: Words) -> ReadyMessage:
    """Put the picture in words, so that the game can go on. Without a picture nothing is missing."""
    if shown.scene is None:
        return _ready(shown, ())
    lines = [shown.content, words.say("picture-failed")]
    room = CONTENT_LIMIT - sum(len(line) + 1 for line in lines)
    content = within_limit([*lines, shortened(literal(shown.alt), room)])
    return ReadyMessage(content, shown.panel, deck=shown.deck)
