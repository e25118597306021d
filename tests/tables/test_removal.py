"""Leaving a player's seat to the computer: by vote of the others, or at a moderator's word."""

import pytest

from bot.core.errors import Refused
from bot.tables.steps import erasure, play, votes
from bot.tables.steps.model import FORGOTTEN, Phase, TableData
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, by
from tests.tables.test_play import ERIN, playing

USERS = (ALICE, BOB, CAROL, DAVE, ERIN)


def asked_by(table: TableData, *voters: int, seat: int = 0) -> TableData:
    for voter in voters:
        table = play.remove(seat)(table, GAME, by(voter)).table
    return table


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_player_is_removed_when_more_than_half_of_the_others_agree(people: int, needed: int) -> None:
    table = playing(*USERS[:people], computers=2)
    others = USERS[1:people]
    table = asked_by(table, *others[: needed - 1])
    assert votes.needed_to_remove(table, 0) == needed
    assert not table.seats[0].away
    table = asked_by(table, others[needed - 1])
    assert (table.seats[0].away, table.seats[0].removed, table.removal_votes) == (True, True, ())
    assert table.phase is Phase.PLAYING


def test_a_moderator_removes_at_once_seated_or_not() -> None:
    for moderator in (BOB, DAVE):
        table = play.remove(0)(playing(ALICE, BOB, CAROL), GAME, by(moderator, moderator=True)).table
        assert table.seats[0].removed


def test_a_removed_player_can_neither_move_nor_come_back() -> None:
    table = play.remove(0)(playing(ALICE, BOB, CAROL), GAME, by(DAVE, moderator=True)).table
    with pytest.raises(Refused, match="removed"):
        play.come_back(table, GAME, by(ALICE))
    with pytest.raises(Refused, match="removed"):
        play.act(DRAW)(table, GAME, by(ALICE))
    assert not table.seats[0].may_come_back


def test_the_computer_plays_on_and_clicks_made_before_are_late() -> None:
    table = playing(ALICE, BOB, CAROL)
    after = play.remove(0)(table, GAME, by(DAVE, moderator=True)).table
    assert after.seats[0].by_computer
    assert after.epochs[0] == after.version > table.epochs[0]
    assert after.epochs[1:] == table.epochs[1:]


def test_each_other_player_who_is_here_has_one_vote() -> None:
    table = asked_by(playing(*USERS[:4]), BOB)
    for voter, code in ((ALICE, "remove-yourself"), (BOB, "removal-agreed-already"), (ERIN, "not-seated")):
        with pytest.raises(Refused, match=code):
            play.remove(0)(table, GAME, by(voter))
    left = play.leave(table, GAME, by(DAVE)).table
    with pytest.raises(Refused, match="not-seated"):
        play.remove(0)(left, GAME, by(DAVE))


def test_there_must_be_somebody_to_remove() -> None:
    table = play.remove(0)(playing(ALICE, BOB, CAROL, computers=1), GAME, by(DAVE, moderator=True)).table
    for seat, code in ((3, "nobody-to-remove"), (4, "nobody-to-remove"), (-1, "nobody-to-remove"), (0, "already")):
        with pytest.raises(Refused, match=code):
            play.remove(seat)(table, GAME, by(BOB))


def test_votes_about_several_players_are_counted_separately() -> None:
    table = asked_by(asked_by(playing(*USERS), ALICE, BOB, seat=4), CAROL, seat=0)
    assert votes.removals_asked_for(table) == [4, 0]
    table = asked_by(table, DAVE, seat=4)
    assert [seat.removed for seat in table.seats] == [False, False, False, False, True]
    assert votes.removals_asked_for(table) == [0]


def test_fewer_people_need_fewer_votes() -> None:
    """Two of four others are not enough; when another leaves, two of three are."""
    table = asked_by(playing(*USERS), BOB, CAROL)
    assert not table.seats[0].removed
    assert play.leave(table, GAME, by(DAVE)).table.seats[0].removed


def test_votes_of_a_player_who_leaves_are_withdrawn() -> None:
    table = asked_by(playing(*USERS), BOB, CAROL)
    assert votes.votes_to_remove(play.leave(table, GAME, by(BOB)).table, 0) == 1


def test_one_removal_may_decide_another() -> None:
    """Two of four want Alice removed; without Erin they are two of three."""
    table = asked_by(playing(*USERS), BOB, CAROL)
    table = asked_by(table, ALICE, BOB, CAROL, seat=4)
    assert [seat.removed for seat in table.seats] == [True, False, False, False, True]


def test_removing_the_last_person_closes_the_game() -> None:
    table = play.remove(0)(playing(ALICE, computers=2), GAME, by(DAVE, moderator=True)).table
    assert (table.phase, table.why_closed) == (Phase.CLOSED, "nobody-left")


def test_no_vote_by_or_about_a_forgotten_player_is_left() -> None:
    table = play.leave(asked_by(playing(*USERS), BOB, CAROL), GAME, by(ALICE)).table
    assert votes.votes_to_remove(table, 0) == 2
    forgotten = erasure.forget(table, GAME, by(ALICE)).table
    assert forgotten.removal_votes == ()
    assert forgotten.seats[0].user_id == FORGOTTEN
    assert not forgotten.seats[0].may_come_back
