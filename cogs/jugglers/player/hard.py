"""The hard player: how a gathering may go on, what difference each of its actions makes, and what it is worth, as its
chance to win the match, if the policies on the table pass.

All actions are tried in the same rollouts, so that luck does not favor any. Whether one's own card is turned up is not
rolled for: the outcome counts as much as that is likely.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random

import msgspec

from bot.core.cards import Card
from bot.core.chance import Seeded
from bot.core.game import Effort, Question, Roll
from cogs.jugglers.player import normal
from cogs.jugglers.player.deduction import (
    INTERESTS,
    attitude,
    draft_probabilities,
    interest_probabilities,
    sigil_probabilities,
)
from cogs.jugglers.rules.gatherings import SHARING, sigil_count
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.seating import AUTOMATIC, LAYOUTS, Turn
from cogs.jugglers.rules.state import DRAFTS, JOKER, LEFT, Action, Means, Memory, Pile, Place, Secret, State, View

RandomFloat = Callable[[], float]
"""Returns numbers from 0 up to 1."""

DEALS = 120
"""The number of ways to deal the sigils and the policies to come that are tried."""

_PASSES = {
    2: (0.07, 0.58, 0.75),
    3: (0.06, 0.35, 0.6, 0.8),
    4: (0.06, 0.23, 0.51, 0.76, 0.85),
    5: (0.03, 0.12, 0.46, 0.62, 0.86, 0.9),
}
"""The chance that a policy passes, by number of players: shared with nobody's sigil, with one, with two and so on."""
OUTCOMES = ((False, False), (False, True), (True, False), (True, True))
"""The outcomes of the left and the right policy."""


@cache
def match_value(won: tuple[int, ...], wins: int, seat: int) -> float:
    """Return the share of the match that this seat wins on average, if all are as likely to win each round to come."""
    winners = [other for other, count in enumerate(won) if count >= wins]
    if winners:
        return (seat in winners) / len(winners)
    each = (tuple(count + (other == winner) for other, count in enumerate(won)) for winner in range(len(won)))
    return sum(match_value(after, wins, seat) for after in each) / len(won)


def outcome_values(
    view: View,
    memory: Memory,
    seat: int,
    likely_sigils: dict[int, dict[Card, float]],
    random: RandomFloat,
    effort: Effort,
) -> list[float]:
    """Return the value of each of the `OUTCOMES`, as the mean over many deals."""
    unseen = list(next(iter(likely_sigils.values())))
    dummies = sigil_count(view.seats, view.dummy_sigils) - view.seats
    to_come = 2 * (view.gatherings - view.gathering)
    totals = [0.0] * len(OUTCOMES)
    deals = round(effort * DEALS)
    for _ in range(deals):
        sigils = random_sigils(view.seats, seat, memory.sigil or 0, likely_sigils, random)
        rest = [card for card in unseen if card not in sigils]
        # So many random ones are moved to the front.
        for at in range(min(dummies + to_come, len(rest))):
            other = at + int(random() * (len(rest) - at))
            rest[at], rest[other] = rest[other], rest[at]
        policies, everyone = rest[dummies : dummies + to_come], (*sigils, *rest[:dummies])
        for number, value in enumerate(values_in(view, memory, seat, everyone, policies, random)):
            totals[number] += value
    return [total / deals for total in totals]


def values_in(
    view: View, memory: Memory, seat: int, sigils: Sequence[Card], policies: Sequence[Card], random: RandomFloat
) -> Iterator[float]:
    """Yield the value of each of the `OUTCOMES` if these are everybody's sigils, and the policies to come."""
    sharing_left, sharing_right = (SHARING[policy] for policy in memory.policies[-1])
    own, passes = sigils[: view.seats], _PASSES[view.seats]
    passing = [policy for policy in policies if random() < passes[len(SHARING[policy].intersection(own))]]
    village = [*view.village, *passing]
    # G20: everyone's sigils include this one, which is not its own ally.
    points = [
        len(SHARING[sigil].intersection(village)) + (len(SHARING[sigil].intersection(sigils)) - 1) / 2 for sigil in own
    ]
    gains = [(sigil in sharing_left, sigil in sharing_right) for sigil in own]
    for left_passes, right_passes in OUTCOMES:
        after = [
            had + (left_passes and of_left) + (right_passes and of_right)
            for had, (of_left, of_right) in zip(points, gains, strict=True)
        ]
        won = tuple(count + (had == max(after)) for count, had in zip(view.won, after, strict=True))
        yield match_value(won, view.wins, seat)


def random_sigils(
    seats: int, seat: int, own: Card, likely: dict[int, dict[Card, float]], random: RandomFloat
) -> list[Card]:
    """Draw a sigil for each seat; no card can be two players' sigil."""
    while True:
        found = [
            own if other == seat else _random_of(likely[other].items(), next(iter(likely[other])), random())
            for other in range(seats)
        ]
        if len(set(found)) == seats:
            return found


def _random_of(likely: Iterable[tuple[int, float]], otherwise: int, number: float) -> int:
    """Choose one by these probabilities, with a random number below their sum; `otherwise` if that is a little less."""
    for each, probability in likely:
        number -= probability
        if number < 0:
            return each
    return otherwise


ROLLOUTS = 80
"""Measured: what is chosen after 2,000 rollouts is worth only a thousandth of a match more."""

_CHOSEN_FROM = (2, 1, 3)
"""The number of cards from which a player chooses the worst, any, or the best for a hand, by attitude to it."""
_INDIFFERENT = 1
_MOST_CONTESTED = 7
_CHANCES = {
    count: tuple(sum(die % count == at for die in range(6)) / 6 for at in range(count))
    for count in range(1, _MOST_CONTESTED + 1)
}
"""G14: for each number of cards how likely each of them is turned up."""


class _Position(msgspec.Struct):
    """What all rollouts have in common."""

    hands: tuple[Pile, ...]
    down: tuple[tuple[tuple[Card | None, int, bool], ...], ...]
    """The cards on each draft, lowest first: the card if it is one's own, the seat that put it there, and whether it
    was chosen from a hand.
    """
    cycles: tuple[tuple[Turn, ...], ...]
    """The turns to come after one's own: those of this cycle first."""
    unseen: tuple[Card, ...]
    interests: dict[int, tuple[float, ...]]
    """The chance of each interest, by seat, one's own included."""


def action_values(
    view: View,
    memory: Memory,
    actions: Sequence[Action],
    interests: dict[int, tuple[float, ...]],
    worth: Sequence[float],
    random: RandomFloat,
    effort: Effort,
) -> list[float]:
    """Return what each action adds to the value of this gathering's outcome, as the mean over many rollouts."""
    position = _position(view, memory, interests)
    totals = [0.0] * len(actions)
    rollouts = round(effort * ROLLOUTS)
    for _ in range(rollouts):
        rollout = _rollout(position, random)
        likely, strengths = zip(*[_without_own(rollout, draft) for draft in DRAFTS], strict=True)
        left, joker, right = strengths
        base = worth[2 * (left > joker) + (right > joker)]
        for number, action in enumerate(actions):
            # What each action changes is weighted by how likely its card is turned up.
            assert not isinstance(action, Secret)
            draft = action.draft
            own = strength((*rollout.built[draft], action.card if isinstance(action, Place) else rollout.top))
            if draft == LEFT:
                outcome = 2 * (own > joker) + (right > joker)
            elif draft == JOKER:
                outcome = 2 * (left > own) + (right > own)
            else:
                outcome = 2 * (left > joker) + (own > joker)
            totals[number] += likely[draft] * (worth[outcome] - base)
    return [total / rollouts for total in totals]


def _position(view: View, memory: Memory, interests: dict[int, tuple[float, ...]]) -> _Position:
    layout = LAYOUTS[view.seats]
    places = layout.places
    now = (view.cycle - 1) * places + view.done + 1
    to_come = tuple(turn for number, turn in layout.schedule[view.chair].items() if number >= now)
    this_cycle = places - 1 - view.done
    current = [known for known in memory.contributions if known.gathering == len(memory.policies)]
    lying = {known.place: known for known in current if known.cycle == memory.cycle}
    seen = {known.card for known in current}.union(view.hand, *(draft.cards for draft in view.drafts))

    def down(place: int) -> tuple[Card | None, int, bool]:
        known = lying.get(place)
        if known is None:
            return None, AUTOMATIC, False
        return known.card, layout.deciders[place], known.means is Means.HAND

    return _Position(
        hands=tuple(draft.cards for draft in view.drafts),
        down=tuple(tuple(down(place) for place in draft.down) for draft in view.drafts),
        cycles=(
            to_come[:this_cycle],
            *(to_come[start : start + places] for start in range(this_cycle, len(to_come), places)),
        ),
        unseen=tuple(card for card in INFLUENCES if card not in seen),
        interests=interests,
    )


class _Rollout(msgspec.Struct):
    """One way in which the gathering may go on, without one's own action."""

    built: list[Pile]
    """The hand of each draft with the cards turned up in the cycles after this one."""
    before: list[int]
    """The number of cards that lie below one's own, by draft."""
    others: list[list[Card]]
    """The cards that may be turned up instead of one's own, by draft."""
    top: Card
    random: RandomFloat


def _rollout(position: _Position, random: RandomFloat) -> _Rollout:
    pool = list(position.unseen)
    interests = {
        seat: _random_of(zip(INTERESTS, likely, strict=True), INTERESTS[-1], random())
        for seat, likely in position.interests.items()
    }
    top = draw_card(pool, (), _INDIFFERENT, random)
    others: list[list[Card]] = []
    for draft, down in enumerate(position.down):
        hand = position.hands[draft]
        others.append(
            [
                draw_card(pool, hand, attitude(interests[owner], draft) if chosen else _INDIFFERENT, random)
                if card is None
                else card
                for card, owner, chosen in down
            ]
        )
    before = [len(cards) for cards in others]
    this_cycle, *later = position.cycles
    for turn in this_cycle:
        draft, attitude_ = random_choice(turn, interests, len(later), random)
        others[draft].append(draw_card(pool, position.hands[draft], attitude_, random))
    built = list(position.hands)
    for number, turns in enumerate(later, 1):
        for draft, attitude_ in _turned_up(turns, interests, len(later) - number, random).items():
            built[draft] = (*built[draft], draw_card(pool, built[draft], attitude_, random))
    return _Rollout(built, before, others, top, random)


def random_choice(
    turn: Turn, interests: Mapping[int, int], cycles_to_come: int, random: RandomFloat
) -> tuple[int, int]:
    """Choose a draft, and the attitude with which the card for it is chosen."""
    if turn.decider == AUTOMATIC:
        return int(random() * len(DRAFTS)), _INDIFFERENT
    interest = interests[turn.decider]
    left, joker, _ = draft_probabilities(cycles_to_come, interest)
    number = random() - left
    draft = LEFT if number < 0 else JOKER if number < joker else DRAFTS[-1]
    return draft, _INDIFFERENT if turn.asking == "dummy" else attitude(interest, draft)


def _turned_up(
    turns: Sequence[Turn], interests: dict[int, int], cycles_to_come: int, random: RandomFloat
) -> dict[int, int]:
    """Return by draft the attitude with which the card turned up was chosen. Each card there is equally likely."""
    counts = [0] * len(DRAFTS)
    found: dict[int, int] = {}
    for turn in turns:
        draft, attitude_ = random_choice(turn, interests, cycles_to_come, random)
        counts[draft] += 1
        if counts[draft] == 1 or random() * counts[draft] < 1:
            found[draft] = attitude_
    return found


def draw_card(pool: list[Card], hand: Pile, attitude_: int, random: RandomFloat) -> Card:
    """Take a card from the pool, as a player with that attitude would choose it for the hand."""
    size = len(pool)
    at = int(random() * size)
    if attitude_ != _INDIFFERENT:
        ats = [at, *(int(random() * size) for _ in range(_CHOSEN_FROM[attitude_] - 1))]
        best = max if attitude_ > _INDIFFERENT else min
        at = best(ats, key=lambda other: strength((*hand, pool[other])))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()


def _without_own(rollout: _Rollout, draft: int) -> tuple[float, int]:
    """Return how likely one's own card would be turned up there, and how strong the hand becomes if another is."""
    others = rollout.others[draft]
    if not others:
        return 1.0, strength(rollout.built[draft])
    chances = _CHANCES[len(others) + 1]
    own = chances[rollout.before[draft]]
    likely = ((card, chances[at + (at >= rollout.before[draft])]) for at, card in enumerate(others))
    turned_up = _random_of(likely, others[-1], rollout.random() * (1 - own))
    return own, strength((*rollout.built[draft], turned_up))


_SEEDS = 1 << 32
_LEAST_EFFORT = 0.5
"""Measured: with a quarter it is hardly stronger than the normal player."""


class Thought(msgspec.Struct, frozen=True):
    sigils: dict[int, dict[Card, float]]
    """The chance of each card to be the sigil, for each other player."""
    wanted: tuple[bool, bool]
    """The wishes for the left and the right policy: True if it should rather pass."""
    choices: tuple[tuple[float, Action], ...]
    """The chance to win that each action adds, in the order of the actions."""


def choose(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort) -> Action:
    return max(think(view, memory, seat, roll, effort).choices, key=lambda choice: choice[0])[1]


def think(view: View, memory: Memory, seat: int, roll: Roll, effort: Effort) -> Thought:
    effort = max(effort, _LEAST_EFFORT)
    # Much faster than `roll`, and just as reproducible.
    random = Random(roll(_SEEDS)).random  # noqa: S311
    sigils = sigil_probabilities(memory, seat, view.seats)
    worth = outcome_values(view, memory, seat, sigils, random, effort)
    interests = {other: interest_probabilities(found, memory.policies[-1]) for other, found in sigils.items()}
    # The own interest is what it is worth: a policy that does not share with one's own sigil may do others more harm.
    nothing, right, left, _ = worth
    own = 2 * (left > nothing) + (right > nothing)
    interests[seat] = tuple(float(each == own) for each in INTERESTS)
    actions = normal.legal_actions(view)
    values = action_values(view, memory, actions, interests, worth, random, effort)
    return Thought(sigils, (left > nothing, right > nothing), tuple(zip(values, actions, strict=True)))


class Basis(msgspec.Struct, frozen=True):
    """What a move was based on, told in the replay."""

    action: Action
    rollouts: int = 0
    """The number of ways in which the gathering was played on. 0: a number of secret influences is chosen at random."""
    gain: float = 0.0
    """The chance to win that it seemed to add, 0 to 1, compared with no card at all."""
    other: Action | None = None
    """The next best."""
    other_gain: float = 0.0
    wanted: tuple[bool, bool] = (False, False)
    """The wishes for the left and the right policy: True if it should pass."""
    policies: tuple[Card, Card] = (0, 0)
    suspect: int = 0
    """The seat of whose sigil it was surest; then the card, and the chance."""
    sigil: Card = 0
    likely: float = 0.0
    target: int | None = None
    drawn: Sequence[State] = ()
    """The imagined deals: none, as it imagines no whole ones."""


def explain(question: Question) -> Basis:
    """Ask the same question once more, for the figures that led to the answer."""
    view, memory, seat, roll = question.view, question.memory, question.seat, Seeded(question.seed).below
    if view.asking == "secret":
        return Basis(normal.choose(view, memory, seat, roll))
    thought = think(view, memory, seat, roll, question.effort)
    (gain, action), (other_gain, other), *_ = sorted(thought.choices, key=lambda choice: choice[0], reverse=True)
    likely, suspect, sigil = max(
        (likely, seat, card) for seat, found in thought.sigils.items() for card, likely in found.items()
    )
    return Basis(
        action,
        ROLLOUTS,
        gain,
        other,
        other_gain,
        thought.wanted,
        memory.policies[-1],
        suspect,
        sigil,
        likely,
    )
