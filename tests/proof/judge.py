"""What a choice was worth, by players and deals of the judge's own: it shares nothing with a review but the rules.

All hidden cards are dealt again at random so that they fit what the seat could know, and normal players, who never
slip, play each of two actions on to the end of the match. A second opinion lets the seat itself go on in another way.
Between two at Roundup nothing is hidden, so there all that can follow is looked at.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.chance import Seeded
from bot.core.game import AnyGame, Roll, settle_options
from bot.core.summary import Snapshot
from cogs.jugglers.player import normal as normal_juggler
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.roundup.player import normal
from cogs.roundup.player.rollout import choose as fast
from cogs.roundup.rules.game import GAME as ROUNDUP
from cogs.roundup.rules.state import Jack, Phase, State
from tests.leaks import of_jugglers, of_roundup

Player: TypeAlias = Callable[[Any, Any, int, Roll], Any]
"""View, memory, seat, random numbers → an action."""

_DRAWS = 300
"""The most draws for one that fits."""


class Judge(msgspec.Struct, frozen=True):
    game: AnyGame
    options: dict[str, Any]
    """So that one round decides the match."""
    player: Player
    exchanged: Callable[[Any, int, Seeded], Any]
    """A state as it may be, for all that this seat sees now."""
    fits: Callable[[Any, int, Any], bool]
    """State, seat, memory → whether it fits what the seat remembers, too."""
    as_dealt: Callable[[Any, int, Any], Any]
    """The memory that a seat would have in this state."""
    second: Callable[[Any, int, Roll], Any] | None
    """State, seat, random numbers → how the seat goes on in the second opinion."""

    def match(self, seats: int, seed: str, instead: dict[int, Any] | None = None) -> "Match":
        """Play a match of normal players, with other actions at some moves."""
        chance = Seeded(f"{seed}/cards")
        state, events = self.game.deal(seats, settle_options(self.game, self.options), chance)
        match = Match([Snapshot(state, events)], [], [self._recalled([None] * seats, events)])
        while self.game.to_act(state):
            forced = self.game.automatic(state)
            seat, action = forced or (min(self.game.to_act(state)), None)
            number = len(match.moves)
            if action is None and instead and number in instead:
                action = instead[number]
            if action is None:
                roll = Seeded(f"{seed}/{number}").below
                action = self.player(self.game.view(state, seat), match.memories[-1][seat], seat, roll)
            state, events = self.game.apply(state, seat, action, chance)
            match.steps.append(Snapshot(state, events))
            match.moves.append((seat, action))
            match.memories.append(self._recalled(match.memories[-1], events))
        return match

    def cost(
        self, match: "Match", index: int, better: Any, deals: int, seed: str, *, second: bool = False
    ) -> tuple[float, float]:
        """Return how much better another action was than the one played, as a chance to win, and its standard error."""
        seat, played = match.moves[index]
        found: list[float] = []
        for number, (state, memories) in enumerate(self._deals(match, index, seat, deals, seed)):
            worth = [
                self._worth(state, memories, seat, action, f"{seed}/{number}", second=second)
                for action in (played, better)
            ]
            found.append(worth[1] - worth[0])
        return (fmean(found), stdev(found) / math.sqrt(len(found))) if len(found) > 1 else (0.0, 1.0)

    def _deals(
        self, match: "Match", index: int, seat: int, deals: int, seed: str
    ) -> Iterator[tuple[Any, Sequence[Any]]]:
        state, memories, chance = match.steps[index].state, match.memories[index], Seeded(f"{seed}/deals")
        for _ in range(deals):
            for _ in range(_DRAWS):
                drawn = self.exchanged(state, seat, chance)
                if self.fits(drawn, seat, memories[seat]):
                    yield drawn, [self.as_dealt(drawn, other, memory) for other, memory in enumerate(memories)]
                    break

    def _worth(self, state: Any, memories: Sequence[Any], seat: int, action: Any, seed: str, *, second: bool) -> float:
        chance, mover, number = Seeded(seed), seat, 0
        while True:
            state, events = self.game.apply(state, mover, action, chance)
            if not (waiting := self.game.to_act(state)):
                winners = self.game.outcome(state).winners
                return (seat in winners) / len(winners)
            memories, number = self._recalled(memories, events), number + 1
            forced, roll = self.game.automatic(state), Seeded(f"{seed}/{number}").below
            if forced is not None:
                mover, action = forced
                continue
            mover = min(waiting)
            if second and mover == seat and self.second is not None:
                action = self.second(state, seat, roll)
            else:
                action = self.player(self.game.view(state, mover), memories[mover], mover, roll)

    def _recalled(self, memories: Sequence[Any], events: Sequence[Any]) -> list[Any]:
        return [
            self.game.recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]


class Match(msgspec.Struct):
    steps: list[Snapshot]
    moves: list[tuple[int, Any]]
    memories: list[list[Any]]

    def choices(self, game: AnyGame, seat: int) -> list[int]:
        """Return the indexes of the moves at which the seat had something to choose."""
        return [
            index
            for index, (mover, _) in enumerate(self.moves)
            if mover == seat and game.automatic(self.steps[index].state) is None
        ]


def _fits_at_roundup(state: State, seat: int, memory: Any) -> bool:
    return all(
        other == seat or ({*known.holds} <= {*hand} and not {*known.lacks} & {*hand})
        for other, (known, hand) in enumerate(zip(memory.seats, state.down, strict=True))
    )


AT_ROUNDUP = Judge(
    ROUNDUP,
    {"points": 1},
    normal.choose,
    of_roundup.exchanged,
    _fits_at_roundup,
    lambda state, seat, memory: memory,
    fast,
)
AT_JUGGLERS = Judge(
    JUGGLERS,
    {"wins": 1},
    normal_juggler.choose,
    of_jugglers.exchanged,
    lambda state, seat, memory: True,
    lambda state, seat, memory: replace(memory, sigil=state.round.sigils[seat]),
    None,
)


class TooMany(Exception):
    pass


class Endgame:
    """Roundup between two, to the end of the round: whoever moves chooses what is best for them."""

    def __init__(self, most: int) -> None:
        self._most, self._worths = most, dict[Any, float]()

    def cost(self, state: State, seat: int, played: Any) -> float:
        """Return what an action costs, as a chance to win the round. `TooMany` if there is more to look at."""
        worths = {action: self._after(state, seat, action) for action in ROUNDUP.legal(state, seat)}
        return (max(worths.values()) - worths[played]) / 2

    def _after(self, state: State, seat: int, action: Any) -> float:
        """Return 1 for a win of the seat, −1 for a loss; between them where a Jack decides."""
        hand = state.down[action.target] if isinstance(action, Jack) else ()
        ends = [ROUNDUP.apply(state, seat, action, _Chosen(card))[0] for card in hand or (None,)]
        return fmean(self._worth(end, seat) for end in ends)

    def _worth(self, state: State, seat: int) -> float:
        if state.history:
            own, other = state.totals[seat], state.totals[1 - seat]
            return (own > other) - (own < other)
        mover = next(iter(ROUNDUP.to_act(state)))
        table = state.down, tuple(map(frozenset, state.up)), state.nexts, state.phase is Phase.GIVE, state.owed
        key = *table, mover, state.closed, state.first_empty
        if key not in self._worths:
            if len(self._worths) == self._most:
                raise TooMany
            self._worths[key] = max(self._after(state, mover, action) for action in ROUNDUP.legal(state, mover))
        return self._worths[key] if mover == seat else -self._worths[key]


class _Chosen(Seeded):
    """Chance that picks this card; the next round is not looked at."""

    def __init__(self, card: Any) -> None:
        super().__init__("")
        self._card = card

    def pick(self, cards: Any) -> Any:
        return self._card
