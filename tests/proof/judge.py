"""What a choice was worth, by players and deals of the judge's own: it shares nothing with a review but the rules.

All hidden cards are dealt again at random so that they fit what the seat could know, and players who never slip play
each of two actions on to the end of the match. At Roundup they are normal ones; a second opinion lets the seat itself
go on in another way. At Jugglers, where those take long, they are plain ones (`plain_juggler.py`), and normal ones have
the second opinion. Between two at Roundup nothing is hidden, so there all that can follow is looked at.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.core.cards import SUIT_OF, Card
from bot.core.chance import KeyedChance, Seeded
from bot.core.game import AnyGame, Roll, settle_options
from bot.core.summary import Snapshot
from cogs.jugglers.player import normal as normal_juggler
from cogs.jugglers.rules.game import GAME as JUGGLERS
from cogs.jugglers.rules.game import turn_of
from cogs.jugglers.rules.gatherings import SHARING
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import Memory, Place, Secret
from cogs.jugglers.rules.state import State as AtJugglers
from cogs.roundup.player import normal
from cogs.roundup.player.rollout import choose as fast
from cogs.roundup.rules.game import GAME as ROUNDUP
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.rounds import end_round, is_settled
from cogs.roundup.rules.state import Jack, Phase, State
from tests.leaks import of_roundup
from tests.proof import plain_juggler

Player: TypeAlias = Callable[[Any, Any, int, Roll], Any]
"""View, memory, seat, random numbers → an action."""
PlaysOn: TypeAlias = Callable[[Any, Sequence[Any], int, int, Roll], Any]
"""State, what each seat remembers, the seat to move, the judged seat, random numbers → an action."""

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
_PLACED = (
    ((0.48, 0.35, 0.17), (0.38, 0.33, 0.29), (0.51, 0.35, 0.14), (0.44, 0.29, 0.27)),
    ((0.32, 0.51, 0.17), (0.20, 0.29, 0.51), (0.57, 0.31, 0.12), (0.42, 0.25, 0.33)),
    ((0.25, 0.59, 0.16), (0.15, 0.26, 0.59), (0.61, 0.28, 0.11), (0.41, 0.20, 0.39)),
    ((0.20, 0.65, 0.15), (0.11, 0.24, 0.65), (0.67, 0.25, 0.08), (0.42, 0.16, 0.42)),
)
"""On which rows such players put their cards, by the cycles to come and the policies of their sigil: none, the right
one, the left one, both. Measured in 600 matches of two to five.
"""
_PARTS = 1 << 30
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
    opinions: tuple["Opinion", "Opinion"]

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
            lines = [
                self._line(state, known, seat, action, f"{seed}/{number}", self.opinions[second])
                for action in (played, better)
            ]
            found.append(self._gain(lines, seat, alike=not self.opinions[second].remembers))
            mean, error = _mean(found)
            if len(found) == deals or (len(found) % _AT_ONCE == 0 and abs(mean - limit) > _SURE * error):
                return mean, error
        raise AssertionError

    def _gain(self, lines: Sequence[Iterator[Any]], seat: int, *, alike: bool) -> float:
        """Return how much better the second of two lines ends. `alike`: what is the same now goes on the same way."""
        ends: list[Any] = [None, None]
        for positions in zip_longest(*lines):
            if alike and positions[0] == positions[1]:
                return 0.0
            ends = [end if position is None else position for end, position in zip(ends, positions, strict=True)]
        worth, better = (
            (seat in winners) / len(winners) for winners in (self.game.outcome(end).winners for end in ends)
        )
        return better - worth

    def _line(
        self, state: Any, memories: Sequence[Any], seat: int, action: Any, seed: str, opinion: "Opinion"
    ) -> Iterator[Any]:
        """Play on after an action, to the end; yield every position."""
        chance, mover, number = KeyedChance(seed), seat, 0
        while True:
            state, events = self.game.apply(opinion.simplified(state, mover, action), mover, action, chance)
            yield state
            if not (waiting := self.game.to_act(state)):
                return
            number += 1
            if opinion.remembers:
                memories = self._recalled(memories, events)
            forced, roll = self.game.automatic(state), Seeded(f"{seed}/{number}").below
            if forced is None:
                mover = min(waiting)
                action = opinion.plays_on(state, memories, mover, seat, roll)
            else:
                mover, action = forced

    def _recalled(self, memories: Sequence[Any], events: Sequence[Any]) -> list[Any]:
        return [
            self.game.recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]


class Opinion(msgspec.Struct, frozen=True):
    """How everybody goes on."""

    plays_on: PlaysOn
    remembers: bool = True
    """False: it does without what the seats remember, which takes time."""
    simplified: Callable[[Any, int, Any], Any] = lambda state, mover, action: state
    """State, seat to move, action → the state without what is left out of account."""


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


def _as_normal(state: State, memories: Sequence[Any], mover: int, seat: int, roll: Roll) -> Any:
    if len(memories) == 2 and roll(_WAVERS) == 0:
        return fast(state, mover, roll)
    return normal.choose(ROUNDUP.view(state, mover), memories[mover], mover, roll)


def _as_fast_itself(state: State, memories: Sequence[Any], mover: int, seat: int, roll: Roll) -> Any:
    return fast(state, mover, roll) if mover == seat else _as_normal(state, memories, mover, seat, roll)


def _at_jugglers(match: Match, index: int, seat: int, chance: Seeded) -> Iterator[AtJugglers]:
    """Deal all that the seat has not seen in this round. Sigils come as often as normal players who have them do what
    was done.
    """
    state, memory = match.steps[index].state, match.memories[index][seat]
    round_, gathering = state.round, state.gathering
    own = _cards_down(memory)
    seen = {known.card for known in memory.contributions if known.gathering == len(memory.policies)}
    seen.update(gathering.hands[seat], *gathering.poker)
    unseen = [card for card in INFLUENCES if card not in seen]
    hidden = [*round_.sigils[:seat], *round_.sigils[seat + 1 :], *round_.policies]
    likely = {other: _likely(memory, other, state.seats, hidden) for other in range(state.seats) if other != seat}
    while True:
        sigils = {other: _drawn(hidden, weights, chance) for other, weights in likely.items()} | {
            seat: round_.sigils[seat]
        }
        if len({*sigils.values()}) < state.seats:
            continue
        policies = [card for card in chance.shuffle(hidden) if card not in sigils.values()]
        dummies = len(round_.sigils) - state.seats
        cards = iter(chance.shuffle(unseen))
        yield replace(
            state,
            round=replace(
                round_,
                sigils=(*(sigils[other] for other in range(state.seats)), *policies[:dummies]),
                policies=tuple(policies[dummies:]),
            ),
            gathering=replace(
                gathering,
                hands=tuple(
                    hand if other == seat else tuple(next(cards) for _ in hand)
                    for other, hand in enumerate(gathering.hands)
                ),
                down=tuple(
                    tuple(replace(each, card=own.get(each.place) or next(cards)) for each in pile)
                    for pile in gathering.down
                ),
                secrets=tuple(replace(secret, card=next(cards)) for secret in gathering.secrets),
                deck=tuple(next(cards) for _ in gathering.deck),
            ),
        )


def _cards_down(memory: Memory) -> dict[int, Card]:
    """Return the cards that lie face down and are known, by place."""
    now = len(memory.policies), memory.cycle
    return {
        known.place: known.card
        for known in memory.contributions
        if (known.gathering, known.cycle) == now and known.card is not None
    }


def _likely(memory: Memory, other: int, seats: int, sigils: Sequence[Card]) -> list[float]:
    """Return how likely each sigil is, compared with the others."""
    layout, weights = LAYOUTS[seats], [1.0] * len(sigils)
    for known in memory.contributions:
        if layout.deciders[known.place] == other:
            left, right = memory.policies[known.gathering - 1]
            by_interest = _PLACED[min(layout.cycles - known.cycle, len(_PLACED) - 1)]
            for number, sigil in enumerate(sigils):
                interest = 2 * (left in SHARING[sigil]) + (right in SHARING[sigil])
                weights[number] *= by_interest[interest][known.draft]
    return weights


def _drawn(cards: Sequence[Card], weights: Sequence[float], chance: Seeded) -> Card:
    at = chance.below(_PARTS) / _PARTS * sum(weights)
    for card, weight in zip(cards, weights, strict=True):
        at -= weight
        if at < 0:
            return card
    return cards[-1]


def _remembered(state: AtJugglers, seat: int, memory: Memory) -> Memory:
    """Return what a seat knows that has this sigil, and put these cards down."""
    down = {each.place: each.card for pile in state.gathering.down for each in pile}
    own = _cards_down(memory)
    now = len(memory.policies), memory.cycle
    contributions = tuple(
        replace(known, card=down[known.place])
        if (known.gathering, known.cycle) == now and known.place in own
        else known
        for known in memory.contributions
    )
    return replace(memory, sigil=state.round.sigils[seat], contributions=contributions)


def _without_kept_cards(state: AtJugglers, mover: int, action: Any) -> AtJugglers:
    """Nobody keeps a card for the next gathering, so those to come are the same as long as the same policies passed:
    what else would differ in them is nearly all chance.
    """
    gathering, turn = state.gathering, turn_of(state)
    if isinstance(action, Secret):
        accounts = tuple(replace(account, hands=()) for account in state.round.accounts)
        return replace(state, round=replace(state.round, accounts=accounts))
    # Among three, a dummy may have the last turn.
    dummy = turn.before_dummy and LAYOUTS[state.seats].schedule[gathering.chair][gathering.turn + 1].ends_gathering
    if not turn.ends_gathering and not dummy:
        return state
    place = isinstance(action, Place)
    hands = tuple((action.card,) if place and other == mover else () for other in range(state.seats))
    deck = gathering.deck[: 2 if dummy else 0 if place else 1]
    return replace(state, gathering=replace(gathering, hands=hands, deck=deck))


def _juggler(view: Any, memory: Any, seat: int, roll: Roll) -> Any:
    return normal_juggler.choose(view, memory, seat, roll, _SAMPLES)


def _as_normal_juggler(state: AtJugglers, memories: Sequence[Any], mover: int, seat: int, roll: Roll) -> Any:
    return _juggler(JUGGLERS.view(state, mover), memories[mover], mover, roll)


def _as_plain_juggler(state: AtJugglers, memories: Sequence[Any], mover: int, seat: int, roll: Roll) -> Any:
    return plain_juggler.choose(state, mover, roll)


AT_ROUNDUP = Judge(
    ROUNDUP,
    {"points": 1},
    normal.choose,
    _at_roundup,
    lambda state, seat, memory: memory,
    (Opinion(_as_normal), Opinion(_as_fast_itself)),
)
AT_JUGGLERS = Judge(
    JUGGLERS,
    {"wins": 1},
    _juggler,
    _at_jugglers,
    _remembered,
    (Opinion(_as_plain_juggler, remembers=False, simplified=_without_kept_cards), Opinion(_as_normal_juggler)),
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
