"""A command as somebody sees it at a terminal: a real one, of which a program holds the other end."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot import ROOT

_LONGEST = 600.0
_END = b"\0"


class Seen(NamedTuple):
    status: int
    stdout: str
    """Which goes through a pipe."""
    terminal: str
    """What else came, to the terminal."""


def at_a_terminal(folder: Path, settings: Mapping[str, str], *words: str, typed: str = "") -> Seen:
    """Run `python -m WORDS`, where somebody may type a line, once they are asked."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", *words],
        cwd=folder,
        # However quick a step is, it is shown.
        env={**os.environ, "PYTHONPATH": str(ROOT), "TQDM_MININTERVAL": "0", **settings},
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    seen: list[bytes] = []
    voice = threading.Thread(target=_read, args=(ours, seen, typed))
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


def _read(terminal: int, seen: list[bytes], typed: str) -> None:
    try:
        while (found := os.read(terminal, 65536)) and not found.endswith(_END):
            if typed and not seen:
                os.write(terminal, f"{typed}\n".encode())
            seen.append(found)
    except OSError:  # nobody holds the other end any more
        pass
