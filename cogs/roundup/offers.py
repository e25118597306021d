"""What a seat can do, and what of it is no misplay.

An `up` may name up to forty cards in any order, so not every one is listed. Offered are each face-up card alone, the
longest way up of each suit and every shorter one, all that fits suit after suit in each order of the suits, and each
way to follow one card that fits by one that does not. `apply` takes any other `up` just as well.
"""

from collections.abc import Sequence
from itertools import permutations

from bot.core.cards import RANK_OF, SUIT_OF
from cogs.roundup.bidding import placers
from cogs.roundup.moves import BIDS, DOWNS, FACE_PLAYS, FREE_PASS, GIVES, IS_NUMBER, PASSES, RUNS_UP, SHOWS, UPS
from cogs.roundup.state import BID, GIVE, OVER, SHOW, TURN, Action, Cards, State, Up
from cogs.roundup.turn import asked_for


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
    ways = _ways_up(state, seat)
    actions: list[Action] = [UPS[card] for card in state.up[seat]]
    actions += _longer_ups(ways)
    actions += _spoilt_ups(state, seat, ways)
    actions += [DOWNS[card] for card in hand]
    actions += [PASSES[card] for card in hand] if hand else (FREE_PASS,)
    for card in hand:
        actions += FACE_PLAYS[len(state.down)][seat][card]
    return actions


def legal(state: State, seat: int) -> Sequence[Action]:
    if state.phase is TURN:
        return _legal_turns(state, seat) if seat == state.turn else ()
    hand = state.down[seat]
    if state.phase is GIVE:
        owed = state.owed
        assert owed is not None
        return [GIVES[card] for card in asked_for(hand, owed.suit, owed.number)] if seat == owed.seat else ()
    if state.phase is OVER or seat not in placers(state) or state.placed[seat] is not None:
        return ()
    kind = BIDS if state.phase is BID else SHOWS
    return [kind[card] for card in hand if IS_NUMBER[card]]


def _legal_turns(state: State, seat: int) -> Sequence[Action]:
    ways = _ways_up(state, seat)
    if ways:
        return _owed(ways)
    hand = state.down[seat]
    if not hand:
        return (FREE_PASS,)
    plays = FACE_PLAYS[len(state.down)][seat]
    stacks = state.stacks
    passes: list[Action] = []
    downs: list[Action] = []
    faces: list[Action] = []
    for card in hand:
        if IS_NUMBER[card]:
            passes.append(PASSES[card])
            if RANK_OF[card] == stacks[SUIT_OF[card]]:
                downs.append(DOWNS[card])
        else:
            faces += plays[card]
    if not passes:
        passes = [PASSES[card] for card in hand]
    return passes + downs + faces


def _ways_up(state: State, seat: int) -> list[Cards]:
    """For each suit with a face-up card that fits: all that could follow each other onto its stack."""
    hand = state.up[seat]
    stacks = state.stacks
    ways: list[Cards] = []
    for first in hand:
        if RANK_OF[first] == stacks[SUIT_OF[first]]:
            after = first + 1
            # No suit runs on into the next: between them are face cards, which no face-up hand holds.
            while after in hand:
                after += 1
            ways.append(RUNS_UP[first][after - first - 1].cards)
    return ways


def _owed(ways: list[Cards]) -> Sequence[Action]:
    """R7. Mostly there is one way, and all its beginnings are listed already."""
    if len(ways) == 1:
        return RUNS_UP[ways[0][0]][: len(ways[0])]
    ups: list[Action] = [UPS[way[0]] for way in ways]
    return ups + _longer_ups(ways)


def _longer_ups(ways: list[Cards]) -> list[Action]:
    longer: list[Action] = []
    for way in ways:
        if len(way) > 1:
            longer += RUNS_UP[way[0]][1 : len(way)]
    if len(ways) > 1:
        longer += [Up(sum(order, ())) for order in permutations(ways)]
    return longer


def _spoilt_ups(state: State, seat: int, ways: list[Cards]) -> list[Action]:
    if not ways:
        return []
    fitting = ways[0][0]
    next_ones = {fitting, fitting + 1, *(way[0] for way in ways)}
    return [Up((fitting, card)) for card in state.up[seat] if card not in next_ones]
