"""Pictures that a person has approved. A visible difference fails the test, which says where to look at it.

To renew them after an intended change, run `RENEW_GOLDEN=1 python -m pytest tests/render/test_golden.py`, look at every
picture that git reports as changed, and commit them.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from render.fonts import SHAPES
from tests.render.scenes import examples

pytestmark = pytest.mark.skipif(not SHAPES, reason="approved with joined letters, for which Pillow needs FriBidi")

GOLDEN = Path(__file__).parent / "golden"
KEPT = (
    "badges-two",
    "badges-new-two",
    "daily-board-junk-3-two",
    "daily-board-junk-14-two",
    "daily-board-juse-14-two",
    "night-12-two",
    "night-strip-12-two",
    "juse-typical-5-two",
    "juse-fullest-8-four",
    "juse-misplay-centre-first-5-two",
    "juse-moment-centre-first-5-two",
    "juse-moment-wrong-call-5-by-4-two",
    "juse-ending-8-two",
    "juse-lobby-5-two",
    "junk-typical-two",
    "junk-moment-play-3-two",
    "junk-ending-2-two",
    "roundup-typical-4-two",
    "roundup-fullest-6-four",
    "roundup-hand-typical-4-two",
    "roundup-scores-4-two",
    "roundup-ending-4-two",
    "jugglers-typical-4-two",
    "jugglers-fullest-5-four",
    "jugglers-verdict-4-two",
    "jugglers-hand-two",
    "jugglers-ending-4-two",
)
# Pictures are compared at the size of a phone, where one pixel stands for nine. 255 is black against white.
_PHONE = 3
_WORST_SPOT, _ON_AVERAGE = 40, 1.5


def compare(actual: Image.Image, golden: Image.Image, folder: Path) -> str:
    """Empty if a person would see no difference; otherwise what differs and where to look at it."""
    if actual.size == golden.size:
        seen = [image.convert("RGB").reduce(_PHONE) for image in (actual, golden)]
        difference = ImageChops.difference(*seen)
        strongest = max(high for _, high in ImageStat.Stat(difference).extrema)
        average = ImageStat.Stat(difference.convert("L")).mean[0]
        if strongest <= _WORST_SPOT and average <= _ON_AVERAGE:
            return ""
        reason = (
            f"differs by {strongest} at worst and {average:.2f} on average, around {difference.getbbox()} of {_PHONE}"
        )
        difference.point([min(255, level * 3) for level in range(256)] * 3).save(folder / "difference.png")
    else:
        reason = f"is {actual.size} instead of {golden.size}"
    actual.save(folder / "actual.png")
    golden.save(folder / "golden.png")
    return f"{reason}: look at actual.png, golden.png and difference.png in {folder}"


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    png = render.paint(examples()[name])
    kept = GOLDEN / f"{name}.png"
    if os.environ.get("RENEW_GOLDEN"):
        kept.write_bytes(png)
    with Image.open(BytesIO(png)) as actual, Image.open(kept) as golden:
        assert compare(actual, golden, tmp_path) == ""
