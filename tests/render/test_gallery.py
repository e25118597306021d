"""`python -m bot gallery DIR` paints every example of every game."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.gallery import example_scenes
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
    assert {path.stem for path in folder.glob("*.png")} == {"sheet", *(name for name, _ in some)}
    assert len(capsys.readouterr().out.splitlines()) == len(some) + 1
