"""What the bot uses of discord.py's private parts, and that only `internals` does so."""

import ast
from pathlib import Path

from bot import ROOT

ALLOWED = {"bot/ui/discord/internals.py", "bot/practice/world.py"}
"""The last overrides a private method of simcord."""


def test_only_internals_uses_private_parts_of_discord_py() -> None:
    """`bot.core` and `bot.tables` do not import discord.py, so they are not checked."""
    free = ("bot/core/", "bot/tables/")
    paths = {
        path.relative_to(ROOT).as_posix(): path for house in ("bot", "cogs") for path in ROOT.glob(f"{house}/**/*.py")
    }
    assert paths.keys() >= ALLOWED
    own = ("bot/cluster/packed_servers.py", "bot/cluster/shared_shards.py", "bot/cluster/shared_clock.py")
    checked = {name: path for name, path in paths.items() if name not in (*ALLOWED, *own) and not name.startswith(free)}
    assert not {name: found for name, path in checked.items() if (found := _foreign_private_names(path))}


def _foreign_private_names(path: Path) -> set[str]:
    """Private attributes that a module reads but does not define."""
    read, defined = set[str](), set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(attr=name, ctx=ast.Load()):
                read.add(name)
            case ast.Attribute(attr=name) | ast.Name(id=name, ctx=ast.Store()):
                defined.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                defined.add(name)
            case _:
                pass
    of_named_tuples = {"_replace"}
    return {name for name in read - defined - of_named_tuples if name.startswith("_") and not name.startswith("__")}
