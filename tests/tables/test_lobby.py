"""What can be done before the deal, and by whom."""

import pytest

from bot.core.errors import Refused
from bot.tables.steps import lobby
from bot.tables.steps.model import Actor, TableData
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, BOB, NOW, by, new_table

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
