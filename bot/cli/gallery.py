"""Paint every game's example tables as PNG files, for people to look at."""

import argparse
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

import render
from bot.core.cards import Deck, Look
from bot.games import game_names
from bot.text import words_for
from render.scene import Scene


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to put them; created if it does not exist")


def run(args: argparse.Namespace) -> int:
    args.folder.mkdir(parents=True, exist_ok=True)
    for name, scene in example_scenes():
        picture = render.paint(scene)
        path = args.folder / f"{name}.png"
        path.write_bytes(picture)
        print(f"{path}  {len(picture) / 1024:.1f} KB")
    return 0


def example_scenes() -> Iterator[tuple[str, Scene]]:
    """Each example of each game that has any, with both decks, under the name of its file."""
    for game in game_names():
        try:
            offered = importlib.import_module(f"cogs.{game}.picture")
        except ModuleNotFoundError as error:
            if error.name != f"cogs.{game}.picture":
                raise
            continue
        gallery = getattr(offered, "gallery", None)
        if gallery is None:
            continue
        for name, scene in gallery(words_for("", game)).items():
            for deck in get_args(Deck):
                yield f"{game}-{name}-{deck}", msgspec.structs.replace(scene, look=Look(deck))
