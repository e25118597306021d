"""requirements.txt pins all that pyproject.toml wants, and all that those want in turn."""

import importlib.metadata
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


def pins() -> dict[str, Requirement]:
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    requirements = [Requirement(line) for line in lines if not line.startswith("#")]
    return {canonicalize_name(requirement.name): requirement for requirement in requirements}


def wanted() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    return [Requirement(text) for text in (*project["dependencies"], *extras["practice"], *extras["dev"])]


def applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


def test_each_is_pinned_to_one_version_and_to_no_address() -> None:
    for requirement in pins().values():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert requirement.url is None
    assert "://" not in (ROOT / "requirements.txt").read_text()


def test_what_pyproject_wants_is_pinned_at_a_version_that_it_allows() -> None:
    for requirement in wanted():
        pin = pins()[canonicalize_name(requirement.name)]
        [version] = [specifier.version for specifier in pin.specifier]
        assert requirement.specifier.contains(version), requirement


def test_what_those_want_in_turn_is_pinned_too_and_nothing_else() -> None:
    needed: set[str] = set()
    to_visit = [canonicalize_name(requirement.name) for requirement in wanted()]
    while to_visit:
        name = to_visit.pop()
        if name not in needed:
            needed.add(name)
            further = map(Requirement, importlib.metadata.requires(name) or [])
            to_visit += [canonicalize_name(requirement.name) for requirement in further if applies(requirement)]
    assert needed == {name for name, pin in pins().items() if applies(pin)}


def test_these_tests_run_with_the_pinned_versions() -> None:
    for name, pin in pins().items():
        if applies(pin):
            assert pin.specifier.contains(importlib.metadata.version(name)), name
