"""Send a bot whatever strangers may send, and check every commit.

People at the tables, others of the server, moderators, and people of other servers send forged buttons, impossible
choices, every command with wrong arguments, and forms nobody opened; most fits a table as it is at that moment
(`hostile_aims`), but comes from somebody else, from elsewhere, or too late. Each time it is something else, by a seed
that is printed. SQLite itself reports every commit: it
must be something that its sender has a right to, or that happens by itself (`rights`). Table time goes on by a second
with each interaction. Then good records of all games are changed at random and replayed.
"""

import asyncio
import re
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from tests.proof import hostile_interactions, hostile_records
from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_most, none_of

LONGEST_RECORD = 0.1
_KINDS, _ALIKE, _SHOWN = 5, 60, 300
"""How many kinds of faults are shown, by how many characters they differ, and how many are shown."""
KEPT_SEEDS = ("ash", "birch", "cedar", "e9daeb83")
"""With these something was found once, in a bot or in what is said here to be right."""
CHANGING = 0.2
"""The share of interactions that must have changed a table: if nothing happens, nothing wrong happens."""


def prove(*, short: bool) -> list[Figure]:
    seed = secrets.token_hex(4)
    sys.stdout.write(f"hostile: the seed is {seed}\n")
    if short:
        return [
            *_figures_of_interactions(asyncio.run(hostile_interactions.interactions(15, 600, seed))),
            *_figures_of_records(hostile_records.records(500, seed)),
        ]
    figures: list[Figure] = []
    for channels, count, sown in (*((15, 6_000, kept) for kept in KEPT_SEEDS), (45, 100_000, seed)):
        measured = run_isolated("proof.hostile_interactions:interactions", channels=channels, count=count, seed=sown)
        figures += _figures_of_interactions(measured)
    return [
        *figures,
        *_figures_of_records(run_isolated("proof.hostile_records:records", count=100_000, seed=seed)),
    ]


def _figures_of_interactions(measured: dict[str, Any]) -> list[Figure]:
    errors, objections, faults = measured["errors"], measured["objections"], measured["faults"]
    wrong = measured["wrong"]
    share = measured["changing"] / measured["count"]
    none = (
        ("never answered", measured["unanswered"]),
        ("answers that say something went wrong", wrong),
        ("unhandled exceptions and errors in the log", errors),
        ("commits that nobody had the right to, records of running games, and mentions of strangers", objections),
        ("faults in the file afterwards", faults),
    )
    return [
        Figure(
            "Interactions",
            f"{measured['count']:,}",
            remark=f"with the seed {measured['seed']}, people made {measured['asked']:,} commits, and"
            f" {measured['unasked']:,} happened by themselves; {measured['requests']:,} requests of the bot were within"
            " Discord's limits",
        ),
        at_most("answered later than after three seconds", measured["late"], 0, str),
        Figure("of them changed a table", f"{share:.0%}", f"≥ {CHANGING:.0%}", share >= CHANGING, anywhere=True),
        *(none_of(what, len(found), kinds_of(found)) for what, found in none),
    ]


def kinds_of(found: Sequence[str]) -> str:
    """Return one of each kind, with their number, the most frequent kind first: numbers and names make no kind."""
    alike: dict[str, list[str]] = {}
    for text in found:
        alike.setdefault(re.sub(r"\d+", "", text)[:_ALIKE], []).append(text)
    most = sorted(alike.values(), key=len, reverse=True)[:_KINDS]
    return "; ".join(f"{len(texts)} like this: {_in_short(' '.join(texts[0].split()))}" for texts in most)


def _in_short(line: str) -> str:
    """A traceback says at its end what went wrong."""
    return line if len(line) <= 2 * _SHOWN else f"{line[:_SHOWN]} … {line[-_SHOWN:]}"


def _figures_of_records(measured: dict[str, Any]) -> list[Figure]:
    crashes = measured["crashes"]
    return [
        Figure(
            "Mutated records replayed",
            f"{measured['count']:,}",
            remark=f"{measured['refused']:,} of them were refused with a reason",
        ),
        none_of("crashes", len(crashes), "; ".join(crashes)),
        at_most("the longest answer", measured["longest"], LONGEST_RECORD, lambda seconds: f"{1000 * seconds:.0f} ms"),
    ]
