"""Where a card fits, and what is wrong with any other place (J10–J14). Every action of every playout asks this."""

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.juse.rules.state import CENTRE, OWN, State

MAX_SEATS = 8

DOES_NOT_FIT = "does-not-fit"
"""The one fault that everybody sees (J27)."""

OTHERS = tuple(
    tuple(tuple((seat + distance) % seats for distance in range(1, seats)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""`OTHERS[seats][seat]`: the other seats, clockwise from the left."""
RANK_BELOW = tuple((rank - 1) % 13 for rank in RANK_OF)
_NEXT_IN_CENTRE = tuple(
    tuple((*(13 * suit + (base + height) % 13 for height in range(13)), None) for suit in range(4))
    for base in range(13)
)
"""By base rank and suit: the card that the centre pile takes at each height; None when it is complete."""


def fits_centre(state: State, card: Card) -> bool:
    """J10: each suit's pile takes its ranks in the ring's order from the base rank, thirteen in all."""
    suit = SUIT_OF[card]
    return _NEXT_IN_CENTRE[state.base][suit][state.centre[suit]] == card


def fits_on(state: State, card: Card, seat: int) -> bool:
    """J10: the next rank up from the top of that seat's discard pile, any suit."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[pile[-1]] == RANK_BELOW[card]


def right_place(state: State, seat: int, card: Card) -> int:
    """Where the card belongs: in the centre, else on the first other seat clockwise whose pile it fits (J13), else on
    the pile of the seat itself.
    """
    suit = SUIT_OF[card]
    if _NEXT_IN_CENTRE[state.base][suit][state.centre[suit]] == card:
        return CENTRE
    discards = state.discards
    below = RANK_BELOW[card]
    for other in OTHERS[len(discards)][seat]:
        pile = discards[other]
        if pile and RANK_OF[pile[-1]] == below:
            return other
    return OWN


def fault_of(state: State, card: Card, to: int, right: int) -> tuple[str, int | None]:
    """The first of J11–J14 (J16) that putting the card on this wrong place overlooks; and the seat where it belongs, if
    the fault is about one.
    """
    if to == CENTRE or (to != OWN and not fits_on(state, card, to)):
        return DOES_NOT_FIT, None
    if right == CENTRE:
        return "centre-first", None
    return ("playable-elsewhere" if to == OWN else "nearer-first"), right
