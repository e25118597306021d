"""What is seen happening at a table of Juse: a whole turn that is shown at once, and the last card."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.core.game import Event, with_value
from bot.text.voice import Voice
from cogs.juse.picture.table import places_for, scene, winner_named
from cogs.juse.rules.state import CENTRE, OWN, Drew, LastAction, Placed, SeatView, View, Won
from render import Frame
from render.scene import CardAt

_BEFORE, _LANDED, _WON = 150, 400, 950
"""Milliseconds: of the table before; of the last card; of the name of who has won."""
_TWO_MOVES, _THREE_MOVES = (160, 380), (100, 230)
"""Milliseconds of a card in the air, and until the next one leaves. A turn is over before the next computer moves."""
_TILTS = 14, -8
_Move: TypeAlias = Drew | Placed


def motion(before: View, after: View, events: Sequence[Event], voice: Voice) -> Sequence[Frame]:
    moves, view = [event for event in events if isinstance(event, _Move)], before
    won = after.winner is not None
    # Somebody drew a card and placed it before either was shown.
    has_turn = any(isinstance(event, Drew) and isinstance(next_, Placed) for event, next_ in pairwise(moves))
    if any(not isinstance(event, Drew | Placed | Won) for event in events) or not ((won and moves) or has_turn):
        return ()
    shown = moves[-2:] if won else moves[-3:]
    for move in moves[: -len(shown)]:
        view = _landed(view, move)
    frames = [(scene(view, voice), _BEFORE)]
    in_air, seen = _TWO_MOVES if len(shown) < 3 else _THREE_MOVES
    for move in shown:
        frames += _flight(view, move, voice, in_air, steps=2 if len(shown) < 3 else 1)
        view = _landed(view, move)
        frames.append((scene(view, voice), seen))
    # What it leads to is the picture that stays.
    del frames[-1]
    return (*frames, (scene(view, voice), _LANDED), (winner_named(after, voice), _WON)) if won else frames


def _flight(view: View, move: _Move, voice: Voice, in_air: int, steps: int) -> Iterator[Frame]:
    """Show the card in the air. One that is drawn turns up when it lands."""
    places, table = places_for(len(view.seats)), scene(_lifted(view, move), voice)
    own = places.seats[move.seat]
    if isinstance(move, Drew):
        face, start, end = None, own.back, places.held
    else:
        face, start = move.card, places.held if move.from_hand else own.pile
        end = places.centre[SUIT_OF[move.card]] if move.to == CENTRE else places.seats[_seat_of(move)].pile
    for step, tilt in zip(range(1, steps + 1), _TILTS, strict=False):
        x, y = (a + (b - a) * step // (steps + 1) for a, b in ((start.x, end.x), (start.y, end.y)))
        card = CardAt(x, y, face, end.width, tilt=tilt)
        yield table.plus(card), in_air // steps


def _seat_of(move: Placed) -> int:
    return move.seat if move.to == OWN else move.to


def _lifted(view: View, move: _Move) -> View:
    """Return the table while the card is in the air. Everybody still has as many as before."""
    own = view.seats[move.seat]
    if isinstance(move, Drew):
        own = SeatView(own.discard - 1, 0, None) if move.turned_over else replace(own, draw=own.draw - 1)
    elif not move.from_hand:
        own = SeatView(own.draw, own.discard - 1, move.under)
    return replace(view, seats=with_value(view.seats, move.seat, own), held=None, turn=move.seat, last=None)


def _landed(view: View, move: _Move) -> View:
    lifted = _lifted(view, move)
    if isinstance(move, Drew):
        return replace(lifted, held=move.card, last=LastAction(move.seat, move.card, None, from_hand=False))
    seats, centre, to = lifted.seats, lifted.centre, _seat_of(move)
    scores = with_value(view.scores, move.seat, view.scores[move.seat] - 1)
    if move.to == CENTRE:
        centre = with_value(centre, SUIT_OF[move.card], move.card)
    else:
        pile = seats[to]
        seats = with_value(seats, to, SeatView(pile.draw, pile.discard + 1, move.card))
        scores = with_value(scores, to, scores[to] + 1)
    return replace(
        lifted,
        seats=seats,
        centre=centre,
        scores=scores,
        turn=(move.seat + 1) % len(seats) if move.to == OWN else move.seat,
        last=LastAction(move.seat, move.card, move.to, move.from_hand),
    )
