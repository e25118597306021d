"""`python -m tests.proof [SUBJECT …] [--short]` shows what docs/proof.md claims; `evenings`, and `coach` alone, have
options of their own.
"""

import argparse
import sys

from tests.proof.coach import main as coach
from tests.proof.report import told
from tests.seeds.command import main as evenings

SUBJECTS = (
    "coach",
    "leaks",
    "hostile",
)


def main() -> int:
    if sys.argv[1:2] == ["evenings"]:
        return evenings(sys.argv[2:])
    if sys.argv[1:2] == ["coach"] and sys.argv[2:] not in ([], ["--short"]):
        return coach(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description="Show what docs/proof.md claims.")
    return told(parser, "tests.proof", SUBJECTS)


if __name__ == "__main__":
    sys.exit(main())
