"""One module per command of `juse`, with `add_arguments(parser)` and `run(args) -> exit status`. The module's
docstring, one line, is the command's help.
"""

import importlib
import io
import os
import re
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from dotenv import dotenv_values

from bot.config import Settings, SettingsError, home_folder
from bot.tables.store.store_errors import StoreError

if TYPE_CHECKING:
    from bot.tables.store.database import DatabaseUrl
    from bot.tables.store.store import Store


_SETTING = re.compile(r"""\s*(?:export\s+)?([^\s=#'"]+)\s*=\s*('(?:[^'\\]|\\.)*'.*|"(?:[^"\\]|\\.)*".*|(?!['"]).*)""")
"""A line of `.env`: a quotation mark is closed."""


class Failure(Exception):
    """An error that ends a command. All that is printed is its text: one sentence on what is wrong and how to mend
    it.
    """

    status = 1


class Misuse(Failure):
    """The command was used in a wrong way; argparse has the same exit status for that."""

    status = 2


class ToMend(Failure):
    """Another start would end in the same way until a person has mended it. Service managers are told not to try."""

    status = 78


class TryAgain(Failure):
    """Raised for what may pass by itself: the program is to be started again, and nothing has to be mended."""

    status = 75


def failure(error: StoreError) -> Failure:
    """Return what ends a command that cannot use the database."""
    return (TryAgain if error.passes else ToMend)(str(error))


def refuse_existing(target: Path, advice: str = "name another file") -> None:
    """Refuse to write where something is already."""
    if target.exists():
        raise Misuse(f"{target} is there already: {advice}.")


@asynccontextmanager
async def reading(url: "DatabaseUrl") -> AsyncIterator["Store"]:
    """Open the database to read it, even while the bot runs: its log cannot begin anew meanwhile."""
    # Only here, as most commands need no database.
    from bot.parts import find_stored
    from bot.tables.store.store import Store

    store = await Store.open_to_read(url, find_stored())
    try:
        yield store
    finally:
        await store.close()


def find_cluster(database: "DatabaseUrl") -> ModuleType | None:
    """Return what serves several processes and very many servers, if it is there: a file has no use for it."""
    if isinstance(database, str) and find_spec("bot.cluster") is not None:
        return importlib.import_module("bot.cluster.entry")
    return None


def read_settings(chosen_home: Path | None = None) -> Settings:
    """Read `.env` in the home folder and the environment, which wins."""
    home = home_folder(chosen_home)
    dotenv = home / ".env"
    if dotenv.is_dir():
        raise SettingsError(f"{dotenv} is a folder: make it a text file with the settings, such as .env.example.")
    try:
        # utf-8-sig, as Windows editors put a byte order mark before the first name.
        text = dotenv.read_text(encoding="utf-8-sig") if dotenv.exists() else ""
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"The file {dotenv} cannot be read: make it a readable text file in UTF-8.") from None
    lines, unread, kept = dict[str, str](), list[str](), list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        place = f"Line {number} of {dotenv}"
        if found := _SETTING.fullmatch(line):
            kept.append(line)
            lines[found[1]] = f"{place}: "
        elif line.strip() and not line.lstrip().startswith("#"):
            unread.append(f"{place} is not written as NAME=VALUE, so it is left out.")  # it may have the token in it
    written = dotenv_values(stream=io.StringIO("\n".join(kept)))
    environ = {name: value or "" for name, value in written.items()} | dict(os.environ)
    own_lines = {name: place for name, place in lines.items() if name not in os.environ}
    settings = Settings.from_environment(environ, home, own_lines, unread)
    if written and os.name == "posix" and dotenv.stat().st_mode & stat.S_IROTH:
        others = f"Others on this machine can read {dotenv}, and the token in it: run `chmod o-rwx {dotenv}`."
        settings = replace(settings, doubts=(*settings.doubts, others))
    return settings
