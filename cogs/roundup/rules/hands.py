"""What bidding and turns share: moving cards between hands, refusing what hands cannot do, and misplays."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, Card
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.roundup.rules.state import Hand, LastAction, Misplayed, Move, State

T = TypeVar("T")
Hands: TypeAlias = tuple[Hand, ...]

ALONE: tuple[Hand, ...] = tuple(bytes((card,)) for card in PACK)
"""Each card as a hand of its own."""


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Through a list, which takes half the time of joining slices."""
    changed = [*values]
    changed[place] = value
    return tuple(changed)


def without_card(hands: Hands, seat: int, card: Card) -> Hands:
    left = [*hands]
    left[seat] = hands[seat].replace(ALONE[card], b"")
    return tuple(left)


def turned_up(down: Hands, up: Hands, seat: int, card: Card) -> tuple[Hands, Hands]:
    """The face-down and the face-up hands after this card has moved from one to the other."""
    still_down, now_up = [*down], [*up]
    alone = ALONE[card]
    still_down[seat] = down[seat].replace(alone, b"")
    now_up[seat] += alone
    return tuple(still_down), tuple(now_up)


def not_face_down(state: State, seat: int, card: Card) -> Impossible:
    """Why a card that is not in the face-down hand cannot come from there."""
    return Impossible("lies-face-up" if card in state.up[seat] else "not-your-card", card=NAMES[card])


def not_face_up(state: State, seat: int, card: Card) -> Impossible:
    """Why a card that is not in the face-up hand cannot come from there."""
    return Impossible("lies-face-down" if card in state.down[seat] else "not-your-card", card=NAMES[card])


def misplay(state: State, seat: int, move: Move, fault: str, card: Card | None = None) -> tuple[State, Sequence[Event]]:
    """R19: nothing moves, and the seat is asked the same again. `card` only if everybody saw it."""
    last = LastAction(seat, move, () if card is None else (card,), fault=fault)
    return replace(state, last=last), (Misplayed(seat=seat, fault=fault, move=move, card=card),)
