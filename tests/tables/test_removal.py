"""Leaving a player's seat to the computer: only after a missed turn, by the others' votes or at a moderator's word."""

import pytest

from bot.core.errors import Refused
from bot.tables.steps import play, timing, votes
from bot.tables.steps.fields import with_fields
from bot.tables.steps.model import Phase, TableData, with_seat
from cogs.juse.rules.game import DRAW, GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, the_bot
from tests.tables.test_play import ERIN, playing

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

USERS = (ALICE, BOB, CAROL, DAVE, ERIN)
FRANK = 106
"""A moderator who only looks on."""


def at_clock(*people: int, missed: tuple[int, ...] = (), computers: int = 0) -> TableData:
    """A game with a clock, in which these seats have missed their last turn."""
    table = with_fields(playing(*people, computers=computers), clock="live")
    for number in missed:
        table = with_seat(table, number, missed=1)
    return table


def asked_by(table: TableData, *voters: int, seat: int = 0) -> TableData:
    for voter in voters:
        table = play.remove(seat)(table, GAME, by(voter)).table
    return table


def refused(code: str, table: TableData, user: int, seat: int = 0, now: float = NOW) -> None:
    with pytest.raises(Refused, match=code):
        play.remove(seat)(table, GAME, by(user, now))


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_one_other_removes_who_missed_a_turn_and_two_from_four_people_on(people: int, needed: int) -> None:
    table = at_clock(*USERS[:people], missed=(0,), computers=2)
    others = USERS[1:people]
    table = asked_by(table, *others[: needed - 1])
    assert votes.needed_to_remove(table, 0) == needed
    assert not table.seats[0].presence.away
    table = asked_by(table, others[needed - 1])
    assert (table.seats[0].presence.away, table.seats[0].presence.removed, table.votes.removal_votes) == (
        True,
        True,
        (),
    )
    assert table.phase is Phase.PLAYING


def test_of_four_with_two_gone_the_one_who_is_left_removes_nobody_who_plays() -> None:
    table = at_clock(*USERS[:4])
    for user in (CAROL, DAVE):
        table = play.leave(table, GAME, by(user)).table
    refused("remove-later", table, ALICE, seat=1)
    refused("remove-left", table, ALICE, seat=2)
    removed = asked_by(with_seat(table, 1, missed=1), ALICE, seat=1)
    assert removed.seats[1].presence.removed, "after a missed turn one vote is enough, as two people are here"


@pytest.mark.parametrize("moderator", [BOB, DAVE])
def test_a_moderator_with_a_seat_votes_like_the_others(moderator: int) -> None:
    table = at_clock(*USERS[:4], missed=(0,))
    voted = play.remove(0)(table, GAME, by(moderator, moderator=True)).table
    assert (voted.seats[0].presence.removed, voted.votes.removal_votes) == (False, ((moderator, 0),))
    left = play.leave(table, GAME, by(moderator)).table
    with pytest.raises(Refused, match="not-seated"):
        play.remove(0)(left, GAME, by(moderator, moderator=True))


def test_votes_about_whoever_moves_or_comes_back_are_withdrawn() -> None:
    table = asked_by(at_clock(*USERS[:4], missed=(0,)), BOB)
    assert play.act(DRAW)(table, GAME, by(ALICE)).table.votes.removal_votes == ()
    away = with_seat(table, 0, away=True, missed=2)
    assert play.come_back(away, GAME, by(ALICE)).table.votes.removal_votes == ()


def test_without_a_clock_the_table_must_have_waited_for_ten_minutes() -> None:
    table = playing(ALICE, BOB, CAROL)
    for number in range(1, 10):  # what others say or choose meanwhile does not make it wait longer
        table = play.choose_look("four")(table, GAME, by(BOB, NOW + 60 * number)).table
    refused("remove-later", table, BOB, now=NOW + 599)
    refused("remove-later", table, ALICE, seat=1, now=NOW + 6000)
    assert play.remove(0)(table, GAME, by(BOB, NOW + 600)).table.seats[0].presence.removed
    left = play.come_back(play.leave(table, GAME, by(ALICE)).table, GAME, by(ALICE, NOW + 590)).table
    refused("remove-later", left, BOB, now=NOW + 600)
    refused("remove-left", play.leave(table, GAME, by(ALICE)).table, BOB, now=NOW + 6000)


def test_there_must_be_somebody_to_remove() -> None:
    table = asked_by(at_clock(ALICE, BOB, CAROL, missed=(0,), computers=1), BOB)
    for seat, code in ((3, "nobody-to-remove"), (4, "nobody-to-remove"), (-1, "nobody-to-remove"), (0, "already")):
        refused(code, table, CAROL, seat=seat)


def test_fewer_people_need_fewer_votes() -> None:
    """One of three others is not enough; when another leaves, one of two is."""
    table = asked_by(at_clock(*USERS[:4], missed=(0,)), BOB)
    assert not table.seats[0].presence.removed
    assert play.leave(table, GAME, by(DAVE)).table.seats[0].presence.removed


def test_votes_of_a_player_who_leaves_are_withdrawn() -> None:
    table = asked_by(at_clock(*USERS, missed=(0,)), BOB)
    assert votes.votes_to_remove(play.leave(table, GAME, by(BOB)).table, 0) == 0


def test_removing_the_last_person_closes_the_game() -> None:
    table = at_clock(ALICE, missed=(0,), computers=2)
    table = play.remove(0)(table, GAME, by(FRANK, moderator=True)).table
    assert (table.phase, table.why_closed) == (Phase.CLOSED, "nobody-left")


# ---------------------------------------------------------------- ending a game early


def test_who_has_missed_two_turns_does_not_block_the_end() -> None:
    table = play.end(at_clock(ALICE, BOB, CAROL, missed=(0,)), GAME, by(BOB)).table
    table = play.end(table, GAME, by(CAROL)).table
    assert table.is_open
    table = with_seat(table, 0, due=NOW)
    assert not timing.time_up(table, GAME, the_bot(NOW)).table.is_open
    assert not asked_by(with_seat(table, 0, missed=1), BOB).is_open, "nor who is removed"
