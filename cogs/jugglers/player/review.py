"""What cost a seat most in a match that is over (`bot.core.coach`), and why another action was better: true by the two,
and the deals in which they were compared. And a position once more, with other sigils and hidden cards that fit what
its seat could know then.

What is worth something only by what others make of it is left out: how many secret influences the chair includes. What
may have been a bluff, in a row that the seat would rather see weak, cost only what it cost more than a bluff may bring.
In the last gathering of a round nobody is left to be bluffed.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from operator import attrgetter
from random import Random
from typing import Literal, TypeAlias

import msgspec

from bot.core import coach
from bot.core.cards import Card, card_names, parse_cards
from bot.core.chance import ChanceOutcome, Scripted
from bot.core.coach import Decision, ReviewRules
from bot.core.errors import Refused
from bot.core.game import FULL, Event, Roll
from bot.core.lesson import PlayedMove
from cogs.jugglers.player import hard
from cogs.jugglers.player.deduction import PREFERENCES, attitude, interest
from cogs.jugglers.player.hard import RandomFloat, draw_card, outcome_values, random_choice, values_in
from cogs.jugglers.player.possible_deals import NOTHING_KEPT, Hands, PossibleDeals, PossibleHands
from cogs.jugglers.rules.game import FOR_DUMMY, FROM_HAND, GAME, turn_of
from cogs.jugglers.rules.gatherings import POLICIES
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.seating import LAYOUTS
from cogs.jugglers.rules.state import (
    DRAFTS,
    LEFT,
    NOBODY,
    RIGHT,
    Action,
    FromDeck,
    GatheringBegun,
    HandDealt,
    Means,
    Memory,
    Misplayed,
    OwnPlaced,
    Pile,
    Place,
    RoundBegun,
    Secret,
    SecretsIncluded,
    Settled,
    State,
    View,
)

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
    state: State, seat: int, action: Action, interests: Mapping[int, int], luck: _Luck, steadfast: Container[int] = ()
) -> tuple[tuple[bool, bool], int]:
    """Play an action and then to the end of the gathering; return which policies passed, and the number of actions.
    `steadfast`: seats that in their later turns put their best card where it matters most to them, and leave nothing to
    luck.
    """
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
        if seat in steadfast and turn.asking == "place" and gathering.hands[seat]:
            action = _steadfast(gathering.hands[seat], gathering.poker, interests[seat])
            continue
        if turn.asking == "dummy":
            action = FOR_DUMMY[draft]
        else:
            card = draw_card([*gathering.hands[seat]], gathering.poker[draft], attitude, luck.random)
            action = FROM_HAND[card][draft]


def _steadfast(hand: Sequence[Card], poker: Sequence[Pile], interest_: int) -> Action:
    """Strengthen the row that it wants strong the most, by the card that helps most; of equal rows, where one helps."""
    preferred = PREFERENCES[interest_]
    most = max(preferred)
    rows = [draft for draft in DRAFTS if preferred[draft] == most]
    gains = [(strength((*poker[draft], card)) - strength(poker[draft]), card, draft) for draft in rows for card in hand]
    _, card, draft = max(gains)
    return FROM_HAND[card][draft]


class Graded(coach.Graded, frozen=True):
    passed: tuple[int, int] = (0, 0)
    """The numbers of deals in which the left and the right policy passed."""
    wanted: tuple[float, float] = (0.0, 0.0)
    """The worth of each policy's passing, summed over the deals."""


def compare(decision: Decision, graded: Sequence[Graded], actions: int, seed: str, way: int = 0) -> tuple[Graded, ...]:
    """Go on comparing, in deals drawn anew, each played on to the end of the gathering, until so many actions were
    simulated. There everybody goes by their sigil, as in the hard player's rollouts; what policies then pass, as often
    as was measured. Nobody reads anything from what others do, so what a bluff is worth is not found out.
    """
    view, memory, seat = decision.view, decision.memory, decision.seat
    brought = _BLUFF if may_be_bluff(view, decision.played.draft) else 0.0
    random = Random(seed).random  # noqa: S311
    deals = PossibleDeals(view, memory, seat, random)
    # The own interest is what it is worth, as for the hard player.
    always = Random(decision.index).random  # noqa: S311
    nothing, right, left, _ = outcome_values(view, memory, seat, deals.likely_sigils, always, FULL)
    own = 2 * (left > nothing) + (right > nothing)
    found, steadfast = [*graded], ((), (seat,), range(view.seats))[way]
    played = drawn = 0
    while played < actions or drawn < _FEWEST:
        deal, luck = deals.draw(), _Luck(random)
        drawn += 1
        to_come = deal.round.policies[: 2 * (view.gatherings - view.gathering)]
        values = [*values_in(view, memory, seat, deal.round.sigils, to_come, random)]
        policies = deal.gathering.policies
        interests = {other: interest(deal.round.sigils[other], policies) for other in range(view.seats)} | {seat: own}
        first = None
        for place, tried in enumerate(found):
            (left, right), count = play_out(deal, seat, tried.action, interests, luck, steadfast)
            played += count
            worth = values[2 * left + right]
            less = 0.0 if first is None else first - worth
            first = worth + brought if first is None else first
            found[place] = Graded(
                tried.action,
                tried.deals + 1,
                tried.worth + worth,
                tried.less + less,
                tried.less_squared + less * less,
                (tried.passed[0] + left, tried.passed[1] + right),
                (
                    tried.wanted[0] + values[2 + right] - values[right],
                    tried.wanted[1] + values[2 * left + 1] - values[2 * left],
                ),
            )
    return tuple(found)


_TRIED = 5
"""The number of other actions compared: those that the hard player would like best."""
_WEAK = 0
_BLUFF = 0.05
"""The most that a bluff may bring by what others make of it, as a chance to win."""


def _others(view: View, memory: Memory, seat: int, played: Action, roll: Roll) -> Sequence[Action]:
    if isinstance(played, Secret):
        return ()
    liked = sorted(hard.think(view, memory, seat, roll, FULL).choices, key=lambda choice: choice[0], reverse=True)
    return [action for _, action in liked if action != played][:_TRIED]


def may_be_bluff(view: View, draft: int) -> bool:
    left, _, right = (draft.policy for draft in view.drafts)
    assert view.sigil is not None
    assert left is not None
    assert right is not None
    return view.gathering < view.gatherings and attitude(interest(view.sigil, (left, right)), draft) == _WEAK


Key: TypeAlias = Literal[
    "row",  # the same, but in another row
    "card",  # another card in the same row
    "deck",  # the top of the deck instead of a card of one's own
    "both",  # another card in another row
]
Effect: TypeAlias = Literal[
    "pass",  # a policy passes more often, which is worth something
    "fail",  # a policy fails more often, which is worth something
]


class Reason(msgspec.Struct, frozen=True):
    key: Key
    effect: Effect | None
    """The largest change in the compared deals. None if it is many small things."""
    policy: Card
    """The policy that it is about."""
    played: float
    """The share of deals in which that happens after the action that was played, 0 to 1."""
    better: float
    """The same after the better action."""


def reason_of(view: View, seat: int, played: Graded, better: Graded) -> Reason:
    gains = [
        (wanted * (after - before), side)
        for side, (wanted, before, after) in enumerate(zip(played.wanted, played.passed, better.passed, strict=True))
    ]
    gain, side = max(gains)
    policy = view.drafts[(LEFT, RIGHT)[side]].policy
    assert policy is not None
    before, after = played.passed[side] / played.deals, better.passed[side] / better.deals
    if gain <= 0:
        return Reason(_key(played, better), None, policy, before, after)
    if after > before:
        return Reason(_key(played, better), "pass", policy, before, after)
    return Reason(_key(played, better), "fail", policy, 1 - before, 1 - after)


def _key(played: Graded, better: Graded) -> Key:
    action, other = played.action, better.action
    if isinstance(other, FromDeck) and isinstance(action, Place):
        return "deck"
    if action.draft == other.draft:
        return "card"
    return "row" if not isinstance(other, Place) or getattr(action, "card", None) == other.card else "both"


CostlyDecision = coach.CostlyDecision[Action, Reason]
JUDGE = ReviewRules(
    GAME,
    _others,
    Graded,
    compare,
    reason_of,
    span=attrgetter("round", "gathering"),
    roughly=200_000,
    least_roughly=2_000,
    most_roughly=12_000,
    closer=12_000,
    well=56_000,
    ways=3,
)
begin, advance = JUDGE.begin, JUDGE.advance


_DRAWS = 200
"""The draws for a gathering: one does not always leave enough for those before."""
_SEEDS = 1 << 32


class _Known(msgspec.Struct):
    """What a seat saw of a gathering."""

    chair: int
    cards: set[Card]
    """The seat's own cards, and those that lay open."""
    kept: set[Card]
    """The own cards from before."""
    secrets: int = 0


def again(match: Sequence[PlayedMove], index: int, seat: int, roll: Roll) -> Sequence[PlayedMove]:
    """Return the deal and the moves up to where `seat` chose `match[index + 1]`, with what was hidden drawn anew.
    `Refused` if no draw fits.
    """
    so_far, state = match[: index + 1], match[index].state
    view, seats = GAME.view(state, seat), state.seats
    shown = [event for entry in so_far for event in entry.events if event.shown_to(seat)]
    # What the seat remembered at the end of each round, and remembers now.
    begun = [number for number, event in enumerate(shown) if isinstance(event, RoundBegun)]
    rounds = zip(begun, [*begun[1:], len(shown)], strict=True)
    *earlier, memory = [GAME.recall(seat, None, shown[start:end]) for start, end in rounds]
    known = _known(shown, seat, seats)
    possible = PossibleDeals(view, memory, seat, Random(roll(_SEEDS)).random, earlier)  # noqa: S311
    for _ in range(_DRAWS):
        drawn = possible.draw()
        if _named(possible.history, possible.hands, known):
            with suppress(Refused):
                played = list(_replayed(so_far, seat, drawn, possible, known))
                if GAME.view(played[-1].state, seat) == view:
                    return played
    raise Refused("again-not-found")


def _known(shown: Iterable[Event], seat: int, seats: int) -> Mapping[int, _Known]:
    found: dict[int, _Known] = {}
    held: set[Card] = set()
    for event in shown:
        match event:
            case GatheringBegun(chair=chair):
                found[len(found) + 1] = _Known(chair, set(), set() if seats == NOTHING_KEPT else {*held})
            case HandDealt(cards=cards):
                held = {*cards}
                found[len(found)].cards |= held
            case SecretsIncluded(rolls=rolls, opened=opened):
                found[len(found)].secrets = len(rolls)
                found[len(found)].cards.update(opened)
            case OwnPlaced(card=card, drew=drew):
                held = (held | ({drew} if drew is not None else set())) - {card}
                found[len(found)].cards |= held
            case Settled(turned=turned):
                found[len(found)].cards.update(each.card for each in turned)
            case _:
                pass
    return found


def _named(history: PossibleHands, hands: Mapping[int, Hands], known: Mapping[int, _Known]) -> bool:
    """Name what the others had in earlier gatherings, the last first. False: that does not fit."""
    for number in range(history.now - 1, 0, -1):
        named = [
            influence.card for other in hands.values() for influence in other.had[number] if influence.card is not None
        ]
        left = {*INFLUENCES}.difference(known[number].cards, named)
        if history.name_cards(hands, sorted(left), number) is None:
            return False
    return True


def _replayed(
    so_far: Sequence[PlayedMove], seat: int, drawn: State, possible: PossibleDeals, known: Mapping[int, _Known]
) -> Iterator[PlayedMove]:
    """Deal what was drawn, and make the same moves with it. `Refused` if the seat would have seen something else."""
    gatherings = iter(known)
    coming = {
        other: iter([influence.card for played in hands.played.values() for influence in played])
        for other, hands in possible.hands.items()
    }
    state: State | None = None
    for entry in so_far:
        outcomes: list[ChanceOutcome] = []
        for outcome in entry.chance:
            order = outcome.get("shuffle")
            if not isinstance(order, list):
                outcomes.append(outcome)
                continue
            cards = parse_cards(order)
            if cards[0] not in POLICIES:
                number = next(gatherings)
                cards = _dealt(cards, number, possible, known[number])
            elif len(entry.state.results) == len(drawn.results):
                shown = [policy for account in drawn.round.accounts for policy in account.policies]
                cards = (*drawn.round.sigils, *shown, *drawn.gathering.policies, *drawn.round.policies)
            outcomes.append({"shuffle": card_names(cards)})
        chance = Scripted(outcomes)
        if state is None or entry.seat is None:
            options = {"wins": drawn.wins, "dummy_sigils": drawn.dummy_sigils}
            action, (state, events) = None, GAME.deal(drawn.seats, options, chance)
        else:
            action = GAME.parse(entry.action)
            if isinstance(action, Place) and entry.seat != seat:
                is_misplay = any(isinstance(event, Misplayed) for event in entry.events)
                card = state.gathering.hands[entry.seat][0] if is_misplay else next(coming[entry.seat])
                action = FROM_HAND[card or 0][action.draft]
            state, events = GAME.apply(state, entry.seat, action, chance)
        if [event for event in events if event.shown_to(seat)] != [
            event for event in entry.events if event.shown_to(seat)
        ]:
            raise Refused("again-not-found")
        yield PlayedMove(entry.seat, "" if action is None else GAME.spell(action), tuple(outcomes), state, events)


def _dealt(real: Sequence[Card], number: int, possible: PossibleDeals, known: _Known) -> tuple[Card, ...]:
    """Return the influence deck of a gathering: what the seat has seen of it is in its place, and so are the cards that
    the others took up in the draw.
    """
    hands, history = possible.hands, possible.history
    layout = LAYOUTS[len(hands) + 1]
    kept = {
        other: [influence.card for influence in hand.had[number] if influence.since < number]
        for other, hand in hands.items()
    }
    short, takers = layout.dealing[known.chair], list[int]()
    missing = [layout.hand_size - len(kept.get(other, known.kept)) for other in range(len(hands) + 1)]
    while short := [other for other in short if missing[other]]:
        for other in short:
            takers.append(other)
            missing[other] -= 1
    aside = layout.allowance if layout.discards_rest else known.secrets
    takers += [NOBODY] * (aside + len(DRAFTS) * layout.opened)
    takers += [
        contribution.place if contribution.means is Means.HAND else NOBODY
        for contribution in history.contributions[number]
    ]
    taken = {other: iter(hand.taken(number)) for other, hand in hands.items()}
    order = [
        next(taken[taker]).card if taker in taken else card if card in known.cards else None
        for card, taker in zip_longest(real, takers[: len(real)], fillvalue=NOBODY)
    ]
    left = history.shuffled({*INFLUENCES}.difference(known.kept, order, *kept.values()))
    if len(left) != order.count(None):
        raise Refused("again-not-found")
    return tuple(left.pop() if card is None else card for card in order)
