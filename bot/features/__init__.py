"""The features: each is a folder here and a name in this list, in which the frame finds what they hand over. Deleting
both removes one; what it has stored stays as it is.
"""

import importlib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.store.stored import Stored
    from bot.ui.actions.feature import Feature

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
    "lessons",
    "privacy",
    "settings",
)


@cache
def stored() -> "Sequence[Stored]":
    """Return what each of them stores, of those that store anything."""
    modules = (f"bot.features.{name}.store" for name in FEATURES)
    return [importlib.import_module(module).STORED for module in modules if find_spec(module)]


@cache
def features() -> "Sequence[Feature]":
    """Return what each of them does. The store must not ask: this imports all that people see."""
    return [importlib.import_module(f"bot.features.{name}.feature").FEATURE for name in FEATURES]
