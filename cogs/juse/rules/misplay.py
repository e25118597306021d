"""Where a card fits, what is wrong with any other place, and what a misplay costs, whoever calls it (J10–J27)."""

from collections.abc import Sequence

import msgspec

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.juse.rules.state import (
    CENTRE,
    OWN,
    CalledWrongly,
    LastAction,
    Misplayed,
    State,
    Won,
    may_call,
)

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
"""By base rank and suit: the card that the center pile takes at each height; None when it is complete."""


def fits_centre(state: State, card: Card) -> bool:
    """Return True if its suit's pile takes the card: ranks in the ring's order from the base rank, thirteen in all
    (J10).
    """
    suit = SUIT_OF[card]
    return _NEXT_IN_CENTRE[state.base][suit][state.centre[suit]] == card


def fits_on(state: State, card: Card, seat: int) -> bool:
    """Return True if the card is the next rank up from the top of that seat's discard pile, in any suit (J10)."""
    pile = state.discards[seat]
    return bool(pile) and RANK_OF[pile[-1]] == RANK_BELOW[card]


def right_place(state: State, seat: int, card: Card) -> int:
    """Return where the card belongs: in the center, else on the first other seat clockwise whose pile it fits (J13),
    else on the pile of the seat itself.
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
    """Return the first of J11–J14 (J16) that putting the card on this wrong place overlooks; and the seat where it
    belongs, if the fault is about one.
    """
    if to == CENTRE or (to != OWN and not fits_on(state, card, to)):
        return DOES_NOT_FIT, None
    if right == CENTRE:
        return "centre-first", None
    return ("playable-elsewhere" if to == OWN else "nearer-first"), right


def penalized(
    state: State, fault: str, card: Card, to: int | None, better: int | None = None, caller: int | None = None
) -> tuple[State, Sequence[Event]]:
    """Carry out the penalty of the seat whose turn it is in `state`: the card goes back, every other seat gives its
    bottom card, and the turn ends.
    """
    seat = state.turn
    draws, discards = list(state.draws), list(state.discards)
    if state.held is not None:
        draws[seat] = (*draws[seat], state.held)
    winner = None
    seats = len(draws)
    for giver in OTHERS[seats][seat]:
        giving = draws if draws[giver] else discards
        given, giving[giver] = giving[giver][0], giving[giver][1:]
        draws[seat] = (given, *draws[seat])
        if winner is None and not draws[giver] and not discards[giver]:
            winner = giver
    punished = msgspec.structs.replace(
        state,
        draws=tuple(draws),
        discards=tuple(discards),
        turn=(seat + 1) % seats,
        held=None,
        first_turn=False,
        last=LastAction(seat=seat, card=card, to=to, from_hand=state.held is not None, fault=fault),
        winner=winner,
        uncalled=None,
        silenced=still_silenced(state, seat),
    )
    event = Misplayed(seat=seat, fault=fault, card=card, to=to, better=better, takes=seats - 1, caller=caller)
    return punished, (event,) if winner is None else (event, Won(seat=winner))


def still_silenced(state: State, ended: int) -> tuple[int, ...]:
    """Return who still may not call when the turn of the seat `ended` is over (J27, J28)."""
    return tuple(seat for seat in state.silenced if seat != ended) if state.silenced_for_lap else ()


def is_left_to_players(state: State, seat: int) -> bool:
    """Return True if a misplay of this seat stands until a player calls it. With its last card the bot calls it."""
    if not state.players_call:
        return False
    return len(state.draws[seat]) + len(state.discards[seat]) + (state.held is not None) > 1


def call(state: State, seat: int) -> tuple[State, Sequence[Event]]:
    last, uncalled = state.last, state.uncalled
    if not state.players_call:
        raise Impossible("bot-calls")
    if last is None:
        raise Impossible("nothing-done-yet")
    if not may_call(state, seat):
        if last.seat == seat:
            raise Impossible("acted-last")
        raise Impossible("called-wrongly", lap="yes" if state.silenced_for_lap else "no")
    if uncalled is None:
        silenced = msgspec.structs.replace(state, silenced=(*state.silenced, seat))
        lap = state.silenced_for_lap
        return silenced, (CalledWrongly(seat=seat, fault="wrong-call", accused=last.seat, for_lap=lap),)
    # The state before the last action, with the turn back at the seat that made it.
    draws, discards = list(state.draws), list(state.discards)
    actor, card, held = last.seat, last.card, last.card if last.from_hand else None
    if last.to is None:
        # The card is back on top, and a pile turned over is turned back.
        pile = (*draws[actor], last.card)
        draws[actor], discards[actor] = ((), pile[::-1]) if uncalled.turned_over else (pile, discards[actor])
        card = discards[actor][-1]
    else:
        place = actor if last.to == OWN else last.to
        discards[place] = discards[place][:-1]
        if not last.from_hand:
            discards[actor] = (*discards[actor], last.card)
    before = msgspec.structs.replace(state, draws=tuple(draws), discards=tuple(discards), turn=actor, held=held)
    return penalized(before, uncalled.fault, card, last.to, uncalled.better, caller=seat)
