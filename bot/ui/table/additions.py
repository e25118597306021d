"""What features add to a message. One that fails adds nothing."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from bot.core.summary import Summary
from bot.tables.steps.model import TableData
from bot.tables.store.store_errors import Collided, Outage, StoreClosed
from bot.text.voice import Voice
from bot.ui.discord.components import Button, PanelRow
from bot.ui.kit import GameKit
from render.layout import Box
from render.scene import Item

log = logging.getLogger(__name__)

T = TypeVar("T")
Part = TypeVar("Part")
P = ParamSpec("P")

ClosingRows = Callable[[GameKit, TableData, Summary, Voice], Sequence[PanelRow]]
"""Returns rows below the buttons of a game that was played to its end."""


class Strip(NamedTuple):
    """What stands below a picture, as wide as that."""

    height: int
    draw: Callable[[Box], Iterable[Item]]
    alt: str
    line: str
    """The line that the message says besides; empty: none."""
    in_words: str
    """The line that it says where there is no picture."""


class News(NamedTuple):
    user_id: int
    text: str
    head: str = ""
    """A common beginning: all news with the same one are told in one line, behind it."""
    strip: Strip | None = None
    """The same below the picture."""


class TodayRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do today, once, for one person: what came of it, or how long it takes."""

    title: str
    button: Button
    """Begins it, goes on with it, or looks back at it."""
    days: Collection[str]
    """The days on which they have done it."""
    told: str = ""
    """What came of it, or that it has begun, in a few words."""
    done: bool = False
    stars: int | None = None
    minutes: int | None = None


async def ask_each(
    parts: Mapping[str, Part],
    hook: Callable[[Part], Callable[P, Awaitable[T]] | None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> list[T]:
    """Return the additions of all features that have this function."""
    found: list[T] = []
    for name, part in parts.items():
        if (ask := hook(part)) is not None:
            with left_out_if_failing(name):
                found.append(await ask(*args, **kwargs))
    return found


@contextmanager
def left_out_if_failing(feature: str) -> Iterator[None]:
    """Log an error of this feature, and go on: the message lacks its part, and no more. While the database cannot
    answer, the whole message is shown later.
    """
    try:
        yield
    except (Outage, Collided, StoreClosed):
        raise
    except Exception:
        log.exception("%s has failed: a message is shown without what it adds", feature)
