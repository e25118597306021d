"""A command as somebody sees it at a terminal: a real one, of which a program holds the other end."""

import asyncio
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
_LONGEST = 600.0
_END = b"\0"


class Seen(NamedTuple):
    status: int
    stdout: str
    """Which goes through a pipe."""
    terminal: str
    """What else came, to the terminal."""


async def at_a_terminal(folder: Path, settings: Mapping[str, str], *words: str, columns: int = 100) -> Seen:
    """Run `python -m WORDS`."""
    return await asyncio.to_thread(_run, folder, settings, words, columns)


@contextmanager
def errors_on_a_terminal(patch: pytest.MonkeyPatch) -> Iterator[Callable[[], str]]:
    """What this process and its children write to stderr goes there. To be asked for what came, at the end."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    seen: list[bytes] = []
    voice = threading.Thread(target=_read, args=(ours, seen), daemon=True)
    voice.start()
    before = os.dup(2)

    def what_came() -> str:
        """Up to now; a terminal passes on at once what is written to it."""
        return b"".join(seen).decode(errors="replace")

    try:
        with os.fdopen(os.dup(theirs), "w") as stderr, patch.context() as patched:
            patched.setattr(sys, "stderr", stderr)
            os.dup2(theirs, 2)
            yield what_came
    finally:
        os.dup2(before, 2)
        os.close(before)
        os.write(theirs, _END)  # some child, such as that of multiprocessing, may hold this end for as long as we live
        voice.join()
        os.close(theirs)
        os.close(ours)


def _run(folder: Path, settings: Mapping[str, str], words: tuple[str, ...], columns: int) -> Seen:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=folder,
        # However quick a step is, it is shown.
        env={**os.environ, "PYTHONPATH": str(ROOT), "TQDM_MININTERVAL": "0", **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
    )
    os.close(theirs)
    seen: list[bytes] = []
    voice = threading.Thread(target=_read, args=(ours, seen))
    voice.start()
    try:
        written, _ = process.communicate(timeout=_LONGEST)
    finally:
        process.kill()
        process.wait()
        voice.join()
        os.close(ours)
    terminal = b"".join(seen).decode().replace("\r\n", "\n")
    return Seen(process.returncode, written.decode(), terminal)


def _read(terminal: int, seen: list[bytes]) -> None:
    try:
        while (found := os.read(terminal, 65536)) and not found.endswith(_END):
            seen.append(found)
    except OSError:  # nobody holds the other end any more
        pass
