"""The players' own Juse! (J27): which misplays stand until somebody calls them, who may call, and what a call does."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import Card
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.juse.rules.penalty import penalized
from cogs.juse.rules.state import OWN, CalledWrongly, LastAction, Pile, State, Uncalled, may_call

WRONG_CALL = "wrong-call"


def is_left_to_players(state: State, seat: int) -> bool:
    """Whether a misplay of this seat stands until a player calls it. With its last card the bot calls it at once."""
    if not state.players_call:
        return False
    return len(state.draws[seat]) + len(state.discards[seat]) + (state.held is not None) > 1


def callers(state: State) -> frozenset[int]:
    if not state.players_call:
        return frozenset()
    return frozenset(seat for seat in range(len(state.draws)) if may_call(state, seat))


def call(state: State, seat: int) -> tuple[State, Sequence[Event]]:
    if not may_call(state, seat):
        raise _why_not(state, seat)
    last, uncalled = state.last, state.uncalled
    assert last is not None
    if uncalled is None:
        silenced = msgspec.structs.replace(state, silenced=(*state.silenced, seat))
        return silenced, (CalledWrongly(seat=seat, fault=WRONG_CALL, accused=last.seat),)
    before = _undone(state, last, uncalled)
    card = before.discards[last.seat][-1] if last.to is None else last.card
    return penalized(before, uncalled.fault, card, last.to, uncalled.better, caller=seat)


def _why_not(state: State, seat: int) -> Impossible:
    if not state.players_call:
        return Impossible("bot-calls")
    if state.last is None:
        return Impossible("nothing-done-yet")
    return Impossible("acted-last") if state.last.seat == seat else Impossible("called-wrongly")


def _undone(state: State, last: LastAction, uncalled: Uncalled) -> State:
    """The state before the last action, with the turn back at the seat that made it."""
    draws, discards = list(state.draws), list(state.discards)
    seat, held = last.seat, last.card if last.from_hand else None
    if last.to is None:
        draws[seat], discards[seat] = _undrawn(draws[seat], discards[seat], last.card, uncalled)
    else:
        place = seat if last.to == OWN else last.to
        discards[place] = discards[place][:-1]
        if not last.from_hand:
            discards[seat] = (*discards[seat], last.card)
    return msgspec.structs.replace(state, draws=tuple(draws), discards=tuple(discards), turn=seat, held=held)


def _undrawn(draw: Pile, discard: Pile, card: Card, uncalled: Uncalled) -> tuple[Pile, Pile]:
    """The draw and discard piles before the draw: the card is back on top, and a pile turned over is turned back."""
    pile = (*draw, card)
    return ((), pile[::-1]) if uncalled.turned_over else (pile, discard)
