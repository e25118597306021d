"""A board of Roundup, where one is asked whether a move is a misplay: the table before it, and where each card goes."""

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from bot.core.boards import Board
from bot.core.cards import SUIT_OF
from bot.text.voice import Voice
from cogs.roundup.picture.seats import GAP, NARROWEST_TILE, Place, Seats, table_places
from cogs.roundup.picture.table import moment, stack_at, table
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import Action, Down, Jack, King, LastAction, Pass, Queen, Up, View, cards_of
from render.layout import Box, frame, ticked
from render.scene import CardAt, Item, NamePlate, Scene, Trail

_ARROW, _SMALL_ARROW = 84, 56


def board(view: View, seat: int, action: Action, voice: Voice) -> Scene:
    """Show the table before the move. The cards that move are marked, and the one from the hand is seen; arrows lead
    to where they go, below all names and face-up cards.
    """
    places, _ = table_places(len(view.seats))
    marked = replace(view, last=LastAction(seat, "give", action.cards)) if isinstance(action, Up) else view
    shown = table(marked, voice)
    seats = next(number for number, item in enumerate(shown.items) if isinstance(item, NamePlate))
    ways = _to_stacks(view, seat, action, places, voice) if isinstance(action, Up | Down) else ()
    under = Scene(shown.height, (*shown.items[:seats], *ways, *shown.items[seats:]), shown.look)
    return under.plus(*_from_hand(seat, action, places))


def answer(board: Board, voice: Voice) -> Sequence[Scene]:
    """Show where a card that had to go first belongs, and of what was right where it goes."""
    view, action = GAME.view(board.state, None), board.action
    places, _ = table_places(len(view.seats))
    if board.juse is not None:
        _, stamped, explained = moment(view, board.juse, voice)
        owed = [*_owed(view, board.seat, places[board.seat], voice)] if board.clause == "face-up-first" else []
        return stamped.plus(*owed), explained.plus(*owed)
    boxes = [places[board.seat].tiles]
    if isinstance(action, Up | Down):
        boxes = [stack_at(suit) for suit in {SUIT_OF[card] for card in cards_of(action)}]
    checks = chain.from_iterable(map(ticked, boxes))
    return (table(view, voice).plus(*checks),)


def _to_stacks(view: View, seat: int, action: Up | Down, places: Sequence[Place], voice: Voice) -> Iterator[Item]:
    """Lead each suit's last card to its stack."""
    tiles = {tile.card: tile for tile in Seats(view, voice).laid(seat, places[seat])}
    for suit, card in {SUIT_OF[card]: card for card in cards_of(action)}.items():
        at, stack = tiles.get(card, places[seat].back), stack_at(suit)
        assert at is not None
        yield Trail(at.x, at.y - at.height // 2, *_low(stack), size=_ARROW)


def _from_hand(seat: int, action: Action, places: Sequence[Place]) -> Iterator[Item]:
    """Show what is done with a card that was face down: the card itself, unless it is passed with."""
    place, box = places[seat], places[seat].back
    assert box is not None
    if isinstance(action, Pass):
        # Below the ranks and suits, which decide.
        yield Trail(box.x, place.area.bottom + GAP, place.tiles.x, place.area.bottom + GAP, size=_SMALL_ARROW)
    elif not isinstance(action, Up):
        [card] = cards_of(action)
        yield CardAt(box.x, box.y, card, max(box.width, NARROWEST_TILE), "last", "tile")
    if isinstance(action, Jack | Queen | King) and (asked := places[action.target].back) is not None:
        yield Trail(asked.x, asked.top, asked.x, asked.bottom - _ARROW // 2, size=_ARROW)


def _owed(view: View, seat: int, place: Place, voice: Voice) -> Iterator[Item]:
    """Mark the face-up cards that fit, and their stacks."""
    for tile in Seats(view, voice).laid(seat, place):
        suit = None if tile.card is None else SUIT_OF[tile.card]
        fits = suit is not None and tile.card == 13 * suit + view.stacks[suit]
        yield replace(tile, mark="gold" if fits else "plain")
        if suit is not None and fits:
            yield frame(stack_at(suit).inset(-6))


def _low(box: Box) -> tuple[int, int]:
    """Return where an arrow ends in a box: below the index of a card."""
    return box.x + box.width // 6, box.bottom - box.height // 5
