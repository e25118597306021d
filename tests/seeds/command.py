"""`python -m tests.proof evenings`: one evening again with its story, or many of them, whose faults are told."""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence

from tests.seeds.evening import ACTIONS, Evening, play
from tests.seeds.reached import STATES, reached_in
from tests.seeds.shorten import shortened

_HASH_SEED = "PYTHONHASHSEED"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof evenings", description="Play evenings from numbers, and look what is wrong."
    )
    parser.add_argument("--seed", type=int, help="play this one, and tell its story")
    parser.add_argument("--only", default="", help="of its deeds only these, as in 3,17,18")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first seed of many")
    parser.add_argument("--count", type=int, default=600, help="how many of them")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each evening")
    parser.add_argument("--short", action="store_true", help="a few seconds, as in the tests")
    asked = parser.parse_args(arguments)
    if os.environ.get(_HASH_SEED) != "0":
        # What sets are in order of is decided when Python starts.
        again = [sys.executable, "-m", "tests.proof", "evenings", *arguments]
        os.execve(sys.executable, again, {**os.environ, _HASH_SEED: "0"})  # noqa: S606
    if asked.seed is not None:
        only = [int(number) for number in asked.only.split(",") if number] or None
        evening = play(asked.seed, asked.actions, only)
        sys.stdout.write("\n".join([*evening.story, f"digest {evening.digest}", ""]))
        return bool(evening.faults)
    seeds = range(asked.first, asked.first + (6 if asked.short else asked.count))
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


def _told(states: dict[str, int]) -> Iterator[str]:
    for state, times in states.items():
        yield f"{times:6} {state}"
    if missed := [state for state, times in states.items() if not times]:
        yield f"never reached: {', '.join(missed)}"


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
