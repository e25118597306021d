"""Every sentence a person reads, from Fluent catalogues: one shared by all games, one in each game's folder.

Keys are the code's, texts the catalogue's, so a translation is a file beside `en-US.ftl` and moves no code.
"""

import logging
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from bot.core.errors import Refused

LOCALE = "en-US"

_KEPT = 2048
"""Sentences kept as they were said last."""

log = logging.getLogger(__name__)


class Words:
    def __init__(self, *catalogues: str) -> None:
        # Isolating marks would stand around every name and number; names that need them bring their own.
        self._bundle = FluentBundle([LOCALE], use_isolating=False)
        for text in catalogues:
            self._bundle.add_resource(_parsed(text))
        # Most of what a table says it has said before, and to word it anew each time was a fifth of the work of a move.
        # Typed: one and 1.0 are the same to a dictionary, but not to who reads them.
        self._said = lru_cache(_KEPT, typed=True)(self._worded)

    @classmethod
    def for_games(cls, names: Iterable[str] = ()) -> "Words":
        return cls(_catalogue("bot.text"), *(_catalogue(f"cogs.{name}.text") for name in names))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **values: str | float) -> str:
        return self._said(key, **values)

    def _worded(self, key: str, **values: str | float) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            log.error("text %s could not be filled: %s", key, errors)
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        return self.say("list-separator").join(items)

    def refusal(self, refused: Refused, **names: str | float) -> str:
        """The sentence for a refused action; `names` replace its numbers by what people call them."""
        return self.say(f"refused-{refused.code}", **{**refused.values, **names})


@cache
def _parsed(text: str) -> Resource:
    """What Fluent cannot read it drops without a word; here it is an error. Reading takes long, and each game reads
    what all games share.
    """
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"not Fluent: {entry.content}")
    return resource


@cache
def _catalogue(package: str) -> str:
    folder = files(package.rpartition(".")[0]) / package.rpartition(".")[2]
    return (folder / f"{LOCALE}.ftl").read_text(encoding="utf-8")
