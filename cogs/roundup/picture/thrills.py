"""What thrills at a table of Roundup: a King found the number it asked for; with a suit that closes, bids are lost."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.core.cards import SUIT_OF
from bot.core.game import Event
from bot.text.voice import SUIT_SIGNS, Voice, card_text
from bot.ui.thrills import Found, Thrill
from cogs.roundup.picture.motion import ABOVE_HANDS, TABLE, Board
from cogs.roundup.picture.seats import Seats
from cogs.roundup.rules.state import BroughtOut, Closed, Emptied, View
from render.scene import Item, Mark


def _just_now(view: View, events: Sequence[Event]) -> Iterator[Event]:
    """Yield what the last move brought about, newest first, in a round that goes on."""
    for event in () if view.between_rounds else reversed(events):
        if not isinstance(event, BroughtOut | Closed | Emptied):
            break
        yield event


def _had_it(view: View, events: Sequence[Event], voice: Voice) -> Iterator[Found]:
    for event in _just_now(view, events):
        if isinstance(event, BroughtOut) and event.number is not None:
            yield {"seat": event.seat, "name": voice.names[event.seat], "card": card_text(event.card)}


def _bid_lost(view: View, events: Sequence[Event], voice: Voice) -> Iterator[Found]:
    for event in _just_now(view, events):
        for seat, own in enumerate(view.seats if isinstance(event, Closed) else ()):
            if isinstance(event, Closed) and own.bid is not None and SUIT_OF[own.bid] == event.suit:
                yield {"seat": seat, "name": voice.names[seat], "suit": SUIT_SIGNS[event.suit]}


def _beside_cards(board: Board, mark: Mark, view: View, found: Found, words: str, voice: Voice) -> Iterator[Item]:
    seat = found["seat"]
    yield Seats(view, voice).stamp(seat, board.places(len(view.seats))[0][seat], text=words, mark=mark)


def _rows(board: Board) -> Sequence[Thrill]:
    return (
        Thrill("roundup", "had-it", _had_it, partial(_beside_cards, board, "gold")),
        Thrill("roundup", "bid-lost", _bid_lost, partial(_beside_cards, board, "plain")),
    )


AT_TABLE, IN_HANDS = _rows(TABLE), _rows(ABOVE_HANDS)
