"""Plots of what the proofs measured: they are there, in step with what they show, and drawn by the same commands."""

import re
import sys
from pathlib import Path

import pytest

from tests.proof import __main__ as proofs
from tests.proof import report, strength
from tests.proof.draw import main as draw_again
from tests.proof.plots import Bars, Intervals, Line, Lines, Plot, keep, shown

DOCS = report.DOCUMENT.parent
DOCUMENTS = (report.DOCUMENT, strength.DOCUMENT)
PLOT = Plot(
    "example",
    "Memory stays as it is",
    (
        Lines(
            "Memory",
            "moves",
            "MB",
            (Line("resident", ((0, 100), (10_000, 101))),),
            Line("target", ((0, 103), (10_000, 103))),
        ),
        Bars("Commits", "a second", ("this disk", "a slow one"), {"before": (510, None), "now": (3524, 1500)}),
        Intervals("Strength", "wins", ("hard, easy",), {"hard": ((0.6, 0.1),), "easy": ((0.4, 0.1),)}, even=0.5),
    ),
)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_each_plot_of_a_document_exists_is_small_and_is_told_in_words(document: Path) -> None:
    for words, path in re.findall(r"!\[(.*?)\]\((.+?)\)", document.read_text(encoding="utf-8")):
        assert len(words) > 40
        assert (DOCS / path).stat().st_size < 150_000


def test_no_plot_is_left_that_no_document_shows() -> None:
    text = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    assert [file.name for file in (DOCS / "figures").glob("*.svg") if f"figures/{file.name}" not in text] == []
    kept = {file.stem for file in (DOCS / "figures").glob("*.json")}
    drawn = {file.stem for file in (DOCS / "figures").glob("*.svg")}
    assert drawn == kept | {"strength"}


def test_without_matplotlib_write_says_what_to_install_before_it_measures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(sys, "argv", ["tests.proof", "commits", "--short", "--write"])
    assert proofs.main() == 1
    written, errors = capsys.readouterr()
    assert written == ""
    assert errors == "The plots need the package matplotlib: run `python -m pip install -e '.[bench]'`.\n"


@pytest.mark.checks
def test_the_same_values_give_the_same_bytes_without_a_date(tmp_path: Path) -> None:
    for name in ("one", "other"):
        keep(PLOT, tmp_path / name)
    [one, other] = [(tmp_path / name / "example.svg").read_bytes() for name in ("one", "other")]
    assert one == other
    assert b"<dc:date>" not in one
    for word in ("Memory", "target", "510", "3,524", "hard, easy"):
        assert word.encode() in one
    assert shown(PLOT) == "![Memory stays as it is](figures/example.svg)"


@pytest.mark.checks
def test_the_plots_of_the_documents_show_what_was_kept_and_what_the_tables_say(tmp_path: Path) -> None:
    for file in (DOCS / "figures").glob("*.json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert draw_again(tmp_path) == 0
    drawn = {file.name: file.read_bytes() for file in tmp_path.glob("*.svg")}
    assert drawn == {file.name: file.read_bytes() for file in (DOCS / "figures").glob("*.svg")}


@pytest.mark.checks
@pytest.mark.parametrize("name", ["commits", "load", "thinking"])
def test_a_short_run_writes_figures_and_plots(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "proof.md"
    document.write_text(f"# Proof\n\n<!-- {name} -->\n<!-- /{name} -->\n", encoding="utf-8")
    monkeypatch.setattr(report, "DOCUMENT", document)
    monkeypatch.setattr(report, "FIGURES", tmp_path / "figures")
    monkeypatch.setattr(sys, "argv", ["tests.proof", name, "--short", "--write"])
    proofs.main()
    plots = re.findall(r"!\[(.+?)\]\((.+?)\)", document.read_text(encoding="utf-8"))
    assert plots
    for words, path in plots:
        assert len(words) > 40
        assert (tmp_path / path).read_bytes().startswith(b"<?xml")
        assert (tmp_path / path).with_suffix(".json").exists()
