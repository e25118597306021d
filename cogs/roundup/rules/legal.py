"""What a seat can do, and what of it is no misplay.

An `up` may name up to forty cards in any order, so not every one is listed. Offered are each face-up card alone, the
longest way up of each suit and every shorter one, all that fits suit after suit in each order of the suits, and each
way to follow one card that fits by one that does not. `apply` takes any other `up` just as well.
"""

from collections.abc import Sequence
from itertools import permutations

from cogs.roundup.rules.bidding import placers
from cogs.roundup.rules.moves import (
    BIDS,
    DOWNS,
    FACE_PLAYS,
    FREE_PASS,
    GIVES,
    IS_NUMBER,
    PASSES,
    RUNS_UP,
    SHOWS,
    UPS,
)
from cogs.roundup.rules.state import BID, GIVE, OVER, SHOW, TURN, Action, State, Up
from cogs.roundup.rules.turn import asked_for


def waiting(state: State) -> tuple[int, ...]:
    """The seats that the game waits for."""
    phase = state.phase
    if phase is TURN:
        return (state.turn,)
    if phase is GIVE:
        assert state.owed is not None
        return (state.owed.seat,)
    if phase is OVER:
        return ()
    placed = state.placed
    return tuple([seat for seat in placers(state) if placed[seat] is None])


def possible(state: State, seat: int) -> Sequence[Action]:
    if seat not in waiting(state):
        return ()
    hand = state.down[seat]
    if state.phase is not TURN:
        kind = {BID: BIDS, SHOW: SHOWS, GIVE: GIVES}[state.phase]
        return [kind[card] for card in hand]
    runs = _runs_up(state, seat)
    actions: list[Action] = [UPS[card] for card in state.up[seat]]
    actions += _longer_ups(runs)
    actions += _spoilt_ups(state, seat, runs)
    actions += [DOWNS[card] for card in hand]
    actions += [PASSES[card] for card in hand] if hand else (FREE_PASS,)
    for card in hand:
        actions += FACE_PLAYS[len(state.down)][seat][card]
    return actions


def legal(state: State, seat: int) -> Sequence[Action]:
    if state.phase is TURN:
        return _turns(state, seat) if seat == state.turn else ()
    hand = state.down[seat]
    if state.phase is GIVE:
        owed = state.owed
        assert owed is not None
        return [GIVES[card] for card in asked_for(hand, owed.suit, owed.number)] if seat == owed.seat else ()
    if state.phase is OVER or seat not in placers(state) or state.placed[seat] is not None:
        return ()
    kind = BIDS if state.phase is BID else SHOWS
    return [kind[card] for card in hand if IS_NUMBER[card]]


def _turns(state: State, seat: int) -> Sequence[Action]:
    runs = _runs_up(state, seat)
    if runs:
        return _owed(runs)
    hand = state.down[seat]
    if not hand:
        return (FREE_PASS,)
    actions: list[Action] = []
    faces: list[Action] = []
    plays = FACE_PLAYS[len(state.down)][seat]
    for card in hand:
        if IS_NUMBER[card]:
            actions.append(PASSES[card])
        else:
            faces += plays[card]
    if not actions:
        actions += [PASSES[card] for card in hand]
    for card in state.nexts:
        if card in hand and IS_NUMBER[card]:
            actions.append(DOWNS[card])
    actions += faces
    return actions


def _runs_up(state: State, seat: int) -> list[Sequence[Up]]:
    """For each suit with a face-up card that fits, in the order in which these came there: that card alone, it with the
    next one where that lies there too, and so on.
    """
    hand = state.up[seat]
    runs: list[Sequence[Up]] = []
    for first in state.nexts:
        if first in hand:
            after = first + 1
            # No suit runs on into the next: between them are face cards, which no face-up hand holds.
            while after in hand:
                after += 1
            runs.append(RUNS_UP[first][: after - first])
    if len(runs) > 1:
        runs.sort(key=lambda run: hand.index(run[0].cards[0]))
    return runs


def _owed(runs: Sequence[Sequence[Up]]) -> Sequence[Action]:
    """R7."""
    return runs[0] if len(runs) == 1 else [*(run[0] for run in runs), *_longer_ups(runs)]


def _longer_ups(runs: Sequence[Sequence[Up]]) -> list[Action]:
    longer: list[Action] = []
    for run in runs:
        longer += run[1:]
    if len(runs) > 1:
        ways = [run[-1].cards for run in runs]
        longer += [Up(sum(order, ())) for order in permutations(ways)]
    return longer


def _spoilt_ups(state: State, seat: int, runs: Sequence[Sequence[Up]]) -> list[Action]:
    if not runs:
        return []
    (fitting,) = runs[0][0].cards
    next_ones = {fitting, fitting + 1, *(run[0].cards[0] for run in runs)}
    return [Up((fitting, card)) for card in state.up[seat] if card not in next_ones]
