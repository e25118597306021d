"""Replay records by the rules and tell how each game went, or which line of it is wrong."""

import argparse
import io
import itertools
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec

from bot.cli import Misuse
from bot.core.record import RecordError, Replayed, replay
from bot.games import find_game
from bot.progress import counting, print_line, share_of
from bot.text import words_for

# Windows editors put a byte order mark before the first record.
_ENCODING = "utf-8-sig"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="one record per line, or a single one over several lines; - for standard input"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one line of JSON for each record")
    form.add_argument("--text", action="store_true", help="print each game in words, as Markdown")
    form.add_argument(
        "--film", type=Path, metavar="OUT", help="make a film of the one game in FILE: a GIF in a new file"
    )
    parser.add_argument("--best", action="store_true", help="of the film only the best half minute")
    parser.add_argument(
        "--names",
        type=lambda text: text.split(","),
        default=(),
        metavar="NAMES",
        help="for --text and --film: who had the seats, separated by commas",
    )
    parser.epilog = "The exit status is 0 if every record is right, 1 if one is not, 2 if the file cannot be read."


def run(args: argparse.Namespace) -> int:
    if args.film is not None:
        return _film(args)
    if args.best:
        raise Misuse("--best is for films: add --film OUT.")
    number, status = 0, 0
    for number, text in enumerate(_read_records(args.file), 1):
        try:
            replayed = replay(text, find_game)
            if args.text:
                # Only here, as it imports all that shows a game.
                from bot.cli.replay.replayed_table import account_of

                answer = account_of(number, replayed, args.names)
            else:
                answer = _replayed(number, replayed, as_json=args.json)
        except RecordError as error:
            status = 1
            answer = _rejected(number, error, as_json=args.json)
        print_line(answer)
    sys.stdout.flush()
    if not number:
        raise _no_record(args.file)
    return status


def _no_record(name: str) -> Misuse:
    return Misuse(f"{_named(name)} holds no record.")


def _film(args: argparse.Namespace) -> int:
    texts = list(itertools.islice(_read_records(args.file), 2))
    if not texts:
        raise _no_record(args.file)
    if len(texts) > 1:
        raise Misuse(
            f"{_named(args.file)} holds several records: put the one that you want to see into a file of its own."
        )
    try:
        replayed = replay(texts[0], find_game)
    except RecordError as error:
        print_line(_rejected(1, error, as_json=False))
        return 1
    # Only here, as it imports all that shows a game.
    from bot.cli.replay.replayed_table import make_film

    print_line(make_film(replayed, args.film, "best" if args.best else "whole", args.names))
    return 0


def _read_records(name: str) -> Iterator[str]:
    try:
        with _open(name) as file:
            size = _size(file)
            with share_of("of the file") if size else counting("records") as bar:
                for text in _record_texts(file):
                    yield text
                    bar.reach(file.buffer.tell() / size if size else bar.n + 1)
    except UnicodeDecodeError:
        raise Misuse(f"{_named(name)} is not text in UTF-8, so it holds no records.") from None
    except OSError as error:
        raise Misuse(f"{_named(name)} cannot be read ({error.strerror}).") from None


def _size(file: TextIO) -> int | None:
    """Return None for a pipe: nobody knows its end."""
    if not file.seekable():
        return None
    begin = file.buffer.tell()
    size = file.buffer.seek(0, os.SEEK_END)
    file.buffer.seek(begin)
    return size


def _named(name: str) -> str:
    return "The standard input" if name == "-" else f"The file {name}"


def _open(name: str) -> TextIO:
    return io.TextIOWrapper(sys.stdin.buffer, _ENCODING) if name == "-" else Path(name).open(encoding=_ENCODING)


def _record_texts(file: TextIO) -> Iterator[str]:
    """Return each line that is not blank, or the whole text if the first line is only the beginning of a record."""
    lines = _non_blank(file)
    first = next(lines, "")
    if _is_json(first):
        yield from itertools.chain((first,), lines)
        return
    whole = first + file.read()
    if first.strip() == "{" or _is_json(whole):
        yield whole
    else:
        yield from _non_blank(io.StringIO(whole))


def _non_blank(lines: Iterable[str]) -> Iterator[str]:
    return (line for line in lines if line.strip())


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _replayed(number: int, replayed: Replayed, *, as_json: bool) -> str:
    if as_json:
        return _json({"result": replayed.result, "trace": replayed.trace})
    outcome = replayed.outcome
    return words_for("").say(
        "record-retold",
        number=str(number),
        game=replayed.game.name,
        seats=replayed.seats,
        moves=len(replayed.trace),
        misplays=sum(judgement != "ok" for judgement in replayed.trace),
        finished=str(outcome.finished).lower(),
        count=len(outcome.winners),
        winners=", ".join(map(str, outcome.winners)),
        scores=" ".join(map(str, replayed.result["scores"])),
    )


def _rejected(number: int, error: RecordError, *, as_json: bool) -> str:
    seat = error.values.get("seat")
    names = {"seat": f"seat {seat}"} if isinstance(seat, int) else {}
    why = words_for("", error.game or "").refusal(error, **names)
    if as_json:
        return _json({"error": f"line {error.line}: {why}", "line": error.line, "code": error.code})
    return f"record {number}, line {error.line}: {why}"


def _json(answer: dict[str, Any]) -> str:
    return msgspec.json.encode(answer).decode()
