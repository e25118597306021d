"""`python -m tests.proof evenings`: one evening again with its story, many of them, many ways on from a rare state of
one, or by steps alone from all their tables. Faults are told.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from tests.seeds.branching import DEEDS_AFTER, Branch
from tests.seeds.evening import ACTIONS, Evening, play
from tests.seeds.reached import STATES, reached_in
from tests.seeds.shorten import shortened
from tests.seeds.tables_alone import faults_of_tables

_HASH_SEED = "PYTHONHASHSEED"
_ATTEMPTS = 1000
"""From each table."""
_MOST_SOUGHT = 100
"""Seeds in which a state is looked for."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof evenings", description="Play evenings from numbers, and look what is wrong."
    )
    parser.add_argument("--seed", type=int, help="play this one, and tell its story")
    parser.add_argument("--branch", choices=STATES, metavar="STATE", help="go on in many ways from where it is reached")
    parser.add_argument("--way", type=int, help="play this one of these ways, and tell its story")
    parser.add_argument("--tables", action="store_true", help="go on from the tables of these by steps alone")
    parser.add_argument("--only", default="", help="of its deeds only these, as in 3,17,18")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed of many")
    parser.add_argument("--count", type=int, help="how many of them: 600, or 100 ways")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each evening")
    parser.add_argument("--short", action="store_true", help="a few seconds, as in the tests")
    asked = parser.parse_args(arguments)
    if os.environ.get(_HASH_SEED) != "0":
        # What sets are in order of is decided when Python starts.
        again = [sys.executable, "-m", "tests.proof", "evenings", *arguments]
        os.execve(sys.executable, again, {**os.environ, _HASH_SEED: "0"})  # noqa: S606
    if asked.branch is not None and asked.way is None:
        return _ways(asked.seed, asked.first, asked.actions, asked.branch, asked.count or 100)
    if asked.tables:
        seeds = range(asked.first, asked.first + (asked.count or 10)) if asked.seed is None else (asked.seed,)
        return _tables_alone(seeds, asked.actions)
    if asked.seed is not None:
        only = [int(number) for number in asked.only.split(",") if number] or None
        branch = None if asked.branch is None else Branch(asked.branch, asked.way)
        evening = play(asked.seed, asked.actions, only, branch=branch)
        sys.stdout.write("\n".join([*evening.story, f"digest {evening.digest}", ""]))
        return bool(evening.faults)
    seeds = range(asked.first, asked.first + (6 if asked.short else asked.count or 600))
    return _many(seeds, 40 if asked.short else asked.actions, short=asked.short)


def _many(seeds: range, actions: int, *, short: bool) -> int:
    begun, failed, states = time.monotonic(), list[Evening](), dict.fromkeys(STATES, 0)
    for evening in (play(seed, actions) for seed in seeds):
        for state in reached_in(evening.story):
            states[state] += 1
        if evening.faults:
            failed.append(evening)
            _write(f"seed {evening.seed} ({evening.digest}): {'; '.join(evening.faults[:3])}")
    hours = (time.monotonic() - begun) / 3600
    _write(f"{len(seeds)} evenings of {actions} actions, {len(seeds) / hours:.0f} an hour; {len(failed)} failed")
    for line in _told(states):
        _write(line)
    for evening in failed[:3]:
        deeds = shortened(evening.seed, actions)
        _write(f"seed {evening.seed} also fails with --actions {actions} --only {','.join(map(str, deeds))}")
    missed = [state for state, times in states.items() if not times]
    return bool(failed or (missed and not short))


def _ways(seed: int | None, first: int, actions: int, state: str, count: int) -> int:
    """`seed`: None for the first that reaches the state."""
    seeds = (seed,) if seed is not None else range(first, first + _MOST_SOUGHT)
    found = next((each for each in seeds if state in reached_in(play(each, actions).story)), None)
    if found is None:
        _write(f"never reached: {state}")
        return 1
    begun, failed = time.monotonic(), list[tuple[str, Branch]]()
    for branch in (Branch(state, way) for way in range(1, count + 1)):
        evening = play(found, actions, branch=branch)
        if evening.faults:
            again = f'--seed {found} --branch "{state}" --way {branch.way} --actions {actions}'
            failed.append((again, branch))
            _write(f"{again} ({evening.digest}): {'; '.join(evening.faults[:3])}")
    hours = (time.monotonic() - begun) / 3600
    _write(f"{count} ways on from seed {found}, {count / hours:.0f} an hour; {len(failed)} failed")
    for again, branch in failed[:3]:
        deeds = shortened(found, actions + DEEDS_AFTER, partial(play, branch=branch))
        _write(f"{again} also fails with --only {','.join(map(str, deeds))}")
    return bool(failed)


def _tables_alone(seeds: Iterable[int], actions: int) -> int:
    begun, tables, failed = time.monotonic(), 0, 0
    for evening in (play(seed, actions) for seed in seeds):
        tables += len(evening.tables)
        for fault in faults_of_tables(evening, _ATTEMPTS):
            failed += 1
            _write(f"--tables --seed {evening.seed} --actions {actions}: {fault}")
    hours = (time.monotonic() - begun) / 3600
    _write(
        f"{tables * _ATTEMPTS} attempts from {tables} tables, {tables * _ATTEMPTS / hours:.0f} an hour; {failed} failed"
    )
    return bool(failed)


def _told(states: dict[str, int]) -> Iterator[str]:
    for state, times in states.items():
        yield f"{times:6} {state}"
    if missed := [state for state, times in states.items() if not times]:
        yield f"never reached: {', '.join(missed)}"


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
