"""Say what a translation lacks, what is wrong or too long in it, and what is older than the English."""

import argparse
from itertools import groupby

from babel import Locale, UnknownLocaleError

from bot.cli import Misuse
from bot.games import game_names
from bot.progress import print_line
from bot.text import SOURCE_LANGUAGE
from bot.text.translations import all_faults, note_read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", metavar="LANGUAGE", help="as Discord calls it: de, fr, es-ES, pt-BR")
    parser.add_argument(
        "--read", nargs="*", metavar="KEY", help="note that these texts, or all new ones, say what the English says now"
    )


def run(args: argparse.Namespace) -> int:
    try:
        Locale.parse(args.language, sep="-")
    except (UnknownLocaleError, ValueError):
        raise Misuse(f"{args.language} is no language. Write it as Discord does: de, fr, es-ES, pt-BR.") from None
    if args.language == SOURCE_LANGUAGE:
        raise Misuse("That is what all others are translated from.")
    if args.read is not None:
        print_line(f"noted: {note_read(args.language, game_names(), args.read)}")
    found, older = 0, 0
    for folder, faults in groupby(all_faults(args.language, game_names()), key=lambda one: one[0]):
        print_line(f"{folder.joinpath(args.language)}.ftl")
        for _, fault in faults:
            found, older = found + fault.counts, older + (not fault.counts)
            print_line(f"  {fault.key} {fault.what}")
    print_line(f"{args.language}: {found} to mend, {older} to read again")
    return 1 if found or older else 0
