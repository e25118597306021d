"""PRIVACY.md names what the database stores."""

import re
from pathlib import Path

from bot import ROOT
from tests.tables.offline_bot import running_bot

PAGE = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")


def tables_named() -> list[str]:
    rows = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


async def test_it_names_every_table_of_the_database_once(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        known = bot.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    assert sorted(tables_named()) == sorted(name for (name,) in known)
