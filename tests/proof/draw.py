"""`python -m tests.proof.draw`: draws all plots again, without measuring: those of docs/proof.md from the values that
the proofs have kept in docs/figures, and that of docs/strength.md from its tables.
"""

import sys
from pathlib import Path

import msgspec

from tests.proof import strength
from tests.proof.plots import Plot, can_draw, draw
from tests.proof.report import FIGURES


def main(folder: Path = FIGURES) -> int:
    if not can_draw():
        return 1
    kept = [msgspec.json.decode(file.read_bytes(), type=Plot) for file in sorted(folder.glob("*.json"))]
    folder.mkdir(exist_ok=True)
    for plot in (*kept, strength.plot()):
        draw(plot, folder)
        sys.stdout.write(f"{folder / plot.name}.svg\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
