"""The socket beside the database, at which a running bot tells its status to whoever may read the database. That of a
server is in the home folder of the bot's user.
"""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from bot.config import without_password
from bot.tables.store.database import Place
from bot.tables.store.files import named

_LONGEST = 100
"""Bytes of an address of such a socket, on every system."""
_OWNER_ONLY = 0o600


class NoSocket(OSError):
    """This system has none of the kind, or not with so long a name."""


def socket_of(database: Place) -> Path:
    """In the home folder of the bot's user, if the database is on a server."""
    if isinstance(database, Path):
        return named(database, ".status")
    digest = blake2b(without_password(database).encode(), digest_size=8).hexdigest()
    return _home() / f".juse-{digest}.status"


def listening(path: Path) -> socket.socket:
    """To be called by the bot that has the database's lock: a socket that is there was left by one that was killed."""
    listener = _new_socket()
    try:
        with _address(path) as address:
            path.unlink(missing_ok=True)
            listener.bind(address)
        path.chmod(_OWNER_ONLY)  # nobody can connect before it listens
        listener.listen()
    except BaseException:
        listener.close()
        raise
    return listener


def connected(path: Path, seconds: float) -> socket.socket:
    """`FileNotFoundError` or `ConnectionRefusedError` if no bot is there; `TimeoutError` after so many seconds, also
    while its answer is read.
    """
    connection = _new_socket()
    try:
        connection.settimeout(seconds)
        with _address(path) as address:
            connection.connect(address)
    except BaseException:
        connection.close()
        raise
    return connection


def _home() -> Path:
    """Whatever `HOME` says, which is somebody else's where root runs a command as the bot's user."""
    try:
        import pwd

        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except (ImportError, KeyError):
        return Path.home()


def _new_socket() -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise NoSocket("this system has no sockets that are files")
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)


@contextmanager
def _address(path: Path) -> Iterator[str]:
    """Of a socket in a deep folder, on Linux, one by the opened folder."""
    if len(os.fsencode(path)) <= _LONGEST:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        short = Path(f"/proc/self/fd/{folder}")
        if not short.exists():
            raise NoSocket(f"the name {path} is too long for a socket")
        yield str(short / path.name)
    finally:
        os.close(folder)
