"""SQL stands in the store, and in the one file of each feature that says what it stores."""

import ast
import re
from pathlib import Path

import bot

SQL = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s")
ROOT = Path(bot.__file__).parent


def test_it_stands_nowhere_else() -> None:
    elsewhere = []
    for path in ROOT.rglob("*.py"):
        inside = path.relative_to(ROOT).parts
        if inside[:2] == ("tables", "store") or (inside[0] == "features" and inside[2:] == ("store.py",)):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.match(node.value):
                elsewhere.append((inside, node.value))
    assert elsewhere == []
