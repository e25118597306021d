"""The settings, which are environment variables (`.env.example` explains each); the folder that they are kept in; and
which version this is.
"""

import difflib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar
from urllib.parse import unquote

from bot import IS_CHECKOUT, PROGRAM, ROOT, __version__
from bot.core.time_controls import CLOCK_NAMES, ClockName

Word = TypeVar("Word", bound=str)
Value = TypeVar("Value")

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
LONGEST_PAUSE = 60.0
MOST_DAYS = 36_500
MOST_TABLES = 1_000_000
MOST_THINKERS = 64
MOST_PORTS = 65_535

# Looser than today's tokens, whose parts have grown before. It only tells a token from the other things that can be
# copied from the developer portal.
_TOKEN = re.compile(r"[\w-]{10,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)
_HOST = r"(?:\[[0-9A-Fa-f:.]+(?:%\w+)?\]|[\w.%-]*)(?::[0-9]*)?"
_SERVER = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:(?P<user>[^]:@/?#;=[]*)(?::[^]@/?#[]*)?@)?"
    rf"(?P<host>{_HOST}(?:,{_HOST})*)(?P<name>/[^]:@/?#;=&[]*)?(?:\?(?P<more>[^@#;]*))?"
)
_LIKE_AN_ADDRESS = re.compile(r"^postgres\w*:|:[^/\\]*@|password\s*=", re.IGNORECASE)
_SHOWN = ("dbname", "host", "port", "sslmode", "user")
"""The parts of an address that tell nobody anything."""
_SEE_EXAMPLE = ".env.example has them all."
_WHERE = "copy it from your application's Bot page in Discord's developer portal"


class SettingsError(Exception):
    """A mistake of the host's. Its text says in a sentence what is wrong and how to mend it; of several, in a line
    each.
    """


@dataclass(frozen=True, slots=True)
class Settings:
    home: Path = Path()
    """The folder with `.env`; a database that is not a whole path is in it."""
    # Empty at the practice table and in tests; whoever connects to Discord calls `require_token`.
    token: str = field(default="", repr=False)
    database: Path | str = field(default=Path("data/juse.sqlite3"), repr=False)
    """A file, or the address of a PostgreSQL database, which may have a password in it."""
    log_level: str = "INFO"
    log_format: str = "text"
    computer_pause: float = 1.0
    clock: ClockName = "soft"
    keep_records: int | None = None
    """Days; None is for ever."""
    tables_per_server: int = 500
    thinkers: int = field(default_factory=lambda: max(1, min(MOST_THINKERS, _cores() - 1)))
    """Processes in which computer players of level hard think. The bot itself needs a core too."""
    metrics: tuple[str, int] | None = None
    """The address and port at which they are served, if they are."""
    emojis: bool = True
    """Cards, suits and seats are shown as the application's own emojis."""
    emojis_per_hour: int | None = 50
    """The uploads in an hour, as Discord takes no more. None: there is no limit, as at the practice table."""
    doubts: tuple[str, ...] = ()
    """A sentence for each thing that the host may not have meant."""

    @classmethod
    def from_environment(
        cls,
        environ: Mapping[str, str],
        home: Path = Path(),
        lines: Mapping[str, str] = MappingProxyType({}),
        doubts: Sequence[str] = (),
    ) -> "Settings":
        """Read the settings. `lines`: where those are written that are in a file; `doubts`: about the file. Raise
        `SettingsError` with a sentence for each that is wrong.
        """
        known, wrong, own = list[str](), list[str](), cls()

        def read(name: str, default: Value, understood: Callable[[str, str], Value]) -> Value:
            known.append(name)
            text = environ.get(name, "").strip()
            try:
                return understood(name, text) if text else default
            except SettingsError as error:
                wrong.append(f"{lines.get(name, '')}{error}")
                return default

        token = read("DISCORD_TOKEN", own.token, lambda _, text: text)
        database = read("JUSE_DATABASE", own.database, database_named)
        settings = cls(
            home=home,
            token=token,
            database=database if isinstance(database, str) else home / database,
            log_level=read("JUSE_LOG_LEVEL", own.log_level, partial(_one_of, LOG_LEVELS)),
            log_format=read("JUSE_LOG_FORMAT", own.log_format, partial(_one_of, LOG_FORMATS)),
            computer_pause=read("JUSE_COMPUTER_PAUSE", own.computer_pause, _seconds),
            clock=read("JUSE_CLOCK", own.clock, partial(_one_of, CLOCK_NAMES)),
            keep_records=read("JUSE_KEEP_RECORDS", own.keep_records, _days),
            tables_per_server=read(
                "JUSE_TABLES_PER_SERVER", own.tables_per_server, partial(whole_number, most=MOST_TABLES)
            ),
            thinkers=read("JUSE_THINKERS", own.thinkers, partial(whole_number, most=MOST_THINKERS)),
            metrics=read("JUSE_METRICS", own.metrics, _address),
            emojis=read("JUSE_EMOJIS", "on", partial(_one_of, ("on", "off"))) == "on",
        )
        unknown = {name: _nearest(name, known) for name in environ if name not in (*known, "JUSE_HOME")}
        misspelled = [
            f"{lines.get(name, '')}{name} is no setting: {f'is {near} meant?' if near else _SEE_EXAMPLE}"
            for name, near in unknown.items()
            if near or name.upper().startswith("JUSE_")
        ]
        doubts = (*doubts, *misspelled)
        if wrong:
            raise SettingsError("\n".join([*wrong, *doubts]))
        return replace(settings, doubts=doubts)


def _nearest(name: str, known: Sequence[str]) -> str:
    """Return the setting that may be meant. Of other programs' names, only what is written almost like one."""
    alike = 0.6 if name.upper().startswith("JUSE_") else 0.8
    return next(iter(difflib.get_close_matches(name.upper(), known, 1, alike)), "")


def _cores() -> int:
    """Return the cores that this process may use, where that can be known."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ------------------------------------------------------------ where the settings and the database are


def home_folder(chosen: Path | None) -> Path:
    """Return the folder with `.env` and the database: the chosen one, or that of JUSE_HOME; otherwise the current one
    in a checkout, and the system's place for a user's data where the bot is installed.
    """
    if chosen := chosen or (Path(os.environ["JUSE_HOME"]) if os.environ.get("JUSE_HOME") else None):
        return chosen
    if IS_CHECKOUT:
        return Path()
    try:
        own = Path.home()
    except RuntimeError:
        raise SettingsError("Your home folder is not known: name a folder for the bot with --home.") from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or own / "AppData/Local", "juse")
    if sys.platform == "darwin":
        return own / "Library/Application Support/juse"
    return Path(os.environ.get("XDG_DATA_HOME") or own / ".local/share", "juse")


def make_home(home: Path) -> None:
    """Make the folder for this user alone. If that cannot be done, whatever is needed in it says so."""
    with suppress(OSError):
        home.mkdir(mode=0o700, parents=True, exist_ok=True)


# ------------------------------------------------------------ which version this is


@cache
def commit() -> str:
    """Return the commit: a wheel carries it in a file, and a clone asks git. Empty if it is not known."""
    noted = ROOT / "bot" / "commit.txt"
    if noted.is_file():
        return noted.read_text(encoding="utf-8").strip()
    if (ROOT / ".git").exists():
        with suppress(OSError):
            # A bot in root's clone runs as another user, to whom git tells nothing by default.
            asked = subprocess.run(  # noqa: S603
                ["git", "-c", "safe.directory=*", "-C", ROOT, "rev-parse", "--short", "HEAD"],  # noqa: S607
                capture_output=True,
                check=False,
                encoding="utf-8",
            )
            return asked.stdout.strip()
    return ""


def version_and_commit() -> str:
    """Return the version as people are shown it: `0.9.0 (1a2b3c4)`."""
    return f"{__version__} ({commit()})" if commit() else __version__


# ------------------------------------------------------------ what the settings may be


def require_token(settings: Settings) -> str:
    """Return the token, if it looks like one. It never appears in an error, which tells all doubts too."""
    if fault := token_fault(settings):
        raise SettingsError("\n".join([*settings.doubts, fault]))
    return settings.token


def token_fault(settings: Settings) -> str:
    """Return a sentence for the host if there is no token, or it does not look like one."""
    token = settings.token
    if not token:
        dotenv = settings.home.absolute() / ".env"
        return (
            f"There is no bot token: {_WHERE}, and give it to `{PROGRAM} setup`,"
            f" or put it into {dotenv} as DISCORD_TOKEN=…"
        )
    if token[0] in "'\"`" or token[-1] in "'\"`":
        return "DISCORD_TOKEN has quotation marks around the token: take them away."
    if token.lower().startswith("bot "):
        return 'DISCORD_TOKEN begins with the word "Bot": leave only the token itself.'
    if not _TOKEN.fullmatch(token):
        return (
            "DISCORD_TOKEN is not a bot token, which is three parts joined by dots "
            f"(not the client secret, the public key or an id): {_WHERE}."
        )
    return ""


def database_named(name: str, text: str) -> Path | str:
    if text.startswith(("postgresql://", "postgres://")):
        # What can be read in two ways would be shown with a part of the password.
        if not _SERVER.fullmatch(text):
            raise SettingsError(
                f"{name} is not written as postgresql://USER:PASSWORD@HOST/NAME: in the password, write % as %25, @ as"
                " %40, : as %3A, / as %2F, ? as %3F, # as %23, [ as %5B and ] as %5D."
            )
        return text
    if "://" in text or _LIKE_AN_ADDRESS.search(text):
        raise SettingsError(
            f"{name} is the address of something else: make it a file, or postgresql://USER:PASSWORD@HOST/NAME."
        )
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise SettingsError(f"{name} names a home folder that does not exist: write the whole path.") from None


def _one_of(known: Sequence[Word], name: str, text: str) -> Word:
    for word in known:
        if word.lower() == text.lower():
            return word
    raise SettingsError(f"{name} is {text[:40]!r}: make it one of {', '.join(known)}.")


def _address(name: str, text: str) -> tuple[str, int] | None:
    host, _, port = text.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    if not bare or (":" in host and bare == host) or not _is_number(port, MOST_PORTS):
        raise SettingsError(
            f"{name} is {text[:40]!r}: make it an address of this machine and a port, such as 127.0.0.1:9108 or"
            " [::1]:9108, or leave it empty."
        )
    return bare, int(port)


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = float("nan")
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise SettingsError(f"{name} is {text[:40]!r}: make it a number of seconds from 0 to {LONGEST_PAUSE:.0f}.")
    return seconds


def _days(name: str, text: str) -> int | None:
    return whole_number(name, text, MOST_DAYS, "number of days", ", or leave it empty")


def whole_number(name: str, text: str, most: int, what: str = "whole number", otherwise: str = "") -> int:
    if not _is_number(text, most):
        raise SettingsError(f"{name} is {text[:40]!r}: make it a {what} from 1 to {most}{otherwise}.")
    return int(text)


def _is_number(text: str, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len(str(most)) and 1 <= int(text) <= most


def without_password(address: str) -> str:
    """Return a database's address as others may read it; of what cannot be understood, only its kind."""
    scheme, is_address, _ = address.partition("://")
    if not is_address:
        return address
    found = _SERVER.fullmatch(address)
    if found is None:
        return f"{scheme}://…"
    user = "" if found["user"] is None else f"{found['user']}@"
    shown = [part for part in (found["more"] or "").split("&") if unquote(part.partition("=")[0]) in _SHOWN]
    more = f"?{'&'.join(shown)}" if shown else ""
    return f"{found['scheme']}{user}{found['host']}{found['name'] or ''}{more}"
