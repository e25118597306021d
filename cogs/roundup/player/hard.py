"""The hard player tries each promising move in random deals that are possible, and plays each on to the round's end.

All moves are tried in the same deals, first in a few. Then the best so far and the one that may beat it by most are
tried further, until none may beat it by much: so most effort goes into those that are hard to tell apart. Effort is
counted in actions rather than in time, so the same question has the same answer on every machine.

Between two it would know all cards after the bids, and people hardly ever win against that: so there it often goes by
the normal player's rules of thumb.
"""

import math
from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.chance import Seeded
from bot.core.game import FULL, Effort, Question, Roll
from cogs.roundup.player import normal, rollout
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.player.rollout import chances_of
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import BIDS, IS_NUMBER, PASSES
from cogs.roundup.rules.state import (
    Action,
    Down,
    Jack,
    King,
    Memory,
    Pass,
    Phase,
    Queen,
    State,
    Up,
    View,
)
from cogs.roundup.rules.turn import asked_for

_BIDS_OF_A_SUIT = 3
_PASSES = 4
_PASSES_OF_A_SUIT = 2
_FACE_PLAYS = 8
_UPS = 12


def candidates(view: View, memory: Memory, seat: int, legal: Sequence[Action], roll: Roll) -> Sequence[Action]:
    """List the moves to try. The normal player's choice comes first."""
    if len(legal) == 1:
        return legal
    first = normal.choose(view, memory, seat, roll)
    if view.phase is Phase.BID:
        numbers = [card for card in view.hand if IS_NUMBER[card]]
        numbers.sort(key=lambda card: normal.bid_worth(view.hand, card), reverse=True)
        found = [BIDS[card] for card in _few_of_each_suit(numbers, _BIDS_OF_A_SUIT)]
    elif view.phase is not Phase.TURN:
        found = legal
    elif isinstance(first, Up):
        found = legal[:_UPS]
    else:
        found = _turns(view, memory, seat, legal)
    return list(dict.fromkeys((first, *found)))


def _turns(view: View, memory: Memory, seat: int, legal: Sequence[Action]) -> list[Action]:
    held_back = normal.suit_to_hold(view, seat)
    passed = [action.card for action in legal if isinstance(action, Pass) and action.card is not None]
    passed.sort(key=lambda card: normal.cost(view, held_back, card))
    passes = {*passed[:_PASSES], *_few_of_each_suit(passed, _PASSES_OF_A_SUIT)}
    downs = [action for action in legal if isinstance(action, Down)]
    # The best face cards. Of several Jacks or Queens only one is tried: it makes hardly any difference which.
    faces = [action for action in legal if isinstance(action, Jack | Queen | King)]
    kinds = {(RANK_OF[play.card], *astuple(play)[1:]): play for play in faces}
    wanted = normal.blockers(view, held_back)
    worths = {play: normal.face_worth(view, memory, seat, wanted, play, held_back) for play in kinds.values()}
    plays = sorted(worths, key=worths.__getitem__, reverse=True)[:_FACE_PLAYS]
    return [*downs, *(PASSES[card] for card in passed if card in passes), *plays]


def _few_of_each_suit(cards: Sequence[Card], most: int) -> list[Card]:
    few: list[Card] = []
    for suit in range(4):
        few += [card for card in cards if SUIT_OF[card] == suit][:most]
    return few


ACTION_BUDGET = 60_000
"""The most actions that one choice may simulate."""
_DEALS_FIRST, _DEALS_AT_ONCE = 12, 4
_SURE, _LITTLE = 2.0, 0.02
"""The limits of the search: it ends once no other move seems better by this much chance to win, at so many standard
errors.
"""
_USUAL_SQUARE, _USUAL_DEALS = 0.03, 4
"""A prior for how far two moves lie apart in a deal, squared. It counts like so many deals, as a few may be alike by
chance.
"""
_SEED_LIMIT = 1 << 30
RELAXED, _OF_MOVES = 3, 5
"""Between two, so many of so many moves follow rules of thumb: careful play then wins about one game in five."""


class Thought(msgspec.Struct, frozen=True):
    """A choice, and what it was based on."""

    action: Action
    deals: Sequence[State] = ()
    """The deals in which it was tried; none if nothing else was promising."""
    worth: float = 0.0
    """The chance to win, on average, as it seemed in these deals."""
    other: Action | None = None
    """The action it was compared with most."""
    other_worth: float = 0.0
    """The worth of that one in the same deals."""
    relaxed: bool = False
    """It follows rules of thumb."""


def choose(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL, *, relaxes: bool = True) -> Action:
    return think(view, memory, seat, roll, effort, relaxes=relaxes).action


def think(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort = FULL, *, relaxes: bool = True) -> Thought:
    if relaxes and len(view.seats) == 2 and roll(_OF_MOVES) < RELAXED:
        return Thought(normal.choose(view, memory, seat, roll), relaxed=True)
    deals = _Deals(view, memory, seat, roll)
    found = candidates(view, memory, seat, GAME.legal(deals.first(1)[0][0], seat), roll)
    if len(found) == 1:
        return Thought(found[0])
    trials = [_Trial(action) for action in found]
    for trial in trials:
        deals.play(trial, _DEALS_FIRST)
    while deals.played < effort * ACTION_BUDGET:
        best = max(trials, key=_Trial.worth)
        gains = {trial.action: trial.possible_gain(best) for trial in trials if trial is not best}
        rival = max((trial for trial in trials if trial is not best), key=lambda trial: gains[trial.action])
        if gains[rival.action] < _LITTLE:
            break
        deals.play(rival, len(rival.worths) + _DEALS_AT_ONCE)
        deals.play(best, len(rival.worths))
    best = max(trials, key=_Trial.worth)
    other = max((trial for trial in trials if trial is not best), key=lambda trial: (len(trial.worths), trial.worth()))
    count = max(len(best.worths), len(other.worths))
    for trial in (best, other):
        deals.play(trial, count)
    best, other = sorted((best, other), key=_Trial.worth, reverse=True)
    return Thought(best.action, [deal for deal, _ in deals.first(count)], best.worth(), other.action, other.worth())


class _Trial(msgspec.Struct):
    """One move, and what came of it in each of the deals in which it was tried."""

    action: Action
    worths: list[float] = []

    def worth(self) -> float:
        return sum(self.worths) / len(self.worths)

    def possible_gain(self, best: "_Trial") -> float:
        """Return how much better than the best it may well be."""
        less = [its - mine for its, mine in zip(best.worths, self.worths, strict=False)]
        mean, squares = sum(less) / len(less), sum(loss * loss for loss in less)
        square = (squares + _USUAL_DEALS * _USUAL_SQUARE) / (len(less) + _USUAL_DEALS)
        return _SURE * math.sqrt(max(0.0, square - mean * mean) / len(less)) - mean


class _Deals:
    """Deals that may be, each with the luck of its rollouts: the same for every move."""

    def __init__(self, view: View, memory: Memory, seat: int, roll: Roll) -> None:
        self._chance = rollout.FastChance(roll(_SEED_LIMIT))
        self._possible = PossibleDeals(view, memory, seat, self._chance.below)
        self._found: list[tuple[State, int]] = []
        self._seat = seat
        self.played = 0
        """The number of simulated actions."""

    def first(self, count: int) -> Sequence[tuple[State, int]]:
        while len(self._found) < count:
            self._found.append((self._possible.draw(), self._chance.below(_SEED_LIMIT)))
        return self._found[:count]

    def play(self, trial: _Trial, count: int) -> None:
        """Play the move out in the first deals, so many, as far as it was not."""
        for deal, luck in self.first(count)[len(trial.worths) :]:
            end, actions = rollout.play_out(deal, self._seat, trial.action, rollout.FastChance(luck))
            trial.worths.append(chances_of(end)[self._seat])
            self.played += actions


class Basis(msgspec.Struct, frozen=True):
    """What a move was based on, told in the replay."""

    action: Action
    deals: int
    """The number of deals in which it was tried, as the best other one."""
    worth: float
    """The chance to win that it seemed to give, 0 to 1."""
    other: Action | None
    other_worth: float
    target: int | None
    """The seat that it was aimed at."""
    holding: int | None
    """The number of them in which the target held what was asked for, if anything was."""
    drawn: Sequence[State]
    """A few of them."""
    relaxed: bool = False


def explain(question: Question) -> Basis:
    """Ask the same question once more, for the figures that led to the answer."""
    roll = Seeded(question.seed).below
    thought = think(question.view, question.memory, question.seat, roll, question.effort)
    action, deals, target, holding = thought.action, thought.deals, None, None
    if isinstance(action, Jack | Queen | King):
        target = action.target
    if isinstance(action, Queen):
        holding = sum(bool(asked_for(deal.down[action.target], action.suit, None)) for deal in deals)
    elif isinstance(action, King):
        holding = sum(bool(asked_for(deal.down[action.target], None, action.number)) for deal in deals)
    return Basis(
        *(action, len(deals), thought.worth, thought.other, thought.other_worth, target, holding),
        drawn=deals[:2],
        relaxed=thought.relaxed,
    )
