"""Wrong records: each error names the first wrong line, and nothing that a stranger writes does worse than that."""

import gc
import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.cli.simulate import play
from bot.core.record import LONGEST_TEXT, MOST_MOVES, RecordError, replay, to_line
from bot.games import find_game
from tests.core.dice_game import find_dice
from tests.core.test_record import dice_record
from tests.proof.hostile_records import records

RUNNING = {"finished": False, "winners": [], "scores": [0, 0], "clean": True, "by_seat": {"0": 0, "1": 0}}
GOOD = to_line(play(find_game("juse"), 3, {"reminders": False}, "errors", misplays=0.1))
LONGEST_ANSWER = 300
"""A bad record may take this many times as long as a good one: a stranger must not hold up the bot."""


@cache
def good_answer_seconds() -> float:
    began = time.process_time()
    for _ in range(10):
        replay(GOOD, find_game)
    return (time.process_time() - began) / 10


def error_of(record: Any, find: Callable[[str], Any] = find_dice) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        replay(record, find)
    assert str(caught.value).startswith(f"line {caught.value.line}: {caught.value.code}")
    return caught.value.line, caught.value.code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-not-json"),
        ("{", "record-not-json"),
        ("{}{}", "record-not-json"),
        ("{'record': 1}", "record-not-json"),
        ('{"record": NaN}', "record-not-json"),
        ('{"record": -Infinity}', "record-not-json"),
        ('{"record": ' + "9" * 5000 + "}", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ('{"a":' * 50_000, "record-not-json"),
        (" " * (LONGEST_TEXT + 1), "record-too-long"),
        ("[]", "record-field-wrong"),
        ("1", "record-field-wrong"),
        ("null", "record-field-wrong"),
        ("{}", "record-field-missing"),
        ('{"record": 1, "record": 1}', "record-field-twice"),
        ('{"record": 1, "options": {"a": 1, "a": 2}}', "record-field-twice"),
        ('{"\\ud800": 1}', "record-field-unknown"),
    ],
)
def test_a_text_that_is_no_record_is_line_0(text: str, code: str) -> None:
    assert error_of(text) == (0, code)


def with_move(line: int, move: object) -> dict[str, Any]:
    moves = dice_record()["moves"]
    return {"moves": [*moves[: line - 1], move, *moves[line:]]}


def with_chance(number: int, *entries: object) -> dict[str, Any]:
    """Return chance that ends with these, the first of which is of this number."""
    return {"chance": [*dice_record()["chance"][:number], *entries]}


MOVES = [
    (None, "record-move-not-text"),
    (1, "record-move-not-text"),
    (["1", "roll"], "record-move-not-text"),
    ("", "record-move-form"),
    ("roll", "record-move-form"),
    ("1", "record-move-form"),
    ("-1 roll", "record-move-form"),
    ("+1 roll", "record-move-form"),
    ("01 roll", "record-move-form"),
    ("00 roll", "record-move-form"),
    ("١ roll", "record-move-form"),
    ("² roll", "record-move-form"),
    ("1.0 roll", "record-move-form"),
    (" 1 roll", "record-move-form"),
    ("1\troll", "record-move-form"),
    ("2 roll", "record-move-seat"),
    ("9" * 5000 + " roll", "record-move-seat"),
    ("1  roll", "no-such-move"),
    ("1 roll ", "no-such-move"),
    ("1 jump", "no-such-move"),
    ("1 \ud800", "no-such-move"),
]
RESULTS = [
    ("finished", False),
    ("finished", 1),
    ("winners", [0]),
    ("winners", []),
    ("winners", [True]),
    ("winners", 1),
    ("winners", {"0": 1}),
    ("scores", [1.5]),
    ("scores", [1.5, 3, 0]),
    ("scores", [1, 3]),
    ("scores", ["1.5", 3]),
    ("scores", [1.5, 10**400]),
    ("scores", [1.5, float("nan")]),
    ("scores", None),
    ("clean", True),
    ("clean", 0),
    ("by_seat", {"0": 3}),
    ("by_seat", {"0": 3, "1": 5}),
    ("by_seat", [3, 6]),
]


@pytest.mark.parametrize(
    ("changes", "line", "code"),
    [
        *(
            ({field: msgspec.UNSET}, 0, "record-field-missing")
            for field in ("record", "game", "seats", "chance", "moves")
        ),
        ({"note": 1}, 0, "record-field-unknown"),
        ({"record": 2}, 0, "record-of-another-format"),
        ({"record": True}, 0, "record-of-another-format"),
        ({"record": 1.0}, 0, "record-of-another-format"),
        ({"record": "1"}, 0, "record-of-another-format"),
        ({"game": "chess"}, 0, "unknown-game"),
        ({"game": None}, 0, "record-field-wrong"),
        ({"game": ["dice"]}, 0, "record-field-wrong"),
        ({"seats": 0}, 0, "record-seats"),
        ({"seats": 4}, 0, "record-seats"),
        ({"seats": 10**4000}, 0, "record-seats"),
        ({"seats": True}, 0, "record-seats"),
        ({"seats": 2.0}, 0, "record-seats"),
        ({"seats": "2"}, 0, "record-seats"),
        ({"seats": None}, 0, "record-seats"),
        ({"options": None}, 0, "record-field-wrong"),
        ({"options": ["loud"]}, 0, "record-field-wrong"),
        ({"options": {"colour": 1}}, 0, "unknown-option"),
        ({"options": {"target": 3}}, 0, "option-value"),
        ({"options": {"target": 10**5000}}, 0, "option-value"),
        ({"options": {"target": 5.0}}, 0, "option-value"),
        ({"options": {"target": None}}, 0, "option-value"),
        ({"options": {"mood": "sad\ud800"}}, 0, "option-value"),
        ({"options": {"mood": ["calm"]}}, 0, "option-value"),
        ({"options": {"loud": 1}}, 0, "option-value"),
        ({"options": {"loud": "false"}}, 0, "option-value"),
        ({"chance": None}, 0, "record-field-wrong"),
        ({"chance": {"die": 1}}, 0, "record-field-wrong"),
        ({"chance": "die"}, 0, "record-field-wrong"),
        ({"chance": []}, 0, "chance-used-up"),
        ({"chance": [{"die": 1}]}, 0, "chance-of-another-kind"),
        ({"chance": [{"shuffle": ["AS", "2S"]}]}, 0, "chance-other-cards"),
        ({"moves": None}, 0, "record-field-wrong"),
        ({"moves": "1 roll"}, 0, "record-field-wrong"),
        ({"moves": ["1 cheat"] * (MOST_MOVES + 1)}, 0, "record-too-many-moves"),
        ({"moves": ["1 roll", "0 cheat", "1 roll"]}, 3, "rolled-already"),
        ({"moves": ["1 cheat", "1 roll", "0 roll", "0 cheat", "nonsense"]}, 4, "rolled-already"),  # after the end
        ({"result": None}, 4, "record-field-wrong"),
        ({"result": []}, 4, "record-field-wrong"),
        ({"result": {}}, 4, "result-field-missing"),
        ({"result": {**dice_record()["result"], "best": 1}}, 4, "result-field-unknown"),
        ({"moves": [], "result": {**RUNNING, "winners": None}}, 1, "result-other"),  # which is not the same as nobody
        *((with_move(line, move), line, code) for line in (1, 2, 3) for move, code in MOVES),
        (with_chance(1, {"pick": "3S"}), 2, "chance-of-another-kind"),
        (with_chance(1, {"die": 7}), 2, "chance-not-a-die"),
        (with_chance(2, {"die": 6}), 2, "chance-of-another-kind"),
        (with_chance(2, {"pick": "KC"}), 2, "chance-other-cards"),
        (with_chance(3, 4), 3, "chance-of-another-kind"),
        (with_chance(3), 3, "chance-used-up"),
        (with_chance(4, {"die": 1}), 4, "chance-left-over"),
        *(({"result": {**dice_record()["result"], field: value}}, 4, "result-other") for field, value in RESULTS),
    ],
)
def test_what_cannot_be_is_its_line(changes: dict[str, Any], line: int, code: str) -> None:
    """Line 0 is the head, with the deal; the result stands in the line after the last move."""
    given = {name: value for name, value in dice_record(**changes).items() if value is not msgspec.UNSET}
    assert error_of(given) == (line, code)


def answers_in_time(record: Any) -> None:
    """Tried again when it took long. To look for garbage in all that other tests have left does not count."""
    limit = LONGEST_ANSWER * good_answer_seconds()
    gc.freeze()
    try:
        assert answer_seconds(record) < limit or min(answer_seconds(record) for _ in range(3)) < limit
    finally:
        gc.unfreeze()


def answer_seconds(record: Any) -> float:
    began = time.process_time()
    try:
        replay(record, find_game)
    except RecordError as error:
        str(error).encode()
    return time.process_time() - began


def test_records_changed_at_random_are_answered() -> None:
    measured = records(400, "changed")
    assert measured["crashes"] == []
    assert measured["refused"] > 200
    assert measured["longest"] < LONGEST_ANSWER * good_answer_seconds()


@pytest.mark.parametrize(
    "text",
    [
        "{" + ",".join(f'"{number}":1' for number in range(25_000)),
        "{" + ",".join(f'"{number}":1' for number in range(25_000)) + ',"1":2}',
        "[" + ",".join(["9" * 4000] * 60) + "]",
        "[" + "[]," * 80_000 + "[]]",
        json.dumps({**json.loads(GOOD), "moves": ["0 draw"] * MOST_MOVES}),
        json.dumps({**json.loads(GOOD), "chance": [{"shuffle": ["AS"] * 40_000}]}),
    ],
    ids=["not JSON", "a field twice", "long numbers", "many lists", "many moves", "many cards"],
)
def test_a_record_made_to_take_long_is_answered_soon(text: str) -> None:
    answers_in_time(text)
