"""`python -m tests.proof`: proves what is claimed, one subject after the other, or those that are named.

A subject is a module beside this one with a `TITLE`, `WORDS` about how it is measured and
`prove(*, short: bool) -> list[Figure]`. Its short version is also run by the tests (`test_….py`).
"""

import argparse
import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

from tests.proof.report import table, write_down


def subjects() -> dict[str, ModuleType]:
    found = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    modules = {name: importlib.import_module(f"tests.proof.{name}") for name in found if _may_be_one(name)}
    return {name: module for name, module in modules.items() if hasattr(module, "prove")}


def _may_be_one(name: str) -> bool:
    return not name.startswith(("test_", "_"))


def main() -> int:
    known = subjects()
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof",
        description="Proves what is claimed, one subject after the other, or those that are named.",
    )
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(known)}; all if none is named")
    parser.add_argument("--short", action="store_true", help="a few seconds each, as in the tests")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/proof.md")
    args = parser.parse_args()
    if unknown := set(args.subjects) - known.keys():
        parser.error(f"there is no subject {', '.join(sorted(unknown))}: choose from {', '.join(known)}")
    missed = 0
    for name in args.subjects or known:
        figures = known[name].prove(short=args.short)
        sys.stdout.write(f"\n{known[name].TITLE}\n\n{table(figures)}\n")
        sys.stdout.flush()
        missed += sum(figure.reached is False for figure in figures)
        if args.write:
            command = f"python -m tests.proof {name}" + (" --short" if args.short else "")
            write_down(name, command, figures, f"## {known[name].TITLE}\n\n{known[name].WORDS}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
