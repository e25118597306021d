"""`python -m bot gallery DIR` paints every example of every game."""

import subprocess
import sys
from pathlib import Path

from PIL import Image

from bot.cli.gallery import example_scenes

ROOT = Path(__file__).parents[2]


def test_the_gallery_paints_every_example_with_both_decks(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "gallery"
    done = subprocess.run(
        [sys.executable, "-m", "bot", "gallery", str(folder)],
        capture_output=True,
        text=True,
        check=True,
        timeout=180,
        cwd=ROOT,
    )
    painted = {path.stem for path in folder.glob("*.png")}
    assert painted == {name for name, _ in example_scenes()}
    assert len(done.stdout.splitlines()) == len(painted) + 2
    assert "plain Pillow" in done.stdout
    decks = [
        {name.removesuffix(f"-{deck}") for name in painted if name.endswith(f"-{deck}")} for deck in ("two", "four")
    ]
    assert decks[0] == decks[1]
    assert {"juse-emptiest-2", "juse-fullest-8"} <= decks[0]
    for path in folder.glob("*.png"):
        with Image.open(path) as picture:
            assert picture.width == 1200
