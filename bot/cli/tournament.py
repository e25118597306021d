"""Let computer players play each other, every deal once from each seat, and print how much each kind won."""

import argparse
import math
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from bot.cli.simulate import MOST_ACTIONS, read_game
from bot.core.chance import Seeded
from bot.core.game import (
    FULL,
    LEVELS,
    AnyGame,
    Choose,
    Effort,
    Juse,
    Level,
    Options,
    Outcome,
    Question,
    forced_move,
    may_act_out_of_turn,
    think,
)
from bot.games import find_player, game_names
from bot.progress import counting

RANDOM = "random"
"""The yardstick, not a computer player of the bot: it takes any legal action."""
KINDS = (*LEVELS, RANDOM)
_HURRIED = re.compile(r"hard/([1-9][0-9]?)")
"""A hard player that makes only that part of its search, as it does at tables while many others think."""


@dataclass
class PlayerTally:
    """What one kind of player did. Deals are independent of each other, seats and games of one deal are not: so the
    interval is made of what was won per deal.
    """

    shares: list[float] = field(default_factory=list[float])
    misplays: int = 0
    seats: int = 0
    seconds: list[float] = field(default_factory=list[float])

    def interval(self) -> tuple[float, float]:
        """Return the mean share of a win per seat, and half of its 95 % confidence interval."""
        spread = stdev(self.shares) if len(self.shares) > 1 else math.inf
        return fmean(self.shares), 1.96 * spread / math.sqrt(len(self.shares))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game_names())}")
    parser.add_argument(
        "--players",
        type=_kinds,
        required=True,
        metavar="A,B,…",
        help=f"a seat each: {', '.join(KINDS)}; hard/4 makes a quarter of its search",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="at least this many games (100)")
    parser.add_argument(
        "--seed", default="tournament", metavar="S", help="any text; it decides what is dealt and played"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="name=value", help="may be given several times"
    )


def run(args: argparse.Namespace) -> int:
    game, options = read_game(args.game, args.option, len(args.players))
    seatings = len(_seatings(args.players))
    deals = max(1, math.ceil(args.games / seatings))
    tallies, unfinished = hold(game, options, args.players, deals, args.seed)
    for line in _report(tallies, deals * seatings, unfinished):
        print(line)
    return 0


def _seatings(players: Sequence[str]) -> list[tuple[str, ...]]:
    """Return every rotation of the players, each once: the same seating would be the same game again."""
    return list(dict.fromkeys((*players[turn:], *players[:turn]) for turn in range(len(players))))


def hold(
    game: AnyGame, options: Options, players: Sequence[str], deals: int, seed: str
) -> tuple[dict[str, PlayerTally], int]:
    """Return the tally of each kind, and the number of games that were broken off."""
    seatings = _seatings(players)
    tallies = {kind: PlayerTally() for kind in dict.fromkeys(players)}
    choose, unfinished = find_player(game.name), 0
    with counting("games", deals * len(seatings)) as bar:
        for deal in range(deals):
            won = dict.fromkeys(tallies, 0.0)
            for seated in seatings:
                outcome = _one_game(game, options, seated, f"{seed}/{deal}", choose, tallies)
                unfinished += not outcome.finished
                for seat, kind in enumerate(seated):
                    won[kind] += _share(outcome, seat)
                bar.update()
            for kind, tally in tallies.items():
                tally.shares.append(won[kind] / players.count(kind) / len(seatings))
    return tallies, unfinished


def _one_game(
    game: AnyGame, options: Options, seated: Sequence[str], seed: str, choose: Choose, tallies: dict[str, PlayerTally]
) -> Outcome:
    chance = Seeded(f"{seed}/chance")
    state, events = game.deal(len(seated), options, chance)
    happened = list(events)
    known: dict[int, tuple[int, Any]] = {}
    # How many events each seat has heard of, and what it knows. It catches up only when it has to act, which saves most
    # of the work with many seats.

    def asked(seat: int, number: int) -> Any:
        begun = time.perf_counter()
        action = chosen(seat, f"{seed}/{list(seated)}/{number}/{seat}")
        tallies[seated[seat]].seconds.append(time.perf_counter() - begun)
        return action

    def chosen(seat: int, action_seed: str) -> Any:
        """Return None for a seat that need not act and has nothing to say."""
        player = _player(seated[seat])
        if player is not None:
            heard, memory = known.get(seat, (0, None))
            memory = game.recall(seat, memory, [event for event in happened[heard:] if event.shown_to(seat)])
            known[seat] = len(happened), memory
            return think(choose, Question(game.view(state, seat), memory, seat, action_seed, *player))
        if seat not in game.to_act(state):
            return None
        legal = game.legal(state, seat)
        return legal[Seeded(action_seed).below(len(legal))]

    for number in range(MOST_ACTIONS):
        waited_for = game.to_act(state)
        if not waited_for:
            break
        seats = (*sorted(may_act_out_of_turn(game, state)), min(waited_for))
        answers = ((seat, asked(seat, number)) for seat in seats)
        seat, action = forced_move(game, state) or next(answer for answer in answers if answer[1] is not None)
        state, events = game.apply(state, seat, action, chance)
        happened.extend(events)
        for event in events:
            if isinstance(event, Juse):
                tallies[seated[event.seat]].misplays += 1
    for kind in seated:
        tallies[kind].seats += 1
    return game.outcome(state)


def _share(outcome: Outcome, seat: int) -> float:
    """Return the shares: winners share the win equally, and so do all players of a game that was broken off."""
    if not outcome.finished:
        return 1 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _report(tallies: dict[str, PlayerTally], games: int, unfinished: int) -> list[str]:
    lines = [f"{'player':8} {'seats':>6} {'wins of a seat':>20} {'Juse! a game':>13} {'ms a move':>10} {'at most':>8}"]
    for kind, tally in tallies.items():
        mean, around = tally.interval()
        wins = f"{100 * mean:5.1f} % ± {100 * around:4.1f}"
        pace = f"{1000 * fmean(tally.seconds):10.2f} {1000 * max(tally.seconds):8.1f}"
        lines.append(f"{kind:8} {tally.seats:6} {wins:>20} {tally.misplays / tally.seats:13.2f} {pace}")
    lines.append(f"{games} games, 95 % intervals over the deals, each deal played once from every seat.")
    if unfinished:
        lines.append(f"{unfinished} of them were broken off after {MOST_ACTIONS} actions and count as drawn.")
    return lines


def _player(kind: str) -> tuple[Level, Effort] | None:
    """Return None for what is no player of the bot."""
    if hurried := _HURRIED.fullmatch(kind):
        return "hard", 1 / int(hurried[1])
    return next(((level, FULL) for level in LEVELS if level == kind), None)


def _kinds(text: str) -> list[str]:
    kinds = text.split(",")
    for kind in kinds:
        if kind != RANDOM and _player(kind) is None:
            raise argparse.ArgumentTypeError(f"one of {', '.join(KINDS)} is wanted for each seat")
    return kinds
