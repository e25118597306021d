"""The short version of each subject reaches every target that holds on any machine."""

import re
from pathlib import Path

import pytest

from tests.proof.__main__ import subjects
from tests.proof.report import DOCUMENT, description

SUBJECTS = subjects()
# Leaks and kills have short tests of their own (tests/leaks, tests/tables/test_killed.py). Peers needs what
# `pip install -e '.[bench]'` brings.
SHORT = [
    ("clicks", 4),
    ("commits", 1),
    pytest.param("endurance", 1, marks=pytest.mark.timeout(600)),
    ("faults", 9),
    ("gateway_faults", 14),
    ("hostile", 7),
    ("line", 10),
    ("load", 3),
    ("long_life", 3),
    pytest.param("many", 3, marks=pytest.mark.timeout(900)),
    pytest.param("peers", 2, marks=pytest.mark.slow),
    ("replays", 8),
    pytest.param("reveals", 11, marks=pytest.mark.timeout(900)),
    ("season", 10),
    ("servers", 2),
    ("thinking", 2),
    ("waiting", 1),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "count"), SHORT)
def test_a_short_proof_reaches_its_targets(name: str, count: int) -> None:
    figures = [figure for figure in SUBJECTS[name].prove(short=True) if figure.anywhere]
    assert len(figures) >= count
    assert [figure for figure in figures if not figure.reached] == []


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_document_describes_each_subject_as_its_docstring_does(name: str) -> None:
    assert f"<!-- {name} -->\n{description(SUBJECTS[name])}\n" in DOCUMENT.read_text(encoding="utf-8")


def test_the_folders_readme_lists_every_subject() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` ", readme, re.MULTILINE)
    assert sorted(listed) == sorted(SUBJECTS)
