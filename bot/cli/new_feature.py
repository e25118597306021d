"""Write a small feature that works at once, to be turned into one of your own."""

import argparse
import re

from bot import PROGRAM, ROOT
from bot.cli._templates import check_name, write_from_template
from bot.progress import print_line

_LIST = ROOT / "bot" / "feature_names.py"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the feature's folder and command, such as coin")


def run(args: argparse.Namespace) -> int:
    check_name(args.name)
    for path in write_from_template("feature", args.name):
        print_line(str(path))
    listed = _LIST.read_text(encoding="utf-8")
    listed = re.sub(r"^(FEATURES = \(.*?)^\)", rf'\1    "{args.name}",\n)', listed, count=1, flags=re.M | re.S)
    _LIST.write_text(listed, encoding="utf-8", newline="\n")
    print_line(f"{_LIST.relative_to(ROOT)}: its name is in the list")
    print_line(f"Try it: {PROGRAM} practice --open, then /table {args.name}")
    return 0
