"""One measurement in a process of its own, so that nothing another one has loaded or kept counts."""

import asyncio
import importlib
import inspect
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def apart(function: str, **arguments: Any) -> Any:
    """`function` is `module:name` in this folder, plain or async. What goes in and comes back is JSON."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, function],
        input=json.dumps(arguments),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def on_disk() -> "tempfile.TemporaryDirectory[str]":
    """A folder for databases that lies where a host's would: what is kept in memory is written too fast."""
    folder = ROOT / "data"
    folder.mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(dir=folder)


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    work = getattr(importlib.import_module(f"tests.proof.{module}"), name)
    done = work(**json.load(sys.stdin))
    sys.stdout.write(f"\n{json.dumps(asyncio.run(done) if inspect.iscoroutine(done) else done)}\n")


if __name__ == "__main__":
    main()
