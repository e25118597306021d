"""What is found, one sentence each; and what can be said of the database: its files, its room, its version, and whether
a bot runs on it.
"""

import os
import re
import shutil
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path

from bot import PROGRAM, __version__
from bot.cli import Failure, ToMend, reading
from bot.cli.status import Status, status_of, version_of
from bot.config import Settings, commit, version_and_commit
from bot.tables.store.database import DatabaseUrl, application_of, registered, require_application, server_version
from bot.tables.store.files import (
    backed_up_at,
    named,
    unusable,
    what_else_is_there,
    what_is_foreign,
    what_is_mixed,
    what_shares_it,
    what_was_lost,
)
from bot.tables.store.store_errors import NotUpgraded, StoreError

_LEAST_FREE = 100_000_000
"""Bytes beside the database: its log may become that long in a busy hour."""
_LATE = 2.0
"""Days without a backup."""
_MARKS = {"ok": "ok", "wrong": "!!", "unchecked": "--"}
_ID = re.compile(r"\b\d{15,20}\b")
"""The id of a server, a channel, an application or a person."""
_OF_A_PERSON = r"(?<=/home/)[^/\s]+|(?<=[/\\]Users[/\\])[^/\\\s]+"
"""The name of a user of this machine, in that of a folder."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Findings:
    def __init__(self, *, share: bool, show: Callable[[str], None]) -> None:
        """Note findings, and show each at once. With `share`, no line tells whose bot it is."""
        self.share = share
        self.hidden = {str(Path.home())}
        """Folders that nobody is told of if it is shared."""
        self._names = _OF_A_PERSON
        with suppress(KeyError, OSError, ImportError):  # a container's user may have no name
            self._names += rf"|(?<=[/\\]){re.escape(getuser())}(?![.\w-])"
        self.status = 0
        self.noted: list[dict[str, str]] = []
        self._show = show
        self._group = ""

    def begin(self, group: str) -> None:
        self._show(f"\n{group}" if self._group else group)
        self._group = group

    def ok(self, text: str) -> None:
        self._note("ok", text)

    def wrong(self, text: str, *, stops: bool = False) -> None:
        """Note something to mend. `stops`: until then the bot cannot start."""
        self.status = max(self.status, ToMend.status if stops else Failure.status)
        self._note("wrong", text)

    def unchecked(self, text: str) -> None:
        self._note("unchecked", text)

    def _note(self, mark: str, text: str) -> None:
        if self.share:
            for folder in sorted(self.hidden - {"/"}, key=len, reverse=True):
                text = text.replace(folder, "…")
            text = re.sub(self._names, "…", _ID.sub("…", text))
        self.noted.append({"group": self._group, "mark": mark, "text": text})
        self._show(f"  {_MARKS[mark]}  {text}")


@dataclass
class DatabaseReport:
    """What the database tells of its bot."""

    commands_hash: str = ""
    """The hash; empty if Discord was told of no commands yet, or of those of an older version."""
    is_readable: bool = True
    is_used: bool = False
    """A bot is running on it."""


async def examine_database(findings: Findings, settings: Settings) -> DatabaseReport:
    findings.begin("Database")
    url = settings.database
    # Of a server, its address and its users are nobody's business, and errors tell of both.
    is_secret = findings.share and isinstance(url, str)
    stored = DatabaseReport(is_used=_examine_bot(findings, url, is_secret=is_secret))
    if isinstance(url, Path):
        try:
            stored.is_readable = _examine_files(findings, url)
        except OSError as error:
            stored.is_readable = False
            findings.wrong(str(unusable(url, error)), stops=True)
        if not stored.is_readable:
            return stored
        if not url.exists():
            findings.ok(f"There is no database {url} yet: the bot makes it when it first starts.")
            return stored
    try:
        async with reading(url) as store:
            name = "on the PostgreSQL server" if is_secret else store.name
            known, stored.commands_hash = await registered(store)
            if isinstance(url, str):
                name += f" (PostgreSQL {await server_version(store)})"
        findings.ok(f"The database {name} is of this version.")
    except NotUpgraded:
        copied = "after a copy is made beside it" if isinstance(url, Path) else "so back it up before"
        findings.ok(f"The database is empty or of an older version: the next start upgrades it, {copied}.")
    except StoreError as error:
        stored.is_readable = False
        in_short = f"The PostgreSQL database cannot be used ({type(error.__cause__ or error).__name__})."
        findings.wrong(in_short if is_secret else str(error), stops=not error.passes)
    else:
        if (application_id := application_of(settings.token)) is not None:
            try:
                require_application(known, application_id)
            except StoreError as error:
                findings.wrong(str(error), stops=True)
        findings.unchecked(f"Whether it is whole takes longer to see: `{PROGRAM} check` tells.")
    return stored


def _examine_bot(findings: Findings, url: DatabaseUrl, *, is_secret: bool) -> bool:
    """Return whether a bot runs on the database, as far as that can be seen from here."""
    try:
        status = status_of(url)
    except Failure as error:
        findings.unchecked("Whether a bot runs on it cannot be seen." if is_secret else str(error))
        return False
    if not status["running"]:
        findings.ok("No bot is running on it now.")
        return False
    processes = [process for process in (status, *status.get("processes", ())) if "version" in process]
    if others := {version_of(process) for process in processes if not _is_of_this_version(process)}:
        own = version_and_commit()
        findings.wrong(f"The bot that runs on it is of version {', '.join(others)}, not {own}: restart it.")
    if not status["healthy"]:
        faults = "" if is_secret else f" ({'; '.join(status['faults'])})"
        findings.wrong(f"The bot that runs on it is not healthy{faults}: look at its log.")
    of_each = [process["emojis"] for process in processes if process.get("emojis", {}).get("of")]
    for emojis in sorted(of_each, key=lambda known: known["trouble"])[
        -1:
    ]:  # only the one that uploads tells of trouble
        there = f"{emojis['there']} of the {emojis['of']} emojis of cards and seats are there"
        if emojis["trouble"]:
            findings.wrong(f"Only {there}{'.' if is_secret else ': '}{'' if is_secret else emojis['trouble']}")
        else:
            findings.ok(f"{there}{'.' if emojis['there'] == emojis['of'] else ', and the bot uploads the rest.'}")
    if status["healthy"] and not others:
        findings.ok("A bot of this version is running on it, and is healthy.")
    return True


def _is_of_this_version(status: Status) -> bool:
    """Compare the commits, too, unless one is not known: git tells some users none."""
    known = status.get("commit")
    return (status["version"], known or commit()) == (__version__, commit() or known)


def _examine_files(findings: Findings, file: Path) -> bool:
    """Return whether the database can be opened, or made."""
    for what_is_wrong in (what_else_is_there, what_shares_it, what_was_lost, what_is_foreign, what_is_mixed):
        if refused := what_is_wrong(file):
            findings.wrong(refused, stops=True)
            return False
    folder = named(file, "").parent
    while not folder.exists():
        folder = folder.parent  # the bot makes those that are missing
    files = [found for ending in ("", "-wal", "-shm") if (found := named(file, ending)).exists()]
    if locked := [path for path in (folder, *files) if not os.access(path, os.R_OK | os.W_OK)]:
        findings.wrong(
            f"This user may not write to {locked[0]}: run this command as the bot's user, or make it the owner"
            " with `chown`.",
            stops=True,
        )
    _examine_rights(findings, folder, files)
    if files:
        _examine_backup(findings, file)
    free, size = shutil.disk_usage(folder).free, sum(found.stat().st_size for found in files)
    room = f"{free / 1e6:,.0f} MB are free in {folder}"
    if free < max(_LEAST_FREE, size):
        findings.wrong(f"Only {room}, and the database has {size / 1e6:,.1f}: make room, as an update copies it.")
    else:
        findings.ok(f"{room}, and the database has {size / 1e6:,.1f}.")
    return not locked


def _examine_backup(findings: Findings, file: Path) -> None:
    if (made_at := backed_up_at(file)) is None:
        findings.unchecked(f"No backup is known that `{PROGRAM} backup` has made here: docs/hosting.md tells how.")
    elif (days := (time.time() - made_at) / 86_400) > _LATE:
        findings.wrong(f"The newest backup was made {days:.0f} days ago: see what keeps `{PROGRAM} backup` from it.")
    else:
        findings.ok(f"The newest backup was made {days * 24:.0f} hours ago.")


def _examine_rights(findings: Findings, folder: Path, files: list[Path]) -> None:
    if os.name != "posix":
        findings.unchecked("Who else can read the database is not checked on this system.")
        return
    if shown := [str(found) for found in files if found.stat().st_mode & _OTHERS]:
        findings.wrong(f"Others on this machine can read the database: run `chmod go-rwx {' '.join(shown)}`.")
    rights = folder.stat().st_mode
    if rights & stat.S_IWOTH and not rights & stat.S_ISVTX:
        findings.wrong(f"Others on this machine can replace the database: run `chmod o-w {folder}`.")
    elif not shown:
        findings.ok("Nobody else on this machine can read the database or replace it.")
