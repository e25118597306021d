"""`python -m bot gallery DIR` paints every example of every game."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.gallery import PHONE, example_scenes, write_sheet
from render.paint import Renderer


@pytest.mark.long
def test_every_example_can_be_painted_with_both_decks() -> None:
    renderer, decks = Renderer(), {"two": set[str](), "four": set[str]()}
    for name, scene in example_scenes():
        example, _, deck = name.rpartition("-")
        decks[deck].add(example)
        with Image.open(BytesIO(renderer.paint(scene))) as picture:
            assert picture.width == 1200
    assert decks["two"] == decks["four"] >= {"juse-emptiest-2", "juse-fullest-8"}


@pytest.mark.long
def test_the_gallery_writes_a_file_of_each_example_and_the_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    some = list(example_scenes())[:8]
    monkeypatch.setattr("bot.cli.gallery.example_scenes", lambda: iter(some))
    folder = tmp_path / "new" / "gallery"
    assert main(["gallery", str(folder), "--sheet"]) == 0
    said = capsys.readouterr().out
    assert {path.stem for path in folder.glob("*.png")} == {"sheet", *(name for name, _ in some)}
    assert len(said.splitlines()) == len(some) + 3
    assert "plain Pillow" in said


def test_the_sheet_shows_every_picture_as_a_phone_does(tmp_path: Path) -> None:
    heights = (120, 600, 300, 300, 240, 960, 1200)
    colours = [(250 - 20 * number, 20 * number, 100) for number in range(len(heights))]
    names = [f"picture-{number}" for number in range(len(heights))]
    for name, height, colour in zip(names, heights, colours, strict=True):
        Image.new("RGB", (1200, height), colour).save(tmp_path / f"{name}.png")
    with Image.open(write_sheet(tmp_path, names)) as sheet:
        shown = {colour: count for count, colour in sheet.getcolors(1 << 16) or ()}
    assert [shown[colour] for colour in colours] == [PHONE * round(height * PHONE / 1200) for height in heights]
