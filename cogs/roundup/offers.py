"""What a seat can do, and what of it is no misplay.

An `up` may name up to forty cards in any order, so not every one is listed. Offered are each face-up card alone, the
longest way up of each suit and every shorter one, all that fits suit after suit in each order of the suits, and each
way to follow one card that fits by one that does not. `apply` takes any other `up` just as well.
"""

from collections.abc import Sequence
from itertools import permutations

from bot.core.cards import RANK_OF, SUIT_OF
from cogs.roundup.moves import BIDS, DOWNS, FACE_PLAYS, FREE_PASS, GIVES, IS_NUMBER, PASSES, SHOWS, UPS
from cogs.roundup.state import Action, Cards, Phase, State, Up
from cogs.roundup.turn import asked_for


def is_asked(state: State, seat: int) -> bool:
    """Whether the game waits for this seat."""
    phase = state.phase
    if phase is Phase.TURN:
        return seat == state.turn
    if phase is Phase.BID:
        return state.placed[seat] is None
    if phase is Phase.SHOW:
        return seat in state.asked and state.placed[seat] is None
    return phase is Phase.GIVE and state.owed is not None and seat == state.owed.seat


def possible(state: State, seat: int) -> Sequence[Action]:
    if not is_asked(state, seat):
        return ()
    hand = state.down[seat]
    if state.phase is not Phase.TURN:
        kind = {Phase.BID: BIDS, Phase.SHOW: SHOWS, Phase.GIVE: GIVES}[state.phase]
        return [kind[card] for card in hand]
    actions: list[Action] = [UPS[card] for card in state.up[seat]]
    actions += _longer_ups(state, seat)
    actions += _spoilt_ups(state, seat)
    actions += [DOWNS[card] for card in hand]
    actions += [PASSES[card] for card in hand] if hand else (FREE_PASS,)
    for card in hand:
        actions += FACE_PLAYS[len(state.down)][seat][card]
    return actions


def legal(state: State, seat: int) -> Sequence[Action]:
    if not is_asked(state, seat):
        return ()
    if state.phase is Phase.TURN:
        return _legal_turns(state, seat)
    hand = state.down[seat]
    if state.phase is Phase.GIVE:
        assert state.owed is not None
        return [GIVES[card] for card in asked_for(hand, state.owed.suit, state.owed.number)]
    kind = BIDS if state.phase is Phase.BID else SHOWS
    return [kind[card] for card in hand if IS_NUMBER[card]]


def _legal_turns(state: State, seat: int) -> Sequence[Action]:
    stacks = state.stacks
    face_up = state.up[seat]
    fitting = [card for card in face_up if RANK_OF[card] == stacks[SUIT_OF[card]]]
    if fitting:
        ups: list[Action] = [UPS[card] for card in fitting]
        return ups + _longer_ups(state, seat)
    hand = state.down[seat]
    if not hand:
        return (FREE_PASS,)
    numbers = [card for card in hand if IS_NUMBER[card]]
    actions: list[Action] = [PASSES[card] for card in numbers or hand]
    actions += [DOWNS[card] for card in numbers if RANK_OF[card] == stacks[SUIT_OF[card]]]
    if len(numbers) < len(hand):
        plays = FACE_PLAYS[len(state.down)][seat]
        for card in hand:
            actions += plays[card]
    return actions


def _ways_up(state: State, seat: int) -> list[Cards]:
    """For each suit with a face-up card that fits: all that could follow each other onto its stack."""
    hand, stacks = state.up[seat], state.stacks
    ways: list[Cards] = []
    for first in hand:
        if RANK_OF[first] == stacks[SUIT_OF[first]]:
            after = first + 1
            while after in hand and SUIT_OF[after] == SUIT_OF[first]:
                after += 1
            ways.append(tuple(range(first, after)))
    return ways


def _longer_ups(state: State, seat: int) -> list[Action]:
    ways = _ways_up(state, seat)
    longer: list[Action] = [Up(way[:length]) for way in ways for length in range(2, len(way) + 1)]
    if len(ways) > 1:
        longer += [Up(sum(order, ())) for order in permutations(ways)]
    return longer


def _spoilt_ups(state: State, seat: int) -> list[Action]:
    ways = _ways_up(state, seat)
    if not ways:
        return []
    fitting = ways[0][0]
    next_ones = {fitting, fitting + 1, *(way[0] for way in ways)}
    return [Up((fitting, card)) for card in state.up[seat] if card not in next_ones]
