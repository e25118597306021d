"""`python -m bot replay FILE --film OUT`: a film of a record as a file."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.cli.simulate import play
from bot.core.game import settle_options
from bot.core.record import to_line
from bot.games import find_game
from tests.full_disk import files_up_to


def record(seed: str = "a", most: int = 15) -> str:
    game = find_game("juse")
    return to_line(play(game, 3, settle_options(game, {}), seed, most=most))


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record(), encoding="utf-8")
    return path


def test_it_makes_a_film(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = record_file.with_name("out.gif")
    assert main(("replay", str(record_file), "--film", str(target))) == 0
    with Image.open(target) as picture:
        assert (picture.format, picture.width, getattr(picture, "n_frames", 1)) == ("GIF", 1200, 16)
    printed = capsys.readouterr()
    assert printed.out == f"{target}: {target.stat().st_size:,} bytes.\n"
    assert printed.err == ""


@pytest.mark.parametrize(
    ("content", "arguments", "status", "said"),
    [
        ("", ("--film", "out.gif"), 2, "holds no record."),
        ("{}", ("--film", "out.gif"), 1, "record 1, line 0: "),
        (record(), ("--film", "game.json"), 2, "game.json is there already: name another file."),
        (record(), ("--film", "nowhere/out.gif"), 2, "nowhere/out.gif cannot be written (No such file or directory)."),
        (record(), ("--film", "out.gif", "--names", "a,b"), 2, "Record 1 has 3 seats, so --names needs as many names."),
        (record(), ("--best",), 2, "--best is for films: add --film OUT."),
    ],
)
def test_what_is_wrong_is_one_plain_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    content: str,
    arguments: tuple[str, ...],
    status: int,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(content, encoding="utf-8")
    assert main(("replay", "game.json", *arguments)) == status
    [sentence] = "".join(capsys.readouterr()).splitlines()
    assert said in sentence
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert Path("game.json").read_text(encoding="utf-8") == content


def test_where_there_is_no_room_nothing_is_left(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = record_file.with_name("out.gif")
    with files_up_to(1000):
        assert main(("replay", str(record_file), "--film", str(target))) == 1
    assert capsys.readouterr() == ("", f"{target} cannot be written (File too large).\n")
    assert not target.exists()
