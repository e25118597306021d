"""How long people need to see what was done, and what happens by itself. Both depend on kinds of actions and on which
piles exist, never on a rank: whoever waits must not learn whether there is something to call.
"""

from collections.abc import Sequence

from bot.core.game import Event
from cogs.juse.rules.state import Drew, Placed, State, View

TO_CALL_A_PLACEMENT, TO_CALL_A_DRAW = 3.0, 1.5
TO_SEE_A_PLACEMENT, TO_SEE_A_DRAW = 2.0, 1.2


def seconds_to_see(view: View, events: Sequence[Event]) -> float:
    """With more than two seats where the bot calls, a computer's whole turn is seen at once. What has been called or
    won is announced, and seen there.
    """
    if view.winner is not None or not (view.players_call or len(view.seats) == 2):
        return 0.0
    if any(isinstance(event, Placed) for event in events):
        return TO_CALL_A_PLACEMENT if view.players_call else TO_SEE_A_PLACEMENT
    if any(isinstance(event, Drew) for event in events):
        return TO_CALL_A_DRAW if view.players_call else TO_SEE_A_DRAW
    return 0.0


def only_draws(state: State) -> bool:
    """Whether a turn begins in which drawing is all that hands can do, as there is no face-up pile to play from. Later
    in a turn everybody draws for themselves.
    """
    begins = state.last is None or state.last.seat != state.turn
    return begins and state.winner is None and state.held is None and not state.discards[state.turn]
