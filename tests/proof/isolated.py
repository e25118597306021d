"""Runs one measurement in a process of its own, so that nothing that another one has loaded or kept counts."""

import asyncio
import importlib
import inspect
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from bot import ROOT


def run_isolated(function: str, **arguments: Any) -> Any:
    """`function` is `folder.module:name`, plain or async. Arguments and result travel as JSON."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, function],
        input=json.dumps(arguments),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def folder_on_disk() -> "tempfile.TemporaryDirectory[str]":
    """For databases: on a disk as a host would use, because /tmp may be in memory, where writing is too fast."""
    folder = ROOT / "data"
    folder.mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(dir=folder)


def resident_megabytes(process: int | Literal["self"] = "self") -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    function = getattr(importlib.import_module(f"tests.{module}"), name)
    result = function(**json.load(sys.stdin))
    sys.stdout.write(f"\n{json.dumps(asyncio.run(result) if inspect.iscoroutine(result) else result)}\n")


if __name__ == "__main__":
    main()
