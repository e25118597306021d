"""Hostile input: what people may press, type or send, a hundred thousand times over."""

import asyncio
from typing import Any

from tests.proof import hostile_records, hostile_runs
from tests.proof.apart import apart
from tests.proof.report import Figure

TITLE = "Hostile input"
WORDS = """\
Strangers press buttons of the table and forged ones, moves that somebody else is asked for among them, choose from
lists that never were, run every command with what does not belong there, type into its completion and send back forms
that nobody opened: as people who sit at the tables, as others of the server, as those who keep order there, and as
people and keepers of other servers, under names full of control characters, right-to-left marks, markdown and mentions.
All of it, not only a part, goes through simcord, discord.py and the bot as it would in a server. After each, SQLite
itself tells which rows were changed, and whoever did it must have the right to just that, by rights written down apart
from the bot (`tests/proof/rights.py`). Every request that the bot makes is held against Discord's documented limits,
and may call nobody by name but those who sit there. Afterwards the file is checked as `python -m bot check` does.
Records are good ones of all games with text or values changed."""

LONGEST_RECORD = 0.1


def prove(*, short: bool) -> list[Figure]:
    if short:
        return [
            *_figures_of_interactions(asyncio.run(hostile_runs.interactions(tables=12, count=400))),
            *_figures_of_records(hostile_records.records(500)),
        ]
    return [
        *_figures_of_interactions(apart("hostile_runs:interactions", tables=40, count=100_000)),
        *_figures_of_records(apart("hostile_records:records", count=100_000)),
    ]


def _figures_of_interactions(measured: dict[str, Any]) -> list[Figure]:
    none = [
        ("not answered within three seconds", measured.get("unanswered", 0)),
        ("unhandled exceptions and errors in the log", len(measured["errors"])),
        ("changes that nobody had the right to, and people called who do not sit there", len(measured["told"])),
        ("faults in the file afterwards", len(measured["faults"])),
    ]
    told = "; ".join([*measured["errors"], *measured["told"], *measured["faults"]][:3])
    return [
        Figure(
            "Interactions",
            f"{measured['count']:,}",
            remark=f"they changed {measured['changes']:,} tables; {measured['checked']:,} requests of the bot were"
            f" within the limits, and of these {measured.get('calls', 0):,} named somebody: whose turn it was",
        ),
        *(
            Figure(what, str(found), "0", found == 0, anywhere=True, remark=told if found else "")
            for what, found in none
        ),
    ]


def _figures_of_records(measured: dict[str, Any]) -> list[Figure]:
    crashes = measured["crashes"]
    return [
        Figure(
            "Mutated records replayed",
            f"{measured['count']:,}",
            remark=f"{measured['refused']:,} of them were refused with a reason",
        ),
        Figure("crashes", str(len(crashes)), "0", not crashes, anywhere=True, remark="; ".join(crashes)),
        Figure(
            "the longest answer",
            f"{1000 * measured['longest']:.0f} ms",
            f"≤ {1000 * LONGEST_RECORD:.0f} ms",
            measured["longest"] <= LONGEST_RECORD,
        ),
    ]
