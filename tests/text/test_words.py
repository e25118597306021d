"""Code and catalogues fit: every key that is said is there, none is there for nothing, every gap is filled."""

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.text
from bot.games import game_names
from bot.ui.kit import GameKit, check_texts

ROOT = Path(bot.text.__file__).parents[2]
SHARED = ""
REFUSALS = {"Refused", "Malformed", "Impossible"}
UNSAID = r"refused\-state\-version"
"""Told to the log alone: a table whose state no step makes current is set aside."""


class Use(NamedTuple):
    where: str
    game: str
    """Whose folder it is in; `SHARED` for the frame."""
    key: str
    """A pattern where the code puts it together."""
    values: frozenset[str] | None
    """None: not to be seen without running it."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by Fluent)
        self.names.add(node.id.name)


@cache
def catalogue(game: str) -> dict[str, set[str]]:
    """Each key with the gaps in its text."""
    folder = ROOT / "cogs" / game / "text" if game else ROOT / "bot" / "text"
    found: dict[str, set[str]] = {}
    path = folder / "en-US.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else ():
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@cache
def kits() -> list[GameKit]:
    return [importlib.import_module(f"cogs.{game}.cog").KIT for game in games()]


def games() -> list[str]:
    """Those that people can play; of one that only `simulate` and `replay` know, only its refusals are read."""
    return [game for game in game_names() if (ROOT / "cogs" / game / "cog.py").exists()]


@cache
def sources() -> list[tuple[Path, str, ast.Module]]:
    return list(_sources())


def _sources() -> Iterator[tuple[Path, str, ast.Module]]:
    for house in ("bot", "cogs"):
        for path in sorted((ROOT / house).rglob("*.py")):
            if "practice" in path.parts:
                continue  # speaks to its page in its own words, and has a Refused of its own
            inside = path.relative_to(ROOT).parts
            game = inside[1] if house == "cogs" and inside[1] in game_names() else SHARED
            if game and not (ROOT / "cogs" / game / "cog.py").exists():
                continue  # rules and a computer player alone: `simulate` plays them, nobody is told anything
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


def keys_for(use: Use) -> dict[str, set[str]]:
    """The keys within reach where this is said."""
    reach = dict(catalogue(SHARED))
    for game in [use.game] if use.game else games():
        reach |= catalogue(game)
    return reach


@cache
def literals() -> set[str]:
    """Every text that stands in the code, and the numbers that pages have: what a put-together key can be made of."""
    found = {str(number) for number in range(20)} | set(game_names())
    for _, _, tree in sources():
        found |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found | {text.replace("_", "-") for text in found}


def test_every_key_that_is_said_exists() -> None:
    missing = [
        f"{use.where}: {use.key}"
        for use in uses()
        if use.key != UNSAID and not any(re.fullmatch(use.key, key) for key in keys_for(use))
    ]
    assert not missing


def test_kits_declare_the_texts_that_the_frame_says_of_every_game() -> None:
    """Keys such as `{game}-name`; that a game has them is checked when it is loaded."""
    said = {use.key for use in uses() if use.game == SHARED and use.key.startswith(r"(.+)\-")}
    assert r"(.+)\-name" in said
    declared = {key for kit in kits() for key in kit.text_keys()}
    assert not [pattern for pattern in said if not any(re.fullmatch(pattern, key) for key in declared)]
    assert not [key for key in declared if not any(re.fullmatch(pattern, key) for pattern in said)]


def test_a_game_that_lacks_texts_is_not_loaded_and_the_error_names_them_all() -> None:
    for kit in kits():
        check_texts(kit)
    kit = next(kit for kit in kits() if kit.best is None)
    incomplete = replace(kit, rules_pages=kit.rules_pages + 1, best=len)
    page = kit.rules_pages + 1
    missing = f"{kit.name}-best, {kit.name}-rules-{page}, {kit.name}-rules-title-{page}"
    with pytest.raises(ValueError, match=f"the catalogue of {kit.name} lacks 3 texts: {missing}$"):
        check_texts(incomplete)


@pytest.mark.parametrize("game", [SHARED, *games()])
def test_every_key_of_the_catalogue_is_said(game: str) -> None:
    known = literals()
    spoken = [use for use in uses() if use.game in (SHARED, game)] if game else uses()
    unused = []
    for key in catalogue(game):
        if key.startswith("command-"):
            continue  # tests/discord/test_commands.py
        found = (re.fullmatch(use.key, key) for use in spoken)
        if not any(match and all(part in known for part in match.groups()) for match in found):
            unused.append(key)
    assert not unused


def test_every_gap_is_filled() -> None:
    unfilled = []
    for use in uses():
        if use.values is None:
            continue
        for key, gaps in keys_for(use).items():
            if re.fullmatch(use.key, key) and "(.+)" not in use.key and not gaps <= use.values:
                unfilled.append(f"{use.where}: {key} lacks {sorted(gaps - use.values)}")
    assert not unfilled


def test_the_frame_names_no_game() -> None:
    """But the bot, and what it calls out, are named after one."""
    others = re.compile("|".join(game for game in game_names() if game != "juse"), re.IGNORECASE)
    texts = {
        path: path.read_text(encoding="utf-8")
        for kind in ("py", "ftl", "js", "html")
        for path in (ROOT / "bot").rglob(f"*.{kind}")
    }
    assert len(texts) > 50
    assert not [path.name for path, text in texts.items() if others.search(text)]


def test_the_walk_sees_what_it_should() -> None:
    """A walk that found nothing would pass everything above."""
    found = {use.key for use in uses()}
    assert {r"refused\-not\-seated", r"table\-title", r"juse\-status\-open", r"juse\-call\-again"} <= found
    assert len(found) > 100


def test_titles_and_pages_fit_on_discord() -> None:
    for game in games():
        parser = FluentParser()
        text = (ROOT / "cogs" / game / "text" / "en-US.ftl").read_text(encoding="utf-8")
        for entry in parser.parse(text).body:
            if isinstance(entry, ftl.Message) and "-rules-" in entry.id.name:
                limit = 80 if "-title-" in entry.id.name else 2000
                assert entry.span is not None
                assert entry.span.end - entry.span.start <= limit + len(entry.id.name) + 3, entry.id.name
