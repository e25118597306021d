"""What is left of a round between two, when nobody's cards are hidden: what each action is worth if both go on as well
as they can. Only what a Jack brings out is chance.
"""

from collections.abc import Mapping, Sequence

from bot.core.cards import Card
from bot.core.chance import ChanceOutcome
from bot.core.game import Roll
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import chances_of
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import GIVE, TURN, Action, Jack, Memory, State, View

MOST_STATES = 14_000
_MOST_CARDS = 12
"""Face-down cards, with more of which that many states follow."""


class _TooMany(Exception):
    pass


class _Picked:
    """Chance that picks the card at this place."""

    def __init__(self, at: int) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._at = at

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[self._at]

    def die(self) -> int:
        raise AssertionError

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards as they are: the next round is not looked at."""
        return tuple(cards)

    def label(self, *purpose: object) -> None:
        pass


def solve(view: View, memory: Memory, seat: int, roll: Roll) -> Mapping[Action, float] | None:
    """Return each action's chance to win the match; None if cards are hidden, or there is too much to look at."""
    down = sum(other.down for other in view.seats)
    if len(view.seats) != 2 or view.phase not in (TURN, GIVE) or down > _MOST_CARDS:
        return None
    state = PossibleDeals(view, memory, seat, roll).draw()
    endgame = _Endgame(seat)
    try:
        return {action: endgame.after(state, seat, action) for action in GAME.legal(state, seat)}
    except _TooMany:
        return None


class _Endgame:
    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[object, float] = {}

    def after(self, state: State, mover: int, action: Action) -> float:
        outcomes = 1
        if isinstance(action, Jack):
            outcomes = max(1, len(state.down[action.target]))
        ends = (GAME.apply(state, mover, action, _Picked(at))[0] for at in range(outcomes))
        return sum(map(self._worth, ends)) / outcomes

    def _worth(self, state: State) -> float:
        if state.history:
            return chances_of(state)[self._seat]
        # The order of face-up cards, discards and what was last done decide nothing.
        up = tuple([bytes(sorted(hand)) for hand in state.up])
        key = (state.down, up, state.nexts, state.closed, state.turn, state.owed, state.first_empty)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_STATES:
                raise _TooMany
            mover = state.turn if state.phase is TURN else min(state.waiting)
            worths = [self.after(state, mover, action) for action in GAME.legal(state, mover)]
            known = self._known[key] = max(worths) if mover == self._seat else min(worths)
        return known
