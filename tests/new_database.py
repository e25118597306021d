"""A database in which nothing has happened yet."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from bot.tables.store.files import GIVES_BACK, migrations, script


def put_new_database(path: Path) -> None:
    """As the bot makes it in an empty folder, which takes it most of the time of a short test."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(_new_database())


@cache
def _new_database() -> bytes:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(f"{GIVES_BACK};{script(migrations())}")
        return db.serialize()
