"""Many

Several processes on PostgreSQL lose nothing when one is killed, and keep 100,000 tables open.

What PostgreSQL and several processes are for (docs/hosting.md), on one machine, whose two cores they share with the
database server and with the people who click.

*Open tables*: their servers and people are made up, but for those at whose tables there are clicks. A process with
1,000 tables and one with 100,000 get their clicks at the same time, each on a database of its own, synchronised with
the disk.

*Commits*: 32 tables of all games commit one move after the other, as fast as they can, all of them in one process on
SQLite, or four in each of eight processes on PostgreSQL. Every commit is on the disk before it counts.

*Moves*: eight people on as many shards play all games with computers that do not pause, as fast as they are answered,
over real sockets to a stub of Discord. The time to the answer includes that stub's.

*Kills*: two clusters beside each other, each with a database of its own, have four processes with two shards each.
Leases of 12 seconds, and 3 seconds from one look at the others to the next, are what they are in the bot; only sessions
begin without Discord's five seconds between them. In each cluster processes are killed (`SIGKILL`) 150 times, each time
a random one, and started again: every second time only when others have all that it had, otherwise at once. On each
shard somebody plays with computers, mostly in blitz, sometimes thinks for ten of the fifteen seconds that they have,
and makes a mistake in one move of ten. Nobody may be late. A move that was in the database when it was answered must be
there at the end, with the same number. A takeover counts from the kill until a process that lives holds each table, and
all shards that the killed one had are connected again; after the last one everybody must move once more. Then the
database is checked as by `python -m bot check`.

All that was posted in the channels is counted, also what was deleted later: a call to turn may be posted once for each
decision, a Juse! and a result of a round as often as it happened, as the logs tell. If the same nonce comes again, the
stub posts nothing, but only for three minutes: Discord is documented to look at those of the last few minutes. Only a
table's own message may stand twice, as a new one replaces it, and that no longer than until 30 seconds after a
takeover; the message with which a game has closed counts as well. To the bot, the stub's messages look old, so it posts
a table anew whenever it shows it, which Discord's would rarely need. It is not looked at whether a call or a Juse! that
was posted in the moment of the kill is deleted later.

*On paper*, from these: what 1,000,000 servers would need. It is assumed that in the busiest hour there is one table
played at for a hundred servers, with a move by somebody every ten seconds; and a process is to be busy for half of the
time, so that it has room for what a killed one had. Discord allows a bot 50 requests a second. Answers to clicks do not
count, but each message that changes because a computer has moved does; computers pause, so each of their moves is shown
by itself.
"""

import math
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, Self

from bot.progress import steps
from bot.tables.store.members import LEASE
from tests.postgres import Server, running_server
from tests.proof.filled_database import Place, fill_database
from tests.proof.isolated import folder_on_disk, run_isolated
from tests.proof.many_kills import PROCESSES as OF_A_CLUSTER
from tests.proof.many_posts import KINDS
from tests.proof.many_runs import run_together
from tests.proof.report import Figure, at_most, milliseconds, none_of, ratio

FEW, MANY, MANY_IN_SHORT = 1_000, 100_000, 2_000
PLAYED, CLICKS = 200, 600
COMMITTING, PROCESSES, SECONDS, TURNS = 32, 8, 5.0, 5
STARTS = 3
CLUSTERS, KILLS, FEW_KILLS = 2, 150, 2
"""Kills in each of them, beside each other."""
TAKEN_WITHIN = 30.0
"""Seconds."""
_RATE = "moves per second"
_REQUESTS, _COMMITS = "Discord's limit of requests", "what one database can commit"

SERVERS, SERVERS_OF_A_SHARD, KILOBYTES_OF_A_SERVER = 1_000_000, 1_000, 8
MOVES, BUSY = 1_000, 0.5
"""A second, by people; and for how much of the time a process may be busy."""
STARTS_AT_ONCE, STARTS_APART = 16, 5
"""Of sessions: how many such a bot may begin at once, and seconds."""
REQUESTS = 50
"""A second, that Discord allows."""


def prove(*, short: bool) -> list[Figure]:
    with running_server({}) as server:
        commits, moves = _Commits.measured(server, short=short), _Moves.measured(server, short=short)
        return [
            *_figures_of_tables(server, short=short),
            commits.figure(),
            *moves.figures(),
            *_figures_of_kills(server, short=short),
            *_on_paper(commits, moves),
        ]


def _figures_of_tables(server: Server, *, short: bool) -> Iterator[Figure]:
    sizes = (FEW // 10, MANY_IN_SHORT) if short else (FEW, MANY)
    databases = [server.new_database() for _ in sizes]
    with _meeting() as meeting:
        same = {"played": PLAYED // 10 if short else PLAYED, "clicks": CLICKS // 10 if short else CLICKS}
        each = [
            {"address": database, "tables": tables, "meeting": meeting, **same}
            for database, tables in zip(databases, sizes, strict=True)
        ]
        few, many = run_together("many_runs:clicks_among", each)
    started = [_start(database, 1 if short else STARTS) for database in databases]
    yield Figure(
        f"Ready after the start of Python, with {sizes[1]:,} open tables on PostgreSQL",
        f"{started[1]:.1f} s",
        remark=f"with {sizes[0]:,} tables {started[0]:.1f} s",
    )
    yield Figure(
        f"Work of a click with {sizes[1]:,} open tables, in relation to that with {sizes[0]:,}",
        ratio(many["median"] / few["median"]),
        remark=f"medians {milliseconds(many['median'])} and {milliseconds(few['median'])}",
    )
    yield none_of("Clicks answered before the server held what they changed", few["unsaved"] + many["unsaved"])


def _start(database: str, times: int) -> float:
    """Seconds."""
    return median(run_isolated("load_alone:start", place=database, began=time.time())["seconds"] for _ in range(times))


class _Commits(NamedTuple):
    """A second."""

    sqlite: float
    alone: float
    """By one process on PostgreSQL."""
    together: float
    in_relation: float

    @classmethod
    def measured(cls, server: Server, *, short: bool) -> Self:
        places = [Place(number << 22, 100 + number, (1, 2, 3)) for number in range(COMMITTING)]
        seconds, turns = (0.5, 1) if short else (SECONDS, TURNS)
        with ExitStack() as kept:
            file = Path(kept.enter_context(folder_on_disk())) / "juse.sqlite3"
            address = server.new_database()
            fill_database(file, places)
            fill_database(address, places)
            of_turns = [
                (_commits(str(file), 1, seconds), _commits(address, 1, seconds), _commits(address, PROCESSES, seconds))
                for _ in steps(range(turns), "turns")
            ]
        sqlite, alone, together = (median(counts) for counts in zip(*of_turns, strict=True))
        return cls(sqlite, alone, together, median(together / sqlite for sqlite, _, together in of_turns))

    def figure(self) -> Figure:
        return Figure(
            f"Commits a second of {PROCESSES} processes on PostgreSQL, in relation to one on SQLite",
            ratio(self.in_relation),
            remark=f"{self.together:,.0f} and {self.sqlite:,.0f} a second; one process on PostgreSQL {self.alone:,.0f}",
        )


def _commits(place: str, processes: int, seconds: float) -> float:
    """A second."""
    with _meeting() as meeting:
        same: dict[str, Any] = {"place": place, "processes": processes, "seconds": seconds, "meeting": meeting}
        counts = run_together("many_runs:commits", [{"number": number, **same} for number in range(processes)])
    return sum(counts) / seconds


class _Moves(NamedTuple):
    one: Mapping[str, Any]
    two: Mapping[str, Any]
    in_relation: float

    @classmethod
    def measured(cls, server: Server, *, short: bool) -> Self:
        seconds, turns = (2.0, 1) if short else (20.0, 3)
        found = [
            [_moves(server, processes, seconds) for processes in (1, 2)] for _ in steps(range(turns), "turns of moves")
        ]
        one, two = (sorted(runs, key=lambda run: run[_RATE])[turns // 2] for runs in zip(*found, strict=True))
        return cls(one, two, median(two[_RATE] / one[_RATE] for one, two in found))

    def figures(self) -> Iterator[Figure]:
        one, two = self.one, self.two
        yield Figure(
            "Moves a second of two processes, in relation to one",
            ratio(self.in_relation),
            remark=f"{two[_RATE]:.0f} and {one[_RATE]:.0f} a second by people; with those of the computers, each took"
            f" {milliseconds(two['work per move'])} and {milliseconds(one['work per move'])} of work",
        )
        yield Figure(
            "99 % of these are answered within",
            f"{milliseconds(two['99 %'])} of two, {milliseconds(one['99 %'])} of one",
        )


def _moves(server: Server, processes: int, seconds: float) -> dict[str, Any]:
    return run_isolated("many_runs:moves_of", address=server.new_database(), processes=processes, seconds=seconds)


def _figures_of_kills(server: Server, *, short: bool) -> Iterator[Figure]:
    each = [
        {"address": server.new_database(), "count": FEW_KILLS if short else KILLS, "seed": f"kills {number}"}
        for number in range(CLUSTERS)
    ]
    found = run_together("many_kills:kills", each)

    def total(what: str) -> int:
        return sum(cluster[what] for cluster in found)

    def every(what: str) -> list[str]:
        return [each for cluster in found for each in cluster[what]]

    wrong, twice = [*every("faults"), *every("errors")], every("twice")
    yield none_of(
        f"Moves lost, turns lost and other faults after {total('kills'):,} kills of random processes, in {CLUSTERS}"
        f" clusters of {OF_A_CLUSTER}",
        len(wrong),
        wrong[0]
        if wrong
        else f"{total('moves'):,} moves of people at {total('tables'):,} tables;"
        f" {total('given up')} processes were late to say that they live, were taken for gone, and started again",
    )
    yield none_of("Messages posted twice, or not replaced", len(twice), twice[0] if twice else _posts(found))
    yield at_most(
        "Until others had all tables of a killed process, and were connected, at most",
        max(cluster["by others"] for cluster in found),
        TAKEN_WITHIN,
        "{:.1f} s".format,
        remark=f"after {total('kills') // 2} kills, with leases of {LEASE:.0f} s; after the others the process was"
        f" started again at once, and had them again after {max(cluster['by itself'] for cluster in found):.1f} s at"
        " most",
    )


def _posts(found: Sequence[Mapping[str, Any]]) -> str:
    def total(what: str, kind: str) -> str:
        return f"{sum(cluster[what].get(kind, 0) for cluster in found):,}"

    each = ", ".join(f"{total('posts', kind)} {kind} ({total('recognised', kind)} once more)" for kind in KINDS)
    longest = max(cluster["longest double"] for cluster in found)
    return (
        f"posted were {each}; what a process posted once more, as it did not know that it had been, Discord knew. Two"
        f" messages showed one table for {longest:.1f} s at most"
    )


def _on_paper(commits: _Commits, moves: _Moves) -> Iterator[Figure]:
    def figure(what: str, measured: str, remark: str) -> Figure:
        return Figure(f"On paper, for {SERVERS:,} servers: {what}", measured, remark=remark)

    by_computers, written = MOVES * moves.one["by computers"], MOVES * moves.one["commits"]
    shards = math.ceil(SERVERS / SERVERS_OF_A_SHARD)
    minutes = shards / STARTS_AT_ONCE * STARTS_APART / 60
    needed = {_REQUESTS: by_computers / REQUESTS, _COMMITS: written / commits.together}
    first = max(needed, key=lambda what: needed[what])
    yield figure(
        "shards",
        f"{shards:,}",
        f"one for {SERVERS_OF_A_SHARD:,} servers, as Discord recommends; with {STARTS_AT_ONCE} sessions that begin at"
        f" once, all are connected after {minutes:.0f} minutes",
    )
    yield figure(
        "processes",
        f"{math.ceil(MOVES * moves.one['work per move'] / BUSY):,}",
        f"for {MOVES:,} moves a second by people, and {by_computers:,.0f} by computers; all servers together take"
        f" {SERVERS * KILOBYTES_OF_A_SERVER / 1e6:.0f} GB of memory",
    )
    yield figure(
        "commits a second",
        f"{written:,.0f}",
        f"{needed[_COMMITS]:.1f} times as many as here, where the server has a part of two cores",
    )
    yield figure(
        "requests a second that Discord counts",
        f"{by_computers:,.0f}",
        f"{needed[_REQUESTS]:.0f} times as many as it allows a bot that has asked for no more",
    )
    yield figure(
        "the first bottleneck",
        first,
        f"without more of them, the bot can do {MOVES / needed[first]:,.0f} moves a second by people",
    )


@contextmanager
def _meeting() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield folder
