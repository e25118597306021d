"""What decided a match that is over, for each seat: the policy that won it, or whose failure left it short."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.core.cards import Card
from bot.core.insight import Insight, Step, TurningPoint
from cogs.jugglers.rules.gatherings import shares
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import JOKER, LEFT, RIGHT, Account, GatheringEnded, RoundEnded, RoundResult, State


class Decisive(TurningPoint, frozen=True):
    won: bool
    by: float
    """Points ahead of the best other seat in the last round; or short, in the round that was lost most narrowly."""
    policy: Card | None = None
    """Which passed last; or failed most narrowly, of those that share with the sigil. None: there was none."""
    strength: int = 0
    joker: int = 0
    """Of the hands that failed, and that it had to beat."""
    allied: bool = True
    """The sigil had an ally in that round."""


class _Round(NamedTuple):
    move: int
    result: RoundResult
    gatherings: Sequence[tuple[int, Account]]
    """How each ended, with the move that ended it."""


def study(steps: Sequence[Step]) -> Insight:
    end: State = steps[-1].state
    if not end.finished:
        return Insight(())
    rounds = list(_rounds(steps))
    winners = [seat for seat, won in enumerate(end.won) if won >= end.wins]
    points = [_won(seat, winners, rounds[-1]) if seat in winners else _lost(seat, rounds) for seat in range(end.seats)]
    return Insight((), turning_points=points)


def _rounds(steps: Sequence[Step]) -> Iterator[_Round]:
    gatherings: list[tuple[int, Account]] = []
    for move, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, GatheringEnded):
                gatherings.append((move, event.account))
            elif isinstance(event, RoundEnded):
                yield _Round(move, event.result, gatherings)
                gatherings = []


def _won(seat: int, winners: Sequence[int], last: _Round) -> Decisive:
    lines = last.result.lines
    best = max((line.points for other, line in enumerate(lines) if other not in winners), default=lines[seat].points)
    by, passed = lines[seat].points - best, [*_of_seat(seat, last, passed=True)]
    if not passed:
        return Decisive(seat, last.move, won=True, by=by)
    move, policy, _, _ = passed[-1]
    return Decisive(seat, move, won=True, by=by, policy=policy)


def _lost(seat: int, rounds: Sequence[_Round]) -> Decisive:
    """Return the same of the last of the rounds that were lost most narrowly."""

    def short(each: _Round) -> float:
        return max(line.points for line in each.result.lines) - each.result.lines[seat].points

    lost = min((each for each in reversed(rounds) if seat not in each.result.winners), key=short)
    by, allied = short(lost), bool(lost.result.lines[seat].allies)
    failed = [*_of_seat(seat, lost, passed=False)]
    if not failed:
        return Decisive(seat, lost.move, won=False, by=by, allied=allied)
    move, policy, had, joker = min(failed, key=lambda one: one[3] - one[2])
    return Decisive(seat, move, won=False, by=by, policy=policy, strength=had, joker=joker, allied=allied)


def _of_seat(seat: int, of: _Round, *, passed: bool) -> Iterator[tuple[int, Card, int, int]]:
    """Yield the policies that share with its sigil: the move, the policy, the strength of its hand and the joker's."""
    for move, account in of.gatherings:
        for draft, policy, has_passed in zip((LEFT, RIGHT), account.policies, account.passed, strict=True):
            if has_passed is passed and shares(policy, of.result.sigils[seat]):
                yield move, policy, strength(account.hands[draft]), strength(account.hands[JOKER])
