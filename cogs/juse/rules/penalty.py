"""What a misplay costs (J19–J22)."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import Card
from bot.core.game import Event
from cogs.juse.rules.placement import OTHERS
from cogs.juse.rules.state import LastAction, Misplayed, State, Won


def penalized(
    state: State, fault: str, card: Card, to: int | None, better: int | None = None, caller: int | None = None
) -> tuple[State, Sequence[Event]]:
    """The seat to move has misplayed in `state`: the card goes back, every other seat gives its bottom card, and the
    turn ends.
    """
    seat = state.turn
    draws, discards = list(state.draws), list(state.discards)
    if state.held is not None:
        draws[seat] = (*draws[seat], state.held)
    winner = None
    seats = len(draws)
    for giver in OTHERS[seats][seat]:
        giving = draws if draws[giver] else discards
        given, giving[giver] = giving[giver][0], giving[giver][1:]
        draws[seat] = (given, *draws[seat])
        if winner is None and not draws[giver] and not discards[giver]:
            winner = giver
    punished = msgspec.structs.replace(
        state,
        draws=tuple(draws),
        discards=tuple(discards),
        turn=(seat + 1) % seats,
        held=None,
        first_turn=False,
        last=LastAction(seat=seat, card=card, to=to, from_hand=state.held is not None, fault=fault),
        winner=winner,
        uncalled=None,
        silenced=(),
    )
    event = Misplayed(seat=seat, fault=fault, card=card, to=to, better=better, takes=seats - 1, caller=caller)
    return punished, (event,) if winner is None else (event, Won(seat=winner))
