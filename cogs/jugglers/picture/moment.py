"""What the announcement of a misplay shows: what its words say, and no card that lies on the table."""

from collections.abc import Iterator, Sequence

from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.jugglers.picture.board import HEADER, HEADER_HEIGHT
from cogs.jugglers.picture.ending import place_names
from cogs.jugglers.picture.table import columns, stamp
from cogs.jugglers.rules.state import DRAFTS, Misplayed, View
from render.layout import Box, area, band, frame
from render.scene import PLATE_HEIGHT, WIDTH, Badge, Dim, Item, Label, NamePlate, Scene, SeatBack, Sign, Slot, Trail

_ROWS = Box(8, HEADER_HEIGHT, WIDTH - 16, 0).rows(112, 112, 112, gap=6)
_CARD = Box(284, 0, 72, 98)
_SEATS = Box(0, _ROWS[-1].bottom + 66, WIDTH, 158)
_PLATE_Y = _SEATS.top + PLATE_HEIGHT // 2
_BADGE_Y = _PLATE_Y + PLATE_HEIGHT // 2 + 40


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    """Show whose turn it was, what somebody else did, Juse!"""
    assert isinstance(juse, Misplayed)
    shown, height = _Moment(view, juse, voice), _SEATS.bottom + 12
    seats = [item for place in shown.columns for item in shown.seat(place)]
    before = [*shown.ground(), *(item for draft in DRAFTS for item in shown.row(draft)), *seats]
    dim = Dim(WIDTH // 2, height // 2, WIDTH, height)
    built_up = (before, [*before, *shown.slip()], [*before, dim, *shown.verdict()])
    return [Scene(height, tuple(items), voice.look) for items in built_up]


class _Moment:
    def __init__(self, view: View, juse: Misplayed, voice: Voice) -> None:
        self.juse = juse
        self.voice = voice
        self.columns = columns(view)
        self.names = place_names(voice)
        self.waiting: int | None = None
        """The place whose turn it is, where that matters: the dummy's, if its player forgot it."""
        if juse.fault == "out-of-turn":
            is_dummys = juse.waiting == juse.seat and juse.kind != "dummy"
            self.waiting = juse.seat + view.seats if is_dummys else juse.waiting

    def ground(self) -> Iterator[Item]:
        yield band(HEADER, "dusk")
        if self.waiting is not None:
            to_move = self.voice.say("jugglers-picture-to-move")
            yield Badge(WIDTH - 370, HEADER.y, self.waiting, 58, mark="gold")
            yield Label(WIDTH - 24, HEADER.y, to_move, 44, "bare", 300, "right")

    def row(self, draft: int) -> Sequence[Item]:
        box, text = _ROWS[draft], self.voice.say("jugglers-picture-draft", number=draft + 1)
        return area(box), Label(28, box.y, text, 44, "muted", 220, "left")

    def seat(self, place: int) -> Iterator[Item]:
        x, width = self.columns[place]
        left, waits = x - width // 2 + 12, place == self.waiting
        if waits:
            box = Box(x - width // 2, _SEATS.top - 8, width, _SEATS.height)
            yield area(box.inset(3, 0), "light", 22)
            yield frame(box.inset(2, 0))
            yield Sign(left + 90, _BADGE_Y, "turn", 46)
        yield NamePlate(x, _PLATE_Y, width - 20, None, self.names[place], state="turn" if waits else "plain")
        yield Badge(left + 29, _BADGE_Y, place, 58)

    def slip(self) -> Sequence[Item]:
        """Show the card that went to the draft, or the place where there was none to take."""
        juse, x, y = self.juse, _CARD.x, _ROWS[self.juse.draft].y
        start, _ = self.columns[juse.seat]
        nothing = juse.fault == "empty-deck"
        text = self.voice.say("jugglers-picture-tried", what="nothing" if nothing else juse.kind)
        return (
            Trail(start, _SEATS.top - 8, x, y + _CARD.height // 2 + 26, "fault"),
            Slot(x, y, _CARD.width, _CARD.height, mark="fault")
            if nothing
            else SeatBack(x, y, _CARD.width, _CARD.height, juse.seat, "fault"),
            Label(_CARD.right + 28, y, text, 44, "bare", 500, "left"),
        )

    def verdict(self) -> Iterator[Item]:
        """Leave light only the draft, the player who slipped and the one whose turn it was."""
        juse, (x, width) = self.juse, self.columns[self.juse.seat]
        yield from self.row(juse.draft)
        yield from self.ground()
        for place in (juse.seat, self.waiting):
            if place is not None:
                yield from self.seat(place)
        yield from self.slip()
        yield frame(_ROWS[juse.draft].inset(-1, -2), "fault")
        yield NamePlate(x, _PLATE_Y, width - 20, None, self.names[juse.seat], state="fault")
        yield stamp(x, _BADGE_Y + 14, width, self.voice)
        reason = self.voice.say("jugglers-picture-fault", fault=juse.fault)
        yield Label(20, HEADER.y, reason, 44, "fault", 700, "left")
