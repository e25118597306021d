"""The features: each is a folder here and a name in this list, in which the frame finds what they hand over. Deleting
both removes one; what it has stored stays as it is.
"""

import importlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from bot.tables.store.store_errors import Collided, Outage, StoreClosed

if TYPE_CHECKING:
    from bot.tables.store.stored import Stored
    from bot.ui.actions.feature import Feature

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")

FEATURES = (
    "replay",
    "review",
    "challenge",
    "welcome",
    "daily",
    "reminders",
    "stats",
    "ratings",
    "series",
    "night",
    "watching",
    "lessons",
    "privacy",
    "settings",
    "emojis",
)


@cache
def stored() -> "Sequence[Stored]":
    """Return what each of them stores, of those that store anything."""
    names = (f"bot.features.{name}.store" for name in FEATURES)
    modules = [importlib.import_module(name) for name in names if find_spec(name)]
    return [module.STORED for module in modules if hasattr(module, "STORED")]


@cache
def features() -> "Sequence[Feature]":
    """Return what each of them does. The store must not ask: this imports all that people see."""
    return [importlib.import_module(f"bot.features.{name}.feature").FEATURE for name in FEATURES]


async def ask_each(
    hook: "Callable[[Feature], Callable[P, Awaitable[T]] | None]", *args: P.args, **kwargs: P.kwargs
) -> list[T]:
    """Return what those that have this function add to a message. One that fails adds nothing."""
    found: list[T] = []
    for one in features():
        if (ask := hook(one)) is not None:
            with left_out_if_failing(one):
                found.append(await ask(*args, **kwargs))
    return found


@contextmanager
def left_out_if_failing(feature: "Feature") -> Iterator[None]:
    """Log an error of this feature, and go on: a message lacks its part, and no more. While the database cannot answer,
    it is the whole message that is shown later.
    """
    try:
        yield
    except (Outage, Collided, StoreClosed):
        raise
    except Exception:
        log.exception("%s has failed: a message is shown without what it adds", feature.name)
