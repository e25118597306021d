"""The computer player: perfect attention, from what its seat sees and remembers and nothing else."""

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.game import Level, Roll
from cogs.juse.rules import DRAW, ON_SEAT, TO_CENTRE, TO_OWN
from cogs.juse.state import Action, Memory, View


def choose(view: View, memory: Memory, seat: int, roll: Roll, level: Level = "normal") -> Action:
    """Plays whatever can be played: even where it need not (J17), a card laid on another's pile is one fewer to lose.

    That leaves nothing to toss up, so `roll` is never asked.
    """
    held = view.held
    card = view.seats[seat].top if held is None else held
    if card is None:
        return DRAW
    if _fits_centre(view, memory.base, card):
        return TO_CENTRE
    other = _nearest_fit(view, seat, card)
    if other is not None:
        return ON_SEAT[other]
    return DRAW if held is None else TO_OWN


def _fits_centre(view: View, base: int, card: Card) -> bool:
    """A complete pile's top is followed by the base rank too, so only an empty place takes that (J4, J10)."""
    top = view.centre[SUIT_OF[card]]
    rank = RANK_OF[card]
    if top is None:
        return rank == base
    return rank != base and rank == (RANK_OF[top] + 1) % 13


def _nearest_fit(view: View, seat: int, card: Card) -> int | None:
    seats = len(view.seats)
    below = (RANK_OF[card] - 1) % 13
    for distance in range(1, seats):
        other = (seat + distance) % seats
        top = view.seats[other].top
        if top is not None and RANK_OF[top] == below:
            return other
    return None
