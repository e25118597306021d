"""Write the bot's token into .env, and show the link that invites the bot."""

import argparse
import getpass
import os
import re
import sys

from bot import EXAMPLE, PROGRAM
from bot.cli import ToMend, refuse_existing
from bot.config import Settings, home_folder, make_home, require_token
from bot.tables.store.database import application_of
from bot.ui.discord.whereabouts import to_server

_LINE = re.compile(r"^[ \t]*(?:export[ \t]+)?DISCORD_TOKEN[ \t]*=.*$", re.MULTILINE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--force", action="store_true", help="put the token into a .env that is there already; its other lines stay"
    )


def run(args: argparse.Namespace) -> int:
    home = home_folder(args.home)
    dotenv = home / ".env"
    if not args.force:
        refuse_existing(dotenv, "add --force to put another token into it")
    token = require_token(Settings(home=home, token=_asked()))
    try:
        text = (dotenv if dotenv.exists() else EXAMPLE).read_text(encoding="utf-8-sig")
        if not _LINE.search(text):
            text += "\nDISCORD_TOKEN=\n"
        make_home(home)
        # In the same file, so that one that is there already keeps its owner and rights.
        with os.fdopen(os.open(dotenv, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            file.write(_LINE.sub(f"DISCORD_TOKEN={token}", text))
            file.truncate()
    except (OSError, UnicodeDecodeError) as error:
        raise ToMend(f"The token cannot be written into {dotenv}: {error}.") from None
    print(f"The token is in {dotenv.absolute()}; the other settings are explained there.")
    if (application_id := application_of(token)) is not None:
        print(f"Invite the bot to a server: {to_server(application_id)}")
    print(f"Start it: {PROGRAM} run" + (f" --home {args.home}" if args.home else ""))
    return 0


def _asked() -> str:
    """Return what somebody types at the terminal, unseen, or what is piped in."""
    try:
        asked = getpass.getpass("The bot's token (it is not shown): ") if sys.stdin.isatty() else sys.stdin.readline()
    except EOFError:
        asked = ""
    return asked.strip()
