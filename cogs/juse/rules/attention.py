"""Where attention slipped in a game that is over, and what it cost: misplays that were called, misplays that nobody
called (J27), and wrong calls.
"""

from collections.abc import Sequence
from itertools import chain

import msgspec

from bot.core.game import Event
from bot.core.insight import Finding, Insight, Step
from cogs.juse.rules.misplay import call
from cogs.juse.rules.state import OWN, CalledWrongly, Misplayed, State, Won, may_call


class Called(Finding, frozen=True):
    misplay: Misplayed
    cards: int
    """How many its player had then."""
    winner: int | None
    """Who got rid of their last card by it (J22)."""


class Overlooked(Finding, frozen=True):
    """A misplay, at the move itself, where it was left to the players to call it."""

    misplay: Misplayed
    """As it was called, or would have been."""
    missed_by: tuple[int, ...] = ()
    """Who could have called it, and so have given a card, if nobody did."""

    @property
    def is_slip(self) -> bool:
        return self.misplay.caller is None

    @property
    def kept(self) -> bool:
        """Return True if its own player kept a card that belonged elsewhere, and with it ended the turn (J9)."""
        return self.misplay.to == OWN


class WrongCall(Finding, frozen=True):
    seat: int


class Sum(msgspec.Struct):
    """Of one seat, over a whole game."""

    called: int = 0
    """How many of its misplays were called. Each cost a turn (J21)."""
    took: int = 0
    """Cards it was given for them (J20)."""
    unnoticed: int = 0
    """How many of its misplays stood."""
    kept: int = 0
    """Cards it kept by those, which it could have played."""
    missed: int = 0
    """Misplays of others that it could have called. Each would have been a card fewer."""
    wrong_calls: int = 0


def study(steps: Sequence[Step]) -> Insight:
    following = chain((step.events for step in steps[1:]), [()])
    return Insight([_finding(step, events) for step, events in zip(steps, following, strict=True)])


def sums(insight: Insight, seats: int) -> Sequence[Sum]:
    found = [Sum() for _ in range(seats)]
    for finding in insight.findings:
        if isinstance(finding, Called):
            found[finding.misplay.seat].called += 1
            found[finding.misplay.seat].took += finding.misplay.takes
        elif isinstance(finding, Overlooked) and finding.is_slip:
            found[finding.misplay.seat].unnoticed += 1
            found[finding.misplay.seat].kept += finding.kept
            for seat in finding.missed_by:
                found[seat].missed += 1
        elif isinstance(finding, WrongCall):
            found[finding.seat].wrong_calls += 1
    return found


def _finding(step: Step, following: Sequence[Event]) -> Finding | None:
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
