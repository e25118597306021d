"""README and ARCHITECTURE tell the truth."""

import re
from pathlib import Path

import discord
from dotenv import dotenv_values

from bot.app import JuseBot
from bot.config import Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return [row for row in rows[1:] if not set(row[0]) <= {"-"}]


def test_the_readme_lists_the_settings_of_the_example() -> None:
    listed = {name.strip("`"): default.strip("`") for name, default, *_ in rows(section("Host it")) if "`" in name}
    assert listed == dotenv_values(ROOT / ".env.example")


def test_the_invitation_asks_for_just_the_permissions_listed() -> None:
    listed = [name for name, *_ in rows(section("Host it")) if "`" not in name and name != "Setting"]
    [asked] = re.findall(r"permissions=(\d+)", README)
    wanted = discord.Permissions(**{name.lower().replace(" ", "_"): True for name in listed})
    assert int(asked) == wanted.value
    assert "scope=bot+applications.commands" in README


async def test_the_bot_asks_for_the_intents_that_the_readme_names() -> None:
    intents = JuseBot(Settings()).intents
    assert {name for name, wanted in intents if wanted} == {"guilds", "guild_messages"}
    assert "*guilds* and *guild messages*" in README
