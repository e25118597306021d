"""Storm and races tell nothing of a board before it is answered: not what is right, and no hidden card."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.boards import Board
from bot.core.cards import AS_THE_TABLE, IN_WORDS
from bot.core.chance import Seeded
from bot.core.game import Juse
from bot.features.race.race import Race
from bot.features.race.shown import present_race
from bot.features.storm.run import Run
from bot.features.storm.shown import Answered, Position, Reader, present_board
from bot.ui.table.presentation import Presentation
from render import paint
from tests.leaks.harness import all_secrets, components
from tests.leaks.positions import Secrets

WITH_BOARDS = {name: secrets for name, secrets in all_secrets().items() if secrets.kit.storm is not None}
BOARDS = 40


def shown(secrets: Secrets, board: Board, before: Board) -> list[Any]:
    """Return all that reaches whoever is asked: as text, as a picture, and as buttons; first, and after another."""
    found: list[Any] = []
    for look in (AS_THE_TABLE, IN_WORDS):
        reader = Reader(secrets.kit, "", look, still=True)
        for answered in (None, Answered(before, right=True), Answered(before, right=False)):
            each = present_board(reader, Position(Run(answers="1"), "7", board, answered), moving=answered is not None)
            found += everything(each)
        race = Race().answered(1, "alice", 1.0, right=True).gone_on().answered(2, "bob", 1.0, right=False)
        found += everything(present_race(reader, race, "7", board))
    return found


def everything(shown: Presentation) -> list[Any]:
    return [shown.content, shown.alt, components(shown.panel), shown.scene and paint(shown.scene)]


@pytest.mark.parametrize("secrets", WITH_BOARDS.values(), ids=WITH_BOARDS)
def test_a_board_looks_the_same_whatever_its_answer_is_and_whatever_is_hidden(secrets: Secrets) -> None:
    assert secrets.kit.storm is not None
    before, *boards = islice(secrets.kit.storm.boards(Seeded("leaks").below), 1 + BOARDS)
    exchanged = 0
    for number, board in enumerate(boards):
        answer = None if board.juse is not None else Juse(seat=board.seat, fault="another")
        otherwise = replace(board, juse=answer, clause="another", difficulty=6 - board.difficulty)
        hidden = replace(board, state=secrets.exchanged(board.state, None, Seeded(f"exchanged {number}")))
        exchanged += hidden != board
        assert shown(secrets, board, before) == shown(secrets, otherwise, before) == shown(secrets, hidden, before)
    assert exchanged > BOARDS // 4
