"""What the announcement of a misplay shows: what its words say, and no card that lies on the table."""

from collections.abc import Iterator, Sequence

from bot.core.game import Juse
from bot.text.voice import Voice
from cogs.jugglers.picture.header import HEADER_HEIGHT
from cogs.jugglers.picture.seats import columns, place_names, stamp
from cogs.jugglers.rules.state import DRAFTS, Misplayed, View
from render.scene import (
    PLATE_HEIGHT,
    WIDTH,
    Area,
    Badge,
    Dim,
    Frame,
    Item,
    Label,
    NamePlate,
    Scene,
    SeatBack,
    Sign,
    Slot,
    Trail,
)

_HEADER_Y = HEADER_HEIGHT // 2
_ROW, _STEP = 112, 118
_CARD_X, _CARD_WIDTH, _CARD_HEIGHT = 320, 72, 98
_SEATS_TOP = HEADER_HEIGHT + len(DRAFTS) * _STEP + 60
_PLATE_Y = _SEATS_TOP + PLATE_HEIGHT // 2
_BADGE_Y = _PLATE_Y + PLATE_HEIGHT // 2 + 40
_SEATS_BOTTOM = _BADGE_Y + 60
_HEIGHT = _SEATS_BOTTOM + 12


def moment(view: View, juse: Juse, voice: Voice) -> Sequence[Scene]:
    """Who should have moved, what somebody else did, Juse!"""
    assert isinstance(juse, Misplayed)
    shown = _Moment(view, juse, voice)
    before = [*shown.ground(), *shown.rows(), *shown.seats()]
    built_up = (before, [*before, *shown.slip()], [*before, *shown.verdict()])
    return [Scene(_HEIGHT, tuple(items), voice.look) for items in built_up]


def _row_y(draft: int) -> int:
    return HEADER_HEIGHT + _ROW // 2 + _STEP * draft


class _Moment:
    def __init__(self, view: View, juse: Misplayed, voice: Voice) -> None:
        self.juse = juse
        self.voice = voice
        self.columns = columns(view)
        self.names = place_names(voice)
        own = juse.waiting == juse.seat
        dummys = own and juse.fault == "out-of-turn" and juse.kind != "dummy"
        waiting = juse.seat + view.seats if dummys else juse.waiting
        self.waiting = waiting if juse.fault == "out-of-turn" else None
        """The place whose turn it is, where that matters: the dummy's, if its player forgot it."""
        self.x, self.width = self.columns[juse.seat]
        self.y = _row_y(juse.draft)

    def ground(self) -> Iterator[Item]:
        yield Area(WIDTH // 2, (HEADER_HEIGHT - 6) // 2, WIDTH, HEADER_HEIGHT - 6, "dusk", 0)
        if self.waiting is not None:
            to_move = self.voice.say("jugglers-picture-to-move")
            yield Badge(WIDTH - 370, _HEADER_Y - 3, self.waiting, 58, mark="gold")
            yield Label(WIDTH - 24, _HEADER_Y - 3, to_move, 44, "bare", 300, "right")

    def rows(self) -> Iterator[Item]:
        for draft in DRAFTS:
            yield from self._row(draft)

    def _row(self, draft: int) -> Iterator[Item]:
        yield Area(WIDTH // 2, _row_y(draft), WIDTH - 16, _ROW)
        text = self.voice.say("jugglers-picture-draft", number=draft + 1)
        yield Label(28, _row_y(draft), text, 44, "muted", 220, "left")

    def seats(self) -> Iterator[Item]:
        for place, (x, width) in self.columns.items():
            yield from self._seat(place, x, width)

    def _seat(self, place: int, x: int, width: int) -> Iterator[Item]:
        left = x - width // 2 + 12
        if place == self.waiting:
            middle, height = (_SEATS_TOP + _SEATS_BOTTOM) // 2 - 8, _SEATS_BOTTOM - _SEATS_TOP
            yield Area(x, middle, width - 6, height, "light", 22)
            yield Frame(x, middle, width - 4, height)
            yield Sign(left + 90, _BADGE_Y, "turn", 46)
        state = "turn" if place == self.waiting else "plain"
        yield NamePlate(x, _PLATE_Y, width - 20, None, self.names[place], state=state)
        yield Badge(left + 29, _BADGE_Y, place, 58)

    def slip(self) -> Iterator[Item]:
        """The card that went to the draft, or the place where there was none to take."""
        yield Trail(self.x, _SEATS_TOP - 8, _CARD_X, self.y + _CARD_HEIGHT // 2 + 26, "fault")
        nothing = self.juse.fault == "empty-deck"
        if nothing:
            yield Slot(_CARD_X, self.y, _CARD_WIDTH, _CARD_HEIGHT, mark="fault")
        else:
            yield SeatBack(_CARD_X, self.y, _CARD_WIDTH, _CARD_HEIGHT, self.juse.seat, "fault")
        text = self.voice.say("jugglers-picture-tried", what="nothing" if nothing else self.juse.kind)
        yield Label(_CARD_X + _CARD_WIDTH // 2 + 28, self.y, text, 44, "bare", 500, "left")

    def verdict(self) -> Iterator[Item]:
        """All is dark but the draft, the player who slipped and the one who was to move."""
        juse, say = self.juse, self.voice.say
        yield Dim(WIDTH // 2, _HEIGHT // 2, WIDTH, _HEIGHT)
        yield from self._row(juse.draft)
        yield from self.ground()
        for place in (juse.seat, self.waiting):
            if place is not None:
                yield from self._seat(place, *self.columns[place])
        yield from self.slip()
        yield Frame(WIDTH // 2, self.y, WIDTH - 14, _ROW + 4, "fault")
        yield NamePlate(self.x, _PLATE_Y, self.width - 20, None, self.names[juse.seat], state="fault")
        yield stamp(self.x, _BADGE_Y + 14, self.width, self.voice)
        reason = say("jugglers-picture-fault", fault=juse.fault)
        yield Label(20, _HEADER_Y - 3, reason, 44, "fault", 700, "left")
