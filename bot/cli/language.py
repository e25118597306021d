"""Say what a translation lacks, what is wrong or too long in it, and what is older than the English."""

import argparse
from collections.abc import Sequence
from itertools import groupby

from babel import Locale, UnknownLocaleError

from bot.cli import Misuse
from bot.games import game_names
from bot.progress import print_line
from bot.text import SOURCE_LANGUAGE
from bot.text.translations import MISSING, Fault, all_faults, note_read, write_skeleton


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", metavar="LANGUAGE", help="as Discord calls it: de, fr, es-ES, pt-BR")
    parser.add_argument(
        "--read",
        nargs="+",
        metavar="KEY",
        help="note that these texts say what the English says now; 'juse-*' means all that begin so",
    )
    parser.add_argument(
        "--skeleton", action="store_true", help="write what is missing into the files, in English and as comments"
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
    if args.skeleton:
        print_line(f"to fill in: {write_skeleton(args.language, game_names())}. Translate, and remove the # before it.")
    by_folder = groupby(all_faults(args.language, game_names()), key=lambda fault: fault[0])
    found = {f"{folder.joinpath(args.language)}.ftl": [fault for _, fault in faults] for folder, faults in by_folder}
    for path, faults in found.items():
        print_line(f"{path}: {_counted(faults)}")
    for path, faults in found.items():
        print_line(path)
        for fault in sorted(faults, key=lambda fault: fault.what == MISSING):
            print_line(f"  {fault.key} {fault.what}")
    print_line(f"{args.language}: {_counted([fault for faults in found.values() for fault in faults])}")
    return 1 if found else 0


def _counted(faults: Sequence[Fault]) -> str:
    missing = sum(fault.what == MISSING for fault in faults)
    older = sum(not fault.counts for fault in faults)
    return f"{missing} missing, {len(faults) - missing - older} to mend, {older} to read again"
