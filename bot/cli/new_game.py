"""Write a small game that can be played at once, to be turned into one of your own."""

import argparse

from bot import PROGRAM
from bot.cli._templates import check_name, write_from_template
from bot.progress import print_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's folder and command, such as high_card")


def run(args: argparse.Namespace) -> int:
    check_name(args.name)
    for path in write_from_template("game", args.name):
        print_line(str(path))
    print_line(f"Play it: {PROGRAM} practice --open, then /{args.name} new")
    return 0
