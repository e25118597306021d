"""The requirements files pin every package, with hashes: so pip installs nothing that they do not name."""

import ast
import functools
import importlib.metadata
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import ROOT
from tests.host.conftest import TOKEN

FILES = ("requirements.txt", "requirements-practice.txt", "requirements-dev.txt")


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


@pytest.mark.parametrize("file", FILES)
def test_each_package_is_pinned_to_the_version_of_the_tests_with_hashes_and_no_address(file: str) -> None:
    for pin in pins(file).values():
        assert re.fullmatch(r"==[\w.]+", str(pin.requirement.specifier)), pin.requirement
        assert pin.requirement.url is None
        assert pin.hashes, pin.requirement
        assert [text for text in pin.hashes if not re.fullmatch(r"sha256:[0-9a-f]{64}", text)] == []
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")
    assert pins(file).items() <= pins("requirements-dev.txt").items()


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_the_bot_imports_only_what_hosts_install_and_the_practice_table_what_its_file_installs() -> None:
    packages = importlib.metadata.packages_distributions()
    ours = {"bot", "cogs", "render"}
    for module in (file for house in ours for file in (ROOT / house).rglob("*.py")):
        allowed = pins("requirements-practice.txt" if ROOT / "bot/practice" in module.parents else "requirements.txt")
        for name in set(imported(module)) - ours - sys.stdlib_module_names:
            assert {canonicalize_name(package) for package in packages[name]} & allowed.keys(), (module, name)


@pytest.mark.parametrize(
    ("package", "settings", "command", "says"),
    [
        (
            "prometheus_client",
            {"JUSE_METRICS": "127.0.0.1:9108"},
            ["run"],
            "JUSE_METRICS needs the package {}: run `python -m pip install -r requirements.txt`, or leave it empty.",
        ),
        (
            "asyncpg",
            {"JUSE_DATABASE": "postgresql://there/juse"},
            ["person", "1234", "--erase"],
            "A PostgreSQL database needs the package {}: run `python -m pip install -r requirements.txt`.",
        ),
        (
            "simcord",
            {},
            ["practice", "--port", "0"],
            "The practice table needs the package {}: run `python -m pip install -r requirements-practice.txt`.",
        ),
    ],
)
def test_without_a_package_that_not_every_host_has_it_is_said_what_to_install(
    package: str, settings: dict[str, str], command: list[str], says: str, tmp_path: Path
) -> None:
    script = f"import sys; sys.modules[{package!r}] = None; from bot.__main__ import main; sys.exit(main({command}))"
    environ = {"JUSE_DATABASE": str(tmp_path / "juse.sqlite3"), "DISCORD_TOKEN": TOKEN, **settings}
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **environ},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (78, f"{says.format(package)}\n")
