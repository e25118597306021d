"""Every sentence that a person reads, from Fluent catalogues: one that all games share, with one in each feature's
folder, and one in each game's.

A catalogue is a file LANGUAGE.ftl. A translation is a new file beside `en-US.ftl` and needs no code
(docs/a-language-of-your-own.md); what it lacks is said in English.
"""

import asyncio
import logging
import re
import threading
from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, Protocol

from babel import Locale, localedata
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message, Resource, Term

from bot.core.errors import Refused
from bot.feature_names import FEATURES
from bot.games import game_names

SOURCE_LANGUAGE = "en-US"
COMPLETE = (SOURCE_LANGUAGE, "de", "es-ES", "fr", "pt-BR")
"""The languages that lack nothing, as the README says: a test holds them to it."""

_KEPT = 2048
"""Texts of a language. A crowd at a thousand tables finds nine of ten of its texts; with twice as many, 4 % more."""
_LISTS_KEPT, _PARSED_KEPT = 1024, 256
_NAMED = 10
_YES_OR_NO = {True: "yes", False: "no"}

ListStyle = Literal["standard", "or"]

default_language = ""
"""The language of those for whom none is known: `dev gallery --language` sets another than English."""

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_BEFORE_ITS_SOUND = re.compile(r"\W*(?:(?P<i>h?[ií](?![aeou]))|h?[oó])", re.IGNORECASE)
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\s][^{}\n]*?) *(?:\n(?:\s|#.*)*)?\Z")
"""A text on one line with nothing to fill in, and what comments follow: it says itself."""
_NEITHER = re.compile(r"^(?![\s#}]|-?[a-zA-Z][\w-]* *=).+", re.MULTILINE)
"""A line that neither begins a text nor goes on with one."""

log = logging.getLogger(__name__)

_ready = {"", SOURCE_LANGUAGE}
_words: "dict[tuple[str, str], Words]" = {}
"""The texts, by language and game."""
_loading = threading.Lock()


_UNSAID = (
    *("unit_patterns", "compound_unit_patterns", "unit_display_names", "currency_names", "currency_names_plural"),
    *("meta_zones", "time_zones", "date_fields", "interval_formats", "compact_decimal_formats"),
)
"""What no text says of that which is known about a language, three quarters of it."""


@cache
def _grammar(language: str) -> Locale:
    """Return what CLDR knows of a language, and let go of what no text says."""
    locale = Locale.parse(language, sep="-")
    for name in ("root", locale.language, str(locale)):
        known = localedata.load(name)
        for section in _UNSAID:
            known.pop(section, None)
    return locale


@lru_cache(_LISTS_KEPT)
def _joined(items: Sequence[str], style: ListStyle, language: str) -> str:
    """Join a list; in Spanish with *e* and *u* before the sounds of *y* and *o*, which CLDR leaves to others."""
    text = format_list(items, style, _grammar(language))
    if language.startswith("es-") and items and (known := _BEFORE_ITS_SOUND.match(items[-1])) is not None:
        plain, other = ("y", "e") if known["i"] else ("o", "u")
        head = text.removesuffix(items[-1])
        text = f"{head.removesuffix(f' {plain} ')} {other} {items[-1]}" if head.endswith(f" {plain} ") else text
    return text


class Say(Protocol):
    """Return a text with these values in it. True and False are `yes` and `no` to the catalogue."""

    def __call__(self, key: str, **values: str | float) -> str: ...


class Words:
    """One language: of each text, the first that there is. What it lacks is said in the words of `fallback`."""

    def __init__(self, *texts: dict[str, str], locale: str = SOURCE_LANGUAGE, fallback: "Words | None" = None) -> None:
        self.locale = locale
        self._fallback = fallback
        self._babel = _grammar(locale)
        # What the catalogues' own NUMBER does not know: the plural category of 1st, 2nd, 3rd and so on.
        ordinal: Any = self._babel.ordinal_form
        # Without isolating marks around every name and number: names that need them bring their own.
        self._bundle = FluentBundle([locale], use_isolating=False, functions={"ORDINAL": ordinal})
        self._sources = ChainMap(*texts)
        self._read = set[str]()
        self.say: Say = partial(_said_in(locale), self)

    def has(self, key: str) -> bool:
        return key in self._sources or (self._fallback is not None and self._fallback.has(key))

    def say_once(self, key: str, **values: str | float) -> str:
        """Return a text, and keep nothing of it."""
        if self._fallback is not None and key not in self._sources:
            return self._fallback.say(key, **values)
        if plain := _PLAIN.match(self._sources.get(key, "")):
            return plain[1]
        if key not in self._read:  # parsed when it is first said: of most languages few ever are
            needed = with_references([key], self._sources)
            for name in needed.keys() - self._read:
                self._bundle.add_resource(_parsed(needed[name]))
            self._read |= needed.keys()
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        read = {name: _YES_OR_NO[value] if isinstance(value, bool) else value for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, read)
        if errors and self._fallback is not None:
            return self._fallback.say(key, **values)  # what it refers to is missing here
        if errors:
            log.error("text %s could not be filled: %s", key, errors)
        return str(text)

    def listed(self, items: Iterable[str], style: ListStyle = "standard") -> str:
        """Join names as a part of a sentence: alice, bob, and carol."""
        return _joined(tuple(items), style, self.locale)

    def some(self, names: Sequence[str]) -> str:
        """Join the names of any number of people: ten of them, and how many more there are."""
        if len(names) <= _NAMED:
            return self.listed(names)
        return self.say("some-names", names=self.say("list-separator").join(names[:_NAMED]), more=len(names) - _NAMED)

    def day(self, day: str, parts: str = "MMMd") -> str:
        """Write a day, YYYY-MM-DD, as it is said: Nov 25."""
        return format_skeleton(parts, date.fromisoformat(day), locale=self._babel)

    def refusal(self, refused: Refused, **names: str | float) -> str:
        """Return the sentence for a refused action; `names` replace its numbers by what people call them."""
        return self.say(f"refused-{refused.code}", **{**refused.values, **names})


@cache
def _said_in(language: str) -> Callable[..., str]:
    """Return what says the texts of a language, of all games, and keeps those said last: a table says most things again
    and again, and without this a fifth of the work of a move went into wording. Typed, as 1 and 1.0 are one key to a
    dictionary but read differently.
    """
    return lru_cache(_KEPT, typed=True)(Words.say_once)


def words_for(locale: str, game: str = "") -> Words:
    """Return the words for a language of Discord: that one, another variant of it, or the source language. They must be
    `ready` where others would wait until they are loaded.
    """
    key = locale or default_language, game
    if key not in _words:
        _words[key] = loaded_words(languages_for(*key), game)
    return _words[key]


async def ready(locale: str) -> None:
    """Load a language when its first reader comes, in a thread: in the event loop everybody would wait for it."""
    if locale not in _ready:
        await asyncio.to_thread(_load, locale)


def _load(locale: str) -> None:
    with _loading:  # who comes meanwhile waits for the same
        for game in ("", *game_names()):
            words_for(locale, game)
        _ready.add(locale)


def languages_for(locale: str, game: str = "") -> Sequence[str]:
    """Return the languages that there are catalogues in, the best first; the last is the source language."""
    available = {*languages_of(""), *languages_of(game)}
    variants = sorted(name for name in available if name.partition("-")[0] == locale.partition("-")[0])
    exact = [locale] if locale in available else []
    return tuple(dict.fromkeys((*exact, *variants, SOURCE_LANGUAGE)))


def languages(games: Iterable[str]) -> Sequence[str]:
    """Return all that there are catalogues in, the source language first."""
    found = {language for game in ("", *games) for language in languages_of(game)} - {SOURCE_LANGUAGE}
    return SOURCE_LANGUAGE, *sorted(found)


def own_name(language: str) -> str:
    """Return what a language calls itself, as in Discord's settings: Deutsch, Português (Brasil)."""
    locale = Locale.parse(language, sep="-")
    alone = language == SOURCE_LANGUAGE or not locale.territory
    name = (Locale(locale.language) if alone else locale).get_display_name() or language
    return name[0].upper() + name[1:]


@cache
def called(language: str) -> frozenset[str]:
    """Return what somebody may type for a language: what Discord calls it, and its names in itself and in English."""
    locale = Locale.parse(language, sep="-")
    of = locale, Locale("en")
    names = [language, *map(locale.get_display_name, of), *map(locale.get_language_name, of)]
    return frozenset(name.casefold() for name in names if name)


@cache
def loaded_words(locales: Sequence[str], game: str) -> Words:
    locale, *others = locales
    texts = [texts_in(locale, of) for of in dict.fromkeys(("", game))]
    return Words(*texts, locale=locale, fallback=loaded_words(tuple(others), game) if others else None)


def reload() -> None:
    """Read all texts anew, each when it is said next."""
    _words.clear()
    loaded_words.cache_clear()
    texts_in.cache_clear()


@cache
def texts_in(language: str, game: str) -> dict[str, str]:
    return entries(catalogue(language, game))


@cache
def languages_of(game: str) -> Sequence[str]:
    """Return the languages of a game's catalogues, or a feature's, or of those that all games share."""
    found = (path.name for folder in text_folders(game) for path in folder.iterdir())
    return tuple({name.removesuffix(".ftl") for name in found if name.endswith(".ftl")})


def catalogue(language: str, game: str) -> str:
    """Return the texts of a game, or of a feature with a group of commands, or those that all games share with those of
    features. They are read whenever they are asked for.
    """
    paths = (folder.joinpath(f"{language}.ftl") for folder in text_folders(game))
    return "".join(f"{path.read_text(encoding='utf-8')}\n" for path in paths if path.is_file())


def text_folders(game: str) -> Sequence[Traversable]:
    """Return where the catalogues of a game are, or those that all games share and those of features."""
    package = "bot.features" if game in FEATURES else "cogs"
    owners = [f"{package}.{game}"] if game else [f"bot.features.{name}" for name in FEATURES]
    folders = [*([] if game else [files("bot.text")]), *(files(owner).joinpath("text") for owner in owners)]
    return [folder for folder in folders if folder.is_dir()]


def entries(catalogue: str) -> dict[str, str]:
    """Return each text of a catalogue, unparsed, by its key; terms with their hyphen."""
    if wrong := _NEITHER.search(catalogue):
        raise ValueError(f"not Fluent: {wrong[0]}")
    return split(catalogue)


def split(catalogue: str) -> dict[str, str]:
    """Return the same, with whatever else stands below each key."""
    found = [*ENTRY.finditer(catalogue)]
    ends = [*(entry.start() for entry in found), len(catalogue)][1:]
    texts: dict[str, str] = {}
    for entry, end in zip(found, ends, strict=True):
        texts.setdefault(entry[0], catalogue[entry.start() : end])
    return texts


def with_references(keys: Iterable[str], texts: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of these keys, and all that they refer to, as far as there are any."""
    wanted, found = [*keys], dict[str, str]()
    while wanted:
        key = wanted.pop()
        if key in texts and key not in found:
            found[key] = texts[key]
            wanted += _REFERENCE.findall(texts[key])
    return found


@lru_cache(_PARSED_KEPT)
def _parsed(text: str) -> Resource:
    """Parse a text. What Fluent would silently drop is an error here. Cached because parsing takes long, and each game
    parses those that all share.
    """
    resource = FluentParser(with_spans=False).parse(text)  # spans would take two megabytes
    for entry in resource.body:
        if not isinstance(entry, Message | Term | BaseComment):
            raise ValueError(f"not Fluent: {entry.content}")
    return resource


_UNITS = (("days", 86400, 3600), ("hours", 3600, 60), ("minutes", 60, 1))
"""Each unit with its seconds, and those of the smaller unit that is told beside it."""


def duration_text(seconds: float, words: Words) -> str:
    whole = int(seconds)
    for name, more, less in _UNITS:
        if whole >= more:
            return words.say(f"duration-{name}", more=whole // more, less=whole % more // less)
    return words.say("duration-seconds", more=whole)


def seconds_text(seconds: float | None, words: Words) -> str:
    """Say how quick somebody was."""
    if seconds is None:
        return "unknown"
    return words.say("quick-seconds", seconds=round(max(seconds, 0.1), 1 if seconds < 10 else 0))
