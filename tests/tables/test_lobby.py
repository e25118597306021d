"""What can be done before the deal, and by whom."""

import pytest

from bot.core.errors import Refused
from bot.tables.steps import lobby, play
from bot.tables.steps.model import COMPUTER, Actor, Phase, TableData
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, CAROL, NOW, by, new_table

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


def opened(*people: int, computers: int = 0) -> TableData:
    table = new_table(people[0])
    for user in people[1:]:
        table = lobby.join(table, GAME, by(user)).table
    for _ in range(computers):
        table = lobby.add_computer()(table, GAME, by(people[0])).table
    return table


def users(table: TableData) -> list[int]:
    return [seat.user_id for seat in table.seats]


def test_computer_players_have_different_names_even_among_namesakes() -> None:
    table = opened(ALICE)
    for user, name in enumerate(lobby.COMPUTER_NAMES[:3], start=1):
        table = lobby.join(table, GAME, Actor(user, name, False, NOW)).table
    for _ in range(4):
        table = lobby.add_computer()(table, GAME, by(ALICE)).table
    assert len({seat.name for seat in table.seats}) == GAME.max_seats


def test_only_seated_players_add_computer_players() -> None:
    with pytest.raises(Refused, match="not-seated"):
        lobby.add_computer()(opened(ALICE), GAME, by(BOB))


def test_too_few_cannot_start() -> None:
    with pytest.raises(Refused, match="too-few"):
        lobby.start("seed")(opened(ALICE), GAME, by(ALICE))


@pytest.mark.parametrize(("people", "seats"), [(1, 4), (3, 4), (4, 4), (6, 6)])
def test_starting_with_computers_fills_the_table_to_a_good_number_in_one_change(people: int, seats: int) -> None:
    table = opened(ALICE, *range(2000, 2000 + people - 1))
    change = lobby.start_with_computers("seed")(table, GAME, by(ALICE))
    assert (change.table.phase, change.table.version) == (Phase.PLAYING, table.version + 1)
    assert users(change.table) == [*users(table), *[COMPUTER] * (seats - people)]
    assert len(change.table.epochs) == seats
    assert {seat.level for seat in change.table.seats} == {"normal"}


def test_a_rematch_moves_the_deal_on_and_leaves_out_who_left() -> None:
    playing = lobby.start("s")(opened(ALICE, BOB, CAROL, computers=1), GAME, by(ALICE)).table
    assert [seat.user_id for seat in lobby.rematch_seats(playing, GAME, ALICE)] == [BOB, CAROL, COMPUTER, ALICE]
    left = play.leave(playing, GAME, by(BOB)).table
    assert [seat.user_id for seat in lobby.rematch_seats(left, GAME, ALICE)] == [CAROL, COMPUTER, ALICE]
    again = lobby.rematch_seats(left, GAME, BOB)
    assert [seat.user_id for seat in again] == [BOB, CAROL, COMPUTER, ALICE]
    assert not any(seat.away or seat.misplays for seat in again)
