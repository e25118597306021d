"""What is left of a round between two, when nobody's cards are hidden: what each action is worth if both go on as well
as they can. Only what a Jack brings out is chance.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import Card
from bot.core.chance import ChanceOutcome
from bot.core.game import Roll
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import chances_of, choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.rounds import end_round
from cogs.roundup.rules.state import GIVE, TURN, Action, Jack, Memory, State, View

_MOST_CARDS = 18
"""Face-down cards, with more of which too many states follow."""


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

    def below(self, limit: int) -> int:
        return 0

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards as they are: the next round is not looked at."""
        return tuple(cards)

    def label(self, *purpose: object) -> None:
        pass


_FIRST = _Picked(0)
_NOTHING = 1e-9


def solve(
    view: View, memory: Memory, seat: int, played: Action, roll: Roll, most_states: int
) -> tuple[Action, float] | None:
    """Return the best action, and what the one that was played cost as a chance to win the match; None if cards are
    hidden, or there is more to look at.
    """
    down = sum(other.down for other in view.seats)
    if len(view.seats) != 2 or view.phase not in (TURN, GIVE) or down > _MOST_CARDS:
        return None
    state = PossibleDeals(view, memory, seat, roll).draw()
    endgame = _Endgame(state, seat, most_states)
    try:
        best, most = played, (chance := endgame.after(state, seat, played, 0.0, 1.0))
        for action in GAME.legal(state, seat):
            # Only what is better has to be known exactly.
            if (worth := endgame.after(state, seat, action, most, 1.0)) > most + _NOTHING:
                best, most = action, worth
    except _TooMany:
        return None
    return best, most - chance


class _Endgame:
    """A search that leaves out what cannot matter (alpha-beta): a worth of `low` or less, or of `high` or more, may be
    anything on that side.
    """

    def __init__(self, state: State, seat: int, states: int) -> None:
        self._seat, self._states = seat, states
        self._known: dict[object, tuple[float, float]] = {}
        """The least and the most that each state may be worth."""
        self._ends = {
            (suit, first): chances_of(end_round(replace(state, closed=(suit,), first_empty=first), _FIRST)[0])[seat]
            for suit in range(4)
            for first in (None, 0, 1)
        }
        """By the suit that closes last, and who is the first without cards."""
        self._possible: dict[object, tuple[float, float]] = {}

    def after(self, state: State, mover: int, action: Action, low: float, high: float) -> float:
        count = len(state.down[action.target]) if isinstance(action, Jack) else 1
        ends = [GAME.apply(state, mover, action, _Picked(at))[0] for at in range(max(1, count))]
        if len(ends) == 1:
            return self._worth(ends[0], low, high)
        bounds = [*map(self._bounds, ends)]
        least, most = (sum(side) for side in zip(*bounds, strict=True))
        low_sum, high_sum = low * count, high * count
        for end, (end_least, end_most) in zip(ends, bounds, strict=True):
            worth = self._worth(end, low_sum - (most - end_most), high_sum - (least - end_least))
            least, most = least + worth - end_least, most + worth - end_most
            if most <= low_sum + _NOTHING:
                return min(low, most / count)
            if least >= high_sum - _NOTHING:
                return max(high, least / count)
        return least / count

    def _bounds(self, state: State) -> tuple[float, float]:
        """Return the least and the most that is still possible, by what is closed."""
        if state.history:
            return (worth := chances_of(state)[self._seat]), worth
        key = state.closed, state.first_empty
        if (known := self._possible.get(key)) is None:
            firsts = (None, 0, 1) if state.first_empty is None else (state.first_empty,)
            ends = [self._ends[suit, first] for suit in range(4) if suit not in state.closed for first in firsts]
            known = self._possible[key] = min(ends), max(ends)
        return known

    def _worth(self, state: State, low: float, high: float) -> float:
        least, most = self._bounds(state)
        if least == most:
            return least
        # The order of face-up cards, discards and what was last done decide nothing.
        up = tuple([bytes(sorted(hand)) for hand in state.up])
        key = (state.down, up, state.nexts, state.turn, state.owed, state.first_empty)
        if key not in self._known and len(self._known) >= self._states:
            raise _TooMany
        least, most = self._known.setdefault(key, (least, most))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        mover = state.turn if state.phase is TURN else min(state.waiting)
        is_own = mover == self._seat
        best = least if is_own else most
        # What is likely good comes first, as that leaves out most.
        for action in dict.fromkeys((choose(state, mover, _FIRST.below), *GAME.legal(state, mover))):
            if is_own:
                best = max(best, self.after(state, mover, action, max(low, best), high))
            else:
                best = min(best, self.after(state, mover, action, low, min(high, best)))
            if best >= min(high, most) if is_own else best <= max(low, least):
                break
        self._known[key] = (best if best > low else least), (best if best < high else most)
        return best
