"""What a choice was worth, by players and deals of the judge's own: it shares nothing with a review but the rules.

All hidden cards are dealt again at random so that they fit what the seat could know, and normal players, who never
slip, play each of two actions on to the end of the match. A second opinion lets the seat itself go on in another way.
Between two at Roundup nothing is hidden, so there all that can follow is looked at.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.core.chance import Seeded
from bot.core.game import AnyGame, Roll, settle_options
from bot.core.summary import Snapshot
from cogs.jugglers.player import normal as normal_juggler
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.roundup.player import normal
from cogs.roundup.player.rollout import choose as fast
from cogs.roundup.rules.game import GAME as ROUNDUP
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.rounds import end_round, is_settled
from cogs.roundup.rules.state import Jack, Phase, State
from tests.leaks import of_jugglers, of_roundup

Player: TypeAlias = Callable[[Any, Any, int, Roll], Any]
"""View, memory, seat, random numbers → an action."""

_AT_ONCE, _SURE = 40, 2.5
"""The deals after which it is asked whether all is clear, and the standard errors at which it is."""
_USUAL_SQUARE, _USUAL_DEALS = 0.03, 4
"""A prior for how far two actions lie apart in a deal, squared, and for how many deals it counts."""
_WAVERS = 4
"""Between two at Roundup nothing is hidden, so each deal would be the same game again: there everybody makes one of so
many moves in the second way.
"""
_SAMPLES = 12
"""Of a normal player of Jugglers, who takes 50 at a table."""
_EXCHANGES = 25
"""The cards exchanged between one deal and the next, for each seat."""


def _mean(found: Sequence[float]) -> tuple[float, float]:
    mean, squares = fmean(found), sum(each * each for each in found)
    square = (squares + _USUAL_DEALS * _USUAL_SQUARE) / (len(found) + _USUAL_DEALS)
    return mean, math.sqrt(max(0.0, square - mean * mean) / len(found))


class Judge(msgspec.Struct, frozen=True):
    game: AnyGame
    options: dict[str, Any]
    """So that one round decides the match."""
    player: Player
    others: Callable[["Match", int, int, Seeded], Iterator[Any]]
    """Match, index of a move, seat → states as they may be, for all that this seat knows then, without end."""
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
        self, match: "Match", index: int, better: Any, deals: int, seed: str, limit: float, *, second: bool = False
    ) -> tuple[float, float]:
        """Return how much better another action was than the one played, as a chance to win, and its standard error.
        Look at so many deals, or fewer once it is clear on which side of the limit it is.
        """
        seat, played = match.moves[index]
        memories, found = match.memories[index], list[float]()
        for number, state in enumerate(self.others(match, index, seat, Seeded(f"{seed}/deals"))):
            known = [self.as_dealt(state, other, memory) for other, memory in enumerate(memories)]
            worth = [
                self._worth(state, known, seat, action, f"{seed}/{number}", second=second)
                for action in (played, better)
            ]
            found.append(worth[1] - worth[0])
            mean, error = _mean(found)
            if len(found) == deals or (len(found) % _AT_ONCE == 0 and abs(mean - limit) > _SURE * error):
                return mean, error
        raise AssertionError

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
            wavers = len(memories) == 2 and roll(_WAVERS) == 0
            if self.second is not None and (wavers or (second and mover == seat)):
                action = self.second(state, mover, roll)
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


def _at_roundup(match: Match, index: int, seat: int, chance: Seeded) -> Iterator[State]:
    """Exchange hidden cards of the others, two at a time, as long as each may have chosen its bid and spared its cards
    as a normal player who has such a hand.
    """
    state, known = match.steps[index].state, match.memories[index][seat].seats
    if any(card is not None for card in state.placed) or not state.bids:
        while True:
            yield of_roundup.exchanged(state, seat, chance)
    begun = max(number for number in range(index + 1) if not match.steps[number].state.bids)
    lost = [{*before} - {*now} for before, now in zip(match.steps[begun].state.down, state.down, strict=True)]

    def fits(other: int, hand: Sequence[int]) -> bool:
        own, knowledge, bid = {*hand}, known[other], state.bids[other]
        spared = {card for card in knowledge.spared if SUIT_OF[card] != SUIT_OF[bid]}
        if not {*knowledge.holds} <= own or own & ({*knowledge.lacks} | spared):
            return False
        dealt = tuple(own | lost[other])
        worths = {card: normal.bid_worth(dealt, card) for card in dealt if IS_NUMBER[card]}
        return worths[bid] == max(worths.values())

    hands = [[*hand] for hand in state.down]
    holders = [other for other, hand in enumerate(hands) if hand and other != seat]
    kept = {other: fits(other, hands[other]) for other in holders}
    while True:
        for _ in range(_EXCHANGES * len(holders) if len(holders) > 1 else 0):
            at = chance.below(len(holders))
            one, two = holders[at], holders[at - 1 - chance.below(len(holders) - 1)]
            here, there = chance.below(len(hands[one])), chance.below(len(hands[two]))
            hands[one][here], hands[two][there] = hands[two][there], hands[one][here]
            if any(kept[other] and not fits(other, hands[other]) for other in (one, two)):
                hands[one][here], hands[two][there] = hands[two][there], hands[one][here]
        yield replace(state, down=tuple(bytes(sorted(hand)) for hand in hands))


def _at_jugglers(match: Match, index: int, seat: int, chance: Seeded) -> Iterator[Any]:
    while True:
        yield of_jugglers.exchanged(match.steps[index].state, seat, chance)


def _juggler(view: Any, memory: Any, seat: int, roll: Roll) -> Any:
    return normal_juggler.choose(view, memory, seat, roll, _SAMPLES)


AT_ROUNDUP = Judge(ROUNDUP, {"points": 1}, normal.choose, _at_roundup, lambda state, seat, memory: memory, fast)
AT_JUGGLERS = Judge(
    JUGGLERS,
    {"wins": 1},
    _juggler,
    _at_jugglers,
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
        if is_settled(state.closed, state.first_empty):
            (last,) = {*range(4)} - {*state.closed}
            state, _ = end_round(replace(state, closed=(*state.closed, last)), _Chosen(None))
        if state.history:
            own, other = state.totals[seat], state.totals[1 - seat]
            return (own > other) - (own < other)
        mover = next(iter(ROUNDUP.to_act(state)))
        table = state.down, tuple(map(frozenset, state.up)), state.nexts, state.phase is Phase.GIVE, state.owed
        key = *table, mover, state.closed, state.first_empty
        if key not in self._worths:
            if len(self._worths) == self._most:
                raise TooMany
            best = -1.0
            for action in reversed(ROUNDUP.legal(state, mover)):
                best = max(best, self._after(state, mover, action))
                if best == 1.0:
                    break
            self._worths[key] = best
        return self._worths[key] if mover == seat else -self._worths[key]


class _Chosen(Seeded):
    """Chance that picks this card; the next round is not looked at."""

    def __init__(self, card: Any) -> None:
        super().__init__("")
        self._card = card

    def pick(self, cards: Any) -> Any:
        return self._card
