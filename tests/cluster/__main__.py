"""`python -m tests.cluster [--short]` shows what docs/proof.md claims of several processes."""

import argparse
import sys

from tests.proof.report import told

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    sys.exit(told(parser, "tests.cluster", ("proof",)))
