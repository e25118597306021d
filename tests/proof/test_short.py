"""The short version of each subject reaches every target that holds on any machine."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from tests.host.terminal import errors_on_a_terminal
from tests.host.test_progress import BAR
from tests.proof import report
from tests.proof.__main__ import subjects
from tests.proof.report import (
    CLAIMS,
    DOCUMENT,
    Figure,
    claims,
    describe,
    description,
    none_of,
    section_of,
    title,
    write_down,
)

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
    ("season", 8),
    ("servers", 2),
    ("thinking", 2),
    ("waiting", 1),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "count"), SHORT)
def test_a_short_proof_reaches_its_targets(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with errors_on_a_terminal(monkeypatch) as what_came:
        figures = [figure for figure in SUBJECTS[name].prove(short=True) if figure.anywhere]
    assert BAR.search(what_came()), "nobody at a terminal sees how far it is"
    assert len(figures) >= count
    assert [figure for figure in figures if not figure.reached] == []


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_document_describes_each_subject_as_its_docstring_does(name: str) -> None:
    assert f"<!-- {name} -->\n{description(SUBJECTS[name])}\n" in DOCUMENT.read_text(encoding="utf-8")


def test_the_document_lists_every_subject_with_its_claim_and_the_targets_reached() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    listed = section_of(CLAIMS, document)
    assert listed == claims(document)
    assert set(re.findall(r"^\| \[(.+)\]\(", listed, re.MULTILINE)) == {title(subject) for subject in SUBJECTS.values()}


def test_what_was_missed_is_not_counted_as_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "DOCUMENT", tmp_path / "proof.md")
    report.DOCUMENT.write_text("# Proof\n", encoding="utf-8")
    write_down("load", SUBJECTS["load"], "a command", [none_of("This", 0), none_of("that", 1), Figure("a time", "1 s")])
    document = report.DOCUMENT.read_text(encoding="utf-8")
    assert section_of(CLAIMS, document).endswith("memory stays small. | 1 of 2 |")


def test_a_docstring_that_has_changed_leaves_the_figures_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "DOCUMENT", tmp_path / "proof.md")
    report.DOCUMENT.write_text("# Proof\n", encoding="utf-8")
    write_down("load", SUBJECTS["load"], "a command", [none_of("This", 0)])
    changed = ModuleType("load", "Load\n\nA claim.\n\nOn something\n\nOn a line of its own.")
    first = section_of("load", report.DOCUMENT.read_text(encoding="utf-8"))
    measured = first.removeprefix(description(SUBJECTS["load"]))
    describe("load", changed)
    assert section_of("load", report.DOCUMENT.read_text(encoding="utf-8")) == f"{description(changed)}{measured}"
    describe("load", SUBJECTS["load"])
    assert section_of("load", report.DOCUMENT.read_text(encoding="utf-8")) == first
