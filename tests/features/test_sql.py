"""SQL stands in the store, in what a feature stores, and in what several processes share."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import bot

SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s")
WORD = re.compile(r"SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|INTO")
TABLE = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE) (\w+)")
ROOT = Path(bot.__file__).parent
STORE = ROOT / "tables" / "store"


@cache
def texts(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    nodes = ast.walk(ast.parse(source)) if WORD.search(source) else ()  # to parse all would take seconds
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_it_stands_nowhere_else() -> None:
    elsewhere = []
    for path in ROOT.rglob("*.py"):
        inside = path.relative_to(ROOT).parts
        in_feature = inside[0] == "features" and len(inside) == 3 and inside[2].endswith("store.py")
        if STORE in path.parents or inside[0] == "cluster" or in_feature:
            continue
        elsewhere += [(inside, text) for text in texts(path) if SQL.match(text)]
    assert elsewhere == []


def test_no_feature_uses_the_tables_of_another() -> None:
    of_frame = {name for path in STORE.rglob("*.py") for text in texts(path) for name in TABLE.findall(text)}
    users = defaultdict[str, set[str]](set)
    for path in (ROOT / "features").glob("*/*store.py"):
        for name in (name for text in texts(path) for name in TABLE.findall(text)):
            users[name].add(path.parent.name)
    assert {"daily_results", "ratings"} <= users.keys() - of_frame
    assert [(name, found) for name, found in users.items() if len(found) > 1 and name not in of_frame] == []
