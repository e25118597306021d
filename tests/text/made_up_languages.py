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
    shipped = bot.text.catalogues

    def catalogues(game: str) -> dict[str, str]:
        found = shipped(game)
        if SOURCE_LANGUAGE not in found or (only is not None and game != only):
            return {name: text for name, text in found.items() if name == SOURCE_LANGUAGE}
        source = found[SOURCE_LANGUAGE]
        return {
            SOURCE_LANGUAGE: source,
            **{name: rewritten(source, write) if write else _marked(source, mark(name), without) for name in languages},
        }

    monkeypatch.setattr(bot.text, "catalogues", catalogues)
    monkeypatch.setattr(bot.text, "loaded_words", cache(bot.text.loaded_words.__wrapped__))


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
