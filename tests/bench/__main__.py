"""`python -m tests.bench [SUBJECT …] [--short]` measures the figures of docs/proof.md."""

import argparse
import sys

from tests.proof.report import told

SUBJECTS = ("load", "peers", "clicks")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the figures of docs/proof.md.")
    return told(parser, "tests.bench", SUBJECTS)


if __name__ == "__main__":
    sys.exit(main())
