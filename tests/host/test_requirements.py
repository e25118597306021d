"""The requirements files pin every package that pyproject.toml requires, and what those require in turn."""

import ast
import functools
import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.host.conftest import TOKEN

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FILES = {
    "requirements.txt": ["postgres", "metrics"],
    "requirements-practice.txt": ["practice"],
    "requirements-tests.txt": ["tests", "checks"],
}
"""Each file with the extras of pyproject.toml that it pins, beside the packages of the bot itself."""

PYTHONS = [f"3.{minor}" for minor in range(11, 16)]
PLATFORMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}
COMPILE = "uv pip compile --universal --generate-hashes --python-version 3.11 --annotation-style line"


@dataclass(frozen=True)
class Pin:
    requirement: Requirement
    hashes: tuple[str, ...]


@functools.cache
def pins(file: str) -> dict[str, Pin]:
    text = (ROOT / file).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, Pin] = {}
    for line in text.splitlines():
        requirement, *hashes = line.split(" --hash=")
        if not line.lstrip().startswith("#"):
            pinned = Requirement(requirement)
            found[canonicalize_name(pinned.name)] = Pin(pinned, tuple(text.strip() for text in hashes))
    return found


def required(file: str) -> list[Requirement]:
    extras = [text for extra in FILES[file] for text in PROJECT["optional-dependencies"][extra]]
    return [Requirement(text) for text in (*PROJECT["dependencies"], *extras)]


def applies(requirement: Requirement, environment: dict[str, str] | None = None) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""} | (environment or {}))


def environment(python: str, platform: str) -> dict[str, str]:
    os_name, system = PLATFORMS[platform]
    version = {"python_version": python, "python_full_version": f"{python}.0", "implementation_version": f"{python}.0"}
    return version | {"sys_platform": platform, "os_name": os_name, "platform_system": system}


@pytest.mark.parametrize("file", FILES)
def test_each_package_is_pinned_to_one_version_with_hashes_and_no_address(file: str) -> None:
    for pin in pins(file).values():
        assert re.fullmatch(r"==[\w.]+", str(pin.requirement.specifier)), pin.requirement
        assert pin.requirement.url is None
        assert pin.hashes, pin.requirement
        assert [text for text in pin.hashes if not re.fullmatch(r"sha256:[0-9a-f]{64}", text)] == []
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES)
def test_each_pin_is_a_version_that_pyproject_allows(file: str) -> None:
    for requirement in required(file):
        [specifier] = pins(file)[canonicalize_name(requirement.name)].requirement.specifier
        assert requirement.specifier.contains(specifier.version), requirement


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("file", FILES)
def test_their_dependencies_are_pinned_too_and_nothing_else(file: str, python: str, platform: str) -> None:
    there = environment(python, platform)
    pinned = {name: pin.requirement for name, pin in pins(file).items()}
    needed: set[str] = set()
    to_visit = [canonicalize_name(requirement.name) for requirement in required(file)]
    while to_visit:
        name = to_visit.pop()
        if name in needed:
            continue
        needed.add(name)
        if name in pinned and not applies(pinned[name]):
            continue  # It is not installed here. So far each such package needs no other.
        further = map(Requirement, importlib.metadata.requires(name) or [])
        to_visit += [canonicalize_name(requirement.name) for requirement in further if applies(requirement, there)]
    assert needed == {name for name, requirement in pinned.items() if applies(requirement, there)}


def test_all_files_pin_a_package_in_the_same_way() -> None:
    widest = pins("requirements-tests.txt")
    for file in FILES:
        assert {name: pin for name, pin in pins(file).items() if widest.get(name) != pin} == {}, file


@pytest.mark.parametrize(("file", "extras"), FILES.items())
def test_each_file_begins_with_the_command_that_writes_it(file: str, extras: list[str]) -> None:
    words = [COMPILE, *(f"--extra {extra}" for extra in extras)]
    if file != "requirements-tests.txt":
        words.append("--constraints requirements-tests.txt")
    command = " ".join([*words, f"--output-file {file}", "pyproject.toml"])
    assert (ROOT / file).read_text(encoding="utf-8").splitlines()[1] == f"#    {command}"
    assert PROJECT["requires-python"] == ">=3.11"


def test_these_tests_run_with_the_pinned_versions() -> None:
    for name, pin in pins("requirements-tests.txt").items():
        if applies(pin.requirement):
            assert pin.requirement.specifier.contains(importlib.metadata.version(name)), name


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


@pytest.mark.long
def test_the_bot_imports_only_what_hosts_install_and_the_practice_table_what_its_file_installs() -> None:
    packages = importlib.metadata.packages_distributions()
    ours = {"bot", "cogs", "render"}
    for module in (file for house in ours for file in (ROOT / house).rglob("*.py")):
        allowed = pins("requirements-practice.txt" if ROOT / "bot/practice" in module.parents else "requirements.txt")
        for name in set(imported(module)) - ours - sys.stdlib_module_names:
            assert {canonicalize_name(package) for package in packages[name]} & allowed.keys(), (module, name)
    assert "simcord" not in pins("requirements.txt")


@pytest.mark.long
def test_who_wants_no_metrics_does_not_load_their_package() -> None:
    script = "import sys, bot.cli.run, bot.cli.status; sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, timeout=60).returncode == 0


@pytest.mark.long
def test_metrics_without_their_package_say_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['prometheus_client'] = None\nfrom bot.__main__ import main; sys.exit(main(['run']))"
    )
    database = str(tmp_path / "juse.sqlite3")
    environ = {"JUSE_DATABASE": database, "DISCORD_TOKEN": TOKEN, "JUSE_METRICS": "127.0.0.1:9108"}
    result = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **environ},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == 78
    assert result.stderr == (
        "JUSE_METRICS needs the package prometheus_client: run `python -m pip install -r requirements.txt`,"
        " or leave it empty.\n"
    )


def test_with_a_file_nothing_of_a_server_is_imported(tmp_path: Path) -> None:
    """Whatever the host does with it."""
    script = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "import bot.cli.backup, bot.cli.check, bot.cli.move_database, bot.cli.person, bot.cli.run, bot.cli.status\n"
        "from bot.tables.store.store import Store\n"
        "async def used():\n"
        "    store = await Store.open(Path('juse.sqlite3'))\n"
        "    await store.write('DELETE FROM messages')\n"
        "    await store.close()\n"
        "asyncio.run(used())\n"
        "print([name for name in sys.modules if 'postgres' in name or 'asyncpg' in name])"
    )
    environ = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script]
    assert subprocess.run(command, cwd=tmp_path, env=environ, check=True, capture_output=True).stdout == b"[]\n"


def test_without_its_package_a_server_says_what_to_install() -> None:
    script = (
        "import asyncio, sys; sys.modules['asyncpg'] = None\n"
        "from bot.tables.store.store import Store\n"
        "asyncio.run(Store.open('postgresql://there/juse'))"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )
    assert result.stderr.endswith(
        "A PostgreSQL database needs the package asyncpg: run `python -m pip install -r requirements.txt`.\n"
    )


@pytest.mark.long
def test_the_practice_table_without_its_packages_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['simcord'] = None\n"
        "from bot.__main__ import main; sys.exit(main(['practice', '--port', '0']))"
    )
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 78
    assert result.stderr == (
        "The practice table needs the package simcord: run `python -m pip install -r requirements-practice.txt`.\n"
    )
