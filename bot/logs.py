"""Logging for hosts on standard error, without tokens: as text, or one JSON object a line."""

import copy
import json
import logging
import re
import sys
import time

import aiohttp
import discord

from bot import OURS
from bot.metrics import METRICS

# The URLs for answering an interaction contain a token that is valid for a quarter of an hour.
_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]{20,}")
_HIDDEN = "[token hidden]"


def cause(error: BaseException) -> str:
    """Return what an error says, or its name: many errors of Python itself say nothing else."""
    return str(error) or type(error).__name__


class _Cause:
    def __init__(self, error: BaseException) -> None:
        self._error = error

    def __str__(self) -> str:
        return cause(self._error)

    def __repr__(self) -> str:
        return repr(self._error)


class HostFormatter(logging.Formatter):
    """A formatter of the finished text: tokens are hidden in tracebacks and arguments too."""

    converter = time.gmtime

    def __init__(self, token: str = "", process: str = "") -> None:
        """Format records as JSON. `process`: which of several this one is."""
        named = f"[{process}] " if process else ""
        super().__init__(f"%(asctime)s %(levelname)s {named}%(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._token = token
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        if isinstance(record.args, tuple):
            args = tuple(_Cause(value) if isinstance(value, BaseException) else value for value in record.args)
            record = copy.copy(record)
            record.args = args
        text = self._written(record)
        if self._token:
            text = text.replace(self._token, _HIDDEN)
        return _INTERACTION_TOKEN.sub(rf"\1{_HIDDEN}", text)

    def _written(self, record: logging.LogRecord) -> str:
        # Further lines are indented, so that a name with a line break cannot pass for a record.
        return super().format(record).replace("\n", "\n  ")


class JsonFormatter(HostFormatter):
    def _written(self, record: logging.LogRecord) -> str:
        written = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **({"process": self._process} if self._process else {}),
        }
        if record.exc_info:
            written["exception"] = self.formatException(record.exc_info)
        return json.dumps(written)


class _Counter(logging.Handler):
    """A count of what went wrong, by what it was."""

    def emit(self, record: logging.LogRecord) -> None:
        errors = [record.exc_info[1]] if record.exc_info else []
        if isinstance(record.args, tuple):
            errors += [value for value in record.args if isinstance(value, BaseException)]
        METRICS.errors[record.levelname, record.name, type(errors[0]).__name__ if errors else ""] += 1


def without_traceback(record: logging.LogRecord) -> bool:
    """Drop the traceback of a lost connection, which tells nothing."""
    if record.exc_info and (error := record.exc_info[1]):
        named = dict.fromkeys((type(error).__name__, cause(error)))
        record.msg = f"{record.getMessage()} ({': '.join(named)})"
        record.args = record.exc_info = None
    return True


def autocomplete_as_warning(record: logging.LogRecord) -> bool:
    """Turn discord.py's error about late suggestions into a warning: the next letter typed brings new ones."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, (discord.HTTPException, aiohttp.ClientError, OSError)):
        return True
    record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return without_traceback(record)


class Seldom(logging.Filter):
    """A filter: what is logged again and again comes once in ten minutes, without a traceback."""

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


def set_up_logging(level: str, token: str = "", written: str = "text", process: str = "") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonFormatter if written == "json" else HostFormatter)(token, process))
    # Only warnings of libraries: below that, aiosqlite logs every value it stores, hidden cards included.
    handlers = [handler, _Counter(logging.WARNING)]
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level)), handlers=handlers, force=True)
    for ours in OURS:
        logging.getLogger(ours).setLevel(level)
    # Two libraries for voice, which the bot does not need.
    logging.getLogger("discord.client").addFilter(lambda said: "voice will NOT be supported" not in said.getMessage())
    logging.getLogger("discord.gateway").addFilter(Seldom())
    logging.getLogger("discord.app_commands.tree").addFilter(autocomplete_as_warning)
