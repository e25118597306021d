"""How a gathering may go on, as the hard computer player sees it, and what each of its actions makes of that.

All actions are tried in the same courses of things, so that luck is alike for each. In every course it is worked out
how likely one's own card would be turned up, instead of rolling for it.
"""

from collections.abc import Sequence

import msgspec

from bot.core.cards import Card
from cogs.jugglers.player.deduction import INTERESTS, attitude, choices
from cogs.jugglers.player.valuation import Random
from cogs.jugglers.rules.layout import AUTOMATIC, LAYOUTS, Turn
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.state import DRAFTS, JOKER, LEFT, Action, Means, Memory, Pile, Place, Secret, View

COURSES = 80
"""Measured against 2,000: what is chosen after 80 is worth as much but for a thousandth of a match."""

_CHOSEN_FROM = (2, 1, 3)
"""Out of how many cards a player chooses the worst, any, or the best for a hand, by its attitude to it."""
_INDIFFERENT = 1
_MOST_CONTESTED = 7
_CHANCES = {
    count: tuple(sum(die % count == at for die in range(6)) / 6 for at in range(count))
    for count in range(1, _MOST_CONTESTED + 1)
}
"""G14: for each number of cards how likely each of them is turned up."""


class _Foresight(msgspec.Struct):
    """What is the same in every course of things. Attitudes are worked out from interests, by the decider's seat."""

    hands: tuple[Pile, Pile, Pile]
    down: tuple[tuple[tuple[Card | None, int, bool], ...], ...]
    """On each draft, lowest first: the card if it is one's own, whose it is, and whether it was chosen from a hand."""
    cycles: tuple[tuple[Turn, ...], ...]
    """The turns to come after one's own: first those of this cycle."""
    unseen: tuple[Card, ...]
    interests: dict[int, tuple[float, ...]]
    """By seat, how likely each is; one's own too."""


def values(
    view: View,
    memory: Memory,
    actions: Sequence[Action],
    interests: dict[int, tuple[float, ...]],
    worth: Sequence[float],
    random: Random,
) -> list[float]:
    """What each action adds to what the outcomes of this gathering are worth, the mean over many courses."""
    table = _seen(view, memory, interests)
    totals = [0.0] * len(actions)
    for _ in range(COURSES):
        _try_all(_course(table, random), actions, worth, totals)
    return [total / COURSES for total in totals]


def _seen(view: View, memory: Memory, interests: dict[int, tuple[float, ...]]) -> _Foresight:
    layout = LAYOUTS[view.seats]
    places = layout.places
    now = (view.cycle - 1) * places + view.done + 1
    to_come = tuple(turn for number, turn in layout.schedule[view.chair].items() if number >= now)
    this_cycle = places - 1 - view.done
    current = [put for put in memory.contributions if put.gathering == len(memory.policies)]
    lying = {put.place: put for put in current if put.cycle == memory.cycle}
    seen = {put.card for put in current}.union(view.hand, *(draft.cards for draft in view.drafts))

    def known(place: int) -> tuple[Card | None, int, bool]:
        put = lying.get(place)
        if put is None:
            return None, AUTOMATIC, False
        return put.card, layout.deciders[place], put.means is Means.HAND

    return _Foresight(
        hands=(view.drafts[0].cards, view.drafts[1].cards, view.drafts[2].cards),
        down=tuple(tuple(known(place) for place in draft.down) for draft in view.drafts),
        cycles=(
            to_come[:this_cycle],
            *(to_come[start : start + places] for start in range(this_cycle, len(to_come), places)),
        ),
        unseen=tuple(card for card in INFLUENCES if card not in seen),
        interests=interests,
    )


class _Course(msgspec.Struct):
    """One course of things without one's own action."""

    built: list[Pile]
    """What the other cycles leave of each draft's hand."""
    before: list[int]
    """How many cards lie below one's own on each draft."""
    others: list[list[Card]]
    """The cards one's own would compete with."""
    top: Card
    random: Random


def _course(table: _Foresight, random: Random) -> _Course:
    pool = list(table.unseen)
    minds = {seat: _one_of(likely, random) for seat, likely in table.interests.items()}
    top = _taken(pool, (), _INDIFFERENT, random)
    others: list[list[Card]] = []
    for draft, down in enumerate(table.down):
        hand = table.hands[draft]
        others.append(
            [
                _taken(pool, hand, attitude(minds[owner], draft) if chosen else _INDIFFERENT, random)
                if card is None
                else card
                for card, owner, chosen in down
            ]
        )
    before = [len(cards) for cards in others]
    this_cycle, *later = table.cycles
    for turn in this_cycle:
        draft, attitude_ = _choice(turn, minds, len(later), random)
        others[draft].append(_taken(pool, table.hands[draft], attitude_, random))
    built = list(table.hands)
    for number, turns in enumerate(later, 1):
        for draft, attitude_ in _winners(turns, minds, len(later) - number, random).items():
            built[draft] = (*built[draft], _taken(pool, built[draft], attitude_, random))
    return _Course(built, before, others, top, random)


def _one_of(likely: tuple[float, ...], random: Random) -> int:
    number = random()
    for each in INTERESTS[:-1]:
        number -= likely[each]
        if number < 0:
            return each
    return INTERESTS[-1]


def _choice(turn: Turn, minds: dict[int, int], cycles_to_come: int, random: Random) -> tuple[int, int]:
    """A draft, and with which attitude the card is chosen for it."""
    if turn.decider == AUTOMATIC:
        return int(random() * len(DRAFTS)), _INDIFFERENT
    mind = minds[turn.decider]
    left, joker, _ = choices(cycles_to_come, mind)
    number = random() - left
    draft = LEFT if number < 0 else JOKER if number < joker else DRAFTS[-1]
    return draft, _INDIFFERENT if turn.for_dummy else attitude(mind, draft)


def _winners(turns: Sequence[Turn], minds: dict[int, int], cycles_to_come: int, random: Random) -> dict[int, int]:
    """By draft the attitude with which the card was chosen that is turned up; any of those put there, alike."""
    counts = [0] * len(DRAFTS)
    found: dict[int, int] = {}
    for turn in turns:
        draft, attitude_ = _choice(turn, minds, cycles_to_come, random)
        counts[draft] += 1
        if counts[draft] == 1 or random() * counts[draft] < 1:
            found[draft] = attitude_
    return found


def _taken(pool: list[Card], hand: Pile, attitude_: int, random: Random) -> Card:
    """A card leaves the pool, chosen for the hand as one with that attitude would."""
    size = len(pool)
    at = int(random() * size)
    if attitude_ != _INDIFFERENT:
        ats = [at, *(int(random() * size) for _ in range(_CHOSEN_FROM[attitude_] - 1))]
        best = max if attitude_ > _INDIFFERENT else min
        at = best(ats, key=lambda other: strength((*hand, pool[other])))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()


def _try_all(course: _Course, actions: Sequence[Action], worth: Sequence[float], totals: list[float]) -> None:
    """Adds what each action changes, times how likely its card is turned up."""
    built = course.built
    likely, strengths = [0.0] * len(DRAFTS), [0] * len(DRAFTS)
    for draft in DRAFTS:
        likely[draft], strengths[draft] = _without_own(course, draft)
    left, joker, right = strengths
    base = worth[2 * (left > joker) + (right > joker)]
    for number, action in enumerate(actions):
        assert not isinstance(action, Secret)
        draft = action.draft
        mine = strength((*built[draft], action.card if isinstance(action, Place) else course.top))
        if draft == LEFT:
            outcome = 2 * (mine > joker) + (right > joker)
        elif draft == JOKER:
            outcome = 2 * (left > mine) + (right > mine)
        else:
            outcome = 2 * (left > joker) + (mine > joker)
        totals[number] += likely[draft] * (worth[outcome] - base)


def _without_own(course: _Course, draft: int) -> tuple[float, int]:
    """How likely one's own card would be turned up there, and what becomes of the hand if another is."""
    others = course.others[draft]
    if not others:
        return 1.0, strength(course.built[draft])
    chances = _CHANCES[len(others) + 1]
    own = chances[course.before[draft]]
    number = course.random() * (1 - own)
    taken = others[-1]
    for at, card in enumerate(others):
        number -= chances[at + (at >= course.before[draft])]
        if number < 0:
            taken = card
            break
    return own, strength((*course.built[draft], taken))
