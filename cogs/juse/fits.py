"""Where a card fits and what is wrong with a place for it (J10–J14): asked at every action of every playout."""

from bot.core.cards import RANK_OF, SUIT_OF, Card
from cogs.juse.state import CENTRE, OWN, State

MAX_SEATS = 8

DOES_NOT_FIT = "does-not-fit"
"""The one fault that everybody sees (J27)."""

# What depends on the seats alone is worked out once.
OTHERS = tuple(
    tuple(tuple((seat + distance) % seats for distance in range(1, seats)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""For so many seats and this one of them: the others clockwise from its left."""
RANK_BELOW = tuple((rank - 1) % 13 for rank in RANK_OF)
_TAKEN = tuple(
    tuple((*(13 * suit + (base + height) % 13 for height in range(13)), None) for suit in range(4))
    for base in range(13)
)
"""For this base rank and suit: the card that the centre pile takes at each height; a complete one takes none."""


def fits_centre(state: State, card: Card) -> bool:
    """J10: each suit's pile takes its ranks in the ring's order from the base rank, thirteen in all."""
    suit = SUIT_OF[card]
    return _TAKEN[state.base][suit][state.centre[suit]] == card


def fits_on(state: State, card: Card, seat: int) -> bool:
    """J10: the next rank up from the top of that seat's discard pile, any suit."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[pile[-1]] == RANK_BELOW[card]


def nearest_fit(state: State, seat: int, card: Card) -> int | None:
    """The other seat on whose pile the card fits that comes first clockwise (J13)."""
    discards = state.discards
    below = RANK_BELOW[card]
    for other in OTHERS[len(discards)][seat]:
        pile = discards[other]
        if pile and RANK_OF[pile[-1]] == below:
            return other
    return None


def fault_of(state: State, seat: int, card: Card, to: int) -> tuple[str, int | None]:
    """Which of J11–J14, in that order (J16), is wrong with this place for the card, or `""`; and the seat where it
    belongs, if the fault is about one.
    """
    if to == CENTRE:
        return ("" if fits_centre(state, card) else DOES_NOT_FIT), None
    nearest = nearest_fit(state, seat, card)
    if to != OWN and to != nearest and not fits_on(state, card, to):
        return DOES_NOT_FIT, None
    if fits_centre(state, card):
        return "centre-first", None
    if to == OWN:
        return ("" if nearest is None else "playable-elsewhere"), nearest
    return ("" if nearest == to else "nearer-first"), nearest
