"""How long what happens stays to be seen: it depends on the kinds of events and the number of dice, never on cards. And
how long a whole game takes.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence

import pytest

from bot.core.chance import Seeded
from bot.core.game import (
    AnyGame,
    Options,
    OptionValue,
    Question,
    forced_move,
    options_for_new_table,
    options_of_a_night,
    think,
)
from bot.games import find_game
from bot.parts import find_kit
from bot.ui.kit import GameKit
from cogs.juse.rules.game import DRAW, JUSE
from tests.random_games import random_steps
from tests.rules.juse_positions import NO_CHANCE

LONGEST_FIRST = (
    *("GatheringEnded", "RoundEnded", "TurnedUp", "Settled", "SecretsIncluded", "Closed", "FacePlayed"),
    *("Placed", "Stacked", "Passed", "Drew", "Misplayed", "CardPlaced"),
)


@pytest.mark.parametrize(
    ("name", "seats", "options", "seconds"),
    [
        ("juse", 2, {}, {"Placed": {1.7}, "Drew": {1.2}, "Misplayed": {0.0}}),
        ("juse", 4, {}, {"Placed": {0.0}, "Drew": {0.0}, "Misplayed": {0.0}}),
        # Where players call there is time to do so: less if there was no pile to play from, as all could see.
        ("juse", 4, {"referee": "table"}, {"Placed": {1.7}, "Drew": {0.7, 1.5}, "Misplayed": {0.0}}),
        (
            *("roundup", 2, {"points": 4}),
            {
                "RoundEnded": {4.0},
                "TurnedUp": {3.5},
                "Closed": {3.0},
                "FacePlayed": {3.0},
                "Stacked": {2.0},
                "Passed": {2.0},
            }
            | {"Misplayed": {0.0}, "CardPlaced": {0.0}},
        ),
        (
            *("roundup", 4, {"points": 4}),
            {
                "RoundEnded": {4.0},
                "TurnedUp": {3.5},
                "Closed": {3.0},
                "FacePlayed": {3.0},
                "Stacked": {0.0},
                "Passed": {0.0},
            }
            | {"Misplayed": {0.0}, "CardPlaced": {0.0}},
        ),
        (
            *("jugglers", 2, {"wins": 2}),
            {"GatheringEnded": {6.0}, "Settled": {3.5, 4.0}, "SecretsIncluded": {0.0, 3.0}, "Placed": {2.0}}
            | {"Misplayed": {0.0}},
        ),
        (
            *("jugglers", 4, {"wins": 2}),
            {"GatheringEnded": {6.0}, "Settled": {3.5, 4.0}, "SecretsIncluded": {0.0, 3.0}, "Placed": {0.0}}
            | {"Misplayed": {0.0}},
        ),
    ],
)
def test_what_happens_stays_to_be_seen_by_its_kind(
    name: str, seats: int, options: dict[str, str | int], seconds: dict[str, set[float]]
) -> None:
    game, found = find_game(name), defaultdict[str, set[float]](set)
    for number in range(4):
        for step in random_steps(game, seats, options, f"pace {number}", misplays=0.2):
            shown = [event for event in step.events if event.shown_to(None)]
            kinds = {type(event).__name__ for event in shown}
            if game.to_act(step.after) and (longest := [kind for kind in LONGEST_FIRST if kind in kinds]):
                found[longest[0]].add(game.seconds_to_see(game.view(step.after, None), shown))
    assert found == seconds


@pytest.mark.parametrize(
    ("name", "seats", "options_for"),
    [
        ("juse", 2, options_for_new_table),
        ("juse", 4, options_for_new_table),
        ("jugglers", 3, options_for_new_table),
        ("jugglers", 5, options_for_new_table),
        ("roundup", 2, options_for_new_table),
        ("roundup", 4, options_for_new_table),
        ("roundup", 6, options_of_a_night),
    ],
)
def test_a_game_takes_about_as_long_as_welcome_and_lobby_say(
    name: str, seats: int, options_for: Callable[[AnyGame], dict[str, OptionValue]]
) -> None:
    """Played alone, and by people only, each of whom takes as long for a move as its kit says."""
    kit, options = find_kit(name), options_for(find_game(name))
    matches = 1 if name == "jugglers" else 8  # there every round has as many moves
    moves = [_waits(kit, seats, options, f"pace {number}") for number in range(matches)]
    for people in (1, seats):
        seconds = sum(
            kit.seconds_a_move if seat < people else max(1.8, seen) for waits in moves for seat, seen in waits
        )
        told = kit.minutes(people, seats - people, options)
        assert told is not None
        assert 0.7 * told - 1 <= seconds / matches / 60 <= 1.3 * told + 1, f"{people} people"


def _waits(kit: GameKit, seats: int, options: Options, seed: str) -> Sequence[tuple[int, float]]:
    """Play a game of normal computers. Return for each move that does not happen by itself its seat, and the seconds
    that the move before it stays to be seen.
    """
    game, chance, waits, seen = kit.rules, Seeded(seed), list[tuple[int, float]](), 0.0
    state, events = game.deal(seats, options, chance)
    memory = [game.recall(seat, None, [event for event in events if event.shown_to(seat)]) for seat in range(seats)]
    while asked := sorted(game.to_act(state)):
        forced = forced_move(game, state)
        if forced is None:
            seat, view = asked[0], game.view(state, asked[0])
            action = think(kit.choose, Question(view, memory[seat], seat, f"{seed}/{len(waits)}", "normal"))
            waits.append((seat, seen))
        else:
            seat, action = forced
        state, events = game.apply(state, seat, action, chance)
        seen = game.seconds_to_see(game.view(state, None), [event for event in events if event.shown_to(None)])
        memory = [
            game.recall(number, known, [event for event in events if event.shown_to(number)])
            for number, known in enumerate(memory)
        ]
    return waits


@pytest.mark.parametrize("referee", ["bot", "table"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whatever_is_the_only_thing_possible_at_juse_happens_by_itself(seats: int, referee: str) -> None:
    game = find_game("juse")
    for step in random_steps(game, seats, {"referee": referee}, f"first/{seats}", misplays=0.3, most=1000):
        can = set(game.possible(step.state, step.state.turn)) - {JUSE}
        assert game.automatic(step.state) == ((step.state.turn, DRAW) if can == {DRAW} else None)


def test_right_and_wrong_actions_of_a_kind_take_equally_long_at_juse() -> None:
    game, found = find_game("juse"), defaultdict[tuple[str, bool, bool], set[float]](set)
    for seats in range(2, 9):
        for step in random_steps(game, seats, {"referee": "table"}, f"right {seats}", misplays=0.3, most=600):
            for action in set(game.possible(step.state, step.state.turn)) - {JUSE}:
                after, events = game.apply(step.state, step.state.turn, action, NO_CHANCE)
                if game.to_act(after) and (kind := type(events[0]).__name__) in ("Drew", "Placed"):
                    had_pile = bool(step.state.discards[step.state.turn])
                    seconds = game.seconds_to_see(game.view(after, None), events)
                    found[kind, had_pile, after.uncalled is None].add(seconds)
    placed = {("Placed", had_pile, right): {1.7} for had_pile in (True, False) for right in (True, False)}
    assert found == {("Drew", True, True): {1.5}, ("Drew", True, False): {1.5}, ("Drew", False, True): {0.7}, **placed}
