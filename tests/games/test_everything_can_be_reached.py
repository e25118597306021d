"""Whatever hands could do at a table can be chosen by clicks, and whatever can be clicked can be done: in any game."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.games import game_names
from bot.parts import find_kit
from bot.text.voice import Voice
from bot.ui.kit import GameKit
from tests.games.ways import Way, can_be_done, voice_of, ways

GAMES = sorted({*game_names(), "whisper"})
POSITIONS, ONE_IN = 40, 17
_MISPLAY_EVERY = 6
_LONGEST = 250


def positions(kit: GameKit) -> Iterator[tuple[Any, int]]:
    """Samples of random games with misplays, and their numbers of seats; each option has each of its values in turn."""
    game, number = kit.rules, 0
    for table in range(10**6):
        seats = game.min_seats + table % (game.max_seats - game.min_seats + 1)
        values = {option.name: option.values or (True, False) for option in game.options}
        options = {name: allowed[table % len(allowed)] for name, allowed in values.items()}
        chance = Seeded(f"reached {game.name} {table}")
        state, _ = game.deal(seats, settle_options(game, options), chance)
        for _ in range(_LONGEST):
            number += 1
            if number % ONE_IN == 0:
                yield state, seats
            asked = sorted(game.to_act(state))
            if not asked:
                break
            seat = asked[chance.below(len(asked))]
            choices = game.legal(state, seat) if chance.below(_MISPLAY_EVERY) else game.possible(state, seat)
            state, _ = game.apply(state, seat, choices[chance.below(len(choices))], chance)


def found(kit: GameKit, state: Any, seat: int, voice: Voice) -> dict[Any, Way]:
    """Everything on the ways to what the seat could do, by the action that a click would make first."""
    game, reached = kit.rules, dict[Any, Way]()
    for action in game.possible(state, seat):
        if action not in reached:
            on_the_way = ways(kit, state, seat, voice, game.spell(action))
            reached.update((game.parse(way.moves[0]), way) for way in on_the_way)
    return reached


@pytest.mark.parametrize("name", GAMES)
def test_every_possible_action_can_be_reached_and_every_button_can_be_pressed(name: str) -> None:
    kit = find_kit(name)
    game = kit.rules
    for state, seats in islice(positions(kit), POSITIONS):
        for seat in range(seats):
            reached = found(kit, state, seat, voice_of(name, seats))
            missing = [game.spell(action) for action in game.possible(state, seat) if action not in reached]
            assert not missing, f"seat {seat} cannot reach {missing} in {state}"
            for action, way in reached.items():
                pressing = range(seats) if way.for_anyone else (seat,)
                assert any(can_be_done(kit, state, each, action) for each in pressing), f"{way} leads nowhere"
