"""The computer player of Juse: perfect, from what its seat sees and remembers."""

import pytest

from bot.core.chance import Seeded
from bot.core.game import Juse
from cogs.juse.player import choose
from cogs.juse.rules import GAME
from cogs.juse.state import Memory
from tests.rules.juse_positions import position


def never(_limit: int) -> int:
    raise AssertionError("perfect play tosses nothing up")


def chosen(*seats: str, base: str = "A", centre: str = "", held: str = "", seat: int = 0) -> str:
    state = position(*seats, base=base, centre=centre, held=held, turn=seat)
    return GAME.spell(choose(GAME.view(state, seat), Memory(base=state.base), seat, never))


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_never_misplays_and_every_game_ends(seats: int) -> None:
    for number in range(300):
        chance = Seeded(f"player/{seats}/{number}")
        state, events = GAME.deal(seats, {"reminders": False}, chance)
        memory = GAME.recall(0, None, events)
        while state.winner is None:
            seat = state.turn
            action = choose(GAME.view(state, seat), memory, seat, never)
            state, events = GAME.apply(state, seat, action, chance)
            assert not any(isinstance(event, Juse) for event in events)


def test_it_sheds_a_discard_top_wherever_that_fits() -> None:
    assert chosen("9H / 5S", "3C / 7D", "6C / 4H", "2C / 4C") == "seat:2"
    assert chosen("9H / 5S", "3C / 4D", "6C / 8H", "2C / 4C", seat=2) == "draw"


def test_it_knows_an_empty_place_by_the_remembered_base_rank() -> None:
    assert chosen("2C / ", "3C / 8D", base="9", held="9S") == "centre"
    assert chosen("2C / ", "3C / 8D", base="7", held="9S") == "seat:1"


def test_it_knows_a_complete_pile_by_the_remembered_base_rank() -> None:
    assert chosen("2C / ", "3C / ", base="9", centre="8S", held="9S") == "own"
    assert chosen("2C / ", "3C / ", base="5", centre="8S", held="9S") == "centre"
