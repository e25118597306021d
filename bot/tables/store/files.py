"""The files of the database: nobody but the bot's user can read them, and none is taken for what it is not."""

import errno
import logging
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path

log = logging.getLogger(__name__)

_OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR
_ENDINGS = ("", "-wal", "-shm", ".lock", ".lock-journal")
_LEAST = 512
"""Bytes of any database of SQLite's: it takes a shorter file for a new one, or for a damaged one."""
_FORMAT_AT, _WITHOUT_LOG = 18, 1
"""The byte of a file that says whether it is written with a write-ahead log. Of a backup it says no."""


_KINDS = {stat.S_IFREG: "", stat.S_IFDIR: "a folder", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}


def named(database: Path, ending: str) -> Path:
    """Return a file beside the database, whatever other name or link it was found by."""
    real = Path(os.path.realpath(database))  # which says nothing of links that lead in a circle
    return real.with_name(real.name + ending)


def log_of(database: Path) -> Path:
    """Return the write-ahead log: what was committed last is only there."""
    return named(database, "-wal")


def copies_before_upgrades(database: Path) -> list[Path]:
    """Return the copies, the newest version last."""
    beginning = named(database, ".before-").name
    found = [
        (int(copy.name.removeprefix(beginning)), copy)
        for copy in named(database, "").parent.iterdir()
        if re.fullmatch(re.escape(beginning) + "[0-9]+", copy.name)
    ]
    return [copy for _, copy in sorted(found)]


def make_all_private(database: Path) -> None:
    """Make all files private, also those of an older version. SQLite gives the files it makes the same rights."""
    for file in (*(named(database, ending) for ending in _ENDINGS), *copies_before_upgrades(database)):
        make_private(file)


def make_private(file: Path, *, create: bool = False) -> None:
    """Let only its owner read or write it. This never opens an existing file, as closing it would free its locks, and
    leaves alone what is no file.
    """
    if create and not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))
        file.chmod(_OWNER_ONLY)  # whatever the umask has taken away
    try:
        mode = file.stat().st_mode
        if stat.S_ISREG(mode) and stat.S_IMODE(mode) & ~_OWNER_ONLY:
            file.chmod(stat.S_IMODE(mode) & _OWNER_ONLY)
    except FileNotFoundError:
        pass
    except PermissionError:
        log.warning("Other users of this machine can read %s: make it a file of the user that the bot runs as.", file)


def sync_folder(folder: Path) -> None:
    """Make a new name survive a power cut, where the system can do that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def what_else_is_there(database: Path) -> str:
    """Return a sentence for the host if the name is that of a folder, a device or the like. Nothing is opened for
    it.
    """
    try:
        mode = database.stat().st_mode
        what = _KINDS.get(stat.S_IFMT(mode), "a device")
    except OSError as error:
        what = "a link that leads in a circle" if error.errno == errno.ELOOP else ""  # the others are found later
    return what and f"The database {database} is {what}: name a file, which the bot makes if it is not there yet."


def what_shares_it(database: Path) -> str:
    """Return a sentence for the host if the file has a second name: what is kept beside it is named after it."""
    if not database.is_file() or database.stat().st_nlink == 1:
        return ""
    return (
        f"The database {database} has other names too (hard links), by which another bot could use it at once: delete"
        " those, or name a copy of it."
    )


def what_was_lost(database: Path) -> str:
    """Return a sentence for the host if SQLite would begin afresh, and remove the log, where tables were kept
    before.
    """
    file, its_log = named(database, ""), log_of(database)
    if file.is_file():
        if (size := file.stat().st_size) >= _LEAST:
            return ""
        what = "is an empty file (0 bytes)" if not size else f"was cut off (it has {size} bytes)"
        return (
            f"The database {database} {what}: if tables were kept in it, put a backup in its place;"
            " if not, delete it, and the bot makes a new one."
        )
    if its_log.is_file() and its_log.stat().st_size:
        return (
            f"The database {database} is missing, but its log {its_log.name} is there: put the database back beside it,"
            " or delete the log to start afresh."
        )
    return ""


def what_would_be_mixed(database: Path, endings: Sequence[str] = ("-wal", "-journal")) -> str:
    """Return a sentence for the host if SQLite would take what a killed bot left for a part of a file put there."""
    for ending in endings:
        left = named(database, ending)
        if left.is_file() and left.stat().st_size:
            return (
                f"The file {left.name} of a database that was there before lies beside {database}, and SQLite would"
                f" mix the two: move {left.name} away together with that database and its -shm."
            )
    return ""


def what_is_mixed(database: Path) -> str:
    """Return the same for a backup that was put there. Only while nothing of this process has the file open. A journal
    may be its own: that of a bot killed while it took the backup up.
    """
    file = named(database, "")
    if not file.is_file():
        return ""
    with file.open("rb") as opened:
        header = opened.read(_FORMAT_AT + 1)
    return what_would_be_mixed(database, ["-wal"]) if header[_FORMAT_AT:] == bytes([_WITHOUT_LOG]) else ""
