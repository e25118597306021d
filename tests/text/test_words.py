"""Code and catalogues agree: every key that is used exists, every key is used, every variable is given."""

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import bot.text
from bot import ROOT
from bot.games import game_names
from bot.text import SOURCE_LANGUAGE, words_for
from bot.ui.kit import GameKit, check_texts

SHARED = ""
REFUSALS = {"Refused", "Malformed", "Impossible"}
ONLY_LOGGED = r"refused\-state\-version"


class Use(NamedTuple):
    where: str
    game: str
    """In whose folder; `SHARED` for the frame."""
    key: str
    """As a regular expression."""
    values: frozenset[str] | None
    """None: unknown without running the code."""


REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")


@cache
def texts(game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in FluentParser().parse(bot.text.catalogue(SOURCE_LANGUAGE, game)).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{game}: {entry.id.name} is there twice"
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


@cache
def catalogue(game: str) -> dict[str, set[str]]:
    """Each key with the variables of its text, and of the texts that it refers to."""
    known = texts(SHARED) | texts(game)
    whole = {key: REFERENCE.sub(lambda found: known[found[1]], known[key]) for key in texts(game)}
    return {key: {variable[1] for variable in re.finditer(r"\$([\w-]+)", text)} for key, text in whole.items()}


@cache
def referred_to() -> set[str]:
    """The keys that are used inside other texts."""
    return {key for game in (SHARED, *game_names()) for text in texts(game).values() for key in REFERENCE.findall(text)}


@cache
def kits() -> list[GameKit]:
    return [importlib.import_module(f"cogs.{game}.cog").KIT for game in game_names()]


@cache
def sources() -> list[tuple[Path, str, ast.Module]]:
    return list(_sources())


def _sources() -> Iterator[tuple[Path, str, ast.Module]]:
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]):
        house, inside, *_ = path.relative_to(ROOT).parts
        if inside != "practice":  # it has texts and a `Refused` of its own
            game = inside if house == "cogs" and inside in game_names() else SHARED
            yield path, game, ast.parse(path.read_text(encoding="utf-8"))


@cache
def uses() -> list[Use]:
    return list(_uses())


def _uses() -> Iterator[Use]:
    for path, game, tree in sources():
        for function in ast.walk(tree):
            if not isinstance(function, ast.Call):
                continue
            name = getattr(function.func, "attr", None) or getattr(function.func, "id", "")
            where = f"{path.relative_to(ROOT)}:{function.lineno}"
            values = frozenset(keyword.arg or "" for keyword in function.keywords)
            given = None if "" in values else values
            if name == "say" and function.args:
                for key in patterns(function.args[0], tree):
                    yield Use(where, game, key, given)
            elif name in REFUSALS and function.args:
                for key in patterns(function.args[0], tree):
                    yield Use(where, game, rf"refused\-{key}", given)


def patterns(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The keys that an expression can stand for, as regular expressions."""
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from patterns(node.body, tree)
        yield from patterns(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for line in ast.walk(tree):
            if isinstance(line, ast.Assign) and any(getattr(to, "id", "") == node.id for to in line.targets):
                yield from patterns(line.value, tree)


@cache
def keys_in(game: str) -> dict[str, set[str]]:
    """The keys that the code in this folder can use."""
    reach = dict(catalogue(SHARED))
    for name in [game] if game else game_names():
        reach |= catalogue(name)
    return reach


@cache
def needed(game: str) -> dict[str, set[str]]:
    """What is to be given to each text, by its key as code that is not put together names it."""
    return {re.escape(key): variables for key, variables in keys_in(game).items()}


# The cache of `re` itself is too small for all keys.
compiled = cache(re.compile)


@cache
def literals() -> set[str]:
    """Every text in the code, and page numbers: what keys can be put together from."""
    found = {str(number) for number in range(20)} | set(game_names())
    for _, _, tree in sources():
        found |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found | {text.replace("_", "-") for text in found}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("", "Deal of Nov 28"),
        ("de", "Partie vom 28. Nov."),
        ("fr", "Donne du 28 nov."),
        ("es-ES", "Partida del día, 28 nov"),
        ("pt-BR", "Partida de 28 de nov."),
    ],
)
def test_a_day_is_written_as_each_language_does(language: str, said: str) -> None:
    words = words_for(language)
    assert words.say("running-daily", day=words.day("2026-11-28")) == said


def test_every_key_that_is_used_exists() -> None:
    missing = [
        f"{use.where}: {use.key}"
        for use in uses()
        if use.key != ONLY_LOGGED and not any(map(compiled(use.key).fullmatch, keys_in(use.game)))
    ]
    assert not missing


def test_kits_declare_the_texts_that_the_frame_says_of_every_game() -> None:
    """Keys such as `{game}-name`. Whether a game has them is checked when it is loaded."""
    said = {use.key for use in uses() if use.game == SHARED and use.key.startswith(r"(.+)\-")}
    assert r"(.+)\-name" in said
    declared = {key for kit in kits() for key in kit.text_keys()}
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, key) for key in declared)]
    assert not [key for key in declared if not any(re.fullmatch(pattern, key) for pattern in said)]


def test_a_game_that_lacks_texts_is_not_loaded_and_the_error_names_them_all() -> None:
    for kit in kits():
        check_texts(kit)
    kit = kits()[0]
    incomplete = replace(kit, rules_pages=kit.rules_pages + 1)
    page = kit.rules_pages + 1
    missing = f"{kit.name}-rules-{page}, {kit.name}-rules-title-{page}"
    with pytest.raises(ValueError, match=f"the catalogue of {kit.name} lacks 2 texts: {missing}$"):
        check_texts(incomplete)


def test_every_key_of_a_catalogue_is_used() -> None:
    known = literals()
    unused = []
    for game in (SHARED, *game_names()):
        used = {use.key for use in uses() if not game or use.game in (SHARED, game)}
        for key in catalogue(game):
            if key.startswith("command-"):
                continue  # tests/discord/test_commands.py
            if key in referred_to() or re.escape(key) in used:
                continue
            found = (compiled(pattern).fullmatch(key) for pattern in used)
            if not any(match and all(part in known for part in match.groups()) for match in found):
                unused.append(key)
    assert not unused


def test_every_variable_is_given() -> None:
    lacking = []
    for use in uses():
        variables = needed(use.game).get(use.key)
        if use.values is not None and variables is not None and not variables <= use.values:
            lacking.append(f"{use.where}: {use.key} lacks {sorted(variables - use.values)}")
    assert not lacking
