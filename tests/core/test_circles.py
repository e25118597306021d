"""What nobody sees in one file: that modules need each other in a circle, by whatever way they are imported."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[2]
MAY_BE_GONE = r"bot\.cluster"


def test_no_module_needs_itself_even_if_others_are_imported_late_or_by_a_name_that_is_made() -> None:
    graph = grimp.build_graph("bot", "cogs", "render", cache_dir=None)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    for module in needs:
        for pattern in names_made(module):
            found = {name for name in graph.modules if re.fullmatch(pattern, name)}
            assert found or MAY_BE_GONE in pattern, f"{module} imports {pattern}, which is nothing"
            needs[module] = needs[module] | found - {module}
    TopologicalSorter(needs).prepare()


def names_made(module: str) -> Iterator[str]:
    """What a module imports by a name that is made when it runs, each as a pattern."""
    path = ROOT.joinpath(*module.split("."))
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
    for call in ast.walk(ast.parse(source)) if "import_module" in source else ():
        match call:
            case ast.Call(func=ast.Attribute(attr="import_module") | ast.Name(id="import_module"), args=[name, *_]):
                parts = name.values if isinstance(name, ast.JoinedStr) else [name]
                yield "".join(
                    re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else r"\w+"
                    for part in parts
                )
