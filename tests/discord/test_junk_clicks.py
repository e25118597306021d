"""How many clicks a game of Junk takes, and what its buttons can do."""

from cogs.junk.rules.game import GAME
from tests.discord.junk_player import JunkPlayer


async def test_a_misplay_draws_nothing(alice: JunkPlayer) -> None:
    await alice.types("new")
    state = await alice.plays_unseen(lambda now: now.junk and now.held is not None and "play" not in GAME.legal(now, 0))
    moves = (await alice.data()).moves
    await alice.types("resume")
    await alice.presses("Play")
    after = await alice.data()
    assert after.moves == moves + 1
    assert (after.state.held, after.state.drawn) == (state.held, state.drawn)
    assert after.seats[0].misplays == 1
