"""Texts that Discord cuts off or refuses are short enough in every language, with the longest values."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import bot.text
from bot.games import game_names
from bot.text import SOURCE_LANGUAGE

LIMITS = (
    (re.compile(r"command-.*"), 100),
    (re.compile(r"button-my-.*|.*-(?:list|choose|which|go|hands|options|give-up)"), 150),
    (
        re.compile(r"(?:.*-)?button-.*|juse-to-.*|replay-to-.*|figures-.*|film-(?:whole|best)|welcome-(?:play|learn)"),
        38,
    ),
    (re.compile(r"challenge-(?:play|here|watch|anyway)"), 38),
    (re.compile(r".*-badge-.*-how"), 24),
    (re.compile(r".*-badge-.*"), 18),
)
"""What Discord takes, or shows on a phone. The first that fits is meant."""
VALUES = {"name": 14, "game": 8, "cards": 11, "card": 3, "move": 11, "wanted": 12}
"""So long are names on buttons, after the sign of the seat. All else is a number."""
A_NUMBER = 2


def sizes(source: str, shared: str) -> dict[str, int]:
    """Return how long each text can become."""
    known = {
        entry.id.name: entry.value
        for catalogue in (shared, source)
        for entry in FluentParser().parse(catalogue).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }

    def longest(part: ftl.SyntaxNode) -> int:
        match part:
            case ftl.Pattern(elements=parts):
                return sum(map(longest, parts))
            case ftl.TextElement(value=text) | ftl.StringLiteral(value=text):
                return len(text)
            case ftl.Placeable(expression=inside):
                return longest(inside)
            case ftl.SelectExpression(variants=variants):
                return max(longest(variant.value) for variant in variants)
            case ftl.MessageReference(id=key):
                return longest(known[key.name])
            case ftl.VariableReference(id=key):
                return VALUES.get(key.name, A_NUMBER)
        return A_NUMBER

    return {key: longest(text) for key, text in known.items()}


def too_long(source: str, shared: str) -> Iterable[tuple[str, int]]:
    for key, size in sizes(source, shared).items():
        limit = next((limit for pattern, limit in LIMITS if pattern.fullmatch(key)), size)
        if size > limit:
            yield key, size


@pytest.mark.parametrize("game", ["", *game_names()])
def test_labels_descriptions_and_placeholders_have_room(game: str) -> None:
    shared = bot.text.catalogues("")
    for language, source in bot.text.catalogues(game).items():
        assert not dict(too_long(source, shared.get(language, shared[SOURCE_LANGUAGE])))
