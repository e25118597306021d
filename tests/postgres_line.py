"""A line to the PostgreSQL server that is cut when something is committed, by COMMIT or by the one statement of a move:
before it arrives, before its answer comes back, or while it is on its way, to arrive when nobody expects it any more.
"""

import re
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Literal

SOCKET = ".s.PGSQL.5432"
_COMMIT = b"COMMIT\x00"
_PARSED = re.compile(rb"P.{4}([^\x00]+)\x00WITH part0 ", re.DOTALL)
"""A statement that commits by itself gets its name, by which it is executed."""
_DONE = b"Z\x00\x00\x00\x05I"
"""What the server says when a transaction has ended."""


class Line:
    """Each connection has two threads of its own, so that a test may block its event loop meanwhile."""

    def __init__(self, server: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="juse-line-"))
        self.folder.chmod(0o755)
        self.is_down = False
        """Nobody is connected any more."""
        self.cut_next: Literal["never", "before", "after", "late"] = "never"
        """Whether the next commit is lost on its way (`before`), its answer is (`after`), or it waits for `deliver`."""
        self.stays_down = False
        """Whether the line is down from that cut on."""
        self.cuts = 0
        self._late: tuple[socket.socket, bytes] | None = None
        self._is_done = Event()
        """Whether the server is done with what nobody hears of."""
        self._server = server / SOCKET
        self._open: list[socket.socket] = []
        self._last_heard: set[socket.socket] = set()
        """The servers whose answers nobody gets any more."""
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / SOCKET))
        self._listening.listen()
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._close(self._listening, *self._open)
        (self.folder / SOCKET).unlink()
        self.folder.rmdir()

    def deliver(self) -> None:
        """Let what is late arrive, and wait until the server is done with it."""
        assert self._late is not None
        server, commit = self._late
        server.sendall(commit)
        assert self._is_done.wait(30)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.is_down:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server))
                self._open += [client, server]
                Thread(target=self._forward, args=(client, server), daemon=True).start()
                Thread(target=self._return, args=(server, client), daemon=True).start()

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        commits = [_COMMIT]
        with suppress(OSError):
            while said := client.recv(1 << 16):
                if self.cut_next != "never" and any(commit in said for commit in commits):
                    self._cut(said, client, server)
                    return  # of an answer that is lost, `_return` cuts the line: before it nothing is stored for sure
                commits += [b"\x00%s\x00" % name for name in _PARSED.findall(said)]
                server.sendall(said)
        self._close(client, server)

    def _return(self, server: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while said := server.recv(1 << 16):
                if server not in self._last_heard:
                    client.sendall(said)
                elif _DONE in said:
                    self._is_done.set()
                    break
        self._close(*(self._open if self.is_down else (client, server)))

    def _cut(self, commit: bytes, client: socket.socket, server: socket.socket) -> None:
        how, self.cut_next = self.cut_next, "never"
        self.is_down = self.stays_down
        self.cuts += 1
        if how == "before":
            self._close(*(self._open if self.is_down else (client, server)))
            return
        self._last_heard.add(server)
        if how == "after":
            server.sendall(commit)
            return
        self._is_done.clear()
        self._late = (server, commit)
        self._open.remove(server)
        self._close(*(self._open if self.is_down else (client,)))

    def _close(self, *ends: socket.socket) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def line_to(server: Path) -> Iterator[Line]:
    line = Line(server)
    try:
        yield line
    finally:
        line.close()
