"""`python -m tests.proof [SUBJECT …] [--short]` shows what docs/proof.md claims."""

import argparse
import sys

from tests.proof.report import told

SUBJECTS = (
    "coach",
    "leaks",
    "kills",
    "hostile",
    "faults",
    "line",
    "gateway_faults",
    "many",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description="Show what docs/proof.md claims.")
    return told(parser, "tests.proof", SUBJECTS)


if __name__ == "__main__":
    sys.exit(main())
