"""Logging for hosts: one line per record on standard error, and never a token in it."""

import logging
import re
import sys
import time

import aiohttp
import discord

# The addresses at which interactions are answered carry a token of their own, good for a quarter of an hour.
_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w-]{20,}")
_HIDDEN = "[token hidden]"

OURS = ("bot", "cogs", "render")


class HostFormatter(logging.Formatter):
    """Works on the finished text, so that a token is hidden in tracebacks and arguments as well."""

    converter = time.gmtime

    def __init__(self, token: str = "") -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        # Further lines are indented, so that no name with a line break in it can pass for a record.
        text = super().format(record).replace("\n", "\n  ")
        if self._token:
            text = text.replace(self._token, _HIDDEN)
        return _INTERACTION_TOKEN.sub(rf"\1{_HIDDEN}", text)


def without_traceback(record: logging.LogRecord) -> bool:
    """A lost connection is everyday news, which discord.py tells with a traceback at every attempt to come back."""
    if record.exc_info and (error := record.exc_info[1]):
        record.msg = f"{record.getMessage()} ({type(error).__name__}: {error})"
        record.args = record.exc_info = None
    return True


def suggestions_lost(record: logging.LogRecord) -> bool:
    """Suggestions that did not reach who was typing count as an error for discord.py; the next letter brings others."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, (discord.HTTPException, aiohttp.ClientError, OSError)):
        return True
    record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
    return without_traceback(record)


def not_about_voice(record: logging.LogRecord) -> bool:
    """At every start discord.py misses two libraries for speaking aloud, which would worry a host for nothing."""
    return "voice will NOT be supported" not in record.getMessage()


def set_up_logging(level: str, token: str = "") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(HostFormatter(token))
    # The libraries only warn: below that, aiosqlite tells every value it stores, hidden cards too.
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level)), handlers=[handler], force=True)
    for ours in OURS:
        logging.getLogger(ours).setLevel(level)
    logging.getLogger("discord.client").addFilter(not_about_voice)
    logging.getLogger("discord.shard").addFilter(without_traceback)
    logging.getLogger("discord.app_commands.tree").addFilter(suggestions_lost)
