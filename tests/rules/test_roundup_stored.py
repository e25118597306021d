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
from cogs.roundup.rules.state import State

SEATS, OPTIONS = 3, {"points": 1}


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


def test_todays_states_are_read_back_unchanged(record: Record) -> None:
    chance = Scripted(record.chance)
    state, _ = GAME.deal(SEATS, OPTIONS, chance)
    for number in range(len(record.moves)):
        state = played(record, state, chance, number, number + 1)
        assert msgspec.convert(stored(state), State) == state


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(Malformed, match="state-version"):
        GAME.upgrade(GAME.state_version + 1, {})
