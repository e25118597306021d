"""States of running games as earlier releases stored them."""

import json
from typing import Any

import msgspec
import pytest

from bot.cli.simulate import play
from bot.core.chance import Scripted
from bot.core.errors import Malformed
from bot.core.record import Record, read_move
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Phase, State

SEATS, OPTIONS = 3, {"points": 1}
MOVES_BEFORE = 37
VERSION_1 = """{
    "goal": 1, "round": 0, "phase": "give",
    "down": [[5, 21, 22, 30, 31, 32, 34, 39], [2, 17, 18], [1, 4, 6, 40, 41, 49]],
    "up": [[42, 44, 19], [7, 20, 3, 46, 35, 33, 47], [43, 8, 45, 48, 9]],
    "placed": [null, null, null], "totals": [0, 0, 0], "asked": [], "bids": [42, 16, 43],
    "stacks": [1, 4, 4, 0], "closed": [], "discards": [51, 23, 25, 24, 11, 12, 10, 36, 38, 37, 50],
    "turn": 1, "owed": {"seat": 0, "suit": 1, "number": null}, "first_empty": null, "history": [],
    "last": {"seat": 1, "move": "face", "cards": [50], "target": 0, "suit": 1, "number": null, "hit": null, "fault": ""}
}"""
"""The game of `record` after a Queen has asked seat 0 for one of its two hearts."""


@pytest.fixture(scope="module")
def record() -> Record:
    return play(GAME, SEATS, OPTIONS, "stored/49")


def stored(state: State) -> Any:
    return json.loads(msgspec.json.encode(state))


def played(record: Record, state: State, chance: Scripted, first: int, after: int) -> State:
    for move in record.moves[first:after]:
        seat, action = read_move(move, SEATS)
        state, _ = GAME.apply(state, seat, GAME.parse(action), chance)
    return state


def test_a_state_of_version_1_becomes_the_state_that_its_moves_lead_to(record: Record) -> None:
    chance = Scripted(record.chance)
    begun, _ = GAME.deal(SEATS, OPTIONS, chance)
    upgraded = msgspec.convert(GAME.upgrade(1, json.loads(VERSION_1)), State)
    assert upgraded == played(record, begun, chance, 0, MOVES_BEFORE)


def test_a_game_of_version_1_is_played_on_to_its_end(record: Record) -> None:
    chance = Scripted(record.chance)
    played(record, GAME.deal(SEATS, OPTIONS, chance)[0], chance, 0, MOVES_BEFORE)
    upgraded = msgspec.convert(GAME.upgrade(1, json.loads(VERSION_1)), State)
    over = played(record, upgraded, chance, MOVES_BEFORE, len(record.moves))
    assert over.phase is Phase.OVER
    assert list(GAME.outcome(over).scores) == record.result["scores"]
    assert not chance.left


def test_todays_states_are_read_back_unchanged(record: Record) -> None:
    chance = Scripted(record.chance)
    state, _ = GAME.deal(SEATS, OPTIONS, chance)
    for number in range(len(record.moves)):
        state = played(record, state, chance, number, number + 1)
        assert msgspec.convert(stored(state), State) == state


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(Malformed, match="state-version"):
        GAME.upgrade(GAME.state_version + 1, json.loads(VERSION_1))
