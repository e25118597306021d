"""What `hostile` measures of records: good ones of all games, with text or values changed."""

import gc
import json
import random
import time
from collections.abc import Iterator
from typing import Any

from bot.cli.simulate import play
from bot.core.game import settle_options
from bot.core.record import RecordError, replay, to_line
from bot.games import find_game, game_names
from bot.progress import steps
from tests.proof.hostile_input import NAMES

_PIECES = ("", "[", "]", "{", "}", ":", '"', ",", "null", "1e999", "\\ud800", "-", "\x00", "\x7f", "١²", *NAMES)
_VALUES = (
    None, True, -1, 0, 99, 10**30, -(10**400), 1.5, float("nan"), "", "\ud800", "juse", "roundup", [], {}, {"a": 1},
)  # fmt: skip


def mutated_records(count: int, seed: str) -> Iterator[str]:
    chance = random.Random(seed)  # noqa: S311
    games = [find_game(name) for name in game_names()]
    good = [
        to_line(play(game, seats, settle_options(game, {}), f"{seed} {number}", misplays=0.1))
        for game in games
        for number, seats in enumerate(range(game.min_seats, game.max_seats + 1))
    ]
    for _ in range(count):
        text = chance.choice(good)
        yield _with_changed_values(text, chance) if chance.random() < 0.5 else _with_changed_text(text, chance)


def _with_changed_text(text: str, chance: random.Random) -> str:
    for _ in range(chance.randrange(1, 4)):
        start = chance.randrange(len(text) + 1)
        end = start + chance.choice((0, 1, 2, 10, 200))
        piece = chance.choice((*_PIECES, text[start : start + 50]))
        text = text[:start] + piece * chance.choice((1, 1, 1, 500)) + text[end:]
    return text


def _with_changed_values(text: str, chance: random.Random) -> str:
    record = json.loads(text)
    for _ in range(chance.randrange(1, 3)):
        name = chance.choice([*record, "extra"])
        value = record.get(name)
        if isinstance(value, list) and value and chance.random() < 0.8:
            at, other = chance.randrange(len(value)), chance.randrange(len(value))
            match chance.randrange(5):
                case 0:
                    del value[at]
                case 1:
                    value[at], value[other] = value[other], value[at]
                case 2:
                    value.insert(at, value[other])
                case 3:
                    value[at] = chance.choice((*_VALUES, "0 draw", NAMES[0]))
                case _:
                    value *= chance.choice((0, 2, 50))
        else:
            record[name] = chance.choice(_VALUES)
    return json.dumps(record)


def records(count: int, seed: str) -> dict[str, Any]:
    """The slowest are measured three times, because a machine may be busy."""
    refused, longest, crashes = 0, 0.0, list[str]()
    gc.collect()
    for text in steps(mutated_records(count, seed), "records", count):
        try:
            seconds, accepted = _replayed(text)
            if seconds > longest:
                longest = max(longest, min(seconds, *(_replayed(text)[0] for _ in range(2))))
            refused += not accepted
        except Exception as error:
            crashes.append(f"{error!r}: {text[:200]}")
    return {"count": count, "refused": refused, "longest": longest, "crashes": crashes[:5]}


def _replayed(text: str) -> tuple[float, bool]:
    """How long it took, and whether the record was accepted."""
    start, accepted = time.process_time(), True
    try:
        replay(text, find_game)
    except RecordError as error:
        str(error).encode()
        accepted = False
    return time.process_time() - start, accepted
