"""A soft clock: who keeps others waiting is called, then the others may vote, then a computer finishes the turn."""

from collections.abc import Mapping

import pytest

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps import lobby, play, timing, votes
from bot.tables.steps.model import Phase, Proposal, Step, TableData, with_seat
from bot.tables.steps.results import rated_places
from cogs.juse.rules.game import DRAW, GAME
from tests.core.dice_game import DICE
from tests.tables.offline_bot import ALICE, BOB, CAROL, DAVE, NOW, by, new_table, the_bot

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


def after(table: TableData, step: Step, user: int, seconds: float) -> TableData:
    """What a table is so many seconds after the deal, with what follows."""
    game = DICE if table.game == DICE.name else GAME
    actor = by(user, NOW + seconds) if user else the_bot(NOW + seconds)
    return timing.with_what_follows(table, step(table, game, actor), game, actor, (), pace=0.0).table


def begun(*people: int, game: AnyGame = GAME, computers: int = 0) -> TableData:
    table = new_table(*people, game=game, clock="soft")
    for _ in range(computers):
        table = after(table, lobby.add_computer(), people[0], 0)
    return after(table, lobby.start("seed"), people[0], 0)


def waited(table: TableData, seconds: float, pressed: Mapping[int, float] | None = None) -> TableData:
    """What it is so many seconds after the deal if nobody moves: the clock has done what was due, each at its time.
    `pressed`: when users last pressed what changes nothing.
    """
    pressed = {user: NOW + at for user, at in (pressed or {}).items()}
    while True:
        at = min(filter(None, (timing.next_call(table), table.deadline)))
        if at > NOW + seconds:
            return table
        if timing.is_call_due(table, at):
            whom = range(len(table.seats))
            table = after(table, timing.call(whom, {u: t for u, t in pressed.items() if t <= at}), 0, at - NOW)
        else:
            table = after(table, timing.time_up, 0, at - NOW)


def first_legal(table: TableData) -> object:
    return GAME.legal(table.state, table.state.turn)[0]


def called_at(
    table: TableData, until: float, pressed: Mapping[int, float] | None = None, seat: int = 0
) -> float | None:
    """The second at which that seat's player is first called."""
    return next((float(at) for at in range(1, int(until)) if waited(table, at, pressed).seats[seat].clock.called), None)


def test_c7_who_is_gone_is_called_after_25_seconds_and_all_others_after_45() -> None:
    table = begun(ALICE, BOB)
    assert called_at(table, 90) == 45, "she has just begun the game"
    while table.state.turn == 0:
        table = after(table, play.act(first_legal(table)), ALICE, 6)
    assert called_at(table, 96, seat=1) == 6 + 25, "he has pressed nothing since the deal"
    assert called_at(table, 96, {BOB: 4}, seat=1) == 6 + 45
    assert called_at(table, 96, {BOB: 30}, seat=1) == 30 + 25, "he was there a moment ago"


@pytest.mark.parametrize(("people", "gone_after"), [(2, 60), (3, 90), (6, 180)])
def test_c7_who_waits_for_many_others_is_not_gone(people: int, gone_after: int) -> None:
    last_press = 25 - gone_after
    for pressed, called in ((last_press, 25), (last_press + 1, 45)):
        table = begun(*range(10, 10 + people))
        assert called_at(with_seat(table, 0, pressed_at=NOW + pressed), 90) == called


def test_in_blitz_who_has_waited_for_the_others_is_not_called_but_who_is_gone_is() -> None:
    table = after(new_table(ALICE, BOB, CAROL, game=GAME, clock="blitz"), lobby.start("seed"), ALICE, 0)
    while table.state.turn == 0:
        table = after(table, play.act(first_legal(table)), ALICE, 6)
    assert timing.next_call(with_seat(table, 1, pressed_at=NOW - 77)) == NOW + 6 + 7.5
    assert timing.next_call(with_seat(table, 1, pressed_at=NOW - 76)) is None


def test_c7_a_turn_begun_and_not_finished_counts_from_its_last_move() -> None:
    table = after(begun(ALICE, BOB), play.act(DRAW), ALICE, 10)
    assert table.state.turn == 0, "she has drawn, and holds the card"
    assert called_at(table, 100) == 55
    assert waited(table, 99).seats[0].clock.missed == 0
    assert waited(table, 100).seats[0].clock.late


def test_c7_nobody_is_called_twice_in_two_minutes() -> None:
    table = waited(begun(ALICE, BOB), 50)
    assert table.seats[0].clock.called
    drawn = after(table, play.act(DRAW), ALICE, 60)
    assert called_at(drawn, 149) is None
    placed = after(begun(ALICE, BOB), play.act(DRAW), ALICE, 100)
    assert called_at(placed, 189) == 145, "but after that they are"


def test_c7_who_has_muted_calls_has_the_same_time() -> None:
    muted = after(waited(begun(ALICE, BOB), 46), timing.mute, ALICE, 47)
    table = after(muted, play.act(DRAW), ALICE, 48)
    assert called_at(table, 137) is None
    assert waited(table, 137).seats[0].clock.waited == timing.TIME_TOLD
    assert waited(table, 138).seats[0].clock.late


def test_c7_the_others_can_vote_from_45_seconds_on() -> None:
    table = begun(ALICE, BOB)
    with pytest.raises(Refused, match="moved-on"):
        after(waited(table, 44), play.finish(0), BOB, 44)
    assert votes.seat_to_finish(waited(table, 44)) is None
    table = waited(table, 46)
    assert votes.seat_to_finish(table) == 0
    with pytest.raises(Refused, match="finish-yourself"):
        after(table, play.finish(0), ALICE, 46)
    table = after(table, play.finish(0), BOB, 46)
    assert (table.seats[0].clock.late, table.seats[0].clock.missed, table.seats[0].clock.due) == (True, 1, None)
    assert play.computers_asked(table, GAME) == {0}
    assert not table.seats[0].presence.removed


def test_c7_most_of_the_others_who_are_here_must_agree() -> None:
    table = waited(begun(ALICE, BOB, CAROL, DAVE), 46)
    table = after(table, play.finish(0), BOB, 46)
    assert not table.seats[0].clock.late
    with pytest.raises(Refused, match="finish-agreed-already"):
        after(table, play.finish(0), BOB, 46)
    assert after(table, play.finish(0), CAROL, 47).seats[0].clock.late
    left = after(after(table, play.leave, DAVE, 47), play.leave, CAROL, 48)
    assert left.seats[0].clock.late, "of one other, one is most"


def test_c7_a_vote_is_about_one_wait() -> None:
    table = after(waited(begun(ALICE, BOB, CAROL), 46), play.finish(0), BOB, 46)
    assert (waited(table, 89).votes.finish_votes, waited(table, 90).votes.finish_votes) == (((BOB, 0),), ())
    table = after(table, play.act(DRAW), ALICE, 50)
    assert table.votes.finish_votes == ()
    with pytest.raises(Refused, match="moved-on"):
        after(table, play.finish(0), CAROL, 51)


def test_c7_a_computer_finishes_the_whole_turn_and_after_two_in_a_row_it_plays_on() -> None:
    table = waited(begun(ALICE, BOB), 90)
    while table.state.turn == 0:  # it draws a card, and then places it
        assert table.seats[0].clock.late, "it is the computer's to its end"
        table = after(table, play.act_for_computer(Proposal(table.version, 0, first_legal(table))), 0, 91)
    assert (table.seats[0].clock.late, table.seats[0].clock.missed) == (False, 1)
    while table.state.turn == 1:
        table = after(table, play.act(first_legal(table)), BOB, 92)
    table = waited(table, 92 + 90)
    assert (table.seats[0].presence.away, table.seats[0].presence.removed, table.running_clock) == (
        True,
        False,
        "relaxed",
    )


def test_c7_who_chooses_at_once_has_a_wait_of_their_own() -> None:
    table = after(begun(ALICE, BOB, CAROL, game=DICE), play.act("roll"), ALICE, 20)
    table = waited(table, 89)
    assert [seat.clock.waited for seat in table.seats] == [0, 55, 55]
    table = after(table, play.finish(1), ALICE, 89)
    assert after(table, play.finish(1), CAROL, 89).seats[1].clock.late
    assert [seat.clock.late for seat in waited(table, 90).seats] == [False, True, True]


def test_c7_nobody_is_hurried_while_nobody_waits() -> None:
    alone = begun(ALICE, computers=2)
    assert (alone.running_clock, alone.deadline) == ("relaxed", NOW + 600)
    left = after(begun(ALICE, BOB), play.leave, BOB, 30)
    assert left.deadline == NOW + 630
    assert after(left, play.come_back, BOB, 40).deadline == NOW + 130, "now somebody waits again"


def test_c7_a_pause_stops_it() -> None:
    table = after(waited(begun(ALICE, BOB), 50), timing.pause, BOB, 50)
    assert (timing.next_call(table), votes.seat_to_finish(table)) == (None, None)
    table = after(table, timing.go_on, BOB, 150)
    assert table.deadline == NOW + 190
    assert votes.seat_to_finish(table) == 0


def test_c7_no_vote_removes_who_has_missed_a_turn_before_ten_minutes() -> None:
    table = waited(begun(ALICE, BOB), 90)
    assert (table.seats[0].clock.missed, votes.seat_to_replace(table)) == (1, None)
    with pytest.raises(Refused, match="remove-later"):
        after(table, play.remove(0), BOB, 91)


def test_c7_who_came_back_is_rated_as_if_never_away() -> None:
    table = with_seat(begun(ALICE, BOB, game=DICE), 0, missed=1)
    gone = after(waited(table, 90), play.act_for_computer(Proposal(waited(table, 90).version, 1, "roll")), 0, 91)
    assert gone.seats[0].presence.away
    assert not play.is_back_by_any_press(gone, BOB)
    assert play.is_back_by_any_press(gone, ALICE)
    assert ended(gone)[-1][0] == ALICE, "who is away at the end is last, whatever the computer reached"
    back = after(gone, play.come_back, ALICE, 95)
    assert {left_after for _, left_after in ended(back)} == {None}
    best_first = sorted((0, 1), key=lambda seat: -after(back, play.act("roll"), ALICE, 96).state.die_of[seat])
    assert [user for user, _ in ended(back)] == [(ALICE, BOB)[seat] for seat in best_first]


def ended(table: TableData) -> list[tuple[int, int | None]]:
    """Return the people in the order of their places, and when each had left, once the first of them has rolled."""
    if table.seats[0].presence.away:
        table = after(table, play.act_for_computer(Proposal(table.version, 0, "roll")), 0, 99)
    else:
        table = after(table, play.act("roll"), ALICE, 96)
    assert table.phase is Phase.OVER
    return [(place.user_id, place.left_after) for place in rated_places(table, DICE, DICE.outcome(table.state))]
