"""What can be done at a table that is played: moves, leaving, coming back, ending."""

from typing import Any

import pytest

from bot.core.errors import Refused
from bot.tables.steps import lobby, play
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, Proposal, TableData
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, new_table, the_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

ERIN = 105


def playing(*people: int, computers: int = 0, seed: str = "seed") -> TableData:
    return lobby.start(seed)(new_table(*people, computers=computers), GAME, by(people[0])).table


def turn(table: TableData) -> tuple[int, int]:
    [seat] = GAME.to_act(table.state)
    return seat, table.seats[seat].user_id


def moved(table: TableData, action: Any) -> TableData:
    return play.act(action)(table, GAME, by(turn(table)[1])).table


def before_a_misplay(table: TableData) -> tuple[TableData, int, Any]:
    """Played until the seat to move can do wrong; with that seat, and what would be wrong."""
    for _ in range(60):
        seat, _user = turn(table)
        wrong = [action for action in GAME.possible(table.state, seat) if action not in GAME.legal(table.state, seat)]
        if wrong:
            return table, seat, wrong[0]
        table = moved(table, GAME.legal(table.state, seat)[0])
    pytest.fail("sixty actions without a chance for a misplay")


def test_a_moderator_ends_at_once_unless_they_play() -> None:
    table = playing(ALICE, BOB)
    assert play.end(table, GAME, by(DAVE, moderator=True)).table.phase is Phase.CLOSED
    assert play.end(table, GAME, by(BOB, moderator=True)).table.votes.end_votes == (BOB,)
    with pytest.raises(Refused, match="not-seated"):
        play.end(play.leave(table, GAME, by(BOB)).table, GAME, by(BOB, moderator=True))


def test_a_computer_player_that_is_too_late_moves_nothing() -> None:
    table = playing(ALICE, computers=1)
    while turn(table)[1] != COMPUTER:
        table = moved(table, GAME.legal(table.state, turn(table)[0])[0])
    proposal = Proposal(table.version, turn(table)[0], DRAW)
    overtaken = play.choose_look("four")(table, GAME, by(ALICE)).table
    with pytest.raises(Refused, match="moved-on"):
        play.act_for_computer(proposal)(overtaken, GAME, the_bot(NOW))


def test_who_is_forgotten_is_named_nowhere_at_an_open_table() -> None:
    table = play.end(playing(BOB, ALICE, CAROL), GAME, by(BOB)).table
    assert (table.opener_id, table.votes.end_votes) == (BOB, (BOB,))
    nobody = lobby.withdraw(table, GAME, by(BOB)).table
    assert (nobody.opener_id, nobody.votes.end_votes, nobody.seats[0].user_id) == (FORGOTTEN, (), FORGOTTEN)
