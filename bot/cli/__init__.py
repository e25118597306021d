"""The commands of `python -m bot`, one module each: `add_arguments(parser)`, `run(args) -> exit status`, and a
docstring of one line, which is its help.
"""

import os
from pathlib import Path

from dotenv import dotenv_values

from bot.config import Settings, SettingsError


class Failure(Exception):
    """Ends a command: its text, one sentence on what to mend, is all that is printed."""

    status = 1


class Misuse(Failure):
    """What the command was given cannot be worked with: the exit status is the one argparse has for that."""

    status = 2


def read_settings(dotenv: Path = Path(".env")) -> Settings:
    """From `.env` in the current folder and the environment, which wins."""
    try:
        # utf-8-sig, as Windows' editors put a byte order mark before the first name.
        written = dotenv_values(dotenv, encoding="utf-8-sig") if dotenv.exists() else {}
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"The file {dotenv} cannot be read: make it a readable text file in UTF-8.") from None
    return Settings.from_environment({name: value or "" for name, value in written.items()} | dict(os.environ))
