"""`python -m tests.proof [SUBJECT …] [--short]` measures what docs/proof.md claims.

A subject is a module with `prove(*, short: bool) -> list[Figure]`. Its docstring says what is measured, and how.
"""

import argparse
import importlib
import sys

from tests.proof.report import table

SUBJECTS = (
    "coach",
    "leaks",
    "kills",
    "hostile",
    "faults",
    "line",
    "gateway_faults",
    "load",
    "peers",
    "clicks",
    "many",
    "evening",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description="Measure what docs/proof.md claims.")
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(SUBJECTS)}; all if none is named"
    )
    parser.add_argument("--short", action="store_true", help="a few seconds each, as in the tests")
    args = parser.parse_args()
    if unknown := set(args.subjects) - {*SUBJECTS}:
        parser.error(f"there is no subject {', '.join(sorted(unknown))}: choose from {', '.join(SUBJECTS)}")
    missed = 0
    for name in args.subjects or SUBJECTS:
        figures = importlib.import_module(f"tests.proof.{name}").prove(short=args.short)
        sys.stdout.write(f"\n## {name}\n\n{table(figures)}\n")
        sys.stdout.flush()
        missed += sum(figure.reached is False for figure in figures)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
