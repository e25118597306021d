"""README and ARCHITECTURE tell the truth."""

import re
import subprocess
from pathlib import Path

import discord
import pytest
from dotenv import dotenv_values
from PIL import Image, ImageChops, ImageStat

from bot.__main__ import command_summaries, main, read_arguments
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


def rows(text: str) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    return [row for row in rows[1:] if not set(row[0]) <= {"-"}]


@pytest.mark.parametrize(
    ("heading", "packages", "what"),
    [
        ("Try it without Discord", "requirements-practice.txt", "bot practice --open"),
        ("Run the tests", "requirements-tests.txt", "pytest -n 4 --dist worksteal"),
    ],
)
def test_each_command_of_the_readme_is_one_line_and_installs_too(heading: str, packages: str, what: str) -> None:
    assert command(heading) == f"{SET_UP} {packages} && .venv/bin/python -m {what}\n"


def test_the_practice_command_is_understood() -> None:
    arguments = command("Try it without Discord").split("-m bot ")[1].split()
    assert read_arguments(arguments).open


def test_ci_runs_the_test_command_that_the_readme_shows() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    [assignment] = re.findall(r"^tests=.*$", script, re.MULTILINE)
    assert 'bash -euo pipefail -c "$tests"' in script

    read = subprocess.run(
        ["bash", "-c", f'here=.; {assignment}; echo "$tests"'], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout

    assert read == command("Run the tests")


def test_every_link_of_the_readme_works() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert "ARCHITECTURE.md" in links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_pictures_of_the_readme_are_small_and_told_in_words() -> None:
    shown = re.findall(r"!\[(.+?)\]\((.+?)\)", README)
    shown += [(words, path) for path, words in re.findall(r'<img src="(.+?)" width="\d+" alt="(.+?)">', README)]
    assert [path for _, path in shown] == ["docs/table.png", "docs/juse.png", "docs/phone.png", "docs/film.gif"]
    assert len(shown) == README.count("![") + README.count("<img ")
    for _, path in shown:
        assert (ROOT / path).stat().st_size <= (1_500_000 if path.endswith(".gif") else 150_000)


def test_the_film_of_the_readme_is_what_its_command_makes(tmp_path: Path) -> None:
    [arguments] = re.findall(r"`\.venv/bin/python -m bot (replay docs/film\.json .+?)`", README)
    made = tmp_path / "film.gif"
    assert main([str(made) if word == "FILE" else word for word in arguments.split()]) == 0
    with Image.open(ROOT / "docs/film.gif") as shown, Image.open(made) as again:
        assert getattr(shown, "n_frames", 1) == getattr(again, "n_frames", 1)
        for number in range(getattr(shown, "n_frames", 1)):
            shown.seek(number)
            again.seek(number)
            assert shown.info["duration"] == again.info["duration"]
            difference = ImageChops.difference(shown.convert("RGB").reduce(3), again.convert("RGB").reduce(3))
            # As in the pictures that a person has approved: letters may come out otherwise on another machine.
            assert max(high for _, high in ImageStat.Stat(difference).extrema) <= 40


def test_every_command_that_the_readme_names_exists() -> None:
    named = set(re.findall(r"python -m bot ([\w-]+)", README))
    assert named >= {"run", "practice", "gallery"}
    assert sorted(named - command_summaries().keys()) == []


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
    intents = create_bot(Settings()).intents
    assert {name for name, wanted in intents if wanted} == {"guilds", "guild_messages"}
    assert "*guilds* and *guild messages*" in README


def test_the_architecture_is_one_page_that_names_every_folder() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 80
    for part in (ROOT / "bot").iterdir():
        if part.name not in {"__init__.py", "__pycache__"}:
            assert re.search(rf"^  .*\b{re.escape(part.name)}", page, re.MULTILINE), part.name
