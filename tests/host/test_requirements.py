"""The requirements files pin every package that pyproject.toml requires, and what those require in turn."""

import importlib.metadata
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
FILES = {
    "requirements.txt": ["practice"],
    "requirements-tests.txt": ["practice", "tests"],
    "requirements-checks.txt": ["practice", "tests", "checks"],
}
"""Each file with the extras of pyproject.toml that it pins, beside the packages of the bot itself."""
INSTALLED = ("requirements.txt", "requirements-tests.txt")


def pins(file: str) -> dict[str, Requirement]:
    """Those of the file and of the one that it includes."""
    found: dict[str, Requirement] = {}
    for line in (ROOT / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found |= pins(line.removeprefix("-r "))
        elif not line.startswith("#"):
            found[canonicalize_name(Requirement(line).name)] = Requirement(line)
    return found


def required(file: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [text for extra in FILES[file] for text in project["optional-dependencies"][extra]]
    return [Requirement(text) for text in (*project["dependencies"], *extras)]


def applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


@pytest.mark.parametrize("file", FILES)
def test_each_package_is_pinned_to_one_version_and_no_url(file: str) -> None:
    for requirement in pins(file).values():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert requirement.url is None
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES)
def test_each_pin_is_a_version_that_pyproject_allows(file: str) -> None:
    for requirement in required(file):
        pin = pins(file)[canonicalize_name(requirement.name)]
        [version] = [specifier.version for specifier in pin.specifier]
        assert requirement.specifier.contains(version), requirement


@pytest.mark.parametrize("file", INSTALLED)
def test_their_dependencies_are_pinned_too_and_nothing_else(file: str) -> None:
    needed: set[str] = set()
    to_visit = [canonicalize_name(requirement.name) for requirement in required(file)]
    while to_visit:
        name = to_visit.pop()
        if name not in needed:
            needed.add(name)
            further = map(Requirement, importlib.metadata.requires(name) or [])
            to_visit += [canonicalize_name(requirement.name) for requirement in further if applies(requirement)]
    assert needed == {name for name, pin in pins(file).items() if applies(pin)}


def test_these_tests_run_with_the_pinned_versions() -> None:
    for name, pin in pins("requirements-tests.txt").items():
        if applies(pin):
            assert pin.specifier.contains(importlib.metadata.version(name)), name
