"""What a computer player overlooks at tables where the players call, and why: the same things that distract people.

Every level is one and the same mind, more or less attentive: of a hundred people, hard is about the fourteenth best,
normal the fiftieth, and easy the seventy-fourth. A place where a card must go is overlooked by chance, and each `CUE`
that is there makes that likelier or, for a pile on which everybody's eyes are, less likely.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias, get_args

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Level
from cogs.juse.rules.state import CENTRE, Memory, View

Cue: TypeAlias = Literal["chain", "own", "alike", "elsewhere", "far", "base", "ring", "center"]

OVERLOOKS: dict[Level, float] = {"easy": 0.1, "normal": 0.065, "hard": 0.02}
"""The chance to overlook a place without any cue, with four piles to look at."""
CROWD = 0.06
"""The share by which each further face-up pile that there is to look at makes that likelier."""
FRESH = 0.5
"""The factor for the pile that has just changed."""
CUES: dict[Cue, float] = {
    "own": 3.2,  # the top of one's own pile, which is not what one has just drawn
    "elsewhere": 1.2,  # another pile has just changed
    "alike": 1.5,  # a pile beside it looks like it: of one color, and at most one rank apart
    "chain": 1.7,  # two cards or more have been played in this turn
    "far": 1.2,  # it is more than halfway around the table
    "base": 1.6,  # the base rank has to be remembered
    "ring": 1.4,  # an ace follows a king
    "center": 1.0,  # a drawn card, for the center
}
WEAKNESSES: tuple[Cue, ...] = get_args(Cue)
"""The weakness of each computer, by the number of its name: the last page of the rules tells of them."""
WEAKNESS = 3.0
"""The factor by which its own cue is stronger still."""
MOST = 0.9

CALLS: dict[Level, float] = {"easy": 0.5, "normal": 0.8, "hard": 0.97}
"""The share of others' mistakes that are called where everybody else is of that level."""
IMAGINES: dict[Level, float] = {"easy": 0.004, "normal": 0.0, "hard": 0.0}
"""The rate at which each calls what was right."""


def chance_to_overlook(
    view: View, memory: Memory, seat: int, card: Card, place: int, level: Level, character: int | None = None
) -> float:
    """Return how likely `seat` overlooks that the card fits this place: the center, or another seat's pile."""
    tops = [top for top in (*view.centre, *(other.top for other in view.seats)) if top is not None]
    chance = OVERLOOKS[level] * (1 + CROWD * max(0, len(tops) - 4))
    if _has_just_changed(view, card, place):
        chance *= FRESH
    weakness = None if character is None else WEAKNESSES[character]
    for cue in cues(view, memory, seat, card, place):
        chance *= CUES[cue] * (WEAKNESS if cue == weakness else 1)
    return min(chance, MOST)


def cues(view: View, memory: Memory, seat: int, card: Card, place: int) -> Iterator[Cue]:
    last, seats = view.last, len(view.seats)
    if place == CENTRE:
        yield "center" if view.held is not None else "own"
    if last is not None and last.to is not None and not _has_just_changed(view, card, place):
        yield "elsewhere"
    if memory.chain >= 2:
        yield "chain"
    top = view.centre[SUIT_OF[card]] if place == CENTRE else view.seats[place].top
    if top is None:
        if view.base is None:
            yield "base"
        return
    if RANK_OF[card] == 0:
        yield "ring"
    beside = (
        view.centre if place == CENTRE else [other.top for number, other in enumerate(view.seats) if number != seat]
    )
    if sum(_is_like(top, other) for other in beside if other is not None) > 1:  # one of them is itself
        yield "alike"
    if place != CENTRE and 2 * ((place - seat) % seats) > seats:
        yield "far"


def share_of_calls(level: Level, seats: int) -> float:
    """Return how likely each of the others calls a mistake, so that together they call as many as they should."""
    return 1 - (1 - CALLS[level]) ** (1 / (seats - 1))


def _has_just_changed(view: View, card: Card, place: int) -> bool:
    last = view.last
    if last is None or last.to != place:
        return False
    return place != CENTRE or SUIT_OF[last.card] == SUIT_OF[card]


def _is_like(card: Card, other: Card) -> bool:
    """Return True for cards of one color whose ranks are next to each other, or the same."""
    apart = (RANK_OF[card] - RANK_OF[other]) % 13
    return (SUIT_OF[card] in (1, 2)) == (SUIT_OF[other] in (1, 2)) and apart in (0, 1, 12)
