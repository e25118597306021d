"""Planting faults: each of them fits the code, and what a check says of it is reported."""

import ast
from pathlib import Path

import pytest

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


async def test_a_fault_that_fits_no_more_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text("4")
    with pytest.raises(AssertionError, match="does not have '2 \\+ 2' once"):
        await look(PLANT, tmp_path)


def _exists(check: str) -> bool:
    file, _, name = check.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8") if (ROOT / file).is_file() else ""
    return f"def {name}(" in text if name else text != ""
