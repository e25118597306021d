"""`python -m tests.bench.palette_order [MINUTES]` looks for a better order of the palette's colours and prints it, for
`render/palette.py`.

Two colours are swapped at random, again and again. The swap is kept if the differences between an index and the one
above it can then be said in fewer bits, and at first also if not (simulated annealing).
"""

import math
import sys
from collections import Counter, defaultdict
from itertools import pairwise
from random import Random
from time import monotonic

from bot.cli.gallery import example_scenes
from render.paint import Renderer, Sheet
from render.palette import COLOURS, FELT_SHADES
from render.png import Canvas
from render.scene import WIDTH

_EVERY = 8
"""Of so many examples one is looked at."""


def meetings() -> Counter[tuple[int, int]]:
    """How often one index lies above another. Along a row, equal pairs side by side count once, as in the file."""
    counted: Counter[tuple[int, int]] = Counter()
    renderer = Renderer()
    for _, scene in list(example_scenes())[::_EVERY]:
        canvas = Canvas(scene.height)
        Sheet(renderer.sprites, scene, canvas).put_all()
        pixels = canvas.crop(0, 0, WIDTH, scene.height).tobytes()
        rows = [pixels[start : start + WIDTH] for start in range(0, len(pixels), WIDTH)]
        for above, row in pairwise(rows):
            if above != row:
                pairs = zip(above, row, strict=True)
                counted.update(pair for last, pair in pairwise(((-1, -1), *pairs)) if pair != last)
    return Counter({(upper, lower): times for (upper, lower), times in counted.items() if upper != lower})


def bits(counts: list[float]) -> float:
    """Fewer if few differences are frequent."""
    return -sum(count * math.log2(count) for count in counts if count > 0.5)


def better_order(minutes: float) -> list[int]:
    met = meetings()
    beside: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for one, other in {(min(pair), max(pair)) for pair in met}:
        beside[one].append((other, met[one, other], met[other, one]))
        beside[other].append((one, met[other, one], met[one, other]))
    place = list(range(len(COLOURS)))
    counts = [0.0] * 256
    for (upper, lower), times in met.items():
        counts[(lower - upper) % 256] += times

    def count(one: int, other: int, sign: int) -> None:
        for colour in (one, other):
            for neighbour, below, above in beside[colour]:
                if colour == one or neighbour != one:
                    difference = place[neighbour] - place[colour]
                    counts[difference % 256] += sign * below
                    counts[-difference % 256] += sign * above

    random = Random("order")  # noqa: S311
    now = best = bits(counts)
    found, heat, start = list(place), sum(met.values()) * 2e-5, monotonic()
    while (passed := (monotonic() - start) / (60 * minutes)) < 1:
        one, other = random.sample(range(FELT_SHADES, len(COLOURS)), 2)
        before = list(counts)
        count(one, other, -1)
        place[one], place[other] = place[other], place[one]
        count(one, other, 1)
        then = bits(counts)
        if then < now or random.random() < math.exp((now - then) / (heat * 1e-4**passed)):
            now = then
            if now < best:
                best, found = now, list(place)
        else:
            place[one], place[other] = place[other], place[one]
            counts[:] = before
    return sorted(range(len(COLOURS)), key=found.__getitem__)


if __name__ == "__main__":
    order = better_order(float(sys.argv[1]) if len(sys.argv) > 1 else 10)
    sys.stdout.write("".join(bytes(COLOURS[index]).hex() for index in order[FELT_SHADES:]) + "\n")
