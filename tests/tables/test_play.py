"""What can be done at a table that is played: moves, leaving, coming back, ending."""

from typing import Any

import msgspec
import pytest

from bot.core.cards import Look
from bot.core.chance import SeedState
from bot.core.errors import Impossible, Refused
from bot.core.game import Juse
from bot.tables.steps import lobby, play, votes
from bot.tables.steps.model import COMPUTER, Phase, Proposal, Seat, TableData
from cogs.juse.rules.game import DRAW, GAME, TO_CENTRE, TO_OWN
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


def test_a_move_is_logged_with_its_seat_action_chance_and_user() -> None:
    table = playing(ALICE, BOB)
    seat, user = turn(table)
    change = play.act(DRAW, table.epochs[seat])(table, GAME, by(user, NOW + 5))
    assert change.move is not None
    assert (change.move.number, change.move.seat, change.move.action) == (1, seat, "draw")
    assert (change.move.user_id, change.move.at, change.seat) == (user, NOW + 5, seat)
    assert change.table.touched_at == NOW + 5
    assert isinstance(change.table.chance, SeedState)


def test_nobody_moves_without_a_seat() -> None:
    with pytest.raises(Refused, match="not-seated"):
        play.act(DRAW)(playing(ALICE, BOB), GAME, by(CAROL))


def test_a_move_out_of_turn_is_impossible_but_no_misplay() -> None:
    table = playing(ALICE, BOB)
    other = ALICE if turn(table)[1] == BOB else BOB
    with pytest.raises(Impossible, match="not-your-turn"):
        play.act(DRAW)(table, GAME, by(other))


def before_a_misplay(table: TableData) -> tuple[TableData, int, Any]:
    """Played until the seat to move can do wrong; with that seat, and what would be wrong."""
    for _ in range(60):
        seat, _user = turn(table)
        wrong = [action for action in GAME.possible(table.state, seat) if action not in GAME.legal(table.state, seat)]
        if wrong:
            return table, seat, wrong[0]
        table = moved(table, GAME.legal(table.state, seat)[0])
    pytest.fail("sixty actions without a chance for a misplay")


def test_a_misplay_is_counted_for_its_maker() -> None:
    table, seat, wrong = before_a_misplay(playing(ALICE, BOB))
    assert moved(table, wrong).seats[seat].misplays == table.seats[seat].misplays + 1


@pytest.mark.parametrize("away", [False, True])
def test_a_misplay_that_the_computer_makes_for_a_person_is_not_theirs(away: bool) -> None:
    """Whether it plays for somebody who left, or makes one move for somebody who is late."""
    table, seat, wrong = before_a_misplay(playing(ALICE, BOB))
    if away:
        table = play.leave(table, GAME, by(table.seats[seat].user_id)).table
    change = play.act_for_computer(Proposal(table.version, seat, wrong))(table, GAME, the_bot(NOW))
    assert any(isinstance(event, Juse) for event in change.events)
    assert [player.misplays for player in change.table.seats] == [0, 0]


def test_the_computer_takes_over_a_seat_until_its_player_comes_back() -> None:
    table = playing(ALICE, BOB)
    seat, user = turn(table)
    old_epoch = table.epochs[seat]
    left = play.leave(table, GAME, by(user)).table
    assert left.seats[seat].by_computer
    assert left.phase is Phase.PLAYING
    with pytest.raises(Refused, match="seat-away"):
        play.act(DRAW)(left, GAME, by(user))
    with pytest.raises(Refused, match="not-seated"):
        play.leave(left, GAME, by(user))
    moved_on = play.act_for_computer(Proposal(left.version, seat, DRAW))(left, GAME, the_bot(NOW)).table
    back = play.come_back(moved_on, GAME, by(user)).table
    assert not back.seats[seat].by_computer
    with pytest.raises(Refused, match="moved-on"):
        play.act(TO_OWN, old_epoch)(back, GAME, by(user))
    with pytest.raises(Refused, match="not-away"):
        play.come_back(back, GAME, by(user))
    play.act(TO_OWN, back.epochs[seat])(back, GAME, by(user))


def test_the_last_person_leaving_closes_the_table() -> None:
    table = play.leave(playing(ALICE, BOB, computers=2), GAME, by(ALICE)).table
    assert play.leave(table, GAME, by(BOB)).table.phase is Phase.CLOSED


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5])
def test_players_end_a_game_when_everybody_agrees(people: int) -> None:
    *users, last = (ALICE, BOB, CAROL, DAVE, ERIN)[:people]
    table = playing(*users, last, computers=2)
    for voter in users:
        table = play.end(table, GAME, by(voter)).table
        assert table.phase is Phase.PLAYING
    assert play.end(table, GAME, by(last)).table.phase is Phase.CLOSED


def test_a_moderator_ends_at_once_unless_they_play() -> None:
    table = playing(ALICE, BOB)
    assert play.end(table, GAME, by(DAVE, moderator=True)).table.phase is Phase.CLOSED
    assert play.end(table, GAME, by(BOB, moderator=True)).table.end_votes == (BOB,)
    with pytest.raises(Refused, match="not-seated"):
        play.end(play.leave(table, GAME, by(BOB)).table, GAME, by(BOB, moderator=True))


def test_nobody_votes_twice_or_without_a_seat() -> None:
    table = play.end(playing(ALICE, BOB), GAME, by(ALICE)).table
    with pytest.raises(Refused, match="already-agreed"):
        play.end(table, GAME, by(ALICE))
    with pytest.raises(Refused, match="not-seated"):
        play.end(table, GAME, by(CAROL))


def test_a_player_who_left_neither_votes_nor_counts() -> None:
    table = play.end(playing(ALICE, BOB, CAROL), GAME, by(ALICE)).table
    table = play.leave(table, GAME, by(ALICE)).table
    assert (table.end_votes, votes.needed_to_end(table)) == ((), 2)
    with pytest.raises(Refused, match="not-seated"):
        play.end(table, GAME, by(ALICE))


def test_a_computer_player_that_is_too_late_moves_nothing() -> None:
    table = playing(ALICE, computers=1)
    while turn(table)[1] != COMPUTER:
        table = moved(table, GAME.legal(table.state, turn(table)[0])[0])
    proposal = Proposal(table.version, turn(table)[0], DRAW)
    overtaken = play.choose_look("four")(table, GAME, by(ALICE)).table
    with pytest.raises(Refused, match="moved-on"):
        play.act_for_computer(proposal)(overtaken, GAME, the_bot(NOW))


@pytest.mark.parametrize("action", [None, TO_CENTRE])
def test_a_computer_player_that_fails_makes_a_legal_move(action: Any) -> None:
    table = msgspec.structs.replace(playing(ALICE, BOB), seats=(Seat(COMPUTER, "c"), Seat(ALICE, "Alice")))
    change = play.act_for_computer(Proposal(table.version, 0, action))(table, GAME, the_bot(NOW))
    assert change.move is not None
    assert change.move.action == "draw"


def test_players_and_moderators_choose_the_look_and_no_click_is_late_for_that() -> None:
    table = playing(ALICE, BOB)
    after = play.choose_look("four")(table, GAME, by(BOB)).table
    assert (after.look, after.motion, after.epochs) == (Look("four"), True, table.epochs)
    assert play.choose_look("four")(table, GAME, by(DAVE, moderator=True)).table.deck == "four"
    with pytest.raises(Refused, match="not-your-look"):
        play.choose_look("four")(table, GAME, by(DAVE))


def test_play_steps_are_refused_after_the_end() -> None:
    table = playing(ALICE, BOB)
    ended = play.end(table, GAME, by(CAROL, moderator=True)).table
    for attempt in (
        lambda: play.act(DRAW)(ended, GAME, by(ALICE)),
        lambda: play.leave(ended, GAME, by(ALICE)),
        lambda: play.come_back(ended, GAME, by(ALICE)),
        lambda: play.end(ended, GAME, by(ALICE, moderator=True)),
        lambda: play.choose_look("four")(ended, GAME, by(ALICE, moderator=True)),
    ):
        with pytest.raises(Refused, match="table-closed"):
            attempt()
