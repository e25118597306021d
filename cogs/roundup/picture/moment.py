"""The moment of Juse!: who slipped, what was laid, and why it was wrong. No card is named that the words do not."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.cards import SUIT_OF
from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.roundup.picture.middle import stack_x
from cogs.roundup.picture.places import GAP, MARGIN, TOP, table_places
from cogs.roundup.picture.seats import Seats
from cogs.roundup.picture.table import STACK, stack_step, table_scene
from cogs.roundup.rules.state import LastAction, Misplayed, View
from render.scene import WIDTH, Area, Back, CardAt, Dim, Frame, Item, Label, Scene, Slot, card_height

_PANEL = 176
_LAID = 116
"""The width of a card that does not fit, on the stack that shows why."""
_STAMP, _ABOVE = 60, 66
"""The stamp may lie on the felt above the seat."""


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    assert isinstance(juse, Misplayed)
    cards = () if juse.card is None else (juse.card,)
    last = LastAction(juse.seat, juse.move, cards, fault=juse.fault)
    return _Moment(msgspec.structs.replace(view, last=last), juse, voice).scenes()


class _Moment:
    def __init__(self, view: View, juse: Misplayed, voice: Voice) -> None:
        self.view = view
        self.juse = juse
        self.voice = voice
        self.places, self.height = table_places(len(view.seats))
        self.place = self.places[juse.seat]

    def scenes(self) -> Sequence[Scene]:
        """What was done; the stamp; why."""
        before = table_scene(msgspec.structs.replace(self.view, last=None), self.voice, without=self.juse.seat)
        dim = Dim(WIDTH // 2, self.height // 2, WIDTH, self.height)
        done = (*before.items, dim, *self._done())
        stamp = Seats(self.view, self.voice).stamp(self.juse.seat, self.place, _STAMP)
        stamped = (*done, stamp)
        explained = (*done, *self._reason(), stamp)
        return [Scene(self.height, items, self.voice.look) for items in (done, stamped, explained)]

    def _done(self) -> Iterator[Item]:
        area, seats = self.place.area, Seats(self.view, self.voice)
        yield Area(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP, "light")
        yield from seats.own(self.juse.seat, self.place)
        yield Frame(area.x, area.y, area.width + 2 * GAP, area.height + 2 * GAP, "fault")
        back = self.place.back
        if self.juse.card is None and back is not None:
            yield Back(back.x, back.y, back.width, back.height, mark="fault")
            yield Label(back.x, back.y, "×", 44, "fault")
        if self.juse.fault == "does-not-fit" and self.juse.card is not None:
            yield from self._on_stack(self.juse.card)

    def _on_stack(self, card: int) -> Iterator[Item]:
        """Where it was laid, with the top of that stack beside it."""
        suit = SUIT_OF[card]
        x, y = stack_x(suit, stack_step(len(self.view.seats))), MARGIN + card_height(STACK) // 2
        height = self.view.stacks[suit]
        if height:
            yield CardAt(x, y, suit * 13 + height - 1, STACK)
        else:
            yield Slot(x, y, STACK, suit=suit)
        yield CardAt(x + 36, y + 36, card, _LAID, "fault")
        yield Label(x + 36 + _LAID // 4, y + 36 + _LAID // 3, "×", 40, "fault")

    def _reason(self) -> Iterator[Item]:
        """Beside the seat, over others that have no part in it."""
        area, juse = self.place.area, self.juse
        above = area.top - _PANEL - _ABOVE
        top = above if above > TOP else area.bottom + 3 * GAP
        yield Area(WIDTH // 2, top + _PANEL // 2, WIDTH - 2 * MARGIN, _PANEL, "dusk")
        left = 4 * MARGIN
        if juse.card is not None:
            size = 116
            yield CardAt(left + size // 2, top + _PANEL // 2, juse.card, size, "fault", "tile")
            left += size + 3 * MARGIN
        room = WIDTH - left - 4 * MARGIN
        what = self.voice.say(f"roundup-moment-{juse.fault}-what", move=juse.move)
        why = self.voice.say(f"roundup-moment-{juse.fault}-why", move=juse.move)
        yield Label(left, top + 58, what, 52, "bare", room, "left")
        yield Label(left, top + 126, why, 44, "muted", room, "left")
