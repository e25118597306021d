"""Paint every game's example tables, and people's cards, as PNG files for people to look at."""

import argparse
import importlib
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from statistics import median
from time import thread_time
from typing import NamedTuple, get_args

import msgspec

from bot.cli.gallery.examples import example_cards, example_lobbies
from bot.cli.gallery.plain_pillow import PlainPainter
from bot.cli.gallery.sheet import write_sheet
from bot.core.cards import Deck, Look
from bot.games import game_names
from bot.progress import print_line, steps
from bot.text import words_for
from render.paint import Renderer
from render.scene import Scene

_ROUNDS = 3
"""How often a picture is painted, to measure it."""


class Cost(NamedTuple):
    """The cost of one picture: milliseconds of processor time and kilobytes, and the same of plain Pillow. Measured
    with one of the decks, because the other costs the same.
    """

    time: float
    size: float
    plain_time: float
    plain_size: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to put them; created if it does not exist")
    parser.add_argument(
        "--sheet", action="store_true", help="all of them on one page, too, as wide as a phone shows them"
    )


def run(args: argparse.Namespace) -> int:
    args.folder.mkdir(parents=True, exist_ok=True)
    renderer = Renderer()
    plain = PlainPainter(renderer.sprites)
    costs: list[Cost] = []
    for name, scene in steps(list(example_scenes()), "pictures"):
        path = args.folder / f"{name}.png"
        picture = renderer.paint(scene)
        path.write_bytes(picture)
        said = f"{path}  {len(picture) / 1024:.1f} KB"
        if scene.look.deck == Look().deck:
            costs.append(cost(scene, renderer, plain))
            said += f"  {costs[-1].time:.1f} ms"
        print_line(said)
    if args.sheet:
        print(write_sheet(args.folder, [name for name, _ in example_scenes() if name.endswith("-two")]))
    print(in_sum(costs))
    return 0


def cost(scene: Scene, renderer: Renderer, plain: PlainPainter) -> Cost:
    """Return what it costs when all that it consists of has been drawn before."""
    plain.composed(scene)
    return Cost(*_measured(lambda: renderer.paint(scene), _ROUNDS), *_measured(lambda: plain.paint(scene), 1))


def _measured(paint: Callable[[], bytes], rounds: int) -> tuple[float, float]:
    times: list[float] = []
    size = 0
    for _ in range(rounds):
        start = thread_time()
        size = len(paint())
        times.append(1000 * (thread_time() - start))
    return median(times), size / 1024


def in_sum(costs: list[Cost]) -> str:
    time, size, plain_time, plain_size = (median(each) for each in zip(*costs, strict=True))
    largest = max(cost.size for cost in costs)
    return (
        f"{len(costs)} pictures, median: {time:.2f} ms and {size:.1f} KB; the largest has {largest:.1f} KB\n"
        f"painted by plain Pillow: {plain_time:.1f} ms and {plain_size:.1f} KB, {plain_time / time:.1f} times as long"
    )


def example_scenes() -> Iterator[tuple[str, Scene]]:
    """Return each example of each game, and of what shows none, with both decks, under the name of its file."""
    of_games = (
        (f"{game}-{name}", scene) for game in game_names() for name, scene in (*_tables(game), *example_lobbies(game))
    )
    of_people = ((f"card-{name}", scene) for name, scene in example_cards())
    for name, scene in chain(of_games, of_people):
        for deck in get_args(Deck):
            yield f"{name}-{deck}", msgspec.structs.replace(scene, look=Look(deck))


def _tables(game: str) -> Iterable[tuple[str, Scene]]:
    """Return the tables of a game; none of a game that offers none."""
    try:
        examples = importlib.import_module(f"cogs.{game}.picture.examples")
    except ModuleNotFoundError as error:
        if error.name not in (f"cogs.{game}.picture", f"cogs.{game}.picture.examples"):
            raise
        return ()
    return examples.gallery(words_for("", game)).items()
