"""`python -m tests.proof`: runs all subjects, or those that are named. See README.md in this folder."""

import argparse
import importlib
import sys
from pathlib import Path
from types import ModuleType

from tests.proof.plots import can_draw
from tests.proof.report import describe, table, title, write_down


def subjects() -> dict[str, ModuleType]:
    """The modules of this folder that have `prove`. No others are imported: some need packages that few install."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    names = [path.stem for path in files if "\ndef prove(" in path.read_text(encoding="utf-8")]
    return {name: importlib.import_module(f"tests.proof.{name}") for name in names}


def main() -> int:
    known = subjects()
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof", description="Measures what is claimed of the bot, subject by subject."
    )
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(known)}; all if none is named")
    parser.add_argument("--short", action="store_true", help="a few seconds each, as in the tests")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/proof.md")
    parser.add_argument("--describe", action="store_true", help="only put the docstrings there, and measure nothing")
    args = parser.parse_args()
    if unknown := set(args.subjects) - known.keys():
        parser.error(f"there is no subject {', '.join(sorted(unknown))}: choose from {', '.join(known)}")
    if args.describe:
        for name in args.subjects or known:
            describe(name, known[name])
        return 0
    if args.write and not can_draw():
        return 1
    missed = 0
    for name in args.subjects or known:
        figures = known[name].prove(short=args.short)
        sys.stdout.write(f"\n{title(known[name])}\n\n{table(figures)}\n")
        sys.stdout.flush()
        missed += sum(figure.reached is False for figure in figures)
        if args.write:
            command = f"python -m tests.proof {name}" + (" --short" if args.short else "")
            write_down(name, known[name], command, figures)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
