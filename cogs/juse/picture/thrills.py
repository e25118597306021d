"""What thrills at a table of Juse: the cards that somebody gets rid of in one turn, counted where the hand is."""

from collections.abc import Iterator, Sequence

from bot.core.game import Event
from bot.text.voice import Voice
from bot.ui.thrills import Found, Thrill
from cogs.juse.picture.table import places_for
from cogs.juse.rules.state import OWN, CalledWrongly, Drew, Placed, View
from render.scene import Item, Rays, Stamp

_GOLDEN = 4
_SIZE, _LARGER, _LARGEST = 44, 5, 68


def _in_a_row(view: View, events: Sequence[Event], voice: Voice) -> Iterator[Found]:
    """Count what this turn has got rid of. A wrong call of somebody else changes nothing."""
    cards = 0
    for event in reversed(events):
        if isinstance(event, Placed) and event.seat == view.turn and event.to != OWN:
            cards += 1
        elif not (isinstance(event, CalledWrongly) or (isinstance(event, Drew) and event.seat == view.turn)):
            break
    if cards > 1 and view.held is None and view.winner is None:
        yield {"cards": cards, "name": voice.names[view.turn]}


def _count(view: View, found: Found, words: str, voice: Voice) -> Iterator[Item]:
    """Put the count on the empty place of the hand. It grows with it."""
    held, is_golden = places_for(len(view.seats)).held, found["cards"] >= _GOLDEN
    if is_golden:
        yield Rays(held.x, held.y, held.width, held.height)
    size = min(_SIZE + _LARGER * (found["cards"] - 2), _LARGEST)
    yield Stamp(held.x, held.y, words, size, "gold" if is_golden else "plain", max_width=held.width - size)


THRILLS = (Thrill("juse", "row", _in_a_row, _count),)
