"""Kill, suspend and cut off processes of a cluster on PostgreSQL while people play with it.

Two clusters beside each other, each with its own database, have four processes with two shards each, over real
sockets to a stub of Discord. In each, processes are killed (`SIGKILL`) 152 times at random, and started again: every
second time only when others have all that it had. Beside that, 19 are suspended until then, and 19 lose the connection
by which the server tells that they live. On each shard somebody plays with computers, mostly in blitz, and
sometimes misplays. A move that was in the database when it was answered must be there at the end; nobody may lose a
turn; the database must pass `python -m bot check`. Two messages may show one table for at most 30 seconds.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.cluster.many_kills import PROCESSES
from tests.postgres import running_server
from tests.proof.isolated import run_isolated
from tests.proof.report import Figure, at_most, none_of

CLUSTERS, TROUBLES, FEW = 2, 190, 4
KILLED_TAKEN_WITHIN, SUSPENDED_TAKEN_WITHIN = 5.0, 30.0
"""Seconds."""


def prove(*, short: bool) -> list[Figure]:
    with running_server({}) as server, ThreadPoolExecutor(CLUSTERS) as threads:
        databases = [server.new_database() for _ in range(CLUSTERS)]

        def killed(number: int) -> Any:
            count = FEW if short else TROUBLES
            return run_isolated(
                "cluster.many_kills:kills", address=databases[number], count=count, seed=f"kills {number}"
            )

        return _figures(list(threads.map(killed, range(CLUSTERS))))


def _figures(found: Sequence[Mapping[str, Any]]) -> list[Figure]:
    def total(what: str) -> int:
        return sum(cluster[what] for cluster in found)

    def every(what: str) -> list[str]:
        return [each for cluster in found for each in cluster[what]]

    wrong, twice = [*every("faults"), *every("errors")], every("twice")
    return [
        none_of(
            f"Moves lost, turns lost and other faults after {total('kills'):,} kills, {total('suspended')} suspensions"
            f" and {total('cut off')} cuts of random processes, in {CLUSTERS} clusters of {PROCESSES}",
            len(wrong),
            "; ".join(wrong[:3]) or f"{total('moves'):,} moves of people at {total('tables'):,} tables",
        ),
        none_of("Tables that two messages show for long", len(twice), "; ".join(twice[:3])),
        at_most(
            "Until others had all tables of a killed process, and were connected, at most",
            max(cluster["by others"] for cluster in found),
            KILLED_TAKEN_WITHIN,
            "{:.1f} s".format,
            remark=f"started again at once, it had them again after {max(each['by itself'] for each in found):.1f} s",
        ),
        at_most(
            "The same of a suspended process, at most",
            max(cluster["after suspension"] for cluster in found),
            SUSPENDED_TAKEN_WITHIN,
            "{:.1f} s".format,
        ),
    ]
