"""The computer player: acts and calls by what its seat sees and remembers, as attentively as its level is."""

from collections.abc import Callable

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import FULL, Effort, Level, Roll
from cogs.juse.player.attention import IMAGINES, chance_to_overlook, share_of_calls
from cogs.juse.rules.game import DRAW, JUSE, ON_SEAT, TO_CENTRE, TO_OWN
from cogs.juse.rules.state import CENTRE, OWN, Action, Memory, View, may_call

_PARTS = 1_000_000
"""Chances are as fine as that."""


class Attention(msgspec.Struct, frozen=True):
    """How often it errs where the bot calls, in thousandths."""

    overlooks: int
    """Overlooks a place where its own card must go."""
    leaves: int
    """Leaves the top of its pile where it is, though it fits on a seat."""
    misses: int
    """Misses another seat's misplay."""
    imagines: int
    """Calls a misplay where there is none."""
    as_before: bool = False
    """True for the players of 0.9: they overlook places for the top of their pile, too, but everything less often at
    larger tables.
    """


ATTENTION: dict[Level, Attention] = {
    "easy": Attention(overlooks=60, leaves=170, misses=850, imagines=4),
    "normal": Attention(overlooks=29, leaves=100, misses=400, imagines=0),
    "hard": Attention(overlooks=10, leaves=0, misses=50, imagines=0),
}
_BEFORE = Attention(overlooks=20, leaves=100, misses=400, imagines=0, as_before=True)


def choose(
    view: View,
    memory: Memory,
    seat: int,
    roll: Roll,
    level: Level = "normal",
    _effort: Effort = FULL,
    character: int | None = None,
) -> Action | None:
    """Choose an action; None out of turn with nothing to call. Nothing is searched, so every effort is the same. Where
    the bot calls every mistake, hardly any is made.
    """
    if not view.players_call:
        return _choose(view, memory, seat, roll, ATTENTION[level])

    def happens(chance: float) -> bool:
        return roll(_PARTS) < chance * _PARTS

    def notices(card: Card, place: int) -> bool:
        return not happens(chance_to_overlook(view, memory, seat, card, place, level, character))

    may = may_call(view, seat) and view.last is not None and not view.last.fault
    if may and happens(share_of_calls(level, len(view.seats)) if is_misplay(view, memory) else IMAGINES[level]):
        return JUSE
    if seat != view.turn:
        return None
    held = view.held
    card = view.seats[seat].top if held is None else held
    if card is None:
        return DRAW
    if _fits_centre(view, memory.base, card) and notices(card, CENTRE):
        return TO_CENTRE
    other = _nearest_fit(view, seat, card, lambda other: notices(card, other))
    if other is not None:
        return ON_SEAT[other]
    return DRAW if held is None else TO_OWN


def choose_as_before(
    view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal", *_: object
) -> Action | None:
    """Choose as in 0.9, when normal players slipped less often: for deals of the day that were begun then."""
    return _choose(view, memory, seat, roll, _BEFORE if level == "normal" else ATTENTION[level])


def _choose(view: View, memory: Memory, seat: int, roll: Roll, attention: Attention) -> Action | None:
    # What has a fault has been called already.
    if may_call(view, seat) and view.last is not None and not view.last.fault:
        calls = is_misplay(view, memory)
        if not _happens(attention.misses, roll) if calls else _happens(attention.imagines, roll):
            return JUSE
    if seat != view.turn:
        return None
    held = view.held
    card = view.seats[seat].top if held is None else held
    if card is None:
        return DRAW

    def notices(_: int = CENTRE) -> bool:
        return not _happens(attention.overlooks, roll, len(view.seats) if attention.as_before else 1)

    if _fits_centre(view, memory.base, card) and notices():
        return TO_CENTRE
    if held is not None:
        other = _nearest_fit(view, seat, card, notices)
        return TO_OWN if other is None else ON_SEAT[other]
    other = _nearest_fit(view, seat, card, notices) if attention.as_before else _nearest_fit(view, seat, card)
    return DRAW if other is None or _happens(attention.leaves, roll) else ON_SEAT[other]


def is_misplay(view: View, memory: Memory) -> bool:
    """Return True if the last action was a misplay that nobody has called (J12–J15)."""
    last = view.last
    if last is None or last.to == CENTRE:
        return False
    if last.to is None:
        owed = view.seats[last.seat].top if memory.covered is None else memory.covered
        return owed is not None and _fits_centre(view, memory.base, owed)
    if _fits_centre(view, memory.base, last.card):
        return True
    # The pile on which the card lies now is the only one that has changed, and no card fits on its own rank.
    nearest = _nearest_fit(view, last.seat, last.card)
    return nearest is not None and (
        last.to == OWN or (nearest - last.seat) % len(view.seats) < (last.to - last.seat) % len(view.seats)
    )


def _happens(thousandths: int, roll: Roll, divisor: int = 1) -> bool:
    return thousandths > 0 and roll(1000 * divisor) < thousandths


def _fits_centre(view: View, base: int, card: Card) -> bool:
    """Return True if the card fits the center. Only an empty place takes the base rank: on a complete pile it would
    come next too (J4, J10).
    """
    top = view.centre[SUIT_OF[card]]
    rank = RANK_OF[card]
    if top is None:
        return rank == base
    return rank != base and rank == (RANK_OF[top] + 1) % 13


def _nearest_fit(view: View, seat: int, card: Card, notices: Callable[[int], bool] = lambda _: True) -> int | None:
    """Return the first other seat clockwise whose pile the card fits on, if `notices` lets it be seen there."""
    seats = len(view.seats)
    below = (RANK_OF[card] - 1) % 13
    for distance in range(1, seats):
        other = (seat + distance) % seats
        top = view.seats[other].top
        if top is not None and RANK_OF[top] == below and notices(other):
            return other
    return None
