"""The socket at which a running bot tells its status to its own user: beside a database that is a file, otherwise in a
folder of that user. Each process has its own.
"""

import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from bot.config import without_password
from bot.tables.store.database import DatabaseUrl
from bot.tables.store.files import named

_LONGEST = 100
"""Bytes of an address of such a socket, on every system."""
_OWNER_ONLY = 0o600
_ENDING = ".status"


class NoSocket(OSError):
    """Raised if this system has no sockets of the kind, or none with so long a name."""


def socket_of(database: DatabaseUrl, process: str = "") -> Path:
    """Return the socket. `process`: which of several, such as 0-7."""
    if isinstance(database, Path):
        return named(database, _ENDING)
    return _folders()[0] / f"{_stem(database)}{f'.{process}' if process else ''}{_ENDING}"


def sockets_of(database: DatabaseUrl) -> Mapping[str, Path]:
    """Return the sockets of all processes that may run on this machine, by which of several they are."""
    if isinstance(database, Path):
        return {"": socket_of(database)}
    stem = _stem(database)
    found = sorted(path for folder in _folders() for path in folder.glob(f"{stem}*{_ENDING}"))
    return {path.name.removeprefix(stem).removesuffix(_ENDING).lstrip("."): path for path in found}


def _stem(address: str) -> str:
    return f".juse-{blake2b(without_password(address).encode(), digest_size=8).hexdigest()}"


def _folders() -> Sequence[Path]:
    """Return the folder for such things, unless it is somebody else's, as where root runs a command as the bot's user;
    and the user's home, whatever `HOME` says there. The bot takes the first, and may know only the second.
    """
    try:
        import pwd

        home = Path(pwd.getpwuid(os.getuid()).pw_dir)
    except (ImportError, KeyError):
        return [Path.home()]
    for_sockets = Path(os.environ.get("XDG_RUNTIME_DIR") or home)
    is_own = for_sockets.exists() and for_sockets.stat().st_uid == os.getuid()
    return [for_sockets, home] if is_own and for_sockets != home else [home]


def listening(path: Path) -> socket.socket:
    """Listen, in the bot that has the database's lock, or its shards: a socket that is there was left by one that was
    killed.
    """
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


def file_at(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file, whatever its name: no two have these numbers while both are open."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def connected(path: Path, seconds: float) -> Iterator[socket.socket]:
    """Connect; `FileNotFoundError` or `ConnectionRefusedError` if no bot is there; `TimeoutError` after so many
    seconds, also while its answer is read.
    """
    with _new_socket() as connection, _address(path) as address:
        connection.settimeout(seconds)
        connection.connect(address)
        yield connection


def _new_socket() -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise NoSocket("this system has no sockets that are files")
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)


@contextmanager
def _address(path: Path) -> Iterator[str]:
    """Yield the address of a socket: in a deep folder, on Linux, by the opened folder."""
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
