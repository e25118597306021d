"""`python -m bot gallery DIR` paints every example of every game."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.gallery import PHONE, example_scenes, write_sheet

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_gallery_paints_every_example_with_both_decks(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "gallery"
    done = subprocess.run(
        [sys.executable, "-m", "bot", "gallery", str(folder), "--sheet"],
        capture_output=True,
        text=True,
        check=True,
        timeout=180,
        cwd=ROOT,
    )
    painted = {path.stem for path in folder.glob("*.png")} - {"sheet"}
    assert painted == {name for name, _ in example_scenes()}
    assert len(done.stdout.splitlines()) == len(painted) + 3
    assert "plain Pillow" in done.stdout
    decks = [
        {name.removesuffix(f"-{deck}") for name in painted if name.endswith(f"-{deck}")} for deck in ("two", "four")
    ]
    assert decks[0] == decks[1]
    assert {"juse-emptiest-2", "juse-fullest-8"} <= decks[0]
    for name in painted:
        with Image.open(folder / f"{name}.png") as picture:
            assert picture.width == 1200
    assert (folder / "sheet.png").exists()


def test_the_sheet_shows_every_picture_as_a_phone_does(tmp_path: Path) -> None:
    heights = (120, 600, 300, 300, 240, 960, 1200)
    colours = [(250 - 20 * number, 20 * number, 100) for number in range(len(heights))]
    names = [f"picture-{number}" for number in range(len(heights))]
    for name, height, colour in zip(names, heights, colours, strict=True):
        Image.new("RGB", (1200, height), colour).save(tmp_path / f"{name}.png")
    with Image.open(write_sheet(tmp_path, names)) as sheet:
        shown = {colour: count for count, colour in sheet.getcolors(1 << 16) or ()}
    assert [shown[colour] for colour in colours] == [PHONE * round(height * PHONE / 1200) for height in heights]
