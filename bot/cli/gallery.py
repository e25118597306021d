"""Paint every game's example tables as PNG files, for people to look at."""

import argparse
import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec

import render
from bot.cli.gallery_lobbies import example_lobbies
from bot.cli.gallery_sheet import write_sheet
from bot.core.cards import Deck, Look
from bot.games import game_names
from bot.text import words_for
from render.scene import Scene


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to put them; created if it does not exist")
    parser.add_argument(
        "--sheet", action="store_true", help="all of them on one page, too, as wide as a phone shows them"
    )


def run(args: argparse.Namespace) -> int:
    args.folder.mkdir(parents=True, exist_ok=True)
    for name, scene in example_scenes():
        picture = render.paint(scene)
        path = args.folder / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture) / 1024:.1f} KB")
    if args.sheet:
        print(write_sheet(args.folder, [name for name, _ in example_scenes() if name.endswith("-two")]))
    return 0


def example_scenes() -> Iterator[tuple[str, Scene]]:
    """Each example of each game, with both decks, under the name of its file."""
    for game in game_names():
        for name, scene in (*_tables(game), *example_lobbies(game)):
            for deck in get_args(Deck):
                yield f"{game}-{name}-{deck}", msgspec.structs.replace(scene, look=Look(deck))


def _tables(game: str) -> Iterable[tuple[str, Scene]]:
    """None of a game that offers none."""
    try:
        offered = importlib.import_module(f"cogs.{game}.picture")
    except ModuleNotFoundError as error:
        if error.name != f"cogs.{game}.picture":
            raise
        return ()
    gallery = getattr(offered, "gallery", None)
    return () if gallery is None else gallery(words_for("", game)).items()
