"""Play random games by the rules and print their records, one per line."""

import argparse
import sys
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, TypeVar

from bot.cli import Misuse
from bot.core.chance import Seeded
from bot.core.errors import Malformed, Refused, shown
from bot.core.game import (
    AnyGame,
    Option,
    Options,
    OptionValue,
    Roll,
    forced_move,
    may_act_out_of_turn,
    settle_options,
)
from bot.core.record import Record, move_text, to_line, write
from bot.games import find_game, game_names
from bot.progress import print_line, steps
from bot.text import words_for

MOST_ACTIONS = 10_000

_YES_OR_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
# Probabilities are compared as integers, so that floating point cannot make games differ between machines.
_CERTAIN = 1_000_000

T = TypeVar("T")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_names())}")
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    parser.add_argument(
        "--seed",
        type=_seed,
        default=token_hex(8),
        metavar="S",
        help="any text; it decides what is dealt and played (another one each time)",
    )
    parser.add_argument("--count", type=_count, default=1, metavar="K", help="how many games (1)")
    parser.add_argument(
        "--misplays", type=_probability, default=0.0, metavar="P", help="the probability of a misplay, 0 to 1 (0)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="name=value", help="may be given several times"
    )
    parser.epilog = (
        f"A game is broken off after {MOST_ACTIONS} actions, the most that a record holds: some would never end."
    )


def run(args: argparse.Namespace) -> int:
    game, options = read_game(args.game, args.option, args.seats)
    for number in steps(range(args.count), "games"):
        print_line(to_line(play(game, args.seats, options, f"{args.seed}/{number}", args.misplays)))
    sys.stdout.flush()
    return 0


def play(
    game: AnyGame, seats: int, options: Options, seed: str, misplays: float = 0.0, most: int = MOST_ACTIONS
) -> Record:
    """Play one random game. The deal does not depend on the choices: each has its own random numbers."""
    chance, roll = Seeded(f"{seed}/chance"), Seeded(f"{seed}/choices").below
    misplay_chance = round(misplays * _CERTAIN)
    state, _ = game.deal(seats, options, chance)
    moves: list[str] = []
    while len(moves) < most and (waited_for := game.to_act(state)):
        wanted = misplay_chance and roll(_CERTAIN) < misplay_chance
        found = forced_move(game, state) or (_misplay(game, state, seats, roll) if wanted else None)
        if found is None:
            interrupting = {seat for seat in may_act_out_of_turn(game, state) if game.legal(state, seat)}
            seat = _one_of(sorted(waited_for | interrupting), roll)
            found = seat, _one_of(game.legal(state, seat), roll)
        seat, action = found
        state, _ = game.apply(state, seat, action, chance)
        moves.append(move_text(seat, game.spell(action)))
    return write(game, seats, options, chance.outcomes, moves, game.outcome(state))


def _misplay(game: AnyGame, state: Any, seats: int, roll: Roll) -> tuple[int, Any] | None:
    """Return a misplay of any seat: in some games acting out of turn is one too."""
    found = [
        (seat, action)
        for seat in range(seats)
        for legal in (game.legal(state, seat),)
        for action in game.possible(state, seat)
        if action not in legal
    ]
    return _one_of(found, roll) if found else None


def _one_of(choices: Sequence[T], roll: Roll) -> T:
    return choices[0] if len(choices) == 1 else choices[roll(len(choices))]


def read_game(name: str, option_texts: Sequence[str], seats: int) -> tuple[AnyGame, Options]:
    try:
        game = find_game(name)
        options = read_options(game, option_texts)
        if not game.min_seats <= seats <= game.max_seats:
            raise Malformed("record-seats", game=game.name, least=game.min_seats, most=game.max_seats)
    except Refused as refused:
        raise Misuse(words_for("").refusal(refused)) from None
    return game, options


def read_options(game: AnyGame, written: Sequence[str]) -> dict[str, OptionValue]:
    """Read `name=value` texts. The other options of the game have their defaults."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for text in written:
        name, _, value = text.partition("=")
        given[name] = _read_value(known[name], value) if name in known else value
    return settle_options(game, given)


def _read_value(option: Option, text: str) -> OptionValue:
    if isinstance(option.default, str):
        return text
    try:
        return _YES_OR_NO[text.lower()] if isinstance(option.default, bool) else int(text)
    except (KeyError, ValueError):
        raise Malformed("option-value", option=option.name, value=shown(text)) from None


def _seed(text: str) -> str:
    if not text.isprintable():
        raise argparse.ArgumentTypeError("a seed is plain text")
    return text


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 is wanted")
    return int(text)


def _probability(text: str) -> float:
    try:
        probability = float(text)
    except ValueError:
        probability = -1.0
    if not 0 <= probability <= 1:
        raise argparse.ArgumentTypeError("a number from 0 to 1 is wanted")
    return probability
