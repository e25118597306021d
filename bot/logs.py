"""Logging for hosts: one line per record on standard error, without tokens."""

import logging
import re
import sys
import time

import aiohttp
import discord

# The URLs for answering an interaction contain a token that is valid for a quarter of an hour.
_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]{20,}")
_HIDDEN = "[token hidden]"

OURS = ("bot", "cogs", "render")


class HostFormatter(logging.Formatter):
    """Works on the finished text, so that tokens are hidden in tracebacks and arguments too."""

    converter = time.gmtime

    def __init__(self, token: str = "") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        # Further lines are indented, so that a name with a line break cannot pass for a record.
        text = super().format(record).replace("\n", "\n  ")
        if self._token:
            text = text.replace(self._token, _HIDDEN)
        return _INTERACTION_TOKEN.sub(rf"\1{_HIDDEN}", text)


def without_traceback(record: logging.LogRecord) -> bool:
    """The traceback of a lost connection tells nothing."""
    if record.exc_info and (error := record.exc_info[1]):
        record.msg = f"{record.getMessage()} ({type(error).__name__}: {error})"
        record.args = record.exc_info = None
    return True


def autocomplete_as_warning(record: logging.LogRecord) -> bool:
    """discord.py logs an error when suggestions do not arrive, though the next letter typed brings new ones."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, (discord.HTTPException, aiohttp.ClientError, OSError)):
        return True
    record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return without_traceback(record)


def without_voice_warning(record: logging.LogRecord) -> bool:
    """At every start discord.py warns that two libraries for voice are missing, which the bot does not need."""
    return "voice will NOT be supported" not in record.getMessage()


class Seldom(logging.Filter):
    """What is logged again and again comes once in ten minutes, without a traceback."""

    EVERY = 600.0

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg).partition("\n")[0]
        if record.created < self._last.get(kind, -self.EVERY) + self.EVERY:
            return False
        self._last[kind] = record.created
        return without_traceback(record)


def set_up_logging(level: str, token: str = "") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(HostFormatter(token))
    # Only warnings of libraries: below that, aiosqlite logs every value it stores, hidden cards included.
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level)), handlers=[handler], force=True)
    for ours in OURS:
        logging.getLogger(ours).setLevel(level)
    logging.getLogger("discord.client").addFilter(without_voice_warning)
    logging.getLogger("discord.gateway").addFilter(Seldom())
    logging.getLogger("discord.app_commands.tree").addFilter(autocomplete_as_warning)
