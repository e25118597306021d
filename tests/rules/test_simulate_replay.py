"""`simulate` and `replay` as a host runs them."""

import argparse
import hashlib
import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import Misuse, replay, simulate
from bot.core.record import replay as replay_record
from bot.games import find_game

# This must never change, or a seed that somebody wrote down would give another game.
KNOWN_HASH = "39b4bb5823b046eb9d10afff4602d70ac5ee110bb6ebe2f7e5b246dfbf571a19"


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert simulate.run(parser.parse_args(arguments)) == 0
    return capsys.readouterr().out


def replayed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args(arguments)), capsys.readouterr().out.splitlines()


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "three.jsonl"
    path.write_text(simulated(capsys, "juse", "--seats", "4", "--seed", "7", "--count", "3", "--misplays", "0.1"))
    return path


def replace_move(path: Path, number: int, move: int, text: str) -> None:
    lines = path.read_text().splitlines()
    record = json.loads(lines[number - 1])
    record["moves"][move - 1] = text
    lines[number - 1] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n")


def test_the_same_arguments_give_the_same_bytes_on_every_machine(capsys: pytest.CaptureFixture[str]) -> None:
    text = simulated(capsys, "juse", "--seats", "5", "--seed", "known", "--count", "4", "--misplays", "0.05")
    assert hashlib.sha256(text.encode()).hexdigest() == KNOWN_HASH


def test_game_k_does_not_depend_on_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    few = simulated(capsys, "juse", "--seats", "4", "--seed", "s", "--count", "2")
    many = simulated(capsys, "juse", "--seats", "4", "--seed", "s", "--count", "5")
    assert many.startswith(few)
    assert len(set(many.splitlines())) == 5


@pytest.mark.parametrize(("arguments", "reminders"), [(("--option", "reminders=yes"), True), ((), False)])
def test_options_are_played_and_written(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], reminders: bool
) -> None:
    line = simulated(capsys, "juse", "--seats", "3", "--seed", "s", *arguments)
    assert json.loads(line)["options"] == {"reminders": reminders}


def test_a_game_of_misplays_alone_is_left_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    line = simulated(capsys, "juse", "--seats", "4", "--seed", "m", "--misplays", "1.0")
    record = json.loads(line)
    assert len(record["moves"]) == simulate.MOST_ACTIONS
    assert record["result"]["finished"] is False
    assert replay_record(line, find_game).result == record["result"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "--seats", "4"), "There is no game called “chess”."),
        (("juse", "--seats", "9"), "The game juse has 2 to 8 seats."),
        (("juse", "--seats", "-1"), "The game juse has 2 to 8 seats."),
        (("juse", "--seats", "4", "--option", "speed=3"), "juse has no option called “speed”."),
        (("juse", "--seats", "4", "--option", "reminders"), "The option reminders cannot be “”."),
        (
            ("juse", "--seats", "4", "--option", "reminders=perhaps"),
            "The option reminders cannot be “perhaps”.",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], sentence: str
) -> None:
    with pytest.raises(Misuse) as caught:
        simulated(capsys, *arguments, "--seed", "1")
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    "arguments",
    [
        ("--misplays", "1.5"),
        ("--misplays", "nan"),
        ("--misplays", "x"),
        ("--count", "0"),
        ("--count", "-1"),
        ("--seed", "\n"),
    ],
)
def test_numbers_out_of_range_are_refused(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        simulated(capsys, "juse", "--seats", "4", "--seed", "1", *arguments)
    assert caught.value.code == 2


def test_each_record_is_summed_up_in_one_line_or_gives_result_and_trace_as_json(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (status, lines), (_, answers) = replayed(capsys, str(records)), replayed(capsys, str(records), "--json")
    assert status == 0
    for number, text in enumerate(records.read_text().splitlines()):
        record, answer = json.loads(text), json.loads(answers[number])
        [winner], scores = record["result"]["winners"], " ".join(map(str, record["result"]["scores"]))
        moves = len(record["moves"])
        assert lines[number].startswith(f"record {number + 1}: juse, 4 seats, {moves} moves, ")
        assert lines[number].endswith(f" mistakes; seat {winner} wins (scores {scores})")
        assert answer["result"] == record["result"]
        assert len(answer["trace"]) == moves
        assert {judgement.partition(":")[0] for judgement in answer["trace"]} == {"ok", "misplay"}


def test_an_invalid_record_is_reported_and_the_others_replayed(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_move(records, number=2, move=3, text="0 draw twice")
    status, lines = replayed(capsys, str(records))
    assert status == 1
    assert lines[1] == "record 2, line 3: “draw twice” is not a move in this game."
    assert lines[0].startswith("record 1: juse")
    assert lines[2].startswith("record 3: juse")
    status, lines = replayed(capsys, str(records), "--json")
    assert status == 1
    assert [json.loads(line).get("line") for line in lines] == [None, 3, None]
    assert json.loads(lines[1]) == {
        "error": "line 3: “draw twice” is not a move in this game.",
        "line": 3,
        "code": "no-such-move",
    }


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_single_record_may_span_several_lines(
    records: Path, capsys: pytest.CaptureFixture[str], indent: int | None, mark: str
) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    text = json.dumps(record, indent=indent).replace(', "moves"', ',\n"moves"')
    records.write_text(mark + "\n" + text + "\n\n", encoding="utf-8")
    status, lines = replayed(capsys, str(records))
    assert (status, len(lines)) == (0, 1)


def test_a_first_line_that_is_not_json_is_the_only_error(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records.write_text("oh\n\n" + records.read_text())
    status, lines = replayed(capsys, str(records))
    assert status == 1
    assert lines[0] == "record 1, line 0: This is not JSON."
    assert [line.partition(":")[0] for line in lines[1:]] == ["record 2", "record 3", "record 4"]


def test_standard_input_is_read_too(
    records: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(records.read_bytes())))
    assert len(replayed(capsys, "-")[1]) == 3


@pytest.mark.parametrize("content", ["", "\n \n", "\ufeff"])
def test_a_file_without_a_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str) -> None:
    path = tmp_path / "empty"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(Misuse, match="holds no record"):
        replayed(capsys, str(path))


def test_a_file_that_cannot_be_read_is_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    latin = tmp_path / "latin"
    latin.write_bytes(b"\xff\xfe record")
    for path, words in (
        (tmp_path / "none", "cannot be read"),
        (tmp_path, "cannot be read"),
        (latin, "not text in UTF-8"),
    ):
        assert main(("replay", str(path))) == 2
        written, errors = capsys.readouterr()
        assert written == ""
        assert words in errors
        assert errors.count("\n") == 1
