"""Languages made up for tests: the English catalogues with a mark before each text."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import bot.text
from bot.text import SOURCE_LANGUAGE


def mark(language: str) -> str:
    return f"⟨{language}⟩ "


def make_up(
    monkeypatch: pytest.MonkeyPatch, *languages: str, without: tuple[str, ...] = (), only: str | None = None
) -> None:
    """`without`: keys without a translation; `only`: the game that alone is translated."""
    shipped = bot.text.catalogues

    def catalogues(game: str) -> dict[str, str]:
        found = shipped(game)
        if SOURCE_LANGUAGE not in found or (only is not None and game != only):
            return {**found}
        return {**found, **{name: _translated(found[SOURCE_LANGUAGE], mark(name), without) for name in languages}}

    monkeypatch.setattr(bot.text, "catalogues", catalogues)
    monkeypatch.setattr(bot.text, "loaded_words", cache(bot.text.loaded_words.__wrapped__))


@cache
def _translated(source: str, prefix: str, without: tuple[str, ...]) -> str:
    texts = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    for text in texts:
        assert text.value is not None
        text.value.elements.insert(0, ftl.TextElement(prefix))
    return FluentSerializer().serialize(ftl.Resource([text for text in texts if text.id.name not in without]))
