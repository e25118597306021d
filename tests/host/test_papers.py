"""What README and ARCHITECTURE promise is what there is."""

import re
import subprocess
import sys
from pathlib import Path

import discord
import pytest
from dotenv import dotenv_values

from bot.app import create_bot
from bot.config import Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SET_UP = "python3 -m venv .venv && .venv/bin/python -m pip install -r"


def section(heading: str) -> str:
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def command(heading: str) -> str:
    [block] = re.findall(r"^```sh\n(.*?)^```$", section(heading), re.MULTILINE | re.DOTALL)
    return block


def table(text: str) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return [row for row in rows[1:] if not set(row[0]) <= {"-"}]


@pytest.mark.parametrize(
    ("heading", "packages", "what"),
    [
        ("Try it without Discord", "requirements.txt", "bot practice --open"),
        ("Run the tests", "requirements-tests.txt", "pytest -n 3 --dist worksteal"),
    ],
)
def test_each_command_of_the_readme_is_one_line_that_also_installs(heading: str, packages: str, what: str) -> None:
    assert command(heading) == f"{SET_UP} {packages} && .venv/bin/python -m {what}\n"


def test_the_practice_command_is_understood() -> None:
    arguments = command("Try it without Discord").split("-m bot ")[1].split()
    shown = subprocess.run(
        [sys.executable, "-m", "bot", arguments[0], "--help"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    assert all(option in shown for option in arguments[1:])


def test_ci_runs_the_test_command_that_the_readme_shows() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    [reading] = re.findall(r"^tests=.*$", script, re.MULTILINE)
    assert 'bash -euo pipefail -c "$tests"' in script

    read = subprocess.run(
        ["bash", "-c", f'{reading}; echo "$tests"'], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout

    assert read == command("Run the tests")


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert "docs/table.png" in links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_command_that_the_readme_names_exists() -> None:
    named = set(re.findall(r"python -m bot (\w+)", README))
    assert named >= {"run", "practice"}
    assert [name for name in sorted(named) if not (ROOT / f"bot/cli/{name}.py").exists()] == []


def test_the_readme_lists_the_settings_of_the_example() -> None:
    listed = {name.strip("`"): default.strip("`") for name, default, *_ in table(section("Host it")) if "`" in name}
    assert listed == dotenv_values(ROOT / ".env.example")


def test_the_invitation_asks_for_just_the_permissions_listed() -> None:
    listed = [name for name, *_ in table(section("Host it")) if "`" not in name and name != "Setting"]
    [asked] = re.findall(r"permissions=(\d+)", README)
    wanted = discord.Permissions(**{name.lower().replace(" ", "_"): True for name in listed})
    assert int(asked) == wanted.value
    assert "scope=bot+applications.commands" in README


async def test_the_bot_asks_for_the_intents_that_the_readme_names() -> None:
    intents = create_bot(Settings()).intents
    assert {name for name, wanted in intents if wanted} == {"guilds", "guild_messages"}
    assert "*guilds* and *guild messages*" in README


def test_the_architecture_is_one_page_that_names_every_room() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 80
    for room in (ROOT / "bot").iterdir():
        if room.name not in {"__init__.py", "__pycache__"}:
            assert re.search(rf"^  .*\b{re.escape(room.name)}", page, re.MULTILINE), room.name
