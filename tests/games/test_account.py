"""A finished game in words, as a file to keep."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games import find_game, game_names
from tests.random_games import has_misplays

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str) -> str:
    assert main(["dev", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", game_names())
def test_every_move_is_told_in_order_and_every_misplay_and_the_end(name: str, tmp_path: Path, capsys: Capture) -> None:
    game, record = find_game(name), tmp_path / "record.json"
    seats = str(min(3, game.max_seats))
    record.write_text(told(capsys, "simulate", name, "--seats", seats, "--seed", "told", "--misplays", "0.1"))
    judged, text = told(capsys, "replay", str(record), "--json"), told(capsys, "replay", str(record), "--text")
    moves = len(re.findall('"trace":\\[(.*?)\\]', judged)[0].split(","))
    numbers = [int(number) for number in re.findall(r"^- (\d+) · ", text, re.MULTILINE)]
    assert numbers == sorted(numbers)
    assert set(range(1, moves + 1)) <= set(numbers)
    misplays = judged.count("misplay:")
    assert text.count("Juse!") >= misplays
    assert misplays or not has_misplays(game)
    assert text.partition("## The end\n")[2].strip()
