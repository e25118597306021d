"""The players call Juse! themselves (J27): records, and what anyone may know."""

import json

import msgspec
import pytest

from bot.cli.simulate import play
from bot.core.cards import NAMES, parse_card
from bot.core.game import settle_options
from bot.core.record import RecordError, replay
from bot.games import find_game
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CalledWrongly, Memory, may_call
from tests.rules.juse_calls import (
    DREW_EARLY,
    KEPT_FROM_SEAT,
    TURNED_EARLY,
    call,
    right_call,
)
from tests.rules.juse_positions import (
    act,
    events_of,
    possible,
)


def traced(*moves: str, options: dict[str, object]) -> list[str]:
    """The trace of a game of four in which seat 0 first draws the ace of spades, which fits the centre."""
    rest = [name for name in NAMES if name not in ("AS", "AH")]
    shuffled = [*rest[:48], "AS", *rest[48:], "AH"]
    record = {
        "record": 1,
        "game": "juse",
        "seats": 4,
        "options": options,
        "chance": [{"shuffle": shuffled}],
        "moves": moves,
    }
    return replay(json.dumps(record), find_game).trace


@pytest.mark.parametrize(
    ("moves", "trace"),
    [
        (["0 draw", "0 own", "1 draw", "2 juse"], ["ok", "ok", "ok", "misplay:wrong-call"]),
        (
            ["0 draw", "0 own", "2 juse", "3 juse", "1 draw"],
            ["ok", "ok", "misplay:centre-first", "misplay:wrong-call", "ok"],
        ),
    ],
)
def test_j27_in_the_trace_a_misplay_that_stands_is_ok_and_a_right_call_has_the_name_of_what_it_called(
    moves: list[str], trace: list[str]
) -> None:
    assert traced(*moves, options={"referee": "table"}) == trace


@pytest.mark.parametrize("options", [{}, {"referee": "bot"}])
def test_j27_the_bots_own_refereeing_may_be_written_out(options: dict[str, object]) -> None:
    assert traced("0 draw", "0 own", "1 draw", options=options) == ["ok", "misplay:centre-first", "ok"]
    with pytest.raises(RecordError) as caught:
        traced("0 draw", "1 juse", options=options)
    assert (caught.value.line, caught.value.code) == (2, "bot-calls")


def test_j27_written_records_name_the_referee_only_where_the_players_are() -> None:
    for referee, written in (("bot", {"reminders": False}), ("table", {"reminders": False, "referee": "table"})):
        options = settle_options(GAME, {"referee": referee})
        assert play(GAME, 3, options, "written", misplays=0.1).options == written


def test_j27_a_view_tells_who_may_call() -> None:
    state = act(DREW_EARLY, "draw")
    after = call(msgspec.structs.replace(state, uncalled=None), 3)
    for shown, may in ((state, {0, 2, 3}), (after, {0, 2})):
        view = GAME.view(shown, None)
        assert {seat for seat in range(4) if may_call(view, seat)} == may
        assert {seat for seat in range(4) if "juse" in possible(shown, seat)} == may


def test_j27_the_next_players_decision_is_a_new_one_when_an_own_is_undone_but_not_after_a_wrong_call() -> None:
    """A button that was made for one table must not act on another."""
    kept = act(KEPT_FROM_SEAT, "own")
    undone, _ = right_call(kept, 0)
    assert GAME.decision(kept, 2) != GAME.decision(undone, 2)
    sound = msgspec.structs.replace(kept, uncalled=None)
    assert GAME.decision(call(sound, 0), 2) == GAME.decision(sound, 2)


def test_j27_an_attentive_player_remembers_what_lay_on_a_pile_turned_over_while_it_can_be_called() -> None:
    memory = Memory(base=0)
    drawn = act(TURNED_EARLY, "draw")
    memory = GAME.recall(3, memory, events_of(TURNED_EARLY, "draw"))
    assert memory == Memory(base=0, covered=parse_card("3S"))
    wrongly = CalledWrongly(seat=2, fault="wrong-call", accused=1)
    assert GAME.recall(3, memory, (wrongly,)) == memory
    assert GAME.recall(3, memory, events_of(drawn, "own")) == Memory(base=0)
    assert GAME.recall(3, memory, events_of(drawn, "juse", 0)) == Memory(base=0)
