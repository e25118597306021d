"""Planting faults: each of them fits the code, and what a check says of it is reported."""

import ast
from pathlib import Path

import msgspec
import pytest

from tests.proof import planted
from tests.proof.planted import ROOT, Verdict, by_file, look
from tests.proof.plants.plant import Plant

PLANTS = [plant for plants in by_file() for plant in plants]
PLANT = Plant("two and two are five", "sums.py", "2 + 2", "2 + 3", ("test_sums.py",))


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_it_fits_the_code_as_it_is(plant: Plant) -> None:
    text = (ROOT / plant.file).read_text(encoding="utf-8")
    assert text.count(plant.old) == 1
    changed = text.replace(plant.old, plant.new)
    assert changed != text
    if plant.file.endswith(".py"):
        ast.parse(changed)


def test_every_check_that_must_notice_exists() -> None:
    named = {check.partition("[")[0] for plant in PLANTS for check in plant.checks}
    assert [check for check in sorted(named) if not _exists(check)] == []
    assert all(plant.checks for plant in PLANTS)


def test_no_two_have_the_same_name() -> None:
    names = [plant.name for plant in PLANTS]
    assert sorted(names) == sorted(set(names))


@pytest.mark.long
@pytest.mark.parametrize(
    ("test", "verdict"),
    [
        ("assert sums.four() == 4", Verdict.NOTICED),
        ("assert sums.four() > 3", Verdict.PASSED),
        ("assert sums.four() == 4\nimport nothing_at_all", Verdict.BROKEN),
    ],
)
async def test_it_says_what_each_check_says(tmp_path: Path, test: str, verdict: Verdict) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    (tmp_path / "sums.py").write_text("def four():\n    return 2 + 2\n")
    first, _, rest = test.partition("\n")
    (tmp_path / "test_sums.py").write_text(f"import sums\n{rest}\n\ndef test_four():\n    {first}\n")
    assert await look(PLANT, tmp_path) == {"test_sums.py": verdict}
    assert "2 + 2" in (tmp_path / "sums.py").read_text()


@pytest.mark.long
@pytest.mark.parametrize("may_hang", [False, True])
@pytest.mark.parametrize("ended_by", ["us", "pytest"])
async def test_a_check_that_hangs_has_noticed_it_only_where_that_is_what_is_wrong(
    ended_by: str, may_hang: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planted, "LONGEST", 5.0 if ended_by == "us" else 60.0)
    (tmp_path / "pytest.ini").write_text(f"[pytest]\npythonpath = .\ntimeout = {60 if ended_by == 'us' else 1}\n")
    (tmp_path / "sums.py").write_text("def four():\n    return 2 + 2\n")
    (tmp_path / "test_sums.py").write_text(
        "import sums\n\ndef test_four():\n    while sums.four() == 5:\n        pass\n"
    )
    plant = msgspec.structs.replace(PLANT, may_hang=may_hang)
    verdicts = await look(plant, tmp_path)
    assert verdicts == {"test_sums.py": Verdict.HUNG}
    assert planted.missed_by(plant, verdicts) == ([] if may_hang else ["    hung: test_sums.py"])


def test_whatever_has_not_noticed_it_is_told() -> None:
    verdicts = {"a": Verdict.NOTICED, "b": Verdict.PASSED, "c": Verdict.BROKEN}
    assert planted.missed_by(PLANT, verdicts) == ["    not noticed: b", "    could not run: c"]


async def test_a_fault_that_fits_no_more_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text("4")
    with pytest.raises(AssertionError, match="does not have '2 \\+ 2' once"):
        await look(PLANT, tmp_path)


def _exists(check: str) -> bool:
    file, _, name = check.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).is_file() else ""
    return f"def {name}(" in text if name else text != ""
