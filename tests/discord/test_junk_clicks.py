"""How many clicks a game of Junk takes, and what its buttons can do."""

from typing import Any

from cogs.junk.rules.game import GAME
from tests.discord.house import House
from tests.discord.junk_player import JunkPlayer


def legal(state: Any) -> list[str]:
    return [action.value for action in GAME.legal(state, 0)]


async def test_one_click_makes_two_moves_of_the_record(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.presses("Junk")
    assert [move.action for move in await house.moves()] == ["", "draw", "junk", "draw"]
    assert "Draw" not in alice.labels
    assert "50 to go" in alice.panel.content


async def test_a_misplay_draws_nothing(alice: JunkPlayer) -> None:
    await alice.types("new")
    state = await alice.plays_unseen(lambda state: state.held is not None and "play" not in legal(state) and state.junk)
    moves = (await alice.data()).moves
    await alice.types("resume")
    await alice.presses("Play")
    after = await alice.data()
    assert after.moves == moves + 1
    assert (after.state.held, after.state.drawn) == (state.held, state.drawn)
    assert after.seats[0].misplays == 1
