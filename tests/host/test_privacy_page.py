"""PRIVACY.md tells the truth."""

import re
from pathlib import Path

from bot.__main__ import read_arguments
from cogs.privacy.cog import PrivacyCog
from tests.tables.offline_bot import running_bot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")


def tables_named() -> list[str]:
    rows = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


async def test_it_names_every_table_of_the_database_once(tmp_path: Path) -> None:
    async with running_bot(tmp_path / "juse.sqlite3") as bot:
        known = bot.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    assert sorted(tables_named()) == sorted(name for (name,) in known)


def test_it_fits_on_one_page() -> None:
    assert len(PAGE.splitlines()) <= 70


def test_its_commands_exist() -> None:
    assert set(re.findall(r"`/privacy ([\w-]+)`", PAGE)) == {
        command.name for command in PrivacyCog.__cog_app_commands__
    }
    for arguments in (["person", "123", "--export", "FILE"], ["person", "123", "--erase"]):
        assert f"`{arguments[-1]}`" in PAGE or " ".join(arguments[2:]) in PAGE
        assert read_arguments(arguments).person == 123


def test_the_readme_leads_there() -> None:
    assert "[PRIVACY.md](PRIVACY.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
