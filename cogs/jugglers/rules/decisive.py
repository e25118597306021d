"""What decided a match that is over, for each seat: the policy that won it, or whose failure left it short. And what
earns a badge.
"""

from collections.abc import Collection, Sequence
from itertools import chain

from bot.core.cards import Card
from bot.core.summary import Insight, Snapshot, TurningPoint
from cogs.jugglers.rules.gatherings import SHARING, shares
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import JOKER, LEFT, RIGHT, Account, GatheringEnded, RoundEnded, State


class Decisive(TurningPoint, frozen=True):
    won: bool
    by: float
    """Points ahead of the best other seat in the last round; or short, in the round that was lost most narrowly."""
    policy: Card | None = None
    """The policy that passed last; or failed most narrowly, of those that share with the sigil. None: there was none.
    """
    strength: int = 0
    joker: int = 0
    """The strength of the joker's hand, which the failed one (`strength`) had to beat."""
    allied: bool = True
    """The sigil had an ally in that round."""


def study(steps: Sequence[Snapshot]) -> Insight:
    end: State = steps[-1].state
    if not end.finished:
        return Insight(())
    gatherings, ends = list[tuple[int, int, Account]](), list[int]()
    for move, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, GatheringEnded):
                gatherings.append((len(ends), move, event.account))
            elif isinstance(event, RoundEnded):
                ends.append(move)
    return Insight((), turning_points=[_turning_point(seat, end, gatherings, ends) for seat in range(end.seats)])


def _turning_point(
    seat: int, end: State, gatherings: Sequence[tuple[int, int, Account]], ends: Sequence[int]
) -> Decisive:
    """Return the last policy that passed, of a winner; of others the one that failed most narrowly, in the last of the
    rounds that they lost most narrowly. Each gathering comes with its round and the move that ended it.
    """
    won, points = end.won[seat] >= end.wins, [[line.points for line in result.lines] for result in end.results]
    if won:
        number = len(points) - 1
        beaten = [had for other, had in enumerate(points[-1]) if end.won[other] < end.wins]
        by = points[-1][seat] - max(beaten, default=points[-1][seat])
    else:
        lost = [number for number, result in enumerate(end.results) if seat not in result.winners]
        by, _, number = min((max(points[number]) - points[number][seat], -number, number) for number in lost)
    sigil, allied = end.results[number].sigils[seat], won or bool(end.results[number].lines[seat].allies)
    own = [
        (move, policy, strength(account.hands[draft]), strength(account.hands[JOKER]))
        for round_, move, account in gatherings
        for draft, policy, passed in zip((LEFT, RIGHT), account.policies, account.passed, strict=True)
        if round_ == number and passed == won and shares(policy, sigil)
    ]
    if not own:
        return Decisive(seat, ends[number], won=won, by=by, allied=allied)
    if won:
        return Decisive(seat, own[-1][0], won=True, by=by, policy=own[-1][1])
    move, policy, had, joker = min(own, key=lambda choice: choice[3] - choice[2])
    return Decisive(seat, move, won=False, by=by, policy=policy, strength=had, joker=joker, allied=allied)


def policies(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return whose sigil shares with both policies of one gathering, both of which passed (G15, G20)."""
    earned, passed = set[int](), list[tuple[Card, Card]]()
    for event in chain.from_iterable(step.events for step in steps):
        # Several times as fast as an `isinstance` that fails.
        if type(event) is GatheringEnded and all(event.account.passed):
            passed.append(event.account.policies)
        elif type(event) is RoundEnded:
            own = [SHARING[sigil] for sigil in event.result.sigils[: len(event.won)]]
            earned.update(seat for seat, shared in enumerate(own) if any(map(shared.issuperset, passed)))
            passed.clear()
    return earned
