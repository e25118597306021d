"""Hostile input

Whatever strangers send, it is answered, and changes nothing that they have no right to.

Everything goes through simcord, discord.py and the bot as it would on a real server. Those who send it are people who
sit at the tables, others of the server, moderators, and people and moderators of other servers, under names full of
control characters, right-to-left marks, markdown and mentions. Nearly a fifth of what they send is random: forged
buttons, choices from lists that never existed, every command with arguments that do not belong there, autocompletion,
and forms that nobody opened. The rest fits a table as it is at that moment (`tests/proof/hostile_aims.py`): moves,
votes, leaving and coming back, options, starts, records, replays, deals that are offered to others. Some of it is sent
by somebody who may do that, and so changes the table; some by anybody else, from elsewhere, or for a decision that has
passed.

With each interaction a second of table time passes, so that people who choose a time control run out of time.

SQLite itself reports every commit. Each must be one of two things: what the person who just sent something has a right
to, with exactly what they sent (`tests/proof/rights.py`); or what may happen though nobody asks, such as a computer's
move, what time does to those whose time is up, or that a game is packed an hour after its end, with nothing lost
(`tests/proof/unasked.py`). Both are written separately from the bot, and have tests of their own: for one, time that is
up excuses no change to anybody else (`tests/proof/test_watch.py`). Nobody may offer or try a deal in another's name. No
answer may say that something went wrong, no record may be sent of a game that goes on, and only people who sit at a
table are mentioned there. Every request is checked against Discord's documented limits. Afterwards the file is checked
as by `python -m bot check`.

The records are good ones of all games in which text or values have been changed.
"""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

from tests.proof import hostile_interactions, hostile_records
from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_least, at_most, none_of

LONGEST_RECORD = 0.1
_KINDS, _ALIKE, _END_SHOWN = 5, 80, 250
"""How many kinds of faults are shown, by how many characters they differ, and how many are shown at either end."""
_NUMBER = re.compile(r"\d+")
CHANGING = 0.25
"""The share of interactions that must have changed a table: if nothing happens, nothing wrong happens."""


def prove(*, short: bool) -> list[Figure]:
    if short:
        return [
            *_figures_of_interactions(asyncio.run(hostile_interactions.interactions(tables=12, count=1000))),
            *_figures_of_records(hostile_records.records(500)),
        ]
    return [
        *_figures_of_interactions(run_isolated("hostile_interactions:interactions", tables=40, count=100_000)),
        *_figures_of_records(run_isolated("hostile_records:records", count=100_000)),
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
            remark=f"people made {measured['asked']:,} commits, and {measured['unasked']:,} happened by themselves;"
            f" {measured['records']:,} records were sent; {measured['requests']:,} requests of the bot were within the"
            f" limits, and {measured['mentions']:,} of these mentioned somebody: whose turn it was",
        ),
        at_most("answered later than after three seconds", measured["late"], 0, str),
        at_least("of them changed a table", share, CHANGING, lambda part: f"{part:.0%}", anywhere=True),
        *(none_of(what, len(found), kinds_of(found)) for what, found in none),
    ]


def kinds_of(found: Sequence[str]) -> str:
    """How many there are of each kind, the most frequent first, with one of them: numbers and names make no kind."""
    alike: dict[str, list[str]] = {}
    for text in found:
        alike.setdefault(_NUMBER.sub("", text.partition(", by ")[0])[:_ALIKE], []).append(text)
    most = sorted(alike.values(), key=len, reverse=True)
    shown = [f"{len(texts)} like this: {_in_short(texts[0])}" for texts in most[:_KINDS]]
    more = [f"and {len(most) - _KINDS} other kinds"] if len(most) > _KINDS else []
    return "; ".join([*shown, *more])


def _in_short(text: str) -> str:
    """In one line. A traceback says at its end what went wrong."""
    line = " ".join(text.split())
    return line if len(line) <= 2 * _END_SHOWN else f"{line[:_END_SHOWN]} … {line[-_END_SHOWN:]}"


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
