"""Records: written from what was played, replayed to the same."""

import json
from typing import Any

from bot.cli.simulate import play
from bot.core.record import Replayed, replay, to_line
from tests.core.dice_game import DICE, Rolls, find_dice

CALM = {"target": 6, "mood": "calm", "loud": False}


def dice_record(**changes: Any) -> dict[str, Any]:
    """A finished game: seat 1 cheats, then rolls a six, for which a card is picked."""
    return {
        "record": 1,
        "game": "dice",
        "seats": 2,
        "options": CALM,
        "chance": [{"shuffle": ["2S", "3S", "AS"]}, {"die": 6}, {"pick": "3S"}, {"die": 3}],
        "moves": ["1 cheat", "1 roll", "0 roll"],
        "result": {
            "finished": True,
            "winners": [1],
            "scores": [1.5, 3],
            "clean": False,
            "by_seat": {"0": 3, "1": 6},
        },
        **changes,
    }


def replayed(record: Any) -> Replayed:
    return replay(record, find_dice)


def test_a_record_is_replayed_move_by_move() -> None:
    told = replayed(json.dumps(dice_record()))
    assert told.trace == ["misplay:cheated", "ok", "ok"]
    assert told.state == Rolls((3, 6), 6, clean=False)
    assert told.result == dice_record()["result"]
    assert [len(happened) for happened in told.events] == [1, 0, 0]
    assert (told.game, told.seats, told.options) == (DICE, 2, CALM)


def test_options_and_result_may_be_left_out_and_options_one_by_one() -> None:
    record = dice_record(options={"mood": "wild"})
    del record["result"]
    assert replayed(record).options == {**CALM, "mood": "wild"}
    del record["options"]
    assert replayed(record).options == CALM


def test_a_running_games_record_may_hold_chance_nobody_asked_for_yet() -> None:
    record = dice_record(moves=["1 roll"])
    record["result"] = {
        "finished": False,
        "winners": [],
        "scores": [0, 3],
        "clean": True,
        "by_seat": {"0": 0, "1": 6},
    }
    record["chance"].append("not even an outcome")
    assert replayed(record).outcome.finished is False


def test_a_line_is_compact_with_every_option_and_its_keys_in_the_books_order() -> None:
    line = to_line(play(DICE, 2, CALM, "line"))
    assert list(json.loads(line)) == ["record", "game", "seats", "options", "chance", "moves", "result"]
    assert line == json.dumps(json.loads(line), separators=(",", ":"))
    assert json.loads(line)["options"] == CALM


def test_whole_scores_are_written_as_whole_numbers() -> None:
    texts = {to_line(play(DICE, 1, CALM, f"score/{number}")).partition('"scores":')[2][:4] for number in range(60)}
    assert {text.partition("]")[0] for text in texts} == {"[0.5", "[1", "[1.5", "[2", "[2.5", "[3"}
