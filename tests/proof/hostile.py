"""Hostile input

Strangers click the table's buttons and forged ones, moves that somebody else is asked for among them; they choose from
lists that never existed, run every command with arguments that do not belong there, type into its autocompletion, and
send back forms that nobody opened. They are people who sit at the tables, others of the server, moderators, and people
and moderators of other servers, under names full of control characters, right-to-left marks, markdown and mentions.
Everything goes through simcord, discord.py and the bot as it would on a real server. After each input, SQLite itself
reports which rows were changed, and whoever did it must have the right to exactly that, by rights written down
separately from the bot (`tests/proof/rights.py`). Every request that the bot makes is checked against Discord's
documented limits, and may mention only people who sit there. Afterwards the file is checked as by `python -m bot
check`. The records are good ones of all games in which text or values have been changed.
"""

import asyncio
from typing import Any

from tests.proof import hostile_interactions, hostile_records
from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_most, none_of

LONGEST_RECORD = 0.1


def prove(*, short: bool) -> list[Figure]:
    if short:
        return [
            *_figures_of_interactions(asyncio.run(hostile_interactions.interactions(tables=12, count=400))),
            *_figures_of_records(hostile_records.records(500)),
        ]
    return [
        *_figures_of_interactions(run_isolated("hostile_interactions:interactions", tables=40, count=100_000)),
        *_figures_of_records(run_isolated("hostile_records:records", count=100_000)),
    ]


def _figures_of_interactions(measured: dict[str, Any]) -> list[Figure]:
    errors, objections, faults = measured["errors"], measured["objections"], measured["faults"]
    details = "; ".join([*errors, *objections, *faults][:3])
    none = (
        ("not answered within three seconds", measured["unanswered"]),
        ("unhandled exceptions and errors in the log", len(errors)),
        ("changes that nobody had the right to, and mentions of people who do not sit there", len(objections)),
        ("faults in the file afterwards", len(faults)),
    )
    return [
        Figure(
            "Interactions",
            f"{measured['count']:,}",
            remark=f"they changed {measured['changes']:,} tables; {measured['requests']:,} requests of the bot were"
            f" within the limits, and {measured['mentions']:,} of these mentioned somebody: whose turn it was",
        ),
        *(none_of(what, found, details if found else "") for what, found in none),
    ]


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
