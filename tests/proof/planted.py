"""`python -m tests.proof.planted`: plants faults in copies of the code, one at a time, and says which checks notice.

A proof that cannot fail proves nothing. Each fault (in the folder `plants`) names the checks that must notice it. They
must pass while nothing is planted.
"""

import argparse
import asyncio
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from bot.progress import Bar, counting, print_line, steps
from tests.proof.plants.plant import Plant

ROOT = Path(__file__).parents[2]
LONGEST = 600.0
"""Seconds after which a check has hung: some faults make a check wait for ever."""
_LEFT_OUT = (".git", ".venv", ".env", "*_cache", "__pycache__", "data")
_PYTEST = "import os, pytest, sys; status = pytest.main(sys.argv[1:]); sys.stdout.flush(); os._exit(status)"
"""A test that fails may leave a thread behind, for which a process that just ended would wait."""
_LAST_WORDS = 3000
_TOO_LONG = b"from pytest-timeout"
"""What pytest says of a test that has had its time."""
_FAILED = 1
"""Pytest's exit status when tests ran and some of them failed."""


class Verdict(Enum):
    NOTICED = "noticed"
    PASSED = "not noticed"
    HUNG = "hung"
    BROKEN = "could not run"


def by_file() -> list[Sequence[Plant]]:
    """The first of each file is one of those that `.ci/run` plants."""
    modules = sorted(path.stem for path in (Path(__file__).parent / "plants").glob("*.py") if path.stem != "plant")
    return [importlib.import_module(f"tests.proof.plants.{name}").PLANTS for name in modules]


def main() -> int:
    every = by_file()
    parser = argparse.ArgumentParser(prog="python -m tests.proof.planted", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="PART", help="part of a name, or of a file's; all if none is given")
    parser.add_argument("--short", action="store_true", help="the first of each file, as in .ci/run")
    parser.add_argument("--list", action="store_true", help="only show their names")
    parser.add_argument("--jobs", type=int, default=2, help="how many copies of the code are worked with at once")
    args = parser.parse_args()
    chosen = [plant for plants in every for plant in (plants[:1] if args.short else plants)]
    if args.names:
        chosen = [plant for plant in chosen if any(part in f"{plant.name} {plant.file}" for part in args.names)]
    if not chosen:
        parser.error("no fault has such a name; --list shows them all")
    if args.list:
        sys.stdout.writelines(f"{plant.file}: {plant.name}\n" for plant in chosen)
        return 0
    return asyncio.run(_plant_all(chosen, args.jobs))


async def _plant_all(chosen: Sequence[Plant], jobs: int) -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        copies = [copy_of(ROOT, Path(folder) / str(number)) for number in range(min(jobs, len(chosen)))]
        checks = list(dict.fromkeys(check for plant in chosen for check in plant.checks))
        parts = [checks[number :: len(copies)] for number in range(len(copies))]
        first = [without_a_fault(copy, part) for copy, part in zip(copies, parts, strict=True) if part]
        told = steps(asyncio.as_completed(first), "runs of the checks without a fault", len(first))
        if failed := "".join([await each for each in told]):
            sys.stdout.write(f"The checks do not pass without any fault:\n{failed}")
            return 1
        free: asyncio.Queue[Path] = asyncio.Queue()
        for copy in copies:
            free.put_nowait(copy)
        with counting("faults", len(chosen)) as bar:
            missed = "".join(await asyncio.gather(*(_say(plant, free, bar) for plant in chosen)))
    took = time.monotonic() - began
    sys.stdout.write(f"{len(chosen)} faults planted in {took:.0f} s, {'' if missed else 'none '}unnoticed\n{missed}")
    return int(missed != "")


async def _say(plant: Plant, free: asyncio.Queue[Path], bar: Bar) -> str:
    """What is to be said at the end: a line for each check that did not notice it."""
    copy, began = await free.get(), time.monotonic()
    verdicts = await look(plant, copy)
    free.put_nowait(copy)
    missed = missed_by(plant, verdicts)
    lines = "\n".join([f"{plant.file}: {plant.name}", *missed])
    print_line(f"{time.monotonic() - began:5.1f} s  {lines}")
    sys.stdout.flush()
    bar.update()
    return f"{lines}\n" if missed else ""


def missed_by(plant: Plant, verdicts: Mapping[str, Verdict]) -> list[str]:
    """A line for each check that did not notice it. One that only waits for ever says little of what is wrong."""
    noticed = {Verdict.NOTICED, Verdict.HUNG} if plant.may_hang else {Verdict.NOTICED}
    return [f"    {verdict.value}: {check}" for check, verdict in verdicts.items() if verdict not in noticed]


async def look(plant: Plant, copy: Path) -> dict[str, Verdict]:
    """What each of the plant's checks says while it stands in this copy of the code."""
    with planted(plant, copy):
        return {check: await run(copy, [check]) for check in plant.checks}


def copy_of(root: Path, folder: Path) -> Path:
    return shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*_LEFT_OUT))


@contextmanager
def planted(plant: Plant, copy: Path) -> Iterator[None]:
    file = copy / plant.file
    whole = file.read_text(encoding="utf-8")
    assert whole.count(plant.old) == 1, f"{plant.file} does not have {plant.old!r} once"
    try:
        _write(file, whole.replace(plant.old, plant.new))
        yield
    finally:
        _write(file, whole)


def _write(file: Path, text: str) -> None:
    """Python takes a file that has changed twice within a second for unchanged, so what was compiled is removed."""
    file.write_text(text, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


async def without_a_fault(copy: Path, checks: Iterable[str]) -> str:
    """Pytest's last words if not all of them pass."""
    process = await _pytest(copy, checks, PIPE)
    said, _ = await process.communicate()
    return "" if process.returncode == 0 else said.decode()[-_LAST_WORDS:]


async def run(copy: Path, checks: Iterable[str]) -> Verdict:
    process = await _pytest(copy, [*checks, "-x"], PIPE)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), LONGEST)
    except TimeoutError:
        process.kill()
        await process.wait()
        return Verdict.HUNG
    if process.returncode == 0:
        return Verdict.PASSED
    if _TOO_LONG in said:
        return Verdict.HUNG
    return Verdict.NOTICED if process.returncode == _FAILED else Verdict.BROKEN


async def _pytest(copy: Path, arguments: Iterable[str], output: int) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _PYTEST, "-q", "-m", "", "-p", "no:cacheprovider", *arguments),
        cwd=copy,
        env={name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        stdout=output,
        stderr=DEVNULL,
    )


if __name__ == "__main__":
    sys.exit(main())
