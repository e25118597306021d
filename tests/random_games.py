"""Games played at random, now and then wrongly."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.core import summary
from bot.core.chance import Seeded
from bot.core.game import AnyGame, Event, OptionValue, may_act_out_of_turn, settle_options
from bot.games import game_names
from bot.parts import find_kit
from bot.text import words_for
from bot.ui.kit import in_order

MOST_ACTIONS = 3_000


def titles(seats: int = 1) -> list[str]:
    """Return what the games for so many are called, as they are listed everywhere."""
    kits = [kit for kit in in_order(map(find_kit, game_names())) if kit.rules.max_seats >= seats]
    return [words_for("", kit.name).say(f"{kit.name}-name") for kit in kits]


class Step(NamedTuple):
    state: Any
    seat: int
    action: Any
    after: Any
    events: list[Event]


def random_steps(
    game: AnyGame,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: str,
    *,
    misplays: float = 0.1,
    most: int = MOST_ACTIONS,
) -> Iterator[Step]:
    """Yield every step of a game. A share `misplays` of all actions is wrong, wherever that is possible."""
    roll, chance = Seeded(f"{seed}/choices").below, Seeded(seed)
    state, _ = game.deal(seats, settle_options(game, options), chance)
    for _ in range(most):
        if not game.to_act(state):
            return
        wrong = roll(100) < 100 * misplays
        seat, action = _wrong_move(game, state, seats, roll) if wrong else _right_move(game, state, roll)
        after, events = game.apply(state, seat, action, chance)
        yield Step(state, seat, action, after, list(events))
        state = after


def recorded(
    game: AnyGame, seats: int, options: Mapping[str, OptionValue], seed: str, *, misplays: float = 0.1
) -> tuple[list[summary.Snapshot], list[tuple[int, Any]]]:
    """Return a whole game as reviews and replays take it: its steps from the deal on, and who did what."""
    played = [*random_steps(game, seats, options, seed, misplays=misplays)]
    dealt = game.deal(seats, settle_options(game, options), Seeded(seed))
    steps = [summary.Snapshot(*dealt), *(summary.Snapshot(step.after, step.events) for step in played)]
    return steps, [(step.seat, step.action) for step in played]


def has_misplays(game: AnyGame) -> bool:
    """Return whether hands could do anything wrong in a random game."""
    steps = random_steps(game, game.max_seats, {}, "anything wrong")
    return any({*game.possible(step.state, step.seat)} - {*game.legal(step.state, step.seat)} for step in steps)


def _right_move(game: AnyGame, state: Any, roll: Any) -> tuple[int, Any]:
    able = [seat for seat in sorted(game.to_act(state) | may_act_out_of_turn(game, state)) if game.legal(state, seat)]
    seat = able[roll(len(able))]
    choices = game.legal(state, seat)
    return seat, choices[roll(len(choices))]


def _wrong_move(game: AnyGame, state: Any, seats: int, roll: Any) -> tuple[int, Any]:
    """Return a right one if nothing wrong is possible."""
    first = roll(seats)
    for seat in (*range(first, seats), *range(first)):
        right = set(game.legal(state, seat))
        if wrong := [action for action in game.possible(state, seat) if action not in right]:
            return seat, wrong[roll(len(wrong))]
    return _right_move(game, state, roll)
