"""The files of an SQLite database: nobody but the bot's user can read them, and none is taken for what it is not. Its
lock and its migrations; and in plain words, why it cannot be used.
"""

import errno
import logging
import os
import re
import sqlite3
import stat
import struct
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from bot import PROGRAM
from bot.tables.store.migration_steps import (
    FRAME,
    Done,
    Migrations,
    is_newer,
    missing,
    note_done,
    refuse_too_old,
    steps_of,
)
from bot.tables.store.store_errors import InUse, Outage, StoreError

log = logging.getLogger(__name__)

OURS, BACKUP = 0x4A555346, 0x4A555345
"""The application id in a database of this bot, and in a backup of one. Before 0.10.0 only backups had any."""
_OWN_COLUMNS = {"guild_id", "snapshot"}
"""Columns by which a table called `tables` is recognized as the bot's own."""

GIVES_BACK = "PRAGMA auto_vacuum = INCREMENTAL"
"""A setting made before the tables are: the file can become smaller in small pieces."""

_OWNER_ONLY = stat.S_IRUSR | stat.S_IWUSR
_ENDINGS = ("", "-wal", "-shm", ".lock", ".lock-journal")
_BACKED_UP = ".backed-up"
_LEAST = 512
"""Bytes of any database of SQLite's: it takes a shorter file for a new one, or for a damaged one."""
_BEGINNING = b"SQLite format 3\0"
_FORMAT_AT, _WITHOUT_LOG = 18, 1
"""The byte of a file that says whether it is written with a write-ahead log. Of a backup it says no."""


try:
    import fcntl

    _LOCK_BYTE = fcntl.F_OFD_SETLK, struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, 1 << 62, 1, 0)
    """A request for a lock of one byte that is far from those which SQLite locks. Unlike SQLite's own, it is not lost
    when the file is closed elsewhere in this process.
    """
except (ImportError, AttributeError):  # only Linux has such locks
    _LOCK_BYTE = fcntl = None

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


def what_is_foreign(database: Path) -> str:
    """Return a sentence for the host if the file is another program's. It is read without SQLite's locks and its log,
    so that nothing beside it changes either: the tables of this bot are in the file itself from its first moment on.
    """
    file = named(database, "")
    if not file.is_file() or file.stat().st_size < _LEAST:
        return ""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            [(stamp,)] = db.execute("PRAGMA application_id")
            columns = {name for _, name, *_ in db.execute("PRAGMA table_info(tables)")}
    except sqlite3.Error:
        return ""  # what is wrong with it is told when it is used
    if stamp in (OURS, BACKUP) or (not stamp and columns >= _OWN_COLUMNS):
        return ""
    return (
        f"The database {database} belongs to another program, and was left as it is: name a file of this bot, or one"
        " that is not there yet."
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


def note_backup(database: Path) -> None:
    """Note beside the database that a backup was made now, for those who watch over the bot."""
    note = named(database, _BACKED_UP)
    with suppress(OSError):  # whoever makes backups may not be allowed to write there
        note.unlink(missing_ok=True)
        note.touch(_OWNER_ONLY)


def backed_up_at(database: Path) -> float | None:
    """Return when the newest backup was made, if that is known."""
    with suppress(OSError):
        return named(database, _BACKED_UP).stat().st_mtime
    return None


def bytes_of(database: Path) -> int:
    """Return the size of the database with its log."""
    files = [named(database, ending) for ending in ("", "-wal")]
    return sum(file.stat().st_size for file in files if file.exists())


def is_database(database: Path) -> bool:
    """Return whether the file begins as those of SQLite do. Only while nothing of this process has it open."""
    with named(database, "").open("rb") as opened:
        return opened.read(len(_BEGINNING)) == _BEGINNING


# ------------------------------------------------------------ the database in it


def take_lock(path: Path) -> ExitStack:
    """Lock the database for one bot, until this is closed or the bot is killed."""
    if refused := what_else_is_there(path) or what_shares_it(path) or what_is_foreign(path):
        raise StoreError(refused)
    held = ExitStack()
    lock_path = named(path, ".lock")
    try:
        lock_path.parent.mkdir(parents=True, exist_ok=True)
        make_private(lock_path, create=True)
        lock = sqlite3.connect(lock_path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise (_in_use(path) if "locked" in str(error) else unusable(path, error)) from error
    held.enter_context(closing(lock))
    try:
        lock_file(path, held)
    except BaseException:
        held.close()
        raise
    return held


def lock_file(path: Path, held: ExitStack) -> None:
    """Lock the file itself too, if it is there: where it is mounted under another name, another lock lies beside it."""
    if fcntl is None or _LOCK_BYTE is None or not named(path, "").exists():
        return
    try:
        descriptor = os.open(named(path, ""), os.O_RDWR)
    except OSError as error:
        raise unusable(path, error) from error
    # Closed last of all, as that frees all locks which SQLite has on the file in this process.
    held.callback(os.close, descriptor)
    try:
        fcntl.fcntl(descriptor, *_LOCK_BYTE)
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            raise _in_use(path) from error
        log.warning("%s cannot be locked itself (%s): let no other bot use it by another name.", path, error)


def _in_use(path: Path) -> InUse:
    return InUse(
        f"Another bot is already using the database {path}: stop it first, or give this one a database of its own with"
        " JUSE_DATABASE."
    )


def migrations() -> Migrations:
    return steps_of("sqlite")


def script(steps: Migrations) -> str:
    """Return the SQL of the steps, each with the note that it was done."""
    noted = ((step.sql, note_done(step) if step.feature else f"PRAGMA user_version = {step.number}") for step in steps)
    return "".join(f"{sql}\n{note};\n" for sql, note in noted)


def migrate(db: sqlite3.Connection, steps: Migrations) -> None:
    """Run the missing steps in one transaction: one that fails leaves the file as it was."""
    if wanted := missing(steps, steps_done(db)):
        db.executescript(f"BEGIN IMMEDIATE;\n{script(wanted)}COMMIT;")


def steps_done(db: sqlite3.Connection) -> Done:
    [(number,)] = db.execute("PRAGMA user_version")
    has_features = db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'feature_steps'").fetchone()
    of_features = db.execute("SELECT feature, number FROM feature_steps").fetchall() if has_features else ()
    return {FRAME: number, **{row[0]: row[1] for row in of_features}}


def refuse_others(path: Path, done: Done) -> None:
    """Refuse a file that is too old, or of a newer version."""
    refuse_too_old(str(path), done, migrations())
    if is_newer(done, migrations()):
        copies = copies_before_upgrades(path)
        backup = f"the backup {copies[-1]}" if copies else "a backup"
        raise StoreError(
            f"The database {path} was written by a newer version of the bot: update the bot, or stop it and put"
            f" {backup} from before the upgrade in the database's place, by `{PROGRAM} restore`."
        )


def passes(error: BaseException | None) -> bool:
    """Return whether the error may pass: a disk that is full may be well again later, what the host has set may not."""
    if isinstance(error, sqlite3.Error):
        passing = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_NOMEM)
        return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in passing
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


@contextmanager
def translated_errors(path: Path) -> Iterator[None]:
    """Turn what goes wrong with the file into a sentence; but not that SQLite cannot do what it was asked for: the file
    may be whole and the disk free.
    """
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except (OSError, sqlite3.Error) as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: Exception) -> StoreError:
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return StoreError(
            f"The database {path} is damaged ({error}): put a backup in its place, without the -wal and -shm beside"
            " it, or move all three away to start afresh."
        )
    return (Outage if passes(error) else StoreError)(
        f"The database {path} cannot be opened or written ({error}): check that its folder exists, that the bot may"
        " write there, and that the disk has room."
    )
