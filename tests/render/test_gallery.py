"""`python -m bot gallery DIR` paints every example of every game."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.gallery import example_scenes


@pytest.mark.long
def test_the_gallery_writes_a_file_of_each_example_the_emojis_and_the_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    some = list(example_scenes())[:8]
    monkeypatch.setattr("bot.cli.gallery.example_scenes", lambda: iter(some))
    folder = tmp_path / "new" / "gallery"
    assert main(["gallery", str(folder), "--sheet"]) == 0
    assert {path.stem for path in folder.glob("*.png")} == {"sheet", "emojis", *(name for name, _ in some)}
    assert len(capsys.readouterr().out.splitlines()) == len(some) + 2


def test_it_paints_only_what_shows_a_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gallery", str(tmp_path), "--text", "progress-rating", "--language", "de"]) == 0
    assert {path.stem for path in tmp_path.glob("*.png")} == {
        f"{name}-{deck}" for name in ("me", "me-new") for deck in ("two", "four")
    }
    assert main(["gallery", str(tmp_path), "--text", "no-such-text"]) == 2
    assert "no example picture shows no-such-text" in capsys.readouterr().err
