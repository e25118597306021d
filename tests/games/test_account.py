"""A finished game in words, as a file to keep."""

import argparse
import json
import re
from pathlib import Path

import pytest

from bot.cli import replay, simulate
from bot.games import find_game, game_names
from tests.random_games import has_misplays


@pytest.fixture
def record(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    game = request.param
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    seats = str(min(3, find_game(game).max_seats))
    given = (game, "--seats", seats, "--seed", "told", "--count", "1", "--misplays", "0.1")
    assert simulate.run(parser.parse_args(given)) == 0
    path = tmp_path / "record.json"
    path.write_text(capsys.readouterr().out)
    return path


def replayed(path: Path, capsys: pytest.CaptureFixture[str], *how: str) -> str:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    assert replay.run(parser.parse_args([str(path), *how])) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("record", game_names(), indirect=True)
def test_every_move_is_told_in_order_and_every_misplay_and_the_end(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    judged = replayed(record, capsys, "--json")
    moves = len(re.findall('"trace":\\[(.*?)\\]', judged)[0].split(","))
    text = replayed(record, capsys, "--text")
    game = find_game(json.loads(record.read_text())["game"])
    told = [int(number) for number in re.findall(r"^- (\d+) · ", text, re.MULTILINE)]
    assert told == sorted(told)
    assert set(range(1, moves + 1)) <= set(told)
    misplays = judged.count("misplay:")
    assert text.count("Juse!") >= misplays
    assert misplays or not has_misplays(game)
    assert text.partition("## The end\n")[2].strip()
