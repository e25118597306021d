"""The moment of Juse!: who slipped, what was laid, and why it was wrong. No card is named that the words do not."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.roundup.picture.places import GAP, MARGIN, TOP, Place, table_places
from cogs.roundup.picture.seats import Seats
from cogs.roundup.picture.table import STACK, stack_step, stack_x, table_scene
from cogs.roundup.rules.state import LastAction, Misplayed, View
from render.layout import Box, area, back, frame
from render.scene import WIDTH, CardAt, Dim, Item, Label, Scene, Slot, card_height

_PANEL = 176
_LAID = 116
"""The width of a card that does not fit, on the stack that shows why."""
_STAMP, _ABOVE = 60, 66
"""The stamp may lie on the felt above the seat."""


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    """Show what was done; the stamp; why."""
    assert isinstance(juse, Misplayed)
    places, height = table_places(len(view.seats))
    place = places[juse.seat]
    cards = () if juse.card is None else (juse.card,)
    seats = Seats(replace(view, last=LastAction(juse.seat, juse.move, cards, fault=juse.fault)), voice)
    before = table_scene(replace(view, last=None), voice, without=juse.seat)
    done = (*before.items, Dim(WIDTH // 2, height // 2, WIDTH, height), *_done(view, juse, seats, place))
    stamp = seats.stamp(juse.seat, place, _STAMP)
    explained = (*done, *_reason(juse, place.area, voice), stamp)
    return [Scene(height, items, voice.look) for items in (done, (*done, stamp), explained)]


def _done(view: View, juse: Misplayed, seats: Seats, place: Place) -> Iterator[Item]:
    yield area(place.area.inset(-GAP), "light")
    yield from seats.own(juse.seat, place)
    yield frame(place.area.inset(-GAP), "fault")
    if juse.card is None:
        if place.back is not None:
            yield back(place.back, mark="fault")
            yield Label(place.back.x, place.back.y, "×", 44, "fault")
    elif juse.fault == "does-not-fit":
        # Where it was laid, with the top of that stack beside it.
        suit = SUIT_OF[juse.card]
        x, y, height = stack_x(suit, stack_step(len(view.seats))), MARGIN + card_height(STACK) // 2, view.stacks[suit]
        yield CardAt(x, y, suit * 13 + height - 1, STACK) if height else Slot(x, y, STACK, suit=suit)
        yield CardAt(x + 36, y + 36, juse.card, _LAID, "fault")
        yield Label(x + 36 + _LAID // 4, y + 36 + _LAID // 3, "×", 40, "fault")


def _reason(juse: Misplayed, seat: Box, voice: Voice) -> Iterator[Item]:
    """Say why beside the seat, over others that have no part in it."""
    above = seat.top - _PANEL - _ABOVE
    panel = Box(MARGIN, above if above > TOP else seat.bottom + 3 * GAP, WIDTH - 2 * MARGIN, _PANEL)
    yield area(panel, "dusk")
    left = 4 * MARGIN
    if juse.card is not None:
        yield CardAt(left + _LAID // 2, panel.y, juse.card, _LAID, "fault", "tile")
        left += _LAID + 3 * MARGIN
    room = WIDTH - left - 4 * MARGIN
    what = voice.say(f"roundup-moment-{juse.fault}-what", move=juse.move)
    why = voice.say(f"roundup-moment-{juse.fault}-why", move=juse.move)
    yield Label(left, panel.top + 58, what, 52, "bare", room, "left")
    yield Label(left, panel.top + 126, why, 44, "muted", room, "left")
