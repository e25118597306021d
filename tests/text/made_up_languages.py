"""Languages made up for tests from the English catalogues: a mark before each text, or another letter for each."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.text
from bot.text import SOURCE_LANGUAGE
from bot.ui.actions import command_group

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀçðéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŢÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(
    {plain: other * (1 + (plain in "aeiou")) for plain, other in zip(_LETTERS, _ACCENTED, strict=True)}
)
COMMAND = re.compile(r"/[a-z]+( [a-z-]+)?")


def mark(language: str) -> str:
    return f"⟨{language}⟩ "


def pseudo(text: str) -> str:
    """Write a text without a single English letter, and 40 % longer. What is typed stays as it is."""
    kept = [found[0] for found in COMMAND.finditer(text)]
    parts = COMMAND.sub("\0", text).translate(_ACCENTS).split("\0")
    return "".join(part for pair in zip(parts, [*kept, ""], strict=True) for part in pair)


def make_up(
    monkeypatch: pytest.MonkeyPatch,
    *languages: str,
    without: tuple[str, ...] = (),
    only: str | None = None,
    write: Callable[[str], str] | None = None,
) -> None:
    """`without`: keys without a translation; `only`: the game that alone is translated; `write`: instead of a mark."""
    shipped = bot.text.catalogue

    @cache
    def languages_of(game: str) -> tuple[str, ...]:
        return (SOURCE_LANGUAGE, *(languages if only in (None, game) and shipped(SOURCE_LANGUAGE, game) else ()))

    @cache
    def catalogue(language: str, game: str) -> str:
        source = shipped(SOURCE_LANGUAGE, game)
        if language not in languages_of(game) or language == SOURCE_LANGUAGE:
            return source if language == SOURCE_LANGUAGE else ""
        return rewritten(source, write) if write else _marked(source, mark(language), without)

    monkeypatch.setattr(bot.text, "languages_of", languages_of)
    monkeypatch.setattr(bot.text, "catalogue", catalogue)
    monkeypatch.setattr(command_group, "catalogue", catalogue)
    load_anew(monkeypatch)


def load_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let languages be loaded as if nobody had read them before."""
    for name in ("texts_in", "loaded_words"):
        monkeypatch.setattr(bot.text, name, cache(getattr(bot.text, name).__wrapped__))
    monkeypatch.setattr(bot.text, "_ready", {"", SOURCE_LANGUAGE})
    monkeypatch.setattr(bot.text, "_words", {})


@cache
def _marked(source: str, prefix: str, without: tuple[str, ...]) -> str:
    texts = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    for text in texts:
        assert text.value is not None
        text.value.elements.insert(0, ftl.TextElement(prefix))
    return FluentSerializer().serialize(ftl.Resource([text for text in texts if text.id.name not in without]))


@cache
def rewritten(source: str, write: Callable[[str], str]) -> str:
    resource = FluentParser().parse(source)

    class Writer(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            node.value = write(node.value)

    Writer().visit(resource)
    return FluentSerializer().serialize(resource)
