"""Where attention slipped in a game that is over, and what it cost: misplays that were called, misplays that nobody
called (J27), and wrong calls; what cost each seat most; and what earns a badge.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain, pairwise
from typing import Literal

import msgspec

from bot.core.game import Event
from bot.core.summary import Finding, Insight, Snapshot, TurningPoint, Unnoticed
from cogs.juse.rules.game import call
from cogs.juse.rules.state import OWN, CalledWrongly, Drew, Misplayed, Placed, State, Won, may_call


class Called(Finding, frozen=True):
    misplay: Misplayed
    cards: int
    """The number of cards its player had then."""
    winner: int | None
    """The seat that got rid of its last card by it (J22)."""


class Overlooked(Finding, frozen=True):
    """A misplay, at the move itself, where it was left to the players to call it."""

    misplay: Misplayed
    """The misplay as it was called, or would have been."""
    missed_by: tuple[int, ...] = ()
    """The seats that could have called it, and so have given a card, if nobody did."""

    @property
    def is_slip(self) -> bool:
        return self.misplay.caller is None

    @property
    def kept(self) -> bool:
        """Return True if its own player kept a card that belonged elsewhere, and with it ended the turn (J9)."""
        return self.misplay.to == OWN


class WrongCall(Finding, frozen=True):
    seat: int


class Costliest(TurningPoint, frozen=True):
    """What left a seat with most cards."""

    how: Literal["called", "kept", "missed", "given"]
    """The way of its largest loss: its misplay was called; nobody noticed that it kept a card; it did not call
    somebody's misplay; somebody put cards on its pile, all in one turn.
    """
    cards: int
    misplay: Misplayed | None = None
    giver: int = 0
    """The seat that put them there."""
    slips: int = 0
    took: int = 0
    """The cards it was given for all its misplays that were called (`slips`)."""


def study(steps: Sequence[Snapshot]) -> Insight:
    following = chain((step.events for step in steps[1:]), [()])
    findings = [_finding(step, events) for step, events in zip(steps, following, strict=True)]
    # What cost each seat most; of equals, its own slips before what others did, and the first one. Of whoever won only
    # slips are told.
    end: State = steps[-1].state
    costs: list[list[Costliest]] = [[] for _ in end.draws]
    for move, finding in enumerate(findings):
        if isinstance(finding, Called):
            misplay = finding.misplay
            costs[misplay.seat].append(Costliest(misplay.seat, move, "called", misplay.takes, misplay))
        elif isinstance(finding, Overlooked) and finding.is_slip:
            misplay = finding.misplay
            if finding.kept:
                costs[misplay.seat].append(Costliest(misplay.seat, move, "kept", 1, misplay))
            for seat in finding.missed_by:
                costs[seat].append(Costliest(seat, move, "missed", 1, misplay))
    for gift in _gifts(steps):
        if gift.seat != end.winner:
            costs[gift.seat].append(gift)
    points: list[Costliest] = []
    for own in filter(None, costs):
        called = [cost.cards for cost in own if cost.how == "called"]
        worst = max(own, key=lambda cost: cost.cards)
        points.append(msgspec.structs.replace(worst, slips=len(called), took=sum(called)))
    unnoticed = [
        Unnoticed(finding.misplay.seat, move, finding, finding.missed_by)
        for move, finding in enumerate(findings)
        if isinstance(finding, Overlooked) and finding.is_slip
    ]
    return Insight(findings, turning_points=points, unnoticed=unnoticed)


def _gifts(steps: Sequence[Snapshot]) -> Sequence[Costliest]:
    """Return what each seat put on each other one's pile in a turn."""
    cards, moves = Counter[tuple[int, int, int]](), dict[tuple[int, int, int], int]()
    turn, actor = 0, None
    for move, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, Drew | Placed) and event.seat != actor:
                turn, actor = turn + 1, event.seat
            if isinstance(event, Placed) and event.to >= 0:
                cards[turn, event.seat, event.to] += 1
                moves[turn, event.seat, event.to] = move
            elif isinstance(event, Misplayed) and event.caller is not None and event.to is not None and event.to >= 0:
                cards[turn, event.seat, event.to] -= 1  # the call takes it back
    return [
        Costliest(to, moves[turn, giver, to], "given", count, giver=giver)
        for (turn, giver, to), count in cards.items()
        if count > 0
    ]


def _finding(step: Snapshot, following: Sequence[Event]) -> Finding | None:
    """Return what there is to say of a step. `following` is what happened next: perhaps a call of this."""
    state: State = step.state
    for event in step.events:
        if isinstance(event, Misplayed):
            cards = len(state.draws[event.seat]) + len(state.discards[event.seat])
            return Called(event, cards, next((won.seat for won in step.events if isinstance(won, Won)), None))
        if isinstance(event, CalledWrongly):
            return WrongCall(event.seat)
    if state.uncalled is None:
        return None
    for event in following:
        if isinstance(event, Misplayed) and event.caller is not None:
            return Overlooked(event)
    missed_by = tuple(seat for seat in range(len(state.draws)) if may_call(state, seat))
    # What a call would have named, whoever had made it.
    assert state.last is not None
    other = (state.last.seat + 1) % len(state.draws)
    _, (misplay, *_) = call(msgspec.structs.replace(state, silenced=()), other)
    assert isinstance(misplay, Misplayed)
    return Overlooked(msgspec.structs.replace(misplay, caller=None), missed_by)


def sharp(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return who called a mistake of somebody with five cards or fewer left. What it costs is no measure: that depends
    on the number of seats alone (J20).
    """
    return {
        event.caller
        for step in steps
        for event in step.events
        # Several times as fast as an `isinstance` that fails.
        if type(event) is Misplayed and event.caller is not None
        if len(step.state.draws[event.seat]) + len(step.state.discards[event.seat]) - event.takes <= 5
    }


def seven(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return who got rid of seven cards in one turn, in the center and on other seats. A mistake that is called does
    not count, and one that nobody calls does.
    """
    earned, played = set[int](), 0
    for before, step in pairwise(steps):
        for event in step.events:
            if type(event) is Placed:
                played += event.to != OWN
            elif type(event) is Misplayed and event.caller is not None:
                played -= event.to not in (OWN, None)
        if step.state.turn != before.state.turn or step.state.winner is not None:
            if played >= 7:
                earned.add(before.state.turn)
            played = 0
    return earned
