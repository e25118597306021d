"""What a seat can do, and which of it is legal.

An `up` may name any of up to forty cards in any order, so not every one is listed. Listed are each face-up card alone;
for each suit, the longest run that fits and every shorter one; all these runs together, in each order of the suits; and
one card that fits followed by one that does not. `apply` takes every other `up` too.
"""

from collections.abc import Sequence
from itertools import permutations

from cogs.roundup.rules.moves import BIDS, DOWNS, FACE_PLAYS, FREE_PASS, GIVES, IS_NUMBER, PASSES, RUNS_UP, SHOWS, UPS
from cogs.roundup.rules.state import BID, GIVE, SHOW, TURN, Action, State, Up
from cogs.roundup.rules.turn import asked_for

_ONE_OF_THE_HAND = {BID: BIDS, SHOW: SHOWS, GIVE: GIVES}


def possible_actions(state: State, seat: int) -> Sequence[Action]:
    if seat not in state.waiting:
        return ()
    hand = state.down[seat]
    if state.phase is not TURN:
        actions_of = _ONE_OF_THE_HAND[state.phase]
        return [actions_of[card] for card in hand]
    runs = _runs_up(state, seat)
    actions: list[Action] = [UPS[card] for card in state.up[seat]]
    actions += _longer_ups(runs)
    actions += _spoilt_ups(state, seat, runs)
    actions += [DOWNS[card] for card in hand]
    actions += [PASSES[card] for card in hand] if hand else (FREE_PASS,)
    for card in hand:
        actions += FACE_PLAYS[len(state.down)][seat][card]
    return actions


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    if state.phase is TURN:
        return _legal_turns(state, seat) if seat == state.turn else ()
    if seat not in state.waiting:
        return ()
    hand = state.down[seat]
    if state.phase is GIVE:
        owed = state.owed
        assert owed is not None
        return [GIVES[card] for card in asked_for(hand, owed.suit, owed.number)]
    actions_of = _ONE_OF_THE_HAND[state.phase]
    return [actions_of[card] for card in hand if IS_NUMBER[card]]


def _legal_turns(state: State, seat: int) -> Sequence[Action]:
    runs = _runs_up(state, seat)
    if runs:  # R7
        return runs[0] if len(runs) == 1 else [*(run[0] for run in runs), *_longer_ups(runs)]
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
    """List for each suit with a face-up card that fits: that card alone, then with the next one if it lies there too,
    and so on. The suits come in the order in which those first cards came there.
    """
    hand = state.up[seat]
    runs: list[Sequence[Up]] = []
    for first in state.nexts:
        if first in hand:
            after = first + 1
            # No run goes on into the next suit: face cards lie between, and no face-up hand holds them.
            while after in hand:
                after += 1
            runs.append(RUNS_UP[first][: after - first])
    if len(runs) > 1:
        runs.sort(key=lambda run: hand.index(run[0].cards[0]))
    return runs


def _longer_ups(runs: Sequence[Sequence[Up]]) -> list[Action]:
    """List those of more than one card."""
    longer: list[Action] = []
    for run in runs:
        longer += run[1:]
    if len(runs) > 1:
        longest = [run[-1].cards for run in runs]
        longer += [Up(sum(order, ())) for order in permutations(longest)]
    return longer


def _spoilt_ups(state: State, seat: int, runs: Sequence[Sequence[Up]]) -> list[Action]:
    """List a card that fits, followed by one that does not."""
    if not runs:
        return []
    (fitting,) = runs[0][0].cards
    next_ones = {fitting, fitting + 1, *(run[0].cards[0] for run in runs)}
    return [Up((fitting, card)) for card in state.up[seat] if card not in next_ones]
