"""A try at a decision of a game that is over is dealt from what its seat could know, and from nothing else."""

from collections.abc import Sequence

from bot.core.chance import Seeded
from bot.core.game import AnyGame
from bot.core.lesson import Played
from cogs.roundup.player import choose
from cogs.roundup.player.again import again
from cogs.roundup.rules.game import GAME

SEATS, MATCHES, EVERY = (2, 3, 4, 6), 2, 5
_MISPLAY_EVERY = 15


def match(game: AnyGame, seats: int, seed: str) -> Sequence[Played]:
    """A match of normal computers who misplay now and then."""
    chance, roll = Seeded(seed), Seeded(f"{seed} players").below
    state, events = game.deal(seats, {"points": 3}, chance)
    log = [Played(None, "", tuple(chance.outcomes), state, events)]
    memories = [game.recall(seat, None, events) for seat in range(seats)]
    while not game.outcome(state).finished:
        seat = min(game.to_act(state))
        if roll(_MISPLAY_EVERY):
            action = choose(game.view(state, seat), memories[seat], seat, roll)
        else:
            possible = game.possible(state, seat)
            action = possible[roll(len(possible))]
        before = len(chance.outcomes)
        state, events = game.apply(state, seat, action, chance)
        memories = [game.recall(number, memory, events) for number, memory in enumerate(memories)]
        log.append(Played(seat, game.spell(action), tuple(chance.outcomes[before:]), state, events))
    return log


def test_other_hidden_cards_that_fit_lead_to_the_same_try() -> None:
    tries = differ = 0
    for seats in SEATS:
        for number in range(MATCHES):
            played = match(GAME, seats, f"tried {seats} {number}")
            for index in range(seats, len(played) - 1, EVERY):
                seat = played[index + 1].seat
                assert seat is not None
                other, another = (again(played, index, seat, Seeded(f"{one} {index}").below) for one in "ab")
                view = GAME.view(played[index].state, seat)
                assert GAME.view(other[-1].state, seat) == view
                assert again(other, index, seat, Seeded(f"b {index}").below) == another
                tries, differ = tries + 1, differ + (other[-1].state != played[index].state)
    assert differ > tries / 3 > 20
