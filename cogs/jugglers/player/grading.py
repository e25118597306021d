"""Compare actions in the same random deals that fit what a seat knew, each played on to the end of the gathering.

There everybody goes by their sigil, as in the hard player's rollouts; what policies then pass, as often as was
measured. Nobody reads anything from what others do, so what a bluff is worth is not found out.
"""

from collections.abc import Mapping, Sequence
from random import Random

from bot.core import coach
from bot.core.cards import Card
from bot.core.chance import ChanceOutcome
from bot.core.coach import Decision
from bot.core.game import FULL
from cogs.jugglers.player.deduction import interest
from cogs.jugglers.player.hard import RandomFloat, draw_card, outcome_values, random_choice, values_in
from cogs.jugglers.player.possible_deals import PossibleDeals
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_HAND, GAME, turn_of
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import Action, State

_FEWEST = 4
"""Deals."""
_MOST_TURNS, _FOR_A_TURN, _DICE, _DUMMYS_DIE = 25, 8, 4, 7


class _Luck:
    """Chance that is the same at each turn, whatever was chosen at those before."""

    def __init__(self, random: RandomFloat) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._numbers = [random() for _ in range(_FOR_A_TURN * (_MOST_TURNS + 1))]
        self._at = 0

    def begin_turn(self, turn: int) -> None:
        self._at = _FOR_A_TURN * turn

    def random(self) -> float:
        self._at += 1
        return self._numbers[self._at - 1]

    def label(self, *purpose: object) -> None:
        match purpose:
            case ("cycle" | "dummy" as kind, _, _, int(turn)):
                self._at = _FOR_A_TURN * turn + (_DICE if kind == "cycle" else _DUMMYS_DIE)
            case _:
                pass

    def die(self) -> int:
        return 1 + int(6 * self.random())

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards as they are: what is dealt after the gathering is not played."""
        return tuple(cards)

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[0]


def play_out(
    state: State, seat: int, action: Action, interests: Mapping[int, int], luck: _Luck
) -> tuple[tuple[bool, bool], int]:
    """Play an action and then to the end of the gathering; return which policies passed, and the number of actions."""
    layout, actions = LAYOUTS[state.seats], 0
    while True:
        state, _ = GAME.apply(state, seat, action, luck)
        actions += 1
        assert state.last is not None
        if state.last.ended is not None:
            return state.last.ended.passed, actions
        turn, gathering = turn_of(state), state.gathering
        luck.begin_turn(gathering.turn)
        seat = turn.decider
        draft, attitude = random_choice(turn, interests, layout.cycles - turn.cycle, luck.random)
        if turn.asking == "dummy":
            action = FOR_DUMMY[draft]
        else:
            card = draw_card([*gathering.hands[seat]], gathering.poker[draft], attitude, luck.random)
            action = FROM_HAND[card][draft]


class Graded(coach.Graded, frozen=True):
    passed: tuple[int, int] = (0, 0)
    """In how many deals the left and the right policy passed."""
    wanted: tuple[float, float] = (0.0, 0.0)
    """How much it was worth if each passed, summed over the deals."""


def compare(decision: Decision, graded: Sequence[Graded], actions: int, seed: str) -> tuple[Graded, ...]:
    """Go on comparing, in deals drawn anew, until so many actions were simulated."""
    view, memory, seat = decision.view, decision.memory, decision.seat
    random = Random(seed).random  # noqa: S311
    deals = PossibleDeals(view, memory, seat, random)
    # The own interest is what it is worth, as for the hard player.
    always = Random(decision.index).random  # noqa: S311
    nothing, right, left, _ = outcome_values(view, memory, seat, deals.likely_sigils, always, FULL)
    own = 2 * (left > nothing) + (right > nothing)
    found = [*graded]
    played = drawn = 0
    while played < actions or drawn < _FEWEST:
        deal, luck = deals.draw(), _Luck(random)
        drawn += 1
        to_come = deal.round.policies[: 2 * (view.gatherings - view.gathering)]
        values = [*values_in(view, memory, seat, deal.round.sigils, to_come, random)]
        policies = deal.gathering.policies
        interests = {other: interest(deal.round.sigils[other], policies) for other in range(view.seats)} | {seat: own}
        first = None
        for place, one in enumerate(found):
            (left, right), count = play_out(deal, seat, one.action, interests, luck)
            played += count
            worth = values[2 * left + right]
            first = worth if first is None else first
            less = first - worth
            found[place] = Graded(
                one.action,
                one.deals + 1,
                one.worth + worth,
                one.less + less,
                one.less_squared + less * less,
                (one.passed[0] + left, one.passed[1] + right),
                (
                    one.wanted[0] + values[2 + right] - values[right],
                    one.wanted[1] + values[2 * left + 1] - values[2 * left],
                ),
            )
    return tuple(found)
