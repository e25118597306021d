"""A try at a decision of a game that is over is dealt from what its seat could know, and from nothing else."""

from collections.abc import Sequence

import pytest

from bot.core.chance import Seeded
from bot.core.game import FULL, AnyGame, Options, settle_options
from bot.core.lesson import PlayedMove
from bot.games import find_game, find_player
from bot.parts import find_kit

MATCHES, EVERY = 2, 5
_MISPLAY_EVERY = 15


def match(game: AnyGame, seats: int, options: Options, seed: str) -> Sequence[PlayedMove]:
    """A match of normal computers who misplay now and then."""
    chance, roll, choose = Seeded(seed), Seeded(f"{seed} players").below, find_player(game.name)
    state, events = game.deal(seats, settle_options(game, options), chance)
    log = [PlayedMove(None, "", tuple(chance.outcomes), state, events)]
    memories = [game.recall(seat, None, events) for seat in range(seats)]
    while not game.outcome(state).finished:
        seat = min(game.to_act(state))
        if roll(_MISPLAY_EVERY):
            action = choose(game.view(state, seat), memories[seat], seat, roll, "normal", FULL, None)
        else:
            possible = game.possible(state, seat)
            action = possible[roll(len(possible))]
        before = len(chance.outcomes)
        state, events = game.apply(state, seat, action, chance)
        memories = [game.recall(number, memory, events) for number, memory in enumerate(memories)]
        log.append(PlayedMove(seat, game.spell(action), tuple(chance.outcomes[before:]), state, events))
    return log


@pytest.mark.parametrize(
    ("name", "options", "numbers"), [("roundup", {"points": 3}, (2, 3, 4, 6)), ("jugglers", {"wins": 1}, (2, 3, 4, 5))]
)
def test_other_hidden_cards_that_fit_lead_to_the_same_try(name: str, options: Options, numbers: Sequence[int]) -> None:
    game, coach = find_game(name), find_kit(name).coach
    assert coach is not None
    tries = differ = 0
    for seats in numbers:
        for number in range(MATCHES):
            played = match(game, seats, options, f"tried {seats} {number}")
            for index in range(seats, len(played) - 1, EVERY):
                seat = played[index + 1].seat
                assert seat is not None
                other, another = (coach.again(played, index, seat, Seeded(f"{name} {index}").below) for name in "ab")
                view = game.view(played[index].state, seat)
                assert game.view(other[-1].state, seat) == view
                assert coach.again(other, index, seat, Seeded(f"b {index}").below) == another
                tries, differ = tries + 1, differ + (other[-1].state != played[index].state)
    assert differ > tries / 3 > 20
